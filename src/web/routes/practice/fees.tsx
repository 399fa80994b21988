import { getRouteApi } from '@tanstack/react-router';
import { FeesPage } from '#web/features/fees/fees-page.tsx';

const route = getRouteApi('/home/fees');

export function FeesRoute() {
  const { case: caseId, day } = route.useSearch();
  return <FeesPage key={caseId ?? ''} caseId={caseId} day={day} />;
}
