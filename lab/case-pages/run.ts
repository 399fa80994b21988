// npx tsx lab/case-pages/run.ts: how long the search in every page of a case takes, through the whole request, in a case
// of 5,000 pages beside other cases of the same lawyer and of others.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { createConfirmedUser } from '#server/features/accounts/store.ts';
import { searchPages } from '#server/features/file-pages/search-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { sql } from '#server/platform/db/sql.ts';

const PAGES = 5000;
const FILES = 50;
const OTHER_CASES = 9;
const ROUNDS = 30;
const WORDS_A_PAGE = 380;
const QUERIES = {
  'one word of a few pages': 'canary',
  'two words': 'encumbrance certificate',
  'a phrase': '"specific performance"',
  'a word of every page': 'the',
  Hindi: 'न्यायालय',
  'words that stand nowhere': 'zamindari abolition',
};

/** Pages of a suit: running text of common and rarer words, the same each time. */
function makePage(seed: number): string {
  const common =
    'the of and to in that is was by for on with as court suit plaintiff defendant said property agreement sale dated order filed evidence witness learned counsel'.split(
      ' ',
    );
  let state = seed * 2_654_435_761 + 1;
  const next = (n: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % n;
  };
  const words = Array.from({ length: WORDS_A_PAGE }, () =>
    next(10) < 6 ? common[next(common.length)] : `w${next(30_000).toString(26).replaceAll(/\d/gu, 'x')}`,
  );
  if (seed % 500 === 7) words[40] = 'canary';
  if (seed % 60 === 3) words.splice(90, 2, 'encumbrance', 'certificate');
  if (seed % 25 === 4) words.splice(30, 2, 'specific', 'performance');
  if (seed % 100 === 9) words[50] = 'न्यायालय';
  return words.join(' ');
}

const root = mkdtempSync(path.join(tmpdir(), 'munshi-pages-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

async function fill(db: Database, userId: string, pages: number): Promise<string> {
  const caseId = randomUUID();
  const files = Array.from({ length: FILES }, () => randomUUID());
  await db.withUser({ userId, aal: 'aal1' }, async (tx) => {
    await tx.run(sql`insert into public.cases (id, title) values (${caseId}, 'A suit')`);
    for (const id of files)
      await tx.run(sql`insert into public.case_files (id, case_id, file_name, file_path)
        values (${id}, ${caseId}, 'Evidence.pdf', ${`case_files/${caseId}/${id}.pdf`})`);
  });
  const each = pages / FILES;
  for (const [at, id] of files.entries()) {
    const rows = Array.from({ length: each }, (_, page) => ({
      page: page + 1,
      text: makePage(at * each + page),
    }));
    await db.withWorker((tx) =>
      tx.run(sql`insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
        select ${userId}, ${caseId}, ${id}, page, text, 'text'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (page integer, text text)`),
    );
  }
  return caseId;
}

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const env = readEnv({ MUNSHI_DATA: folder });
const db = await openDatabase(env, await openSecrets(folder, false), pino({ level: 'silent' }));
try {
  const user = () =>
    db.withAccounts((tx) =>
      createConfirmedUser(tx, { email: `${randomUUID()}@example.in`, fullName: 'A. Advocate' }, new Date()),
    );
  const [asha, ravi] = [await user(), await user()];
  const caseId = await fill(db, asha.id, PAGES);
  for (let i = 0; i < OTHER_CASES; i++) await fill(db, i % 2 === 0 ? asha.id : ravi.id, 500);
  const viewer = { userId: asha.id, aal: 'aal1' } as const;
  const lines: string[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const took: number[] = [];
    let hits = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      hits = (await db.withUser(viewer, (tx) => searchPages(tx, caseId, query, 30))).length;
      took.push(performance.now() - from);
    }
    const figures = [0.5, 0.95, 1].map((share) => quantile(took, share).toFixed(0));
    const reached = quantile(took, 0.95) <= 100 ? 'reached' : 'NOT REACHED';
    lines.push(`| ${name} (${hits} shown) | ${figures.join(' / ')} ms | p95 ≤ 100 ms | ${reached} |`);
  }
  const report = `## Search in the pages of a case

\`npx tsx lab/case-pages/run.ts\`: a case of ${PAGES.toLocaleString('en-IN')} pages in ${FILES} files, ${WORDS_A_PAGE} words a page, beside ${OTHER_CASES} other cases of 500 pages;
the product's own query under row-level security with ranks and passages, ${ROUNDS} times each (p50 / p95 / worst). 2 cores
(load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal | |
|---|---|---|---|
${lines.join('\n')}
`;
  writeFileSync(path.join(import.meta.dirname, '..', 'results', 'case-pages.md'), report);
  process.stdout.write(report);
} finally {
  await db.close();
  rmSync(root, { recursive: true, force: true });
}
