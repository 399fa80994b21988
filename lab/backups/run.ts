// npx tsx lab/backups/run.ts [--gigabytes 10]: a backup of a running server with so many GB of files while 16 users write, its proof,
// the loss of the data folder, and the restore, all by the commands of operators. Then every row of every table is compared, and every
// file byte by byte. Needs `node scripts/build.mjs`, and three times the space.
import { spawn } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openSecrets, readDatabasePasswords } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { connectOwner, openDatabase } from '#server/platform/db/open.ts';
import { callsOf, seed } from '../operations/work.ts';
import { type Member, signedInMembers } from '../signed-in.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';

const { values } = parseArgs({ options: { gigabytes: { type: 'string', default: '10' } } });
const GIGABYTES = Number(values.gigabytes);
const FILE_BYTES = 50_000_000;
const PORT = 3957;
const LIMIT_S = 15 * 60;
const root = mkdtempSync(path.join(tmpdir(), 'munshi-backups-'));
chmodSync(root, 0o755);
const [data, backups] = [path.join(root, 'data'), path.join(root, 'backups')];
mkdirSync(data, { mode: 0o700 });

/** Runs a command of operators; resolves to its seconds. Errors: it failed. */
async function command(...args: string[]): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [shippedPath('dist/cli/munshi.mjs'), ...args], {
    cwd: shippedPath('.'),
    env: { ...process.env, NODE_ENV: 'production', MUNSHI_DATA: data, PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (status !== 0)
    throw new Error(`${args[0]} ended with ${status}: ${Buffer.concat(said).toString().slice(-500)}`);
  return (performance.now() - startedAt) / 1000;
}

/** Users who add clients and files while the backup is made. */
const WRITERS = 16;

/** Columns that the server itself writes later, by table: a backup has their values of its own moment. */
const WRITTEN_LATER: Readonly<Record<string, readonly string[]>> = {
  'public.case_files': ['text_state', 'page_count', 'pages_read', 'reading_since', 'reading_by'],
  'public.conflict_names': ['found', 'tokens'],
  'public.usage_counters': ['used'],
  'app.reading_turns': ['turn_at'],
  'app.uploader_turns': ['turn_at'],
};
/** Rows of these go when an upload is counted. */
const GONE_LATER = ['public.usage_reservations'];

/** Every row of every other table by the table's name, in every column but those; the server is stopped. */
async function allRows(): Promise<Map<string, Set<string>>> {
  const { owner } = await readDatabasePasswords(data);
  const cluster = await startCluster({
    dataFolder: data,
    ownerPassword: owner,
    log: pino({ level: 'silent' }),
  });
  const client = await connectOwner(cluster.url(OWNER, owner, 'munshi'));
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'app') order by 1`,
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables.filter((table) => !GONE_LATER.includes(table.name))) {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t`,
      [WRITTEN_LATER[name] ?? []],
    );
    found.set(name, new Set(rows.map(({ row }) => row)));
  }
  await client.end();
  await cluster.stop();
  return found;
}

/** The SHA-256 of each stored file, by its name. */
async function storedFiles(): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  const entries = readdirSync(path.join(data, 'files'), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    // Bytes of an upload that is under way have no name yet.
    if (file.includes('/.incoming/')) continue;
    const sum = createHash('sha256');
    await pipeline(createReadStream(file), sum);
    sums.set(path.relative(path.join(data, 'files'), file), sum.digest('hex'));
  }
  return sums;
}

