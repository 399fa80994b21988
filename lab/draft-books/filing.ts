// npx tsx lab/draft-books/filing.ts OUT [BOOKS]: the book of run.ts prepared for filing, then so many small books of odd
// annexures. The files are in OUT, for a validator of PDF/A and PDF/UA.
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import type { Block, Inline, Mark, TextNode } from '#law/drafting/document/model.ts';
import { SUPREME_COURT_LAYOUT } from '#law/drafting/page-layout.ts';
import type { ToBind } from '#server/features/drafts/annexures/book-of-draft.ts';
import { FILES, type FilingRequest, prepareFiling } from '#server/features/drafts/filing/prepare-filing.ts';
import { packWords } from '#server/platform/sandbox/placed-words.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import type { PreparedFiling } from '#shared/contracts/drafts/prepare-filing.ts';
import { pdfOf } from '#test/fixtures/case-files.ts';
import { longDraft } from '../draft-exports/long-draft.ts';
import { scannedPage } from './scanned-page.ts';

const [, , out = 'filings', books = '20'] = process.argv;
mkdirSync(out, { recursive: true });
const storage = await openDiskStorage(path.join(out, 'storage'));
const parts = { storage, secrets: { hmacKey: new Uint8Array(32) } as never, now: () => new Date() };
const session = { userId: crypto.randomUUID(), sessionId: 's' } as never;

type Annexure = ToBind['annexures'][number];
async function annexure(at: number, extension: string, bytes: Uint8Array | string): Promise<Annexure> {
  const key = `case_files/c/${crypto.randomUUID()}.${extension}`;
  await storage.put(key, Readable.from([Buffer.from(bytes)]), { contentType: 'x/y', maxBytes: 1e9 });
  const row = { id: key, name: `${at}.${extension}`, path: key, is_own: true };
  return { file: key, mark: `P-${at}`, particulars: `Paper ${at} of the authority`, included: true, row };
}

async function file(name: string, bind: ToBind, megabytes: number): Promise<void> {
  const request: FilingRequest = {
    ...{ session, draftId: crypto.randomUUID(), bind, portal: undefined },
    page: { chosen: undefined },
    mostBytes: megabytes * 1_000_000,
  };
  const started = performance.now();
  let made: PreparedFiling | undefined;
  for await (const event of prepareFiling(parts, request, new AbortController().signal))
    if (event.event === 'done') made = event.data as PreparedFiling;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const [at, { url }] of [...(made?.files ?? []), ...(made ? [made.certificate] : [])].entries()) {
    const key = `filings/${(url.split('?')[0] ?? '').slice(FILES.length)}`;
    await pipeline(await storage.read(key), createWriteStream(path.join(out, `${name}-${at}.pdf`)));
  }
  const sizes = made?.files.map(({ bytes, pages }) => `${pages} pages ${(bytes / 1e6).toFixed(1)} MB`);
  const warnings = made?.checks.filter(({ status }) => status === 'warning').map(({ says }) => says);
  console.log(`${name}: ${seconds} s, ${sizes?.join(', ')}`, warnings?.join(' | '));
}

function drawn(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(document);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}
function photo(): Buffer {
  const canvas = createCanvas(900, 1200);
  const context = canvas.getContext('2d');
  const shade = context.createLinearGradient(0, 0, 900, 1200);
  for (const [at, colour] of ['#204080', '#c08040', '#208040'].entries()) shade.addColorStop(at / 2, colour);
  context.fillStyle = shade;
  context.fillRect(0, 0, 900, 1200);
  return canvas.toBuffer('image/jpeg', 80);
}
const ODD: ((at: number) => Promise<[string, Uint8Array | string]>)[] = [
  async (at) => ['pdf', await pdfOf([`Order ${at}`, scannedPage(at), 'Page '.repeat(300)], 842)],
  async () => ['jpg', photo()],
  async (at) => ['txt', `Letter ${at} पत्र கடிதம் نص\n`.repeat(80)],
  async () => [
    'pdf',
    await drawn((document) => document.addPage({ size: 'A3', layout: 'landscape' }).text('Plan')),
  ],
  async () => [
    'pdf',
    await drawn(
      (document) =>
        void document
          .addPage({ size: 'A4' })
          .fillColor([20, 90, 10, 5] as never)
          .text('CMYK'),
    ),
  ],
  async () => [
    'pdf',
    await drawn((document) => {
      document.addPage({ size: 'A4' }).text('Receipt').link(0, 0, 99, 99, 'https://a.example/');
      document.note(100, 300, 20, 20, 'remark');
      document
        .addPage({ size: [300, 2000] })
        .opacity(0.5)
        .image(photo(), 0, 0, { width: 200 });
      document.addPage({ size: 'A4' });
    }),
  ],
  async () => [
    'pdf',
    await drawn((document) => void document.addPage({ size: 'A4' }).text('Locked'), { ownerPassword: 'x' }),
  ],
  async () => ['pdf', '%PDF-1.4 broken'],
];

