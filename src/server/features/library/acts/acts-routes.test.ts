import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAct, readAct } from '#law/acts/reading/read-act.ts';
import { checkClaims } from '#law/verify/check.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import { LibraryForCheck } from '#server/platform/checks/library-for-checks.ts';
import type { KeywordAnswer } from '#shared/contracts/library.ts';
import type { ActSchedules, ActSearchAnswer } from '#shared/contracts/research/act-copies.ts';
import type {
  ActContents,
  ActSectionBody,
  ActSummary,
  ConcordanceAnswer,
  ConcordanceTable,
} from '#shared/contracts/research/acts.ts';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';
import { actDocuments } from '../ingest/act-documents.ts';
import { keepAct } from './act-copies.ts';

// Acts and the concordance over the sample library, with the real index.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await sampleLibraryApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

async function get<T>(address: string, status = 200): Promise<T> {
  const answer = await asha.call('GET', address);
  expect(answer.status, address).toBe(status);
  return (await answer.json()) as T;
}
const concordance = (query: Record<string, string>) =>
  get<ConcordanceAnswer>(`/library/concordance?${new URLSearchParams(query)}`);

describe('the concordance', () => {
  test.each(['ipc', 'IPC', 'Indian Penal Code, 1860'])(
    'finds what became of a section of %s',
    async (act) => {
      const answer = await concordance({ act, section: '302' });
      expect(answer.provision).toEqual({ act: 'IPC', section: '302', title: 'Punishment for murder' });
      expect(answer.rows).toMatchObject([{ act: 'BNS', section: '103(1)', kind: 'renumbered', note: null }]);
      expect(answer.rows[0]?.document_id).toMatch(/^act-bns-/u);
      expect(answer.applies).toBeUndefined();
    },
  );

  test('answers for parts of sections, from both sides', async () => {
    expect((await concordance({ act: 'Evidence Act', section: '65b(4)' })).rows).toMatchObject([
      { act: 'BSA', section: '63(4)', kind: 'changed' },
    ]);
    expect((await concordance({ act: 'bns', section: '103(2)' })).rows).toMatchObject([
      { act: 'IPC', section: null, kind: 'new' },
    ]);
    expect((await concordance({ act: 'IPC', section: '377' })).rows).toEqual([
      expect.objectContaining({ act: 'BNS', section: null, kind: 'dropped' }),
    ]);
  });

  test('tells from the day of the offence which law applies, with the provisions that say so', async () => {
    const before = await concordance({ act: 'IPC', section: '302', date: '2024-06-30' });
    expect(before.applies).toMatchObject({ substance: 'old', procedure: 'both' });
    expect(before.applies?.sources).toEqual([
      { act: 'BNS', section: '358' },
      { act: 'BNSS', section: '531' },
      { act: 'BSA', section: '170' },
    ]);
    const after = await concordance({ act: 'IPC', section: '302', date: '2024-07-01' });
    expect(after.applies).toMatchObject({ substance: 'new', procedure: 'new' });
  });

  test.each([
    [{ act: 'IPC', section: '600' }, 404],
    [{ act: 'IPC', section: '../1' }, 404],
    [{ act: 'No Such Act', section: '1' }, 404],
    [{ act: 'NI Act', section: '138' }, 404],
    [{ act: 'IPC', section: '302', date: '2024-02-30' }, 400],
    [{ act: 'IPC', section: '1'.repeat(50) }, 400],
  ])('refuses %j with %i', async (query, status) => {
    const { error } = await get<{ error: { message: string } }>(
      `/library/concordance?${new URLSearchParams(query)}`,
      status,
    );
    expect(error.message.length).toBeGreaterThan(10);
  });

  test('gives the whole table of a pair of codes', async () => {
    const table = await get<ConcordanceTable>('/library/concordance/BSA');
    expect(table).toMatchObject({ old: 'Evidence Act', now: 'BSA' });
    expect(table.rows).toContainEqual(expect.objectContaining({ old: '65B(4)', now: '63(4)' }));
    expect(table.rows).toContainEqual(expect.objectContaining({ old: null, now: '61', kind: 'new' }));
    await get('/library/concordance/cpc', 404);
  });

  test('a search for a section finds its counterpart too, and says so', async () => {
    const answer = await asha.call('POST', '/keyword_search', { query: 'section 438 CrPC' });
    const { expanded, results } = (await answer.json()) as KeywordAnswer;
    expect(expanded).toEqual([{ from: 'CrPC 438', to: 'BNSS 482', kind: 'counterpart' }]);
    expect(results.map(({ _source }) => _source.title)).toContainEqual(
      expect.stringMatching(/^Section 482, Bharatiya Nagarik/u),
    );
  });
});

