import type { NamedBlock } from '#law/drafting/suggestions/draft-blocks.ts';
import { newFigures } from '#law/drafting/suggestions/new-figures.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { checkAnswer } from '../answering/checks-of-answer.ts';

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
  /** Numbers in the text that no source has. */
  removed?: readonly number[];
  translation?: Suggestion['translation'];
}

/** A suggestion with what code found in its new words. Errors: those of the library, and the signal's reason. */
export async function suggestionOf(
  library: LibraryReader,
  { kind, block, before, after, reason, sources, known, removed = [], translation }: Proposed,
  signal: AbortSignal,
): Promise<Suggestion> {
  const quotes = sources.map(({ quote }) => quote);
  const checks = await checkAnswer(library, { content: after, texts: quotes, removed, unread: [] }, signal);
  return {
    id: crypto.randomUUID(),
    ...{ kind, block: block.id, before, after, reason, sources, checks },
    unsupported: newFigures(after, [before, ...known, ...quotes, ...sources.map(citationOf)]),
    ...(translation ? { translation } : {}),
    state: 'open',
  };
}
