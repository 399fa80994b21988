import { describe, expect, test } from 'vitest';
import type { LibraryDocument, LibraryEngine, SearchRequest } from '#server/platform/search/engine.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { madeUpDocument } from './made-up-documents.ts';

export type Ids = (query: string, filters?: LibraryFilters) => Promise<string[]>;
export type Search = (query: string, more?: Partial<SearchRequest>) => ReturnType<LibraryEngine['search']>;

/** Tests of filters, facets and words within the results that every engine passes. */
export function filtersAndFacets(engine: () => LibraryEngine, ids: Ids, search: Search): void {
  describe('filters and facets', () => {
    test('each filter narrows, and they combine', async () => {
      expect(await ids('murder', { type: 'act' })).toEqual(['bns-103']);
      expect(await ids('murder', { court: ['kerala', 'madras'] })).toEqual(['arun', 'ravi']);
      expect(await ids('murder', { state: ['Tamil Nadu'], state_only: true })).toEqual(['arun']);
      expect(await ids('murder', { year_from: 2001, year_to: 2015 })).toEqual(['arun', 'ravi']);
      expect(await ids('murder', { judge: ['B. Menon'], year_to: 2010 })).toEqual(['ravi']);
      expect(await ids('', { court: ['madras'] })).toEqual(['arun', 'lakshmi']);
      expect(await ids('murder', { year: [2001, 1999] })).toEqual(['ravi']);
      expect(await ids('', { year: [2001, 2015] })).toEqual(['arun', 'ravi']);
      expect(await ids('', { year: [2001, 2015], year_from: 2002 })).toEqual(['arun']);
    });
    test('values with quotes and values nobody has', async () => {
      expect(await ids('', { judge: ["C. O'Brien"] })).toEqual(['lakshmi']);
      expect(await ids('', { court: ["x' OR 1=1 --"] })).toEqual([]);
    });
    test('the facet of a field ignores that field’s own filter', async () => {
      const { facets, total } = await search('murder', {
        filters: { court: ['madras'], type: 'judgment' },
        facets: ['court', 'type', 'judge', 'year', 'state'],
      });
      expect(total).toBe(1);
      expect(facets?.court).toEqual([
        { value: 'kerala', label: 'High Court of Kerala', count: 1 },
        { value: 'madras', label: 'High Court of Madras', count: 1 },
      ]);
      expect(facets?.type).toEqual([{ value: 'judgment', label: 'Judgements', count: 1 }]);
      expect(facets?.judge).toEqual([{ value: 'B. Menon', label: 'B. Menon', count: 1 }]);
      expect(facets?.year).toEqual([{ value: '2015', label: '2015', count: 1 }]);
      const oneYear = await search('murder', { filters: { year: [2001] }, facets: ['year'] });
      expect(oneYear.total).toBe(1);
      const years = oneYear.facets?.year?.map(({ value }) => value);
      expect(years?.sort()).toEqual(['2001', '2015', '2023']);
    });
    test('bench, acts, sections and disposal are counted, and filter', async () => {
      const facets = ['bench', 'act', 'section', 'disposal'] as const;
      const all = await search('', { facets });
      expect(all.facets).toEqual({
        bench: [{ value: 'Madurai', label: 'Madurai', count: 1 }],
        act: [
          { value: 'ipc', label: 'Indian Penal Code, 1860', count: 2 },
          { value: 'cpc', label: 'Code of Civil Procedure, 1908', count: 1 },
          { value: 'crpc', label: 'Code of Criminal Procedure, 1973', count: 1 },
          { value: 'kerala rent act', label: 'Kerala Rent Act', count: 1 },
        ],
        section: [
          { value: 'ipc:302', label: 'IPC 302', count: 2 },
          { value: 'cpc:o39r1', label: 'CPC Order 39 Rule 1', count: 1 },
          { value: 'crpc:439', label: 'CrPC 439', count: 1 },
          { value: 'kerala rent act:11', label: 'Kerala Rent Act 11', count: 1 },
        ],
        disposal: [
          { value: 'dismissed', label: 'dismissed', count: 2 },
          { value: 'partly allowed', label: 'partly allowed', count: 1 },
        ],
      });
      const narrowed = await search('', { facets, filters: { section: ['crpc:439'] } });
      expect(narrowed.hits.map(({ id }) => id)).toEqual(['arun']);
      expect(narrowed.facets?.section).toEqual(all.facets?.section);
      expect(narrowed.facets?.act?.map(({ value }) => value)).toEqual(['crpc', 'ipc']);
      expect(narrowed.facets?.disposal).toEqual([{ value: 'dismissed', label: 'dismissed', count: 1 }]);
      expect(await ids('', { bench: ['Madurai'] })).toEqual(['lakshmi']);
      expect(await ids('', { act: ['crpc', 'cpc'] })).toEqual(['arun', 'lakshmi']);
      expect(await ids('', { disposal: ['dismissed'], year_to: 2010 })).toEqual(['ravi']);
    });
  });
  within(engine, ids, search);
}

