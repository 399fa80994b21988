import type { Question } from '#law/answers/question.ts';
import { understandParts } from '#law/answers/question-parts.ts';
import { CHOICE, type ChoiceLimits, choosePassages } from '#law/answers/select-passages.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerMessage, AnswerOptions } from '#shared/contracts/assistant/answers.ts';
import { EXTRACTIVE } from '#shared/contracts/assistant/chats.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as web } from '#shared/messages/en/library/web-search.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { formatList } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { type AnsweredPart, composeExtractive } from '../extractive/compose.ts';
import { type Retrieved, retrieve } from '../retrieval/retrieve.ts';
import { treatmentsOf } from '../retrieval/treatments.ts';
import { answerSource, groupOf } from '../sources.ts';
import { keepAnswer, type NewAnswer } from '../store.ts';
import { checkAnswer, nothingChecked } from './checks-of-answer.ts';
import { type AnswerEvent, type Reading, withNotes } from './events.ts';
import { modelAnswer } from './model-answer.ts';
import type { AskedQuestion } from './question-of-thread.ts';

type Parts = Pick<Services, 'db' | 'library' | 'webSearch' | 'log'>;

export interface Answering extends Reading {
  session: Session;
  asked: AskedQuestion;
  options: AnswerOptions;
  /** Undefined: the answer is made of quotations. */
  model: LanguageModel | undefined;
  /** Keeps the answer somewhere else than in a chat. */
  keep?: (answer: NewAnswer) => Promise<AnswerMessage>;
}

/** A model reads more than an answer quotes, and finds in it what other words say. */
const FOR_A_MODEL: ChoiceLimits = {
  ...CHOICE,
  passages: 12,
  ofDocument: 3,
  ofFile: 4,
  least: 0.3,
  relative: 0.2,
};

/**
 * The events of an answer, the last with the message as it was kept. Errors: those of `retrieve`, `modelAnswer` and
 * `keepAnswer`.
 */
export async function* answerEvents(parts: Parts, answering: Answering): AsyncGenerator<AnswerEvent> {
  const { session, asked, model, signal, streamed } = answering;
  if (asked.answered) {
    yield* repeated(asked.answered);
    return;
  }
  const keep = async (answer: NewAnswer) => {
    if (answering.keep) return answering.keep(answer);
    try {
      return await parts.db.withUser(session, (tx) => keepAnswer(tx, asked, answer));
    } catch (cause) {
      if (!(cause instanceof ProblemError && cause.code === 'conflict')) throw cause;
      throw new ProblemError('not_found', sentenceOf(messages.threadGone), { cause });
    }
  };
  const { answered, found } = await passagesFor(parts, answering);
  const passages = answered.flatMap((one) => one.passages);
  if (passages.length === 0) {
    yield* repeated(await keep(await declined(parts, found, model?.name)));
    return;
  }
  if (model) {
    const sources = passages.map((one, at) => answerSource(at + 1, one.candidate, one.quote, groupOf(one)));
    yield { event: 'sources', data: { sources } };
    const given = { passages, sources, notes: await notesOf(parts, found), unread: found.unread };
    yield* modelAnswer(parts, { asked, model, signal, streamed, keep, ...given });
    return;
  }
  const authorities = passages.flatMap(({ candidate: { kind, id } }) => (kind === 'library' ? [id] : []));
  const treatments = await parts.db.withUser(session, (tx) => treatmentsOf(tx, authorities));
  const { content, sources } = composeExtractive(answered, treatments);
  const whole = withNotes(content, await notesOf(parts, found));
  const texts = sources.map(({ quote }) => quote);
  const checks = await checkAnswer(
    parts.library,
    { content, texts, removed: [], unread: found.unread },
    signal,
  );
  yield* repeated(await keep({ content: whole, sources, checks, status: 'complete', engine: EXTRACTIVE }));
}

interface Found {
  answered: AnsweredPart[];
  found: Retrieved;
}

/** The passages for a question, or for each of its parts, at most so many in all. */
async function passagesOf(
  parts: Parts,
  { session: viewer, asked, options, model, signal }: Answering,
  questions: readonly Question[],
): Promise<Found> {
  const mayLeave = asked.preferences.data_may_leave !== false;
  const { caseId } = asked;
  const each: Retrieved[] = [];
  // One after another, so that a message with several questions takes one connection at a time.
  for (const question of questions)
    each.push(await retrieve(parts, { viewer, question, caseId, options, mayLeave, signal }));
  const limits = model ? FOR_A_MODEL : CHOICE;
  const most = { ...limits, passages: Math.floor(limits.passages / questions.length) };
  return {
    answered: questions.map((question, at) => ({
      question,
      passages: choosePassages(question, each[at]?.texts ?? [], most).passages,
    })),
    found: together(each),
  };
}

/** What was found for all parts of a question. */
const together = (each: readonly Retrieved[]): Retrieved => ({
  texts: each.flatMap(({ texts }) => texts),
  notInLibrary: each.find(({ notInLibrary }) => notInLibrary)?.notInLibrary,
  unread: [...new Set(each.flatMap(({ unread }) => unread))],
  webFailed: each.some(({ webFailed }) => webFailed),
  webKept: each.some(({ webKept }) => webKept),
});

/** A model reads a question as a whole. So does an answer of quotations that finds nothing for any of its parts. */
async function passagesFor(parts: Parts, answering: Answering): Promise<Found> {
  const { asked, model } = answering;
  const { question, caseId } = asked;
  const several = model ? [] : understandParts(question.text, { inCase: caseId !== null });
  if (several.length > 1) {
    const found = await passagesOf(parts, answering, several);
    if (found.answered.some(({ passages }) => passages.length > 0)) return found;
  }
  return passagesOf(parts, answering, [question]);
}

/** An answer that is there whole. */
function* repeated(message: AnswerMessage): Generator<AnswerEvent> {
  yield { event: 'sources', data: { sources: message.sources } };
  yield { event: 'delta', data: { text: message.content } };
  yield { event: 'done', data: { message } };
}

/** What a reader must know of the sources: what the library lacks, and files that were not read yet. */
async function notesOf(
  { library }: Parts,
  { notInLibrary, unread, webFailed, webKept }: Retrieved,
): Promise<string[]> {
  const notes: string[] = [];
  if (notInLibrary?.nearest) {
    const { text, nearest } = notInLibrary;
    notes.push(t(messages.lacksTitle, { text, title: nearest.title }));
  } else if (notInLibrary) {
    const { courts, years } = await library.stats();
    const names = formatList(courts.slice(0, 4).map(({ name }) => name));
    const covers = years
      ? t(messages.coversYears, { courts: names, from: String(years.from), to: String(years.to) })
      : names;
    notes.push(
      names === ''
        ? t(messages.notInLibrary, { text: notInLibrary.text })
        : t(messages.notInLibraryCovers, { text: notInLibrary.text, covers }),
    );
  }
  if (webFailed) notes.push(t(messages.webFailed));
  if (webKept) notes.push(t(web.mayNotLeave));
  if (unread.length > 0) notes.push(t(messages.unread, { count: unread.length, files: formatList(unread) }));
  return notes;
}

/** Nothing to answer from. */
async function declined(parts: Parts, found: Retrieved, engine = EXTRACTIVE): Promise<NewAnswer> {
  const content = withNotes(t(messages.declined), await notesOf(parts, found));
  return {
    content,
    sources: [],
    checks: nothingChecked(found.unread),
    status: 'complete',
    engine,
    declined: true,
  };
}
