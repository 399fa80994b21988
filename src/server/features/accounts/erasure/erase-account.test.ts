import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import type { Services } from '#server/platform/services.ts';
import { added, done, emailOf, handOver, keepMails, share } from '#test/fixtures/sharing.ts';
import { type UserColumn, userColumns, wholeAccount } from '#test/fixtures/whole-account.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { sweepAccounts } from '../sweep.ts';
import { eraseAccount, eraseDueAccounts, SHARES, TABLES } from './erase-account.ts';

let it: TestApp;
let kept: ReturnType<typeof keepMails>;
let columns: UserColumn[];
const farewells: Mail[] = [];
beforeAll(async () => {
  it = await testApp();
  kept = keepMails(it);
  columns = await userColumns(it);
  it.services.mailer.send = async (mail) => void farewells.push(mail);
});
afterAll(() => it.close());

const DAY = 86_400_000;
const due = (lawyer: Lawyer, at = new Date()) =>
  it.db.sql('update auth.users set erase_at = $2 where id = $1', [lawyer.userId, at]);
const named = async (lawyer: Lawyer) => {
  const name = `Name of ${lawyer.userId}`;
  await it.db.sql(
    `update auth.users set user_metadata = jsonb_build_object('full_name', $2::text) where id = $1`,
    [lawyer.userId, name],
  );
  await it.db.sql('update public.profiles set full_name = $2 where id = $1', [lawyer.userId, name]);
};

/** Two accounts, each with everything, each in the case of the other. */
async function twoAccounts() {
  const [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  await Promise.all([named(asha), named(ravi)]);
  const ashas = await wholeAccount(it, kept, asha, ravi);
  const ravis = await wholeAccount(it, kept, ravi, asha);
  return { asha, ravi, ashas, ravis };
}

/** Columns that are called like a user and name something else. */
const NO_USERS = ['public.case_files.reading_by'];
/** Tables without anything of a user, and why. */
const OTHER_TABLES: Record<string, RegExp> = {
  'the library and the plans, the same for everyone':
    /^(?:public\.(?:library_.*|subscription_plans|model_outcomes|shared_usage_(?:counters|reservations))|app\.library_rereading)$/u,
  'the product itself':
    /^app\.(?:migrations|provider_plans|invoice_numbers|breaches|operator_alerts|backup_runs)$/u,
  'messages of visitors, kept for a year as the privacy policy says': /^app\.contact_requests$/u,
  'messages of the payment provider, removed after 90 days': /^app\.webhook_events$/u,
  'ids of subscriptions that are still to be cancelled at the provider': /^app\.subscriptions_to_cancel$/u,
  'logs of erased accounts under keyed hashes, removed after a year': /^auth\.closed_account_log$/u,
  'counts under keyed hashes, removed within two days': /^auth\.(?:throttles|sign_in_attempts|sms_sends)$/u,
};
/** Tables that keep rows of an erased account, by section 36 of the Central Goods and Services Tax Act, 2017. */
const STAYS = ['public.invoices'];

const allTables = async () =>
  (
    await it.db.sql<{ table: string }>(`
      select n.nspname || '.' || c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
      order by 1`)
  ).map(({ table }) => table);

const rowsWith = ({ table, column, array }: UserColumn, userId: string) =>
  it.db.sql(`select 1 from ${table} where ${array ? `$1 = any (${column})` : `${column} = $1`}`, [userId]);

/** The rows of all tables whose text holds one of these words. */
async function mentions(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables()) {
    const rows = await it.db.sql<{ row: string }>(
      `select r::text as row from ${table} r where exists (select from unnest($1::text[]) w where strpos(r::text, w) > 0)`,
      [words],
    );
    found.push(...rows.map(({ row }) => `${table}: ${row.slice(0, 200)}`));
  }
  return found;
}

