import { getRouteApi } from '@tanstack/react-router';
import { OldAndNewLaw } from '#web/features/library/acts/concordance-page.tsx';

const concordance = getRouteApi('/home/concordance');

export function ConcordancePage() {
  return <OldAndNewLaw asked={concordance.useSearch()} />;
}
