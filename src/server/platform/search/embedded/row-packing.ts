import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LibraryDocument, LibraryParagraph } from '../engine.ts';
import type { Card } from './segments/doc-values.ts';

/** A document as it lies in its table. `card` and `record` are JSON, `body` the packed paragraphs. */
export interface Row {
  id: string;
  card: string;
  record: string;
  body: Uint8Array;
}

type CardColumn = [
  act: 0 | 1,
  court: string,
  courtName: string,
  state: string,
  judges: string[],
  year: number,
  decided: number,
  length: number,
  sample: 0 | 1,
  removed: 0 | 1,
];

function yyyymmdd(date: string | undefined, year: number): number {
  const digits = Number(date?.slice(0, 10).replaceAll('-', ''));
  return Number.isInteger(digits) && digits > 0 ? digits : year * 10_000;
}

export function documentCard(document: LibraryDocument, length: number): Card {
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
    removed: false,
  };
}

const gone: Card = {
  kind: 'judgment',
  court: '',
  courtName: '',
  state: '',
  judges: [],
  year: 0,
  decided: 0,
  length: 0,
  sample: false,
  removed: true,
};

export function packCard(card: Card): string {
  const column: CardColumn = [
    card.kind === 'act' ? 1 : 0,
    card.court,
    card.courtName,
    card.state,
    card.judges,
    card.year,
    card.decided,
    card.length,
    card.sample ? 1 : 0,
    card.removed ? 1 : 0,
  ];
  return JSON.stringify(column);
}

export function unpackCard(text: string): Card {
  const column = JSON.parse(text) as CardColumn;
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
    removed: column[9] === 1,
  };
}

/** Packs in place: handing so little to another thread costs more than the packing. */
export function documentRow(document: LibraryDocument, card: Card): Row {
  const { paragraphs, ...record } = document;
  const body = deflateRawSync(JSON.stringify(paragraphs), { level: constants.Z_BEST_SPEED });
  return { id: document.id, card: packCard(card), record: JSON.stringify(record), body };
}

/** The row that says a document was removed. */
export function removalRow(id: string): { row: Row; card: Card } {
  return { row: { id, card: packCard(gone), record: '{}', body: Buffer.alloc(0) }, card: gone };
}

export function unpackBody(body: Uint8Array): LibraryParagraph[] {
  return JSON.parse(inflateRawSync(body).toString('utf8')) as LibraryParagraph[];
}
