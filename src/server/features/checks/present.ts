import { notCheckedSentence } from '#shared/checks/not-checked-sentence.ts';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import type { StoredCheck } from './store.ts';

/** A stored check as the API gives it. */
export function presentCheck(check: StoredCheck): CheckReport {
  const { id, name, source, report, library, checked_at, applies_on } = check;
  const { checked_by, method, characters, text_hash } = check;
  return {
    id,
    name,
    source,
    ...(applies_on === null ? {} : { date: applies_on }),
    citations: report.citations,
    provisions: report.provisions,
    not_checked: report.not_checked.map((one) => ({ ...one, sentence: notCheckedSentence(one) })),
    library,
    checked_at: new Date(checked_at).toISOString(),
    record: { checked_by, method, characters, text_hash },
  };
}
