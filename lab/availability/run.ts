// npx tsx lab/availability/run.ts: every attack of test/fixtures/attacks.ts at full strength, and slow readers and writers, each
// repeated for five seconds beside a well-behaved user who lists, searches and saves in one window, and checks, exports and
// imports in another. Four minutes. Names part of an attack as arguments to run those alone.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACKS, type Attack, type Send, type Target } from '#test/fixtures/attacks.ts';
import { zip } from '#test/fixtures/zip.ts';
import { emailOf, PASSWORD } from '../members.ts';
import { startBenchServer } from '../start-server.ts';

const GOALS = { loopMs: 25, othersMs: 150, memoryMb: 1024 } as const;
/** The work of the other user off the main thread; an import may take as long as an export. */
const WORK = { check: 500, export: 3000, import: 3000 } as const;
/** The client of an attack that leaves goes after this time, in ms. */
const LEAVES_MS = 300;
const EACH_MS = 5000;
const CLIENTS = 1140;
const CASES = 10_000;
const PORT = 3987;
const origin = `http://127.0.0.1:${PORT}`;
const wanted = process.argv.slice(2);

const root = mkdtempSync(path.join(tmpdir(), 'munshi-availability-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

const server = await startBenchServer({ folder, port: PORT, env: { LOG_LEVEL: 'error' } });
let ended: string | undefined;
server.once('exit', (code, signal) => {
  ended = `ended with ${code ?? signal}`;
});

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** Sends a request and reads its answer to the end. Status 0: no answer. */
function send(
  method: string,
  at: string,
  {
    body,
    headers = {},
    leaveMs,
  }: { body?: unknown; headers?: Record<string, string>; leaveMs?: number } = {},
): Promise<{ status: number; text: string }> {
  const raw = body instanceof Uint8Array || typeof body === 'string';
  const content = body === undefined ? undefined : raw ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: '' });
    const asked = request(
      `${origin}${encodeURI(at).replaceAll('%25', '%')}`,
      {
        method,
        agent,
        headers: { ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        answer.on('error', none);
      },
    );
    asked.on('error', none);
    asked.end(content);
    if (leaveMs !== undefined) setTimeout(() => asked.destroy(), leaveMs);
  });
}

async function signIn(at: number) {
  const body = { email: emailOf(at), password: PASSWORD };
  const { status, text } = await send('POST', '/auth/v1/token?grant_type=password', { body });
  if (status !== 200) throw new Error(`sign-in: ${status} ${text}`);
  const authorization = `Bearer ${(JSON.parse(text) as { access_token: string }).access_token}`;
  const call = (method: string, to: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(method, to, { body, headers: { authorization, ...headers } });
  const leave = async (to: string, body: unknown) => {
    await send('POST', to, { body, headers: { authorization }, leaveMs: LEAVES_MS });
  };
  return { authorization, call, leave };
}

type Member = Awaited<ReturnType<typeof signIn>>;

async function add(
  member: Member,
  table: string,
  count: number,
  row: (index: number) => object,
): Promise<string> {
  let first = '';
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, i) => row(from + i));
    const headers = { prefer: 'return=representation' };
    let text = '';
    // One megabyte is the most that a request may hold.
    for (let i = 0; i < rows.length; i += 50) {
      const made = await member.call('POST', `/rest/v1/${table}?select=id`, rows.slice(i, i + 50), headers);
      if (made.status !== 201) throw new Error(`${table}: ${made.status} ${made.text}`);
      text = made.text;
      first ||= (JSON.parse(text) as { id: string }[])[0]?.id ?? '';
    }
  }
  return first;
}

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

interface Other {
  member: Member;
  caseId: string;
  draftId: string;
}

type Step = readonly [what: keyof typeof WORK | 'read', ask: () => Promise<{ status: number }>];

const PAPER =
  'The order follows (1973) 4 SCC 225 and section 482 of the Code. “The basic structure may not be altered by an amendment.” ';
