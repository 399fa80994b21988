import type { Task } from '#law/answers/asked-task.ts';
import type { Question } from '#law/answers/question.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import { asPassages, quotesForTask } from '#law/answers/tasks.ts';
import { quotesInThread } from '../summaries/summary-thread.ts';
import type { SourceText } from './passage.ts';

/** Characters of pages that are read at once; more of them take longer than others may wait. */
const AT_ONCE = 12_000;

/** Sentences of the papers of a case for a task: some of every file, in the order of the pages. */
export async function passagesOfTask(
  task: Task,
  question: Question,
  pages: readonly SourceText[],
  most: number,
): Promise<ChosenPassage<SourceText>[]> {
  const texts = pages.map(({ document, text }) => ({ document, text }));
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  const read = characters > AT_ONCE ? quotesInThread : quotesForTask;
  return asPassages(await read(task, texts, most), pages, question);
}
