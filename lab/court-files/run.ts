// npx tsx lab/court-files/run.ts [pages]: a printed list of a day through the API with its sandbox: time, and processor time of the
// server and of the child that reads it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import type { CourtImport } from '#shared/contracts/court-import.ts';
import { listedName, listedNumber, longList, PER_PAGE } from '#test/support/long-list.ts';
import { emailOf, PASSWORD } from '../members.ts';
import { startBenchServer } from '../start-server.ts';

const PAGES = Number(process.argv[2] ?? 1000);
const OWN = 40;
const RUNS = 3;
const PORT = 3981;
const base = `http://127.0.0.1:${PORT}`;
const data = mkdtempSync(path.join(tmpdir(), 'munshi-bench-court-'));
const server = await startBenchServer({ folder: data, port: PORT, env: { OPERATORS: emailOf(0) } });

async function call<T>(url: string, token: string, body: object | FormData): Promise<T> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(isForm ? {} : { 'content-type': 'application/json' }),
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(base + url, {
    method: 'POST',
    headers,
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A hundredth of a second is the unit of the kernel. */
const TICKS = 100;
/** Seconds of processor time of a process and of those that it started and that still run. */
function used(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) / TICKS;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + used(Number(child)), own);
}

try {
  const session = await call<AuthSession>('/auth/v1/token?grant_type=password', '', {
    email: emailOf(0),
    password: PASSWORD,
  });
  const token = session.access_token;
  const every = Math.max(1, Math.floor((PAGES * PER_PAGE) / OWN));
  for (let at = 0; at < OWN; at += 1) {
    const item = 1 + at * every;
    const [petitioner, respondent] = [listedName(item, 'looms'), listedName(item, 'dyes')];
    await call('/rest/v1/rpc/create_case', token, {
      ...{ title: `${petitioner} v. ${respondent}`, petitioner, respondent, status: 'active' },
      ...{ case_number: listedNumber(item), court: 'High Court of Delhi' },
    });
  }
  const bytes = await longList(PAGES);
  const rows: string[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'list.pdf');
    const [before, started] = [used(server.pid ?? 0), performance.now()];
    const drop = await call<CourtImport>('/functions/v1/court-import', token, form);
    const seconds = (performance.now() - started) / 1000;
    const spent = used(server.pid ?? 0) - before;
    rows.push(`| ${run} | ${drop.proposals.length} | ${seconds.toFixed(1)} s | ${spent.toFixed(1)} s |`);
  }
  const [load = 0] = loadavg();
  process.stdout.write(
    `A printed list of ${PAGES} pages (${(bytes.length / 1024 ** 2).toFixed(1)} MB), ${OWN} own matters in it, dropped ${RUNS} times over HTTP. ` +
      `${cpus().length} cores, Node ${process.version}, load ${load.toFixed(1)}.\n\n` +
      `| Drop | Proposals | Time | Processor time of server, database and child |\n|---|---|---|---|\n${rows.join('\n')}\n`,
  );
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
