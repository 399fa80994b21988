import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conflict } from '#shared/contracts/conflicts.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  await asha.call('POST', '/rest/v1/clients', {
    name: 'Laxmi Narayan',
    contact_person: 'Mohd. Rafiq',
  });
  const own = 'Leela Iyer';
  await asha.call('POST', '/rest/v1/clients', { name: own, contact_person: own });
  await asha.call('POST', '/rest/v1/clients', { name: 'Arjun Nair G.' });
  await asha.call('POST', '/rest/v1/cases', {
    title: 'Suit for possession',
    petitioner: 'Suresh Choudhary',
    respondent: 'Kaveri Mills (Exports) Pvt. Ltd.',
  });
  await asha.call('POST', '/rest/v1/cases', [
    { title: 'A recovery', client_name: 'M/s Cauvery Store Pvt. Ltd.' },
    { title: 'An eviction', client_name: 'Bharati Warehousng Co.' },
  ]);
  await asha.call('POST', '/rest/v1/cases', { title: 'Perumal & Ors. v. State of Tamil Nadu' });
});
afterAll(() => it.close());

async function check(lawyer: Lawyer, ...names: string[]): Promise<Conflict[]> {
  const answer = await lawyer.call('POST', '/rest/v1/rpc/check_conflicts', { names });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Conflict[];
}

test.each([
  ['Smt. Lakshmi Narayan', 'client', 'same', 'Laxmi Narayan'],
  ['Leela Iyer', 'client', 'same', 'Leela Iyer'],
  ['A. Nair Gopal', 'client', 'same', 'Arjun Nair G.'],
  ['Muhammad Rafiq', 'contact', 'same', 'Mohd. Rafiq'],
  ['Kaveri Mills', 'respondent', 'alike', 'Kaveri Mills (Exports) Pvt. Ltd.'],
  ['Suresh Chaudhuri v. The Collector', 'petitioner', 'same', 'Suresh Choudhary'],
  ['S. Perumal', 'case title', 'same', 'Perumal'],
  ['Cauvery Stores', 'case client', 'near', 'M/s Cauvery Store Pvt. Ltd.'],
  ['Bharathi Warehousing', 'case client', 'near', 'Bharati Warehousng Co.'],
])('%s exists already: as %s', async (name, place, match, found) => {
  expect(await check(asha, name)).toEqual([expect.objectContaining({ place, match, found })]);
});

test('the answer says why a name was found', async () => {
  const why = async (name: string) => (await check(asha, name)).map(({ reason, words }) => [reason, words]);
  expect(await why('LEELA IYER')).toEqual([['exact', null]]);
  expect(await why('Smt. Lakshmi Narayan')).toEqual([['spelling', ['lakshmi', 'laxmi']]]);
  expect(await why('Kaveri Mills')).toEqual([['part', null]]);
  expect(await why('Cauvery Stores')).toEqual([['plural', ['stores', 'store']]]);
  expect(await why('Bharathi Warehousing')).toEqual([['slip', ['warehousing', 'warehousng']]]);
});

test('a new name has no conflict, and the clients of other lawyers are never compared', async () => {
  expect(await check(asha, 'Zubeida Khatoon')).toEqual([]);
  expect(await check(ravi, 'Laxmi Narayan')).toEqual([]);
});

test('a question without a name is refused', async () => {
  for (const names of [[], [' '], Array.from({ length: 11 }, () => 'x')]) {
    const answer = await asha.call('POST', '/rest/v1/rpc/check_conflicts', { names });
    expect(answer.status).toBe(400);
  }
});