/** Tests of many equal hits and of a facet with many values that every engine passes. */
export function longLists(engine: () => LibraryEngine, search: Search): void {
  test('equal documents stand by id, and pages neither repeat nor lose one', async () => {
    const copies = Array.from({ length: 30 }, (_, i) =>
      madeUpDocument(`copy-${String(i).padStart(2, '0')}`, 'An easement by prescription.', {
        title: 'Copy',
      }),
    );
    await engine().upsert(copies.toReversed());
    await engine().refresh();
    const seen: string[] = [];
    for (const from of [0, 12, 24])
      seen.push(...(await search('easement', { from, size: 12 })).hits.map(({ id }) => id));
    expect(seen).toEqual(copies.map(({ id }) => id));
    expect((await search('easement', { from: 24, size: 12 })).total).toBe(30);
  });
  describe('long facets', () => {
    test('a long facet is cut, keeps what is chosen, and is searched by words', async () => {
      const judges = Array.from({ length: 120 }, (_, i) => `Judge Number${i} Rao`);
      const extra = judges.flatMap((judge, i) =>
        [0, 1]
          .slice(i < 110 ? 0 : 1)
          .map((copy) => madeUpDocument(`judged-${i}-${copy}`, 'An easement.', { judges: [judge] })),
      );
      await engine().upsert(extra);
      await engine().refresh();
      const rare = 'Judge Number115 Rao';
      const filtered = await search('easement', { facets: ['judge'], filters: { judge: [rare] } });
      expect(filtered.facets?.judge).toHaveLength(SEARCH.mostBuckets + 1);
      expect(filtered.facets?.judge?.at(-1)).toEqual({ value: rare, label: rare, count: 1 });
      const found = await search('easement', {
        facets: ['judge'],
        facetSearch: { facet: 'judge', words: 'rao number11' },
      });
      expect(found.facets?.judge?.map(({ value }) => value).sort()).toEqual(
        judges.filter((judge) => judge.includes('Number11')).sort(),
      );
    });
  });
}

function within(engine: () => LibraryEngine, ids: Ids, search: Search): void {
  describe('within the results', () => {
    test('words within the results must all be there, in every mode', async () => {
      expect(await ids('murder', { within: 'knife' })).toEqual(['ravi']);
      expect(await ids('murder', { within: 'bail rule' })).toEqual(['arun']);
      expect(await ids('murder', { within: 'bail knife' })).toEqual([]);
      expect(await ids('murder', { within: 'bail OR knife' })).toEqual(['arun', 'ravi']);
      expect(await ids('', { within: '"burden of proof"' })).toEqual(['lakshmi']);
      expect(await ids('murder', { within: 'section 302 IPC' })).toEqual(['arun', 'ravi']);
      for (const mode of ['semantic', 'hybrid'] as const) {
        const { hits, total, facets } = await search('murder', {
          mode,
          filters: { within: 'knife' },
          facets: ['court'],
        });
        expect(hits.map(({ id }) => id).filter((id) => id !== 'ravi')).toEqual([]);
        expect(total).toBe(facets?.court?.reduce((sum, { count }) => sum + count, 0) ?? 0);
      }
      const { hits } = await engine().similar({
        like: { text: 'A murder with a knife, and bail in a case of murder.' },
        filters: { within: 'knife' },
      });
      expect(hits.every(({ id }) => id === 'ravi')).toBe(true);
    });
  });
}

