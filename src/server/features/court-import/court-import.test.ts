import { afterAll, beforeAll, expect, test } from 'vitest';
import { COURT_IMPORT, type CourtImport } from '#shared/contracts/court-import.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// A drop of files over HTTP with the real sandbox and database; names are invented.

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
const printed = (iso: string) => iso.split('-').reverse().join('-');
const NEXT = day(9);

const list = (date: string) => `SUPREME COURT OF INDIA
DAILY CAUSE LIST FOR DATED : ${printed(date)}
COURT NO. 4
HON'BLE MR. JUSTICE K. ANBUSELVAN
(TIME : 10:30)
| SNo. | Case No. | Petitioner / Respondent | Petitioner/Respondent Advocate |
| --- | --- | --- | --- |
| FRESH (FOR ADMISSION) |  |  |  |
| 7 | SLP(C) No. 2345/2024 | KAVERI LOOMS LTD Versus PALAR DYES | A. SELVI |
| 8 | SLP(C) No. 9999/2024 | SOMEBODY Versus ANOTHER | B. NOBODY |
`;

async function brought(files: Record<string, string>, who = asha): Promise<CourtImport> {
  const form = new FormData();
  for (const [name, text] of Object.entries(files)) form.append('file', new Blob([text]), name);
  const answer = await who.call('POST', '/functions/v1/court-import', form);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CourtImport;
}
async function newCase(values: object, who = asha): Promise<string> {
  const answer = await who.call('POST', '/rest/v1/rpc/create_case', values);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { case_id: string }).case_id;
}
const hearings = async (id: string) => {
  const answer = await asha.call(
    'GET',
    `/rest/v1/timeline_events?case_id=eq.${id}&select=title,event_date,all_day,place&order=event_date`,
  );
  return (await answer.json()) as { title: string; event_date: string; all_day: boolean; place: string }[];
};
const apply = async (id: string, accept: unknown, who = asha) =>
  who.call('POST', `/functions/v1/court-import/${id}/apply`, { accept });

test('a cause list proposes the hearing of an own matter; one press applies it, and one undoes it after the same file came again', async () => {
  const caseId = await newCase({
    title: 'Kaveri Looms v. Palar Dyes',
    case_number: 'S.L.P. (Civil) No. 2345 of 2024',
    court: 'Supreme Court of India',
    petitioner: 'Kaveri Looms Ltd.',
    respondent: 'Palar Dyes',
    status: 'active',
  });
  const first = await brought({ 'list.md': list(NEXT) });
  expect(first.files).toEqual([{ name: 'list.md', kind: 'cause_list' }]);
  expect(first.proposals).toMatchObject([
    {
      kind: 'next_date',
      case_id: caseId,
      confidence: 'sure',
      values: { next_date: `${NEXT}T10:30:00+05:30`, item: '7', hall: '4', purpose: 'FRESH (FOR ADMISSION)' },
      where: { file: 'list.md', line: 9 },
    },
  ]);
  const done = (await (await apply(first.id, 'sure')).json()) as { applied: number; undo: string };
  expect(done.applied).toBe(1);
  expect(await hearings(caseId)).toMatchObject([
    { title: 'FRESH (FOR ADMISSION)', all_day: false, place: 'Court 4, item 7' },
  ]);
  expect((await brought({ 'list.md': list(NEXT) })).proposals).toEqual([]);
  expect(await hearings(caseId)).toHaveLength(1);
  const undone = await asha.call('POST', `/functions/v1/court-import/${first.id}/undo`, { undo: done.undo });
  expect(undone.status).toBe(200);
  expect(await hearings(caseId)).toEqual([]);
  expect((await brought({ 'list.md': list(NEXT) })).proposals).toHaveLength(1);
});

test('the export of the court app makes new matters, and a second drop proposes what changed only', async () => {
  const item = (next: string) =>
    JSON.stringify({
      cino: 'TNCH010012342024',
      type_name: 'OS',
      reg_no: 1234,
      reg_year: 2024,
      petparty_name: 'Meenakshi Traders',
      resparty_name: 'Vaigai Transport',
      establishment_name: 'City Civil Court',
      district_name: 'Chennai',
      date_next_list: next,
      purpose_name: 'Evidence',
      disp_name: null,
    });
  const first = await brought({ 'myCases.txt': JSON.stringify([item(printed(NEXT))]) });
  expect(first).toMatchObject({
    files: [{ kind: 'app_export' }],
    proposals: [{ kind: 'new_matter', values: { cnr: 'TNCH010012342024', next_date: NEXT } }],
  });
  await apply(first.id, 'sure');
  const moved = await brought({ 'myCases.txt': JSON.stringify([item(day(20))]) });
  expect(moved.proposals).toMatchObject([
    { kind: 'next_date', confidence: 'sure', values: { next_date: day(20) } },
  ]);
  await apply(
    moved.id,
    moved.proposals.map(({ id }) => id),
  );
  const caseId = moved.proposals[0]?.case_id ?? '';
  expect((await hearings(caseId)).map(({ event_date }) => event_date.slice(0, 10))).toEqual([day(19)]);
});

