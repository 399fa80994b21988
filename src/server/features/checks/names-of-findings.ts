import type { CheckedCitation, StoredReport } from '#shared/contracts/checks/checks.ts';

type Names = ReadonlyMap<string, string>;
/** A judgment that a finding names. */
type Named = {
  document_id?: string | undefined;
  title?: string | undefined;
  named_by_others?: string | undefined;
};

/** 'A v. B', 'In re X': a cause title. */
const CAUSE_TITLE = /\sv\.\s|^in re\b/iu;

const withoutTitle = ({ document_id: id, title }: Named): string[] =>
  id === undefined || title === undefined || CAUSE_TITLE.test(title) ? [] : [id];

function namedBy<T extends Named>(one: T, names: Names): T {
  const [id] = withoutTitle(one);
  const name = id === undefined ? undefined : names.get(id);
  return name === undefined ? one : { ...one, named_by_others: name };
}

function withNames(one: CheckedCitation, names: Names): CheckedCitation {
  const { candidates, nearest } = one;
  return {
    ...namedBy(one, names),
    ...(candidates === undefined ? {} : { candidates: candidates.map((other) => namedBy(other, names)) }),
    ...(nearest === undefined ? {} : { nearest: namedBy(nearest, names) }),
  };
}

/**
 * A report whose findings have, for judgments without a cause title, the names that citing judgments give them. `namesOf`
 * is asked for those alone.
 */
export async function withNamesByOthers(
  report: StoredReport,
  namesOf: (ids: readonly string[]) => Promise<Names>,
): Promise<StoredReport> {
  const named = report.citations.flatMap((one) => [
    one,
    ...(one.candidates ?? []),
    ...(one.nearest ? [one.nearest] : []),
  ]);
  const ids = [...new Set(named.flatMap(withoutTitle))];
  if (ids.length === 0) return report;
  const names = await namesOf(ids);
  return { ...report, citations: report.citations.map((one) => withNames(one, names)) };
}
