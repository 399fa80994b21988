import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { type PageLayout, SUPREME_COURT_LAYOUT } from '#law/drafting/page-layout.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { drawPdfPage, pdfPages } from '../sandbox/pdf-text.ts';
import { zipEntries } from '../sandbox/zip-entry.ts';
import type { DocumentModel, Heading, Paragraph, Table } from './model.ts';
import { textRuns } from './text-runs.ts';
import { documentWriters } from './writers.ts';

const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', runs: textRuns(text) });
const heading = (level: Heading['level'], text: string): Heading => ({
  kind: 'heading',
  level,
  runs: textRuns(text, { bold: true }),
});
const table = (rows: readonly (readonly string[])[]): Table => ({
  kind: 'table',
  columns: [30, 70],
  head: [[paragraph('Date')], [paragraph('Particulars')]],
  rows: rows.map((cells) => cells.map((text) => text.split('\n').map(paragraph))),
});
const documentOf = (...blocks: DocumentModel['blocks']): DocumentModel => ({
  title: 'A document',
  language: 'en-IN',
  header: 'W.P. 1/2026',
  blocks,
});

const HINDI = ['क्षेत्र', 'श्री', 'तर्क', 'शर्मा', 'कीर्ति', 'हिन्दी', 'विरुद्ध', 'दृष्टि', 'राष्ट्रपति', 'ज़मानत', 'द्ध्य'];
const TAMIL = ['கொள்கை', 'ஸ்ரீ', 'கோவில்', 'நீதிமன்றம்', 'தீர்ப்பு', 'மனுதாரர்', 'கௌரி', 'ணை'];
const URDU = ['محمد', 'پاکستان', 'ریاست'];

/** Dots an inch of a drawn page, and the place of a page's first line, in points. */
const SCALE = 300 / 72;
const FIRST_BASELINE = 72 + 18 * 0.74;
const [LEFT, RIGHT, PITCH, SIZE] = [72, 595.28 - 72, 24, 12];

/** The words, one below the other, as the font itself shapes them; or each character by itself. */
function drawnByFont(
  family: string,
  words: readonly string[],
  width: number,
  height: number,
  shaped: boolean,
) {
  const fonts = shippedPath('src', 'server', 'platform', 'documents', 'fonts');
  const face = new Face(new Blob(readFileSync(`${fonts}/${family}-regular.ttf`)));
  const font = new Font(face);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  const scale = (SIZE / face.upem) * SCALE;
  for (const [at, word] of words.entries()) {
    const glyphs = (shaped ? [word] : Array.from(word)).flatMap((text) => {
      const buffer = new ShapingBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const places = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ codepoint, ...places[index] }));
    });
    const total = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * scale;
    let x = family.includes('arabic') ? RIGHT * SCALE - total : LEFT * SCALE;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
      const y = (FIRST_BASELINE + at * PITCH) * SCALE;
      context.setTransform(scale, 0, 0, -scale, x + xOffset * scale, y - yOffset * scale);
      context.fill(new Path2D(font.glyphToPath(codepoint)));
      x += xAdvance * scale;
    }
  }
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 255);
}

/** The part of the ink of `one` that is within a dot of ink of `other`. */
function sharedInk(one: Uint8Array, other: Uint8Array, width: number): number {
  let [ink, shared] = [0, 0];
  for (const [at, grey] of one.entries()) {
    if (grey > 100) continue;
    ink += 1;
    const near = [-width - 1, -width, 1 - width, -1, 0, 1, width - 1, width, width + 1];
    if (near.some((step) => (other[at + step] ?? 255) < 200)) shared += 1;
  }
  expect(ink).toBeGreaterThan(1000);
  return shared / ink;
}

test.each([
  ['noto-serif-devanagari', HINDI],
  ['noto-serif-tamil', TAMIL],
  ['noto-naskh-arabic', URDU],
])('a PDF shows words as %s shapes them', async (family, words) => {
  const pdf = await documentWriters.pdf(documentOf(...words.map(paragraph)));
  const { picture } = await drawPdfPage(pdf, 1);
  const { width, height } = picture;
  // The number at the foot of the page is no word.
  const page = picture.grey.slice().fill(255, width * Math.round(760 * SCALE));
  const shaped = drawnByFont(family, words, width, height, true);
  expect(sharedInk(page, shaped, width)).toBeGreaterThan(0.98);
  expect(sharedInk(shaped, page, width)).toBeGreaterThan(0.98);
  const unshaped = drawnByFont(family, words, width, height, false);
  expect(sharedInk(unshaped, page, width)).toBeLessThan(0.9);
});

