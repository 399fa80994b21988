import { sourceNumbers } from '#law/answers/sentence-check/answer-sentences.ts';
import type { SourceToCompare } from '#law/answers/sentence-check/types.ts';
import { wordsAround } from '#law/answers/sentence-check/words-around.ts';
import { withoutSourceNumbers } from '#law/answers/untrusted.ts';
import { sentencesOf } from '#law/text/sentences.ts';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { AnswerChecks, CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import { ProblemError } from '#shared/errors.ts';
import { supportPrompt, voteIn } from '../prompts/support-prompt.ts';

/**
 * Limits: sentences of an answer that are read again, characters of a passage, requests at once, and milliseconds for
 * all. A user has three turns of a model.
 */
const LIMITS = { sentences: 8, passage: 2400, atOnce: 3, totalMs: 8000 } as const;
/** Characters of a sentence of a passage that can be a control. */
const CONTROL = { least: 40, most: 300 } as const;
/** No passage says this: a model that finds it there says yes to everything. */
const NOWHERE =
  'Eleven elephants of the harbour master sank the royal yacht in the Arctic on the last day of winter.';

type SecondReading = NonNullable<AnswerChecks['second_reading']>;

interface Reading {
  /** Undefined: sentences are read once. */
  model: LanguageModel | undefined;
  sentences: readonly CheckedSentence[];
  sources: readonly SourceToCompare[];
  viewer: Parameters<LanguageModel['generate']>[0]['viewer'];
  signal: AbortSignal;
}

type Ask = (passage: string, sentence: string) => Promise<'yes' | 'no' | undefined>;

/** A sentence without the numbers of its sources. */
const plain = (sentence: string): string => sentence.replaceAll(/\s?\[\d{1,3}\]/gu, '').trim();

/** A sentence of a passage that is of the usual length. */
const controlIn = (passage: string): string | undefined =>
  sentencesOf(passage)
    .map(({ start, end }) => passage.slice(start, end))
    .find(({ length }) => length >= CONTROL.least && length <= CONTROL.most);

/** True where the model tells a sentence of one of the passages from one that is not there; undefined where no passage has one. */
async function tellsApart(ask: Ask, passages: readonly string[]): Promise<boolean | undefined> {
  for (const passage of passages) {
    const own = controlIn(passage);
    if (own === undefined) continue;
    const [ofNowhere, ofOwn] = await Promise.all([ask(passage, NOWHERE), ask(passage, own)]);
    return ofNowhere === 'no' && ofOwn === 'yes';
  }
  return undefined;
}

/** The words of the sources that a sentence names, around those of the sentence; undefined where it names none. */
function passageOf({ text }: CheckedSentence, sources: readonly SourceToCompare[]): string | undefined {
  const numbers = sourceNumbers(text);
  const named = sources.filter(({ n }) => numbers.includes(n));
  if (named.length === 0) return undefined;
  const most = Math.floor(LIMITS.passage / named.length);
  return named.map((source) => wordsAround(withoutSourceNumbers(source.text), text, most)).join('\n\n');
}

/**
 * Collects the votes by the place of the sentence, some requests at once. Returns why there are none. A failure ends it after
 * those that run.
 */
async function collectVotes(
  ask: Ask,
  { sentences, sources }: Reading,
  votes: Map<number, 'yes' | 'no'>,
): Promise<SecondReading['why']> {
  const waiting = sentences
    .filter(({ status }) => status === 'supported')
    .flatMap((sentence) => {
      const passage = passageOf(sentence, sources);
      return passage === undefined ? [] : [{ sentence, passage }];
    })
    .slice(0, LIMITS.sentences);
  const isTrusted = await tellsApart(
    ask,
    waiting.map(({ passage }) => passage),
  );
  if (isTrusted !== true) return isTrusted === false ? 'untrusted' : 'no_control';
  const failures: unknown[] = [];
  const readSome = async () => {
    for (let one = waiting.shift(); one && failures.length === 0; one = waiting.shift()) {
      const { sentence, passage } = one;
      try {
        const vote = await ask(passage, plain(sentence.text));
        if (vote) votes.set(sentence.start, vote);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: LIMITS.atOnce }, readSome));
  if (failures.length > 0) throw failures[0];
  return undefined;
}

export interface ReadAgain {
  sentences: CheckedSentence[];
  /**
   * Sentences that the model voted on, of those that the code found supported, and why no vote counts or not all were
   * reached; undefined where none was to be read.
   */
  counts?: SecondReading;
}

/**
 * Asks the model, with the cited passage alone, whether it says what each sentence says that the code found supported. A
 * vote can only take that away, and counts only where the model tells control sentences apart. It ends with its signal
 * and its time; sentences that were not reached stay as they are, and are counted. Errors: those that are no `ProblemError` of the model.
 */
export async function readAgain(reading: Reading): Promise<ReadAgain> {
  const { model, sentences, viewer } = reading;
  const all = sentences.filter(({ status }) => status === 'supported').length;
  if (!model || all === 0) return { sentences: [...sentences] };
  const signal = AbortSignal.any([reading.signal, AbortSignal.timeout(LIMITS.totalMs)]);
  const ask: Ask = async (passage, sentence) => {
    signal.throwIfAborted();
    const { text } = await model.generate({ messages: supportPrompt(passage, sentence), signal, viewer });
    return voteIn(text);
  };
  const votes = new Map<number, 'yes' | 'no'>();
  let why: SecondReading['why'];
  try {
    why = await collectVotes(ask, reading, votes);
  } catch (error) {
    if (!signal.aborted && !(error instanceof ProblemError)) throw error;
    why = signal.aborted ? 'time' : 'failed';
  }
  return {
    sentences: sentences.map((one) => {
      const second = votes.get(one.start);
      if (second === undefined) return one;
      return { ...one, second, status: second === 'no' ? ('not_checked' as const) : one.status };
    }),
    counts: { read: votes.size, all, ...(why === undefined ? {} : { why }) },
  };
}
