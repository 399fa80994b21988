import { deadlineAsked, withAskedBefore } from '#law/answers/deadlines/asked-deadlines.ts';
import type { WorkedDeadline } from '#law/answers/deadlines/work-out.ts';
import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { Services } from '#server/platform/services.ts';
import type { AskedQuestion } from '../answering/question-of-thread.ts';
import { type Retrieval, tickedOf } from '../retrieval/retrieve.ts';
import { type FileState, filesOfCase, papersOf } from '../summaries/store.ts';
import type { deadlinesWork } from './deadlines-work.ts';

// The papers of a long case take a second of processor time.
const { run: inThread } = new WorkPool<typeof deadlinesWork>(new URL('deadlines-work', import.meta.url));

export interface Deadlines {
  worked: WorkedDeadline[];
  files: readonly FileState[];
}

/** True where each step has a last day or, in a case, lacks only a fact that the reader knows. */
export const isWorkedOut = ({ worked }: Deadlines, caseId: string | null): boolean =>
  worked.length > 0 &&
  (caseId !== null ||
    worked.some(({ answer, clause }) => answer !== undefined || clause?.lastDay !== undefined));

/** The last days that a message asks for, from its words and the papers of its case; none for any other message. */
export async function deadlinesOf(
  { db }: Pick<Services, 'db'>,
  { viewer, caseId, options }: Retrieval,
  { question, history }: Pick<AskedQuestion, 'question' | 'history'>,
): Promise<Deadlines> {
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const asked = withAskedBefore(question.text, before, true);
  if (!deadlineAsked(asked, true)) return { worked: [], files: [] };
  if (caseId === null) return { worked: await inThread.workOutDeadlines(asked, []), files: [] };
  const only = tickedOf('file', options.sources);
  const { files, papers } = await db.withUser(viewer, async (tx) => {
    const all = await filesOfCase(tx, caseId);
    const chosen = only === undefined ? all : all.filter(({ id }) => only.includes(id));
    return { files: chosen, papers: await papersOf(tx, chosen) };
  });
  const pages = papers.flatMap(({ id, pages: own }) =>
    own.map(({ page, text }) => ({ file: id, page, text })),
  );
  return { worked: await inThread.workOutDeadlines(asked, pages), files };
}
