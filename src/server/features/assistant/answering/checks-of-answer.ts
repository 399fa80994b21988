import { findQuoted } from '#law/verify/quotations/find-quotations.ts';
import { matchQuotations } from '#law/verify/quotations/match-quotations.ts';
import { checkText } from '#server/platform/checks/check-text.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { notCheckedSentence } from '#shared/checks/not-checked-sentence.ts';
import type { AnswerChecks, CheckedSentence } from '#shared/contracts/assistant/chats.ts';

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

interface ToCheck {
  content: string;
  /** The sources in the order of their numbers. */
  texts: readonly string[];
  /** Numbers of the answer that no source has. */
  removed: Iterable<number>;
  unread: readonly string[];
  /** The sentences of the content, which were compared while they were written. */
  sentences?: readonly CheckedSentence[];
}

/**
 * Checks an answer by code: its citations and provisions in the library, its quotations in its sources. Errors: those
 * of the library, and the signal's reason.
 */
export async function checkAnswer(
  library: LibraryReader,
  { content, texts, removed, unread, sentences }: ToCheck,
  signal: AbortSignal,
): Promise<AnswerChecks> {
  const { citations, provisions, not_checked } = await checkText(library, content, { signal });
  return {
    ...(sentences ? { sentences: [...sentences] } : {}),
    citations,
    provisions,
    not_checked: not_checked.map((one) => ({ ...one, sentence: notCheckedSentence(one) })),
    quotations: quotationsOf(content, texts),
    removed: [...removed],
    unread_files: [...unread],
  };
}

/** Milliseconds for the checks of an answer whose reader has left. */
const PARTIAL_MS = 3000;

/** The same of an answer that was not finished. It must be kept in any case, so a failure leaves it without findings. */
export async function checkPartial(
  { library, log }: Pick<Services, 'library' | 'log'>,
  answer: ToCheck,
): Promise<AnswerChecks> {
  try {
    return await checkAnswer(library, answer, AbortSignal.timeout(PARTIAL_MS));
  } catch (error) {
    log.warn(
      { failure: error instanceof Error ? error.name : 'unknown' },
      'a partial answer was not checked',
    );
    const { unread, removed, sentences } = answer;
    return { ...nothingChecked(unread, removed), ...(sentences ? { sentences: [...sentences] } : {}) };
  }
}

/** Checks of an answer that states nothing. */
export const nothingChecked = (unread: readonly string[], removed: Iterable<number> = []): AnswerChecks => ({
  citations: [],
  provisions: [],
  not_checked: [],
  quotations: [],
  removed: [...removed],
  unread_files: [...unread],
});
