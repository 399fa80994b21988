// npx tsx lab/assistant/run.ts [--documents 100000]: how long an answer looks for its passages in a large library and a
// case of 5,000 pages, how late the first word of a model reaches the reader, how 50 answers at once fare, and how long the
// check of 100 pages takes. The model is the fake one in a process of its own.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { understandQuestion } from '#law/answers/question.ts';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { openLog } from '#server/boot/log.ts';
import { openServices } from '#server/boot/open-services.ts';
import { Shutdown } from '#server/boot/shutdown.ts';
import { readEnv } from '#server/core/env.ts';
import { createConfirmedUser } from '#server/features/accounts/store.ts';
import { answerEvents } from '#server/features/assistant/answering/answer.ts';
import { readQuestion } from '#server/features/assistant/answering/question-of-thread.ts';
import { retrieve } from '#server/features/assistant/retrieval/retrieve.ts';
import { checkText } from '#server/platform/checks/check-text.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import { fakeChatName } from '#test/fakes/model/model.ts';
import { Documents } from '../search/documents.ts';

const given = process.argv.indexOf('--documents');
const DOCUMENTS = given < 0 ? 100_000 : Number(process.argv[given + 1]);
const [FILES, PAGES_OF_FILE, WORDS_OF_PAGE] = [50, 100, 380];
const [QUESTIONS, STREAMS, BATCH] = [60, 50, 500];
const GAP_MS = 20;

const documents = new Documents();
const root = mkdtempSync(path.join(tmpdir(), 'munshi-bench-assistant-'));
chmodSync(root, 0o755);
const data = path.join(root, 'data');
mkdirSync(data, { mode: 0o700 });
const provider = fork(path.join(import.meta.dirname, '../models/provider.ts'), {
  execArgv: ['--import', 'tsx'],
});
const [{ url, key }] = (await once(provider, 'message')) as [{ url: string; key: string }];
const env = readEnv({
  MUNSHI_DATA: data,
  LOG_LEVEL: 'error',
  MODEL_URL: url,
  MODEL_NAME: fakeChatName,
  MODEL_API_KEY: key,
  MODEL_AT_ONCE: String(STREAMS),
});
const log = openLog(env);
const shutdown = new Shutdown(log);
const folder = await openDataFolder(env.MUNSHI_DATA, env.HOST);
shutdown.add({ name: 'data folder', run: () => folder.release(), needed: true });
const services = await openServices(env, folder, log, shutdown);

const sessionOf = (userId: string) =>
  ({
    userId,
    aal: 'aal1',
    sessionId: randomUUID(),
    email: 'bench@example.in',
    signedInAt: 0,
    needsSecondFactor: false,
    language: null,
  }) as const;

async function fillLibrary({ libraryWriter }: Services): Promise<void> {
  for (let at = 0; at < DOCUMENTS; at += BATCH)
    await libraryWriter.upsert(
      Array.from({ length: Math.min(BATCH, DOCUMENTS - at) }, (_, i) => documents.get(at + i)),
    );
  await libraryWriter.refresh();
}

/** Pages of running text, as `Documents` draws them. */
function pageText(seed: number): string {
  const words = documents
    .paragraphs(1_000_000 + seed)
    .join(' ')
    .split(' ');
  return words.slice(0, WORDS_OF_PAGE).join(' ');
}

async function fillCase({ db }: Services, userId: string): Promise<string> {
  const caseId = randomUUID();
  await db.withUser(sessionOf(userId), (tx) =>
    tx.run(sql`insert into public.cases (id, title) values (${caseId}, 'A suit')`),
  );
  for (let file = 0; file < FILES; file += 1) {
    const id = randomUUID();
    await db.withUser(sessionOf(userId), (tx) =>
      tx.run(sql`insert into public.case_files (id, case_id, file_name, file_path)
        values (${id}, ${caseId}, 'Evidence.pdf', ${`case_files/${caseId}/${id}.pdf`})`),
    );
    const rows = Array.from({ length: PAGES_OF_FILE }, (_, page) => ({
      page: page + 1,
      text: pageText(file * PAGES_OF_FILE + page),
    }));
    await db.withWorker((tx) =>
      tx.run(sql`insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
        select ${userId}, ${caseId}, ${id}, page, text, 'text'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (page integer, text text)`),
    );
  }
  return caseId;
}

/** Questions as lawyers ask them, with words of the library. */
const questionOf = (seed: number) => `Authority on ${documents.words(seed, DOCUMENTS)} in a suit`;

async function retrievals(userId: string, caseId: string | null): Promise<number[]> {
  const times: number[] = [];
  for (let seed = 0; seed < QUESTIONS; seed += 1) {
    const question = understandQuestion(questionOf(seed), { inCase: caseId !== null });
    const from = performance.now();
    await retrieve(services, {
      viewer: sessionOf(userId),
      question,
      caseId,
      options: {},
      mayLeave: false,
      signal: new AbortController().signal,
    });
    times.push(performance.now() - from);
  }
  // The first ones read the index from the disk.
  return times.slice(5);
}

