import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPage } from '#test/fixtures/drawn-pages.ts';
import { zip } from '#test/fixtures/zip.ts';
import { readFilePages } from './file-pages.ts';
import { htmlText } from './markup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-pages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, extension: string) {
  const file = path.join(folder, `file.${extension}`);
  await writeFile(file, bytes);
  return readFilePages(file, extension);
}
const texts = async (bytes: Buffer, extension: string) =>
  (await read(bytes, extension)).map(({ text }) => text.trim());

describe('the pages of a PDF that have more to show than their text', () => {
  const SCAN = drawPage('English', 'A scanned page.', { width: 700 });
  const page = async (text: string, picture: boolean) => {
    const document = new PDFDocument();
    if (picture) document.image(SCAN, 40, 200, { width: 400 });
    document.text(text, 40, 40);
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.end();
    await new Promise((resolve) => document.on('end', resolve));
    return (await read(Buffer.concat(parts), 'pdf'))[0]?.picture;
  };

  test.each([
    ['a scan', '', true, true],
    [
      'a scan with the stamp of who signed it',
      'Digitally signed by A. Registrar on 3 May 2019 at 11:42',
      true,
      true,
    ],
    ['a page of words with a seal', 'The appeal is allowed. '.repeat(12), true, false],
    ['a page of a few words', 'Annexure A', false, false],
  ])('%s', async (_, text, picture, more) => {
    expect(await page(text, picture)).toBe(more);
  });
});

test('an OpenDocument text is read paragraph by paragraph', async () => {
  const body =
    '<office:text><text:h>Plaint</text:h><text:p>Rao &amp; Sons<text:tab/>sue&#33;</text:p></office:text>';
  expect(await texts(zip({ mimetype: 'x', 'content.xml': body }), 'odt')).toEqual([
    'Plaint\nRao & Sons\tsue!',
  ]);
});

test('an Excel workbook is read sheet by sheet, a line for each row', async () => {
  const book = zip({
    'xl/worksheets/sheet2.xml': '<row><c t="inlineStr"><is><t>Second</t></is></c></row>',
    'xl/worksheets/sheet1.xml': '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1"><v>41000</v></c></row>',
    'xl/sharedStrings.xml': '<sst><si><t>unused</t></si><si><t>Rent &lt;2019&gt;</t></si></sst>',
  });
  expect(await texts(book, 'xlsx')).toEqual(['Rent <2019>\t41000', 'Second']);
});

test.each(['odt', 'xlsx'])(
  'an %s that is no archive, or a damaged one, is refused with a sentence',
  async (kind) => {
    const part = kind === 'odt' ? 'content.xml' : 'xl/worksheets/sheet1.xml';
    const whole = zip({ [part]: 'x'.repeat(500) });
    const packed = 30 + part.length;
    const sentence = 'The document is damaged, or its content does not match its name.';
    for (const bytes of [
      Buffer.from('plain'),
      whole.subarray(0, 60),
      Buffer.from(whole).fill(0xff, packed, packed + 4),
    ])
      await expect(read(bytes, kind)).rejects.toThrow(sentence);
  },
);

test('an archive that unpacks to more than any document is refused', async () => {
  const bomb = zip({ 'content.xml': ' '.repeat(80 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  await expect(read(bomb, 'odt')).rejects.toThrow('damaged');
});

test('of HTML the words are left, a line for each block', () => {
  const html =
    '<head><title>x</title></head><style>p{}</style><p>One&nbsp;two</p><script>alert(1)</script><div>three<br>four</div>';
  expect(htmlText(html)).toBe('One two\nthree\nfour');
});

test('an email shows its date in Indian time, and an invalid date unchanged', async () => {
  const mail = (date: string) => Buffer.from(`From: a@b.example\r\nDate: ${date}\r\nSubject: x\r\n\r\nx`);
  expect((await texts(mail('Wed, 12 Jun 2024 20:00:00 +0000'), 'eml'))[0]).toContain(
    'Date: 13 Jun 2024, 1:30 am\n',
  );
  expect((await texts(mail('the day after'), 'eml'))[0]).toContain('Date: the day after\n');
});
