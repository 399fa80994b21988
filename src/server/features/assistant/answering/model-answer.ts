import { saysNoAnswer } from '#law/answers/says-no.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import { asUntrusted, withoutSourceNumbers } from '#law/answers/untrusted.ts';
import {
  type AnswerPart,
  type ChatMessage,
  type LanguageModel,
  type Prompt,
  wasCutOff,
} from '#server/platform/models/language/language-model.ts';
import { promptTokens } from '#server/platform/models/language/token-count.ts';
import { ModelError } from '#server/platform/models/provider/model-error.ts';
import type { Services } from '#server/platform/services.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import { type AnswerSource, ASSISTANT, type Fallback } from '#shared/contracts/assistant/chats.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { answerPrompt, NO_ANSWER, repairPrompt } from '../prompts/answer-prompt.ts';
import { type FittedSource, fittedSources } from '../prompts/fit-sources.ts';
import type { PagesRead } from '../retrieval/case-texts.ts';
import type { SourceText } from '../retrieval/passage.ts';
import { provenanceOf } from '../retrieval/provenance.ts';
import type { Treating } from '../retrieval/treatments.ts';
import type { NewAnswer } from '../store.ts';
import { checkAnswer, checkPartial, type LookUp, nothingChecked } from './checks-of-answer.ts';
import { type AnswerEvent, type Reading, withNotes } from './events.ts';
import { asNoAnswer } from './no-answer.ts';
import type { AskedQuestion } from './question-of-thread.ts';
import { readAgain } from './second-reading.ts';
import { WrittenAnswer } from './written-answer.ts';

interface Writing extends Reading {
  asked: AskedQuestion;
  model: LanguageModel;
  /** Reads the sentences of the answer again. */
  second: LanguageModel | undefined;
  passages: ChosenPassage<SourceText>[];
  sources: AnswerSource[];
  /** Tokens of the sources at most. */
  most: number;
  /** Pages of the case, for a task about all of them. */
  pages: PagesRead | undefined;
  /** The gravest treatment of each judgment among them. */
  treatments: ReadonlyMap<string, Treating>;
  /** Sentences of the server below the answer. */
  notes: readonly string[];
  unread: readonly string[];
  /** The answer without a model, for one that fails; of these passages where none supports one. */
  quotations: () => Promise<NewAnswer>;
  keep: (answer: NewAnswer) => Promise<AnswerMessage>;
}

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

/** Facts of a source that a sentence may name besides its words. */
const aboutOf = ({ candidate }: ChosenPassage<SourceText>): string =>
  [candidate.title, candidate.citation, candidate.court, candidate.decidedOn, placeOf(candidate)]
    .filter((part) => part !== undefined)
    .join(', ');

/** The texts with which sentences are compared: as the model was given them, and whole. */
const compared = (passages: readonly ChosenPassage<SourceText>[]) =>
  passages.map((passage, at) => ({
    n: at + 1,
    text: withoutSourceNumbers(asUntrusted(passage.candidate.text).text),
    about: aboutOf(passage),
  }));

/** The sources that fit, and the messages with them, for so many tokens. Errors: `ModelError` where no source fits beside the question. */
function promptOf(
  { asked, passages, treatments, most }: Writing,
  room: number,
): { messages: ChatMessage[]; sources: FittedSource[] } {
  const without = {
    question: asked.question.text,
    history: asked.history,
    wishes: asked.preferences.custom_prompt,
    room,
  };
  const bare = promptTokens(answerPrompt({ ...without, sources: [] }).messages);
  const sources = fittedSources(passages, Math.min(room - bare, most));
  if (sources.length === 0) throw new ModelError('context');
  const { messages: made } = answerPrompt({
    ...without,
    sources: sources.map(({ n, text, passage: { candidate } }) => ({
      ...{ n, text },
      title: candidate.title,
      place: provenanceOf(candidate, placeOf(candidate), treatments.get(candidate.id)),
    })),
  });
  return { messages: made, sources };
}

