import { getRouteApi } from '@tanstack/react-router';
import { CourtPage } from '#web/features/court-import/court-page.tsx';

const route = getRouteApi('/home/court');

export function CourtRoute() {
  const { id, shared } = route.useSearch();
  return <CourtPage id={id} isShared={shared === true} />;
}
