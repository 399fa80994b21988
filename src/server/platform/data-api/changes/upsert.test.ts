import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let meera: Lawyer;
beforeAll(async () => {
  it = await testApp();
  [asha, meera] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const upsert = (lawyer: Lawyer, table: string, body: unknown, resolution = 'merge-duplicates', query = '') =>
  lawyer.call('POST', `/rest/v1/${table}${query}`, body, {
    prefer: `return=representation,resolution=${resolution}`,
  });
async function made(lawyer: Lawyer, table: string, body: object): Promise<Record<string, unknown>> {
  const answer = await lawyer.call('POST', `/rest/v1/${table}`, body, { prefer: 'return=representation' });
  const [row] = (await answer.json()) as Record<string, unknown>[];
  return row ?? {};
}
const read = async (lawyer: Lawyer, table: string, id: unknown) =>
  ((await (await lawyer.call('GET', `/rest/v1/${table}?id=eq.${id}`)).json()) as object[])[0];

describe('upsert by primary key', () => {
  test('changes the given columns and keeps the others of an existing row', async () => {
    const before = await made(asha, 'clients', { name: 'Kaveri', description: 'Mills' });
    const answer = await upsert(asha, 'clients', { id: before.id, name: 'Kaveri Mills' });
    expect(answer.status).toBe(201);
    const after = { ...before, name: 'Kaveri Mills', updated_at: expect.any(String) };
    expect(await answer.json()).toEqual([after]);
    expect(await read(asha, 'clients', before.id)).toEqual(after);
  });

  test('never changes, shows or takes over the row of another', async () => {
    const row = await made(meera, 'clients', { name: 'Meera’s' });
    for (const resolution of ['merge-duplicates', 'ignore-duplicates']) {
      const answer = await upsert(asha, 'clients', { id: row.id, name: 'Taken' }, resolution);
      expect([answer.status, await answer.json()]).toEqual(
        resolution === 'merge-duplicates' ? [404, expect.objectContaining({ code: 'not_found' })] : [201, []],
      );
    }
    expect(await read(meera, 'clients', row.id)).toEqual(row);
    expect(await read(asha, 'clients', row.id)).toBeUndefined();
  });

  test('writes all rows or none', async () => {
    const own = await made(asha, 'clients', { name: 'Own' });
    const foreign = await made(meera, 'clients', { name: 'Foreign' });
    const both = [own, foreign].map(({ id }) => ({ id, name: 'Changed' }));
    expect((await upsert(asha, 'clients', both)).status).toBe(404);
    expect(await read(asha, 'clients', own.id)).toEqual(own);
  });

  test('changes no column that can only be inserted', async () => {
    const [one, other] = [
      await made(asha, 'cases', { title: 'One' }),
      await made(asha, 'cases', { title: 'Other' }),
    ];
    const event = { title: 'Hearing', event_date: '2026-03-09T10:30:00+05:30', event_type: 'hearing' };
    const row = await made(asha, 'timeline_events', { ...event, case_id: one.id });
    const moved = await upsert(asha, 'timeline_events', { ...event, id: row.id, case_id: other.id });
    expect([moved.status, await moved.json()]).toMatchObject([409, { code: '23505' }]);
    expect(await read(asha, 'timeline_events', row.id)).toEqual(row);
    const same = { ...event, id: row.id, case_id: one.id, title: 'Heard' };
    expect(await (await upsert(asha, 'timeline_events', same)).json()).toMatchObject([{ title: 'Heard' }]);
  });

  test('of one’s own profile changes it; another’s is not found', async () => {
    const own = await upsert(asha, 'profiles', { id: asha.userId, full_name: 'Asha Rao' });
    expect(await own.json()).toMatchObject([{ id: asha.userId, full_name: 'Asha Rao' }]);
    expect((await upsert(asha, 'profiles', { id: meera.userId, full_name: 'Asha Rao' })).status).toBe(404);
    expect(await read(meera, 'profiles', meera.userId)).toMatchObject({ full_name: 'Test Lawyer' });
  });

  test('without an id inserts', async () => {
    const answer = await upsert(asha, 'clients', [{ name: 'A' }, { name: 'B' }]);
    expect(await answer.json()).toMatchObject([{ name: 'A' }, { name: 'B' }]);
  });

  const id = '0b7f8f5e-0000-4000-8000-00000000000a';
  test.each([
    [
      'an id twice',
      [
        { id, name: 'A' },
        { id: id.toUpperCase(), name: 'B' },
      ],
      '',
      'PGRST100',
    ],
    ['rows of different columns', [{ id, name: 'A' }, { name: 'B' }], '', 'PGRST102'],
    ['an id that is none', { id: 'x', name: 'A' }, '', '23514'],
    ['another conflict', { id, name: 'A' }, '?on_conflict=name', 'PGRST100'],
    ['a column that is not written', { id, name: 'A', created_at: '2026-01-01T00:00:00Z' }, '', 'PGRST204'],
    ['a value that is wrong', { id, name: '' }, '', '23514'],
  ])('with %s is refused', async (_, body, query, code) => {
    const answer = await upsert(asha, 'clients', body, 'merge-duplicates', query);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code }]);
    expect(await read(asha, 'clients', id)).toBeUndefined();
  });

  test('takes no other resolution, and a plain insert no id', async () => {
    expect((await upsert(asha, 'clients', { name: 'A' }, 'newest')).status).toBe(400);
    const plain = await asha.call('POST', '/rest/v1/clients', { id, name: 'A' });
    expect(await plain.json()).toMatchObject({ code: 'PGRST204' });
  });
});

describe('Prefer: max-affected', () => {
  test.each(['PATCH', 'DELETE'])('undoes a %s of more rows', async (method) => {
    const lawyer = await it.lawyer();
    for (const name of ['A', 'B'])
      await made(lawyer, 'clients', { name, client_number: name, status: 'active' });
    const change = (most: number) =>
      lawyer.call(
        method,
        '/rest/v1/clients?status=eq.active',
        method === 'PATCH' ? { status: 'closed' } : {},
        {
          prefer: `handling=strict,max-affected=${most}`,
        },
      );
    const refused = await change(1);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'PGRST124' }]);
    const left = await (await lawyer.call('GET', '/rest/v1/clients?status=eq.active')).json();
    expect(left).toHaveLength(2);
    expect((await change(2)).status).toBe(204);
  });
});
