// npx tsx lab/models/run.ts: how late a token of a language model reaches us after its provider has sent it, how 50
// streams at once fare, and how soon the provider's request ends when a client goes away. The provider is the fake model in
// a process of its own; each of its tokens is the time of its sending. Turns and budgets are those of the product, in a
// real PostgreSQL.
import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { openServices } from '#server/boot/open-services.ts';
import { Shutdown } from '#server/boot/shutdown.ts';
import { readEnv } from '#server/core/env.ts';
import { createConfirmedUser } from '#server/features/accounts/store.ts';
import type { Viewer } from '#server/platform/db/database.ts';
import { epochMs } from '#test/fakes/model/chat.ts';
import { fakeChatName } from '#test/fakes/model/model.ts';

const STREAMS = 50;
const TOKENS = 150;
const ROUNDS = 3;
const ALONE = 60;
const GAP_MS = 20;

const root = path.resolve(import.meta.dirname, '../..');
const data = mkdtempSync(path.join(tmpdir(), 'munshi-bench-models-'));
const provider = fork(path.join(import.meta.dirname, 'provider.ts'), { execArgv: ['--import', 'tsx'] });
const [{ url, key }] = (await once(provider, 'message')) as [{ url: string; key: string }];

const env = readEnv({
  MUNSHI_DATA: data,
  MODEL_URL: url,
  MODEL_NAME: fakeChatName,
  MODEL_API_KEY: key,
  MODEL_AT_ONCE: String(STREAMS),
});
const log = pino({ level: 'error' });
const shutdown = new Shutdown(log);
const folder = await openDataFolder(env.MUNSHI_DATA, env.HOST);
shutdown.add({ name: 'data folder', run: () => folder.release(), needed: true });
const services = await openServices(env, folder, log, shutdown);
const model = services.languageModel?.('check');
if (!model) throw new Error('no model');

const viewers = await services.db.withAccounts(async (tx) => {
  const found: Viewer[] = [];
  for (let at = 0; at < STREAMS; at++) {
    const email = `member${at}@chambers.example`;
    const { id } = await createConfirmedUser(tx, { email, fullName: 'A Member' }, new Date());
    found.push({ userId: id, aal: 'aal1' });
  }
  return found;
});

interface Read {
  /** Milliseconds from the provider's sending to us, token by token. */
  late: number[];
  /** The longest times between two tokens: of the provider, and as they reach us. */
  gaps: { sent: number; got: number };
}

const messages = [{ role: 'user', text: 'Is bail the rule?' }] as const;

async function read(viewer: Viewer | undefined, signal: AbortSignal, onToken?: () => void): Promise<Read> {
  const found: Read = { late: [], gaps: { sent: 0, got: 0 } };
  let before: { sent: number; got: number } | undefined;
  for await (const part of model?.stream({ messages, viewer, signal }) ?? []) {
    if (!('text' in part)) continue;
    const now = { sent: Number(part.text), got: epochMs() };
    found.late.push(now.got - now.sent);
    if (before) {
      found.gaps.sent = Math.max(found.gaps.sent, now.sent - before.sent);
      found.gaps.got = Math.max(found.gaps.got, now.got - before.got);
    }
    before = now;
    onToken?.();
  }
  return found;
}

/** A client that goes away after some tokens; when it did. */
async function leave(viewer: Viewer, tokens: number): Promise<number> {
  const leaving = new AbortController();
  let seen = 0;
  let leftAt = 0;
  await read(viewer, leaving.signal, () => {
    seen += 1;
    if (seen !== tokens) return;
    leftAt = epochMs();
    leaving.abort(new Error('away'));
  }).catch(() => undefined);
  return leftAt;
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const show = (values: readonly number[]) =>
  `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)} / ${Math.max(...values).toFixed(1)} ms`;
const first = (reads: readonly Read[]) => reads.map(({ late }) => late[0] ?? Number.NaN);
const manner = async (pace: { firstMs: number; gapMs: number }, stamps: number) => {
  provider.send({ pace, stamps });
  await wait(50);
};
// Fifty streams listen to it.
const { signal } = new AbortController();
setMaxListeners(0, signal);

try {
  await manner({ firstMs: 30, gapMs: 1 }, 3);
  for (let i = 0; i < 10; i++) await read(viewers[i], signal);
  const alone: Read[] = [];
  for (let i = 0; i < ALONE; i++) alone.push(await read(viewers[i % STREAMS], signal));

  await manner({ firstMs: 200, gapMs: GAP_MS }, TOKENS);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const cpuBefore = process.cpuUsage();
  const together: Read[] = [];
  for (let round = 0; round < ROUNDS; round++)
    together.push(...(await Promise.all(viewers.map((viewer) => read(viewer, signal)))));
  loop.disable();
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMs = (user + system) / 1000 / (ROUNDS * STREAMS * TOKENS);

  const left = await Promise.all(viewers.map((viewer, at) => leave(viewer, 1 + (at % 40))));
  await wait(1000);
  provider.send('abandonedAt');
  const [ended] = (await once(provider, 'message')) as [number[]];
  // Each ends after its own departure, in some order; pairs in order of time never flatter the longest.
  const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  const departures = sorted(left);
  const ends = sorted(ended).map((at, i) => at - (departures[i] ?? 0));
  if (ends.length !== STREAMS) throw new Error(`${ends.length} requests ended, ${STREAMS} clients left`);

  const late = together.flatMap((each) => each.late);
  const stalls = together.map(({ gaps }) => gaps.got - gaps.sent);
  const table: [string, string, string][] = [
    [
      'First token after the provider sent it, one stream: p50 / p95 / longest',
      'p95 ≤ 20 ms',
      show(first(alone)),
    ],
    [`The same, ${STREAMS} streams at once`, 'p95 ≤ 20 ms', show(first(together))],
    [`Every token of ${STREAMS} streams (${TOKENS} each, ${GAP_MS} ms apart)`, '', show(late)],
    [
      'Longest gap in a stream: of the provider / as it reached us, median of the streams',
      '',
      `${quantile(
        together.map(({ gaps }) => gaps.sent),
        0.5,
      ).toFixed(1)} / ${quantile(
        together.map(({ gaps }) => gaps.got),
        0.5,
      ).toFixed(1)} ms`,
    ],
    ['What we add to the longest gap of a stream', 'no stall', show(stalls)],
    [
      'Event loop delay meanwhile: p99 / longest',
      '',
      `${(loop.percentile(99) / 1e6).toFixed(1)} / ${(loop.max / 1e6).toFixed(1)} ms`,
    ],
    ['Processor time of our process for one token, budgets included', '', `${cpuMs.toFixed(2)} ms`],
    [`Request of the provider ended after the client went away, ${STREAMS} clients`, '≤ 100 ms', show(ends)],
  ];
  const load = loadavg()[0]?.toFixed(1);
  const text = `## Models\n\n\`npx tsx lab/models/run.ts\`, Node ${process.versions.node}, load average ${load} on 2 cores at the end: the fake model in a process of its own writes the time of its sending into each token; turns and budgets are the product's own, in PostgreSQL. Where the machine is busy with other work, every figure includes the wait for a processor, on both sides.\n\n| What | Goal | Measured |\n|---|---|---|\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
  writeFileSync(path.join(root, 'lab/results/models.md'), text);
  process.stdout.write(text);
} finally {
  provider.disconnect();
  await shutdown.stop();
  rmSync(data, { recursive: true, force: true });
}