const SENTENCES = [
  'The office of Messrs. Kaveri & Sons paid ₹ 5,000 under § 34 – “first” and final.',
  `याचिकाकर्ता ${HINDI.join(' ')} (2024) 5 SCC`,
  `மனுதாரர் ${TAMIL.join(' ')} v. State`,
  'Notice to ગુજરાત and 東京 was served.',
];

test('the text of a PDF is copied as it was written, in every script', async () => {
  const pdf = await documentWriters.pdf(
    documentOf(...SENTENCES.map(paragraph), table(SENTENCES.map((text) => ['', text]))),
  );
  const copied = (await pdfPages(pdf)).join(' ').replace(/\s+/gu, ' ');
  for (const sentence of SENTENCES) expect(copied).toContain(sentence);
});

test('a sign that no font has, and signs that no document holds, change nothing around them', async () => {
  const odd = 'A\u0000 \u0007name \ufffe𞤀𞤁 \u{10ffff} e\u0301 \ud800 \u200b end';
  const model = documentOf(paragraph(odd), paragraph(''), table([['', odd]]));
  const [page = ''] = await pdfPages(await documentWriters.pdf(model));
  expect(page).toMatch(/A name .+ end/u);
  const docx = Buffer.from(await documentWriters.docx(model));
  expect((await mammoth.extractRawText({ buffer: docx })).value).toMatch(/A name .+ end/u);
});

test('a right-to-left name keeps its letters together, inside a sentence and alone', async () => {
  const name = 'محمد احمد خان';
  const pdf = await documentWriters.pdf(
    documentOf(paragraph(name), paragraph(`Counsel for ${name} argued (twice).`)),
  );
  const copied = (await pdfPages(pdf)).join(' ');
  for (const word of name.split(' ')) expect(copied.split(word)).toHaveLength(3);
  expect(copied).toContain('Counsel for');
  expect(copied).toContain('argued (twice).');
});

/** The text of the compressed parts of a PDF. */
function streamsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return Array.from(text.matchAll(/\/FlateDecode\n>>\nstream\n/gu), ({ 0: mark, index }) =>
    inflateSync(pdf.subarray(index + mark.length, text.indexOf('\nendstream', index))).toString('latin1'),
  ).join('\n');
}

interface Node {
  role?: string;
  children?: Node[];
}
const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
];

test('headings are bookmarks, and a screen reader finds headings, tables and languages', async () => {
  const pdf = await documentWriters.pdf(
    documentOf(heading(1, 'Facts'), heading(2, 'विवाद'), heading(1, 'Law'), table([['04.03.2026', 'सुनवाई']])),
  );
  expect(streamsOf(Buffer.from(pdf))).toContain('/Lang (hi-IN)');
  const opened = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const outline = (await opened.getOutline()).map(({ title, items }) => [
    title,
    items.map((one) => one.title),
  ]);
  expect(outline).toEqual([
    ['Facts', ['विवाद']],
    ['Law', []],
  ]);
  const tree = (await (await opened.getPage(1)).getStructTree()) as Node;
  expect(rolesOf(tree)).toEqual([
    ...['Root', 'Document', 'H1', 'H2', 'H1'],
    ...['Table', 'TR', 'TH', 'P', 'TH', 'P', 'TR', 'TD', 'P', 'TD', 'P'],
  ]);
  expect((await opened.getMetadata()).info).toMatchObject({ Title: 'A document', Language: 'en-IN' });
  await opened.destroy();
});

test('a table repeats its head, keeps short rows on one page and breaks long ones', async () => {
  const short = Array.from({ length: 30 }, (_, at) => [`${at + 1}.`, `First of ${at}\nLast of ${at}`]);
  const long = ['31.', Array.from({ length: 90 }, (_, at) => `Line ${at}`).join('\n')];
  const pages = await pdfPages(await documentWriters.pdf(documentOf(table([...short, long]))));
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Particulars');
    expect(page.includes('W.P. 1/2026')).toBe(at > 0);
    expect(page).toMatch(new RegExp(`\\b${at + 1}\\b`, 'u'));
  }
  const whole = pages.join('\n');
  for (let at = 0; at < 90; at++) expect(whole).toContain(`Line ${at}`);
  for (let at = 0; at < 30; at++) {
    const page = pages.find((text) => new RegExp(`First of ${at}\\b`, 'u').test(text));
    expect(page).toMatch(new RegExp(`Last of ${at}\\b`, 'u'));
  }
});

test('a word that is wider than the page is continued on the next line', async () => {
  const word = 'क्ष'.repeat(70);
  // A page of that word alone has lost its spaces, for a reader of PDFs.
  const others = paragraph('पृष्ठ के शेष शब्द सामान्य लंबाई के हैं और उनके बीच रिक्त स्थान है। '.repeat(12));
  const pdf = await documentWriters.pdf(documentOf(others, paragraph(word), others));
  const copied = (await pdfPages(pdf)).join('');
  expect(copied.replace(/\s/gu, '')).toContain(word);
});

