import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPdfPage } from '#server/platform/sandbox/pdf-text.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import type { DocumentModel } from '../../model.ts';
import { textRuns } from '../../text-runs.ts';
import { writePaperBook, writePdf } from '../pdf-writer.ts';
import { bindPages, refuseLayers } from './bind-pages.ts';
import { formsOfPdf } from './forms-of-pdf.ts';
import { PdfObjects, renumbered } from './pdf-objects.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-binding-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const paragraph = (text: string) => ({ kind: 'paragraph', runs: textRuns(text) }) as const;
const documentOf = (...texts: string[]): DocumentModel => ({
  title: 'Writ petition',
  language: 'en-IN',
  header: 'Writ petition',
  blocks: [{ kind: 'heading', level: 1, runs: textRuns('GROUNDS') }, ...texts.map(paragraph)],
});

type Drawing = (document: PDFKit.PDFDocument) => void;
/** A PDF as another program writes it. */
function foreign(draw: Drawing, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(document);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

/** Binds files behind a draft of one page. */
async function bound(...files: { mark: string; bytes: Uint8Array; note?: string }[]): Promise<Buffer> {
  const read = await Promise.all(files.map(({ bytes }) => formsOfPdf(bytes)));
  const { bytes, places } = await writePaperBook({
    index: [paragraph('INDEX')],
    bookmarks: { index: 'Index', document: 'Writ petition' },
    document: documentOf('That मैं says so.'),
    annexures: files.map(({ mark, note }, at) => ({
      stamp: `ANNEXURE ${mark}`,
      bookmark: `Annexure ${mark}`,
      pages: read[at]?.pages ?? [],
      ...(note === undefined ? {} : { note }),
    })),
  });
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('base.pdf'), bytes);
  const parts = await Promise.all(
    read.map(async ({ forms }, one) => {
      await writeFile(at(`${one}.pdf`), forms);
      return { forms: at(`${one}.pdf`), pages: places[one] ?? [] };
    }),
  );
  await bindPages(at('base.pdf'), parts, at('book.pdf'));
  return readFile(at('book.pdf'));
}

test('files become pages with their stamp and one count of pages, behind a draft that keeps its tags and bookmarks', async () => {
  const order = await writePdf(documentOf('The impugned order. '.repeat(400)));
  const letter = await foreign((document) => {
    document.addPage({ size: 'A4', layout: 'landscape' }).text('A wide letter.');
    document.addPage({ size: 'A4' }).text('Its second page.');
  });
  const book = await readPdf(
    await bound({ mark: 'P-1', bytes: order }, { mark: 'P-2', bytes: letter, note: 'TRUE COPY' }),
  );
  expect(book.isTagged).toBe(true);
  const last = book.pages.length;
  expect(book.bookmarks).toMatchObject([
    { title: 'Index', page: 1 },
    { title: 'Writ petition', page: 2, items: [{ title: 'GROUNDS', page: 2 }] },
    { title: 'Annexure P-1', page: 3 },
    { title: 'Annexure P-2', page: last - 1 },
  ]);
  expect(book.pages[2]).toMatch(/ANNEXURE P-1[\s\S]*The impugned order/u);
  expect(book.pages[last - 2]).toContain('A wide letter.');
  expect(book.sizes[last - 2]).toEqual([842, 595]);
  expect(book.pages[last - 2]).not.toContain('TRUE COPY');
  expect(book.pages[last - 1]).toMatch(/ANNEXURE P-2[\s\S]*TRUE COPY[\s\S]*Its second page/u);
  for (const [at, text] of book.pages.entries())
    if (at >= 2) expect(text).toMatch(new RegExp(`^ANNEXURE P-\\d\\n(?:TRUE COPY\\n?)?${at + 1}`, 'u'));
});

/** The share of dark dots in each quarter of a page: above left, above right, below left, below right. */
async function darkQuarters(pdf: Uint8Array, page: number): Promise<boolean[]> {
  const { picture } = await drawPdfPage(pdf, page);
  const { width, height, grey } = picture;
  const dark = [0, 0, 0, 0];
  const quarterOf = (at: number) =>
    (Math.floor(at / width) * 2 < height ? 0 : 2) + ((at % width) * 2 < width ? 0 : 1);
  for (const [at, level] of grey.entries()) {
    const quarter = quarterOf(at);
    if (level < 128) dark[quarter] = (dark[quarter] ?? 0) + 1;
  }
  return dark.map((dots) => dots > (width * height) / 100);
}

