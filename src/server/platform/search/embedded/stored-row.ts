import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LibraryDocument, LibraryParagraph, LibraryRecord, LibraryTexts } from '../engine.ts';
import { recordValues } from './facets/record-values.ts';
import type { DocMetadata, RecordValues } from './segments/doc-values.ts';

/** A document as its table stores it. `card` (the packed `DocMetadata`) and `record` are JSON, `body` holds the packed texts. */
export interface StoredRow {
  id: string;
  card: string;
  record: string;
  body: Uint8Array;
}

export type PackedMetadata = [
  act: 0 | 1,
  court: string,
  courtName: string,
  state: string,
  judges: string[],
  year: number,
  decided: number,
  length: number,
  sample: 0 | 1,
  tombstone: 0 | 1,
  /** Missing in rows of before this column. */
  summary?: 0 | 1,
  /** Missing in rows of before this column. */
  values?: [bench: string, disposal: string, ...provisions: RecordValues['provisions']],
  /** Missing in rows of before this column, whose values are read again. */
  strength?: number,
];

function yyyymmdd(date: string | undefined, year: number): number {
  const digits = Number(date?.slice(0, 10).replaceAll('-', ''));
  return Number.isInteger(digits) && digits > 0 ? digits : year * 10_000;
}

export function documentMetadata(document: LibraryDocument, length: number): DocMetadata {
  const year = document.year ?? Number(document.decided_on?.slice(0, 4) ?? 0);
  return {
    kind: document.kind,
    court: document.court ?? '',
    courtName: document.court_name ?? '',
    state: document.state ?? '',
    judges: document.judges,
    year,
    decided: yyyymmdd(document.decided_on, year),
    length,
    sample: document.sample,
    summary: document.summary ?? false,
    tombstone: false,
    values: recordValues(document),
  };
}

const gone: DocMetadata = {
  kind: 'judgment',
  court: '',
  courtName: '',
  state: '',
  judges: [],
  year: 0,
  decided: 0,
  length: 0,
  sample: false,
  summary: false,
  tombstone: true,
};

export function packMetadata(metadata: DocMetadata): string {
  const { values } = metadata;
  const column: PackedMetadata = [
    metadata.kind === 'act' ? 1 : 0,
    metadata.court,
    metadata.courtName,
    metadata.state,
    metadata.judges,
    metadata.year,
    metadata.decided,
    metadata.length,
    metadata.sample ? 1 : 0,
    metadata.tombstone ? 1 : 0,
    metadata.summary ? 1 : 0,
  ];
  if (values) column.push([values.bench, values.disposal, ...values.provisions], values.strength);
  return JSON.stringify(column);
}

export function unpackMetadata(column: PackedMetadata): DocMetadata {
  const [bench = '', disposal = '', ...provisions] = column[11] ?? [];
  const strength = column[12];
  return {
    kind: column[0] === 1 ? 'act' : 'judgment',
    court: column[1],
    courtName: column[2],
    state: column[3],
    judges: column[4],
    year: column[5],
    decided: column[6],
    length: column[7],
    sample: column[8] === 1,
    tombstone: column[9] === 1,
    summary: column[10] === 1,
    ...(column[11] && strength !== undefined ? { values: { bench, disposal, strength, provisions } } : {}),
  };
}

/** Packs in place: handing so little to another thread costs more than the packing. */
export function documentRow(document: LibraryDocument, metadata: DocMetadata): StoredRow {
  const { record, paragraphs, ...beside } = separated(document);
  const texts = Object.keys(beside).length === 0 ? paragraphs : { paragraphs, ...beside };
  const body = deflateRawSync(JSON.stringify(texts), { level: constants.Z_BEST_SPEED });
  return { id: document.id, card: packMetadata(metadata), record: JSON.stringify(record), body };
}

/** The row that says a document was removed. */
export function removalRow(id: string): { row: StoredRow; metadata: DocMetadata } {
  return { row: { id, card: packMetadata(gone), record: '{}', body: Buffer.alloc(0) }, metadata: gone };
}

/** A body holds the paragraphs alone where nothing was left out, as all bodies did once. */
export function unpackBody(body: Uint8Array): LibraryTexts {
  const texts = JSON.parse(inflateRawSync(body).toString('utf8')) as LibraryParagraph[] | LibraryTexts;
  return Array.isArray(texts) ? { paragraphs: texts } : texts;
}

/** A document as it is stored: its record, and its texts beside it. */
type Separated = { record: LibraryRecord } & LibraryTexts;

/** Texts that a document may have beside its paragraphs. */
const beside = ({ left_out, of_section }: Partial<LibraryTexts>): Omit<LibraryTexts, 'paragraphs'> => ({
  ...(left_out ? { left_out } : {}),
  ...(of_section ? { of_section } : {}),
});

export function separated({ paragraphs, left_out, of_section, ...record }: LibraryDocument): Separated {
  return {
    record,
    paragraphs,
    ...beside({ ...(left_out && { left_out }), ...(of_section && { of_section }) }),
  };
}

export function joined({ record, paragraphs, ...texts }: Separated): LibraryDocument {
  return { ...record, paragraphs, ...beside(texts) };
}

/** The document of what was read; undefined where its texts were not read, or it was removed. */
export function documentOf(stored: Partial<Separated> | undefined): LibraryDocument | undefined {
  const { record, paragraphs, ...texts } = stored ?? {};
  return record && paragraphs && joined({ record, paragraphs, ...beside(texts) });
}
