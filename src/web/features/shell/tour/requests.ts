// Needs no schemas: these requests leave before the code of the tour has arrived (`app/first-requests.ts`).
import { ONE_ROW } from '#web/data/requests.ts';

/** Reads when a user left the tour. */
export const leftRequest = (userId: string) => ({
  path: '/rest/v1/profiles',
  query: { id: `eq.${userId}`, select: 'tour_left_at' },
  headers: ONE_ROW,
});

/** The case that the tour leads to. */
export const tourCaseRequest = {
  path: '/rest/v1/cases',
  query: { cnr: 'not.is.null', select: 'id', order: 'created_at.desc', limit: 1 },
};