test('italics lean, underlines are drawn, and a page break starts a page', async () => {
  const styled = (style: object): Paragraph => ({
    kind: 'paragraph',
    runs: [{ text: 'Before ' }, { text: 'क्षेत्र and words', ...style }, { text: ' after' }],
  });
  const pdf = await documentWriters.pdf(
    documentOf(styled({ italic: true }), { kind: 'pageBreak' }, styled({ underline: true })),
  );
  const pages = await pdfPages(pdf);
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page.replace(/\s+/gu, ' ')).toContain('Before क्षेत्र and words after');
  const drawn = streamsOf(Buffer.from(pdf)).split('\n');
  const leaning = drawn.filter((line) => /^1 0 -0\.21\d+ 1 0 0 cm$/u.test(line));
  // Those of the script that has no italics; English words have letters of their own.
  expect(leaning).toHaveLength(1);
  expect(Buffer.from(pdf).toString('latin1')).toContain('LiberationSerif-Italic');
  // A line is drawn once, below the underlined words, and as wide as they are.
  const lines = drawn.join('\n').match(/[\d.]+ [\d.]+ m\n[\d.]+ [\d.]+ l\nS/gu) ?? [];
  const width = lines
    .map((line) => line.match(/[\d.]+/gu)?.map(Number) ?? [])
    .reduce((sum, [from = 0, , to = 0]) => sum + to - from, 0);
  expect(width).toBeGreaterThan(60);
  expect(width).toBeLessThan(100);
});

test('a blank is marked behind its letters in a PDF, and its words are copied as they are', async () => {
  const runs = (role?: 'blank'): Paragraph => ({
    kind: 'paragraph',
    runs: [
      { text: 'I, ' },
      { text: '[Name of the deponent]', ...(role ? { role } : {}) },
      { text: ', state:' },
    ],
  });
  const marked = /([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re\n\/DeviceRGB cs\n(?:[\d.]+ ){3}scn\nf/u;
  const pdf = await documentWriters.pdf(documentOf(runs('blank')));
  const [page = ''] = await pdfPages(pdf);
  expect(page.replace(/\s+/gu, ' ')).toContain('I, [Name of the deponent], state:');
  const width = Number(marked.exec(streamsOf(Buffer.from(pdf)))?.[2]);
  expect(width).toBeGreaterThan(100);
  expect(width).toBeLessThan(170);
  expect(streamsOf(Buffer.from(await documentWriters.pdf(documentOf(runs()))))).not.toMatch(marked);
});

test('no page begins or ends with a single line of a longer paragraph', async () => {
  for (let short = 33; short < 39; short++) {
    const lines = (count: number, name: string) =>
      paragraph(Array.from({ length: count }, (_, at) => `${name}${at} ${'word '.repeat(14)}`).join(''));
    const model = documentOf(lines(short, 'A'), lines(3, 'B'), lines(short, 'C'));
    const [first = '', second = ''] = await pdfPages(await documentWriters.pdf(model));
    const places = Array.from({ length: 3 }, (_, at) =>
      first.includes(`B${at} `) ? 1 : second.includes(`B${at} `) ? 2 : 3,
    );
    expect(new Set(places).size).toBe(1);
    const ofC = first.match(/C\d+ /gu)?.length ?? 0;
    expect(ofC).not.toBe(1);
  }
});

test('a layout sets the margins, the size and the spacing of a PDF', async () => {
  const text = paragraph('Word '.repeat(1500));
  const model = documentOf(text, { ...text, style: 'quote' });
  const pagesOf = async (layout?: PageLayout) =>
    (await pdfPages(await documentWriters.pdf({ ...model, ...(layout ? { layout } : {}) }))).length;
  const plain = await pagesOf();
  expect(await pagesOf(SUPREME_COURT_LAYOUT)).toBeGreaterThan(plain * 1.2);
  expect(await pagesOf({ ...SUPREME_COURT_LAYOUT, quoteSize: 24 })).toBeGreaterThan(
    await pagesOf(SUPREME_COURT_LAYOUT),
  );
});

test('items and numbers hang before their text, and footnotes are at the end', async () => {
  const item: Paragraph = {
    ...paragraph('First point'),
    sign: { kind: 'numbered', level: 2, printed: '(b)', number: 2 },
  };
  const pdf = await documentWriters.pdf({
    ...documentOf({ ...item, runs: [...item.runs, { text: '[1]', note: 1 }] }),
    notes: [textRuns('A note')],
  });
  const [page = ''] = await pdfPages(pdf);
  expect(page.replace(/\s+/gu, ' ')).toMatch(/\(b\) ?First point ?\[1\].*\[1\] A note/u);
});

/** The texts of the first page of a PDF, and where each begins and ends, in points from the left. */
async function placesOf(pdf: Uint8Array) {
  const opened = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await opened.getPage(1)).getTextContent();
  await opened.destroy();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , from = 0] = item.transform as number[];
    return [{ text: item.str.trim(), from, to: from + item.width }];
  });
}