/** The ids of the rows that a user owns, and what else names the user. */
async function traces(lawyer: Lawyer): Promise<string[]> {
  const ids = new Set([lawyer.userId, await emailOf(it, lawyer), `Name of ${lawyer.userId}`]);
  const withId = await it.db.sql<{ table: string }>(
    `select table_schema || '.' || table_name as table from information_schema.columns where column_name = 'id' and data_type = 'uuid'`,
  );
  for (const { table, column } of columns) {
    if (!/^(?:owner_id|user_id)$/u.test(column) || !withId.some((one) => one.table === table)) continue;
    // Rows of a case belong to its owner.
    if (column === 'user_id' && columns.some((one) => one.table === table && one.column === 'owner_id'))
      continue;
    for (const { id } of await it.db.sql<{ id: string }>(`select id from ${table} where ${column} = $1`, [
      lawyer.userId,
    ]))
      if (!STAYS.includes(table)) ids.add(id);
  }
  return [...ids];
}

/** All files of the data folder. */
async function files(folder = it.services.env.MUNSHI_DATA): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** The rows that a user owns, as they are when somebody else is gone from them. */
async function ownRows({ userId }: Lawyer, gone: Lawyer): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  const owners = columns.filter(
    ({ table, column }) =>
      column === 'owner_id' ||
      (column === 'user_id' && !columns.some((one) => one.table === table && one.column === 'owner_id')),
  );
  // Members of a case or a chambers, their own requests, and how often they come.
  const ofMembers =
    /\.(?:case_members|case_access|chambers_members|draft_chat_messages|uploader_turns|invitations|invitation_sends|case_offers)$/u;
  for (const { table, column } of owners) {
    if (ofMembers.test(table)) continue;
    const found = await it.db.sql<{ row: object }>(
      `select to_jsonb(r) as row from ${table} r where ${column} = $1`,
      [userId],
    );
    rows[table] = found
      .map(({ row }) =>
        JSON.stringify(row)
          .replaceAll(`"subject_id":"${gone.userId}"`, '"subject_id":"00000000-0000-0000-0000-000000000000"')
          .replaceAll(`"Name of ${gone.userId}"`, 'null')
          .replaceAll(`"${gone.userId}"`, 'null'),
      )
      .sort();
  }
  return rows;
}

test('an erased account leaves nothing in any table or folder but its invoices, and others keep what is theirs', async () => {
  const { asha, ravi, ashas, ravis } = await twoAccounts();
  const missing: string[] = [];
  for (const column of columns) {
    const name = `${column.table}.${column.column}`;
    if (!NO_USERS.includes(name) && (await rowsWith(column, asha.userId)).length === 0) missing.push(name);
  }
  expect(missing, 'columns that the account of this test must fill').toEqual([]);
  const others = Object.values(OTHER_TABLES);
  const empty: string[] = [];
  for (const table of await allTables()) {
    if (table.startsWith('pgboss.') || others.some((names) => names.test(table))) continue;
    if ((await it.db.sql(`select 1 from ${table} limit 1`)).length === 0) empty.push(table);
  }
  expect(empty, 'tables that the account of this test must fill').toEqual([]);
  const words = await traces(asha);
  const [before, ofRavi] = [await files(), await ownRows(ravi, asha)];

  await due(asha);
  await eraseDueAccounts(it.services);

  const left = await mentions(words);
  expect(left).toEqual([]);
  for (const column of columns) expect(await rowsWith(column, asha.userId), column.table).toEqual([]);
  const invoices = await it.db.sql(
    `select user_id, payment_id, document from public.invoices where user_id is null`,
  );
  expect(invoices).toEqual([{ user_id: null, payment_id: null, document: { name: 'Asha Rao' } }]);
  const [cancelled] = await it.db.sql<{ count: string }>('select count(*) from app.subscriptions_to_cancel');
  expect(Number(cancelled?.count)).toBe(1);
  const goneFiles = before.filter((file) => file.includes(ashas.caseId) || file.includes(asha.userId));
  expect(goneFiles).toHaveLength(4);
  expect((await files()).sort()).toEqual(before.filter((file) => !goneFiles.includes(file)).sort());

  expect(await ownRows(ravi, asha)).toEqual(ofRavi);
  const read = await ravi.call('GET', `/storage/v1/object/case-files/${ravis.paths[0]}`);
  expect([read.status, await read.text()]).toEqual([200, `Of ${ravi.userId}`]);
  expect(await ravi.call('GET', `/rest/v1/cases?id=eq.${ashas.caseId}`).then((got) => got.json())).toEqual(
    [],
  );
  expect((await asha.call('GET', '/rest/v1/cases')).status).toBe(401);
});

