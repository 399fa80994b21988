// npx tsx lab/conflicts/run.ts: how long the conflict check takes in a practice of 10,000 names, and how long it holds
// the event loop meanwhile.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { createConfirmedUser } from '#server/features/accounts/store.ts';
import { conflictFunctions } from '#server/features/conflicts/functions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { Conflict } from '#shared/contracts/conflicts.ts';

const CASES = 4000;
const CLIENTS = 2000;
const ROUNDS = 40;
const GOAL_MS = 100;
const SYLLABLES =
  'ka ra ma na sha vi su de la ti pra ni go ya ja ba ha ri tha du mi lo ve sa chi pu na'.split(' ');
const FIRST =
  'Ramesh Suresh Lakshmi Mohammed Anita Karuna Venkat Priya Arjun Kavita Abdul Meera Gopal Sunita'.split(' ');
const TRADES =
  'Traders Mills Enterprises Constructions Textiles Agencies Industries Chemicals Stores Exports'.split(' ');
const QUERIES: Record<string, readonly string[]> = {
  'a name that stands in the practice once': ['Verma Traders'],
  'the same with a slip, in the plural, as a company': ['M/s Verma Tradrs Pvt. Ltd.'],
  'a usual name': ['Lakshmi Ramesh'],
  'a name that stands nowhere': ['Zubeida Qureshi'],
  'ten names at once': FIRST.slice(0, 10).map((first, i) => `${first} ${TRADES[i]}`),
};

let state = 7;
function next(n: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return (state >>> 8) % n;
}
const pick = (words: readonly string[]) => words[next(words.length)] ?? '';
function surname(): string {
  const word = Array.from({ length: 2 + next(3) }, () => pick(SYLLABLES)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
const person = () => `${pick(FIRST)} ${surname()}`;
const name = () => (next(3) === 0 ? `M/s ${surname()} ${pick(TRADES)} Pvt. Ltd.` : person());

const root = mkdtempSync(path.join(tmpdir(), 'munshi-conflicts-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

async function fill(db: Database, userId: string): Promise<number> {
  const clients = Array.from({ length: CLIENTS }, () => ({ name: name() }));
  const cases = Array.from({ length: CASES }, () => ({ petitioner: name(), respondent: name() }));
  clients[CLIENTS / 2] = { name: 'Verma Traders' };
  return await db.withUser({ userId, aal: 'aal1' }, async (tx) => {
    await tx.run(sql`insert into public.clients (name, status)
      select name, 'exploration' from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as g (name text)`);
    await tx.run(sql`insert into public.cases (title, petitioner, respondent)
      select 'A suit', petitioner, respondent
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as g (petitioner text, respondent text)`);
    const [row] = await tx.rows<{ n: number }>(
      sql`select count(*)::int as n from public.conflict_names where source <> 'A suit'`,
    );
    return row?.n ?? 0;
  });
}

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const [checkConflicts] = conflictFunctions;
if (!checkConflicts) throw new Error('check_conflicts is not declared');
const env = readEnv({ MUNSHI_DATA: folder });
const db = await openDatabase(env, await openSecrets(folder, false), pino({ level: 'silent' }));
try {
  const user = await db.withAccounts((tx) =>
    createConfirmedUser(tx, { email: `${randomUUID()}@example.in`, fullName: 'A. Advocate' }, new Date()),
  );
  const names = await fill(db, user.id);
  const viewer = { userId: user.id, aal: 'aal1' } as const;
  const check = (asked: readonly string[]) =>
    db.withUser(viewer, (tx) => checkConflicts.run(tx, { names: asked }, viewer)) as Promise<Conflict[]>;
  await check(['A first check folds the names']);
  const lines: string[] = [];
  for (const [what, asked] of Object.entries(QUERIES)) {
    const took: number[] = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      found = (await check(asked)).length;
      took.push(performance.now() - from);
    }
    delay.disable();
    const figures = [0.5, 0.95, 1].map((share) => quantile(took, share).toFixed(0)).join(' / ');
    const reached = quantile(took, 0.95) <= GOAL_MS ? 'reached' : 'missed';
    lines.push(
      `| ${what} (${found} found) | ${figures} ms | ${(delay.percentile(99) / 1e6).toFixed(0)} ms | p95 ≤ ${GOAL_MS} ms | ${reached} |`,
    );
  }
  const report = `## Conflict check

\`npx tsx lab/conflicts/run.ts\`: ${names.toLocaleString('en-IN')} names of one practice; the product's own function under row-level security, ${ROUNDS} times each
(p50 / p95 / worst). 2 cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Time | Event loop delay p99 | Goal | |
|---|---|---|---|---|
${lines.join('\n')}
`;
  writeFileSync(path.join(import.meta.dirname, '..', 'results', 'conflicts.md'), report);
  process.stdout.write(report);
} finally {
  await db.close();
  rmSync(root, { recursive: true, force: true });
}
