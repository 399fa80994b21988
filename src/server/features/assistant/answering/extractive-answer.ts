import type { Task } from '#law/answers/asked-task.ts';
import type { Question } from '#law/answers/question.ts';
import { understandParts } from '#law/answers/question-parts.ts';
import { CHOICE } from '#law/answers/select-passages.ts';
import type { Services } from '#server/platform/services.ts';
import { ASSISTANT, type CheckedSentence, EXTRACTIVE } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { type AnsweredPart, type Composed, composeExtractive, type Lead } from '../extractive/compose.ts';
import { chosenPassages } from '../retrieval/choose-passages.ts';
import { type Gathered, gather } from '../retrieval/evidence.ts';
import { type Retrieval, type Retrieved, retrieve } from '../retrieval/retrieve.ts';
import { passagesOfTask } from '../retrieval/task-passages.ts';
import { treatmentsOf } from '../retrieval/treatments.ts';
import type { NewAnswer } from '../store.ts';
import { checkAnswer, nothingChecked } from './checks-of-answer.ts';
import { withNotes } from './events.ts';
import { notesOf } from './notes.ts';
import { withRests } from './rests.ts';

type Deps = Pick<Services, 'db' | 'env' | 'library' | 'webSearch' | 'log'>;

interface Found {
  answered: AnsweredPart[];
  found: Retrieved;
}

/** The passages for a question, or for each of its parts, at most so many in all. */
async function passagesOf(parts: Deps, retrieval: Retrieval, questions: readonly Question[]): Promise<Found> {
  const each: Gathered[] = [];
  // One after another, so that a message with several questions takes one connection at a time.
  for (const question of questions) each.push(await gather(parts, { ...retrieval, question }));
  const most = { ...CHOICE, passages: Math.floor(CHOICE.passages / questions.length) };
  const answered: AnsweredPart[] = [];
  for (const [at, question] of questions.entries()) {
    const { texts = [], near = new Map() } = each[at] ?? {};
    answered.push({ question, ...(await chosenPassages(question, texts, { limits: most, near })) });
  }
  return { answered, found: together(each) };
}

/** Passages of an answer to a task: as many as of another answer, or one of each file. */
const OF_TASK = { least: ASSISTANT.sources, most: 2 * ASSISTANT.sources } as const;

/** Passages of every file for a task that is about all of them, the oldest file first. */
async function quotedForTask(parts: Deps, retrieval: Retrieval, task: Task): Promise<Found> {
  const found = await retrieve(parts, { ...retrieval, allPages: true });
  const question: Question = { ...retrieval.question, kind: task === 'chronology' ? 'date' : 'list' };
  const pages = found.texts.filter(({ ofCase }) => ofCase);
  const files = new Set(pages.map(({ document }) => document)).size;
  const most = Math.max(OF_TASK.least, Math.min(OF_TASK.most, files));
  return { answered: [{ question, passages: await passagesOfTask(task, question, pages, most) }], found };
}

/** Joins the results for all parts of a question. */
const together = (each: readonly Retrieved[]): Retrieved => ({
  texts: each.flatMap(({ texts }) => texts),
  notInLibrary: each.find(({ notInLibrary }) => notInLibrary)?.notInLibrary,
  unread: [...new Set(each.flatMap(({ unread }) => unread))],
  whole: each.every(({ whole }) => whole),
  webFailed: each.some(({ webFailed }) => webFailed),
  webKept: each.some(({ webKept }) => webKept),
});

/** The parts of a question are answered one by one; where nothing answers any of them, the question as a whole is. */
async function passagesFor(parts: Deps, retrieval: Retrieval): Promise<Found> {
  const { question, caseId } = retrieval;
  const { task } = question;
  if (task && caseId !== null) {
    const ofTask = await quotedForTask(parts, retrieval, task);
    if (ofTask.answered.some(({ passages }) => passages.length > 0)) return ofTask;
  }
  const several = understandParts(question.text, { inCase: caseId !== null });
  if (several.length > 1) {
    const found = await passagesOf(parts, retrieval, several);
    if (found.answered.some(({ passages }) => passages.length > 0)) return found;
  }
  return passagesOf(parts, retrieval, [question]);
}

/** The line of a last day: code worked it out by its rule. */
function workedSentence(content: string, n: number): CheckedSentence[] {
  const mark = ` [${n}]`;
  const end = content.indexOf(`${mark}\n`);
  if (end < 0) return [];
  const start = content.lastIndexOf('\n', end) + 1;
  const stop = end + mark.length;
  const text = content.slice(start, stop);
  return [{ text, start, end: stop, sources: [n], status: 'supported', differences: [] }];
}

/** The quotations of an answer: each is in its source word by word, because code took it from there. */
export function quotedSentences({ content, sources }: Composed): CheckedSentence[] {
  return sources.flatMap(({ n, kind }): CheckedSentence[] => {
    if (kind === 'rule') return workedSentence(content, n);
    const end = content.indexOf(`” [${n}]`);
    const start = content.lastIndexOf('“', end);
    if (end < 0 || start < 0) return [];
    const stop = end + `” [${n}]`.length;
    return [
      {
        ...{ text: content.slice(start, stop), start, end: stop, sources: [n] },
        status: 'supported',
        differences: [],
      },
    ];
  });
}

/**
 * The answer that is made of quotations, not kept yet; `declined` where no passage answers, with the nearest ones. Errors: those of `retrieve` and
 * of the library.
 */
export async function extractiveAnswer(parts: Deps, retrieval: Retrieval, lead?: Lead): Promise<NewAnswer> {
  const { viewer, signal } = retrieval;
  const { answered: all, found } = await passagesFor(parts, retrieval);
  // A last day answers by itself: no passage that is only near stands below it.
  const answered = lead ? all.filter((one) => one.passages.length > 0) : all;
  const direct = lead !== undefined || answered.some((one) => one.passages.length > 0);
  const passages = answered.flatMap(({ passages: own, nearest = [] }) => (own.length > 0 ? own : nearest));
  if (passages.length === 0 && !lead) return declined(parts, found);
  const authorities = passages.flatMap(({ candidate: { kind, id } }) => (kind === 'library' ? [id] : []));
  const treatments = await parts.db.withUser(viewer, (tx) => treatmentsOf(tx, authorities));
  const composed = composeExtractive(answered, treatments, lead);
  const { content } = composed;
  const { sources, notes } = await withRests(parts, viewer, composed.sources);
  const toCheck = { content, removed: [], unread: found.unread };
  const sentences = quotedSentences(composed);
  const checks = await checkAnswer(parts, { ...toCheck, sentences }, signal);
  return {
    content: withNotes(content, [...notes, ...(await notesOf(parts, found))]),
    sources,
    checks,
    status: 'complete',
    engine: EXTRACTIVE,
    ...(direct ? {} : { declined: true as const }),
  };
}

/** Nothing to answer from. */
export async function declined(
  parts: Pick<Services, 'library'>,
  found: Retrieved,
  engine = EXTRACTIVE,
): Promise<NewAnswer> {
  const content = withNotes(t(messages.declined), await notesOf(parts, found));
  const checks = nothingChecked(found.unread);
  return { content, sources: [], checks, status: 'complete', engine, declined: true };
}