test('erasing a former owner deletes no file of the case of another, in every order of upload and hand-over', async () => {
  const [former, owner] = await Promise.all([it.lawyer(), it.lawyer()]);
  const { id: caseId } = await added(former, 'cases', { title: 'Kaveri Mills v. State' });
  await share(it, kept, { owner: former, caseId, member: owner, role: 'editor' });
  const pathOf = (name: string) => `case_files/${caseId}/${name}`;
  const store = (by: Lawyer, name: string) =>
    done(
      by.call('POST', `/storage/v1/object/case-files/${pathOf(name)}`, `Bytes of ${name}`, {
        'content-type': 'text/plain',
      }),
    );
  const row = (by: Lawyer, name: string) =>
    added(by, 'case_files', { case_id: caseId, file_name: name, file_path: pathOf(name) });
  await store(former, 'before.txt');
  await row(former, 'before.txt');
  await store(former, 'between.txt');
  await done(handOver(former, caseId, owner));
  await row(former, 'between.txt');
  await store(former, 'after.txt');
  await row(former, 'after.txt');
  await store(owner, 'own.txt');
  await row(owner, 'own.txt');

  await due(former);
  expect(await eraseAccount(it.services, former.userId)).toBe(true);
  expect(await it.db.sql('select from auth.users where id = $1', [former.userId])).toEqual([]);
  for (const name of ['before.txt', 'between.txt', 'after.txt', 'own.txt']) {
    const answer = await owner.call('GET', `/storage/v1/object/case-files/${pathOf(name)}`);
    expect([answer.status, await answer.text()], name).toEqual([200, `Bytes of ${name}`]);
  }
  expect(await done(owner.call('GET', `/rest/v1/case_files?case_id=eq.${caseId}`))).toHaveLength(4);
});

test('the last mail goes to the address before it is gone, once, and says nothing private', async () => {
  const lawyer = await it.lawyer();
  const email = await emailOf(it, lawyer);
  await named(lawyer);
  farewells.length = 0;
  await due(lawyer);
  expect(await eraseAccount(it.services, lawyer.userId)).toBe(true);
  expect(await eraseAccount(it.services, lawyer.userId)).toBe(false);
  expect(farewells).toMatchObject([{ to: email, subject: 'Your account is erased' }]);
  expect(farewells[0]?.text).toContain('Invoices are kept');
});

test('the log of an erased account is kept for a year, and names nobody', async () => {
  const lawyer = await it.lawyer();
  const email = await emailOf(it, lawyer);
  const keys = () => it.db.sql<{ account_key: string }>('select account_key from auth.closed_account_log');
  const before = (await keys()).map(({ account_key }) => account_key);
  const entry = (days: number) =>
    it.db.sql(
      `insert into auth.audit_log (user_id, event, address, at) values ($1, 'signed_in', '192.0.2.7', $2)`,
      [lawyer.userId, new Date(Date.now() - days * DAY)],
    );
  await entry(10);
  await entry(400);
  await due(lawyer);
  await eraseAccount(it.services, lawyer.userId);
  const kept = await it.db.sql<{ account_key: string; address: string | null; at: Date }>(
    'select * from auth.closed_account_log where not (account_key = any($1))',
    [before],
  );
  expect(new Set(kept.map(({ account_key }) => account_key)).size).toBe(1);
  expect(kept.filter(({ address }) => address === '192.0.2.7')).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(email);
  expect(await mentions([lawyer.userId, email])).toEqual([]);
  const later = new Date(Date.now() + 367 * DAY);
  await it.services.db.withAccounts((tx) => sweepAccounts(tx, later, it.services.env));
  expect(await keys()).toEqual([]);
});

test('a mail that fails does not keep an account', async () => {
  const lawyer = await it.lawyer();
  await due(lawyer);
  const mailer = { ...it.services.mailer, send: () => Promise.reject(new Error('refused')) };
  expect(await eraseAccount({ ...it.services, mailer }, lawyer.userId)).toBe(true);
  expect(await it.db.sql('select 1 from auth.users where id = $1', [lawyer.userId])).toEqual([]);
});

