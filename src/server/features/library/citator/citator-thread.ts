import { wordsOf } from '#law/judgment/parts/whose.ts';
import type { CitedInJudgment } from '#law/verify/cited-authorities.ts';
import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

export interface CitatorRequest {
  paragraphs: LibraryDocument['paragraphs'];
  keys: string[];
}

// A long judgment takes a tenth of a second to read.
const thread = new WorkerThread<CitatorRequest, CitedInJudgment[]>(
  new URL('citator-worker', import.meta.url),
);

/** `authoritiesIn` of a judgment, in a worker thread. */
export const authoritiesOf = ({
  paragraphs,
  parts = [],
  citations,
}: LibraryDocument): Promise<CitedInJudgment[]> =>
  thread.ask({
    // A headnote and the list of citing cases say what others cite.
    paragraphs: wordsOf('court', paragraphs, parts),
    keys: citations.flatMap(({ key }) => (key === undefined ? [] : [key])),
  });
