import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { madeUpLibrary } from '#test/conformance/made-up-documents.ts';
import { fileDisk } from '../disk/file-disk.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded-engine.ts';
import { RowTable } from '../row-table.ts';
import { writeManifest } from '../segments/manifest.ts';
import { documentMetadata, documentRow } from '../stored-row.ts';

let folder = '';
let engine: EmbeddedEngine | undefined;
afterEach(async () => {
  await engine?.close();
  await rm(folder, { recursive: true, force: true });
});

/** An index as versions before the facets of records wrote it: their values are not in the rows' metadata. */
async function earlierIndex(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-earlier-'));
  const table = new RowTable(fileDisk, path.join(folder, 'g1.rows'));
  await table.append(
    madeUpLibrary().map((document) => {
      const { values: _absent, ...metadata } = documentMetadata(document, 10);
      return documentRow(document, metadata);
    }),
  );
  await table.close();
  await writeManifest(fileDisk, folder, {
    next: 2,
    segments: [{ name: 'g1', flushed: false, vectors: {} }],
  });
}

test('an index of an earlier version filters and counts by what its records say', async () => {
  await earlierIndex();
  engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) });
  // A filter waits until the records have been read.
  const filtered = await engine.search({
    mode: 'keyword',
    query: '',
    filters: { section: ['ipc:302'] },
    facets: ['act', 'bench'],
  });
  expect(filtered.hits.map(({ id }) => id).sort()).toEqual(['arun', 'ravi']);
  expect(filtered.facets?.act?.map(({ value, count }) => [value, count])).toEqual([
    ['ipc', 2],
    ['crpc', 1],
  ]);
  await engine.upsert(
    madeUpLibrary()
      .slice(0, 1)
      .map((document) => ({ ...document, id: 'newer' })),
  );
  const { facets } = await engine.search({ mode: 'keyword', query: '', facets: ['section', 'disposal'] });
  expect(facets?.section?.[0]).toEqual({ value: 'ipc:302', label: 'IPC 302', count: 3 });
  expect(facets?.disposal?.[0]).toEqual({ value: 'dismissed', label: 'dismissed', count: 3 });
});
