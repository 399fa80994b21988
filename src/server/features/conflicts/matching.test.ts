import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesInTitle } from '#law/parties/name-terms.ts';
import { compareNames, foldedName } from '#law/parties/similar-names.ts';
import { sql } from '#server/platform/db/sql.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { CONFLICT_PLACES, CONFLICTS, type Conflict } from '#shared/contracts/conflicts.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { jobs } from './jobs.ts';

// The index must give the same answer as comparing each stored name with each requested name.

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

const WORDS = [
  ...['Mohd.', 'Muhammad', 'Laxmi', 'Lakshmi', 'Venkatraman', 'Venkataraman', 'Subramaniam', 'Subramanian'],
  ...[
    'K.',
    'R',
    'S. P.',
    'Kumar',
    'Rao',
    'Choudhary',
    'Chaudhuri',
    'Traders',
    'Tradrs',
    'Trader',
    'Kaveri',
    'Mills',
    '(Exports)',
    'Pvt. Ltd.',
  ],
  ...[
    'M/s',
    'Smt.',
    'T.N.',
    'Tamil Nadu',
    '12',
    'Om',
    'U.O.I.',
    'S/o',
    '& Ors.',
    'லட்சுமி',
    '\u{20000}',
    '1a2a3a4a',
  ],
];
const name = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));
const title = fc.oneof(
  name,
  fc.tuple(name, name).map(([one, other]) => `${one} v. ${other}`),
);
const maybe = fc.option(name);
const practice = fc.record({
  clients: fc.array(fc.record({ name, contact_person: maybe }), { maxLength: 6 }),
  cases: fc.array(fc.record({ title, client_name: maybe, petitioner: maybe, respondent: maybe }), {
    maxLength: 8,
  }),
  asked: fc.array(title, { minLength: 1, maxLength: 4 }),
});

type Row = Record<string, string | null> & { id: string };
const PLACED: readonly (readonly [Conflict['place'], string])[] = [
  ['client', 'name'],
  ['contact', 'contact_person'],
  ['case client', 'client_name'],
  ['petitioner', 'petitioner'],
  ['respondent', 'respondent'],
  ['case title', 'title'],
];

/** The nearest first. */
const MATCHES = ['same', 'alike', 'near'];

/** The result of comparing one by one: for each row and requested name the nearest, of equals the first place. */
function oneByOne(rows: readonly Row[], asked: readonly string[]): string[] {
  return [...new Set(asked.flatMap(namesInTitle))].flatMap((wanted) =>
    rows.flatMap((row) => {
      const near = PLACED.flatMap(([place, column]) => {
        const written = row[column] ?? '';
        return (place === 'case title' ? namesInTitle(written) : [written]).map((found) => ({
          place,
          found,
          match: compareNames(foldedName(wanted), foldedName(found)),
        }));
      });
      const best = MATCHES.flatMap((wanted) => near.filter(({ match }) => match === wanted))[0];
      return best ? [[wanted, row.id, best.place, best.found, best.match].join(' | ')] : [];
    }),
  );
}

const check = async (lawyer: Lawyer, names: readonly string[]) => {
  const answer = await lawyer.call('POST', '/rest/v1/rpc/check_conflicts', { names });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Conflict[];
};

const rowsOf = async (lawyer: Lawyer) => {
  const all = await Promise.all(
    ['clients', 'cases'].map(async (table) => (await lawyer.call('GET', `/rest/v1/${table}`)).json()),
  );
  return all.flat() as Row[];
};

const ranks = (lines: readonly string[]) =>
  lines.map((line) => MATCHES.indexOf(line.slice(line.lastIndexOf(' ') + 1))).sort();

