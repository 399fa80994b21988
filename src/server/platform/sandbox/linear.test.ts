import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { growthPerDoubling, repeated } from '@munshi/test-support/growth.ts';
import { FULL_STRENGTH } from '@munshi/test-support/load.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zip } from '#test/fixtures/zip.ts';
import { readFilePages } from './file-pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-linear-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Make = (size: number) => Buffer | string;
const page =
  (part: string): Make =>
  (size) =>
    `Content-Type: text/html\r\n\r\n${repeated(part, size)}`;
const mail =
  (head: string, part: string): Make =>
  (size) =>
    `${head}${repeated(part, size)}\r\n\r\nx`;
const sheet =
  (part: string): Make =>
  (size) =>
    zip({ 'xl/worksheets/sheet1.xml': repeated(part, size) });
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const word =
  (part: string): Make =>
  (size) =>
    zip({ 'word/document.xml': `<w:document ${WORD}><w:body>${repeated(part, size)}` });

const ATTACKS: [extension: string, what: string, make: Make][] = [
  ['xlsx', 'rows without an end', sheet('<row>')],
  ['xlsx', 'cells without an end', sheet('<row><c>')],
  ['xlsx', 'values without an end', sheet('<c><v>')],
  ['xlsx', 'tags without an end', sheet('<row ')],
  [
    'xlsx',
    'strings without an end',
    (size) =>
      zip({ 'xl/worksheets/sheet1.xml': '<row/>', 'xl/sharedStrings.xml': repeated('<si><rPh>', size) }),
  ],
  ['odt', 'tags without an end', (size) => zip({ 'content.xml': repeated('<text:s', size) })],
  ['docx', 'paragraphs without an end', word('<w:p>')],
  ['docx', 'text without an end', word('<w:p><w:r><w:t>a')],
  ['docx', 'moved text without an end', word('<w:moveFrom>')],
  ['docx', 'signs that open a tag', word('<')],
  ['eml', 'styles without an end', page('<style')],
  ['eml', 'lines of styles without an end', page('<style>\r\n')],
  ['eml', 'heads, each with an end far off', (size) => `${page('<head>')(size)}</head></style>`],
  ['eml', 'scripts and their ends', page('<script></script>')],
  ['eml', 'comments without an end', page('<!--')],
  ['eml', 'signs that open a tag', page('<')],
  ['eml', 'character references without an end', page('&#1')],
  ['eml', 'mails in mails', (size) => repeated('Content-Type: message/rfc822\r\n\r\n', size)],
  ['eml', 'groups of addresses', mail('To: ', 'a:')],
  ['eml', 'quotation marks', mail('To: ', '"')],
  ['eml', 'encoded words', mail('Subject: ', '=?utf-8?Q?a')],
  ['rtf', 'groups without an end', (size) => `{\\rtf${repeated('{', size)}`],
  ['rtf', 'escapes', (size) => `{\\rtf${repeated("\\'41\\u65 ", size)}`],
  ['txt', 'one line', (size) => repeated('a', size)],
  ['txt', 'empty sheets', (size) => repeated('\f ', size)],
];

test.each(ATTACKS)('an %s of %s takes no more than its length in time', async (extension, _what, make) => {
  const file = path.join(folder, `file.${extension}`);
  const read = async (size: number) => {
    await writeFile(file, make(size));
    // Many of these hold no text and are refused; how long that takes is what counts.
    await readFilePages(file, extension).catch(() => undefined);
  };
  // Mail is read line by line, each of which costs far more than its characters, and its garbage is collected in steps.
  const [to, noiseMs] = extension === 'eml' ? [120_000, 100] : [2_000_000, 40];
  // A square of a quarter of a million characters takes seconds, and so is seen as well as that of a million.
  const most = FULL_STRENGTH ? to : extension === 'eml' ? to / 2 : to / 8;
  const sizes = { from: FULL_STRENGTH ? to / 4 : most / 2, to: most };
  expect(await growthPerDoubling(read, { ...sizes, noiseMs })).toBeLessThan(2.5);
});

test('a workbook of two million rows in 14 KB is read at once', async () => {
  const book = zip({ 'xl/worksheets/sheet1.xml': repeated('<row>', 10_000_000) });
  expect(book.length).toBeLessThan(16_000);
  const file = path.join(folder, 'rows.xlsx');
  await writeFile(file, book);
  const before = process.cpuUsage().user;
  await expect(readFilePages(file, 'xlsx')).rejects.toThrow('no text');
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(10);
});

test('an archive that unpacks to far more than its size, or in many parts, is refused', async () => {
  const part = ' '.repeat(20_000_000);
  const sheets = Object.fromEntries([1, 2, 3].map((at) => [`xl/worksheets/sheet${at}.xml`, part]));
  const file = path.join(folder, 'bomb.xlsx');
  await writeFile(file, zip(sheets));
  await expect(readFilePages(file, 'xlsx')).rejects.toThrow('damaged');
});

test('a workbook whose cells all name one long text is refused before it fills the memory', async () => {
  const strings = `<si>${'x'.repeat(1_000_000)}</si>`;
  const cells = '<c t="s"><v>0</v></c>'.repeat(100_000);
  const file = path.join(folder, 'cells.xlsx');
  await writeFile(
    file,
    zip({ 'xl/worksheets/sheet1.xml': `<row>${cells}</row>`, 'xl/sharedStrings.xml': strings }),
  );
  await expect(readFilePages(file, 'xlsx')).rejects.toThrow('more text than can be read');
});
