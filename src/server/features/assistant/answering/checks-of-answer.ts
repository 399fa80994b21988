import { findQuoted } from '#law/verify/quotations/find-quotations.ts';
import { matchQuotations } from '#law/verify/quotations/match-quotations.ts';
import { checkText } from '#server/platform/checks/check-text.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import { notCheckedSentence } from '#shared/checks/not-checked-sentence.ts';
import type { AnswerChecks } from '#shared/contracts/assistant/chats.ts';

/** A quotation of fewer words is not compared. */
const WORDS = 8;

/** Quotations of an answer, each compared with the texts of its sources. */
function quotationsOf(content: string, texts: readonly string[]): AnswerChecks['quotations'] {
  const paragraphs = texts.map((text) => ({ text }));
  const asked = findQuoted(content)
    .map(({ start, end }) => ({ start, end, text: content.slice(start, end) }))
    .filter(({ text }) => text.trim().split(/\s+/u).length >= WORDS)
    .map((quotation) => ({ quotation, cited: new Set<number>() }));
  return matchQuotations(paragraphs, asked).map(({ text, status, found, index }) => ({
    text,
    status,
    ...(index === undefined ? {} : { n: index + 1 }),
    ...(found === undefined || status === 'exact' ? {} : { found }),
  }));
}

/**
 * What code finds in an answer: its citations and provisions in the library, its quotations in its sources. `texts`: the
 * sources in the order of their numbers. Errors: those of the library, and the signal's reason.
 */
export async function checkAnswer(
  library: LibraryReader,
  {
    content,
    texts,
    removed,
    unread,
  }: {
    content: string;
    texts: readonly string[];
    removed: Iterable<number>;
    unread: readonly string[];
  },
  signal: AbortSignal,
): Promise<AnswerChecks> {
  const { citations, provisions, not_checked } = await checkText(library, content, { signal });
  return {
    citations,
    provisions,
    not_checked: not_checked.map((one) => ({ ...one, sentence: notCheckedSentence(one) })),
    quotations: quotationsOf(content, texts),
    removed: [...removed],
    unread_files: [...unread],
  };
}

/** Of an answer that states nothing, or that was not finished. */
export const nothingChecked = (unread: readonly string[], removed: Iterable<number> = []): AnswerChecks => ({
  citations: [],
  provisions: [],
  not_checked: [],
  quotations: [],
  removed: [...removed],
  unread_files: [...unread],
});