describe('acts', () => {
  test('the articles of limitation are a table, with periods as the Act has them and a label that says whose words they are', async () => {
    const { schedules: labels } = await get<ActContents>('/library/acts/limitation');
    const { schedules } = await get<ActSchedules>('/library/act-schedules/limitation');
    expect(labels).toEqual(schedules.map(({ label }) => label));
    expect(labels.at(-1)).toMatch(/summarised by us/u);
    const rows = schedules.at(-1)?.table?.rows ?? [];
    expect(new Set(rows.map(([article]) => Number.parseInt(article ?? '', 10))).size).toBe(137);
    const periodOf = (wanted: string) => rows.find(([article]) => article === wanted)?.[2];
    expect(['65', '113', '116(a)', '137'].map(periodOf)).toEqual([
      '12 years',
      '3 years',
      '90 days',
      '3 years',
    ]);
    expect((await get<ActContents>('/library/acts/ipc')).schedules).toEqual([]);
  });

  test('are listed with what the library has of them', async () => {
    const { acts } = await get<{ acts: ActSummary[] }>('/library/acts');
    expect(acts.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['ipc', 'bns', 'cpc', 'constitution', 'ni']),
    );
    expect(acts.find(({ key }) => key === 'ipc')).toEqual({
      key: 'ipc',
      title: 'Indian Penal Code, 1860',
      short: 'IPC',
      unit: 'section',
      year: 1860,
      sections: 40,
      summary: true,
      source: 'Digest written for Munshi',
    });
  });

  test('an act is browsed by part and section', async () => {
    const { act, parts } = await get<ActContents>('/library/acts/IPC');
    expect(act.key).toBe('ipc');
    const body = parts.find(({ title }) => title === 'Human body');
    expect(body?.sections).toContainEqual({ number: '302', title: 'Punishment for murder' });
    expect(parts.flatMap(({ sections }) => sections)).toHaveLength(40);
    await get('/library/acts/nothing', 404);
  });

  test('a section shows its counterparts and the judgments that refer to it', async () => {
    const section = await get<ActSectionBody>('/library/acts/ipc/498a');
    expect(section).toMatchObject({
      act: { key: 'ipc', title: 'Indian Penal Code, 1860' },
      number: '498A',
      name: 'Section 498A, Indian Penal Code, 1860',
      summary: true,
      counterparts: [
        { act: 'BNS', section: '85', kind: 'split' },
        { act: 'BNS', section: '86', kind: 'split' },
      ],
    });
    expect(section.text.length).toBeGreaterThan(100);
    expect(section.applied_by.total).toBeGreaterThan(0);
    expect(section.applied_by.results.map(({ _source }) => _source.type)).not.toContain('act');
    await get('/library/acts/ipc/9999', 404);
  });
});

