import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { calendarFeedMade, calendarFeedStatus } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { relativeTime, shortDate } from '#web/ui/time/dates.ts';

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: () => api.post('/rest/v1/rpc/calendar_feed', {}, calendarFeedStatus),
  staleTime: 0,
});

/** Creates the address of the feed, which the server gives only once. */
export async function makeCalendarFeed(): Promise<string> {
  const { path } = await api.post('/rest/v1/rpc/make_calendar_feed', {}, calendarFeedMade);
  return `${window.location.origin}${path}`;
}

export const revokeCalendarFeed = (): Promise<void> =>
  api.run('POST', '/rest/v1/rpc/revoke_calendar_feed', {});

/** Says when the address was created, and when a calendar last read it. */
export function feedState({ created_at, last_read_at }: z.infer<typeof calendarFeedStatus>): string {
  if (created_at === null) return t(messages.noFeed);
  const date = shortDate(created_at);
  return last_read_at === null
    ? t(messages.feedUnread, { date })
    : t(messages.feedRead, { date, when: relativeTime(last_read_at) });
}
