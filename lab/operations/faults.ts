// npx tsx lab/operations/faults.ts [store|mail|model|payment|index|database|disk …] --seconds 60: one server of the built product whose
// store, mail server, language model, payment provider and OpenSearch are each gone, slow and lying for a while, whose database is
// gone, and whose disk is full. One user asks each second; afterwards: answers without a sentence, the longest answer, the time
// until all is well again, and what is lost. Needs `node scripts/build.mjs`, Java and Maven; the disk needs root.
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shippedPath } from '#server/core/shipped-path.ts';
import { quotingSources } from '#test/fakes/model/chat.ts';
import { startModel } from '#test/fakes/model/model.ts';
import { KEYS, startRazorpay } from '#test/fakes/razorpay.ts';
import { startSmtp } from '#test/fakes/smtp.ts';
import { startOpenSearch } from '#test/servers/opensearch.ts';
import { stopServer } from '../start-server.ts';
import { Link, type Manner } from './link.ts';
import { openOffice } from './servers.ts';
import { openSmallDisk } from './small-disk.ts';
import { type Answer, callsOf, seed, send } from './work.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' } },
});
const SECONDS = Number(values.seconds);
const PORT = 3965;
const DISK_PORT = 3966;
const origin = `http://127.0.0.1:${PORT}`;
const RECOVERY_MS = 60_000;
/** An account gets one mail a minute, and buys once, so each request of these kinds is another member's. */
const ASKERS = 400;

type Fault = Exclude<Manner, 'open'> | 'full';

interface Dependency {
  turn(fault: Fault | 'open'): void;
  /** Its faults; without them it is gone, slow and lying. */
  faults?: readonly Fault[];
  /** The longest answer and the time until all is well again that security.md asks for. */
  goals?: { longestMs: number; backMs: number };
  /** One thing that a user does with it. */
  act(at: number): Promise<Answer>;
  /** True for the answer that a user gets when all is well; any other answer of success must say what is missing. */
  well(answer: Answer): boolean;
  /** Acknowledged things that are not there some time after the fault. */
  lost(): Promise<number>;
}

/**
 * True for an answer that says to its user what is wrong: a refusal by a sentence, and a success by the reason for which the page
 * has one, because no page looks for a sentence in an answer of success.
 */
function hasSentence({ status, text }: Answer): boolean {
  try {
    // Each family of calls names it as its clients expect (`platform/http`).
    const { message, error, msg, fallback } = JSON.parse(text) as Record<string, unknown>;
    // An answer of the assistant is a message with its reason.
    const reasons = [fallback, (message as { fallback?: unknown } | undefined)?.fallback];
    if (reasons.some((one) => typeof one === 'object' && one !== null && 'reason' in one)) return true;
    if (status < 400) return false;
    const inner =
      typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
    return [message, error, inner, msg].some((said) => typeof said === 'string' && said.length > 10);
  } catch {
    return false;
  }
}

const rows: string[] = [];

/** Uploads a file and adds its row, so that the store and the database take part. */
function uploads(
  call: ReturnType<typeof callsOf>,
  caseId: string,
): Pick<Dependency, 'act' | 'well' | 'lost'> {
  const stored = new Map<string, Buffer>();
  return {
    act: async () => {
      const path = `case_files/${caseId}/${randomInt(1e12)}.txt`;
      const bytes = Buffer.from(`Notes ${path}\n`.repeat(100));
      const answer = await call('POST', `/storage/v1/object/case-files/${path}`, bytes);
      if (answer.status !== 200) return answer;
      const row = { case_id: caseId, file_name: 'notes.txt', file_path: path, file_size: bytes.length };
      const added = await call('POST', '/rest/v1/case_files?select=id', row);
      if (added.status === 201) stored.set(path, bytes);
      return added;
    },
    well: ({ status }) => status === 201,
    lost: async () => {
      let gone = 0;
      for (const [path, bytes] of stored) {
        const file = await call('GET', `/storage/v1/object/case-files/${path}`);
        const row = await call('GET', `/rest/v1/case_files?select=file_path&file_path=eq.${path}`);
        if (file.status === 200 && file.text === bytes.toString() && row.text.includes(path)) continue;
        console.log('  lost:', file.status, file.text.slice(0, 200), row.text.slice(0, 200));
        gone += 1;
      }
      stored.clear();
      return gone;
    },
  };
}

/** The link in its manner. */
const linked = (link: Link) => (manner: Fault | 'open') => manner !== 'full' && link.turn(manner);

