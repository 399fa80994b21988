import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textLayerDamage } from '#law/text/text-layer.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { pdfOf } from '#test/fixtures/case-files.ts';
import { rawPdf } from '#test/fixtures/raw-pdf.ts';
import { extractText } from './extract-text.ts';
import { readFilePages } from './file-pages.ts';
import { drawPdfPage } from './pdf-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-layers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function put(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, `${files++}.pdf`);
  await writeFile(file, bytes);
  return file;
}

const WORDS = 'The order of the trial court is set aside and the appeal is allowed with costs throughout. ';
const PAGE = `1. ${WORDS.repeat(5)}`;
const shifted = PAGE.replace(/[a-z]/giu, (one) => String.fromCharCode(one.charCodeAt(0) + 3));

describe('a page with a damaged text layer', () => {
  test('waits for recognition, and its layer is no text: in the library and in a case', async () => {
    const file = await put(await pdfOf([PAGE, shifted, PAGE.replaceAll(' ', '')]));
    const { pages, scans } = await extractText(file, 'pdf');
    expect([scans, pages.map((text) => text.trim() !== '')]).toEqual([
      [2, 3],
      [true, false, false],
    ]);
    expect((await readFilePages(file, 'pdf')).map(({ picture }) => picture)).toEqual([false, true, true]);
  });

  test('is damaged, and no picture, where no other page has text', async () => {
    const read = extractText(await put(await pdfOf([shifted, shifted])), 'pdf');
    await expect(read).rejects.toThrow('The text that the PDF carries is damaged on every page');
  });

  test('gives no layer beside what is recognised', async () => {
    expect((await drawPdfPage(await pdfOf([shifted]), 1)).text).toBe('');
  });

  test('is found under a readable stamp, where its font has no Unicode map', async () => {
    const read = readFilePages(await put(rawPdf(WORDS, 'Signature Not Verified')), 'pdf');
    expect(await read).toEqual([{ text: '', picture: true }]);
  });
});

describe('a blank page among pages of text', () => {
  const withBlank = async (draw: (document: PDFKit.PDFDocument) => void) => {
    const document = new PDFDocument();
    document.text(PAGE).addPage();
    draw(document);
    document.addPage().text(PAGE.replace('1.', '2.'));
    document.end();
    return put(await buffer(document));
  };

  test('hides nothing: the pages around it are read with their numbers, and nothing waits for it', async () => {
    const file = await withBlank(() => undefined);
    const { pages, scans } = await extractText(file, 'pdf');
    expect([scans ?? [], pages.map((text) => text.trim() !== '')]).toEqual([[], [true, false, true]]);
    expect((await readFilePages(file, 'pdf')).map(({ picture }) => picture)).toEqual([false, false, false]);
  });

  test('that says so is read as it stands', async () => {
    const file = await withBlank((document) => document.text('This page is intentionally left blank.'));
    const { pages, scans } = await extractText(file, 'pdf');
    expect([scans ?? [], pages[1]?.trim()]).toEqual([[], 'This page is intentionally left blank.']);
  });
});

describe('a text file', () => {
  const textOf = async (text: string) =>
    (await extractText(await put(Buffer.from(text)), 'txt')).pages.join();
  const bold = (line: string) => line.replace(/\S/gu, '$&$&$&');

  test('has letters once that it prints three times', async () => {
    const text = `${bold('IN THE HIGH COURT AT BOMBAY')}\n${bold('WRIT PETITION NO. 2781 OF 2007')}\n${PAGE}`;
    expect(await textOf(text)).toBe(`IN THE HIGH COURT AT BOMBAY\nWRIT PETITION NO. 2781 OF 2007\n${PAGE}`);
  });

  test.each([
    ['of letters that mean others', shifted.repeat(4)],
    ['without spaces', PAGE.replaceAll(' ', '').repeat(4)],
    ['of which the second half has no spaces', `${PAGE.repeat(6)}\n${PAGE.replaceAll(' ', '').repeat(6)}`],
  ])('%s is refused with a sentence', async (_, text) => {
    await expect(textOf(text)).rejects.toThrow('The text of the file is damaged');
  });
});

test('a body in Kruti Dev is Unicode', async () => {
  const body =
    'izkFkhZ us ;g tekur vkosnu izLrqr fd;k gSA mHk; i{k dks lquk x;k rFkk vfHkys[k dk voyksdu fd;k x;kA';
  const file = await put(await pdfOf([`ORDER\n${body}`]));
  for (const text of [(await extractText(file, 'pdf')).pages[0], (await readFilePages(file, 'pdf'))[0]?.text])
    expect(text).toMatch(/ORDER\s+प्रार्थी ने यह जमानत आवेदन प्रस्तुत किया है।/u);
});

test('a page of Tamil whose vowel signs are drawn before their letters is damaged', async () => {
  const sentence = 'மேல்முறையீட்டை ஏற்று கீழமை நீதிமன்றத்தின் தீர்ப்பை ரத்து செய்கிறேன். ';
  const visual = sentence.replace(/(\p{L}\p{M}*?)([ெேை])/gu, '$2$1');
  expect(textLayerDamage(sentence.repeat(10))).toBeUndefined();
  expect(textLayerDamage(visual.repeat(10))).toBeDefined();
});

describe('an odd PDF is read whole', () => {
  const odd = async (draw: (document: PDFKit.PDFDocument) => void): Promise<string[]> => {
    const document = new PDFDocument();
    draw(document);
    document.end();
    return (await extractText(await put(await buffer(document)), 'pdf')).pages;
  };

  test('of one line', async () => {
    expect((await odd((document) => document.text('Appeal dismissed.'))).join().trim()).toBe(
      'Appeal dismissed.',
    );
  });

  test('of two columns, one after the other', async () => {
    const words = WORDS.repeat(30);
    const [page = ''] = await odd((document) =>
      document.fontSize(8).text(words, { columns: 2, height: 300 }),
    );
    expect(page.replace(/\s+/gu, ' ').trim()).toBe(words.trim());
  });

  test('upside down', async () => {
    const pages = await odd((document) => document.rotate(180, { origin: [306, 396] }).text(PAGE));
    expect(pages.join().replace(/\s+/gu, ' ')).toContain('The order of the trial court is set aside');
  });

  test('with ten thousand notes under its pages', async () => {
    const pages = await odd((document) => {
      for (let at = 0; at < 10_000; at += 20) {
        const notes = Array.from({ length: 20 }, (_, n) => `${at + n + 1} See case ${at + n}.`);
        document
          .fontSize(7)
          .text(`${WORDS}\n${notes.join('\n')}`)
          .addPage();
      }
    });
    const text = pages.join('\n');
    expect(text.match(/^\d+ See case \d+\.$/gmu)).toHaveLength(10_000);
  });

  test('of 1,500 pages', async () => {
    const pages = await odd((document) => {
      for (let at = 1; at < 1500; at += 1) document.fontSize(9).text(`${at}. ${WORDS}`).addPage();
      document.text('1500. The last page.');
    });
    expect(pages.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 1500 }, (_, at) => at + 1),
    );
  });

  test('in English, Hindi and Tamil on one page', async () => {
    const font = (script: string) =>
      shippedPath(`src/server/platform/documents/fonts/noto-serif-${script}-regular.ttf`);
    const [page = ''] = await odd((document) => {
      document.text('1. The appeal is allowed.');
      document.font(font('devanagari')).text('यह वाद खारज।');
      document.font(font('tamil')).text('இது மனு');
    });
    expect(page.replace(/\s+/gu, ' ').trim()).toBe('1. The appeal is allowed. यह वाद खारज। இது மனு');
  });
});
