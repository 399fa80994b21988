import { CHANGES_SCHEMA, ChangeReader, type WrittenChange } from '#law/drafting/suggestions/change-reader.ts';
import { readChange, readReason } from '#law/drafting/suggestions/read-change.ts';
import {
  type LanguageModel,
  type Prompt,
  wasCutOff,
} from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerSource, Fallback } from '#shared/contracts/assistant/chats.ts';
import type { DraftAction, Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { formatList } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { checkAnswer, checkPartial, type LookUp } from '../answering/checks-of-answer.ts';
import { type AnswerEvent, type Reading, withNotes } from '../answering/events.ts';
import { reasonOf } from '../answering/model-answer.ts';
import { asNoAnswer } from '../answering/no-answer.ts';
import { WrittenAnswer } from '../answering/written-answer.ts';
import { blockNamed, draftPrompt } from '../prompts/draft-prompt.ts';
import type { NewAnswer } from '../store.ts';
import type { AskedDraft } from './asked-draft.ts';
import type { DraftAnswer } from './store.ts';
import { citationOf, suggestionOf } from './suggestion-of.ts';
import { checkedTranslation, translationOf } from './translation.ts';

/** Words with which a change is explained, besides those of the draft and of the sources. */
const OF_EDITING =
  'shorter firmer plainer clearer simpler stronger precise concise change changed changes suggest suggested suggestion propose ' +
  'proposed added removed replaced rewritten rewrote reordered split merged kept keeps sentence sentences wording tone language ' +
  'repetition repeated redundant unnecessary blank blanks missing fill draft block text active passive voice meaning';

export interface GivenSource {
  source: AnswerSource;
  /** Place in the source, for the model. */
  place: string;
  /** Text of it that the model gets. */
  text: string;
}

interface Writing extends Reading {
  asked: AskedDraft;
  action: Exclude<DraftAction, 'authority'> | undefined;
  model: LanguageModel;
  given: readonly GivenSource[];
  notes: readonly string[];
  unread: readonly string[];
  keep: (answer: NewAnswer, suggestions: readonly Suggestion[]) => Promise<DraftAnswer>;
  /**
   * Quotations for a question that a model did not answer; undefined for an action. Errors: the cause where there are
   * none.
   */
  instead: ((fallback: Fallback, cause: unknown) => AsyncGenerator<AnswerEvent>) | undefined;
}

/** The part of an answer that a model has written so far. */
class Written {
  readonly answer: WrittenAnswer;
  readonly suggestions: Suggestion[] = [];
  /** Changes that may not be shown: they hold an address or a tag, or name no block. */
  refused = 0;
  /** Parts that a translation changed although they stay. */
  readonly changed: string[] = [];
  /** The provider cut the answer off. */
  cut = false;

  constructor(answer: WrittenAnswer) {
    this.answer = answer;
  }

  get isEmpty(): boolean {
    return this.answer.content.trim() === '' && this.suggestions.length === 0;
  }
}

/** The change as a suggestion; for one that may not be shown, the locked parts that it changed. */
async function suggestionFrom(
  lookUp: LookUp,
  { place, at, text: written, reason }: WrittenChange,
  { asked, action, given, signal }: Writing,
): Promise<Suggestion | { changed: readonly string[] }> {
  const block = blockNamed(asked.blocks, at);
  if (!block || (place === 'replace' && !block.changeable)) return { changed: [] };
  const before = place === 'replace' ? block.text : '';
  const citations = new Map(
    given.map(({ source }) => [source.n, source.kind === 'library' ? citationOf(source) : '']),
  );
  const read = readChange(written, { before, printed: block.printed, citations });
  if ('refused' in read) return { changed: [] };
  const { language } = asked.request;
  const translates = action === 'translate' && language !== undefined && place === 'replace';
  const checked = translates
    ? checkedTranslation(block, read.text, asked.names, language)
    : { text: read.text };
  if ('changed' in checked) return checked;
  return suggestionOf(
    lookUp,
    {
      kind: place,
      block,
      before,
      after: checked.text,
      reason: readReason(reason),
      sources: given.map(({ source }) => source).filter(({ n }) => read.sources.includes(n)),
      known: [asked.text, asked.question.question.text],
      texts: given.map(({ source: { n }, text }) => ({ n, text })),
      removed: read.removed,
      ...('translation' in checked ? { translation: checked.translation } : {}),
    },
    signal,
  );
}

/** Task of a model, besides the words of the request. */
function taskOf(action: Writing['action'], { target, names, request: { language } }: AskedDraft) {
  if (action !== 'translate') return action;
  return target && language ? translationOf(target, names, language) : undefined;
}

/** The events of what a model says and proposes, piece by piece. */
async function* pieces(
  lookUp: LookUp,
  writing: Writing,
  messages: Prompt,
  written: Written,
): AsyncGenerator<AnswerEvent> {
  const { model, signal, asked } = writing;
  const reader = new ChangeReader();
  const shown = async function* ({
    said,
    changes,
  }: ReturnType<ChangeReader['push']>): AsyncGenerator<AnswerEvent> {
    yield* written.answer.push(said);
    for (const change of changes) {
      const suggestion = await suggestionFrom(lookUp, change, writing);
      if ('changed' in suggestion) {
        written.changed.push(...suggestion.changed);
        if (suggestion.changed.length === 0) written.refused += 1;
      } else {
        written.suggestions.push(suggestion);
        yield { event: 'suggestion', data: suggestion };
      }
    }
  };
  // A question about a draft may need no change: its answer is text.
  const schema = writing.action === undefined ? undefined : CHANGES_SCHEMA;
  for await (const part of model.stream({ messages, schema, signal, viewer: asked.question.viewer }))
    if ('text' in part) yield* shown(reader.push(part.text));
    else written.cut = wasCutOff(part.end);
  yield* shown(reader.end());
  yield* written.answer.end({ cut: written.cut });
}

/**
 * The events of an answer about a draft that a model writes. Its changes are data: each is read, cleaned and checked
 * before it is shown, and a person decides. Text from before the caller went away, or before the model broke off a
 * stream, is stored as partial; a question without an answer gets quotations. Errors: `model_unavailable`, `answer_unsupported`, `timeout`, `too_many_requests`; the
 * reason of the signal.
 */
export async function* modelSuggestions(
  parts: LookUp & Pick<Services, 'log'>,
  writing: Writing,
): AsyncGenerator<AnswerEvent> {
  const { asked, action, given } = writing;
  const sources = given.map(({ source }) => source);
  const prompt = (room?: number) =>
    draftPrompt({
      ...(room === undefined ? {} : { room }),
      ...{ title: asked.title, blocks: asked.blocks, target: asked.target, action: taskOf(action, asked) },
      request: asked.question.question.text,
      sources: given.map(({ source, place, text }) => ({ n: source.n, title: source.title, place, text })),
      history: asked.question.history,
      wishes: asked.question.preferences.custom_prompt,
    });
  const { paper } = prompt();
  const written = new Written(
    new WrittenAnswer({
      question: asked.question.question.text,
      sources: given.map(({ source, text }) => ({ n: source.n, text, about: citationOf(source) })),
      names: [asked.title, OF_EDITING, ...sources.map(citationOf)],
      paper: `${asked.title}\n\n${paper}`,
    }),
  );
  void written.answer.prepare();
  let unfinished = true;
  try {
    yield* pieces(parts, writing, (room) => prompt(room).messages, written);
    const kept = await finished(parts, writing, written);
    unfinished = false;
    yield { event: 'done', data: kept };
  } catch (error) {
    const reason = writing.signal.aborted ? undefined : reasonOf(error);
    if (reason !== undefined && writing.instead && written.isEmpty) {
      unfinished = false;
      yield* writing.instead(reason, error);
      return;
    }
    unfinished &&= writing.signal.aborted || writing.streamed;
    throw asNoAnswer(error);
  } finally {
    if (unfinished) await keepPartial(parts, writing, written);
  }
}

const toCheck = (writing: Writing, { answer: { sentences, removed } }: Written, content: string) => ({
  content,
  sentences,
  removed: removed.numbers,
  leftOut: removed.sentences,
  unread: writing.unread,
});

/** Keeps what there is of an answer that was not finished; nothing where there is nothing. */
async function keepPartial(
  parts: LookUp & Pick<Services, 'log'>,
  writing: Writing,
  written: Written,
): Promise<void> {
  const { model, given, keep } = writing;
  const { suggestions } = written;
  const said = written.answer.content.trim();
  if (written.isEmpty) return;
  const checks = await checkPartial(parts, toCheck(writing, written, said));
  const content = said === '' ? t(messages.suggested, { count: suggestions.length }) : said;
  const sources = given.map(({ source }) => source);
  await keep({ content, sources, checks, status: 'partial', engine: model.name }, suggestions);
}

/**
 * Checks and keeps a whole answer. Errors: `model_unavailable` for one that says and proposes nothing,
 * `answer_unsupported` for one that proposes nothing and loses all that it says.
 */
async function finished(lookUp: LookUp, writing: Writing, written: Written): Promise<DraftAnswer> {
  const { model, given, notes, signal, keep } = writing;
  const { suggestions, refused, changed, cut } = written;
  const said = written.answer.content.trim();
  if (written.isEmpty && changed.length === 0)
    throw written.answer.removed.sentences > 0
      ? new ProblemError('answer_unsupported', sentenceOf(messages.unsupportedHere))
      : new ProblemError('model_unavailable', sentenceOf(messages.noAnswer));
  const checks = await checkAnswer(lookUp, toCheck(writing, written, said), signal);
  const content = withNotes(said === '' ? t(messages.suggested, { count: suggestions.length }) : said, [
    ...(cut ? [t(messages.cutShort)] : []),
    ...notes,
    ...(changed.length > 0
      ? [t(messages.translationRefused, { parts: formatList([...new Set(changed)]) })]
      : []),
    ...(refused > 0 ? [t(messages.changesRefused, { count: refused })] : []),
  ]);
  const sources = given.map(({ source }) => source);
  return keep({ content, sources, checks, status: 'complete', engine: model.name }, suggestions);
}
