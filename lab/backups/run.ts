// npx tsx lab/backups/run.ts [--gigabytes 10]: a backup of a running server with so many GB of files while 16 users write, its proof,
// the loss of the data folder, and the restore, all by the commands of operators. Then every row is compared in every column, and
// every file byte by byte. Needs `node scripts/build.mjs`, and three times the space.
import { spawn } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
import { stopServer } from '../operations/servers.ts';
import { callsOf, seed } from '../operations/work.ts';
import { type Member, signedInMembers } from '../signed-in.ts';
import { startBuiltServer } from '../start-server.ts';

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

/** Columns that the reader of files writes later, by the server's own work: a backup has them as they were at its moment. */
const READ_LATER = ['text_state', 'page_count', 'pages_read', 'reading_since', 'reading_by'];

/** Every row of what these users wrote, in every column but those, by its id; the server is stopped. */
async function writtenRows(): Promise<Map<string, string>> {
  const { owner } = await readDatabasePasswords(data);
  const cluster = await startCluster({
    dataFolder: data,
    ownerPassword: owner,
    log: pino({ level: 'silent' }),
  });
  const client = await connectOwner(cluster.url(OWNER, owner, 'munshi'));
  const found = new Map<string, string>();
  for (const table of ['clients', 'cases', 'case_files']) {
    const { rows } = await client.query<{ id: string; row: string }>(
      `select t.id, (to_jsonb(t) - $1::text[])::text as row from public.${table} t`,
      [READ_LATER],
    );
    for (const { id, row } of rows) found.set(id, row);
  }
  await client.end();
  await cluster.stop();
  return found;
}

/** The SHA-256 of each file that users uploaded, by its name. */
async function uploadedFiles(): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const name of readdirSync(path.join(data, 'files'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.pdf')) continue;
    const sum = createHash('sha256');
    await pipeline(createReadStream(path.join(data, 'files', name)), sum);
    sums.set(name, sum.digest('hex'));
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
for (let at = 0; at * FILE_BYTES < GIGABYTES * 1e9; at += 1) {
  randomFillSync(bytes);
  // The content of an upload has to be what its name says.
  bytes.write('%PDF-1.7\n');
  const { status, text } = await call(
    'POST',
    `/storage/v1/object/case-files/case_files/${caseId}/${at}.pdf`,
    bytes,
  );
  if (status !== 200) throw new Error(`upload: ${status} ${text}`);
}
const files = await uploadedFiles();
const writers: { own: ReturnType<typeof callsOf>; caseId: string }[] = [];
for (const one of members.slice(1)) {
  const own = callsOf(one, `http://127.0.0.1:${PORT}`);
  writers.push({ own, caseId: await seed(own) });
}
/** Ids that the server has acknowledged, and the bytes of the files among them. */
const acknowledged = new Set<string>();
const papers = new Map<string, string>();
let writes = true;
const writing = writers.map(async ({ own, caseId: id }, who) => {
  for (let at = 0; writes; at += 1) {
    const client = await own('POST', '/rest/v1/clients?select=id', { name: `Client ${who}-${at}` });
    const file_path = `case_files/${id}/${at}.txt`;
    const bytes = `Paper ${who}-${at}\n`.repeat(100);
    const put = await own('POST', `/storage/v1/object/case-files/${file_path}`, Buffer.from(bytes));
    const row = { case_id: id, file_name: `${at}.txt`, file_path, file_size: bytes.length };
    const file = await own('POST', '/rest/v1/case_files?select=id', row);
    for (const answer of [client, file])
      if (answer.status === 201) acknowledged.add((JSON.parse(answer.text) as { id: string }[])[0]?.id ?? '');
    if (put.status === 200 && file.status === 201) papers.set(file_path, bytes);
  }
});
while (acknowledged.size < 2 * WRITERS) await new Promise((resolve) => setTimeout(resolve, 100));
const [before, papersBefore] = [[...acknowledged], [...papers]];
const made = await command('backup', backups);
const meanwhile = acknowledged.size - before.length;
writes = false;
await Promise.all(writing);
const backup = path.join(backups, readdirSync(backups)[0] ?? '');
const proved = await command('backup', 'verify', backup);
await stopServer(server);
const source = await writtenRows();
rmSync(data, { recursive: true });
const restored = await command('restore', backup);
const after = await uploadedFiles();
const rows = await writtenRows();
const lost = before.filter((id) => !rows.has(id));
const other = [...rows].filter(([id, row]) => source.get(id) !== row);
const otherBytes = papersBefore.filter(
  ([name, text]) => readFileSync(path.join(data, 'files', name), 'utf8') !== text,
);
const again = await startBuiltServer(data, PORT);
const equal =
  after.size === files.size &&
  [...files].every(([name, sum]) => after.get(name) === sum) &&
  lost.length === 0 &&
  other.length === 0 &&
  otherBytes.length === 0;
for (const [id, row] of other.slice(0, 3)) console.log('  another row:', row, '\n  before:', source.get(id));
await stopServer(again);
rmSync(root, { recursive: true, force: true });

const within = (seconds: number) => (seconds <= LIMIT_S ? 'reached' : 'missed');
const text = `## Backup and restore of ${GIGABYTES} GB

\`npx tsx lab/backups/run.ts\`: ${files.size} uploaded files of ${FILE_BYTES / 1e6} MB, copied by \`munshi backup\` while the server runs, then the data folder
is removed and restored. ${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal | |
|---|---|---|---|
| Backup beside the running server | ${made.toFixed(0)} s | | |
| Proof of the backup by restoring it | ${proved.toFixed(0)} s | | |
| Restore | ${restored.toFixed(0)} s | ≤ ${LIMIT_S} s | ${within(restored)} |
| Rows that ${WRITERS} users had saved before it; saved meanwhile; all in the backup | ${before.length}; ${meanwhile}; ${rows.size} | | |
| Of the rows saved before, lost; rows that differ in a column; files that differ in a byte | ${lost.length}; ${other.length}; ${otherBytes.length} | 0; 0; 0 | |
| Every file and row equal | ${equal ? 'yes' : 'no'} | yes | ${equal ? 'reached' : 'missed'} |
`;
if (GIGABYTES >= 10) writeFileSync(shippedPath('lab/results/backups.md'), text);
process.stdout.write(text);
