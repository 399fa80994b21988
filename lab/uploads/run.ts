// npx tsx lab/uploads/run.ts: uploads of 50 MB through the real routes over HTTP, to a folder and to a real S3 server,
// beside what the disk itself writes in the same run, and the memory they take. Needs Java and Maven for S3.
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { javaMissing } from '#test/servers/java.ts';
import { type S3Server, startS3 } from '#test/servers/s3.ts';
import { openDemo } from '../demo-session.ts';

const MB = 1024 * 1024;
const SIZE = 50 * MB;
const ROUNDS = 12;
/** Milliseconds for which a server that only starts and indexes its library is waited for. */
const MOST_WAIT_MS = 60_000;
const root = path.resolve(import.meta.dirname, '../..');
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(SIZE - 9)]);
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Megabytes a second of the disk alone: the same bytes in 1 MB writes to a new file, then fsync. */
async function diskRate(folder: string): Promise<number> {
  const file = path.join(folder, 'plain');
  const startedAt = performance.now();
  const handle = await open(file, 'w');
  for (let at = 0; at < SIZE; at += MB) await handle.write(content, at, MB);
  await handle.sync();
  await handle.close();
  const seconds = (performance.now() - startedAt) / 1000;
  rmSync(file);
  return SIZE / MB / seconds;
}

interface Product {
  base: string;
  pid: number;
  stop(): Promise<void>;
}

async function start(data: string, env: Record<string, string>): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', MUNSHI_DATA: data, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Open (http:\S+)/u.exec(said)?.[1];
      if (found) resolve(new URL(found).origin);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    base,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? 0) / 1024;
}

/** The sample library is indexed after the start: waits until the server rests, so that uploads are measured alone. */
async function rested(pid: number): Promise<void> {
  // Fields 14 and 15: hundredths of a second of processor time.
  const used = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    return Number(fields[13]) + Number(fields[14]);
  };
  const startedAt = performance.now();
  for (let quiet = 0; quiet < 4 && performance.now() - startedAt < MOST_WAIT_MS; ) {
    const before = used();
    await new Promise((resolve) => setTimeout(resolve, 500));
    quiet = used() - before <= 3 ? quiet + 1 : 0;
  }
}

async function signIn(
  base: string,
  data: string,
): Promise<{ headers: Record<string, string>; caseId: string }> {
  const json = { origin: base, 'content-type': 'application/json' };
  const headers = { ...json, cookie: await openDemo(base, data) };
  const made = await fetch(`${base}/rest/v1/cases`, {
    method: 'POST',
    headers: { ...headers, prefer: 'return=representation' },
    body: JSON.stringify({ title: 'Bench' }),
  });
  const [row] = (await made.json()) as { id: string }[];
  if (!row) throw new Error('no case');
  return { headers, caseId: row.id };
}

/** Status and headers of the answer to `content`, sent as leanly as Node can: one buffer, straight into the socket. */
function send(url: string, method: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...headers, 'content-length': SIZE } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer));
    });
    outgoing.once('error', reject);
    outgoing.end(content);
  });
}

async function upload(
  base: string,
  session: Awaited<ReturnType<typeof signIn>>,
  name: string,
): Promise<number> {
  const key = `case_files/${session.caseId}/${name}`;
  const startedAt = performance.now();
  const url = `${base}/storage/v1/object/case-files/${key}`;
  const answer = await send(url, 'POST', { ...session.headers, 'content-type': 'application/pdf' });
  if (answer.statusCode !== 200) throw new Error(`the upload was answered ${answer.statusCode}`);
  const seconds = (performance.now() - startedAt) / 1000;
  await fetch(`${base}/storage/v1/object/case-files`, {
    method: 'DELETE',
    headers: session.headers,
    body: JSON.stringify({ prefixes: [key] }),
  });
  return SIZE / MB / seconds;
}