const secrets = await openSecrets(data, false);
const db = await openDatabase(
  { MUNSHI_DATA: data, DATABASE_URL: undefined },
  secrets,
  pino({ level: 'silent' }),
);
const members = await signedInMembers(
  db,
  { folder: data, origin: `http://127.0.0.1:${PORT}` },
  Array.from({ length: 1 + WRITERS }, (_, at) => `a${at}@example.in`),
);
await db.close();
const server = await startBuiltServer(data, PORT);
const call = callsOf(members[0] as Member, `http://127.0.0.1:${PORT}`);
const caseId = await seed(call);
const bytes = Buffer.alloc(FILE_BYTES);
const large: string[] = [];
for (let at = 0; at * FILE_BYTES < GIGABYTES * 1e9; at += 1) {
  randomFillSync(bytes);
  // The content of an upload has to be what its name says.
  bytes.write('%PDF-1.7\n');
  const name = `case_files/${caseId}/${at}.pdf`;
  const { status, text } = await call('POST', `/storage/v1/object/case-files/${name}`, bytes);
  if (status !== 200) throw new Error(`upload: ${status} ${text}`);
  large.push(name);
}
const writers: { own: ReturnType<typeof callsOf>; caseId: string }[] = [];
for (const one of members.slice(1)) {
  const own = callsOf(one, `http://127.0.0.1:${PORT}`);
  writers.push({ own, caseId: await seed(own) });
}
/** Ids that the server has acknowledged, and the files among them. */
const acknowledged = new Set<string>();
const papers: string[] = [];
let writes = true;
const writing = writers.map(async ({ own, caseId: id }, who) => {
  for (let at = 0; writes; at += 1) {
    const client = await own('POST', '/rest/v1/clients?select=id', { name: `Client ${who}-${at}` });
    const file_path = `case_files/${id}/${at}.txt`;
    const text = `Paper ${who}-${at}\n`.repeat(100);
    const put = await own('POST', `/storage/v1/object/case-files/${file_path}`, Buffer.from(text));
    const row = { case_id: id, file_name: `${at}.txt`, file_path, file_size: text.length };
    const file = await own('POST', '/rest/v1/case_files?select=id', row);
    for (const answer of [client, file])
      if (answer.status === 201) acknowledged.add((JSON.parse(answer.text) as { id: string }[])[0]?.id ?? '');
    if (put.status === 200 && file.status === 201) papers.push(file_path);
  }
});
while (acknowledged.size < 2 * WRITERS) await new Promise((resolve) => setTimeout(resolve, 100));
const [before, filesBefore] = [[...acknowledged], [...large, ...papers]];
const made = await command('backup', backups);
const meanwhile = acknowledged.size - before.length;
writes = false;
await Promise.all(writing);
const backup = path.join(backups, readdirSync(backups)[0] ?? '');
const proved = await command('backup', 'verify', backup);
await stopServer(server);
const [source, sourceFiles] = [await allRows(), await storedFiles()];
rmSync(data, { recursive: true });
const restored = await command('restore', backup);
const [rows, files] = [await allRows(), await storedFiles()];
const again = await startBuiltServer(data, PORT);
await stopServer(again);
rmSync(root, { recursive: true, force: true });

const texts = [...rows.values()].flatMap((table) => [...table]);
const ids = new Set(texts.map((row) => (JSON.parse(row) as { id?: string }).id));
const lost = before.filter((id) => !ids.has(id));
const other = [...rows].flatMap(([table, all]) =>
  [...all].filter((row) => !source.get(table)?.has(row)).map((row) => `${table}: ${row}`),
);
const tableOf = (row: string) => row.slice(0, row.indexOf(':'));
for (const table of new Set(other.map(tableOf)))
  console.log(
    '  other rows:',
    other.filter((row) => tableOf(row) === table).length,
    other.find((row) => tableOf(row) === table),
  );
const lostFiles = filesBefore.filter((name) => !files.has(name));
const otherFiles = [...files].filter(([name, sum]) => sourceFiles.get(name) !== sum);
const equal =
  [lost, other, lostFiles, otherFiles].every(({ length }) => length === 0) && rows.size === source.size;

const verdict = (reached: boolean) => (reached ? 'reached' : 'missed');
const text = `## Backup and restore of ${GIGABYTES} GB

\`npx tsx lab/backups/run.ts\`: ${large.length} uploaded files of ${FILE_BYTES / 1e6} MB, copied by \`munshi backup\` while ${WRITERS} users add clients and
files, then the data folder is removed and restored. Left out are the tables of jobs and ${GONE_LATER.join(', ')}, and columns
that the server's own work writes later: ${Object.entries(WRITTEN_LATER)
  .map(([table, columns]) => `${table} (${columns.join(', ')})`)
  .join('; ')}.
${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal | |
|---|---|---|---|
| Backup beside the running server | ${made.toFixed(0)} s | | |
| Proof of the backup by restoring it | ${proved.toFixed(0)} s | | |
| Restore | ${restored.toFixed(0)} s | ≤ ${LIMIT_S} s | ${verdict(restored <= LIMIT_S)} |
| Rows and files that were acknowledged before the backup; rows acknowledged meanwhile | ${before.length}, ${filesBefore.length}; ${meanwhile} | | |
| Of those before it, rows and files that are lost | ${lost.length}, ${lostFiles.length} | 0 | ${verdict(lost.length + lostFiles.length === 0)} |
| Restored rows of ${rows.size} tables that differ in a column, of ${texts.length} | ${other.length} | 0 | ${verdict(other.length === 0)} |
| Restored files that differ in a byte, of ${files.size} | ${otherFiles.length} | 0 | ${verdict(otherFiles.length === 0)} |
| Every file and row equal | ${equal ? 'yes' : 'no'} | yes | ${verdict(equal)} |
`;
if (GIGABYTES >= 10) writeFileSync(shippedPath('lab/results/backups.md'), text);
process.stdout.write(text);