const words = (text: string, ...marks: Mark[]): TextNode => ({
  ...{ type: 'text' as const, text },
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const plain = (...content: Inline[]) => ({ type: 'paragraph', attrs: { id: '' }, content }) as const;
const row = (type: 'tableHeader' | 'tableCell', ...cells: string[]) => ({
  type: 'tableRow' as const,
  content: cells.map((text) => ({ type, content: [plain(words(text))] })),
});
/** Blocks of every kind, in several scripts. */
const ODD_BLOCKS: ((id: string) => Block)[] = [
  (id) => ({
    ...{ type: 'table', attrs: { id } },
    content: [
      row('tableHeader', 'Date', 'Event'),
      row('tableCell', '12.03.2026', 'आदेश'),
      row('tableCell', ''),
    ],
  }),
  (id) => ({
    type: 'table',
    attrs: { id },
    content: [row('tableCell', 'A', 'B'), row('tableCell', '', 'ஆணை')],
  }),
  (id) => ({
    ...{ type: 'orderedList', attrs: { id } },
    content: [
      {
        type: 'listItem',
        content: [
          plain(words('The order')),
          {
            type: 'bulletList',
            attrs: { id: '' },
            content: [{ type: 'listItem', content: [plain(words('its annexe'))] }],
          },
          plain(words('and its date')),
        ],
      },
      { type: 'listItem', content: [plain()] },
    ],
  }),
  (id) => ({
    type: 'blockquote',
    attrs: { id },
    content: [plain(words('یہ حکم ہے', 'bold'), words(' (order)'))],
  }),
  (id) => ({
    ...{ type: 'paragraph', attrs: { id, align: 'right' } },
    content: [
      words('See '),
      { type: 'crossReference', attrs: { target: 'b1' } },
      { type: 'footnote', content: [words('AIR 1978 SC 597, संदर्भ')] },
      { type: 'hardBreak' },
      { type: 'blank', attrs: { name: 'date of the order' } },
      words(' [place] ____ ', 'italic', 'underline'),
    ],
  }),
  (id) => ({ type: 'codeBlock', attrs: { id }, content: [{ type: 'text', text: 'a\n\tb  c' }] }),
  (id) => ({ type: 'pageBreak', attrs: { id } }),
  (id) => ({ type: 'paragraph', attrs: { id }, content: [] }),
  (id) => ({ type: 'heading', attrs: { id, level: 3 }, content: [words(`${'W'.repeat(120)} 😀 \u0007`)] }),
];

const draft = {
  title: 'Long draft & more',
  kind: 'petition' as const,
  document: longDraft(),
  before: [],
  after: [],
  layout: SUPREME_COURT_LAYOUT,
};
const scanned = Array.from({ length: 280 }, (_, at) => ({
  ...{ text: `word${at}`, left: 0.1 + (at % 7) * 0.09, top: 0.08 + Math.floor(at / 7) * 0.02 },
  ...{ width: 0.08, height: 0.016 },
}));
const recognised = Array.from({ length: 20 }, (_, at) => ({
  page: at + 1,
  line: JSON.stringify({ page: at + 1, words: packWords({ quarters: 0, words: scanned }) }),
}));
const scans = new Set<string>();
const placedLines = (of: string, behind: number) =>
  Promise.resolve(scans.has(of) && behind === 0 ? recognised : []);
const common = { caption: ['High Court of Madras', 'W.P. 1/2026'], trueCopy: true, placedLines };

const twenty = (one: (page: number) => string | Buffer) => Array.from({ length: 20 }, (_, page) => one(page));
const long: Annexure[] = [];
for (let at = 1; at <= 10; at++) {
  const pages = twenty((page) =>
    at % 2 === 0 ? scannedPage(at * 20 + page) : `Page ${page} of order ${at}. `.repeat(90),
  );
  const made = await annexure(at, 'pdf', await pdfOf(pages, 842));
  if (at % 2 === 0) scans.add(made.file);
  long.push(made);
}
const asJson = <T extends { document: object }>(one: T) => ({
  ...one,
  document: JSON.stringify(one.document),
});
const small = { ...draft, document: { ...draft.document, content: draft.document.content.slice(0, 12) } };
await file('warm', { ...common, draft: asJson(small), annexures: long.slice(0, 1) }, 20);
if (process.env.LONG) await file('long', { ...common, draft: asJson(draft), annexures: long }, 20);
if (process.env.BIG) {
  const pages = Array.from({ length: 3000 }, (_, page) => `Page ${page} of the record. `.repeat(90));
  const record = await annexure(1, 'pdf', await pdfOf(pages, 842));
  await file('big', { ...common, draft: asJson(small), annexures: [record] }, 20);
}
if (process.env.VOLUMES) await file('volumes', { ...common, draft: asJson(small), annexures: long }, 2);
for (let book = 0; book < Number(books); book++) {
  const annexures: Annexure[] = [];
  for (let at = 0; at < 1 + (book % 4); at++) {
    const [extension, bytes] = (await ODD[(book * 3 + at * (1 + (book % 5))) % ODD.length]?.(at)) ?? [
      'txt',
      'x',
    ];
    annexures.push(await annexure(at + 1, extension, bytes));
  }
  const content = draft.document.content.slice(book * 3, book * 3 + 4 + (book % 9));
  const odd = ODD_BLOCKS.filter((_, at) => ((book * 7 + at * 3) >> (at % 3)) % 2 === 0);
  const one = {
    ...draft,
    title: `Book ${book} याचिका`,
    document: { ...draft.document, content: [...content, ...odd.map((made, at) => made(`odd${at}`))] },
  };
  await file(
    `book-${book}`,
    { ...common, draft: asJson(one), annexures, trueCopy: book % 2 === 0 },
    book % 7 === 0 ? 1 : 20,
  );
}
writeFileSync(path.join(out, 'done'), '');
process.exit(0);
