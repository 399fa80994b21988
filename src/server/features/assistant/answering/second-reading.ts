import { sourceNumbers } from '#law/answers/sentence-check/answer-sentences.ts';
import type { SourceToCompare } from '#law/answers/sentence-check/types.ts';
import { withoutSourceNumbers } from '#law/answers/untrusted.ts';
import { sentencesOf } from '#law/text/sentences.ts';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import { ProblemError } from '#shared/errors.ts';
import { supportPrompt, voteIn } from '../prompts/support-prompt.ts';

/** Limits: sentences of an answer that are read again, characters of a passage, and milliseconds for all. */
const [MOST, PASSAGE, TOTAL_MS] = [8, 2400, 8000];
/** Characters of a sentence of a passage that can be a control. */
const CONTROL = { least: 40, most: 300 } as const;
/** No passage says this: a model that finds it there says yes to everything. */
const NOWHERE =
  'Eleven elephants of the harbour master sank the royal yacht in the Arctic on the last day of winter.';

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

/** True where the model tells a sentence of a passage from one that is not there. */
async function tellsApart(ask: Ask, passage: string): Promise<boolean> {
  const own = sentencesOf(passage)
    .map(({ start, end }) => passage.slice(start, end))
    .find(({ length }) => length >= CONTROL.least && length <= CONTROL.most);
  if (own === undefined) return false;
  return (await ask(passage, NOWHERE)) === 'no' && (await ask(passage, own)) === 'yes';
}

/** The passage of the source that a sentence names; undefined where it names several. */
function passageOf(sentence: CheckedSentence, sources: readonly SourceToCompare[]): string | undefined {
  const [n, ...others] = sourceNumbers(sentence.text);
  if (n === undefined || others.length > 0) return undefined;
  const text = sources.find((source) => source.n === n)?.text;
  return text === undefined || text.length > PASSAGE ? undefined : withoutSourceNumbers(text);
}

/** The votes so far, by the place of the sentence. */
async function* votesOf(ask: Ask, { sentences, sources }: Reading): AsyncGenerator<[number, 'yes' | 'no']> {
  const read = sentences.flatMap((sentence) => {
    const passage = sentence.status === 'supported' ? passageOf(sentence, sources) : undefined;
    return passage === undefined ? [] : [{ sentence, passage }];
  });
  const [first] = read;
  if (!first || !(await tellsApart(ask, first.passage))) return;
  for (const { sentence, passage } of read.slice(0, MOST)) {
    const vote = await ask(passage, plain(sentence.text));
    if (vote) yield [sentence.start, vote];
  }
}

/**
 * Asks the model, with the cited passage alone, whether it says what each sentence says that the code found supported. A
 * vote can only take that away, and counts only where the model tells control sentences apart. It ends with its signal
 * and its time; sentences that were not reached stay as they are. Errors: those that are no `ProblemError` of the model.
 */
export async function readAgain(reading: Reading): Promise<CheckedSentence[]> {
  const { model, sentences, viewer } = reading;
  if (!model) return [...sentences];
  const signal = AbortSignal.any([reading.signal, AbortSignal.timeout(TOTAL_MS)]);
  const ask: Ask = async (passage, sentence) => {
    signal.throwIfAborted();
    const { text } = await model.generate({ messages: supportPrompt(passage, sentence), signal, viewer });
    return voteIn(text);
  };
  const votes = new Map<number, 'yes' | 'no'>();
  try {
    for await (const [start, vote] of votesOf(ask, reading)) votes.set(start, vote);
  } catch (error) {
    if (!signal.aborted && !(error instanceof ProblemError)) throw error;
  }
  return sentences.map((one) => {
    const second = votes.get(one.start);
    if (second === undefined) return one;
    return { ...one, second, status: second === 'no' ? ('not_checked' as const) : one.status };
  });
}
