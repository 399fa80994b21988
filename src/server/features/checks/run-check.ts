import { createHash } from 'node:crypto';
import { cleanCharacters } from '#law/text/clean-characters.ts';
import { withoutEntities } from '#law/text/converter-marks.ts';
import { checkText } from '#server/platform/checks/check-text.ts';
import type { Services } from '#server/platform/services.ts';
import { citationDiffers, provisionDiffers } from '#shared/checks/finding-sentences.ts';
import { CHECK, type CheckReport, type StoredReport } from '#shared/contracts/checks/checks.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** Longer than any document within the limits takes on two processors. */
const LONGEST_MS = 120_000;
/** The program and its version, kept with each report. */
export const METHOD = 'law/verify 1';

export interface CheckInput {
  text: string;
  date: string | undefined;
  signal: AbortSignal;
}

/** Stored result of a check, without the person who made it. */
export interface CheckResult {
  report: StoredReport;
  library: CheckReport['library'];
  text_hash: string;
  characters: number;
  to_look_at: number;
}

/** Pages as one text: a sentence that goes on over a page's end goes on here. */
export function joinedPages(pages: readonly string[]): string {
  return pages.map((page) => withoutEntities(cleanCharacters(page)).trimEnd()).join('\n');
}

async function stateOf(library: Services['library']): Promise<CheckReport['library']> {
  const { documents, judgments, acts, samples, courts, years } = await library.stats();
  const names = courts.slice(0, 40).map(({ name }) => name);
  return { documents, judgments, acts, samples, courts: names, ...(years === undefined ? {} : { years }) };
}

function needsLook(report: StoredReport): number {
  const { citations, provisions } = report;
  return citations.filter(citationDiffers).length + provisions.filter(provisionDiffers).length;
}

/** Adds what the citation graph says of the judgments that a check found. */
type Complete = (report: StoredReport, library: CheckReport['library']) => Promise<StoredReport>;

/**
 * Checks a text against the library, off the main thread. Errors: `invalid_request` for a text without words,
 * `too_large`, `timeout`; the signal's reason when the caller has gone.
 */
export async function runCheck(
  library: Services['library'],
  { text, date, signal }: CheckInput,
  complete: Complete,
): Promise<CheckResult> {
  if (text.trim() === '') throw new ProblemError('invalid_request', sentenceOf(messages.nothingToCheck));
  if (text.length > CHECK.characters)
    throw new ProblemError('too_large', sentenceOf(messages.textTooLong, { max: CHECK.characters }));
  const limit = AbortSignal.timeout(LONGEST_MS);
  try {
    const state = await stateOf(library);
    const found = await checkText(library, text, { date, signal: AbortSignal.any([signal, limit]) });
    const report = await complete(found, state);
    return {
      report,
      library: state,
      text_hash: createHash('sha256').update(text).digest('hex'),
      characters: text.length,
      to_look_at: needsLook(report),
    };
  } catch (cause) {
    if (limit.aborted && !signal.aborted)
      throw new ProblemError('timeout', sentenceOf(messages.timedOut), { cause });
    throw cause;
  }
}
