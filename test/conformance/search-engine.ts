import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boostTiers, type LibraryEngine, type SearchRequest } from '#server/platform/search/engine.ts';
import { HASHES, idHash } from '#server/platform/search/id-hash.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import { madeUpDocument, madeUpLibrary } from './made-up-documents.ts';
import {
  authority,
  corrections,
  filtersAndFacets,
  type Ids,
  longLists,
  rebuilding,
  type Search,
} from './search-facets.ts';
import { likeTexts } from './search-like-texts.ts';
import { partsOfDocuments } from './search-parts.ts';

export interface EngineUnderTest {
  engine: LibraryEngine;
  /** Closes the engine and removes what it wrote. */
  discard(): Promise<void>;
}

/** Tests that every engine of the library passes, whatever it stores its index in. */
export function engineConformance(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(name, () => {
    let opened: EngineUnderTest;
    const start = async () => {
      opened = await open();
      await opened.engine.upsert(madeUpLibrary());
      await opened.engine.refresh();
    };
    const discard = () => opened.discard();
    const engine = () => opened.engine;
    const search = (query: string, more: Partial<SearchRequest> = {}) =>
      engine().search({ mode: 'keyword', query, ...more });
    const ids = async (query: string, filters: LibraryFilters = {}) =>
      (await search(query, { filters })).hits.map(({ id }) => id).sort();

    // Opening an engine costs more than most tests, so those that only read share one.
    describe('reading', () => {
      beforeAll(start);
      afterAll(discard);
      wordsAndPhrases(ids);
      filtersAndFacets(engine, ids, search);
      orderAndPages(search);
      citationsAndStats(engine);
      passages(search);
      abandoned(engine);
      oddQueries(engine, search);
      corrections(search);
    });
    describe('reading more documents', () => {
      beforeAll(start);
      afterAll(discard);
      sentences(engine, search);
      likeTexts(engine);
    });
    describe('writing', () => {
      beforeEach(start);
      afterEach(discard);
      partsOfDocuments(engine);
      longLists(engine, search);
      authority(engine, ids, search);
      replacing(engine, ids);
      rebuilding(engine, ids);
      marksOfJudgments(engine);
      passagesOfNewDocuments(engine, search);
    });
  });
}

function wordsAndPhrases(ids: Ids): void {
  describe('words and phrases', () => {
    test('any of the words is enough', async () => {
      expect(await ids('knife partition')).toEqual(['lakshmi', 'ravi']);
    });
    test('inflected words meet', async () => {
      expect(await ids('convictions')).toEqual(['ravi']);
    });
    test('figures and short names are words', async () => {
      expect(await ids('302')).toEqual(['arun', 'ravi']);
      expect(await ids('I.P.C.')).toEqual(['arun', 'ravi']);
    });
    test('a phrase is exact to its little words', async () => {
      expect(await ids('"burden of proof"')).toEqual(['lakshmi']);
      expect(await ids('"burden on proof"')).toEqual([]);
    });
    test('a phrase does not run from one paragraph into the next', async () => {
      expect(await ids('"IPC the knife"')).toEqual([]);
    });
    test('AND, OR, NOT and brackets', async () => {
      expect(await ids('murder AND bail')).toEqual(['arun']);
      expect(await ids('murder AND NOT bail')).toEqual(['bns-103', 'ravi']);
      expect(await ids('(bail OR knife) AND murder')).toEqual(['arun', 'ravi']);
      expect(await ids('NOT murder')).toEqual(['lakshmi', 'undated']);
    });
    test('other scripts', async () => {
      expect(await ids('संहिता')).toEqual(['undated']);
    });
  });
}

