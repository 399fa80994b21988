import path from 'node:path';
import { connect, Index, MatchQuery, PhraseQuery } from '@lancedb/lancedb';
import type { Documents } from './documents.ts';
import type { Peer } from './peers.ts';

const batch = 5000;
const name = 'texts';

/** LanceDB's own text index, which docs/decisions/30-index-on-disk.md compares with ours: the ids of the best, without a total. */
export async function lancePeer(folder: string, documents: Documents, count: number): Promise<Peer> {
  const connection = await connect(path.join(folder, 'lance'));
  const known = (await connection.tableNames()).includes(name);
  const rows = (from: number) =>
    Array.from({ length: Math.min(batch, count - from) }, (_, i) => ({
      id: from + i,
      text: documents.text(from + i),
    }));
  const table = known ? await connection.openTable(name) : await connection.createTable(name, rows(0));
  for (let from = await table.countRows(); from < count; from += batch) await table.add(rows(from));
  if ((await table.listIndices()).length === 0)
    await table.createIndex('text', {
      config: Index.fts({ withPosition: true, stem: true, language: 'English', removeStopWords: false }),
    });
  await table.optimize();
  return {
    name: "LanceDB's text index",
    search: async (words, phrase) => {
      const text = words.join(' ');
      const query = phrase ? new PhraseQuery(text, 'text') : new MatchQuery(text, 'text');
      const started = performance.now();
      await table.query().fullTextSearch(query).select(['id', '_score']).limit(20).toArrow();
      return performance.now() - started;
    },
    close: async () => {
      table.close();
      connection.close();
    },
  };
}
