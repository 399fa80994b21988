// npx tsx lab/lists/run.ts [--share 1]: the pages of long lists over HTTP, from the built server with its own PostgreSQL: the first,
// and each after it, of 10,000 cases (newest first, and by next date) and of 50,000 files; the choice among 10,000 clients.
// 10,000 other users have 100,000 cases and 1,000,000 files in the same tables. Needs `node scripts/build.mjs`.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { OWNER } from '#server/platform/db/cluster/cluster.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { wordConditions } from '#web/data/lists/rest-filter.ts';
import { newestFirst, nextDateFirst, type Place, type RowOrder } from '#web/data/lists/row-order.ts';
import { readPage } from '#web/data/lists/row-pages.ts';
import { filteredCases } from '#web/features/cases/list/list-queries.ts';
import { signedInMembers } from '../signed-in.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';
import { othersOf, PAPERS, seedOthers, seedPapers } from './others.ts';
import { SHARED, seedSharedCases } from './shared.ts';

const { values } = parseArgs({ options: { share: { type: 'string', default: '1' } } });
/** A part of the size tries the bench; only the whole is written down. */
const SHARE = Number(values.share);
const OTHERS = othersOf(SHARE);
const CASES = 10_000 * SHARE;
const FILES = 50_000 * SHARE;
const CLIENTS = 10_000 * SHARE;
/** Goal for every list, search and open among so many users. */
const LIMIT_MS = 200;
const PORT = 3983;
const origin = `http://127.0.0.1:${PORT}`;
const root = mkdtempSync(path.join(tmpdir(), 'munshi-lists-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

/** Tokens of a lawyer with an own practice, and of one half of whose cases are shared (`shared.ts`). */
async function accessTokens(): Promise<[own: string, withShared: string, papers: string]> {
  const env = readEnv({ MUNSHI_DATA: folder, PORT: String(PORT) });
  const secrets = await openSecrets(folder, false);
  const db = await openDatabase(env, secrets, pino({ level: 'silent' }));
  const ownerUrl = new URL(db.workerUrl);
  [ownerUrl.username, ownerUrl.password] = [OWNER, secrets.database.owner];
  await seedOthers(ownerUrl.href, OTHERS);
  const [own, withShared] = await signedInMembers(db, { folder, origin }, ['a@example.in', 'b@example.in']);
  if (!own || !withShared) throw new Error('no members');
  if (SHARE === 1) await seedSharedCases(db, withShared.userId);
  const papers = await seedPapers(ownerUrl.href, own.userId);
  await db.close();
  return [await own.token(), await withShared.token(), papers];
}

const [ownToken, sharedToken, papersId] = await accessTokens();
let token = ownToken;
const server = await startBuiltServer(folder, PORT);

async function call<T>(
  method: string,
  table: string,
  query: object = {},
  { body, prefer = 'return=representation' }: { body?: unknown; prefer?: string } = {},
): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const answer = await fetch(`${origin}/rest/v1/${table}?${new URLSearchParams(given)}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${table}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

async function add(table: string, count: number, row: (index: number) => object): Promise<Place[]> {
  const made: Place[] = [];
  for (let i = 0; i < count; i += 1000) {
    const rows = numbers(Math.min(1000, count - i)).map((j) => row(i + j));
    made.push(...(await call<Place[]>('POST', table, { select: 'id' }, { body: rows })));
  }
  return made;
}

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const rows: string[][] = [];

/** Runs what is measured, warm, and writes its row. */
async function measure(what: string, times: number, run: (time: number) => Promise<unknown[]>) {
  const taken: number[] = [];
  let most = 0;
  for (const time of numbers(times + 5)) {
    const startedAt = performance.now();
    most = Math.max(most, (await run(time)).length);
    if (time >= 5) taken.push(performance.now() - startedAt);
  }
  const p95 = quantile(taken, 0.95);
  const words = `${quantile(taken, 0.5).toFixed(0)} / ${p95.toFixed(0)} / ${Math.max(...taken).toFixed(0)} ms`;
  const verdict = p95 <= LIMIT_MS ? 'reached' : 'NOT REACHED';
  rows.push([what, String(most), words, (p95 / LIMIT_MS).toFixed(2), verdict]);
}

/** Reads a whole list page by page, each page after the last row of the one before, round and round. */
function pager(read: (after: Place | undefined) => Promise<Place[]>) {
  let after: Place | undefined;
  return async () => {
    const page = await read(after);
    after = page.length === 100 ? page.at(-1) : undefined;
    return page;
  };
}

const AREAS = ['Tax', 'Writ', 'Arbitration', 'Family', 'Service'];
const COURTS = ['High Court of Madras', 'Supreme Court of India', 'City Civil Court, Chennai'];
const seeded = await add('cases', CASES, (i) => ({
  court: COURTS[i % COURTS.length],
  title: `Kaveri Mills No. ${i} v. State of Tamil Nadu`,
  case_number: `W.P. ${i}/2026`,
  practice_area: AREAS[i % AREAS.length] ?? '',
  description: 'Challenge to an order of assessment; an interim stay was granted on conditions. '.repeat(
    i % 4,
  ),
}));
const caseId = seeded[0]?.id ?? '';
await add('case_files', FILES, (i) => ({
  case_id: caseId,
  file_name: `Annexure P-${i}.pdf`,
  file_path: `case_files/${caseId}/${i}.pdf`,
  file_size: 1000 + i,
}));

// Two of three cases have dates, one of six an overdue one.
const DAY_MS = 86_400_000;
const dated = seeded.filter((_, i) => i % 3 > 0);
await add('timeline_events', dated.length * 2, (i) => ({
  case_id: dated[i >> 1]?.id,
  title: 'Arguments',
  event_type: i % 2 === 0 ? 'hearing' : 'deadline',
  event_date: new Date(Date.now() + (((i * 7919) % 120) - (i % 8 === 0 ? 130 : 0)) * DAY_MS).toISOString(),
}));

const FIRMS = ['Kaveri', 'Lakshmi', 'Bharat', 'Narmada', 'Deccan'];
await add('clients', CLIENTS, (i) => ({
  name: `${FIRMS[i % FIRMS.length]} Mills No. ${(i * 7919) % CLIENTS}`,
  client_number: `C-${i}`,
  contact_person: `R. Subramaniam ${i}`,
}));

const CURRENT = filteredCases({}).where;
const readCases =
  (where: string[], order: RowOrder = newestFirst) =>
  (after?: Place): Promise<Place[]> =>
    readPage(
      { ...filteredCases({}), order, where: [...CURRENT, ...where] },
      (query) => call<Place[]>('GET', 'cases', query),
      { after },
    );
const words = (text: string) => wordConditions(text, ['title', 'client_name', 'case_number', 'description']);

type File = { id: string; uploaded_at: string };
const readFiles = async (after?: Place): Promise<Place[]> => {
  const from = after?.created_at;
  const and = after && `(uploaded_at.lte.${from},or(uploaded_at.lt.${from},id.gt.${after.id}))`;
  const order = 'uploaded_at.desc,id';
  const query = { select: '*', case_id: `eq.${caseId}`, and, order, limit: 100 };
  const files = await call<File[]>('GET', 'case_files', query);
  return files.map(({ id, uploaded_at }) => ({ id, created_at: uploaded_at }));
};

await measure('10,000 cases: the first page', 100, () => readCases([])());
await measure('10,000 cases: every page to the end, one after another', 200, pager(readCases([])));
await measure('10,000 cases by next date: the first page', 100, () => readCases([], nextDateFirst)());
const byDate = pager(readCases([], nextDateFirst));
await measure('10,000 cases by next date: every page to the end, one after another', 200, byDate);
await measure('10,000 cases: those without a next date', 60, () =>
  readCases(['next_date.is.null'], nextDateFirst)(),
);
await measure('10,000 cases: those of one court', 60, () =>
  readCases([`court.eq."${COURTS[0]}"`], nextDateFirst)(),
);
await measure('10,000 cases: the courts to choose from', 60, async () => {
  const { courts } = await call<{ courts: unknown[] }>('POST', 'rpc/list_courts', {}, { body: {} });
  return courts;
});
await measure('An event that moves the next date of its case', 100, async (i) =>
  add('timeline_events', 1, () => ({
    case_id: seeded[i % seeded.length]?.id,
    title: 'Call',
    event_type: 'hearing',
    event_date: new Date(Date.now() + 3_600_000).toISOString(),
  })),
);
await measure('10,000 cases: a word that stands in all', 60, () => readCases(words('kaveri'))());
await measure('10,000 cases: a number that stands in one', 60, (i) =>
  readCases(words(`W.P. ${9000 - i * 7}/2026`))(),
);
await measure('10,000 cases: how many there are', 60, () =>
  call<unknown[]>(
    'GET',
    'cases',
    { select: 'id', and: '(archived_at.is.null)', limit: 0 },
    { prefer: 'count=exact' },
  ),
);
await measure('50,000 files: the first page', 100, () => readFiles());
await measure('50,000 files: every page to the end, one after another', 500, pager(readFiles));

const readClients = (text: string): Promise<unknown[]> => {
  const where = wordConditions(text, ['name', 'client_number', 'contact_person']);
  const and = where.length > 0 ? `(${where.join(',')})` : undefined;
  return call('GET', 'clients', {
    select: 'id,name,client_number',
    and,
    order: 'name,id',
    limit: 30,
    offset: 0,
  });
};
await measure('10,000 clients: the first to choose from, by name', 100, () => readClients(''));
await measure('10,000 clients: chosen by a word that stands in many', 60, () => readClients('kaveri'));
await measure('10,000 clients: chosen by a number', 60, (i) => readClients(`C-${9900 - i}`));
await measure('10,000 clients: a word that stands in none', 60, () => readClients('zamindari'));

/** One request outside the rows; its answer as bytes, of one thing that is opened or of the results. */
async function ask(path: string, body?: object | string): Promise<Buffer> {
  const answer = await fetch(origin + path, {
    ...(body === undefined
      ? {}
      : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
    },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes.toString().slice(0, 200)}`);
  return bytes;
}
const resultsOf = async (path: string, body: object) =>
  (JSON.parse((await ask(path, body)).toString()) as { results?: unknown[]; hits?: unknown[] }).results ?? [];
const DRAFT = {
  type: 'doc',
  content: Array.from({ length: 200 }, (_, at) => ({
    type: 'paragraph',
    content: [
      {
        type: 'text',
        text: `${at}. That the order of assessment was passed without hearing the petitioner.`,
      },
    ],
  })),
};
const drafts = await add('case_drafts', PAPERS.drafts, (i) => ({
  case_id: papersId,
  title: `Affidavit ${i}`,
  document: DRAFT,
}));
const stored = `case_files/${papersId}/opened.txt`;
await ask(`/storage/v1/object/case-files/${stored}`, 'Notes of the conference.\n'.repeat(8000));
await add('case_files', 1, () => ({
  ...{ case_id: papersId, file_name: 'opened.txt', file_path: stored },
  file_size: 200_000,
}));
const openCase = (id: string) => async () =>
  (
    await Promise.all([
      call<unknown[]>('GET', 'cases', { select: '*,client:clients(id,name)', id: `eq.${id}` }),
      call<unknown[]>('GET', 'timeline_events', { case_id: `eq.${id}`, order: 'event_date,id', limit: 100 }),
      call<unknown[]>('GET', 'case_files', { case_id: `eq.${id}`, order: 'uploaded_at.desc,id', limit: 100 }),
      call<unknown[]>('GET', 'case_drafts', {
        select: 'id,title,updated_at',
        case_id: `eq.${id}`,
        order: 'updated_at.desc,id',
        limit: 100,
      }),
    ])
  ).flat();
await measure(
  `A case with ${FILES} files is opened: case, dates, first files, drafts`,
  100,
  openCase(caseId),
);
await measure(`A case with ${PAPERS.drafts} drafts is opened`, 100, openCase(papersId));
await measure('A file of 200 kB is opened', 100, async () => [
  await ask(`/storage/v1/object/case-files/${stored}`),
]);
await measure('A draft of 200 paragraphs is opened', 100, (i) =>
  call('GET', 'case_drafts', { id: `eq.${drafts[i % drafts.length]?.id}` }),
);
const pages = `${PAPERS.files * PAPERS.pagesOfFile} pages of a case`;
const inPages = (query: string) =>
  call<unknown[]>('POST', 'rpc/search_case_pages', {}, { body: { case_id: papersId, query, limit: 50 } });
await measure(`${pages}: words that stand on all`, 60, () => inPages('interim stay'));
await measure(`${pages}: a word that stands on few`, 60, (i) => inPages(`R-${1 + (i % PAPERS.files)}`));
await measure(`${pages}: a word that stands on none`, 60, () => inPages('zamindari'));
const QUERIES = [
  'anticipatory bail',
  'natural justice',
  'section 138',
  'specific performance',
  'default bail',
];
const library = (path: string) => (i: number) =>
  resultsOf(path, { query: QUERIES[i % QUERIES.length], size: 10 });
await measure('The library: a search by words', 60, library('/keyword_search'));
await measure('The library: a search by words and meaning', 60, library('/hybrid_search'));
const [first] = (await resultsOf('/keyword_search', { query: 'bail', size: 1 })) as {
  _id?: string;
  id?: string;
}[];
const documentId = first?._id ?? first?.id ?? '';
await measure('The library: a judgment is opened', 60, async () => [
  await ask(`/library/documents/${encodeURIComponent(documentId)}`),
]);

token = sharedToken;
const half = `${SHARED.own} own and ${SHARED.shared} shared cases, ${SHARED.chambers} chambers`;
await measure(`${half}: the first page`, 100, () => readCases([])());
await measure(`${half}: every page to the end`, 200, pager(readCases([])));
await measure(`${half}: the first page by next date`, 100, () => readCases([], nextDateFirst)());
await measure(`${half}: shared with me`, 60, () => readCases(['role.neq.owner'])());
await measure(`${half}: a word that stands in all`, 60, () => readCases(words('kaveri'))());
await measure(`${half}: the next dates of all`, 60, () =>
  call('GET', 'timeline_events', {
    select: 'id,title,event_date,case:cases(id,title)',
    and: `(done_at.is.null,event_date.gte.${new Date().toISOString()})`,
    order: 'event_date,id',
    limit: 100,
  }),
);

await stopServer(server);
rmSync(root, { recursive: true });

const text = `## Long lists

\`npx tsx lab/lists/run.ts\`: pages of 100 rows (clients: 30) over HTTP, one request at a time, session and row-level security included; the built
server with its own PostgreSQL, in which ${OTHERS.users.toLocaleString('en')} other users have ${OTHERS.cases.toLocaleString('en')} cases and ${OTHERS.files.toLocaleString('en')} files and ${OTHERS.pages.toLocaleString('en')} pages that were read; the library is that of the samples. p50 / p95 / worst; the ratio is p95 to the limit of ${LIMIT_MS} ms. ${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Rows | Measured | Ratio | p95 ≤ ${LIMIT_MS} ms |
|---|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
if (SHARE === 1) writeFileSync(shippedPath('lab/results/lists.md'), text);
process.stdout.write(text);
