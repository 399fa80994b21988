import { getRouteApi } from '@tanstack/react-router';
import { CourtPage } from '#web/features/court-import/court-page.tsx';

const route = getRouteApi('/home/court');

export function CourtRoute() {
  return <CourtPage id={route.useSearch().id} />;
}
