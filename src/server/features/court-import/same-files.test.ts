import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CourtImport } from '#shared/contracts/court-import.ts';
import { done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Papers of every kind in one drop, about new matters and about one another; the same drop again says and changes nothing.

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

type Files = Readonly<Record<string, string | Uint8Array>>;
const brought = (who: Lawyer, files: Files) => {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files))
    form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  return done<CourtImport>(who.call('POST', '/functions/v1/court-import', form));
};
const press = (who: Lawyer, { id, proposals }: CourtImport) =>
  done<{ applied: number }>(
    who.call('POST', `/functions/v1/court-import/${id}/apply`, { accept: proposals.map((one) => one.id) }),
  );
const everything = (who: Lawyer) =>
  Promise.all([
    done<object[]>(who.call('GET', '/rest/v1/cases?order=id')),
    done<object[]>(who.call('GET', '/rest/v1/timeline_events?order=id')),
  ]);
async function placesOf(who: Lawyer, number: string): Promise<(string | null)[]> {
  const [cases, events] = (await everything(who)) as [
    { id: string; case_number: string }[],
    { case_id: string; event_type: string; place: string | null }[],
  ];
  const id = cases.find(({ case_number }) => case_number === number)?.id;
  return events
    .filter(({ case_id, event_type }) => case_id === id && event_type === 'hearing')
    .map(({ place }) => place)
    .sort();
}

async function printedList(lines: readonly (readonly (readonly [number, string])[])[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 40 });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.fontSize(9);
  lines.forEach((pieces, at) => {
    for (const [x, text] of pieces) doc.text(text, x, 40 + at * 14, { lineBreak: false });
  });
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

const exported = JSON.stringify([
  {
    ...{ cino: 'TNCH010012342024', type_name: 'OS', reg_no: 1234, reg_year: 2024 },
    ...{ petparty_name: 'Kaveri Looms', resparty_name: 'Palar Dyes', establishment_name: 'City Civil Court' },
    ...{ district_name: 'Chennai', date_next_list: '2024-08-05', purpose_name: 'Evidence' },
    court_no_desg_name: '5-V Additional Judge',
  },
  {
    ...{ cino: 'TNCH010099992023', type_name: 'OS', reg_no: 77, reg_year: 2023 },
    ...{ petparty_name: 'Nila Ferries', resparty_name: 'Kayal Boats', disp_name: 'Decreed on contest' },
  },
]);
/** The status page of a matter of the export, in other words, with orders. */
const status = `<html><body><h2>City Civil Court Complex, Chennai</h2><h3>Case Details</h3>
<table><tr><td>Case Type</td><td>OS - Original Suit</td></tr>
<tr><td>Filing Number</td><td>900/2024</td><td>Filing Date</td><td>02-01-2024</td></tr>
<tr><td>Registration Number</td><td>1234/2024</td><td>Registration Date</td><td>03-01-2024</td></tr>
<tr><td>CNR Number</td><td>TNCH010012342024</td></tr></table>
<h3>Case Status</h3><table><tr><td>Next Hearing Date</td><td>5th August 2024</td></tr>
<tr><td>Stage of Case</td><td>Evidence of the plaintiff</td></tr>
<tr><td>Court Number and Judge</td><td>5 - Thiru K. Anbuselvan</td></tr></table>
<h3>Petitioner and Advocate</h3><table><tr><td>1) KAVERI LOOMS<br>Advocate- SELVI ANBU</td></tr></table>
<h3>Respondent and Advocate</h3><table><tr><td>1) PALAR DYES<br>Advocate- NILA DEVI</td></tr></table>
<h3>Orders</h3><table><tr><th>Order Number</th><th>Order on</th><th>Judge</th><th>Order Date</th><th>Order Details</th></tr>
<tr><td>1</td><td>OS/1234/2024</td><td>K. ANBUSELVAN</td><td>01-07-2024</td><td>View</td></tr>
<tr><td>2</td><td>OS/1234/2024</td><td>K. ANBUSELVAN</td><td>02-07-2024</td><td>View</td></tr></table></body></html>`;
const order = `IN THE HIGH COURT OF DELHI AT NEW DELHI
W.P.(C) 4321/2024
THAZHAI PAPERS ..... Petitioner
versus
NELLI BOARDS ..... Respondent
CORAM:
HON'BLE MR. JUSTICE K. ANBUSELVAN
O R D E R
% 29.07.2024
1. Issue notice.
2. List on 12.08.2024.
K. ANBUSELVAN, J
`;
const diary =
  'Case No,Petitioner,Respondent,Court,Next Date,Stage\r\nFA 5/2024,Alli Dyes,Vanji Seeds,High Court of Delhi,06-08-2024,Arguments\r\n';
const htmlList = `<html><body><h2>HIGH COURT OF DELHI</h2><p>DAILY CAUSE LIST FOR 06-08-2024</p><p>COURT NO. 4</p>
<table><tr><th>S.No.</th><th>Case No.</th><th>Petitioner / Respondent</th><th>Advocate</th></tr>
<tr><td>9</td><td>FA 5/2024</td><td>ALLI DYES Versus VANJI SEEDS</td><td>B. NOBODY</td></tr></table>
<p>COURT NO. 11</p><table><tr><th>S.No.</th><th>Case No.</th><th>Petitioner / Respondent</th><th>Advocate</th></tr>
<tr><td>31</td><td>FA 5/2024</td><td>ALLI DYES Versus VANJI SEEDS</td><td>B. NOBODY</td></tr></table></body></html>`;
const calendar =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20240805\r\nSUMMARY:OS 1234/2024 Kaveri Looms v. Palar Dyes\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';