test('a doubtful match is asked once, and the answer is remembered', async () => {
  const caseId = await newCase({
    title: 'Nila Ferries v. Kayal Boats',
    case_number: 'C.A. 77/2023',
    court: 'Supreme Court of India',
    petitioner: 'Nila Ferries',
    respondent: 'Kayal Boats',
    status: 'active',
  });
  const text = (date: string) =>
    list(date).replace(
      /\| 7 .*\n/u,
      '| 7 | C.A. No. 812/2025 | NILA FERRIES Versus KAYAL BOATS | A. SELVI |\n',
    );
  const first = await brought({ 'a.md': text(NEXT) });
  expect(first.proposals).toMatchObject([{ kind: 'next_date', case_id: caseId, confidence: 'ask' }]);
  await apply(
    first.id,
    first.proposals.map(({ id }) => id),
  );
  const next = await brought({ 'b.md': text(day(12)) });
  expect(next.proposals).toMatchObject([{ case_id: caseId, confidence: 'sure' }]);
});

test('every match of a list of another year is asked, and a second drop of it proposes nothing', async () => {
  const case_number = 'S.L.P. (Civil) No. 2345 of 2024';
  const values = { title: 'Kaveri v. Palar', case_number, court: 'Supreme Court of India', status: 'active' };
  const tara = await it.lawyer();
  const caseId = await newCase({ ...values, petitioner: 'Kaveri Looms Ltd.' }, tara);
  const old = await brought({ 'old.md': list('2017-10-04') }, tara);
  expect(old.proposals).toMatchObject([{ case_id: caseId, confidence: 'ask' }]);
  expect(await (await apply(old.id, 'sure', tara)).json()).toMatchObject({ applied: 0 });
  expect((await brought({ 'again.md': list('2017-10-04') }, tara)).proposals).toEqual([]);
});

test('files that say nothing have a sentence, and somebody else reaches neither the drop nor its undoing', async () => {
  const made = await brought({ 'notes.txt': 'milk and eggs', 'old.md': list('2017-10-04') });
  expect(made.files[0]).toMatchObject({ kind: 'unknown', problem: expect.stringContaining('No matter') });
  expect(made.files[1]?.problem).toContain('04-10-2017');
  expect((await apply(made.id, 'sure', ravi)).status).toBe(404);
  const undo = { undo: made.id };
  expect((await ravi.call('POST', `/functions/v1/court-import/${made.id}/undo`, undo)).status).toBe(404);
});

test('an owner keeps so many marks, of so many years; the oldest go first, and those of others stay', async () => {
  const meera = await it.lawyer();
  const marksOf = async (who: Lawyer) => {
    const rows = await it.db.sql<{ mark: string }>(
      `select mark from public.court_import_marks where owner_id = $1 and mark like 'old%' order by mark`,
      [who.userId],
    );
    return rows.map(({ mark }) => mark);
  };
  const markedDrop = async (who: Lawyer, age: string, count: number, name: string) => {
    const { id } = await brought({ 'a.txt': 'milk and eggs' }, who);
    await it.db.sql(`update public.court_imports set created_at = now() - $2::interval where id = $1`, [
      id,
      age,
    ]);
    await it.db.sql(
      `insert into public.court_import_marks (owner_id, mark, import_id, created_at)
      select $1, $2 || lpad(n::text, 6, '0'), $3, now() - $4::interval - n * interval '1 second'
      from generate_series(1, $5::int) n`,
      [who.userId, name, id, age, count],
    );
  };
  await markedDrop(meera, '1 day', COURT_IMPORT.marks, 'old.');
  await markedDrop(meera, '2 days', 5, 'older.');
  await markedDrop(ravi, `${COURT_IMPORT.years} years 1 day`, 3, 'older.');
  await brought({ 'a.txt': 'milk and eggs' }, meera);
  const kept = await marksOf(meera);
  expect(kept).toHaveLength(COURT_IMPORT.marks);
  expect(kept.filter((mark) => mark.startsWith('older'))).toEqual([]);
  expect(await marksOf(ravi)).toHaveLength(3);
  await brought({ 'a.txt': 'milk and eggs' }, ravi);
  expect(await marksOf(ravi)).toEqual([]);
});

