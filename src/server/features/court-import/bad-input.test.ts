import { atStrength } from '@munshi/test-support/load.ts';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CourtImport, matchedColumns } from '#shared/contracts/court-import.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Files that are not what a desk hopes for: each has a sentence, nothing is applied without a look, and nothing is lost.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const DAY = 86_400_000;
const day = (days: number) => new Date(Date.now() + 5.5 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
const printed = (iso: string) => iso.split('-').reverse().join('-');
const NEXT = day(9);

async function brought(files: Record<string, string | Uint8Array>, who = asha): Promise<CourtImport> {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files))
    form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  const answer = await who.call('POST', '/functions/v1/court-import', form);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CourtImport;
}
const casesOf = async (who: Lawyer) =>
  (await (await who.call('GET', '/rest/v1/cases?select=id,title&order=title')).json()) as { id: string }[];
const newCase = (who: Lawyer, values: object) =>
  who.call('POST', '/rest/v1/rpc/create_case', { status: 'active', ...values });

test('a scanned list says that it has no text', async () => {
  const doc = new PDFDocument({ size: 'A4' });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.rect(50, 50, 400, 600).fill('#ddd');
  doc.end();
  await ended;
  const { files, proposals } = await brought({ 'scan.pdf': Buffer.concat(parts) });
  expect(files[0]?.problem).toContain('pictures of pages');
  expect(proposals).toEqual([]);
});

test('a CNR with a wrong form is said and not used', async () => {
  const item = { cino: 'TNCH0100123420', petparty_name: 'Alli Dyes', resparty_name: 'Vanji Seeds' };
  const { files, proposals } = await brought({ 'my.txt': JSON.stringify([item]) });
  expect(files[0]?.problem).toContain('TNCH0100123420');
  expect(proposals).toMatchObject([{ kind: 'new_matter' }]);
  expect(proposals[0]?.values).not.toHaveProperty('cnr');
});

test('of two clients with one name neither is taken for sure', async () => {
  const who = await it.lawyer();
  const about = { court: 'High Court of Delhi', petitioner: 'M. Gopalan', respondent: 'Paari Bricks' };
  await newCase(who, { ...about, title: 'M. Gopalan v. Paari Bricks', case_number: 'FA 11/2023' });
  await newCase(who, { ...about, title: 'M. Gopalan v. Paari Bricks (2)', case_number: 'FA 12/2023' });
  const list = (number: string) => `HIGH COURT OF DELHI
DAILY CAUSE LIST FOR ${printed(NEXT)}
COURT NO. 4
| S.No. | Case No. | Petitioner / Respondent | Advocate |
| --- | --- | --- | --- |
| 3 | ${number} | M. GOPALAN Versus PAARI BRICKS | B. NOBODY |
`;
  const { proposals } = await brought({ 'list.md': list('CM(M) 99/2026') }, who);
  expect(proposals.map(({ confidence }) => confidence)).toEqual(['ask']);
  // Their numbers tell them apart.
  const own = await brought({ 'second.md': list('FA 12/2023') }, who);
  expect(own.proposals).toMatchObject([{ confidence: 'sure', case_title: 'M. Gopalan v. Paari Bricks (2)' }]);
});

test('an export of 3,000 matters is one press, and one press undoes it', { timeout: 240_000 }, async () => {
  const who = await it.lawyer();
  const count = atStrength(3000, 200);
  const items = Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      cino: `TNCH01${String(at).padStart(6, '0')}2024`,
      type_name: 'OS',
      reg_no: at + 1,
      reg_year: 2024,
      petparty_name: `Plaintiff ${at}`,
      resparty_name: `Defendant ${at}`,
      date_next_list: printed(NEXT),
    }),
  );
  const made = await brought({ 'myCases.txt': JSON.stringify(items) }, who);
  expect(made.proposals).toHaveLength(count);
  expect(await casesOf(who)).toEqual([]);
  const press = await who.call('POST', `/functions/v1/court-import/${made.id}/apply`, { accept: 'sure' });
  const { applied, undo } = (await press.json()) as { applied: number; undo: string };
  expect(applied).toBe(count);
  expect((await brought({ 'myCases.txt': JSON.stringify(items) }, who)).proposals).toEqual([]);
  const undone = await who.call('POST', `/functions/v1/court-import/${made.id}/undo`, { undo });
  expect(undone.status).toBe(200);
  expect(await casesOf(who)).toEqual([]);
});

test('a calendar of ten years gives the dates to come, and counts the others', async () => {
  const who = await it.lawyer();
  const about = { court: 'High Court of Delhi', petitioner: 'Kayal Boats', respondent: 'Nila Ferries' };
  await newCase(who, { ...about, title: 'Kayal Boats v. Nila Ferries', case_number: 'FA 41/2016' });
  const event = (iso: string) =>
    `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${iso.replaceAll('-', '')}\r\nSUMMARY:FA 41/2016 Kayal Boats v. Nila Ferries\r\nEND:VEVENT\r\n`;
  const past = Array.from({ length: 12_600 }, (_, at) => event(day(-(at % 3600) - 1)));
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${past.join('')}${event(NEXT)}END:VCALENDAR\r\n`;
  const { files, proposals } = await brought({ 'old.ics': text }, who);
  expect(files).toMatchObject([{ kind: 'calendar', problem: expect.stringContaining('12,600') }]);
  expect(proposals).toMatchObject([{ kind: 'next_date', values: { next_date: NEXT } }]);
});

test('a table is the same in UTF-8, UTF-16 and Windows-1252', async () => {
  const text = `Case No,Petitioner,Respondent,Next Date\r\nOS 5/2024,Café Malar,Søren Papers,${printed(NEXT)}\r\n`;
  const latin = Buffer.from(text, 'latin1');
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const values = [];
  for (const bytes of [Buffer.from(text, 'utf8'), wide, latin]) {
    const { proposals } = await brought({ 'table.csv': bytes }, await it.lawyer());
    values.push(proposals.map((one) => [one.values.petitioner, one.values.respondent, one.values.next_date]));
  }
  expect(values).toEqual(Array.from({ length: 3 }, () => [['Café Malar', 'Søren Papers', NEXT]]));
});

test('columns that name no matter, or are not as many as the headings, are refused with a sentence', () => {
  const headings = ['A', 'B'];
  const read = (columns: (string | null)[]) => matchedColumns.safeParse({ headings, columns });
  expect(read([null, 'next_date']).error?.issues[0]?.message).toContain('names the matter');
  expect(read(['cnr']).success).toBe(false);
  expect(read(['cnr', null]).success).toBe(true);
});