export function rebuilding(engine: () => LibraryEngine, ids: Ids): void {
  test('a rebuild ends with what was there and what was written meanwhile', async () => {
    const before = await ids('murder');
    const [removed, ...kept] = before;
    await engine().rebuild();
    await engine().upsert([madeUpDocument('meanwhile', 'The murder was proved.')]);
    await engine().remove([removed ?? '']);
    for (let { rebuild } = await engine().stats(); rebuild; ) rebuild = await engine().rebuildAfter(rebuild);
    await engine().refresh();
    expect(await ids('murder')).toEqual([...kept, 'meanwhile'].sort());
  });
}

export function corrections(search: Search): void {
  test.each([
    ['murdre', 'murder'],
    ['ancestrl property', 'ancestral property'],
    ['"burrden of proof" AND partition', '"burden of proof" AND partition'],
    ['Laksmi partition', 'Lakshmi partition'],
    ['ancestralproperty', 'ancestral property'],
    // No document has both words.
    ['murder ancestrl', undefined],
    ['murder', undefined],
    ['blockchain', undefined],
    ['murder NOT baill', undefined],
  ])('%s: did you mean %s', async (typed, meant) => {
    expect((await search(typed)).didYouMean).toBe(meant);
    expect((await search(typed, { from: 20 })).didYouMean).toBeUndefined();
  });
}