describe('an official copy', () => {
  const sections = [
    {
      chapter: 1,
      chapter_title: 'Preliminary',
      section: '2',
      title: 'Definitions',
      description: '(a) “keeper” means a person appointed under section 3;',
    },
    {
      chapter: 1,
      chapter_title: 'Preliminary',
      section: '3',
      title: 'Penalty',
      description: '(1) A keeper who sleeps pays a fine:\n\nProvided that no fine is due—\n\n(a) in a storm.',
    },
  ];
  beforeAll(async () => {
    const read = readAct([JSON.stringify({ act: 'The Lantern Keepers Act, 1957', sections })], 'a.json');
    if (!isAct(read)) throw new Error(read.reason);
    await keepAct(it.services.storage, read, { file: 'a.json', source: 'Folder acts' });
    await it.services.libraryWriter.upsert(actDocuments({ folder: 'acts', key: 'a.json', size: 1 }, read));
    await it.services.libraryWriter.refresh();
  });
  const key = 'lantern-keepers-act-1957';

  test('is listed, says what was read, and has the chapters of its own', async () => {
    const { acts } = await get<{ acts: ActSummary[] }>('/library/acts');
    expect(acts.find((one) => one.key === key)).toMatchObject({ full: true, sections: 2, summary: false });
    const { parts, reading } = await get<ActContents>(`/library/acts/${key}`);
    expect(parts.map(({ title }) => title)).toEqual(['Chapter 1 Preliminary']);
    expect(reading).toMatchObject({ expected: 3, found: 2, holes: ['1'], file: 'a.json' });
  });

  test('a bill is named as one in the list, in a search and with its section', async () => {
    const text = JSON.stringify({ act: 'The Harbour Lamps Bill, 1958', sections });
    const read = readAct([text], 'b.json');
    if (!isAct(read)) throw new Error(read.reason);
    const { key: billKey } = await keepAct(
      it.services.storage,
      { ...read, kind: 'bill' },
      { file: 'b.json', source: 'Folder acts' },
    );
    const { acts } = await get<{ acts: ActSummary[] }>('/library/acts');
    expect(acts.filter(({ bill }) => bill).map((one) => one.key)).toEqual([billKey]);
    const { sections: found } = await get<ActSearchAnswer>('/library/act-search?q=3%20harbour');
    expect(found[0]?.act).toMatchObject({ key: billKey, bill: true });
    expect((await get<ActSectionBody>(`/library/acts/${billKey}/3`)).act.bill).toBe(true);
  });

  test('gives a section as printed, cited as courts do, with its defined words and references', async () => {
    const { printed, summary } = await get<ActSectionBody>(`/library/acts/${key}/3`);
    expect(summary).toBe(false);
    expect(printed?.pieces.map(({ cite, path }) => [path, cite])).toEqual([
      ['1', 's. 3(1), Lantern Keepers Act, 1957'],
      ['1.p1', 's. 3(1), proviso, Lantern Keepers Act, 1957'],
      ['1.p1.a', 's. 3(1), proviso (a), Lantern Keepers Act, 1957'],
    ]);
    expect(printed).toMatchObject({
      before: { number: '2' },
      terms: [{ term: 'keeper', number: '2', path: 'a' }],
      versions: [],
    });
    const { printed: definitions } = await get<ActSectionBody>(`/library/acts/${key}/2`);
    expect(definitions?.numbers).toEqual(['3']);
  });

  test.each([
    ['3 lantern', key, '3'],
    ['s 138 NI', 'ni', '138'],
    ['art 226', 'constitution', '226'],
    ['order 39 rule 1', 'cpc', 'O39R1'],
  ])('the search %s opens its section', async (q, act, number) => {
    const { sections: found } = await get<ActSearchAnswer>(
      `/library/act-search?${new URLSearchParams({ q })}`,
    );
    expect(found[0]).toMatchObject({ act: { key: act }, number });
  });

  test('a check compares words quoted from a section with the copy', async () => {
    const text =
      'Section 3 of the Lantern Keepers Act, 1957 provides: “A keeper who sleeps pays a penalty”. Section 138 of the NI Act says: “the cheque is returned by the bank unpaid”.';
    const { provisions, not_checked } = await checkClaims(
      readClaims(text),
      new LibraryForCheck(it.services.library),
    );
    expect(provisions.map(({ quotations }) => quotations)).toMatchObject([
      [{ status: 'altered', changes: [{ cited: 'penalty', found: 'fine' }] }],
      [{ status: 'not_in_library' }],
    ]);
    expect(not_checked.map(({ code }) => code)).toContain('quotations_of_acts');
  });

  test.each([
    ['138 NI', /^Section 138, Negotiable/u],
    ['3 lantern', /^Section 3, Lantern Keepers/u],
    ['302 ipc', /^Section 302, Indian Penal/u],
  ])('the search in the library for %s has the section first', async (query, title) => {
    for (const address of ['/keyword_search', '/hybrid_search']) {
      const answer = await asha.call('POST', address, { query });
      const { results } = (await answer.json()) as KeywordAnswer;
      expect(results[0]?._source.title, address).toMatch(title);
    }
  });

  test('words find sections of summaries too', async () => {
    const { sections: found } = await get<ActSearchAnswer>('/library/act-search?q=dishonour%20of%20cheque');
    expect(found.map(({ act, number }) => `${act.key} ${number}`)).toContain('ni 138');
  });
});