async function resumable(
  base: string,
  session: Awaited<ReturnType<typeof signIn>>,
  name: string,
): Promise<number> {
  const words = { bucketName: 'case-files', objectName: `case_files/${session.caseId}/${name}` };
  const metadata = Object.entries(words).map(
    ([word, value]) => `${word} ${Buffer.from(value).toString('base64')}`,
  );
  const tus = { ...session.headers, 'tus-resumable': '1.0.0' };
  const startedAt = performance.now();
  const made = await fetch(`${base}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(SIZE), 'upload-metadata': metadata.join() },
  });
  const part = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const answer = await send(base + (made.headers.get('location') ?? ''), 'PATCH', part);
  if (answer.statusCode !== 204) throw new Error(`the part was answered ${answer.statusCode}`);
  return SIZE / MB / ((performance.now() - startedAt) / 1000);
}

/** The least that Node can do: a request piped into a file, then fsync. Nothing is checked. */
function serveBare(folder: string): void {
  const server = createServer(async (request, response) => {
    await pipeline(request, createWriteStream(path.join(folder, 'bare'), { flush: true }));
    response.end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

async function startBare(folder: string): Promise<{ rate(): Promise<number>; stop(): void }> {
  const child = fork(import.meta.filename, ['bare', folder], { execArgv: ['--import', 'tsx'] });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (said) => resolve(said as { port: number })),
  );
  const rate = async () => {
    const startedAt = performance.now();
    await send(`http://127.0.0.1:${port}`, 'POST', {});
    return SIZE / MB / ((performance.now() - startedAt) / 1000);
  };
  return { rate, stop: () => child.kill() };
}

interface Figures {
  disk: number[];
  bare: number[];
  plain: number[];
  resumed: number[];
  /** Megabytes that the server took more at its highest than before the first upload. */
  growth: number;
}

async function measure(env: Record<string, string>): Promise<Figures> {
  const data = mkdtempSync(path.join(tmpdir(), 'munshi-bench-uploads-'));
  const [product, bare] = await Promise.all([start(data, env), startBare(data)]);
  const figures: Figures = { disk: [], bare: [], plain: [], resumed: [], growth: 0 };
  try {
    const session = await signIn(product.base, data);
    await rested(product.pid);
    const before = memoryMb(product.pid, 'VmRSS');
    // The first of each warms up; disk and uploads take turns, so that both meet the same machine.
    for (let round = 0; round <= ROUNDS; round++) {
      const rates = [
        await diskRate(data),
        await bare.rate(),
        await upload(product.base, session, `plain_${round}.pdf`),
        await resumable(product.base, session, `resumed_${round}.pdf`),
      ] as const;
      if (round === 0) continue;
      figures.disk.push(rates[0]);
      figures.bare.push(rates[1]);
      figures.plain.push(rates[2]);
      figures.resumed.push(rates[3]);
    }
    figures.growth = memoryMb(product.pid, 'VmHWM') - before;
  } finally {
    bare.stop();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return figures;
}

function rows(name: string, { disk, bare, plain, resumed, growth }: Figures): string[][] {
  const share = (rates: number[]) => {
    const of = (other: number[]) =>
      (100 * median(rates.map((rate, round) => rate / (other[round] ?? rate)))).toFixed(0);
    return `${median(rates).toFixed(0)} MB/s: ${of(disk)} % of the disk, ${of(bare)} % of bare Node`;
  };
  return [
    [`${name}: the disk itself (write and fsync)`, '', `${median(disk).toFixed(0)} MB/s`],
    [`${name}: bare Node (HTTP into a file, fsync)`, '', `${median(bare).toFixed(0)} MB/s`],
    [`${name}: upload of 50 MB`, '≥ 80 % of the disk', share(plain)],
    [`${name}: resumable upload of 50 MB`, '', share(resumed)],
    [`${name}: memory, highest over before`, '≤ 100 MB', `+${growth.toFixed(0)} MB`],
  ];
}

async function main(): Promise<void> {
  const table = rows('Folder', await measure({}));
  if (javaMissing() === '') {
    const server: S3Server = await startS3();
    try {
      table.push(...rows('S3 on this machine', await measure(server.env)));
    } finally {
      await server.stop();
    }
  }
  const text = `## Uploads

\`npx tsx lab/uploads/run.ts\`, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)} on 2 cores: the real server over HTTP with judging,
counting and fsync; medians of ${ROUNDS} rounds, the shares round by round, in turns with the disk's own rate (the same 50 MB in
writes of 1 MB, then fsync) and with a bare Node server that pipes a request into a file. The client is another process
on the same two cores and hands its 50 MB to the socket as one buffer. An upload passes between three processes and the
disk, the disk's own rate between none, so whatever else runs on the machine lengthens the one and hardly the other.
The S3 server (S3Proxy over a folder) writes to the same disk, twice for a file in parts.

| What | Goal | Measured |
|---|---|---|
${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
  writeFileSync(path.join(root, 'lab/results/uploads.md'), text);
  process.stdout.write(text);
}

if (process.argv[2] === 'bare') serveBare(process.argv[3] ?? '');
else await main();