/** Tests of what binds whom, of the sizes of benches and of samples that every engine passes. */
export function authority(engine: () => LibraryEngine, ids: Ids, search: Search): void {
  test('judgments that bind the courts of a state, or a High Court', async () => {
    await engine().upsert([
      madeUpDocument('apex', 'Murder, and what binds.', { court: 'supreme-court', bench_strength: 5 }),
      madeUpDocument('other', 'Murder, and what binds.', { court: 'bombay', bench_strength: 3 }),
    ]);
    await engine().refresh();
    const bound = async (binding_on: LibraryFilters['binding_on'], persuasive?: boolean) =>
      (await ids('murder', { binding_on, ...(persuasive && { persuasive }) })).sort();
    expect(await bound({ state: 'Kerala' })).toEqual(['apex', 'ravi']);
    expect(await bound({ court: 'madras' })).toEqual(['apex', 'arun']);
    expect(await bound({ state: 'Goa' })).toEqual(['apex', 'other']);
    expect(await bound({ state: 'Kerala', court: 'madras' })).toEqual(['apex']);
    expect(await bound({ court: 'nowhere' })).toEqual([]);
    expect(await bound({ state: 'Nowhere' })).toEqual([]);
    expect(await bound({ state: 'Kerala' }, true)).toEqual(['arun', 'other']);
    expect(await bound({ court: 'nowhere' }, true)).toEqual([]);
    const ofKerala = async (persuasive: boolean) =>
      (await ids('murder', { state: ['Kerala'], persuasive })).sort();
    expect(await ofKerala(false)).toEqual(['apex', 'ravi']);
    expect(await ofKerala(true)).toEqual(['arun', 'other']);
  });
  test('of a court’s own benches the earlier ones that are as large bind, the smaller ones are persuasive', async () => {
    const bench = (id: string, bench_strength: number | undefined, decided_on?: string) =>
      madeUpDocument(id, 'A question of ferries.', {
        court: 'kerala',
        ...(bench_strength === undefined ? {} : { bench_strength }),
        ...(decided_on === undefined ? {} : { decided_on }),
      });
    await engine().upsert([
      bench('three', 3, '2001-05-10'),
      bench('two', 2, '2011-05-10'),
      bench('alone', 1, '2001-05-10'),
      bench('size-unknown', undefined, '2001-05-10'),
      bench('day-unknown', 2),
      madeUpDocument('apex', 'A question of ferries.', { court: 'supreme-court', decided_on: '2009-01-01' }),
      madeUpDocument('other', 'A question of ferries.', { court: 'bombay', decided_on: '2009-01-01' }),
    ]);
    await engine().refresh();
    const found = async (binding_on: LibraryFilters['binding_on'], persuasive = false) =>
      (await ids('ferries', { binding_on, persuasive })).sort();
    const all = ['alone', 'apex', 'day-unknown', 'size-unknown', 'three', 'two'];
    expect(await found({ court: 'kerala' })).toEqual(all);
    expect(await found({ court: 'kerala', judges: 1 })).toEqual(all);
    expect(await found({ court: 'kerala', judges: 2 })).toEqual(all.filter((id) => id !== 'alone'));
    expect(await found({ court: 'kerala', judges: 2 }, true)).toEqual(['alone', 'other']);
    const date = '2010-01-01';
    const earlier = ['apex', 'day-unknown', 'size-unknown', 'three'];
    expect(await found({ court: 'kerala', judges: 2, date })).toEqual(earlier);
    expect(await found({ court: 'kerala', judges: 2, date: '2008-01-01' }, true)).toEqual(['alone']);
  });
  test('judgments of large benches, the largest first, then the latest', async () => {
    const bench = (id: string, more: Partial<LibraryDocument>) =>
      madeUpDocument(id, 'A question of toll.', more);
    await engine().upsert([
      bench('five', { bench_strength: 5, decided_on: '1990-01-01' }),
      bench('three-named', { judges: ['A', 'B', 'C'], decided_on: '2001-01-01' }),
      bench('three-later', { bench_strength: 3, decided_on: '2011-01-01' }),
      bench('one', { judges: ['A'], decided_on: '2020-01-01' }),
      bench('unknown', { decided_on: '2022-01-01' }),
    ]);
    await engine().refresh();
    const sorted = async (mode: 'keyword' | 'hybrid', filters: LibraryFilters = {}) =>
      (await search('toll', { mode, sort: 'bench_strength', filters })).hits.map(({ id }) => id);
    const all = ['five', 'three-later', 'three-named', 'one', 'unknown'];
    expect(await sorted('keyword')).toEqual(all);
    expect((await sorted('hybrid')).filter((id) => all.includes(id))).toEqual(all);
    expect(await sorted('keyword', { bench_strength: { min: 3 } })).toEqual(all.slice(0, 3));
    expect(await sorted('keyword', { bench_strength: { min: 1 } })).toEqual(all.slice(0, 4));
  });
  test('samples are no results once the library has a real judgment, unless they are asked for', async () => {
    const found = async (filters?: LibraryFilters) => (await ids('murder', filters)).sort();
    expect(await found()).toEqual(['arun', 'bns-103', 'ravi']);
    await engine().upsert([madeUpDocument('real', 'A murder.', { sample: false })]);
    await engine().refresh();
    expect(await found()).toEqual(['bns-103', 'real']);
    expect(await found({ samples: true })).toEqual(['arun', 'ravi']);
    const like = await engine().similar({ like: { text: 'convicted of murder under section 302 IPC' } });
    expect(like.hits.map(({ id }) => id)).toEqual(['real']);
    await engine().remove(['real']);
    await engine().refresh();
    expect(await found()).toEqual(['arun', 'bns-103', 'ravi']);
  });
}
