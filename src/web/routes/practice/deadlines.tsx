import { getRouteApi } from '@tanstack/react-router';
import { DeadlinesPage } from '#web/features/limitation/deadlines-page.tsx';

const route = getRouteApi('/home/deadlines');

export function DeadlinesRoute() {
  return <DeadlinesPage url={route.useSearch()} />;
}