function orderAndPages(search: Search): void {
  const order = async (query: string, more: Partial<SearchRequest> = {}) =>
    (await search(query, more)).hits.map(({ id }) => id);
  describe('order and pages', () => {
    test('no words: newest first, those without a date last', async () => {
      expect(await order('')).toEqual(['bns-103', 'arun', 'lakshmi', 'ravi', 'undated']);
    });
    test('oldest first, those without a date still last', async () => {
      expect(await order('', { sort: 'oldest' })).toEqual(['ravi', 'lakshmi', 'arun', 'bns-103', 'undated']);
    });
    test('a cause title goes straight to its judgment', async () => {
      expect((await order('Ravi v State of Kerala'))[0]).toBe('ravi');
      expect((await order('tenant'))[0]).toBe('undated');
    });
    test('hits are sorted by boost tier, then by score', async () => {
      const named = await search('Ravi v State of Kerala');
      expect(named.hits[0]).toMatchObject({ id: 'ravi', boost: boostTiers.wholeTitle });
      const cited = await search('murder 2001:KER:1');
      expect(cited.hits[0]).toMatchObject({ id: 'ravi', boost: boostTiers.reference });
      for (const mode of ['keyword', 'hybrid'] as const) {
        const { hits } = await search('murder tenant Kerala', { mode });
        const ranks = hits.map(({ boost, score }) => [boost, score] as const);
        expect(ranks.length).toBeGreaterThan(2);
        expect(ranks).toEqual([...ranks].sort(([a, x], [b, y]) => b - a || y - x));
        expect(hits.at(-1)?.boost).toBe(boostTiers.none);
      }
    });
  });
}

function replacing(engine: () => LibraryEngine, ids: Ids): void {
  describe('replacing and removing', () => {
    test('a replaced document is found by its new words only, once', async () => {
      await engine().upsert([
        madeUpDocument('ravi', 'An easement.', { title: 'Ravi, corrected', year: 2002 }),
      ]);
      await engine().refresh();
      expect(await ids('knife')).toEqual([]);
      expect(await ids('easement')).toEqual(['ravi']);
      expect((await engine().get('ravi'))?.title).toBe('Ravi, corrected');
      expect((await engine().stats()).documents).toBe(5);
    });
    test('one call with an id twice keeps the later', async () => {
      await engine().upsert([madeUpDocument('twice', 'first'), madeUpDocument('twice', 'second')]);
      await engine().refresh();
      expect(await ids('first')).toEqual([]);
      expect(await ids('second')).toEqual(['twice']);
    });
    test('a removed document is gone, and may come back', async () => {
      await engine().remove(['ravi', 'nobody']);
      await engine().refresh();
      expect(await ids('knife')).toEqual([]);
      expect(await engine().get('ravi')).toBeUndefined();
      await engine().upsert([madeUpDocument('ravi', 'The knife again.')]);
      await engine().refresh();
      expect(await ids('knife')).toEqual(['ravi']);
    });
    test('a batch comes as the bytes of its JSON', async () => {
      const batch = { documents: [madeUpDocument('new', 'A lien.')], gone: ['ravi'] };
      await engine().ingest(new TextEncoder().encode(JSON.stringify(batch)));
      await engine().refresh();
      expect(await ids('lien')).toEqual(['new']);
      expect(await ids('knife')).toEqual([]);
      for (const text of ['', '{', '[]', '{"documents":[{}],"gone":[]}'])
        await expect(engine().ingest(new TextEncoder().encode(text))).rejects.toMatchObject({
          code: 'invalid_request',
        });
      await expect(engine().ping()).resolves.toBeUndefined();
    });
  });
}

function citationsAndStats(engine: () => LibraryEngine): void {
  describe('citations, documents and statistics', () => {
    test('a document comes back as it was given', async () => {
      const [first] = madeUpLibrary();
      expect(await engine().get('ravi')).toEqual(first);
      expect(await engine().get('nobody')).toBeUndefined();
    });
    test('a citation key resolves to the document cited so', async () => {
      const found = await engine().resolveCitations(['2001:ker:1', '1999:xyz:9']);
      expect([...found]).toEqual([
        ['2001:ker:1', [{ id: 'ravi', title: 'Ravi v. State of Kerala', sample: true }]],
      ]);
    });
    test('documents that cite one, newest first', async () => {
      expect((await engine().citedBy('ravi')).map(({ id }) => id)).toEqual(['arun', 'lakshmi']);
      expect(await engine().citedBy('ravi', 1)).toHaveLength(1);
      expect(await engine().citedBy('arun')).toEqual([]);
      expect(await engine().citedBy('nobody')).toEqual([]);
    });
    test('what the library covers', async () => {
      expect(await engine().stats()).toMatchObject({
        documents: 5,
        judgments: 4,
        acts: 1,
        samples: 4,
        years: { from: 2001, to: 2023 },
        courts: [
          { court: 'madras', name: 'High Court of Madras', documents: 2 },
          { court: 'kerala', name: 'High Court of Kerala', documents: 1 },
        ],
      });
    });
    test('a document like one, and like a text', async () => {
      const like = await engine().similar({ like: { id: 'ravi' } });
      expect(like.hits.map(({ id }) => id)).not.toContain('ravi');
      expect(like.hits.length).toBeGreaterThan(0);
      const facts = await engine().similar({ like: { text: 'partition of ancestral property' } });
      expect(facts.hits[0]?.id).toBe('lakshmi');
      expect((await engine().similar({ like: { id: 'nobody' } })).hits).toEqual([]);
    });
  });
}

