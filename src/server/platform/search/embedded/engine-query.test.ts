import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCitation } from '#law/citations/citations.ts';
import type { SearchMode } from '#shared/contracts/research/search-limits.ts';
import { madeUpDocument, madeUpLibrary } from '#test/conformance/made-up-documents.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';

const section = (law: string, section_number: string, key: string) => ({ law, section_number, key });

describe('queries as lawyers type them', () => {
  let folder: string;
  let engine: EmbeddedEngine;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'munshi-typed-'));
    const embedder = {
      id: 'alike',
      dimensions: 2,
      // All alike in meaning, so that only the words can put one first.
      embed: async (texts: readonly string[]) => texts.map(() => Float32Array.from([1, 0])),
    };
    engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }), embedder });
    await engine.upsert([
      ...madeUpLibrary(),
      madeUpDocument('old', 'He was found guilty.', { section_law: [section('IPC', '302', 'ipc:302')] }),
      madeUpDocument('new', 'She was found guilty.', { section_law: [section('BNS', '103', 'bns:103')] }),
      madeUpDocument('named', 'A suit on a promissory note.', {
        title: 'Mohd. Shaikh v. Lakshmi Narayan',
        citation_keys: [parseCitation('(2017) 10 SCC 1')?.key ?? ''],
      }),
      madeUpDocument('rent-1', 'Rent.', { court: 'punjab-haryana', state: 'Chandigarh' }),
      madeUpDocument('rent-2', 'Rent.', { court: 'bombay', state: 'Maharashtra' }),
      madeUpDocument('rent-3', 'Rent.', { court: 'bombay', state: 'Goa', bench: 'Goa' }),
      madeUpDocument(
        'noise',
        'Muhammad Sheikh and Laxmi Narayan, section 302, 302, 302 and murder. '.repeat(9),
      ),
    ]);
    await engine.refresh();
  });
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });

  const found = async (query: string, mode: SearchMode = 'keyword') =>
    (await engine.search({ mode, query })).hits.map(({ id }) => id);

  test.each(['keyword', 'hybrid'] as const)(
    'a cause title in another spelling comes first: %s',
    async (mode) => {
      expect((await found('Muhammad Sheikh v Laxmi Narayan', mode))[0]).toBe('named');
      expect((await found('Ravi v State of Kerala', mode))[0]).toBe('ravi');
    },
  );

  test.each(['keyword', 'hybrid'] as const)('a citation goes straight to its judgment: %s', async (mode) => {
    expect((await found('(2017) 10 SCC 1', mode))[0]).toBe('named');
    expect((await found('promissory note 2017 10 SCC 1', mode))[0]).toBe('named');
  });

  test('a judge in any spelling, with or without initials', async () => {
    expect(await found('judge:Menon murder')).toEqual(expect.arrayContaining(['arun', 'ravi']));
    expect(await found('judge:Menon murder')).toHaveLength(2);
    expect(await found('judge:"A. Nair"')).toEqual(['ravi']);
    expect(await found('judge:Nobody murder')).toEqual([]);
  });

  test.each(['keyword', 'semantic', 'hybrid'] as const)(
    'a judgment belongs to every state of its court’s jurisdiction: %s',
    async (mode) => {
      const inState = async (state: string) =>
        (await engine.search({ mode, query: 'rent', filters: { state: [state] } })).hits.map(({ id }) => id);
      for (const state of ['Punjab', 'Haryana', 'Chandigarh'])
        expect(await inState(state)).toEqual(['rent-1']);
      expect((await inState('Goa')).sort()).toEqual(['rent-2', 'rent-3']);
      expect(await inState('Maharashtra')).toEqual(['rent-2']);
    },
  );

  test('a court', async () => {
    expect((await found('court:madras')).sort()).toEqual(['arun', 'lakshmi']);
    expect(await found('court:"Kerala High Court" murder')).toEqual(['ravi']);
  });

  test('an act by any of its names', async () => {
    expect(await found('act:"Indian Penal Code" knife')).toEqual(['ravi']);
  });

  test('a section of the old code finds the new, and the other way round', async () => {
    expect((await found('section 302 IPC')).slice(0, 4)).toContain('new');
    expect((await found('103 BNS')).slice(0, 4)).toContain('old');
  });
});
