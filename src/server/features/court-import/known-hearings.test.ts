import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CourtImport } from '#shared/contracts/court-import.ts';
import { done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// A known matter in later drops: what changed is proposed with what it was, and what a list of a higher rank said stays.

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
  it.services.now = () => new Date('2024-08-01T10:00:00+05:30');
});
afterAll(() => it.close());

interface Printed {
  head?: string;
  hall?: string;
  item?: string;
  judge?: string;
  purpose?: string;
  time?: string;
  day?: string;
}
const listOf = ({ head = 'DAILY CAUSE LIST', hall = '4', item = '7', ...rest }: Printed) =>
  `HIGH COURT OF DELHI
${head}
LISTED ON ${rest.day ?? '05-08-2024'}
COURT NO. ${hall}
${rest.judge ?? "HON'BLE MR. JUSTICE K. ANBUSELVAN"}
${rest.time ?? ''}
| S.No. | Case No. | Petitioner / Respondent | Advocate |
| --- | --- | --- | --- |
| ${rest.purpose ?? 'FRESH MATTERS'} |  |  |  |
| ${item} | W.P.(C) 2345/2024 | KAVERI LOOMS LTD Versus PALAR DYES | B. NOBODY |
`;

const brought = (who: Lawyer, files: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(files)) form.append('file', new Blob([text]), name);
  return done<CourtImport>(who.call('POST', '/functions/v1/court-import', form));
};
const press = (who: Lawyer, { id }: CourtImport, accept: unknown = 'sure') =>
  done<{ applied: number; undo: string }>(
    who.call('POST', `/functions/v1/court-import/${id}/apply`, { accept }),
  );
const dropped = async (who: Lawyer, files: Record<string, string>) => {
  const made = await brought(who, files);
  if (made.proposals.length > 0) await press(who, made);
  return made.proposals;
};
const hearings = (who: Lawyer) =>
  done<{ title: string; event_date: string; place: string | null; description: string | null }[]>(
    who.call(
      'GET',
      '/rest/v1/timeline_events?event_type=eq.hearing&select=title,event_date,place,description&order=place',
    ),
  );
async function withMatter(values: object = {}): Promise<Lawyer> {
  const who = await it.lawyer();
  const matter = { title: 'Kaveri v. Palar', case_number: 'W.P.(C) 2345/2024', status: 'active' };
  const sides = { petitioner: 'Kaveri Looms Ltd.', respondent: 'Palar Dyes', court: 'High Court of Delhi' };
  await done(who.call('POST', '/rest/v1/rpc/create_case', { ...matter, ...sides, ...values }));
  return who;
}
const places = async (who: Lawyer) => (await hearings(who)).map(({ place }) => place);

test('an advance list that comes later moves nothing that the daily list fixed, and the supplementary list does', async () => {
  const who = await withMatter();
  const advance = (item: string) => listOf({ head: 'ADVANCE LIST', item, hall: '9' });
  expect(await dropped(who, { 'advance.md': advance('40') })).toMatchObject([
    { values: { list: 'advance' } },
  ]);
  expect(await dropped(who, { 'daily.md': listOf({}) })).toMatchObject([
    { kind: 'next_date', values: { hall: '4', item: '7', list: 'daily' }, before: { hall: '9', item: '40' } },
  ]);
  expect(await dropped(who, { 'again.md': advance('41') })).toEqual([]);
  expect(await places(who)).toEqual(['Court 4, item 7']);
  const last = listOf({ head: 'SUPPLEMENTARY CAUSE LIST', hall: '6', item: '201' });
  expect(await dropped(who, { 'supplementary.md': last })).toHaveLength(1);
  expect(await dropped(who, { 'revised.md': listOf({ item: '8' }) })).toEqual([]);
  expect(await places(who)).toEqual(['Court 6, item 201']);
});

test('of an advance, a daily and a supplementary list in one drop the last word is proposed', async () => {
  const who = await withMatter();
  const files = {
    'a.md': listOf({ head: 'SUPPLEMENTARY CAUSE LIST', item: '201' }),
    'b.md': listOf({ head: 'ADVANCE LIST', item: '40' }),
    'c.md': listOf({}),
  };
  expect(await dropped(who, files)).toMatchObject([{ values: { item: '201' } }]);
  expect((await brought(who, files)).proposals).toEqual([]);
});

test('a second hall in a later drop stands beside the first', async () => {
  const who = await withMatter();
  await dropped(who, { 'hall 4.md': listOf({}) });
  const second = { 'hall 11.md': listOf({ hall: '11', item: '31' }) };
  const made = await dropped(who, second);
  expect(made).toMatchObject([{ kind: 'next_date', values: { hall: '11', item: '31' } }]);
  expect(made[0]).not.toHaveProperty('before');
  expect(await places(who)).toEqual(['Court 11, item 31', 'Court 4, item 7']);
  expect((await brought(who, { ...second, 'hall 4.md': listOf({}) })).proposals).toEqual([]);
});

