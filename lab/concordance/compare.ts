import { type SectionRef, sectionKey } from '#law/acts/concordance/provision-ref.ts';
import { type ConcordanceRow, concordanceRows } from '#law/acts/concordance/table.ts';
import { figuresOf, names } from './figures.ts';
import { FAULTY_TEXTS, readCodes, textOf } from './texts.ts';

/** A row of which both texts are known, and the figures that only one of them has. */
export interface ComparedRow {
  row: ConcordanceRow;
  /** Differences that neither the note nor the punishments of the row name. */
  unnamed: string[];
  differences: string[];
}

type Texts = ReadonlyMap<string, string>;
type Side = 'old' | 'now';

/** The provisions that each provision of one side goes with on the other side, as '{act} {section}'. */
function partners(side: Side): ReadonlyMap<string, SectionRef[]> {
  const found = new Map<string, SectionRef[]>();
  for (const row of concordanceRows()) {
    const [own, other] = [row[side], row[side === 'old' ? 'now' : 'old']];
    if (!own || !other) continue;
    const key = `${own.act} ${own.section}`;
    found.set(key, [...(found.get(key) ?? []), other]);
  }
  return found;
}

/** The figures of a provision that none of its partners has; none where a text on the other side has a fault. */
function onlyIn(texts: Texts, own: SectionRef, others: readonly SectionRef[]): string[] {
  const text = textOf(texts, own);
  if (!text?.exact || others.some((other) => FAULTY_TEXTS.has(sectionKey(other)))) return [];
  const known = new Set(others.flatMap((other) => [...figuresOf(textOf(texts, other)?.text ?? '')]));
  return [...figuresOf(text.text)].filter((figure) => !known.has(figure));
}

/**
 * Every row whose provisions both have a text in the shared data; undefined where that is absent. A figure counts as gone
 * where none of the new provisions has it, and as added where none of the old ones had it.
 */
export function compareRows(): ComparedRow[] | undefined {
  const texts = readCodes();
  if (texts === undefined) return undefined;
  const [newOf, oldOf] = [partners('old'), partners('now')];
  return concordanceRows().flatMap((row) => {
    const { old, now } = row;
    if (!old || !now || !textOf(texts, old) || !textOf(texts, now)) return [];
    const words = [row.note, row.punishment?.old, row.punishment?.now].join('. ');
    const gone = onlyIn(texts, old, newOf.get(`${old.act} ${old.section}`) ?? []);
    const added = onlyIn(texts, now, oldOf.get(`${now.act} ${now.section}`) ?? []);
    const faulty = [old, now].some((ref) =>
      /^(?:has|is older)/u.test(FAULTY_TEXTS.get(sectionKey(ref)) ?? ''),
    );
    const differences = faulty
      ? []
      : [...gone.map((figure) => `-${figure}`), ...added.map((figure) => `+${figure}`)];
    return [{ row, differences, unnamed: differences.filter((one) => !names(words, one.slice(1))) }];
  });
}
