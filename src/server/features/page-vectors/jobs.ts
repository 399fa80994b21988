import type { DeclareJobs, RowQueue } from '#server/platform/jobs/job.ts';
import { vectorsOfClauses } from '#server/platform/models/sentences/clause-vectors.ts';
import { SENTENCE_MODEL } from '#server/platform/models/sentences/sentence-vectors.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetOtherModels, saveVectors, takePages } from './store.ts';

const POLL_MS = 10_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the vectors of pages that were read, so that a question in a case compares them with itself at once. Owners take turns of a few
 * pages; the thread has a low priority.
 */
export function pageVectors({ db }: Pick<Services, 'db'>): RowQueue<'pages'> {
  let last = NOBODY;
  const closing = new AbortController();
  return {
    name: 'page-vectors',
    lanes: ['pages'],
    pollMs: POLL_MS,
    prepare: () => db.withWorker((tx) => forgetOtherModels(tx, SENTENCE_MODEL)),
    runNext: async () => {
      const taken = await db.withWorker((tx) => takePages(tx, last));
      if (!taken) return false;
      last = taken.owner;
      for (const page of taken.pages) {
        if (closing.signal.aborted) return false;
        const vectors = await vectorsOfClauses(page.text);
        await db.withWorker((tx) => saveVectors(tx, page, { model: SENTENCE_MODEL, vectors }));
      }
      return taken.pages.length > 0;
    },
    close: () => closing.abort(),
  };
}

export const jobs: DeclareJobs = (services) =>
  services.env.SENTENCE_MODEL === 'on' ? { queues: [pageVectors(services)] } : {};
