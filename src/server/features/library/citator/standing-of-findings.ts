import type { Tx } from '#server/platform/db/database.ts';
import type { CheckedCitation, StoredReport } from '#shared/contracts/checks/checks.ts';
import { firstRestsOf } from './present-standing.ts';
import { coverageOf, type JudgmentStanding, MOST_ASKED, type Statement, standingsOf } from './standing.ts';

/** Limit: sentences of later judgments that a finding shows, the gravest first. */
const SHOWN = 5;

type Treatments = Pick<CheckedCitation, 'treatment' | 'signal'>;

const treatmentOf = ({ kind, sentence, citing, title, paragraph, reported, index }: Statement) => ({
  ...{ kind, sentence, document_id: citing, title, index },
  ...(paragraph === undefined ? {} : { paragraph }),
  ...(reported ? { reported } : {}),
});

function treatmentsOf({ signal, statements }: JudgmentStanding): Treatments {
  const once = [...new Map(statements.map((one) => [`${one.citing} ${one.sentence}`, one])).values()];
  return { signal, treatment: once.slice(0, SHOWN).map(treatmentOf) };
}

/**
 * A report whose findings have the signal and the gravest later treatment of their judgments, each at its first mention, and
 * at every mention the overruled judgment that it follows. Where the citator has not read all `judgments` of the library
 * yet, the report says so.
 */
export async function withStandings(tx: Tx, report: StoredReport, judgments: number): Promise<StoredReport> {
  const ids = [...new Set(report.citations.flatMap(({ document_id }) => document_id ?? []))];
  if (ids.length === 0) return report;
  const standings = new Map<string, Treatments>();
  const rests: Awaited<ReturnType<typeof firstRestsOf>> = new Map();
  for (let from = 0; from < ids.length; from += MOST_ASKED) {
    const part = ids.slice(from, from + MOST_ASKED);
    for (const [id, standing] of await standingsOf(tx, part)) standings.set(id, treatmentsOf(standing));
    for (const [id, rest] of await firstRestsOf(tx, part)) rests.set(id, rest);
  }
  const first = new Set(ids);
  const citations = report.citations.map((one) => {
    const { document_id: id = '' } = one;
    const rests_on = rests.get(id);
    return {
      ...one,
      ...(first.delete(id) ? standings.get(id) : undefined),
      ...(rests_on === undefined ? {} : { rests_on }),
    };
  });
  const unread = judgments - (await coverageOf(tx)).judgments;
  const behind = unread > 0 ? [{ code: 'unread_judgments' as const, count: unread, examples: [] }] : [];
  return { ...report, citations, not_checked: [...behind, ...report.not_checked] };
}
