import { checkClaims } from '#law/verify/check.ts';
import { withSignal } from '#server/core/threads/owner-of-work.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import type { StoredReport } from '#shared/contracts/checks/checks.ts';
import { checkThread } from './check-thread.ts';
import { contextIn } from './context-of-finding.ts';
import { LibraryForCheck } from './library-for-checks.ts';

/**
 * Checks the citations, quotations and provisions of a text against the library by code alone, off the main thread.
 * `date`: the day on which the provisions are to apply. Errors: those of the library, and the signal's reason.
 */
export async function checkText(
  library: LibraryReader,
  text: string,
  { date, signal }: { date?: string | undefined; signal: AbortSignal },
): Promise<StoredReport> {
  const findings = await withSignal(signal, async () =>
    checkClaims(await checkThread.read(text), new LibraryForCheck(library), {
      ...(date === undefined ? {} : { date }),
      signal,
      judge: checkThread.judge,
      judgeStatute: checkThread.statute,
    }),
  );
  return {
    citations: findings.citations.map((one) => ({ ...one, ...contextIn(text, one) })),
    provisions: findings.provisions.map((one) => ({ ...one, ...contextIn(text, one) })),
    not_checked: findings.not_checked,
  };
}