const unusable = () => new ProblemError('model_unavailable');

/** The sentences of the answer that may be shown; returns whether the provider cut it off. */
async function* written(
  parts: AsyncIterable<AnswerPart>,
  answer: WrittenAnswer,
): AsyncGenerator<AnswerEvent, boolean> {
  let cut = false;
  for await (const part of parts) {
    if ('end' in part) {
      cut = wasCutOff(part.end);
      continue;
    }
    yield* answer.push(part.text);
    // A model that ignores the most tokens would write for ever.
    if (answer.length > ASSISTANT.content) throw unusable();
  }
  yield* answer.end({ cut });
  return cut;
}

/** One try of a model: it wrote an answer, said that there is none, or named no source. */
interface Try {
  answer: WrittenAnswer;
  cut: boolean;
  /** Missing part without which nothing of it can be shown. */
  lacks?: 'answer' | 'sources';
}

class ModelRun {
  readonly #writing: Writing;
  /** The latest try. */
  answer: WrittenAnswer;
  /** Pages of the case of which the model was given something. */
  pages = 0;

  constructor(writing: Writing) {
    this.#writing = writing;
    this.answer = this.#newAnswer();
  }

  #newAnswer(): WrittenAnswer {
    const { asked, passages } = this.#writing;
    const sources = compared(passages);
    const names = sources.map(({ about }) => about);
    return new WrittenAnswer({ question: asked.question.text, sources, names });
  }

  /** Asks the model, and once more where its answer names no source. */
  async *tries(): AsyncGenerator<AnswerEvent, Try> {
    const first = yield* this.#try((room) => this.#prompt(room));
    if (first.lacks !== 'sources') return first;
    this.answer = this.#newAnswer();
    return yield* this.#try((room) => repairPrompt((left) => this.#prompt(left), first.answer.raw, room));
  }

  #prompt(room: number): ChatMessage[] {
    const { messages: made, sources } = promptOf(this.#writing, room);
    const places = sources.map(({ passage: { candidate } }) => candidate).filter(({ ofCase }) => ofCase);
    this.pages = new Set(places.map(({ document, page }) => `${document} ${page}`)).size;
    return made;
  }

  async *#try(messages: Prompt): AsyncGenerator<AnswerEvent, Try> {
    const { model, signal, asked } = this.#writing;
    const { answer } = this;
    void answer.prepare();
    const cut = yield* written(model.stream({ messages, signal, viewer: asked.viewer }), answer);
    if (answer.content !== '') return { answer, cut };
    const says = answer.raw.includes(NO_ANSWER) || saysNoAnswer(answer.raw);
    return { answer, cut, lacks: says ? 'answer' : 'sources' };
  }
}

/** Reason of a failure that a reader sees; undefined for one that is no failure of the model. */
export function reasonOf(error: unknown): Fallback | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  if (error.code === 'answer_unsupported') return { reason: 'no_source' };
  if (error.code === 'timeout') return { reason: 'stalled' };
  if (error.code === 'too_many_requests') return { reason: 'budget' };
  if (error.code !== 'model_unavailable') return undefined;
  const failure = error.cause instanceof ModelError ? error.cause.failure : 'failed';
  if (failure === 'context') return { reason: 'context' };
  return failure === 'failed' ? { reason: 'failed' } : { reason: 'failed', failure };
}

/**
 * The events of an answer that a model writes. Of one that is stopped or fails, the sentences that were shown are kept as
 * partial; one that fails before the first is replaced by quotations. Errors: `model_unavailable`, `timeout` and
 * `too_many_requests` where there are no quotations either; the reason of the signal.
 */
