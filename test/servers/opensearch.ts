import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const script = path.join(import.meta.dirname, 'opensearch.sh');
/** One installation of the server for all runs on this computer. */
const home = path.join(tmpdir(), 'munshi-opensearch');
/** Tests are short: code that is compiled well would never pay. */
const quickStart = '-XX:TieredStopAtLevel=1';
const prepareMs = 240_000;
const startMs = 240_000;

/** A node of OpenSearch in a process of its own. */
export interface OpenSearchNode {
  url: string;
  transport: number;
  /** Its process while it runs. */
  readonly pid: number | undefined;
  /** Stops it, or kills it; `start` runs it again with its data. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data, unless they are kept. */
  discard(): Promise<void>;
}

/** Downloads and assembles the server where that has not happened. Throws where Maven Central gives it not. */
export async function prepareOpenSearch(): Promise<void> {
  await promisify(execFile)(script, ['prepare', home], { timeout: prepareMs });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + startMs;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`OpenSearch ended with code ${child.exitCode}`);
    const answer = await fetch(`${url}/_cluster/health?timeout=1s`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('OpenSearch does not answer');
}

interface NodeOptions {
  /** A folder for its data, which is kept for the next start. */
  data?: string;
  /** Memory and compiler settings of the server: `OPENSEARCH_HEAP`, `OPENSEARCH_FLAGS`. */
  environment?: Record<string, string>;
}

/** Starts a node; several with the transport ports of all are a cluster. */
export async function startOpenSearch(
  others: readonly OpenSearchNode[] = [],
  { data: kept, environment = { OPENSEARCH_FLAGS: quickStart } }: NodeOptions = {},
): Promise<OpenSearchNode> {
  const data = kept ?? (await mkdtemp(path.join(tmpdir(), 'munshi-opensearch-data-')));
  await mkdir(data, { recursive: true });
  // The server may run as another user.
  await chmod(data, 0o755);
  const [http, transport] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${http}`;
  const name = `node-${transport}`;
  const seeds = others.map((node) => `127.0.0.1:${node.transport}`);
  const settings = [
    `http.port=${http}`,
    `transport.port=${transport}`,
    `node.name=${name}`,
    'cluster.name=munshi-test',
    // A disk that is nearly full is no reason for a test to fail.
    'cluster.routing.allocation.disk.threshold_enabled=false',
    ...(seeds.length > 0
      ? [`discovery.seed_hosts=${seeds.join(',')}`]
      : [`cluster.initial_cluster_manager_nodes=${name}`]),
  ];
  let child: ChildProcess | undefined;
  const node: OpenSearchNode = {
    url,
    transport,
    get pid() {
      return child?.pid;
    },
    async start() {
      const env = { ...process.env, ...environment };
      child = spawn(script, ['run', home, data, ...settings], { stdio: 'ignore', env });
      await answering(url, child);
    },
    async stop(signal) {
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      running.kill(signal);
      await once(running, 'exit');
    },
    async discard() {
      await node.stop();
      if (kept === undefined) await rm(data, { recursive: true, force: true });
    },
  };
  try {
    await node.start();
    return node;
  } catch (error) {
    await node.discard();
    throw error;
  }
}