test('a list, a status page, an order and a calendar are read with the new matters of the same drop, and the drop again says nothing', async () => {
  const who = await it.lawyer();
  it.services.now = () => new Date('2024-08-01T10:00:00+05:30');
  await it.db.sql(`update public.profiles set full_name = 'Selvi Anbu' where id = $1`, [who.userId]);
  const files: Files = {
    'a list.pdf': await printedList([
      [[200, 'CITY CIVIL COURT, CHENNAI']],
      [[210, 'DAILY CAUSE LIST FOR 05-08-2024']],
      [[260, 'COURT NO. 7']],
      [
        [40, 'S.No.'],
        [80, 'Case No.'],
        [200, 'Petitioner / Respondent'],
        [430, 'Advocate'],
      ],
      [
        [40, '12'],
        [80, 'OS 1234/2024'],
        [200, 'KAVERI LOOMS Versus PALAR DYES'],
        [430, 'B. NOBODY'],
      ],
    ]),
    'b.html': htmlList,
    'calendar.ics': calendar,
    'diary.csv': diary,
    'myCases.txt': exported,
    'order.txt': order,
    'status.html': status,
  };
  const made = await brought(who, files);
  expect(made.files.map(({ kind }) => kind).sort()).toEqual([
    ...['app_export', 'calendar', 'case_status', 'cause_list', 'cause_list', 'order', 'table'],
  ]);
  expect(made.proposals.map(({ kind, values }) => [kind, values.case_number])).toEqual([
    ['new_matter', 'FA 5/2024'],
    ['new_matter', 'OS/1234/2024'],
    ['new_matter', 'OS/77/2023'],
    ['new_matter', 'W.P.(C) 4321/2024'],
  ]);
  expect(made.proposals[1]).toMatchObject({
    values: { orders: ['2024-07-01', '2024-07-02'], opposing_counsel: 'NILA DEVI' },
    also: [{ hall: '7', item: '12' }, { next_date: '2024-08-05' }],
  });
  await press(who, made);
  expect(await placesOf(who, 'OS/1234/2024')).toEqual(['Court 7, item 12']);
  expect(await placesOf(who, 'FA 5/2024')).toEqual(['Court 11, item 31', 'Court 4, item 9']);
  const before = await everything(who);
  expect((await brought(who, files)).proposals).toEqual([]);
  expect(await everything(who)).toEqual(before);
});

const folder = sharedData('ecourts');
const there = folder === undefined ? test.skip : test;
const REAL: readonly (readonly [string, readonly string[]])[] = [
  ['2017-10-03', ['sc_daily_causelist_2017-10-04.pdf']],
  ['2020-05-01', ['ecourts_case_search_page_saved.html']],
  [
    '2024-01-20',
    [
      'openjustice/hearings_201700000012023.html',
      ...['GAHC040007922024', 'JKHC020091782015', 'KAHC010337682024'].map(
        (cnr) => `openjustice/case_details_${cnr}.html`,
      ),
    ],
  ],
  [
    '2025-10-09',
    [
      'bengaluru_commercial_causelist_2025-10-10.csv',
      'bengaluru_commercial_causelist_2025-10-10.pdf',
      'jaipur_district_causelist_2025-10-15.pdf',
    ],
  ],
  [
    '2026-10-01',
    [
      'bharat-courts/districtcourts_case_status.html',
      'bharat-courts/districtcourts_cause_list.html',
      'delhi_hc_causelist_2026-10-03.md',
      'nclt_indore_causelist_2026-10-05.md',
      'sci_advance_list_2026-10-07.md',
    ],
  ],
];
/** Matters of the lists, as an office has them. */
const OWN = [
  ['SLP(C) No. 27279/2015', 'Supreme Court of India'],
  ['Com.O.S. 1206/2024', 'Commercial Court, Bengaluru'],
  ['Civil Suit 71/2024', 'Jaipur District Court Complex'],
  ['W.P.(C) 6760/2020', 'High Court of Delhi'],
  ['CA(CAA)/8(MP)2026', 'National Company Law Tribunal, Indore'],
  ['T.P.(C) 1935/2018', 'Supreme Court of India'],
];

there(
  'real files that were accepted whole change nothing when they are dropped again',
  { timeout: 240_000 },
  async () => {
    const who = await it.lawyer();
    for (const [case_number, court] of OWN)
      await done(
        who.call('POST', '/rest/v1/rpc/create_case', {
          title: case_number,
          case_number,
          court,
          status: 'active',
        }),
      );
    for (const [day, names] of REAL) {
      it.services.now = () => new Date(`${day}T10:00:00+05:30`);
      const files = Object.fromEntries(
        names.map((name) => [
          path.basename(name),
          new Uint8Array(readFileSync(path.join(folder ?? '', name))),
        ]),
      );
      const made = await brought(who, files);
      expect([day, made.proposals.length > 0]).toEqual([day, true]);
      await press(who, made);
      const before = await everything(who);
      expect([day, (await brought(who, files)).proposals.map(({ kind }) => kind)]).toEqual([day, []]);
      expect((await everything(who)).map((rows) => rows.length)).toEqual(before.map((rows) => rows.length));
      expect(JSON.stringify(await everything(who)) === JSON.stringify(before)).toBe(true);
    }
    const events = await done<object[]>(who.call('GET', '/rest/v1/timeline_events?event_type=eq.hearing'));
    expect(events.length).toBeGreaterThan(OWN.length);
  },
);
