import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sharedServer } from '@munshi/test-support/shared-data.ts';
import type { Documents } from './documents.ts';
import type { Peer } from './peers.ts';

const BATCH = 500;
const PORT = 29_200;
const START_SECONDS = 90;
const HIGHEST_ERROR = 400;

/** One connection that is kept, as a client of the product would. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function call(method: string, target: string, body?: string, type = 'application/json'): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers =
      body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { agent, host: '127.0.0.1', port: PORT, method, path: target, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          if ((answer.statusCode ?? HIGHEST_ERROR) < HIGHEST_ERROR) resolve(text);
          else
            reject(new Error(`OpenSearch: ${method} ${target}: ${answer.statusCode} ${text.slice(0, 300)}`));
        });
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = (method: string, target: string, body?: object) =>
  call(method, target, body && JSON.stringify(body));

async function answering(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < START_SECONDS * 4; tries += 1) {
    if (child.exitCode !== null) throw new Error('OpenSearch has ended');
    try {
      await json('GET', '/_cluster/health?wait_for_status=yellow&timeout=1s');
      return;
    } catch {
      // The server does not answer yet.
      await wait(250);
    }
  }
  throw new Error('OpenSearch does not answer');
}

async function fill(documents: Documents, count: number): Promise<void> {
  const known = await json('GET', '/lab/_count').catch(() => undefined);
  const done = known === undefined ? 0 : (JSON.parse(known) as { count: number }).count;
  if (known === undefined)
    await json('PUT', '/bench', {
      settings: { number_of_shards: 1, number_of_replicas: 0, refresh_interval: '-1' },
      mappings: { _source: { enabled: false }, properties: { text: { type: 'text', analyzer: 'english' } } },
    });
  for (let from = done; from < count; from += BATCH) {
    const lines = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => {
      const source = JSON.stringify({ text: documents.text(from + i) });
      return `{"index":{"_id":"${from + i}"}}\n${source}\n`;
    });
    await call('POST', '/lab/_bulk', lines.join(''), 'application/x-ndjson');
  }
  await json('POST', '/lab/_refresh');
  if (done < count) await json('POST', '/lab/_forcemerge?max_num_segments=1');
}

/**
 * OpenSearch on this machine with a heap of 512 MB: one shard merged to one segment, without the sources and without a
 * total. Times are those of a client on one connection.
 */
export async function openSearchPeer(
  folder: string,
  documents: Documents,
  count: number,
): Promise<Peer | undefined> {
  const server = sharedServer('opensearch');
  if (server === undefined) return undefined;
  const home = path.join(tmpdir(), 'munshi-bench-opensearch');
  const prepared = await promisify(execFile)(server, ['prepare', home]).catch(() => undefined);
  if (!prepared) return undefined;
  const child = spawn(server, ['run', home, String(PORT), path.join(folder, 'opensearch')], {
    stdio: 'ignore',
  });
  const close = async () => {
    agent.destroy();
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  try {
    await answering(child);
    await fill(documents, count);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    name: 'OpenSearch',
    search: async (words, phrase) => {
      const query = phrase
        ? { match_phrase: { text: words.join(' ') } }
        : { match: { text: words.join(' ') } };
      const started = performance.now();
      await json('POST', '/lab/_search', { size: 20, _source: false, track_total_hits: false, query });
      return performance.now() - started;
    },
    close,
  };
}
