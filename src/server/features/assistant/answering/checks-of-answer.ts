import { checkText } from '#server/platform/checks/check-text.ts';
import type { Services } from '#server/platform/services.ts';
import { notCheckedSentence } from '#shared/checks/not-checked-sentence.ts';
import type { AnswerChecks, CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import type { StoredReport } from '#shared/contracts/checks/checks.ts';
import { ProblemError } from '#shared/errors.ts';
import { withStandings } from '../../library/store.ts';

/** The parts that look up what an answer cites. */
export type LookUp = Pick<Services, 'db' | 'library'>;

interface ToCheck {
  content: string;
  /** Numbers of the answer that no source has. */
  removed: Iterable<number>;
  unread: readonly string[];
  /** Sentences that were left out, because the sources do not have them. */
  leftOut?: number;
  /** Sentences that a model read again. */
  readAgain?: AnswerChecks['second_reading'];
  /** The sentences of the content, which were compared while they were written. */
  sentences?: readonly CheckedSentence[];
}

/** A busy server has no time to look up what an answer cites: the answer is shown all the same, and says so. */
async function lookedUp(
  { db, library }: LookUp,
  content: string,
  signal: AbortSignal,
): Promise<StoredReport> {
  try {
    const report = await checkText(library, content, { signal });
    if (report.citations.length === 0) return report;
    const { judgments } = await library.stats();
    // The citation graph is the same for everyone.
    return await db.withWorker((tx) => withStandings(tx, report, judgments));
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'timeout')) throw error;
    return { citations: [], provisions: [], not_checked: [{ code: 'no_time', count: 1, examples: [] }] };
  }
}

/**
 * Checks an answer by code: its citations and provisions in the library. Errors: those of the library, and the
 * signal's reason.
 */
export async function checkAnswer(
  lookUp: LookUp,
  { content, removed, unread, leftOut = 0, readAgain, sentences }: ToCheck,
  signal: AbortSignal,
): Promise<AnswerChecks> {
  const { citations, provisions, not_checked } = await lookedUp(lookUp, content, signal);
  return {
    ...(sentences ? { sentences: [...sentences] } : {}),
    citations,
    provisions,
    not_checked: not_checked.map((one) => ({ ...one, sentence: notCheckedSentence(one) })),
    removed: [...removed],
    ...(leftOut > 0 ? { left_out: leftOut } : {}),
    ...(readAgain ? { second_reading: readAgain } : {}),
    unread_files: [...unread],
  };
}

/** Milliseconds for the checks of an answer whose reader has left. */
const PARTIAL_MS = 3000;

/** The same of an answer that was not finished. It must be kept in any case, so a failure leaves it without findings. */
export async function checkPartial(
  { log, ...lookUp }: Pick<Services, 'db' | 'library' | 'log'>,
  answer: ToCheck,
): Promise<AnswerChecks> {
  try {
    return await checkAnswer(lookUp, answer, AbortSignal.timeout(PARTIAL_MS));
  } catch (error) {
    log.warn(
      { failure: error instanceof Error ? error.name : 'unknown' },
      'a partial answer was not checked',
    );
    const { unread, removed, leftOut = 0, sentences } = answer;
    return {
      ...nothingChecked(unread, removed),
      ...(leftOut > 0 ? { left_out: leftOut } : {}),
      ...(sentences ? { sentences: [...sentences] } : {}),
    };
  }
}

export const nothingChecked = (unread: readonly string[], removed: Iterable<number> = []): AnswerChecks => ({
  citations: [],
  provisions: [],
  not_checked: [],
  removed: [...removed],
  unread_files: [...unread],
});
