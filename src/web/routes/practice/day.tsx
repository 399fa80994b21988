import { getRouteApi } from '@tanstack/react-router';
import { DayPage } from '#web/features/timeline/day/day-page.tsx';
import { WeekPage } from '#web/features/timeline/day/week-page.tsx';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';

const route = getRouteApi('/home/day');

export function DayRoute() {
  const { day, span } = route.useSearch();
  const today = useIndianDay();
  return span === 'week' ? <WeekPage day={day ?? today} /> : <DayPage day={day} />;
}