const WORD_FILE = Buffer.concat([
  Buffer.from('--part\r\ncontent-disposition: form-data; name="file"; filename="a.docx"\r\n\r\n'),
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${`<w:p><w:r><w:t>${PAPER}</w:t></w:r></w:p>`.repeat(60)}</w:body></w:document>`,
  }),
  Buffer.from('\r\n--part--\r\n'),
]);
const FORM = { 'content-type': 'multipart/form-data; boundary=part' };

/** Works as a well-behaved user in two windows until `stop`; collects the times of each kind of request and the failed ones. */
function behave({ member: { call }, caseId, draftId }: Other) {
  const taken = {
    read: [] as number[],
    check: [] as number[],
    export: [] as number[],
    import: [] as number[],
  };
  const failed: string[] = [];
  let on = true;
  const run = async (pauseMs: number, steps: readonly Step[]) => {
    // Each round is finished, so that every kind is asked at least once.
    for (let i = 0; on || i % steps.length > 0; i++) {
      const [what, ask] = steps[i % steps.length] as Step;
      const started = performance.now();
      const { status } = await ask();
      taken[what].push(performance.now() - started);
      if (status >= 400 || status === 0) failed.push(`${what} ${status}`);
      await sleep(pauseMs);
    }
  };
  const running = Promise.all([
    run(40, [
      ['read', () => call('GET', '/rest/v1/cases?select=id,title,status&order=created_at.desc&limit=100')],
      ['read', () => call('POST', '/keyword_search', { query: 'anticipatory bail', size: 10 })],
      [
        'read',
        () => call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { description: `Saved ${taken.read.length}` }),
      ],
    ]),
    run(1000, [
      ['check', () => call('POST', '/functions/v1/check-document', { text: PAPER.repeat(20) })],
      ['export', () => call('POST', '/functions/v1/export-draft', { draftId, format: 'pdf' })],
      ['import', () => call('POST', '/functions/v1/import-draft', WORD_FILE, FORM)],
    ]),
  ]);
  return async () => {
    on = false;
    await running;
    return { taken, failed };
  };
}

/** Connections that ask for a big answer and do not read it, and that send a body byte by byte. */
const slowReaders = ({ authorization }: Member): Attack => ({
  name: '100 slow readers and 100 slow writers',
  run: async () => {
    const open = Array.from({ length: 200 }, (_, i) => {
      const socket = connect(PORT, '127.0.0.1');
      socket.on('error', () => undefined);
      const head = `Host: 127.0.0.1\r\nAuthorization: ${authorization}\r\n`;
      if (i % 2 === 0) {
        socket.pause();
        socket.write(`GET /rest/v1/clients?select=*&limit=1000 HTTP/1.1\r\n${head}\r\n`);
      } else
        socket.write(
          `POST /rest/v1/clients HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n[`,
        );
      return socket;
    });
    for (let i = 0; i < 50; i++) {
      for (const [at, socket] of open.entries()) if (at % 2 === 1 && !socket.destroyed) socket.write(' ');
      await sleep(100);
    }
    for (const socket of open) socket.destroy();
    return [];
  },
});

interface Loop {
  p99: number;
  max: number;
  rssMb: number;
}
const loop = async (): Promise<Loop> => JSON.parse((await send('GET', '/lab/loop')).text || '{"p99":null}');

const rows: string[][] = [];
const verdict = (reached: boolean) => (reached ? 'reached' : 'NOT REACHED');

async function measure(attack: Attack, target: Target, other: Other): Promise<void> {
  await loop();
  const stop = behave(other);
  const statuses = new Map<number, number>();
  const started = performance.now();
  do {
    for (const status of await attack.run(target)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  } while (performance.now() - started < EACH_MS && !ended);
  const seconds = (performance.now() - started) / 1000;
  const { taken, failed } = await stop();
  const told = ended ? { p99: Number.NaN, max: Number.NaN, rssMb: Number.NaN } : await loop();
  const bad = [...statuses].filter(([status]) => status >= 500 || status === 0);
  const p95 = quantile(taken.read, 0.95);
  const work = Object.entries(WORK).map(([what, most]) => {
    const at = quantile(taken[what as keyof typeof WORK], 0.95);
    return { words: at.toFixed(0), late: at > most };
  });
  const reached =
    !ended &&
    bad.length === 0 &&
    failed.length === 0 &&
    told.p99 <= GOALS.loopMs &&
    p95 <= GOALS.othersMs &&
    !work.some(({ late }) => late) &&
    told.rssMb <= GOALS.memoryMb;
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  rows.push([
    attack.name,
    `${answers.join(', ') || '–'} in ${seconds.toFixed(0)} s`,
    `${told.p99.toFixed(0)} / ${told.max.toFixed(0)} ms`,
    `${quantile(taken.read, 0.5).toFixed(0)} / ${p95.toFixed(0)} / ${Math.max(...taken.read).toFixed(0)} ms${failed.length > 0 ? `, failed: ${[...new Set(failed)].join(', ')}` : ''}`,
    `${work.map(({ words }) => words).join(' / ')} ms`,
    `${told.rssMb.toFixed(0)} MB`,
    verdict(reached),
  ]);
  process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`);
}

try {
  const [attacker, other] = await Promise.all([signIn(0), signIn(1)]);
  const name = (i: number) =>
    `${['Ravi', 'Lakshmi', 'Suresh', 'Meena', 'Arjun'][i % 5]} ${['Kumar', 'Iyer', 'Singh', 'Rao', 'Nair', 'Khan', 'Das'][i % 7]} ${i}`;
  await add(attacker, 'clients', CLIENTS, (i) => ({
    name: name(i),
    description: 'A note on the client. '.repeat(420),
  }));
  const caseId = await add(attacker, 'cases', CASES, (i) => ({
    title: `${name(i)} v. State of Tamil Nadu`,
    client_name: name(i),
    petitioner: name(i + 1),
    respondent: 'State of Tamil Nadu',
  }));
  await add(attacker, 'timeline_events', 2000, (i) => ({
    case_id: caseId,
    title: `Hearing ${i}`,
    // A kind that is filed: otherwise the list of dates is refused as empty.
    event_type: 'document',
    event_date: '2026-01-01',
    description: 'Heard in part. '.repeat(60),
  }));
  const otherCase = await add(other, 'cases', 300, (i) => ({ title: `Quiet matter ${i}` }));
  const otherDraft = await add(other, 'case_drafts', 1, () => ({
    ...{ case_id: otherCase, title: 'Plaint' },
    content: Array.from({ length: 40 }, () => PAPER.repeat(3)).join('\n\n'),
  }));
  // Threads and children start before anything is measured.
  await behave({ member: other, caseId: otherCase, draftId: otherDraft })();
  const stranger: Send = async (method, to, body) => (await send(method, to, { body })).status;
  const target: Target = {
    send: async (...given) => (await attacker.call(...given)).status,
    stranger,
    leave: attacker.leave,
    add: (table, fields) => add(attacker, table, 1, () => fields),
    addPages: async (pages) => {
      const of = await add(attacker, 'cases', 1, () => ({ title: 'Papers' }));
      const row = { case_id: of, file_name: 'Papers.pdf', file_path: `case_files/${of}/papers.pdf` };
      const file = await add(attacker, 'case_files', 1, () => row);
      await send('POST', '/lab/pages', { body: { file, pages } });
      return of;
    },
    caseId,
    strength: 1,
  };
  const quiet: Attack = { name: 'nothing: the other user alone', run: () => sleep(EACH_MS).then(() => []) };
  const all = [
    quiet,
    ...ATTACKS,
    slowReaders(attacker),
    { ...quiet, name: 'afterwards: the other user alone' },
  ];
  for (const attack of all) {
    if (wanted.length > 0 && !wanted.some((part) => attack.name.includes(part))) continue;
    if (!ended) await measure(attack, target, { member: other, caseId: otherCase, draftId: otherDraft });
  }
  const load = loadavg()[0]?.toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  const report = `## Availability

\`npx tsx lab/availability/run.ts\`: each attack of one user (or of nobody) at full strength, repeated for ${EACH_MS / 1000} s at least, beside a
well-behaved user who lists, searches and saves in one window, and checks, exports and imports in another. Goals: the process lives (${verdict(!ended)}), event loop delay p99 ≤ ${GOALS.loopMs} ms,
the other user's p95 ≤ ${GOALS.othersMs} ms, of checks ≤ ${WORK.check} ms, of exports and imports ≤ ${WORK.export / 1000} s, memory ≤ 1 GB, no 5xx. The
server is built as the product is; memory is that of its process with all its threads. ${cpus().length} cores (load average ${load}; the attackers run on the same ones), Node ${process.versions.node}, ${day}.

| Attack | Answers | Loop delay p99 / worst | Other user p50 / p95 / worst | Check / export / import p95 | Memory | Goals |
|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
  if (wanted.length === 0)
    writeFileSync(path.join(import.meta.dirname, '../results/availability.md'), report);
  process.stdout.write(ended ? `THE SERVER ${ended}\n` : '\n');
} finally {
  agent.destroy();
  server.kill('SIGTERM');
  await new Promise((resolve) => (ended ? resolve(undefined) : server.once('exit', resolve)));
  rmSync(root, { recursive: true, force: true });
}
