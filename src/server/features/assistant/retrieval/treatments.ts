import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { treatmentKinds } from '#shared/contracts/checks/checks.ts';
import type { SourceText } from './passage.ts';

type TreatmentKind = (typeof treatmentKinds)[number];
/** Characters of a sentence that are shown. */
const SHOWN = 500;

/** A later judgment's words on one of the library. */
export interface Treating {
  kind: TreatmentKind;
  /** The place of the sentence, and its words. */
  place: SourceText;
  quote: string;
}

interface Row {
  id: string;
  citing_id: string;
  title: string;
  citation: string;
  paragraph: string | null;
  index: number;
  sentence: string;
  treatment: string;
  sample: boolean;
}

const isKind = (kind: string): kind is TreatmentKind => (treatmentKinds as readonly string[]).includes(kind);

/** Whole words, without anything that is not the judgment's. */
const shown = (sentence: string): string =>
  sentence.length <= SHOWN ? sentence : sentence.slice(0, sentence.lastIndexOf(' ', SHOWN));

/**
 * For each of these judgments the gravest sentence by which a judgment of the library treats it, of the newest
 * judgment.
 */
export async function treatmentsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Treating>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<Row>(sql`
    select distinct on (k.judgment_id) k.judgment_id as id, c.citing_id, o.title, o.citation, o.sample, c.paragraph, c.index,
      c.sentence, c.treatment
    from public.library_judgment_keys k
      join public.library_citations c on c.keys && array[k.key] and c.citing_id <> k.judgment_id
      join public.library_judgments o on o.id = c.citing_id
    where k.judgment_id = any (${[...ids]}::text[]) and c.treatment is not null
    order by k.judgment_id, array_position(${[...treatmentKinds]}::text[], c.treatment), o.year desc nulls last, c.citing_id, c.position`);
  return new Map(
    rows.flatMap((row) => (isKind(row.treatment) ? [[row.id, treatingOf(row, row.treatment)]] : [])),
  );
}

function treatingOf(row: Row, kind: TreatmentKind): Treating {
  const { citing_id: id, title, citation, paragraph, index, sentence, sample } = row;
  const place: SourceText = {
    kind: 'library',
    id,
    document: id,
    ofCase: false,
    title,
    text: sentence,
    rank: 0,
    index,
    ...(citation === '' ? {} : { citation }),
    ...(paragraph === null ? {} : { paragraph }),
    ...(sample ? { sample: true as const } : {}),
  };
  return { kind, place, quote: shown(sentence) };
}