function marksOfJudgments(engine: () => LibraryEngine): void {
  test('judgments by the hash of their ids, each in one part, with a mark that changes with them', async () => {
    const half = HASHES / 2;
    const parts = [
      await engine().judgmentsIn({ from: 0, to: half }),
      await engine().judgmentsIn({ from: half, to: HASHES }),
    ];
    const listed = parts.flat();
    expect(listed.map(({ id }) => id).sort()).toEqual(['arun', 'lakshmi', 'ravi', 'undated']);
    expect(parts[0]?.every(({ id }) => idHash(id) < half)).toBe(true);
    const ravi = await engine().get('ravi');
    if (!ravi) throw new Error('no such judgment');
    await engine().upsert([{ ...ravi, paragraphs: [...ravi.paragraphs, { text: 'One more sentence.' }] }]);
    const again = await engine().judgmentsIn({ from: 0, to: HASHES });
    const markOf = (list: typeof again) => list.find(({ id }) => id === 'ravi')?.mark;
    expect(again).toHaveLength(4);
    expect(markOf(again)).not.toBe(markOf(listed));
  });
}

const marked = ({ text, marks }: { text: string; marks: { start: number; end: number }[] }) =>
  marks.map(({ start, end }) => text.slice(start, end));

function passages(search: Search): void {
  test('hits show where the words stand, and only when asked', async () => {
    const { hits } = await search('knives convicted', { highlight: true });
    expect(hits[0]?.passages.map((passage) => [passage.number, marked(passage)])).toEqual([
      ['1', ['convicted']],
    ]);
    expect((await search('convicted')).hits[0]?.passages).toEqual([]);
  });
}

function passagesOfNewDocuments(engine: () => LibraryEngine, search: Search): void {
  describe('passages of new documents', () => {
    test('a long paragraph is cut around the words', async () => {
      const long = `${'Of other things. '.repeat(60)}The easement was proved. ${'And more. '.repeat(60)}`;
      await engine().upsert([madeUpDocument('long', long)]);
      await engine().refresh();
      const [passage] = (await search('easement', { highlight: true })).hits[0]?.passages ?? [];
      expect(passage && marked(passage)).toEqual(['easement']);
      expect(passage?.text.length).toBeLessThan(340);
    });
    test('hits bring the whole paragraphs with most of the words, and only when asked', async () => {
      const long = `The easement was proved by the owner. ${'And more. '.repeat(60)}`;
      const text = `An easement.\n\nOf other things.\n\n${long}\n\nEasement again.`;
      await engine().upsert([madeUpDocument('whole', text)]);
      await engine().refresh();
      const best = async (more: Partial<SearchRequest>) =>
        (await search('easement proved', more)).hits.find(({ id }) => id === 'whole');
      const hit = await best({ paragraphs: 2 });
      expect(hit?.paragraphs?.map(({ index }) => index)).toEqual([2, 0]);
      expect(hit?.paragraphs?.[0]?.text).toBe(long);
      expect(hit?.passages).toEqual([]);
      expect(await best({ highlight: true })).not.toHaveProperty('paragraphs');
    });
    test('where only the title has the words, the first paragraphs come', async () => {
      await engine().upsert([{ ...madeUpDocument('titled', 'One.\n\nTwo.\n\nThree.'), title: 'Oleander' }]);
      await engine().refresh();
      const { hits } = await search('Oleander', { paragraphs: 3 });
      expect(hits[0]?.paragraphs?.map(({ text }) => text)).toEqual(['One.', 'Two.']);
    });
    test('the reader gets every paragraph, phrases as phrases', async () => {
      const text = 'Burden of proof.\n\nProof of burden.\n\nThe burden of the proof.';
      await engine().upsert([madeUpDocument('d', text)]);
      const found = await engine().matches('d', '"burden of proof"');
      expect(found.map((passage) => [passage.paragraph, marked(passage)])).toEqual([
        [0, ['Burden of proof']],
      ]);
      const words = await engine().matches('d', 'proof');
      expect(words.map(({ paragraph }) => paragraph)).toEqual([0, 1, 2]);
      expect(await engine().matches('nobody', 'proof')).toEqual([]);
    });
  });
}