async function tryOut(name: string, dependency: Dependency, fault: Fault): Promise<void> {
  const { act, well, lost } = dependency;
  const { longestMs, backMs: mostMs } = dependency.goals ?? { longestMs: Infinity, backMs: RECOVERY_MS };
  dependency.turn(fault);
  const statuses = new Map<number, number>();
  let [mute, longest] = [0, 0];
  const until = performance.now() + SECONDS * 1000;
  for (let at = 0; performance.now() < until; at += 1) {
    const startedAt = performance.now();
    const answer = await act(at);
    longest = Math.max(longest, performance.now() - startedAt);
    if (!statuses.has(answer.status)) console.log('  first:', answer.status, answer.text.slice(0, 200));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    // A success that is none is a lie to its user.
    if (!(well(answer) || hasSentence(answer))) {
      console.log('  without a sentence:', answer.status, answer.text.slice(0, 200));
      mute += 1;
    }
    await sleep(Math.max(0, 1000 - (performance.now() - startedAt)));
  }
  dependency.turn('open');
  const backAt = performance.now();
  while (!well(await act(1000)) && performance.now() - backAt < 2 * RECOVERY_MS) await sleep(250);
  const backMs = performance.now() - backAt;
  const gone = await lost();
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const reached = mute === 0 && gone === 0 && longest <= longestMs && backMs <= mostMs;
  rows.push(
    `| ${name} ${fault} | ${counts} | ${mute} | ${(longest / 1000).toFixed(1)} s | ${(backMs / 1000).toFixed(1)} s | ${gone} | ${reached ? 'reached' : 'missed'} |`,
  );
  console.log(rows.at(-1));
}

const PROVIDER = `${KEYS.keyId}:${KEYS.keySecret}`;
const NAMES = ['store', 'mail', 'model', 'payment', 'index', 'database', 'disk'];
const wanted = positionals.length > 0 ? positionals : NAMES;
const [smtp, model, razorpay] = await Promise.all([startSmtp(), startModel(), startRazorpay()]);
model.manner = { writes: quotingSources };
const node = wanted.includes('index') ? await startOpenSearch() : undefined;
const links = {
  mail: await Link.to(smtp.url),
  model: await Link.to(model.url),
  payment: await Link.to(razorpay.url),
  index: node && (await Link.to(node.url)),
};
let store: (Link & { url: string }) | undefined;
let database: (Link & { url: string }) | undefined;
const office = await openOffice({
  origin,
  ports: [PORT],
  members: 1 + ASKERS,
  env: {
    SMTP_URL: links.mail.url,
    MODEL_URL: links.model.url,
    MODEL_NAME: 'fake-chat',
    MODEL_API_KEY: model.key,
    MODEL_TIMEOUT_S: '20',
    TRUSTED_PROXIES: '127.0.0.1',
    ...razorpay.env,
    RAZORPAY_URL: links.payment.url,
    ...(links.index && { OPENSEARCH_URL: links.index.url }),
  },
  between: async (endpoint) => {
    store = await Link.to(endpoint);
    return store.url;
  },
  betweenDatabase: async (url) => {
    database = await Link.to(url);
    return database.url;
  },
});
const disk = wanted.includes('disk') ? await openSmallDisk(DISK_PORT) : undefined;
const server = await office.start(0);
const member = office.members[0];
if (!member || !store || !database) throw new Error('no office');
const call = callsOf(member, origin);
const ofDisk = callsOf(disk?.member ?? member, disk ? `http://127.0.0.1:${DISK_PORT}` : origin);
const caseId = await seed(call);
const made = await call('POST', '/rest/v1/chat_threads?select=id', { title: 'Notice' });
const threadId = (JSON.parse(made.text) as { id: string }[])[0]?.id;

const asked: string[] = [];
let turn = 0;
const bought: { email: string; id: string }[] = [];
const QUERY = { query: 'anticipatory bail', size: 10 };
const totalOf = ({ status, text }: Answer): number =>
  status === 200 ? (JSON.parse(text) as { total: number }).total : 0;
/** Documents that the library finds before any fault. */
let found = 0;