interface Streamed {
  /** Milliseconds from the model's first token to the first words that the reader gets. */
  late: number;
  /** The longest time between two pieces for the reader. */
  gap: number;
}

async function stream(userId: string, seed: number): Promise<Streamed | undefined> {
  const session = sessionOf(userId);
  const threadId = randomUUID();
  await services.db.withUser(session, (tx) =>
    tx.run(sql`insert into public.chat_threads (id, title) values (${threadId}, 'Question')`),
  );
  const asked = await readQuestion(services, session, { threadId, content: questionOf(seed) });
  const real = services.languageModel?.('answer');
  if (!real) throw new Error('no model');
  let firstToken: number | undefined;
  const model: LanguageModel = {
    ...real,
    name: real.name,
    room: real.room,
    generate: (asking) => real.generate(asking),
    async *stream(asking) {
      for await (const part of real.stream(asking)) {
        if ('text' in part) firstToken ??= performance.now();
        yield part;
      }
    },
  };
  let late: number | undefined;
  let before: number | undefined;
  let gap = 0;
  const { signal } = new AbortController();
  for await (const { event } of answerEvents(services, {
    session,
    asked,
    options: {},
    model,
    signal,
    streamed: true,
  })) {
    if (event !== 'delta' || firstToken === undefined) continue;
    const now = performance.now();
    late ??= now - firstToken;
    if (before !== undefined) gap = Math.max(gap, now - before);
    before = now;
  }
  return late === undefined ? undefined : { late, gap };
}

/** The texts of some judgments, together 100 pages. */
const hundredPages = (): string =>
  Array.from({ length: 60 }, (_, i) => documents.text(i))
    .join('\n')
    .slice(0, 300_000);

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const show = (values: readonly number[]) =>
  `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.95).toFixed(0)} / ${Math.max(...values).toFixed(0)} ms`;
const streamedOf = (all: readonly (Streamed | undefined)[]) => all.filter((one) => one !== undefined);

try {
  await fillLibrary(services);
  const users = await services.db.withAccounts(async (tx) => {
    const ids: string[] = [];
    for (let at = 0; at < STREAMS; at += 1)
      ids.push(
        (await createConfirmedUser(tx, { email: `m${at}@example.in`, fullName: 'A Member' }, new Date())).id,
      );
    return ids;
  });
  const [userId = ''] = users;
  const caseId = await fillCase(services, userId);
  const general = await retrievals(userId, null);
  const ofCase = await retrievals(userId, caseId);
  // The product refuses an answer in words that its sources do not have: the model quotes them.
  provider.send({ pace: { firstMs: 200, gapMs: GAP_MS }, quotes: true });
  const alone: (Streamed | undefined)[] = [];
  for (let seed = 0; seed < 12; seed += 1) alone.push(await stream(userId, seed));
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const settled = await Promise.allSettled(users.map((id, at) => stream(id, at)));
  const failures = settled.flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason?.cause ?? one.reason)] : [],
  );
  const together = streamedOf(settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)));
  loop.disable();
  const from = performance.now();
  const checked = await checkText(services.library, hundredPages(), {
    signal: new AbortController().signal,
  });
  const checkMs = performance.now() - from;
  const rows: [string, string, string][] = [
    ['Passages of a general question', 'p95 ≤ 120 ms', show(general)],
    ['Passages of a question in the case', 'p95 ≤ 120 ms', show(ofCase)],
    [
      `First words after the model’s first token (${GAP_MS} ms between its tokens), one answer`,
      '≤ 50 ms',
      show(streamedOf(alone).map(({ late }) => late)),
    ],
    [`The same, ${STREAMS} answers at once`, '≤ 50 ms', show(together.map(({ late }) => late))],
    ['Longest gap of an answer, of these', 'no stall', show(together.map(({ gap }) => gap))],
    [
      'Event loop delay meanwhile: p99 / longest',
      '',
      `${(loop.percentile(99) / 1e6).toFixed(0)} / ${(loop.max / 1e6).toFixed(0)} ms`,
    ],
    [
      `Check of 100 pages over this library (${checked.citations.length} citations, ${checked.provisions.length} provisions)`,
      '60 s, aim 5 s',
      `${(checkMs / 1000).toFixed(1)} s`,
    ],
  ];
  const part = `## Speed of answers

\`npx tsx lab/assistant/run.ts${given < 0 ? '' : ` --documents ${DOCUMENTS}`}\`: ${DOCUMENTS} documents of 1,500 words, a case of ${FILES * PAGES_OF_FILE} pages; p50 / p95 / longest.
${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; ${together.length} of ${STREAMS} answers at once had text${failures.length === 0 ? '' : `, ${failures.length} failed (${[...new Set(failures)].join(' ')})`}.

| What | Goal | Measured |
|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
  writeFileSync(path.join(import.meta.dirname, '../results/assistant.md'), part);
  process.stdout.write(part);
} finally {
  provider.disconnect();
  await shutdown.stop();
  rmSync(root, { recursive: true, force: true });
}
