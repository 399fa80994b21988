import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseCitation } from '#law/citations/citations.ts';
import type { SearchMode } from '#shared/contracts/research/search-limits.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';
import * as documentTerms from './inverted-index/document-terms.ts';

const key = (citation: string) => parseCitation(citation)?.key ?? '';
const documents = () => [
  madeUpDocument('puttaswamy', 'Privacy is a right.', {
    title: 'K.S. Puttaswamy and others v. Union of India',
    citation_keys: [key('(2017) 10 SCC 1')],
    case_number: 'Writ Petition (Civil) No. 494 of 2012',
    cnr: 'DLHC010123452012',
  }),
  madeUpDocument('appeal', 'An appeal against a conviction.', {
    title: 'Ram Singh v. State of Punjab',
    case_number: 'Criminal Appeal Nos. 2637 and 2638 of 2010',
    case_numbers: ['Criminal Appeal Nos. 2637 and 2638 of 2010', 'Criminal Appeal No. 901 of 2011'],
  }),
  madeUpDocument('citing', 'Reliance was placed on the basic structure.', {
    citations: [{ citation: 'AIR 1973 SC 1461', key: key('AIR 1973 SC 1461') }],
  }),
  madeUpDocument('naming', 'In Kesavananda Bharati v. State of Kerala the court said so.'),
  madeUpDocument('both', 'The State of Kerala answered Kesavananda Bharati.'),
  madeUpDocument('numbered', 'See Crl.A. No. 77 of 2011, and W.P. No. 5 of 2011.'),
  madeUpDocument(
    'like',
    'AIR of 1973; SC, and 1461 rupees. Bharati, Kerala, State. Murder is no culpable homicide; 77, 2011.',
  ),
];

let folder: string;
let engine: EmbeddedEngine;
async function open(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-named-'));
  const embedder = {
    id: 'alike',
    dimensions: 2,
    embed: async (texts: readonly string[]) => texts.map(() => Float32Array.from([1, 0])),
  };
  engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }), embedder });
  await engine.upsert(documents());
  await engine.refresh();
}
async function close(): Promise<void> {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
}

const ask = async (query: string, mode: SearchMode = 'hybrid') => {
  const { hits, total, notInLibrary } = await engine.search({ mode, query });
  expect(hits.some(({ similar }) => similar)).toBe(false);
  expect(total).toBe(hits.length);
  return { ids: hits.map(({ id }) => id), notInLibrary };
};

describe.each(['keyword', 'semantic', 'hybrid'] as const)('a query that names a document: %s', (mode) => {
  beforeAll(open);
  afterAll(close);

  test.each([
    ['AIR 1973 SC 1461', 'citation', ['citing']],
    ['(2014) 9 SCC 129', 'citation', []],
    ['Kesavananda Bharati v. State of Kerala', 'cause_title', ['both', 'naming']],
    ['kesavananda bharati versus state of kerala', 'cause_title', ['both', 'naming']],
    ['Kesavananda Bharati v. State of Kerala, AIR 1973 SC 1461', 'citation', ['citing', 'naming']],
    ['Criminal Appeal No. 77 of 2011', 'case_number', ['numbered']],
    ['Criminal Appeal No. 5 of 2011', 'case_number', []],
    ['DLHC010999992012', 'cnr', []],
  ] as const)('%s is not in this library', async (query, kind, mentioning) => {
    const { ids, notInLibrary } = await ask(query, mode);
    expect(notInLibrary).toEqual({ kind, text: query });
    expect(ids.toSorted()).toEqual(mentioning);
  });

  test.each([
    ['(2017) 10 SCC 1', 'puttaswamy'],
    ['Puttaswamy v Union of India', 'puttaswamy'],
    ['Justice K S Puttaswamy (Retd) vs UOI & Ors', 'puttaswamy'],
    ['Puttaswamy v. Union of India, (2017) 10 SCC 1', 'puttaswamy'],
    ['W.P.(C) 494/2012', 'puttaswamy'],
    ['DLHC01-012345-2012', 'puttaswamy'],
    ['Crl.A. 2637/2010', 'appeal'],
    ['CRL A 2638-2010', 'appeal'],
    ['Criminal Appeal No. 2637 of 2010', 'appeal'],
    ['2637/2010', 'appeal'],
    ['Criminal Appeal No. 901 of 2011', 'appeal'],
  ])('%s finds its judgment and nothing that is only like it', async (query, id) => {
    expect(await ask(query, mode)).toEqual({ ids: [id], notInLibrary: undefined });
  });
});

describe('words that only look like a name', () => {
  beforeAll(open);
  afterAll(close);

  test.each(['murder v culpable homicide', 'Murder v. Culpable Homicide', 'conviction vs bail'])(
    '%s is searched as words',
    async (query) => {
      const answer = await engine.search({ mode: 'hybrid', query });
      expect(answer.notInLibrary).toBeUndefined();
      expect(answer.total).toBeGreaterThan(0);
    },
  );

  test('small letters with a word that the library lacks are a name', async () => {
    expect((await ask('adm jabalpur v shivkant shukla')).notInLibrary?.kind).toBe('cause_title');
  });

  test('filters hide a judgment, but the library has it', async () => {
    const answer = await engine.search({
      mode: 'hybrid',
      query: '(2017) 10 SCC 1',
      filters: { type: 'act' },
    });
    expect(answer).toMatchObject({ total: 0, hits: [] });
    expect(answer.notInLibrary).toBeUndefined();
  });
});

describe('a library indexed before case numbers had terms', () => {
  afterEach(async () => {
    await close();
    vi.restoreAllMocks();
  });

  test('compares the stored numbers of documents that print the number', async () => {
    vi.spyOn(documentTerms.field, 'number').mockImplementation((term) => `old:${Math.random()}${term}`);
    await open();
    vi.restoreAllMocks();
    expect((await ask('Crl.A. 2637/2010')).ids).toEqual(['appeal']);
    expect((await ask('DLHC010123452012')).ids).toEqual(['puttaswamy']);
    expect((await ask('Civil Appeal No. 2637 of 2010')).notInLibrary?.kind).toBe('case_number');
  });
});