test.each([0, 90, 180, 270])('a page that is turned by %i degrees is shown upright', async (degrees) => {
  // Black above on the left as its reader sees it, wherever that is on the paper.
  const corner = { 0: [0, 0], 90: [0, 421], 180: [297, 421], 270: [297, 0] }[degrees] ?? [0, 0];
  const bytes = await foreign((document) => {
    document.addPage({ size: [595, 842], margin: 0 });
    Object.assign(document.page.dictionary.data, { Rotate: degrees });
    document.rect(corner[0] ?? 0, corner[1] ?? 0, 298, 421).fill('black');
  });
  const seen = await darkQuarters(bytes, 1);
  expect(seen).toEqual([true, false, false, false]);
  expect(await darkQuarters(await bound({ mark: 'A', bytes }), 3)).toEqual(seen);
});

test('what lies on a page comes with it; its script and its link do not', async () => {
  const bytes = await foreign((document) => {
    document.addPage({ size: 'A4' }).text('Receipt');
    document.note(100, 300, 20, 20, 'private remark');
    document.link(0, 0, 200, 200, 'https://tracker.example/');
    document.initForm();
    document.formText('sum', 100, 200, 200, 40, { value: 'Rs. 500', align: 'left' });
  });
  const book = await bound({ mark: 'A', bytes });
  expect((await readPdf(book)).pages[2]).toContain('Rs. 500');
  const raw = book.toString('latin1');
  expect(raw).not.toContain('tracker.example');
  expect(raw).not.toContain('/AcroForm');
});

test('a font of many pages is in the PDF once', async () => {
  const bytes = await writePdf(documentOf('The impugned order याचिका. '.repeat(3000)));
  const { pages } = await formsOfPdf(bytes);
  expect(pages.length).toBeGreaterThan(20);
  const alone = await bound();
  expect((await bound({ mark: 'A', bytes })).length - alone.length).toBeLessThan(bytes.length * 1.2);
});

test.each([
  [
    'a protected file',
    () => foreign((document) => document.addPage().text('x'), { userPassword: 'secret' }),
    /password/u,
  ],
  ['no PDF', () => Promise.resolve(Buffer.from('%PDF-1.7 nothing')), /damaged/u],
])('%s is refused with its reason', async (_name, made, reason) => {
  await expect(formsOfPdf(await made())).rejects.toThrow(reason);
});

test('a file with layers is refused, because a hidden one would be shown', async () => {
  const bytes = await foreign((document) => {
    document.addPage().text('Shown');
    const layer = document.ref({ Type: 'OCG', Name: new String('Hidden') });
    layer.end(Buffer.alloc(0));
    const { resources } = document.page as unknown as { resources: { data: object } };
    Object.assign(resources.data, { Properties: { L1: layer } });
    document.addContent('/OC /L1 BDC').text('Hidden').addContent('EMC');
  });
  const { forms } = await formsOfPdf(bytes);
  expect(() => refuseLayers(forms)).toThrow(/layers/u);
});

test('references get other numbers; strings, names and streams stay', () => {
  const text = '<< /A 12 0 R /B [3 0 R 4 5 0 R] /C (12 0 R \\) (3 0 R)) /D <0102> /E/F#20 1 0 R >>';
  expect(renumbered({ text }, (old) => old + 100)).toBe(
    '<< /A 112 0 R /B [103 0 R 4 105 0 R] /C (12 0 R \\) (3 0 R)) /D <0102> /E/F#20 101 0 R >>',
  );
});

test('a file without its table of references is refused', () => {
  expect(() => new PdfObjects(Buffer.from('1 0 obj\n<<>>\nendobj\n'))).toThrow(/references/u);
});

test('a book into which no page is bound has no update', async () => {
  const base = path.join(folder, 'alone.pdf');
  const out = path.join(folder, 'alone-bound.pdf');
  await writeFile(base, await writePdf(documentOf('Nothing is annexed.')));
  await bindPages(base, [], out);
  expect(await readFile(out)).toEqual(await readFile(base));
});
