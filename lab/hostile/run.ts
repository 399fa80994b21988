// npx tsx lab/hostile/run.ts (after `node scripts/build.mjs`): memory of the built server while it judges every hostile
// file, one after another and many at once, and two that never end. Half a minute.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { HOSTILE_FILES, type Verdict } from '#test/fixtures/hostile-files.ts';
import { openDemo } from '../demo-session.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';

const GOAL_MB = 100;
const PORT = Number(process.env.PORT ?? 4179);
const BASE = `http://localhost:${PORT}`;
const TOGETHER = 20;
const EXPECTED: Record<Verdict, number> = {
  taken: 200,
  'not accepted': 415,
  'several files': 415,
  'something else': 415,
  empty: 415,
  damaged: 415,
  unpack: 415,
  nowhere: 404,
};

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? 0) / 1024;
}

/** Megabytes that `work` adds at its peak to the process's memory before it. */
async function growth(pid: number, work: () => Promise<void>): Promise<number> {
  const before = memoryMb(pid, 'VmRSS');
  // 5: the highest so far is forgotten.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return memoryMb(pid, 'VmHWM') - before;
}

async function signIn(data: string): Promise<{ headers: Record<string, string>; caseId: string }> {
  const json = { origin: BASE, 'content-type': 'application/json' };
  const headers = { ...json, cookie: await openDemo(BASE, data) };
  const made = await fetch(`${BASE}/rest/v1/cases`, {
    method: 'POST',
    headers: { ...headers, prefer: 'return=representation' },
    body: JSON.stringify({ title: 'Hostile' }),
  });
  const [row] = (await made.json()) as { id: string }[];
  if (!row) throw new Error('no case');
  return { headers, caseId: row.id };
}
type Session = Awaited<ReturnType<typeof signIn>>;

const address = ({ caseId }: Session, name: string) =>
  `${BASE}/storage/v1/object/case-files/case_files/${caseId}/${name}`;

/** Sends a file; a taken one becomes a file of the case, so that it is read too. Whether it was judged right. */
async function send(session: Session, name: string, bytes: Buffer, verdict: Verdict): Promise<boolean> {
  const headers = { ...session.headers, 'content-type': 'application/octet-stream' };
  const answer = await fetch(address(session, name), {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  });
  await answer.text();
  if (verdict === 'taken' && answer.ok)
    await fetch(`${BASE}/rest/v1/case_files`, {
      method: 'POST',
      headers: session.headers,
      body: JSON.stringify({
        case_id: session.caseId,
        file_name: name,
        file_path: `case_files/${session.caseId}/${name}`,
      }),
    });
  return answer.status === EXPECTED[verdict];
}

/** A file that does not say how long it is, and does not end: the server must. */
function sendEndless(session: Session, name: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = Buffer.alloc(256 * 1024, 32);
    begin.write('%PDF-1.7\n');
    const call = request(address(session, name), { method: 'POST', headers: session.headers });
    let over = false;
    call.on('response', (answer) => {
      over = true;
      resolve(answer.statusCode ?? 0);
      call.destroy();
    });
    call.on('error', () => {
      over = true;
      resolve(0);
    });
    const pour = () => {
      while (!over && call.write(begin));
      if (!over) call.once('drain', pour);
    };
    pour();
  });
}

async function main(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'munshi-bench-hostile-'));
  const server = await startBuiltServer(data, PORT);
  const pid = server.pid ?? 0;
  try {
    const session = await signIn(data);
    let right = 0;
    const one = async (prefix: string, at: number) => {
      const [, name, bytes, verdict] = HOSTILE_FILES[at] ?? [];
      if (name === undefined || bytes === undefined || verdict === undefined) return;
      // A name that leads elsewhere stays as it is.
      const given = verdict === 'nowhere' ? name : `${prefix}${name}`;
      if (await send(session, given, bytes, verdict)) right += 1;
      else process.stdout.write(`judged wrong: ${name}\n`);
    };
    const all = HOSTILE_FILES.map((_, at) => at);
    const inTurn = await growth(pid, async () => {
      for (const at of all) await one('a', at);
    });
    const together = await growth(pid, async () => {
      for (let from = 0; from < all.length; from += TOGETHER)
        await Promise.all(all.slice(from, from + TOGETHER).map((at) => one('b', at)));
    });
    const statuses: number[] = [];
    const endless = await growth(pid, async () => {
      statuses.push(...(await Promise.all([1, 2].map((n) => sendEndless(session, `endless_${n}.pdf`)))));
    });
    const most = Math.max(inTurn, together, endless);
    const judged = `${right} of ${2 * HOSTILE_FILES.length}`;
    const cut = statuses.every((status) => status === 413 || status === 0);
    const text = `## Hostile files

\`npx tsx lab/hostile/run.ts\`: ${HOSTILE_FILES.length} hostile files through the built server over HTTP; what is taken becomes a file of the case and is
read in the sandboxed children meanwhile. Memory is the server's own, its highest over what it held before. Node
${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)} on 2 cores, ${new Date().toISOString().slice(0, 10)}.

| What | Goal | Measured |
|---|---|---|
| judged right, twice each | all | ${judged} |
| memory, one after another | ≤ ${GOAL_MB} MB | +${inTurn.toFixed(0)} MB |
| memory, ${TOGETHER} at once | ≤ ${GOAL_MB} MB | +${together.toFixed(0)} MB |
| memory, two files without end (cut off at ${CASE_FILES.maxBytes / 1024 ** 2} MB: ${cut ? 'yes' : 'NO'}) | ≤ ${GOAL_MB} MB | +${endless.toFixed(0)} MB |
| the goal | | ${most <= GOAL_MB && cut && right === 2 * HOSTILE_FILES.length ? 'reached' : 'NOT REACHED'} |
`;
    writeFileSync(path.join(import.meta.dirname, '..', 'results', 'hostile.md'), text);
    process.stdout.write(text);
  } finally {
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
