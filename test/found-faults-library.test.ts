import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';
import { ingestFolder } from '#server/features/library/ingest/ingest.ts';
import { openJournal } from '#server/features/library/ingest/journal.ts';
import { readerPath } from '#server/features/library/ingest/read-file-path.ts';
import { loadSamples } from '#server/features/library/ingest/samples.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import type { KeywordAnswer } from '#shared/contracts/library.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';
import { type FoundFault, failing, foundFaults } from './support/found-faults.ts';

// Searches and checks of the shared data that once went wrong, over its fixtures and the sample library.

type Of<Call extends FoundFault['call']> = FoundFault & { call: Call };

const fixtures = sharedData('found-faults', 'fixtures');
const cases = foundFaults().filter((fault) => fault.call === 'search' || fault.call === 'check');

test.skipIf(fixtures !== undefined)(
  'searches and checks that went wrong go right (shared data)',
  () => undefined,
);

describe.skipIf(fixtures === undefined)('searches and checks that once went wrong', () => {
  let it: TestApp;
  let asha: Lawyer;
  let library: EmbeddedEngine;
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'munshi-faults-'));
    library = await openEmbeddedEngine({
      folder: path.join(home, 'index'),
      log: pino({ level: 'silent' }),
    });
    it = await testApp({ library });
    await loadSamples(it.services, shippedPath('library'));
    const journal = await openJournal(home, fixtures ?? '');
    const report = await ingestFolder({
      folder: fixtures ?? '',
      name: 'fixtures',
      storage: it.services.storage,
      journal,
      reader: readerPath(),
      write: async ({ documents, gone }) => {
        await library.upsert(documents);
        await library.remove(gone);
      },
    }).finally(() => journal.close());
    expect(report.unreadable).toEqual([]);
    await library.refresh();
    asha = await it.lawyer();
  });
  afterAll(async () => {
    await library.close();
    await it.close();
    await rm(home, { recursive: true, force: true });
  });

  async function post<T>(route: string, body: object): Promise<T> {
    const answer = await asha.call('POST', route, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }

  async function search({ input, expected }: Of<'search'>): Promise<void> {
    const answer = await post<KeywordAnswer>('/hybrid_search', { query: input, size: 1 });
    const title = answer.results[0]?._source.title.toLowerCase();
    expect(title).toContain(expected.first_title_has.toLowerCase());
    expect(answer.not_in_library).toBeUndefined();
  }

  async function check({ input, expected }: Of<'check'>): Promise<void> {
    const report = await post<CheckReport>('/functions/v1/check-document', { text: input });
    const [first] = report.citations;
    if (expected.status !== undefined) expect(first?.status).toBe(expected.status);
    if (expected.difference !== undefined)
      expect(first?.differences?.map(({ what }) => what)).toContain(expected.difference);
    if (expected.quotation !== undefined) expect(first?.quotation?.status).toBe(expected.quotation);
    if (expected.some_difference)
      expect(first?.status === 'found_differently' || (first?.differences?.length ?? 0) > 0).toBe(true);
    if (expected.found_or_mentioned) {
      const mentioned = report.not_checked.some(({ code, count }) => code !== 'argument' && count > 0);
      expect(first !== undefined || mentioned).toBe(true);
    }
  }

  for (const fault of cases) {
    const run = failing.has(fault.id) ? test.fails : test;
    run(`${fault.id}, ${fault.kind}`, async () => {
      if (fault.call === 'search') await search(fault);
      else if (fault.call === 'check') await check(fault);
    });
  }
});
