import { sameMark } from '#law/drafting/document/annexure-marks.ts';
import { printableLine } from '#server/core/printable.ts';
import type { DocumentModel } from '#server/platform/documents/model.ts';
import type { PagePlace } from '#server/platform/documents/pdf/binding/bind-pages.ts';
import { writePaperBook, writeVolume } from '#server/platform/documents/pdf/pdf-writer.ts';
import { type BookOrder, type IndexRow, indexBlocks, writeDraftBook } from '../annexures/draft-book.ts';
import { exportDocument } from '../export-document.ts';

/** A page of an annexure: `bytes` is what it adds to a file. */
export interface FilingPage {
  wide: boolean;
  reads: boolean;
  bytes: number;
}

/** A draft with annexures that become one file or several volumes of at most `mostBytes`. */
export interface FilingOrder extends Omit<BookOrder, 'annexures'> {
  annexures: readonly { mark: string; particulars: string; pages: readonly FilingPage[] }[];
  mostBytes: number;
}

/** Pages of an annexure in a volume, from `first` (counted from 0) on. */
interface Part {
  annexure: number;
  first: number;
  count: number;
}

export interface FilingVolume {
  /** The PDF with places for its annexures. */
  bytes: Uint8Array;
  parts: { annexure: number; first: number; places: PagePlace[] }[];
  /** The numbers of its first and last page. */
  from: number;
  to: number;
}

/** The share of a file that is planned: the rest is for what cannot be foreseen. */
const PLANNED = 0.96;
/** Bytes of the description of a bound page, its tags included. */
const PAGE_BYTES = 2600;
const ROUNDS = 6;

const weightOf = ({ bytes }: FilingPage) => bytes + PAGE_BYTES;
const weightOfPages = (pages: readonly FilingPage[]) => pages.reduce((sum, page) => sum + weightOf(page), 0);

class Planner {
  readonly volumes: Part[][] = [[]];
  readonly #most: number;
  /** Bytes that a further volume has for pages: its index is smaller than that of the first with the draft. */
  readonly room: number;
  #left: number;

  constructor(head: number, most: number) {
    this.#most = most;
    this.room = most - Math.min(head, most / 4);
    this.#left = this.#most - head;
  }

  next(): void {
    this.volumes.push([]);
    this.#left = this.room;
  }

  /** True when a page goes to a new volume: the first has the draft, and no volume is left without a page. */
  isFull(weight: number, hasPages: boolean): boolean {
    return weight > this.#left && (hasPages || this.volumes.length === 1);
  }

  get hasParts(): boolean {
    return this.volumes.at(-1)?.length !== 0;
  }

  take(weight: number): void {
    this.#left -= weight;
  }

  add(part: Part): void {
    if (part.count > 0) this.volumes.at(-1)?.push(part);
  }
}

/** Puts annexures into volumes in their order. An annexure that fits into a volume of its own is not divided. */
export function planVolumes(annexures: FilingOrder['annexures'], head: number, most: number): Part[][] {
  const plan = new Planner(head, most);
  for (const [annexure, { pages }] of annexures.entries()) {
    const whole = weightOfPages(pages);
    if (plan.isFull(whole, plan.hasParts) && whole <= plan.room) plan.next();
    let first = 0;
    for (const [at, page] of pages.entries()) {
      if (plan.isFull(weightOf(page), at > first || plan.hasParts)) {
        plan.add({ annexure, first, count: at - first });
        first = at;
        plan.next();
      }
      plan.take(weightOf(page));
    }
    plan.add({ annexure, first, count: pages.length - first });
  }
  return plan.volumes;
}

interface Row extends IndexRow {
  volume: number;
}

function particularsOf({ draft, annexures }: FilingOrder, part: Part | undefined): string {
  if (!part) return draft.title;
  const { mark, particulars } = annexures[part.annexure] ?? { mark: '', particulars: '' };
  return `Annexure ${mark}: ${particulars}${part.first > 0 ? ' (continued)' : ''}`;
}

const heading = (text: string): DocumentModel['blocks'][number] => ({
  kind: 'heading',
  level: 1,
  align: 'center',
  runs: [{ text }],
});

