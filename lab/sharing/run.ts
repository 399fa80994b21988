// npx tsx lab/sharing/run.ts: shared cases over HTTP, from the built server with its own PostgreSQL: the first page of half
// own and half shared cases, a change that 20 members hear, and what it costs to add a member to a chambers with 5,000
// cases. Needs `node scripts/build.mjs`.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readEnv } from '#server/core/env.ts';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { accessTokensOf } from '#server/features/accounts/sessions/authenticate.ts';
import { createConfirmedUser, startSession } from '#server/features/accounts/store.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { sql } from '#server/platform/db/sql.ts';
import { newestFirst, nextDateFirst, type Place, type RowOrder } from '#web/data/lists/row-order.ts';
import { readPage } from '#web/data/lists/row-pages.ts';
import { filteredCases } from '#web/features/cases/list/list-queries.ts';
import { SHARED, seedSharedCases } from '../lists/shared.ts';
import { Listener } from '../realtime/listeners.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';

const MEMBERS = 20;
const CASES_OF_CHAMBERS = 5000;
const PORT = 3985;
const origin = `http://127.0.0.1:${PORT}`;
const root = mkdtempSync(path.join(tmpdir(), 'munshi-sharing-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const three = (values: number[]) =>
  `${[0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)).join(' / ')} ms`;
const rows: string[][] = [];
function report(what: string, taken: number[], goalMs?: number): void {
  const judged = goalMs === undefined ? '' : quantile(taken, 0.95) <= goalMs ? 'reached' : 'NOT REACHED';
  rows.push([what, three(taken), goalMs === undefined ? '' : `p95 ≤ ${goalMs} ms`, judged]);
}

const env = readEnv({ MUNSHI_DATA: folder, PORT: String(PORT) });
const secrets = await openSecrets(folder, false);
const now = () => new Date();
const db = await openDatabase(env, secrets, pino({ level: 'silent' }));
const tokens = accessTokensOf({ env, secrets, now });

interface Account {
  userId: string;
  email: string;
  token: string;
}

async function account(email: string): Promise<Account> {
  const started = await db.withAccounts(async (tx) => {
    const user = await createConfirmedUser(tx, { email, fullName: 'A. Advocate' }, now());
    return startSession(tx, { userId: user.id, method: 'password', browser: false }, now());
  });
  if (!started) throw new Error('no session');
  const { user, session } = started;
  const names = { userId: user.id, sessionId: session.id, email, phone: '' };
  const { token } = await tokens.sign({ ...names, aal: session.aal, amr: session.amr });
  return { userId: user.id, email, token };
}
const asUser = ({ userId }: Account) => ({ userId, aal: 'aal1' as const });

/** Invites somebody to a case or a chambers; returns the hash of the token. */
async function invited(
  by: Account,
  to: { case_id?: string; chambers_id?: string },
  who: Account,
  role: string,
) {
  const hash = hashSecret(randomSecret());
  await db.withUser(asUser(by), (tx) =>
    tx.run(sql`insert into public.invitations (case_id, chambers_id, email, role, token_hash, expires_at)
      values (${to.case_id ?? null}, ${to.chambers_id ?? null}, ${who.email}, ${role}, ${hash}, now() + interval '1 day')`),
  );
  return hash;
}
const accept = (who: Account, hash: string) =>
  db.withUser(asUser(who), (tx) => tx.run(sql`select app.accept_invitation(${hash}, now())`));
async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

const reader = await account('b@example.in');
await seedSharedCases(db, reader.userId);

// A chambers with 5,000 cases: a member comes in and leaves, and a case is shared with 20 members.
const head = await account('head@example.in');
const [chambers] = await db.withUser(asUser(head), async (tx) => {
  await tx.run(
    sql`insert into public.cases (title) select 'Case ' || i from generate_series(1, ${CASES_OF_CHAMBERS}::integer) i`,
  );
  const made = await tx.rows<{ id: string }>(
    sql`insert into public.chambers (name) values ('Chambers') returning id`,
  );
  await tx.run(sql`insert into public.case_chambers (case_id, chambers_id, role)
    select c.id, ${made[0]?.id ?? ''}, 'editor' from public.cases c where c.owner_id = ${head.userId}`);
  return made;
});
const chambersId = chambers?.id ?? '';
const members: Account[] = [];
for (const i of numbers(MEMBERS)) members.push(await account(`m${i}@example.in`));
const cameIn: number[] = [];
const left: number[] = [];
for (const [i, member] of members.entries()) {
  const hash = await invited(head, { chambers_id: chambersId }, member, 'member');
  cameIn.push(await timed(() => accept(member, hash)));
  // Half of them stay for the next.
  if (i % 2 > 0) continue;
  left.push(
    await timed(() =>
      db.withUser(asUser(member), (tx) =>
        tx.run(sql`delete from public.chambers_members where user_id = ${member.userId}`),
      ),
    ),
  );
}
report(`A member comes into a chambers with ${CASES_OF_CHAMBERS} cases`, cameIn);
report('A member leaves it', left);
const [shared] = await db.withUser(asUser(head), (tx) =>
  tx.rows<{ id: string }>(sql`insert into public.cases (title) values ('A v. B') returning id`),
);
const caseId = shared?.id ?? '';
for (const member of members)
  await accept(member, await invited(head, { case_id: caseId }, member, 'editor'));
await db.close();

const server = await startBuiltServer(folder, PORT);
async function call<T>(
  { token }: Account,
  method: string,
  table: string,
  query: object = {},
  body?: unknown,
): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const answer = await fetch(`${origin}/rest/v1/${table}?${new URLSearchParams(given)}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${table}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const firstPage = (order: RowOrder) =>
  readPage({ ...filteredCases({}), order }, (query) => call<Place[]>(reader, 'GET', 'cases', query), {});
const half = `${SHARED.own} own and ${SHARED.shared} shared cases, ${SHARED.chambers} chambers: the first page`;
for (const [what, order] of [
  [half, newestFirst],
  [`${half} by next date`, nextDateFirst],
] as const) {
  for (const _ of numbers(30)) await firstPage(order);
  const taken: number[] = [];
  for (const _ of numbers(300)) taken.push(await timed(() => firstPage(order)));
  report(what, taken, 30);
}

const HEARD = { table: 'timeline_events', name: 'title' };
const windows = await Promise.all(members.map(({ token }, i) => Listener.open(origin, i, token, HEARD)));
const heard: number[] = [];
for (const round of numbers(110)) {
  const title = randomUUID();
  const waiting = windows.map((window) => window.hears(title));
  const startedAt = performance.now();
  await call(head, 'POST', 'timeline_events', {}, [
    { case_id: caseId, title, event_type: 'note', event_date: now().toISOString() },
  ]);
  const last = Math.max(...(await Promise.all(waiting)));
  if (round >= 10) heard.push(last - startedAt);
}
report(`From an event of the owner until the last of ${MEMBERS} members has it`, heard, 200);
for (const window of windows) window.close();

await stopServer(server);
rmSync(root, { recursive: true });

const text = `## Shared cases

\`npx tsx lab/sharing/run.ts\`: the built server with its own PostgreSQL (fsync on), one request at a time; p50 / p95 / worst.
${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal | |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
writeFileSync(shippedPath('lab/results/sharing.md'), text);
process.stdout.write(text);