export async function* modelAnswer(
  parts: LookUp & Pick<Services, 'log'>,
  writing: Writing,
): AsyncGenerator<AnswerEvent> {
  const { signal } = writing;
  const run = new ModelRun(writing);
  let unfinished = true;
  try {
    const { answer, cut, lacks } = yield* run.tries();
    const message =
      lacks === undefined ? await finished(parts, writing, { answer, cut, pages: run.pages }) : undefined;
    unfinished = false;
    if (message) yield* done(message);
    else yield* instead(writing, { reason: 'no_source' }, answer);
  } catch (error) {
    const reason = signal.aborted ? undefined : reasonOf(error);
    if (reason === undefined || !unfinished) throw asNoAnswer(error);
    unfinished = false;
    if (run.answer.content === '') yield* instead(writing, reason, run.answer, error);
    else yield* done(await partial(parts, writing, run.answer, reason));
  } finally {
    // The caller went away.
    if (unfinished && run.answer.content !== '') await partial(parts, writing, run.answer);
  }
}

function* done(message: AnswerMessage): Generator<AnswerEvent> {
  yield { event: 'done', data: { message } };
}

/** Quotations in place of an answer. Errors: the cause of the failure where there are none. */
async function* instead(
  { model, notes, unread, quotations, keep }: Writing,
  fallback: Fallback,
  { removed }: WrittenAnswer,
  cause?: unknown,
): AsyncGenerator<AnswerEvent> {
  const { declined: noneAnswers, ...quoted } = await quotations();
  if (quoted.sources.length === 0 && cause !== undefined) throw asNoAnswer(cause);
  const message = await keep(
    noneAnswers && quoted.sources.length === 0
      ? {
          content: withNotes(t(messages.declined), notes),
          sources: [],
          checks: nothingChecked(unread, removed.numbers),
          status: 'complete',
          engine: model.name,
          declined: true,
        }
      : { ...quoted, fallback, ...(noneAnswers ? { declined: true as const } : {}) },
  );
  const { content, sources, checks } = message;
  yield { event: 'sources', data: { sources } };
  yield { event: 'delta', data: { text: content, sentences: checks.sentences ?? [] } };
  yield* done(message);
}

const toCheck = ({ unread }: Writing, { removed, sentences }: WrittenAnswer, content: string) => ({
  content,
  removed: removed.numbers,
  leftOut: removed.sentences,
  unread,
  sentences,
});

/** Keeps the sentences of an answer that was not finished. */
async function partial(
  parts: LookUp & Pick<Services, 'log'>,
  writing: Writing,
  answer: WrittenAnswer,
  fallback?: Fallback,
): Promise<AnswerMessage> {
  const { sources, model, keep } = writing;
  const content = answer.content.trimEnd();
  const checks = await checkPartial(parts, toCheck(writing, answer, content));
  return keep({
    ...{ content, sources, checks, status: 'partial', engine: model.name },
    ...(fallback ? { fallback } : {}),
  });
}

/** Checks the citations of a whole answer in the library and keeps it. Errors: those of the library. */
async function finished(
  lookUp: LookUp,
  writing: Writing,
  { answer, cut, pages: read }: { answer: WrittenAnswer; cut: boolean; pages: number },
): Promise<AnswerMessage> {
  const { asked, model, passages, sources, notes, signal, keep } = writing;
  const text = answer.content.trimEnd();
  const again = await readAgain({
    model: writing.second,
    sentences: answer.sentences,
    sources: compared(passages),
    viewer: asked.viewer,
    signal,
  });
  const { sentences, counts } = again;
  const toCheckNow = {
    ...toCheck(writing, answer, text),
    sentences,
    ...(counts ? { readAgain: counts } : {}),
  };
  const checks = await checkAnswer(lookUp, toCheckNow, signal);
  const all = writing.pages?.all ?? 0;
  const content = withNotes(text, [
    ...(cut ? [t(messages.cutShort)] : []),
    ...(read < all ? [t(messages.pagesGiven, { read, all })] : []),
    ...notes,
  ]);
  return keep({ content, sources, checks, status: 'complete', engine: model.name });
}