test('a drop can be read again: what was applied, what is not the caller’s, what waits; a second press changes nothing', async () => {
  const uma = await it.lawyer();
  const about = { court: 'Supreme Court of India', status: 'active' };
  const caseId = await newCase(
    {
      ...about,
      title: 'Thamarai Mills v. Alli Dyes',
      case_number: 'SLP(C) 2345/2024',
      petitioner: 'Kaveri Looms',
    },
    uma,
  );
  await newCase(
    { ...about, title: 'Nila Ferries v. Kayal Boats', petitioner: 'Nila Ferries', respondent: 'Kayal Boats' },
    uma,
  );
  await newCase(
    { ...about, title: 'Semmal Agro v. Vanji Seeds', petitioner: 'Semmal Agro', respondent: 'Vanji Seeds' },
    uma,
  );
  const text = `${list(NEXT)}| 9 | C.A. No. 812/2025 | NILA FERRIES Versus KAYAL BOATS | A. SELVI |
| 10 | C.A. No. 813/2025 | SEMMAL AGRO Versus VANJI SEEDS | A. SELVI |
`;
  const made = await brought({ 'a.md': text }, uma);
  const of = (item: string) => made.proposals.find(({ values }) => values.item === item);
  expect(of('7')).toMatchObject({ case_id: caseId, case_title: 'Thamarai Mills v. Alli Dyes' });
  const asked = [of('9'), of('10')];
  expect(asked).toMatchObject([{ confidence: 'ask' }, { confidence: 'ask' }]);
  const accept = { accept: [of('7')?.id], later: [of('10')?.id] };
  const press = () => uma.call('POST', `/functions/v1/court-import/${made.id}/apply`, accept);
  const read = async () =>
    (await (await uma.call('GET', `/functions/v1/court-import/${made.id}`)).json()) as CourtImport;
  expect(await (await press()).json()).toMatchObject({ applied: 1 });
  const kept = await read();
  expect(kept.proposals.map(({ values, done }) => [values.item, done])).toEqual([
    ['7', 'applied'],
    ['9', 'refused'],
    ['10', undefined],
  ]);
  expect(await (await press()).json()).toMatchObject({ applied: 0 });
  const drops = await (await uma.call('GET', '/functions/v1/court-import')).json();
  expect(drops).toMatchObject({ drops: [{ id: made.id, proposals: 3, waiting: 1 }] });
  expect((await ravi.call('GET', `/functions/v1/court-import/${made.id}`)).status).toBe(404);
  for (let undo = (await read()).undo; undo !== undefined; undo = (await read()).undo)
    await uma.call('POST', `/functions/v1/court-import/${made.id}/undo`, { undo });
  expect((await read()).proposals.map(({ done }) => done)).toEqual([undefined, 'refused', undefined]);
});

test('a date that moves says the date that the case has now', async () => {
  const rani = await it.lawyer();
  const page = (next: string) =>
    JSON.stringify([
      {
        cino: 'TNCH010012342023',
        petparty_name: 'Poovai Tea',
        resparty_name: 'Ilam Estates',
        date_next_list: next,
      },
    ]);
  const first = await brought({ 'my.txt': page(printed(NEXT)) }, rani);
  await apply(first.id, 'sure', rani);
  const moved = await brought({ 'my.txt': page(printed(day(20))) }, rani);
  expect(moved.proposals).toMatchObject([
    {
      kind: 'next_date',
      values: { next_date: day(20) },
      before: { next_date: NEXT },
      case_title: 'Poovai Tea v. Ilam Estates',
    },
  ]);
});

