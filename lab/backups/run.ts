// npx tsx lab/backups/run.ts [--gigabytes 10]: a backup of a running server with so many GB of files, its proof, the loss of the
// data folder, and the restore, all by the commands of operators. Needs `node scripts/build.mjs`, and three times the space.
import { spawnSync } from 'node:child_process';
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
import { openSecrets } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { stopServer } from '../operations/servers.ts';
import { callsOf, seed } from '../operations/work.ts';
import { type Member, signedInMembers } from '../signed-in.ts';
import { startBuiltServer } from '../start-server.ts';

const { values } = parseArgs({ options: { gigabytes: { type: 'string', default: '10' } } });
const GIGABYTES = Number(values.gigabytes);
const FILE_BYTES = 50_000_000;
const PORT = 3987;
const LIMIT_S = 15 * 60;
const root = mkdtempSync(path.join(tmpdir(), 'munshi-backups-'));
chmodSync(root, 0o755);
const [data, backups] = [path.join(root, 'data'), path.join(root, 'backups')];
mkdirSync(data, { mode: 0o700 });

/** Runs a command of operators; resolves to its seconds. Errors: it failed. */
function command(...args: string[]): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [shippedPath('dist/cli/munshi.mjs'), ...args], {
    cwd: shippedPath('.'),
    env: { ...process.env, NODE_ENV: 'production', MUNSHI_DATA: data, PORT: String(PORT) },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stderr.slice(-500)}`);
  return (performance.now() - startedAt) / 1000;
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
const [member] = await signedInMembers(db, { folder: data, origin: `http://127.0.0.1:${PORT}` }, [
  'a@example.in',
]);
await db.close();
const server = await startBuiltServer(data, PORT);
const call = callsOf(member as Member, `http://127.0.0.1:${PORT}`);
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
const rowsOf = async () => (await call('GET', '/rest/v1/cases?select=*&order=id&limit=100')).text;
const [files, rows] = [await uploadedFiles(), await rowsOf()];

const made = command('backup', backups);
const backup = path.join(backups, readdirSync(backups)[0] ?? '');
const proved = command('backup', 'verify', backup);
await stopServer(server);
rmSync(data, { recursive: true });
const restored = command('restore', backup);
const after = await uploadedFiles();
const again = await startBuiltServer(data, PORT);
const equal =
  after.size === files.size &&
  [...files].every(([name, sum]) => after.get(name) === sum) &&
  (await rowsOf()) === rows;
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
| Every file and row equal | ${equal ? 'yes' : 'no'} | yes | ${equal ? 'reached' : 'missed'} |
`;
writeFileSync(shippedPath('lab/results/backups.md'), text);
process.stdout.write(text);
