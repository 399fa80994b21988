import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawSql, sql } from '#server/platform/db/sql.ts';
import { type Consent, type ConsentSetting, consentSettings } from '#shared/contracts/consents.ts';
import { AI_PREFERENCE_DEFAULTS } from '#shared/contracts/profiles.ts';
import { readZip } from '#test/fixtures/read-zip.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

const read = async (who: Lawyer, query = ''): Promise<Consent[]> =>
  (await who.call('GET', `/rest/v1/consents?order=at.desc,id${query}`)).json() as Promise<Consent[]>;
const change = (who: Lawyer, fields: object) =>
  who.call('PATCH', `/rest/v1/profiles?id=eq.${who.userId}`, fields);
const prefer = (who: Lawyer, more: object) =>
  change(who, { ai_preferences: { ...AI_PREFERENCE_DEFAULTS, ...more } });
const shown = (lines: Consent[]) => lines.map(({ subject, given }) => `${subject} ${given ? 'on' : 'off'}`);

describe('the consent record', () => {
  test('is empty for an account of which nothing was recorded, and saving the defaults adds nothing', async () => {
    const asha = await it.lawyer();
    expect(await read(asha)).toEqual([]);
    expect((await prefer(asha, {})).status).toBe(204);
    expect((await prefer(asha, { data_may_leave: false, custom_prompt: 'Short' })).status).toBe(204);
    expect((await change(asha, { mail_reminders: true, full_name: 'Asha' })).status).toBe(204);
    expect(await read(asha)).toEqual([]);
  });

  test('gets a line for each setting that changes, and the newest of each is marked', async () => {
    const asha = await it.lawyer();
    await prefer(asha, { data_may_leave: true, custom_prompt: 'Short' });
    await prefer(asha, { data_may_leave: false });
    await change(asha, { ai_preferences: null });
    await change(asha, { mail_reminders: false });
    const lines = await read(asha);
    expect(shown(lines)).toEqual(['mail_reminders off', 'data_may_leave off', 'data_may_leave on']);
    expect(lines[0]).toEqual({
      ...{ id: expect.any(String), subject: 'mail_reminders', given: false, version: null, way: 'profile' },
      ...{ at: expect.any(String), latest: true },
    });
    expect(shown(await read(asha, '&latest=eq.true'))).toEqual(['mail_reminders off', 'data_may_leave off']);
    expect(shown(await read(asha, '&latest=eq.false'))).toEqual(['data_may_leave on']);
  });

  test('adds nothing for a change that is refused', async () => {
    const asha = await it.lawyer();
    const stale = `/rest/v1/profiles?id=eq.${asha.userId}&if_updated_at=2001-01-01T00:00:00Z`;
    expect((await asha.call('PATCH', stale, { mail_reminders: false })).status).toBe(409);
    expect((await prefer(asha, { data_may_leave: 'no' })).status).toBe(400);
    expect(await read(asha)).toEqual([]);
  });

  test('whatever is saved one after the other, its newest lines are what the profile says', async () => {
    const ravi = await it.lawyer();
    const on: Record<ConsentSetting, boolean> = {
      ...{ data_may_leave: false, research_assistance: true, case_summaries: true },
      ...{ document_analysis: true, mail_reminders: true },
    };
    let lines = 0;
    const step = fc.record(Object.fromEntries(consentSettings.map((name) => [name, fc.boolean()])));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const next of steps) {
          const { mail_reminders, ...ai } = next;
          await change(ravi, { mail_reminders, ai_preferences: { ...AI_PREFERENCE_DEFAULTS, ...ai } });
          lines += consentSettings.filter((name) => on[name] !== next[name]).length;
          Object.assign(on, next);
        }
        const newest = await read(ravi, '&latest=eq.true');
        for (const { subject, given } of newest) expect(given, subject).toBe(on[subject as ConsentSetting]);
        expect(await read(ravi, '&limit=1000')).toHaveLength(lines);
      }),
      { numRuns: 15 },
    );
  });

  test('is in the export of the account', async () => {
    const asha = await it.lawyer();
    await prefer(asha, { data_may_leave: true });
    const answer = await asha.call('GET', '/functions/v1/export-account');
    const entries = await readZip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(String(entries.get('consents.json')))).toEqual([
      expect.objectContaining({ subject: 'data_may_leave', given: true, way: 'profile' }),
    ]);
  });

  test('at its limit a setting can be switched off, and not on again', async () => {
    const asha = await it.lawyer();
    await prefer(asha, { data_may_leave: true });
    await it.db.sql(
      `insert into public.consents (owner_id, subject, given, way)
       select $1, 'data_may_leave', n % 2 = 0, 'profile' from generate_series(1, 999) n`,
      [asha.userId],
    );
    expect((await prefer(asha, { data_may_leave: false })).status).toBe(204);
    const refused = await prefer(asha, { data_may_leave: true });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('too often');
    const [row] = await it.db.sql(`select ai_preferences from public.profiles where id = $1`, [asha.userId]);
    expect(row).toMatchObject({ ai_preferences: { data_may_leave: false } });
    expect(await it.db.sql('select 1 from public.consents where owner_id = $1', [asha.userId])).toHaveLength(
      1001,
    );
  });
});

describe('in the database the consent record', () => {
  test('is not changed, emptied or added to by the roles of the product', async () => {
    const asha = await it.lawyer();
    await prefer(asha, { data_may_leave: true });
    const viewer = { userId: asha.userId, aal: 'aal2' as const };
    const refused = { code: '42501' };
    for (const statement of [
      'update public.consents set given = true',
      'delete from public.consents',
      'truncate public.consents',
    ]) {
      await expect(it.db.withUser(viewer, (tx) => tx.run(rawSql(statement)))).rejects.toMatchObject(refused);
      await expect(it.db.withAccounts((tx) => tx.run(rawSql(statement)))).rejects.toMatchObject(refused);
    }
    const added = sql`insert into public.consents (owner_id, subject, given, way)
      values (${asha.userId}, 'data_may_leave', true, 'profile')`;
    await expect(it.db.withUser(viewer, (tx) => tx.run(added))).rejects.toMatchObject(refused);
    await expect(it.db.withWorker((tx) => tx.run(added))).rejects.toMatchObject(refused);
    expect(shown(await read(asha))).toEqual(['data_may_leave on']);
  });

  test('is deleted with its account', async () => {
    const asha = await it.lawyer();
    await prefer(asha, { data_may_leave: true });
    expect(await read(asha)).toHaveLength(1);
    await it.db.sql('delete from auth.users where id = $1', [asha.userId]);
    expect(await it.db.sql('select 1 from public.consents where owner_id = $1', [asha.userId])).toEqual([]);
  });
});
