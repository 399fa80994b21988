import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type OpenSearchNode, prepareOpenSearch, startOpenSearch } from '#test/servers/opensearch.ts';
import { engineConformance } from '../conformance.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';

const log = pino({ level: 'silent' });
const dev = process.env.OSDEV;
let node: OpenSearchNode;
beforeAll(async () => {
  if (dev) { node = { url: dev } as OpenSearchNode; return; }
  await prepareOpenSearch();
  node = await startOpenSearch();
}, 300_000);
afterAll(() => dev ? undefined : node.discard());

engineConformance('the OpenSearch engine', async () => {
  const name = `munshi-${randomUUID()}`;
  const engine = new OpenSearchEngine({ cluster: { nodes: [node.url], name, shards: 1 }, log });
  return {
    engine,
    discard: async () => {
      await engine.close();
      await fetch(`${node.url}/${name}-*`, { method: 'DELETE' });
      await fetch(`${node.url}/_index_template/${name}`, { method: 'DELETE' });
    },
  };
});
