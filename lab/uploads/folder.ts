// npx tsx lab/uploads/folder.ts [files]: a folder of small texts that comes into the library as a browser sends it, one
// request a file and four at a time: time, and processor time of the server in its parts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { LIBRARY_FILES } from '#shared/contracts/research/library-files.ts';
import { emailOf, PASSWORD } from '../members.ts';
import { startBenchServer, stopServer } from '../start-server.ts';

const FILES = Number(process.argv[2] ?? 2000);
/** Uploads that the browser sends at once. */
const LANES = 4;
const PORT = 3979;
const PARTS = 4;
const base = `http://127.0.0.1:${PORT}`;
const data = mkdtempSync(path.join(tmpdir(), 'munshi-bench-folder-'));
const server = await startBenchServer({ folder: data, port: PORT, env: { OPERATORS: emailOf(0) } });

async function call<T>(method: string, url: string, token: string, body: string, type: string): Promise<T> {
  const headers = { 'content-type': type, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${base}${url}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
const ask = <T>(url: string, token: string, body: object) =>
  call<T>('POST', url, token, JSON.stringify(body), 'application/json');

const words =
  'The appellant relies on the settled easement which the vendor granted to him by a deed. '.repeat(30);
const contentOf = (at: number) =>
  `IN THE HIGH COURT OF KERALA\n\nW.P.(C) No. ${at} of 2024\n\nJUDGMENT\n\n1. ${words}\n\n2. The petition no. ${at} is dismissed.\n`;

try {
  const session = await ask<AuthSession>('/auth/v1/token?grant_type=password', '', {
    email: emailOf(0),
    password: PASSWORD,
  });
  const { access_token: token } = session;
  const cpu = async () => {
    const { user, system } = (await (await fetch(`${base}/lab/cpu`)).json()) as NodeJS.CpuUsage;
    return (user + system) / 1000;
  };
  const loop = async () => (await (await fetch(`${base}/lab/loop`)).json()) as { p99: number; max: number };
  const files = Array.from({ length: FILES }, (_, at) => ({
    path: `orders/${at}.txt`,
    size: contentOf(at).length,
    modified: at,
  }));
  const look = async () => {
    const started = performance.now();
    for (let from = 0; from < FILES; from += LIBRARY_FILES.asked)
      await ask('/functions/v1/library-files/missing', token, {
        folder: 'Orders',
        files: files.slice(from, from + LIBRARY_FILES.asked),
      });
    return performance.now() - started;
  };
  const rows: string[] = [];
  const first = await look();
  await loop();
  for (let part = 0; part < PARTS; part++) {
    const [from, until] = [(FILES / PARTS) * part, (FILES / PARTS) * (part + 1)];
    const rest = files.slice(from, until).entries();
    const [used, started] = [await cpu(), performance.now()];
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        for (const [at, file] of rest) {
          const query = new URLSearchParams({
            folder: 'Orders',
            path: file.path,
            modified: `${file.modified}`,
          });
          await call(
            'PUT',
            `/functions/v1/library-files?${query}`,
            token,
            contentOf(from + at),
            'application/octet-stream',
          );
        }
      }),
    );
    const [ms, spent, { p99, max }] = [performance.now() - started, (await cpu()) - used, await loop()];
    const each = FILES / PARTS;
    rows.push(
      `| ${from + 1} to ${until} | ${(ms / each).toFixed(1)} | ${(spent / each).toFixed(1)} | ${p99.toFixed(0)} / ${max.toFixed(0)} |`,
    );
    console.log(rows.at(-1));
  }
  const again = await look();
  const text = `## A folder of small files through the browser's requests

\`npx tsx lab/uploads/folder.ts ${FILES}\`: ${FILES} texts of ${Math.round(contentOf(0).length / 1000)} kB, one request each, ${LANES} at a time, over HTTP to the real server
with its embedded index on disk. To ask which of them are missing took ${first.toFixed(0)} ms before and ${again.toFixed(0)} ms after, in requests
of ${LIBRARY_FILES.asked}. Processor time is that of the server and its threads, without the child that reads the files. ${cpus().length} cores
(load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}.

| Files | Time for each, ms | Processor time for each, ms | Delay of the main thread, p99 / most, ms |
|---|---|---|---|
${rows.join('\n')}
`;
  writeFileSync(path.join(import.meta.dirname, '../results/library-folder.md'), text);
} finally {
  await stopServer(server);
  rmSync(data, { recursive: true, force: true });
}