test('the columns of a table are matched once, and the next file with its headings is read without a question', async () => {
  const malar = await it.lawyer();
  const table = (next: string) =>
    `Our ref,File of,Against,Posting,Before\n12/2024,Mullai Yarns,Kurinji Cloth,${next},City Civil Court Chennai\n`;
  const first = await brought({ 'diary.csv': table(printed(NEXT)) }, malar);
  expect(first.proposals).toEqual([]);
  expect(first.files).toMatchObject([
    {
      kind: 'table',
      problem: expect.stringContaining('columns'),
      table: { headings: ['Our ref', 'File of', 'Against', 'Posting', 'Before'] },
    },
  ]);
  const headings = first.files[0]?.table?.headings ?? [];
  const keep = (columns: (string | null)[]) =>
    malar.call('PUT', '/functions/v1/court-import/columns', { headings, columns });
  // A table that names no matter is of no use.
  expect((await keep([null, null, null, 'next_date', 'court'])).status).toBe(400);
  expect((await keep([null, 'petitioner', 'respondent', 'next_date', 'court'])).status).toBe(204);
  const again = await brought({ 'diary.csv': table(printed(NEXT)) }, malar);
  expect(again.proposals).toMatchObject([
    {
      kind: 'new_matter',
      values: {
        petitioner: 'Mullai Yarns',
        respondent: 'Kurinji Cloth',
        next_date: NEXT,
        court: 'City Civil Court Chennai',
      },
      where: { line: 2 },
    },
  ]);
  await apply(again.id, 'sure', malar);
  // Somebody else is asked for their own.
  expect((await brought({ 'diary.csv': table(printed(NEXT)) })).proposals).toEqual([]);
});

test('the stage of an export is the stage of the case; one press changes it and one undoes it', async () => {
  const kani = await it.lawyer();
  const of = (stage: string) =>
    JSON.stringify([
      // An export that spells its keys out.
      {
        'CNR Number': 'TNCH010099992024',
        'Case Type': 'OS',
        'Registration Number': '9999',
        'Registration Year': 2024,
        Petitioner: 'Kani Oils',
        Respondent: 'Sempon Mills',
        'Next Hearing Date': printed(NEXT),
        'Stage of Case': stage,
      },
    ]);
  const made = await brought({ 'cases.json': of('Written statement') }, kani);
  expect(made).toMatchObject({
    files: [{ kind: 'app_export' }],
    proposals: [{ kind: 'new_matter', values: { case_number: 'OS/9999/2024' } }],
  });
  await apply(made.id, 'sure', kani);
  const stageOf = async () =>
    ((await (await kani.call('GET', '/rest/v1/cases?select=stage')).json()) as { stage: string }[])[0]?.stage;
  expect(await stageOf()).toBe('Written statement');
  const moved = await brought({ 'cases.json': of('Evidence of the plaintiff') }, kani);
  expect(moved.proposals).toMatchObject([
    {
      kind: 'next_date',
      values: { purpose: 'Evidence of the plaintiff' },
      before: { purpose: 'Written statement' },
    },
    {
      kind: 'stage',
      confidence: 'sure',
      values: { stage: 'Evidence of the plaintiff' },
      before: { stage: 'Written statement' },
    },
  ]);
  const { undo } = (await (await apply(moved.id, 'sure', kani)).json()) as { undo: string };
  expect(await stageOf()).toBe('Evidence of the plaintiff');
  await kani.call('POST', `/functions/v1/court-import/${moved.id}/undo`, { undo });
  expect(await stageOf()).toBe('Written statement');
});

const orderSheet = (number: string) => `IN THE HIGH COURT OF DELHI AT NEW DELHI
W.P.(C) ${number}
THAZHAI PAPERS ..... Petitioner
Through: Ms. A. Selvi, Advocate
versus
NELLI BOARDS ..... Respondent
CORAM:
HON'BLE MR. JUSTICE K. ANBUSELVAN
O R D E R
% ${printed(day(-2))}
1. Issue notice. Let a reply be filed within four weeks.
2. List on ${printed(NEXT)}.
K. ANBUSELVAN, J
`;

test('an order sheet is the order of its matter with the day on which it is listed again; one of another matter is asked', async () => {
  const thazhai = await it.lawyer();
  const caseId = await newCase(
    {
      title: 'Thazhai Papers v. Nelli Boards',
      case_number: 'W.P.(C) 4321/2024',
      court: 'High Court of Delhi',
      petitioner: 'Thazhai Papers',
      respondent: 'Nelli Boards',
      status: 'active',
    },
    thazhai,
  );
  const made = await brought({ 'order.txt': orderSheet('4321/2024') }, thazhai);
  expect(made.files).toEqual([{ name: 'order.txt', kind: 'order' }]);
  expect(made.proposals).toMatchObject([
    { kind: 'next_date', case_id: caseId, confidence: 'sure', values: { next_date: NEXT } },
    { kind: 'order', case_id: caseId, confidence: 'sure', values: { order_date: day(-2) } },
  ]);
  const other = await brought(
    { 'other.txt': orderSheet('77/2021').replaceAll('THAZHAI PAPERS', 'ELLU OILS') },
    thazhai,
  );
  expect(other.proposals).toMatchObject([{ kind: 'new_matter', confidence: 'ask' }]);
});