test('an account is not erased before its day, nor when its user keeps it', async () => {
  const [early, keeps] = await Promise.all([it.lawyer(), it.lawyer()]);
  await due(early, new Date(Date.now() + DAY));
  await eraseDueAccounts(it.services);
  expect(await eraseAccount(it.services, keeps.userId)).toBe(false);
  for (const lawyer of [early, keeps]) expect((await lawyer.call('GET', '/rest/v1/cases')).status).toBe(200);
  await eraseDueAccounts({ ...it.services, now: () => new Date(Date.now() + 2 * DAY) });
  expect((await early.call('GET', '/rest/v1/cases')).status).toBe(401);
});

test('an account whose files cannot be removed waits, others do not wait for it, and its address is free at once', async () => {
  const { asha, ravi } = await twoAccounts();
  const third = await it.lawyer();
  const email = await emailOf(it, asha);
  await due(asha);
  await due(third);
  const storage = { ...bound(it.services.storage), remove: () => Promise.reject(new Error('no storage')) };
  await expect(eraseDueAccounts({ ...it.services, storage })).rejects.toThrow('no storage');
  expect(await it.db.sql('select 1 from auth.users where id = $1', [third.userId])).toEqual([]);
  expect((await asha.call('GET', '/rest/v1/cases')).status).toBe(401);
  expect(await it.db.sql('select 1 from auth.users where email = $1', [email])).toEqual([]);
  await eraseDueAccounts(it.services);
  expect(await mentions([asha.userId, email])).toEqual([]);
  expect((await ravi.call('GET', '/rest/v1/cases')).status).toBe(200);
});

/** The methods of an object, to be copied and replaced. */
const bound = <T extends object>(given: T): T =>
  new Proxy({} as T, {
    get: (_, name) => {
      const member = Reflect.get(given, name) as unknown;
      return typeof member === 'function' ? member.bind(given) : member;
    },
  });

/** Services whose `at`-th call of the database, the storage or the mailer fails: before its work, or after it. */
function failing(at: number, when: 'before' | 'after'): Services {
  let calls = 0;
  const wrap = <T extends object>(given: T, names: readonly string[]): T =>
    new Proxy(given, {
      get: (_, name) => {
        const member = Reflect.get(given, name) as unknown;
        if (typeof member !== 'function') return member;
        if (!names.includes(String(name))) return member.bind(given);
        return async (...args: unknown[]) => {
          const last = ++calls >= at;
          if (last && when === 'before') throw new Error('interrupted');
          const done: unknown = await member.apply(given, args);
          if (last) throw new Error('interrupted');
          return done;
        };
      },
    });
  return {
    ...it.services,
    db: wrap(it.services.db, ['withAccounts', 'withWorker']),
    storage: wrap(it.services.storage, ['list', 'remove']),
  };
}

test.each(['before', 'after'] as const)(
  'an erasure that is interrupted %s each of its steps ends clean',
  async (when) => {
    const { asha, ravi } = await twoAccounts();
    const words = await traces(asha);
    const ofRavi = await ownRows(ravi, asha);
    await due(asha);
    let steps = 1;
    // Each run does one step more than the run before, and dies.
    while (
      !(await eraseAccount(failing(steps, when), asha.userId).catch((error: Error) => {
        expect(error.message).toBe('interrupted');
        return false;
      }))
    ) {
      steps++;
      expect(steps).toBeLessThan(300);
      if (
        when === 'after' &&
        (await it.db.sql('select 1 from auth.users where id = $1', [asha.userId])).length === 0
      )
        break;
    }
    expect(steps).toBeGreaterThan(20);
    expect(await eraseAccount(it.services, asha.userId)).toBe(false);
    expect(await mentions(words)).toEqual([]);
    expect((await files()).filter((file) => words.some((word) => file.includes(word)))).toEqual([]);
    expect(await ownRows(ravi, asha)).toEqual(ofRavi);
  },
);

test('the functions see the rows of each table that they erase, also where the owner of the tables is no superuser', async () => {
  const seen = await it.db.sql<{ table: string }>(
    `select relname as table from pg_policy p join pg_class c on c.oid = p.polrelid where polname = 'for_functions'`,
  );
  const names = seen.map(({ table }) => table);
  expect([...SHARES, ...TABLES, 'reminder_claims'].filter((table) => !names.includes(table))).toEqual([]);
});