/** The index of all volumes in the first, and the index of each volume in it. */
function indexOf(order: FilingOrder, rows: readonly Row[], volume: number): DocumentModel['blocks'] {
  const own = rows.filter((row) => row.volume === volume);
  const common =
    volume === 1
      ? indexBlocks(
          order.caption,
          rows.map((row) => ({ ...row, particulars: `${row.particulars} [Volume ${row.volume}]` })),
        )
      : [];
  return [...common, heading(`VOLUME ${volume}`), ...indexBlocks(volume === 1 ? [] : order.caption, own)];
}

const annexuresOf = (order: FilingOrder, parts: readonly Part[]) =>
  parts.map((part) => {
    const { mark, pages = [] } = order.annexures[part.annexure] ?? { mark: '' };
    const isLast = part.first + part.count === pages.length;
    return {
      stamp: printableLine(`ANNEXURE ${mark}`),
      bookmark: printableLine(particularsOf(order, part)),
      pages: pages.slice(part.first, part.first + part.count),
      ...(order.trueCopy && isLast ? { note: 'TRUE COPY' } : {}),
    };
  });

async function writeRound(order: FilingOrder, plan: readonly Part[][], rows: readonly Row[]) {
  const marks = new Map<string, number>();
  for (const [at, part] of plan.flat().entries()) {
    const { mark = '' } = order.annexures[part.annexure] ?? {};
    if (part.first === 0) marks.set(sameMark(mark), rows[at + 1]?.from ?? 0);
  }
  const model = exportDocument(order.draft, marks);
  const volumes: FilingVolume[] = [];
  const spans: Row[] = [];
  let from = 0;
  for (const [at, parts] of plan.entries()) {
    const index = indexOf(order, rows, at + 1);
    const annexures = annexuresOf(order, parts);
    const written =
      at === 0
        ? await writePaperBook({
            ...{ index, annexures, document: model, isArchive: true },
            bookmarks: { index: 'Index', document: printableLine(order.draft.title) },
          })
        : await writeVolume({
            ...{ index, annexures, document: model, isArchive: true, from },
            bookmarks: { index: `Index of volume ${at + 1}` },
          });
    const [first, ...others] = written.spans;
    if (at === 0 && first) spans.push({ ...first, volume: 1, particulars: particularsOf(order, undefined) });
    for (const [one, span] of others.entries())
      spans.push({ ...span, volume: at + 1, particulars: particularsOf(order, parts[one]) });
    const to = written.spans.at(-1)?.to ?? from;
    volumes.push({
      bytes: written.bytes,
      ...{ from: from + 1, to },
      parts: parts.map(({ annexure, first: page }, one) => ({
        ...{ annexure, first: page, places: written.places[one] ?? [] },
      })),
    });
    from = to;
  }
  return { volumes, spans };
}

/** Writes volumes until their indexes name the right pages. */
async function writePlan(order: FilingOrder, plan: readonly Part[][]): Promise<FilingVolume[]> {
  const parts = plan.flatMap((volume, at) => volume.map((part) => ({ part, volume: at + 1 })));
  let rows: Row[] = [
    { from: 2, to: 2, volume: 1, particulars: particularsOf(order, undefined) },
    ...parts.map(({ part, volume }) => ({ from: 3, to: 3, volume, particulars: particularsOf(order, part) })),
  ];
  for (let round = 1; round <= ROUNDS; round++) {
    const { volumes, spans } = await writeRound(order, plan, rows);
    if (spans.every(({ from, to }, at) => from === rows[at]?.from && to === rows[at]?.to)) return volumes;
    rows = spans;
  }
  throw new Error('the pages of the volumes do not settle');
}

/** The files of a filing, still without the pages of their annexures. `share` is less than 1 when volumes became too large. */
export async function writeFiling(order: FilingOrder, share = 1): Promise<FilingVolume[]> {
  const most = order.mostBytes * PLANNED * share;
  const weight = order.annexures.reduce((sum, { pages }) => sum + weightOfPages(pages), 0);
  const whole = await writeDraftBook({ ...order, isArchive: true });
  const bare = order.annexures.reduce((sum, { pages }) => sum + pages.length * PAGE_BYTES, 0);
  if (whole.bytes.length + weight - bare <= most)
    return [
      {
        ...{ bytes: whole.bytes, from: 1, to: whole.spans.at(-1)?.to ?? 1 },
        parts: whole.places.map((places, annexure) => ({ annexure, first: 0, places })),
      },
    ];
  const head = Math.max(20_000, whole.bytes.length - bare);
  return writePlan(order, planVolumes(order.annexures, head, most));
}
