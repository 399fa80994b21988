import { AnswerFilter } from '#law/answers/answer-filter.ts';
import { Vocabulary } from '#law/answers/grounding.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import {
  type AnswerPart,
  type LanguageModel,
  wasCutOff,
} from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import { type AnswerSource, ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { answerPrompt, NO_ANSWER } from '../prompts/answer-prompt.ts';
import type { SourceText } from '../retrieval/passage.ts';
import type { NewAnswer } from '../store.ts';
import { checkAnswer, checkPartial, nothingChecked } from './checks-of-answer.ts';
import { type AnswerEvent, type Reading, withNotes } from './events.ts';
import { asNoAnswer } from './no-answer.ts';
import type { AskedQuestion } from './question-of-thread.ts';

/** Characters of all sources, and around the quoted words of one. */
const BUDGET = { all: 16_000, around: 1600 } as const;

interface Writing extends Reading {
  asked: AskedQuestion;
  model: LanguageModel;
  passages: readonly ChosenPassage<SourceText>[];
  sources: AnswerSource[];
  /** Sentences of the server below the answer. */
  notes: readonly string[];
  unread: readonly string[];
  keep: (answer: NewAnswer) => Promise<AnswerMessage>;
}

/** The words around the quoted ones: a model must see what a sentence refers to. */
export function textAround({ candidate: { text }, quote }: ChosenPassage<SourceText>): string {
  if (text.length <= BUDGET.around) return text;
  const at = Math.max(0, text.replace(/\s/gu, ' ').indexOf(quote.slice(0, 40)));
  const from = Math.max(0, at - Math.floor((BUDGET.around - quote.length) / 2));
  return text.slice(from, from + BUDGET.around);
}

/** The texts of the sources within the budget; those beyond it are cut to their quoted words. */
function budgeted(passages: readonly ChosenPassage<SourceText>[]): string[] {
  let left: number = BUDGET.all;
  return passages.map((passage) => {
    const text = left > 0 ? textAround(passage) : passage.quote;
    left -= text.length;
    return text;
  });
}

const nameOf = ({ title, citation }: AnswerSource): string => `${title} ${citation ?? ''}`;

export const placeOf = ({
  paragraph,
  whose,
  page,
}: Pick<SourceText, 'paragraph' | 'whose' | 'page'>): string =>
  [
    paragraph === undefined ? undefined : `paragraph ${paragraph}`,
    whose === undefined ? undefined : whoseSentence(whose),
    page === undefined || paragraph !== undefined ? undefined : `page ${page}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

const SOURCE_NUMBER = /\[\d+\]/u;

const unusable = () => new ProblemError('model_unavailable', sentenceOf(messages.noAnswer));

function promptOf({ asked, passages }: Writing) {
  return answerPrompt({
    question: asked.question.text,
    sources: budgeted(passages).map((text, at) => {
      const candidate = passages[at]?.candidate;
      return { n: at + 1, title: candidate?.title ?? '', place: candidate ? placeOf(candidate) : '', text };
    }),
    history: asked.history,
    wishes: asked.preferences.custom_prompt,
  });
}

/** How a model ended: the sources do not answer, or the provider cut the answer off. */
interface Ending {
  saysNo: boolean;
  cut: boolean;
}

/** The pieces of the answer that may be shown. */
async function* written(
  parts: AsyncIterable<AnswerPart>,
  filter: AnswerFilter,
): AsyncGenerator<AnswerEvent, Ending> {
  // The beginning waits while it may still become the words for *no answer*.
  let head = '';
  let cut = false;
  for await (const part of parts) {
    if ('end' in part) {
      cut = wasCutOff(part.end);
      continue;
    }
    head += part.text;
    if (filter.text === '' && mayDecline(head)) continue;
    const text = filter.push(head);
    head = '';
    // A model that ignores the most tokens would write for ever.
    if (filter.shown.length > ASSISTANT.content) throw unusable();
    if (text !== '') yield { event: 'delta', data: { text } };
  }
  if (head.trimStart().startsWith(NO_ANSWER)) return { saysNo: true, cut };
  const rest = filter.push(head) + filter.end();
  if (rest !== '') yield { event: 'delta', data: { text: rest } };
  return { saysNo: false, cut };
}

/**
 * The events of an answer that a model writes. What came before the caller went away, or before the model broke off, is
 * kept as partial; of a model that fails only what names a source and was streamed, and the error of a stream says when words
 * are lost (`ANSWER_LOST`). Errors: `model_unavailable`, `answer_unsupported`, `timeout`, `too_many_requests`; the reason of the
 * signal.
 */
export async function* modelAnswer(
  parts: Pick<Services, 'library' | 'log'>,
  writing: Writing,
): AsyncGenerator<AnswerEvent> {
  const { asked, model, sources, signal, streamed, keep } = writing;
  const prompt = promptOf(writing);
  const filter = new AnswerFilter(
    sources.length,
    new Vocabulary(asked.question.text, [...prompt.texts, ...sources.map(nameOf)]),
  );
  let unfinished = true;
  try {
    const { saysNo, cut } = yield* written(
      model.stream({ messages: prompt.messages, signal, viewer: asked.viewer }),
      filter,
    );
    const message = await (saysNo
      ? declined(writing, filter)
      : finished(parts.library, writing, filter, cut));
    unfinished = false;
    if (saysNo) yield { event: 'delta', data: { text: message.content } };
    yield { event: 'done', data: { message } };
  } catch (error) {
    unfinished &&= signal.aborted || (streamed && SOURCE_NUMBER.test(filter.shown));
    throw asNoAnswer(error, streamed && !unfinished && filter.shown.trim() !== '');
  } finally {
    const content = filter.shown.trim();
    if (unfinished && content !== '') {
      const checks = await checkPartial(parts, toCheck(writing, filter, content));
      await keep({ content, sources, checks, status: 'partial', engine: model.name });
    }
  }
}

/** Whether the beginning of an answer may still become the words for *no answer*. */
const mayDecline = (raw: string): boolean =>
  raw.trimStart().startsWith(NO_ANSWER) || NO_ANSWER.startsWith(raw.trim());

const toCheck = ({ passages, unread }: Writing, filter: AnswerFilter, content: string) => ({
  content,
  texts: passages.map(({ candidate }) => candidate.text),
  removed: filter.removed.numbers,
  unread,
});

/** Keeps that the sources do not answer, in the product's words. */
function declined(
  { model, notes, unread, keep }: Writing,
  { removed }: AnswerFilter,
): Promise<AnswerMessage> {
  const content = withNotes(t(messages.declined), notes);
  const checks = nothingChecked(unread, removed.numbers);
  return keep({ content, sources: [], checks, status: 'complete', engine: model.name, declined: true });
}

/**
 * Checks and keeps a whole answer. Errors: `answer_unsupported` for one that names no source that supports it,
 * `model_unavailable` for one without any words.
 */
async function finished(
  library: Services['library'],
  writing: Writing,
  filter: AnswerFilter,
  cut: boolean,
): Promise<AnswerMessage> {
  const { model, sources, notes, signal, keep } = writing;
  const answer = filter.text.trim();
  if (answer === '' && filter.removed.sentences === 0) throw unusable();
  // An answer that names no source is no answer.
  if (!SOURCE_NUMBER.test(answer)) throw new ProblemError('answer_unsupported');
  const checks = await checkAnswer(library, toCheck(writing, filter, answer), signal);
  const content = withNotes(answer, [...(cut ? [t(messages.cutShort)] : []), ...notes]);
  return keep({ content, sources, checks, status: 'complete', engine: model.name });
}
