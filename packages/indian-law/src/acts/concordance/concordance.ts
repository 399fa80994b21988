import { overlaps, type SectionRef, sectionKey } from './provision-ref.ts';
import { type ConcordanceRow, REPLACED_BY, rowsOfSection } from './table.ts';

const REPLACES: ReadonlyMap<string, string> = new Map([...REPLACED_BY].map(([old, now]) => [now, old]));

/** The code that replaced an act, or that it replaced, by their keys: 'ipc' and 'bns'. */
export const otherCode = (act: string): string | undefined => REPLACED_BY.get(act) ?? REPLACES.get(act);

/** A provision in the other code, as seen from one of the two. */
export interface CounterpartRow extends Pick<ConcordanceRow, 'kind' | 'subject' | 'note' | 'punishment'> {
  /** Undefined for what was dropped or is new. */
  other?: SectionRef;
}

/**
 * The rows of a provision: `{act: 'crpc', section: '438'}` or a part of one, '65B(4)'. Rows of the part itself come alone
 * where there are any, else those of the whole section. Empty for an unknown provision and for other acts.
 */
export function counterpartRows({ act, section }: SectionRef): CounterpartRow[] {
  const own = (row: ConcordanceRow) => (row.old?.act === act ? row.old : row.now);
  const near = rowsOfSection(sectionKey({ act, section })).filter((row) =>
    overlaps(own(row)?.section ?? '', section),
  );
  const exact = near.filter((row) => (own(row)?.section.length ?? 0) >= section.length);
  return (exact.length > 0 ? exact : near).map((row) => {
    const other = row.old?.act === act ? row.now : row.old;
    const { old: _, now: __, ...rest } = row;
    return { ...rest, ...(other ? { other } : {}) };
  });
}

/** The provision keys ('bns:103') of the sections in the other code that correspond to a provision, each once. */
export function counterpartKeys(provision: SectionRef): string[] {
  return [...new Set(counterpartRows(provision).flatMap(({ other }) => (other ? [sectionKey(other)] : [])))];
}
