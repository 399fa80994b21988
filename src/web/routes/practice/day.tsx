import { getRouteApi } from '@tanstack/react-router';
import { DayPage } from '#web/features/timeline/day/day-page.tsx';

const route = getRouteApi('/home/day');

export function DayRoute() {
  return <DayPage day={route.useSearch().day} />;
}
