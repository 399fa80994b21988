import type { CitedInJudgment } from '#law/verify/cited-authorities.ts';
import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import type { treatments } from '#shared/contracts/research/citations.ts';

export type CitatorRequest = Required<Pick<LibraryDocument, 'paragraphs' | 'parts'>> & { keys: string[] };

/** A later case that the copy of an old report lists. */
export interface ListedCase {
  key: string;
  citation: string;
  year?: number;
  /** The place of the list among the paragraphs. */
  index: number;
  /** As printed: 'D 1978 SC 1014 (5)'. */
  entry: string;
  treatment?: (typeof treatments)[number];
}

export interface JudgmentCitations {
  cited: CitedInJudgment[];
  listed: ListedCase[];
}

// A long judgment takes a tenth of a second to read.
const thread = new WorkerThread<CitatorRequest, JudgmentCitations>(
  new URL('citator-worker', import.meta.url),
);

/** What a judgment cites and which later cases its copy lists, read in a worker thread. */
export const citationsOf = ({
  paragraphs,
  parts = [],
  citations,
}: LibraryDocument): Promise<JudgmentCitations> =>
  thread.ask({
    paragraphs,
    parts,
    keys: citations.flatMap(({ key }) => (key === undefined ? [] : [key])),
  });
