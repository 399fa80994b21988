// Needs no schemas: this request leaves before the code of the profile has arrived (`app/first-requests.ts`).
import { ONE_ROW } from '#web/data/requests.ts';

export const profileRequest = (userId: string) => ({
  path: '/rest/v1/profiles',
  query: { id: `eq.${userId}`, select: '*' },
  headers: ONE_ROW,
});