/** The answer is that of comparing one by one; of more than it shows, the nearest. */
async function agrees(lawyer: Lawyer, asked: readonly string[]) {
  const found = await check(lawyer, asked);
  const told = found.map((one) => [one.asked, one.id, one.place, one.found, one.match].join(' | '));
  const expected = oneByOne(await rowsOf(lawyer), asked);
  expect(ranks(told)).toEqual(ranks(expected).slice(0, CONFLICTS.shown));
  expect(expected).toEqual(expect.arrayContaining(told));
  expect(new Set(told).size).toBe(told.length);
  const order = found.map(({ match, kind }) => MATCHES.indexOf(match) * 2 + (kind === 'client' ? 0 : 1));
  expect(order).toEqual([...order].sort());
}

/** Gives each row the values at its place, where they are of its own table. */
async function changeRows(lawyer: Lawyer, rows: readonly Row[], changes: readonly object[]) {
  for (const [i, changed] of changes.entries()) {
    const row = rows[i];
    const table = 'title' in changed ? 'cases' : 'clients';
    if (!row || 'title' in row !== 'title' in changed) continue;
    await lawyer.call('PATCH', `/rest/v1/${table}?id=eq.${row.id}`, changed);
  }
}

test('finds the same names as comparing one by one, while names are added, changed and removed', async () => {
  expect(PLACED.map(([place]) => place)).toEqual(CONFLICT_PLACES);
  await fc.assert(
    fc.asyncProperty(practice, practice, async ({ clients, cases, asked }, later) => {
      const lawyer = await it.lawyer();
      if (clients.length > 0) await lawyer.call('POST', '/rest/v1/clients', clients);
      if (cases.length > 0) await lawyer.call('POST', '/rest/v1/cases', cases);
      await agrees(lawyer, asked);
      const rows = await rowsOf(lawyer);
      await changeRows(lawyer, rows, [...later.clients, ...later.cases]);
      const gone = rows.at(-1);
      if (gone)
        await lawyer.call('DELETE', `/rest/v1/${'title' in gone ? 'cases' : 'clients'}?id=eq.${gone.id}`);
      await agrees(lawyer, [...asked, ...later.asked]);
    }),
    // A failure ends in time to print the smallest practice that shows it.
    { numRuns: atStrength(20, 6), interruptAfterTimeLimit: 90_000, markInterruptAsFailure: true },
  );
}, 120_000);

test('names that were written before the index are folded in the background, and the answer is the same', async () => {
  const lawyer = await it.lawyer();
  const cases = Array.from({ length: 700 }, (_, i) => ({ title: `Laxmi Traders ${i} v. Mohd. Rafiq ${i}` }));
  await lawyer.call('POST', '/rest/v1/cases', [{ title: 'Perumal v. Suresh Choudhary' }, ...cases]);
  const waiting =
    'select count(*)::int as n from public.conflict_names where tokens is null and owner_id = $1';
  expect(await it.db.sql(waiting, [lawyer.userId])).toEqual([{ n: 1402 }]);
  const following = await openJobs(it.services, [jobs(it.services)]);
  await expect.poll(() => it.db.sql(waiting, [lawyer.userId]), { timeout: 60_000 }).toEqual([{ n: 0 }]);
  await following.stop();
  const found = await check(lawyer, ['Suresh Chaudhuri', 'Zubeida Khatoon']);
  expect(found.map(({ title, found, match }) => ({ title, found, match }))).toEqual([
    { title: 'Perumal v. Suresh Choudhary', found: 'Suresh Choudhary', match: 'same' },
  ]);
  const many = await check(lawyer, ['Lakshmi Traders']);
  expect(many).toHaveLength(50);
}, 120_000);

test('a name whose row another transaction holds is still compared', async () => {
  const lawyer = await it.lawyer();
  await lawyer.call('POST', '/rest/v1/clients', { name: 'Zubeida Khatoon' });
  await it.db.withWorker(async (tx) => {
    await tx.rows(sql`select 1 from public.conflict_names for update`);
    expect(await check(lawyer, ['Zubeida Khatoon'])).toHaveLength(1);
  });
  expect(await check(lawyer, ['Zubeida Khatoon'])).toHaveLength(1);
});