test('a changed time, purpose or bench of a known hearing is proposed, written, and undone', async () => {
  const who = await withMatter();
  await dropped(who, { 'a.md': listOf({}) });
  const first = await hearings(who);
  expect(first).toMatchObject([{ title: 'FRESH MATTERS', description: "HON'BLE MR. JUSTICE K. ANBUSELVAN" }]);
  const later = listOf({
    time: 'NOT BEFORE 2.15 P.M.',
    purpose: 'FOR ORDERS',
    judge: "HON'BLE MS. JUSTICE M. NILAVAN",
  });
  const made = await brought(who, { 'b.md': later });
  expect(made.proposals).toMatchObject([
    {
      kind: 'next_date',
      values: {
        next_date: '2024-08-05T14:15:00+05:30',
        purpose: 'FOR ORDERS',
        judges: ["HON'BLE MS. JUSTICE M. NILAVAN"],
      },
      before: {
        next_date: '2024-08-05',
        purpose: 'FRESH MATTERS',
        judges: ["HON'BLE MR. JUSTICE K. ANBUSELVAN"],
      },
    },
  ]);
  const { undo } = await press(who, made);
  expect(await hearings(who)).toMatchObject([
    {
      title: 'FOR ORDERS',
      description: "HON'BLE MS. JUSTICE M. NILAVAN",
      event_date: '2024-08-05T08:45:00+00:00',
    },
  ]);
  expect((await brought(who, { 'b.md': later })).proposals).toEqual([]);
  await done(who.call('POST', `/functions/v1/court-import/${made.id}/undo`, { undo }));
  expect(await hearings(who)).toEqual(first);
});

test('a list of a vacation bench is said as such on the proposal and on the hearing', async () => {
  const who = await withMatter();
  const text = listOf({ head: 'VACATION BENCH\nCAUSE LIST' });
  expect(await dropped(who, { 'vacation.md': text })).toMatchObject([{ values: { vacation: true } }]);
  expect(await hearings(who)).toMatchObject([
    { description: "Vacation bench\nHON'BLE MR. JUSTICE K. ANBUSELVAN" },
  ]);
  expect((await brought(who, { 'vacation.md': text })).proposals).toEqual([]);
});

test('a list of this year whose day is gone is asked, with a sentence', async () => {
  const who = await withMatter();
  const made = await brought(who, { 'past.md': listOf({ day: '29-07-2024' }) });
  expect(made.files[0]?.problem).toContain('29-07-2024');
  expect(made.proposals).toMatchObject([{ confidence: 'ask' }]);
  expect(await press(who, made)).toMatchObject({ applied: 0 });
});

const app = (fields: object) =>
  JSON.stringify([
    {
      ...{ cino: 'TNCH010012342024', type_name: 'OS', reg_no: 1234, reg_year: 2024 },
      ...{ petparty_name: 'Kaveri Looms', resparty_name: 'Palar Dyes', ...fields },
    },
  ]);
const caseOf = async (who: Lawyer) =>
  (
    await done<object[]>(
      who.call('GET', '/rest/v1/cases?select=court,petitioner,respondent,opposing_counsel'),
    )
  )[0];

test('a court that changes without a new CNR is proposed, and another spelling of it is not', async () => {
  const who = await it.lawyer();
  await dropped(who, { 'a.txt': app({ establishment_name: 'City Civil Court', district_name: 'Chennai' }) });
  const spelling = app({ establishment_name: 'City Civil Court Complex', district_name: 'Chennai' });
  expect((await brought(who, { 'b.txt': spelling })).proposals).toEqual([]);
  const moved = app({ establishment_name: 'Sub Court, Poonamallee' });
  expect(await dropped(who, { 'c.txt': moved })).toMatchObject([
    {
      kind: 'court',
      values: { court: 'Sub Court, Poonamallee' },
      before: { court: 'City Civil Court, Chennai' },
    },
  ]);
  expect(await caseOf(who)).toMatchObject({ court: 'Sub Court, Poonamallee' });
  expect((await brought(who, { 'c.txt': moved })).proposals).toEqual([]);
});

test('a party that is another one now is proposed with its name until now, and another spelling is not', async () => {
  const who = await it.lawyer();
  await dropped(who, { 'a.txt': app({}) });
  expect(
    (await brought(who, { 'b.txt': app({ resparty_name: 'M/s PALAR DYES & Ors.' }) })).proposals,
  ).toEqual([]);
  const other = app({ resparty_name: 'Thamarai Mills' });
  expect(await dropped(who, { 'c.txt': other })).toMatchObject([
    { kind: 'party', values: { respondent: 'Thamarai Mills' }, before: { respondent: 'Palar Dyes' } },
  ]);
  expect(await caseOf(who)).toMatchObject({ petitioner: 'Kaveri Looms', respondent: 'Thamarai Mills' });
  expect((await brought(who, { 'c.txt': other })).proposals).toEqual([]);
});

