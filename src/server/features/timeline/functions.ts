import { z } from 'zod';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import { declareFunction } from '#server/platform/data-api/functions.ts';
import { calendarFeedMade, calendarFeedStatus } from '#shared/contracts/timeline.ts';
import { calendarFeed, removeCalendarFeed, setCalendarFeed } from './store.ts';

const nothing = z.object({});

export const timelineFunctions = [
  declareFunction({
    name: 'calendar_feed',
    whenUnpaid: 'open',
    summary: 'Whether there is a private calendar address, and when it was read last',
    body: nothing,
    answer: calendarFeedStatus,
    run: async (tx) => {
      const feed = await calendarFeed(tx);
      return {
        created_at: feed?.created_at.toISOString() ?? null,
        last_read_at: feed?.last_read_at?.toISOString() ?? null,
      };
    },
  }),
  declareFunction({
    name: 'make_calendar_feed',
    whenUnpaid: 'refused',
    summary: 'Make a private calendar address; it is shown this once, and one made before stops working',
    body: nothing,
    answer: calendarFeedMade,
    run: async (tx) => {
      const secret = randomSecret();
      await setCalendarFeed(tx, hashSecret(secret));
      return { path: `/calendar/${secret}.ics` };
    },
  }),
  declareFunction({
    name: 'revoke_calendar_feed',
    whenUnpaid: 'open',
    summary: 'Disable the private calendar address',
    body: nothing,
    answer: nothing,
    run: async (tx) => {
      await removeCalendarFeed(tx);
      return {};
    },
  }),
];