/** Each word many times, but never near the others. */
function scattered(words: readonly string[]): string {
  const filler = 'It was so said in all of those many other matters that no one now recalls at all. ';
  return Array.from({ length: 4 }, () => words.map((word) => `${word} ${filler}`).join('')).join('\n\n');
}

function sentences(engine: () => LibraryEngine, search: Search): void {
  describe('a sentence typed without quotation marks', () => {
    const sentence = 'the lessee had stored jute bales in the godown before the flood';
    const words = sentence.split(' ').filter((word) => word.length > 3);
    const filler = Array.from({ length: 30 }, (_, i) => `Other questions were put on day ${i}.`);
    beforeAll(async () => {
      await engine().upsert([
        ...Array.from({ length: 6 }, (_, i) => madeUpDocument(`scattered${i}`, scattered(words))),
        madeUpDocument('copied', [...filler, `He said that ${sentence} came.`, ...filler].join('\n\n')),
        madeUpDocument('turned', `${[...words].reverse().join(' and then again, it was said, the ')}.`),
      ]);
      await engine().refresh();
    });
    for (const [form, query] of [
      ['as it is', sentence],
      ['with words left out', 'lessee stored bales in godown before the flood'],
      ['with words replaced', 'the tenant had stored cotton bales in the warehouse before the flood'],
    ] as const) {
      test(`finds first the judgment that has it, and its paragraph: ${form}`, async () => {
        for (const mode of ['keyword', 'hybrid'] as const) {
          const { hits } = await search(query, { mode, highlight: true });
          expect(hits[0]?.id).toBe('copied');
          expect(hits[0]?.passages[0]?.paragraph).toBe(filler.length);
        }
      });
    }
    test('pages of its answer neither repeat nor lose a hit', async () => {
      const whole = (await search(sentence, { size: 20 })).hits.map(({ id }) => id);
      const paged: string[] = [];
      for (let from = 0; from < whole.length; from += 3)
        paged.push(...(await search(sentence, { from, size: 3 })).hits.map(({ id }) => id));
      expect(paged).toEqual(whole);
    });
  });
}

function abandoned(engine: () => LibraryEngine): void {
  describe('abandoned', () => {
    test('a search that nobody waits for rejects with the reason', async () => {
      const reason = new Error('gone');
      const before = AbortSignal.abort(reason);
      await expect(engine().search({ mode: 'keyword', query: 'murder' }, before)).rejects.toBe(reason);
      await expect(engine().similar({ like: { text: 'murder' } }, before)).rejects.toBe(reason);
      const meanwhile = new AbortController();
      const asked = engine().search({ mode: 'hybrid', query: 'murder' }, meanwhile.signal);
      meanwhile.abort(reason);
      await expect(asked).rejects.toBe(reason);
      expect((await engine().search({ mode: 'keyword', query: 'knife' })).total).toBe(1);
    });
  });
}

function oddQueries(engine: () => LibraryEngine, search: Search): void {
  const odd = [
    '',
    ' ',
    'a',
    '🙂',
    '🙂 murder',
    '"',
    '""',
    '"""',
    '(',
    ')',
    '((((',
    '))))',
    'AND',
    'OR NOT',
    'NOT',
    '-',
    '*',
    'murder*',
    "'; DROP TABLE documents; --",
    '.*+?^$\u007b}()|[]\\',
    '\\',
    '%',
    '_',
    '\u0000',
    '\ud800',
    'toString',
    '__proto__',
    'x'.repeat(10_000),
    'murder '.repeat(1400),
    '('.repeat(5000),
    '"murder '.repeat(1000),
    'NOT '.repeat(2500),
    'k:2001:ker:1',
  ];
  test('odd queries are answered', async () => {
    for (const query of odd) {
      const named = query.length > 40 ? `${query.slice(0, 12)}… × ${query.length}` : query;
      for (const mode of ['keyword', 'semantic', 'hybrid'] as const) {
        const answer = await search(query, { mode, highlight: true, facets: ['court', 'year'] });
        expect(answer.hits.length, named).toBeLessThanOrEqual(20);
        expect(answer.total, named).toBeGreaterThanOrEqual(answer.hits.length);
      }
      await engine().similar({ like: { text: query } });
      expect(await engine().matches('ravi', query), named).toBeInstanceOf(Array);
    }
  });
}
