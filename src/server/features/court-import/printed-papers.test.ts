import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readCourtPaper } from '#law/cause-lists/court-paper.ts';
import { rowsOfText, rowText } from '#law/cause-lists/rows.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';
import { xlsxText } from '#server/platform/sandbox/xlsx-text.ts';
import { zip } from '#test/fixtures/zip.ts';

// A status page and an order as their prints, and a spreadsheet of an office: the same as the page, the text and the table.

const today = '2024-08-01';

type Line = readonly (readonly [number, string])[];
async function print(lines: readonly Line[]) {
  const doc = new PDFDocument({ size: 'A4', margin: 40 });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.fontSize(9);
  lines.forEach((pieces, at) => {
    for (const [x, text] of pieces) doc.text(text, x, 40 + at * 15, { lineBreak: false });
  });
  doc.end();
  await ended;
  return pdfRows(Buffer.concat(parts));
}

test('a status page that was printed as PDF', async () => {
  const rows = await print([
    [[200, 'Principal District Court, Chennai']],
    [[250, 'Case Details']],
    [[40, 'Case Type : OS - Original Suit']],
    [
      [40, 'Filing Number : 900/2024'],
      [300, 'Filing Date: 02-01-2024'],
    ],
    [
      [40, 'Registration Number : 1234/2024'],
      [300, 'Registration Date: 03-01-2024'],
    ],
    [[40, 'CNR Number : TNCH010012342024']],
    [[250, 'Case Status']],
    [[40, 'First Hearing Date : 10th January 2024']],
    [[40, 'Next Hearing Date : 05th August 2024']],
    [[40, 'Stage of Case : Evidence']],
    [[40, 'Court Number and Judge : 5 - V Additional Judge']],
    [[200, 'Petitioner and Advocate']],
    [[40, '1) Kaveri Looms']],
    [[60, 'Advocate- Selvi Anbu']],
    [[200, 'Respondent and Advocate']],
    [[40, '1) Palar Dyes']],
    [[60, 'Advocate- Nila Devi']],
    [[250, 'Orders']],
    [
      [40, 'Order Number'],
      [200, 'Order Date'],
      [350, 'Order Details'],
    ],
    [
      [40, '1'],
      [200, '01-07-2024'],
      [350, 'Copy of order'],
    ],
  ]);
  const paper = readCourtPaper({ name: 'status.pdf', extension: 'pdf', rows, today });
  expect(paper).toMatchObject({
    kind: 'case_status',
    entries: [
      {
        orders: ['2024-07-01'],
        sides: { petitioner: ['Selvi Anbu'], respondent: ['Nila Devi'] },
        values: {
          case_number: 'OS/1234/2024',
          cnr: 'TNCH010012342024',
          next_date: '2024-08-05',
          stage: 'Evidence',
          petitioner: 'Kaveri Looms',
          respondent: 'Palar Dyes',
          court: 'Principal District Court, Chennai',
        },
        where: { page: 1 },
      },
    ],
  });
  // Each value leads to the row that prints it.
  const { places = {}, side_places, order_places } = paper.entries[0] ?? {};
  expect(side_places?.respondent?.excerpt).toContain('Nila Devi');
  expect(order_places?.['2024-07-01']?.excerpt).toContain('01-07-2024');
  expect(places.petitioner?.excerpt).toContain('Kaveri Looms');
  expect(places.respondent?.excerpt).toContain('Palar Dyes');
  expect(places.stage?.excerpt).toContain('Evidence');
  expect(places.next_date?.excerpt).toMatch(/05-08-2024|5th August/u);
  expect(new Set([places.petitioner, places.respondent, places.stage].map((one) => one?.line)).size).toBe(3);
});

test('an order sheet that was printed as PDF', async () => {
  const rows = await print([
    [[180, 'IN THE HIGH COURT OF DELHI AT NEW DELHI']],
    [[40, 'W.P.(C) 4321/2024']],
    [
      [40, 'THAZHAI PAPERS'],
      [400, '..... Petitioner'],
    ],
    [[250, 'versus']],
    [
      [40, 'NELLI BOARDS'],
      [400, '..... Respondent'],
    ],
    [[40, 'CORAM:']],
    [[40, "HON'BLE MR. JUSTICE K. ANBUSELVAN"]],
    [[250, 'O R D E R']],
    [[40, '% 29.07.2024']],
    [[40, '1. Issue notice. Let a reply be filed within four weeks.']],
    [[40, '2. List on 12.08.2024.']],
  ]);
  const paper = readCourtPaper({ name: 'order.pdf', extension: 'pdf', rows, today });
  expect(paper).toMatchObject({
    kind: 'order',
    entries: [
      { orders: ['2024-07-29'], values: { case_number: 'W.P.(C) 4321/2024', next_date: '2024-08-12' } },
    ],
  });
  const [{ where, excerpt = '' } = {}] = paper.entries;
  const shown = rows.find(({ line, page }) => line === where?.line && page === where?.page);
  expect(excerpt).toMatch(/^List on 12\.08\.2024/u);
  expect(shown && rowText(shown)).toContain('List on 12.08.2024');
  // Each other value leads to the row that prints it too.
  const { places = {} } = paper.entries[0] ?? {};
  const printed = { case_number: '4321/2024', petitioner: 'THAZHAI', respondent: 'NELLI', court: 'DELHI' };
  for (const [name, text] of Object.entries({ ...printed, judges: 'ANBUSELVAN', order_date: '29.07.2024' }))
    expect(places[name as keyof typeof places]?.excerpt, name).toContain(text);
});

test('a spreadsheet of an office', () => {
  const cells = (row: number, texts: readonly string[]) =>
    `<row r="${row}">${texts.map((text, at) => `<c r="${'ABCDE'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  const book = zip({
    'xl/worksheets/sheet1.xml':
      cells(1, ['Case No', 'Petitioner', 'Respondent', 'Next Date', 'Stage']) +
      cells(2, ['OS 5/2024', 'Alli Dyes', 'Vanji Seeds', '06.08.2024', 'Arguments']),
  });
  const rows = rowsOfText(xlsxText(book).pages.join('\n'));
  const paper = readCourtPaper({ name: 'diary.xlsx', extension: 'xlsx', rows, today });
  expect(paper).toMatchObject({
    kind: 'table',
    table: { headings: ['Case No', 'Petitioner', 'Respondent', 'Next Date', 'Stage'] },
    entries: [
      {
        kind: 'state',
        values: {
          ...{ case_number: 'OS 5/2024', petitioner: 'Alli Dyes', respondent: 'Vanji Seeds' },
          ...{ next_date: '2024-08-06', stage: 'Arguments' },
        },
      },
    ],
  });
});
