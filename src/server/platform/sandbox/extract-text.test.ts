import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Document, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from './extract-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-text-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function read(bytes: Uint8Array, extension: string): Promise<string[]> {
  const file = path.join(folder, `${files++}.${extension}`);
  await writeFile(file, bytes);
  return (await extractText(file, extension)).pages;
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Pages of words, over a picture of so many points where one is given. */
function pdf(
  pages: readonly string[],
  options: PDFKit.PDFDocumentOptions = {},
  picture?: { width: number; height: number },
): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  for (const text of pages) {
    document.addPage();
    if (picture) document.image(dot, 0, 0, picture);
    document.text(text, 72, 72);
  }
  document.end();
  return buffer(document);
}

/** A PDF that shows one empty page many times; writing real pages would take seconds. */
function pdfOfSamePage(pages: number): Buffer {
  const kids = '3 0 R '.repeat(pages);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n`);
}

describe('a PDF', () => {
  test('is read page by page', async () => {
    const pages = await read(await pdf(['1. Leave granted.', '2. The appeal is allowed.']), 'pdf');
    expect(pages.map((page) => page.trim())).toEqual(['1. Leave granted.', '2. The appeal is allowed.']);
  });

  test('of 500 pages is read', async () => {
    const pages = await read(await pdf(Array.from({ length: 500 }, (_, i) => `page ${i + 1}`)), 'pdf');
    expect(pages).toHaveLength(500);
    expect(pages[499]).toContain('page 500');
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['of 3,000 pages', () => pdfOfSamePage(3000), 'The PDF has 3,000 pages; at most 2,000 are read.'],
    [
      'with a password',
      () => pdf(['secret'], { userPassword: 'opensesame' }),
      'The PDF is protected by a password. Save a copy without one and try again.',
    ],
    [
      'cut in the middle of its head',
      async () => (await pdf(['text'])).subarray(0, 200),
      'The PDF is damaged or is not a PDF.',
    ],
    ['that is a text', () => Buffer.from('not a PDF at all'), 'The PDF is damaged or is not a PDF.'],
    ['of nothing', () => Buffer.alloc(0), 'The file is empty.'],
    ['of pictures', () => pdf(['', '']), 'The PDF contains pictures of pages and no text.'],
  ])('%s is refused with a sentence', async (_, make, sentence) => {
    await expect(read(await make(), 'pdf')).rejects.toThrow(sentence);
  });

  const sheet = { width: 612, height: 792 };
  const seal = { width: 200, height: 200 };
  const registry = ['Digitally signed by A. Registrar', 'Date: 2024.05.03 11:42:10 IST'];
  const download = [
    '::: Uploaded on - 03/05/2024 ::: Downloaded on - 17/06/2024 from the site of the High Court of Judicature :::',
    'This is a copy that the registry has not certified. Only the certified copy that the registry gives counts before a court.',
  ];
  const numbered = (stamp: readonly string[], count: number) =>
    Array.from({ length: count }, (_, page) => [...stamp, `Page ${page + 1} of ${count}`].join('\n'));

  test.each([
    ['a number on each page', numbered([], 3)],
    ['the stamp of who signed it', numbered(registry, 1)],
    ['a long mark of its download on each page', numbered(download, 3)],
  ])('of pictures with %s is a PDF of pictures', async (_, pages) => {
    const sentence = 'The PDF contains pictures of pages and no text.';
    await expect(read(await pdf(pages, {}, sheet), 'pdf')).rejects.toThrow(sentence);
  });

  const head = 'IN THE HIGH COURT OF KERALA\nW.P.(C) No. 1204 of 2024\n';
  const order = `${head}Learned counsel for the petitioner seeks two weeks to answer the affidavit of the respondents. List on 4 June 2024. The interim order continues until then. Notice to the State.`;
  test.each([
    ['of forty words with a seal', [order], seal],
    ['of forty words with a watermark on the whole page', [order], sheet],
    ['of six words with a seal', ['Leave granted. List on 4 June.'], seal],
    ['whose other pages have the same head', [order, head, head], seal],
    ['without pictures', ['Leave granted.'], undefined],
  ])('of a short order %s is read', async (_, pages, picture) => {
    const found = await read(await pdf(pages, {}, picture), 'pdf');
    expect(found.map((text) => text.trim().replace(/\s+/gu, ' '))).toEqual(
      pages.map((text) => text.trim().replace(/\s+/gu, ' ')),
    );
  });

  test('that only its owner may change is read: anyone may open it', async () => {
    const pages = await read(await pdf(['Open to all.'], { ownerPassword: 'owner' }), 'pdf');
    expect(pages.join()).toContain('Open to all.');
  });

  test('still reads good files after many bad ones', async () => {
    const good = await pdf(['Still read.']);
    for (let turn = 0; turn < 20; turn++)
      await expect(read(good.subarray(0, 100 + turn * 20), 'pdf')).rejects.toThrow();
    expect((await read(good, 'pdf')).join()).toContain('Still read.');
  });
});

describe('a Word document', () => {
  const docx = (texts: readonly string[]) =>
    Packer.toBuffer(new Document({ sections: [{ children: texts.map((text) => new Paragraph({ text })) }] }));

  test('is read paragraph by paragraph', async () => {
    const [text] = await read(await docx(['1. Leave granted.', 'धारा 302']), 'docx');
    expect(text?.split(/\n+/u).filter(Boolean)).toEqual(['1. Leave granted.', 'धारा 302']);
  });

  test('that is damaged, or another file under its name, is refused with a sentence', async () => {
    const whole = await docx(['text']);
    const sentence = 'The Word document is damaged or is not a .docx file.';
    await expect(read(whole.subarray(0, whole.length - 60), 'docx')).rejects.toThrow(sentence);
    await expect(read(Buffer.from('plain'), 'docx')).rejects.toThrow(sentence);
    await expect(read(await docx([]), 'docx')).rejects.toThrow('The file contains no text.');
  });
});

describe('a text', () => {
  const words = 'Señor “Rao” – धारा';
  const utf16 = Buffer.from(`\uFEFF${words}`, 'utf16le');

  test.each([
    ['UTF-8', Buffer.from(words), words],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${words}`), words],
    ['UTF-16, little end first', utf16, words],
    ['UTF-16, big end first', Buffer.from(utf16).swap16(), words],
    ['Windows-1252', Buffer.from([0x93, 0x52, 0x61, 0x6f, 0x94, 0x20, 0x96, 0x20, 0xa7]), '“Rao” – §'],
    [
      'with a stray NUL and form feeds',
      Buffer.from(`a\u0000b\f${'c'.repeat(300)}`),
      `ab\f${'c'.repeat(300)}`,
    ],
  ])('in %s is read', async (_, bytes, text) => {
    expect(await read(bytes, 'txt')).toEqual([text]);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'The file is empty.'],
    ['white space', Buffer.from(' \n\t\n'), 'The file contains no text.'],
    [
      'a program',
      Buffer.from(Array.from({ length: 4096 }, (_, i) => i % 32)),
      'The file contains no text: its content',
    ],
  ])('of %s is refused with a sentence', async (_, bytes, sentence) => {
    await expect(read(bytes, 'txt')).rejects.toThrow(sentence);
  });

  test('that is not there is refused with a sentence', async () => {
    await expect(extractText(path.join(folder, 'gone.txt'), 'txt')).rejects.toThrow(
      'The file could not be opened.',
    );
  });
});