test('a stage that returns after another one is proposed again', async () => {
  const who = await it.lawyer();
  for (const stage of ['Evidence', 'Arguments', 'Evidence']) {
    await dropped(who, { 'a.txt': app({ purpose_name: stage }) });
    const cases = await done<object[]>(who.call('GET', '/rest/v1/cases?select=stage'));
    expect(cases).toEqual([{ stage }]);
  }
});

const statusPage = ({ opponent = 'NILA DEVI', orders = 3 } = {}) => `<html><body>
<h2>High Court of Delhi</h2><h3>Case Details</h3>
<table><tr><td>Case Type</td><td>WP(C) - Writ Petition (Civil)</td></tr>
<tr><td>Filing Number</td><td>900/2024</td><td>Filing Date</td><td>02-01-2024</td></tr>
<tr><td>Registration Number</td><td>2345/2024</td><td>Registration Date</td><td>03-01-2024</td></tr>
<tr><td>CNR Number</td><td>DLHC010012342024</td></tr></table>
<h3>Case Status</h3>
<table><tr><td>Next Hearing Date</td><td>5th August 2024</td></tr><tr><td>Stage of Case</td><td>FOR ORDERS</td></tr>
<tr><td>Coram</td><td>1234 - HON'BLE MR. JUSTICE K. ANBUSELVAN</td></tr></table>
<h3>Petitioner and Advocate</h3><table><tr><td>1) KAVERI LOOMS LTD<br>Advocate- SELVI ANBU</td></tr></table>
<h3>Respondent and Advocate</h3><table><tr><td>1) PALAR DYES<br>Advocate- ${opponent}</td></tr></table>
<h3>Orders</h3><table><tr><th>Order Number</th><th>Order on</th><th>Judge</th><th>Order Date</th><th>Order Details</th></tr>
${Array.from({ length: orders }, (_, at) => `<tr><td>${at + 1}</td><td>WP(C)/2345/2024</td><td>K. ANBUSELVAN</td><td>0${at + 1}-07-2024</td><td>View</td></tr>`).join('\n')}
</table></body></html>`;

async function selvi(): Promise<Lawyer> {
  const who = await it.lawyer();
  await it.db.sql(`update public.profiles set full_name = 'Selvi Anbu' where id = $1`, [who.userId]);
  return who;
}

test('a new matter of a status page has its orders, hearing and opponents, and the same page says nothing more', async () => {
  const who = await selvi();
  const files = { 'status.html': statusPage() };
  const made = await brought(who, files);
  expect(made.proposals).toMatchObject([
    {
      kind: 'new_matter',
      values: { orders: ['2024-07-01', '2024-07-02', '2024-07-03'], opposing_counsel: 'NILA DEVI' },
    },
  ]);
  const { undo } = await press(who, made);
  const papers = () =>
    done<object[]>(who.call('GET', '/rest/v1/timeline_events?event_type=eq.document&select=title'));
  expect(await papers()).toHaveLength(3);
  expect(await caseOf(who)).toMatchObject({ opposing_counsel: 'NILA DEVI' });
  expect(await hearings(who)).toMatchObject([{ description: "HON'BLE MR. JUSTICE K. ANBUSELVAN" }]);
  expect((await brought(who, files)).proposals).toEqual([]);
  const more = await brought(who, { 'status.html': statusPage({ orders: 4 }) });
  expect(more.proposals).toMatchObject([{ kind: 'order', values: { order_date: '2024-07-04' } }]);
  await done(who.call('POST', `/functions/v1/court-import/${made.id}/undo`, { undo }));
  expect(await done<object[]>(who.call('GET', '/rest/v1/cases'))).toEqual([]);
});

test('an advocate of the other side who is another one now is proposed, and one of our own is none', async () => {
  const who = await selvi();
  await dropped(who, { 'a.html': statusPage() });
  expect(await dropped(who, { 'b.html': statusPage({ opponent: 'KANI MALAR' }) })).toMatchObject([
    {
      kind: 'party',
      values: { opposing_counsel: 'KANI MALAR' },
      before: { opposing_counsel: 'NILA DEVI' },
    },
  ]);
  expect(await caseOf(who)).toMatchObject({ opposing_counsel: 'KANI MALAR' });
});

test('an order sheet of a matter that its first drop made says nothing more', async () => {
  const who = await it.lawyer();
  const sheet = `IN THE HIGH COURT OF DELHI AT NEW DELHI
W.P.(C) 2345/2024
KAVERI LOOMS ..... Petitioner
versus
PALAR DYES ..... Respondent
CORAM:
HON'BLE MR. JUSTICE K. ANBUSELVAN
O R D E R
% 29.07.2024
1. Issue notice.
2. List on 05.08.2024.
K. ANBUSELVAN, J
`;
  const made = await brought(who, { 'order.txt': sheet });
  expect(made.proposals).toMatchObject([{ kind: 'new_matter', values: { orders: ['2024-07-29'] } }]);
  await press(
    who,
    made,
    made.proposals.map(({ id }) => id),
  );
  expect((await brought(who, { 'order.txt': sheet })).proposals).toEqual([]);
});
