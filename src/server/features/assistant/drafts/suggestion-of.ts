import { AnswerChecker } from '#law/answers/sentence-check/check-answer.ts';
import type { NamedBlock } from '#law/drafting/suggestions/draft-blocks.ts';
import { newFigures } from '#law/drafting/suggestions/new-figures.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { AnswerSource, CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { checkAnswer, type LookUp } from '../answering/checks-of-answer.ts';

/** A source as courts cite it: *A v. B, (2017) 10 SCC 1, para 12*; unknown parts are left out. */
export const citationOf = ({ title, citation, paragraph, whose }: AnswerSource): string =>
  [
    title,
    citation,
    paragraph === undefined ? undefined : `para ${paragraph}`,
    whose === undefined ? undefined : whoseSentence(whose),
  ]
    .filter((part) => part !== undefined)
    .join(', ');

export interface Proposed {
  kind: Suggestion['kind'];
  block: NamedBlock;
  before: string;
  after: string;
  reason: string;
  sources: AnswerSource[];
  /** Texts that the figures of the new text are compared with. */
  known: readonly string[];
  /** The texts of the sources as far as they are known; else their quoted words. */
  texts?: readonly { n: number; text: string }[];
  /** Numbers in the text that no source has. */
  removed?: readonly number[];
  translation?: Suggestion['translation'];
}

/** Lists what a change asserts and none of its sources does, by sentence; the draft's own words are not the change's. */
function differingSentences({ after, sources, known, before, texts = [] }: Proposed): CheckedSentence[] {
  if (sources.length === 0) return [];
  const compared = sources.map((source) => ({
    n: source.n,
    text: texts.find(({ n }) => n === source.n)?.text ?? source.quote,
    about: citationOf(source),
  }));
  const isKnown = (said: string) => [before, ...known].some((text) => text.includes(said));
  return new AnswerChecker(compared, '').check(after).flatMap((sentence): CheckedSentence[] => {
    const differences = sentence.differences.filter(({ said }) => !isKnown(said));
    if (differences.length === 0 || isKnown(sentence.text)) return [];
    const status = differences.some(({ source }) => source !== undefined) ? 'differs' : 'not_found';
    return [{ ...sentence, status, differences }];
  });
}

/** A suggestion with what code found in its new words. Errors: those of the library, and the signal's reason. */
export async function suggestionOf(
  lookUp: LookUp,
  proposed: Proposed,
  signal: AbortSignal,
): Promise<Suggestion> {
  const { kind, block, before, after, reason, sources, known, removed = [], translation } = proposed;
  const quotes = sources.map(({ quote }) => quote);
  const sentences = translation ? [] : differingSentences(proposed);
  const checks = await checkAnswer(lookUp, { content: after, removed, unread: [], sentences }, signal);
  return {
    id: crypto.randomUUID(),
    ...{ kind, block: block.id, before, after, reason, sources, checks },
    unsupported: newFigures(after, [before, ...known, ...quotes, ...sources.map(citationOf)]),
    ...(translation ? { translation } : {}),
    state: 'open',
  };
}