const nextAsker = () => {
  turn += 1;
  return office.members[1 + (turn % ASKERS)] ?? member;
};
const dependencies: Record<string, Dependency | undefined> = {
  store: {
    turn: linked(store),
    ...uploads(call, caseId),
  },
  mail: {
    turn: linked(links.mail),
    act: async () => {
      const { email } = nextAsker();
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
      const answer = await send(`${origin}/auth/v1/recover`, {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
      });
      if (answer.status === 200) asked.push(email);
      return answer;
    },
    well: ({ status }) => status === 200,
    lost: async () => {
      const wantedBy = new Set(asked.splice(0));
      const arrived = () => new Set(smtp.received.flatMap(({ to }) => to));
      const until = performance.now() + 2 * RECOVERY_MS;
      while (performance.now() < until && [...wantedBy].some((to) => !arrived().has(to))) await sleep(250);
      const gone = [...wantedBy].filter((to) => !arrived().has(to)).length;
      smtp.received.length = 0;
      return gone;
    },
  },
  model: {
    turn: linked(links.model),
    act: (at) =>
      call('POST', '/functions/v1/chat-completion', {
        threadId,
        content: `What does section 138 say about notice? (${at}-${randomInt(1e9)})`,
      }),
    well: ({ status, text }) => status === 200 && !text.includes('"fallback":{'),
    lost: async () => {
      const kept = await call(
        'GET',
        `/rest/v1/chat_messages?select=role&thread_id=eq.${threadId}&limit=1000`,
      );
      const roles = (JSON.parse(kept.text) as { role: string }[]).map(({ role }) => role);
      return Math.abs(
        roles.filter((role) => role === 'user').length - roles.filter((role) => role === 'assistant').length,
      );
    },
  },
  payment: {
    turn: linked(links.payment),
    act: async () => {
      const asker = nextAsker();
      const answer = await callsOf(asker, origin)('POST', '/functions/v1/create-subscription', {
        planId: 'solo',
        billingInterval: 'monthly',
      });
      if (answer.status === 200)
        bought.push({
          email: asker.email,
          id: (JSON.parse(answer.text) as { subscriptionId: string }).subscriptionId,
        });
      return answer;
    },
    well: ({ status, text }) => status === 200 && text.includes('"subscriptionId"'),
    lost: async () => {
      let gone = 0;
      for (const { email, id } of bought.splice(0)) {
        const asker = office.members.find((one) => one.email === email) ?? member;
        const path = '/rest/v1/user_subscriptions?select=razorpay_subscription_id';
        const { text } = await callsOf(asker, origin)('GET', path);
        const atProvider = await fetch(`${razorpay.url}/v1/subscriptions/${id}`, {
          headers: { authorization: `Basic ${Buffer.from(PROVIDER).toString('base64')}` },
        });
        if (text.includes(id) && atProvider.ok) continue;
        console.log('  lost:', id, atProvider.status, text.slice(0, 200));
        gone += 1;
      }
      return gone;
    },
  },
  index: links.index && {
    turn: linked(links.index),
    act: async () => {
      const cases = await call('GET', '/rest/v1/cases?select=id&limit=1');
      // Cases go on without the library.
      if (cases.status !== 200) return { status: cases.status, text: '' };
      return call('POST', '/keyword_search', QUERY);
    },
    // An empty answer of success would say that the library has nothing.
    well: (answer) => totalOf(answer) > 0,
    lost: async () => {
      const now = totalOf(await call('POST', '/keyword_search', QUERY));
      found = Math.max(found, now);
      return found - now;
    },
  },
  database: {
    turn: linked(database),
    faults: ['gone'],
    goals: { longestMs: 2000, backMs: 5000 },
    ...uploads(call, caseId),
  },
  disk: disk && {
    turn: (fault) => (fault === 'open' ? disk.free() : disk.fill()),
    faults: ['full'],
    goals: { longestMs: 2000, backMs: RECOVERY_MS },
    ...uploads(ofDisk, await seed(ofDisk)),
  },
};

for (const name of wanted) {
  const dependency = dependencies[name];
  if (!dependency) throw new Error(`no dependency ${name}`);
  for (let at = 0; !dependency.well(await dependency.act(2000 + at)); at += 1) {
    if (at > 60) throw new Error(`${name} does not work even without a fault`);
    await sleep(1000);
  }
  await dependency.lost();
  for (const fault of dependency.faults ?? (['gone', 'slow', 'lying'] as const))
    await tryOut(name, dependency, fault);
}
await stopServer(server);
if (disk) await stopServer(disk.server);
disk?.discard();
for (const link of [store, database, ...Object.values(links)]) link?.close();
await Promise.all([smtp.close(), model.close(), razorpay.close(), node?.discard(), office.stop()]);

const text = `## What the product depends on, gone, slow, lying and full

\`npx tsx lab/operations/faults.ts --seconds ${SECONDS}\`: each for ${SECONDS} s; slow: every answer 5 s late; lying: an empty answer of success. Goals:
every answer has a sentence, all is well again within 60 s, nothing that was acknowledged is lost; without the database and with a
full disk each answer within 2 s, and all well again within 5 s of the database and 60 s of the space. Load average at the end
${(loadavg()[0] ?? 0).toFixed(1)}. Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Answers | Without a sentence | Longest | Well again after | Lost | |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
if (positionals.length === 0) writeFileSync(shippedPath('lab/results/faults.md'), text);
console.log(text);
