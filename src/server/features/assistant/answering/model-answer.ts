import { AnswerFilter } from '#law/answers/answer-filter.ts';
import { Vocabulary } from '#law/answers/grounding.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import type { AnswerPart, LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import { type AnswerSource, ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { answerPrompt, NO_ANSWER } from '../prompts/answer-prompt.ts';
import type { SourceText } from '../retrieval/passage.ts';
import type { NewAnswer } from '../store.ts';
import { checkAnswer, nothingChecked } from './checks-of-answer.ts';
import { type AnswerEvent, withNotes } from './events.ts';
import { asNoAnswer } from './no-answer.ts';
import type { AskedQuestion } from './question-of-thread.ts';

/** Characters of all sources, and around the quoted words of one. */
const BUDGET = { all: 16_000, around: 1600 } as const;

interface Writing {
  asked: AskedQuestion;
  model: LanguageModel;
  passages: readonly ChosenPassage<SourceText>[];
  sources: AnswerSource[];
  /** Sentences of the server below the answer. */
  notes: readonly string[];
  unread: readonly string[];
  signal: AbortSignal;
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

export const placeOf = ({ paragraph, page }: Pick<SourceText, 'paragraph' | 'page'>): string => {
  if (paragraph !== undefined) return `paragraph ${paragraph}`;
  return page === undefined ? '' : `page ${page}`;
};

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

/** The pieces of the answer that may be shown. Returns whether the model says that the sources do not answer. */
async function* written(
  parts: AsyncIterable<AnswerPart>,
  filter: AnswerFilter,
): AsyncGenerator<AnswerEvent, boolean> {
  // The beginning waits while it may still become the words for *no answer*.
  let head = '';
  for await (const part of parts) {
    if ('end' in part) continue;
    head += part.text;
    if (filter.text === '' && mayDecline(head)) continue;
    const text = filter.push(head);
    head = '';
    // A model that ignores the most tokens would write for ever.
    if (filter.shown.length > ASSISTANT.content) throw unusable();
    if (text !== '') yield { event: 'delta', data: { text } };
  }
  if (head.trimStart().startsWith(NO_ANSWER)) return true;
  const rest = filter.push(head) + filter.end();
  if (rest !== '') yield { event: 'delta', data: { text: rest } };
  return false;
}

/**
 * The events of an answer that a model writes. What came before the caller went away, or before the model broke off, is
 * kept as partial; of a model that fails only what names a source. Errors: `model_unavailable`, `timeout`, `too_many_requests`; the reason of the signal.
 */
export async function* modelAnswer(
  { library }: Pick<Services, 'library'>,
  writing: Writing,
): AsyncGenerator<AnswerEvent> {
  const { asked, model, sources, unread, signal, keep } = writing;
  const prompt = promptOf(writing);
  const filter = new AnswerFilter(
    sources.length,
    new Vocabulary(asked.question.text, [...prompt.texts, ...sources.map(nameOf)]),
  );
  let unfinished = true;
  try {
    const parts = model.stream({ messages: prompt.messages, signal, viewer: asked.viewer });
    const saysNo = yield* written(parts, filter);
    unfinished = false;
    yield* finish(writing, library, filter, saysNo);
  } catch (error) {
    unfinished &&= signal.aborted || SOURCE_NUMBER.test(filter.shown);
    throw asNoAnswer(error);
  } finally {
    const content = filter.shown.trim();
    if (unfinished && content !== '') {
      const checks = nothingChecked(unread, filter.removed.numbers);
      await keep({ content, sources, checks, status: 'partial', engine: model.name });
    }
  }
}

/** Whether the beginning of an answer may still become the words for *no answer*. */
const mayDecline = (raw: string): boolean =>
  raw.trimStart().startsWith(NO_ANSWER) || NO_ANSWER.startsWith(raw.trim());

async function* finish(
  { model, passages, sources, notes, unread, signal, keep }: Writing,
  library: Services['library'],
  filter: AnswerFilter,
  saysNo: boolean,
): AsyncGenerator<AnswerEvent> {
  const engine = model.name;
  const answer = filter.text.trim();
  if (saysNo) {
    const content = withNotes(t(messages.declined), notes);
    const checks = nothingChecked(unread, filter.removed.numbers);
    const message = await keep({ content, sources: [], checks, status: 'complete', engine, declined: true });
    yield { event: 'delta', data: { text: content } };
    yield { event: 'done', data: { message } };
    return;
  }
  // An answer that names no source is no answer.
  if (!SOURCE_NUMBER.test(answer)) throw unusable();
  const texts = passages.map(({ candidate }) => candidate.text);
  const checks = await checkAnswer(
    library,
    { content: answer, texts, removed: filter.removed.numbers, unread },
    signal,
  );
  const content = withNotes(answer, notes);
  const message = await keep({ content, sources, checks, status: 'complete', engine });
  yield { event: 'done', data: { message } };
}
