import type { DeclareJobs, RowQueue } from '#server/platform/jobs/job.ts';
import { vectorsOfClauses } from '#server/platform/models/sentences/clause-vectors.ts';
import type { Services } from '#server/platform/services.ts';
import { type PlaceOfPage, queuePages, saveVectors, takePage } from './store.ts';

const POLL_MS = 10_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the vectors of pages that were read, so that a question in a case is compared with them at once. Owners take turns of a page.
 * Beside the first pages it looks once for those that were read before this version.
 */
export function pageVectors({ db }: Pick<Services, 'db'>): RowQueue<'pages'> {
  let last = NOBODY;
  let looked: PlaceOfPage | undefined;
  let isLooking = true;
  const closing = new AbortController();
  return {
    name: 'page-vectors',
    lanes: ['pages'],
    pollMs: POLL_MS,
    runNext: async () => {
      if (closing.signal.aborted) return false;
      if (isLooking) {
        looked = await db.withWorker((tx) => queuePages(tx, looked));
        isLooking = looked !== undefined;
      }
      const page = await db.withWorker((tx) => takePage(tx, last));
      if (!page) return isLooking;
      last = page.owner_id;
      const vectors = await vectorsOfClauses(page.text, closing.signal).catch((error: unknown) => {
        if (closing.signal.aborted) return undefined;
        throw error;
      });
      if (vectors) await db.withWorker((tx) => saveVectors(tx, page, vectors));
      return true;
    },
    close: () => closing.abort(),
  };
}

export const jobs: DeclareJobs = (services) =>
  services.env.SENTENCE_MODEL === 'on' ? { queues: [pageVectors(services)] } : {};