test.each([
  { name: 'from left to right', words: 'Kaveri Mills', isAtRight: false },
  { name: 'from right to left', words: URDU.join(' '), isAtRight: true },
])('the number of a paragraph $name hangs where its lines begin', async ({ words, isAtRight }) => {
  const sign = { kind: 'numbered', level: 2, printed: '(b)', number: 2 } as const;
  const long = { ...paragraph(`${words} `.repeat(30)), sign };
  const places = await placesOf(await documentWriters.pdf(documentOf(long)));
  const ofSign = places.filter(({ text }) => /^[()b]+$/u.test(text));
  const ofText = places.filter(({ text }) => /[^()b\d]/u.test(text));
  const [signFrom, signTo] = [
    Math.min(...ofSign.map(({ from }) => from)),
    Math.max(...ofSign.map(({ to }) => to)),
  ];
  const [textFrom, textTo] = [
    Math.min(...ofText.map(({ from }) => from)),
    Math.max(...ofText.map(({ to }) => to)),
  ];
  if (isAtRight) {
    expect(signFrom).toBeGreaterThan(textTo);
    expect(textFrom).toBeLessThan(LEFT + 40);
  } else {
    expect(signTo).toBeLessThan(textFrom);
    expect(textTo).toBeGreaterThan(RIGHT - 40);
  }
});

test('a Word document names the rule of its line spacing, without which LibreOffice takes single spacing', async () => {
  const docx = await documentWriters.docx({ ...documentOf(paragraph('Text')), layout: SUPREME_COURT_LAYOUT });
  const archive = Buffer.from(docx);
  const styles = String(zipEntries(archive, (name) => name === 'word/styles.xml').get('word/styles.xml'));
  expect(styles).toContain('w:line="360" w:lineRule="auto"');
});

const wordXml = async (model: DocumentModel): Promise<string> => {
  const archive = Buffer.from(await documentWriters.docx(model));
  const name = 'word/document.xml';
  return String(zipEntries(archive, (entry) => entry === name).get(name));
};

test('a Word document keeps a last row, a clause and a jurat with the signature below, and a head with its first row', async () => {
  const right = (text: string): Paragraph => ({ ...paragraph(text), align: 'right' });
  const table: Table = {
    kind: 'table',
    columns: [100],
    head: [[paragraph('Head')]],
    rows: [[[paragraph('Row')]], [[paragraph('Last row')]]],
  };
  const texts = [table, right('CLAIMANT'), paragraph('Clause'), right('DEPONENT'), paragraph('Jurat')];
  const xml = await wordXml(documentOf(...texts, right('Notary'), paragraph('End')));
  const kept = xml.split('<w:p>').filter((one) => one.includes('<w:keepNext/>'));
  const words = kept.map((one) => /<w:t[^>]*>([^<]*)/u.exec(one)?.[1]);
  expect(words).toEqual(['Head', 'Last row', 'CLAIMANT', 'Clause', 'DEPONENT', 'Jurat']);
});

test('a Word document says the language and the direction of each run', async () => {
  const docx = await documentWriters.docx(documentOf(heading(1, 'तथ्य'), paragraph('By محمد خان')));
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(docx) });
  expect(value).toContain('<h1>');
  expect(value).toContain('By محمد خان');
  expect(await wordXml(documentOf(paragraph('By محمد خان')))).toMatch(/<w:rtl\/>.*w:bidi="ur-IN"/u);
});

test('a paragraph of a Word document runs in the direction of its first letter', async () => {
  const sides = async (text: string, align?: Paragraph['align']) => {
    const xml = await wordXml(documentOf({ ...paragraph(text), ...(align ? { align } : {}) }));
    const body = xml.slice(0, xml.indexOf('<w:sectPr'));
    return [...body.matchAll(/<w:(?:bidi|jc w:val="(?<side>\w+)")\/>/gu)].map(
      ({ groups }) => groups?.side ?? 'bidi',
    );
  };
  expect(await sides('1. محمد خان v. State')).toEqual(['bidi']);
  expect(await sides('By محمد خان', 'right')).toEqual(['right']);
  expect(await sides('محمد خان', 'center')).toEqual(['bidi', 'center']);
  // In such a paragraph `right` is the left side for Word.
  expect(await sides('محمد خان', 'right')).toEqual(['bidi']);
});
