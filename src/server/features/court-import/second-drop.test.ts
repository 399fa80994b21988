import { atStrength } from '@munshi/test-support/load.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  COURT,
  keptNumber,
  LAYOUTS,
  type LabelledList,
  labelledList,
  matterOf,
  randomOf,
} from '#law-test/support/court-lists.ts';
import { COURT_IMPORT, type CourtImport } from '#shared/contracts/court-import.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// The same lists dropped a second time, and a list with the name of the user on the other side.

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
  // The generated lists are of August 2024.
  it.services.now = () => new Date('2024-08-01T10:00:00+05:30');
});
afterAll(() => it.close());

const random = randomOf(29);
const own = Array.from({ length: 12 }, (_, at) => matterOf(random, `own${at}`));
/** Prints with placed words are PDFs of their own; the others are text. */
const textual = Object.keys(LAYOUTS).filter((layout) => labelledList(layout, 1, own).text !== undefined);
const OF_EACH = atStrength(Math.ceil(200 / textual.length), 2);

async function brought(files: readonly (readonly [string, string])[], who: Lawyer): Promise<CourtImport[]> {
  const drops: CourtImport[] = [];
  for (let from = 0; from < files.length; from += COURT_IMPORT.files) {
    const form = new FormData();
    for (const [name, text] of files.slice(from, from + COURT_IMPORT.files))
      form.append('file', new Blob([text]), name);
    const answer = await who.call('POST', '/functions/v1/court-import', form);
    expect(answer.status).toBe(200);
    drops.push((await answer.json()) as CourtImport);
  }
  return drops;
}
const rowsOf = async (who: Lawyer, path: string) => (await who.call('GET', `/rest/v1/${path}`)).json();
const everything = (who: Lawyer) =>
  Promise.all([
    rowsOf(who, 'cases?order=id'),
    rowsOf(who, 'timeline_events?select=id,case_id,title,event_date,place,updated_at&order=id'),
  ]);

test(`${OF_EACH * textual.length} lists that were applied change nothing when they are dropped again`, {
  timeout: 600_000,
}, async () => {
  const who = await it.lawyer();
  for (const matter of own) {
    const { petitioner, respondent } = matter;
    const answer = await who.call('POST', '/rest/v1/rpc/create_case', {
      ...{ title: `${petitioner} v. ${respondent}`, petitioner, respondent },
      ...{ case_number: keptNumber(matter), court: COURT, status: 'active' },
    });
    expect(answer.status).toBe(200);
  }
  const lists = textual.flatMap((layout) =>
    Array.from({ length: OF_EACH }, (_, seed) => labelledList(layout, seed + 1, own)),
  );
  const files = lists.map(
    ({ text, extension }: LabelledList, at) => [`list ${at}.${extension}`, text ?? ''] as const,
  );
  const first = await brought(files, who);
  expect(first.flatMap(({ proposals }) => proposals).length).toBeGreaterThan(own.length);
  let changes = 0;
  for (const { id, proposals } of first) {
    if (proposals.length === 0) continue;
    const press = await who.call('POST', `/functions/v1/court-import/${id}/apply`, { accept: 'sure' });
    changes += ((await press.json()) as { applied: number }).applied;
  }
  expect(changes).toBeGreaterThan(own.length);
  const before = await everything(who);
  const again = await brought(files, who);
  expect(again.flatMap(({ proposals }) => proposals)).toEqual([]);
  expect(await everything(who)).toEqual(before);
});

test('a matter in which only the opponent’s advocate has the name of the user is asked, and is not taken with what is sure', async () => {
  const who = await it.lawyer();
  await it.db.sql(`update public.profiles set full_name = 'Selvi Anbu' where id = $1`, [who.userId]);
  const list = (item: number) => `HIGH COURT OF DELHI
DAILY CAUSE LIST FOR 05-08-2024
COURT NO. 4
| S.No. | Case No. | Petitioner / Respondent | Advocate |
| --- | --- | --- | --- |
| ${item} | W.P.(C) 777/2024 | NILA FERRIES Versus KAYAL BOATS | SELVI ANBU (FOR R-1) |
`;
  const [drop] = await brought([['a.md', list(9)]], who);
  expect(drop?.proposals).toMatchObject([{ kind: 'new_matter', confidence: 'ask' }]);
  const sure = await who.call('POST', `/functions/v1/court-import/${drop?.id}/apply`, { accept: 'sure' });
  expect(await sure.json()).toMatchObject({ applied: 0 });
  expect(await rowsOf(who, 'cases')).toEqual([]);
});
