import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/platform/db/sql.ts';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { citationStatus } from '#shared/checks/finding-sentences.ts';
import { checkList, checkReport } from '#shared/contracts/checks/checks.ts';
import { keywordAnswer, libraryDocument } from '#shared/contracts/library.ts';
import type { CitationList } from '#shared/contracts/research/citations.ts';
import { reliedOn, type Standing, standing } from '#shared/contracts/research/standing.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { answerOf } from '#test/fixtures/assistant.ts';
import { PASSAGE } from '#test/fixtures/passage-notes.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { checkAnswer } from '../../assistant/answering/checks-of-answer.ts';
import { documentsOf } from '../ingest/document.ts';
import { GraphReader } from './read-graph.ts';

// The citation graph, made from a real index into the real database.

let it: TestApp;
let asha: Lawyer;
let library: LibraryEngine;
let folder: string;
let graph: GraphReader;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-citator-'));
  library = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) });
  it = await testApp({ library });
  graph = new GraphReader({ db: it.db, library });
  asha = await it.lawyer();
});
afterAll(async () => {
  await library.close();
  await it.close();
  await rm(folder, { recursive: true, force: true });
});

/** A judgment of the Supreme Court with its own citation, as a text that is ingested. */
function judgment(key: string, own: string, paragraphs: string[]): string {
  const [document] = documentsOf({ folder: 'citator', key: `${key}.txt`, size: 1 }, [
    [
      own,
      'IN THE SUPREME COURT OF INDIA',
      'CIVIL APPELLATE JURISDICTION',
      'Civil Appeal No. 12 of 1999',
      `${key} v. State of Kerala`,
      'JUDGMENT',
      ...paragraphs.map((text, at) => `${at + 1}. ${text}`),
    ].join('\n\n'),
  ]);
  if (!document) throw new Error('no document');
  documents.set(key, document);
  return document.id;
}
const documents = new Map<string, ReturnType<typeof documentsOf>[number]>();
const add = async (...keys: string[]) => {
  await library.upsert(keys.flatMap((key) => documents.get(key) ?? []));
  while (await graph.next());
};

async function citations(id: string, query = ''): Promise<CitationList> {
  const answer = await asha.call('GET', `/library/documents/${id}/citations?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CitationList;
}

test('a citation without a judgment is kept, and finds it when it arrives', async () => {
  const anand = judgment('Anand', '2011 INSC 11', ['The appeal arises from a suit for partition of land.']);
  const bhanu = judgment('Bhanu', '2015 INSC 15', [
    'The appellant relies on an earlier decision of this Court on partition.',
    'We are unable to agree. Anand v. State of Kerala, 2011 INSC 11 was decided on other facts and is distinguished.',
    'In Nobody v. Somebody, (1999) 9 SCC 999 the same was said.',
  ]);
  await add('Bhanu');
  const alone = await citations(bhanu);
  expect(alone.total).toBe(2);
  expect(alone.results.map(({ document_id }) => document_id)).toEqual([undefined, undefined]);

  await add('Anand');
  const found = await citations(bhanu);
  expect(found.results[0]).toMatchObject({
    document_id: anand,
    citation: '2011 INSC 11',
    year: 2011,
    paragraph: '2',
    treatment: 'distinguished',
    cited: 1,
  });
  expect(found.results[0]?.sentence).toContain('is distinguished');
  expect(found.results[1]).toMatchObject({ citation: '(1999) 9 SCC 999' });
  expect(found.results[1]?.document_id).toBeUndefined();

  const back = await citations(anand, 'direction=cited_by');
  expect(back).toMatchObject({ total: 1, years: [{ year: 2015, count: 1 }] });
  expect(back.results[0]).toMatchObject({ document_id: bhanu, treatment: 'distinguished' });
  expect((await citations(anand, 'direction=cited_by&treatment=overruled')).total).toBe(0);
  expect((await citations(anand, 'direction=cited_by&treatment=distinguished')).total).toBe(1);
});

test('judgments that cite themselves and each other do no harm', async () => {
  const chand = judgment('Chand', '2016 INSC 16', [
    'As held in 2016 INSC 16, which is this judgment, and in Devi v. State of Kerala, 2016 INSC 17, it is so.',
  ]);
  const devi = judgment('Devi', '2016 INSC 17', ['Chand v. State of Kerala, 2016 INSC 16 is followed.']);
  await add('Chand', 'Devi');
  expect((await citations(chand)).results.map(({ document_id }) => document_id)).toEqual([devi]);
  expect((await citations(devi)).results.map(({ document_id }) => document_id)).toEqual([chand]);
  expect((await citations(devi, 'direction=cited_by')).total).toBe(1);
});

test('the neutral citation of a later judgment, which a copy prints beside the right one, leads nowhere', async () => {
  const later = judgment('Later', '2021 INSC 21', ['The land was acquired.']);
  const early = judgment('Early', '2020 INSC 220', [
    'See Nobody v. Somebody, (1993) 9 SCC 504: 2021 INSC 21.',
  ]);
  await add('Later', 'Early');
  expect((await citations(early)).results.map(({ document_id }) => document_id)).toEqual([undefined]);
  expect((await citations(later, 'direction=cited_by')).total).toBe(0);
});

test('the later cases that an old report lists are citations of it, until their own sentences are here', async () => {
  const old = `1971 (2) SCR 310; 1971 (1) SCC 88 (12 March 1971)
BANERJI, B.N.
CITATION: 1971 AIR 912 1971 SCR (2) 310 1971 SCC (1) 88
CITATOR INFO :
D 1978 SC1014 (5) F 1984 SC 22 (7) RF 1986 SC 31
ACT:
Hire Act, 1912, s. 4-Whether notice is a condition of suit.
HEADNOTE:
The appellant hired a boat to the respondent and sued for its return without a notice.
JUDGMENT:
CIVIL APPELLATE JURISDICTION: Civil Appeal No. 812 of 1968.
The Judgment of the Court was delivered by
BANERJI, J. The appellant hired a boat to the respondent and sued for its return. The suit fails.
`;
  const [report] = documentsOf({ folder: 'citator', key: 'old.txt', size: 1 }, [old]);
  if (!report) throw new Error('no document');
  documents.set('old', report);
  const later = judgment('Later case', 'AIR 1978 SC 1014', ['A boat is no vehicle.']);
  await add('old', 'Later case');
  const listed = await citations(report.id, 'direction=cited_by');
  expect(listed.results).toMatchObject([
    { title: 'AIR 1986 SC 31', listed: true },
    { title: 'AIR 1984 SC 22', year: 1984, treatment: 'followed', listed: true },
    { document_id: later, sentence: 'D AIR 1978 SC 1014 (5)', treatment: 'distinguished', listed: true },
  ]);
  expect(listed.results[0]?.treatment).toBeUndefined();
  expect((await citations(report.id, 'direction=cited_by&treatment=followed')).total).toBe(1);
  expect((await citations(report.id)).total).toBe(0);

  judgment('Later case', 'AIR 1978 SC 1014', ['AIR 1971 SC 912 was decided on other facts.']);
  await add('Later case');
  const own = (await citations(report.id, 'direction=cited_by')).results.at(-1);
  expect(own).toMatchObject({ document_id: later, sentence: expect.stringContaining('other facts') });
  expect(own?.listed).toBeUndefined();
});

test('a judgment without a cause title has the name that most judgments give it', async () => {
  const [untitled] = documentsOf({ folder: 'citator', key: 'scan.txt', size: 1 }, [
    ['2014 INSC 914', 'The appeal arises from a suit for partition of land.', '2. It fails.'].join('\n\n'),
  ]);
  if (!untitled) throw new Error('no document');
  documents.set('untitled', untitled);
  for (const [key, own, name] of [
    ['Girish', '2018 INSC 918', 'Indu v. State of Kerala'],
    ['Hema', '2019 INSC 919', 'Indira v. State of Kerala'],
    ['Jaya', '2020 INSC 920', 'Indu v. State of Kerala'],
  ] as const)
    judgment(key, own, [`We follow ${name}, 2014 INSC 914 on this point.`]);
  const named = async (id: string) => {
    const answer = await asha.call('GET', `/library/documents/${id}`);
    const { named_by_others, metadata } = libraryDocument.parse(await answer.json());
    expect(metadata.named_by_others).toBe(named_by_others);
    return named_by_others;
  };
  await add('untitled');
  expect(await named(untitled.id)).toBeUndefined();
  await add('Girish', 'Hema', 'Jaya');
  expect(await named(untitled.id)).toBe('Indu v. State of Kerala');
  // One with a cause title keeps it.
  const kiran = judgment('Kiran', '2014 INSC 940', ['The appeal fails.']);
  judgment('Lata', '2020 INSC 941', [
    'We follow Kiran Bala v. State of Kerala, 2014 INSC 940 on this point.',
  ]);
  await add('Kiran', 'Lata');
  expect(await named(kiran)).toBeUndefined();
});

test('a judgment that changes is read again, and one that is removed leaves the graph', async () => {
  const elan = judgment('Elan', '2018 INSC 18', ['See Farid v. State of Kerala, 2018 INSC 19.']);
  const farid = judgment('Farid', '2018 INSC 19', ['The appeal fails.']);
  await add('Elan', 'Farid');
  expect((await citations(farid, 'direction=cited_by')).total).toBe(1);
  judgment('Elan', '2018 INSC 18', [
    'No decision was cited before us by either side at the hearing of the appeal.',
  ]);
  await add('Elan');
  expect((await citations(farid, 'direction=cited_by')).total).toBe(0);
  await library.remove([farid]);
  await add();
  expect((await asha.call('GET', `/library/documents/${farid}/citations`)).status).toBe(404);
  expect((await citations(elan)).total).toBe(0);
});

test('an answer gives the words by which a later judgment treats the authority that it quotes', async () => {
  const gopal = judgment('Gopal', '2012 INSC 12', [
    'A nomination under the bank rules makes the nominee the owner of the deposit after the death of the depositor.',
  ]);
  const hari = judgment('Hari', '2019 INSC 119', [
    'The rule on the deposit of a depositor needs another look.',
    'Gopal v. State of Kerala, 2012 INSC 12 overlooks the statute and is overruled.',
  ]);
  await add('Gopal', 'Hari');
  const { content, sources } = await answerOf(
    asha,
    'Authority that a nomination makes the nominee the owner of the deposit',
  );
  const quoted = sources.find(({ id }) => id === gopal);
  expect(quoted?.quote).toContain('makes the nominee the owner');
  const treating = sources.find(({ id, quote }) => id === hari && quote.includes('is overruled'));
  expect(treating).toMatchObject({ paragraph: '2', url: expect.stringContaining('&at=') });
  const lines = content.split('\n');
  const at = lines.findIndex((line) => line.endsWith(`[${quoted?.n}]`));
  expect(lines[at + 1]).toContain(t(messages.treats, { kind: 'overruled' }));
  expect(lines[at + 1]).toContain(`“${treating?.quote}” [${treating?.n}]`);
});

async function standingOf(id: string): Promise<Standing> {
  const answer = await asha.call('GET', `/library/documents/${id}/standing`);
  expect(answer.status).toBe(200);
  return standing.parse(await answer.json());
}

test('the standing of a judgment gives each treatment with its sentence, and warns of what it rests on', async () => {
  const mohan = judgment('Mohan Traders', '1990 INSC 301', ['A lease ends with the notice.']);
  const nalini = judgment('Nalini', '1995 INSC 302', [
    'We respectfully follow the decision in Mohan Traders v. State of Kerala, 1990 INSC 301.',
  ]);
  judgment('Omana', '2001 INSC 303', [
    'Counsel relied on Mohan Traders v. State of Kerala, 1990 INSC 301. That decision is overruled.',
    'Learned counsel submitted that Nalini v. State of Kerala, 1995 INSC 302 stands overruled too.',
  ]);
  const omana = documents.get('Omana')?.id;
  await add('Mohan Traders', 'Nalini');
  expect(await standingOf(mohan)).toMatchObject({
    signal: 'followed',
    counts: [{ kind: 'followed', count: 1, last_year: 1995 }],
  });
  await add('Omana');
  const found = await standingOf(mohan);
  expect(found).toMatchObject({
    signal: 'overruled',
    rests_on_overruled: [],
    coverage: { from: expect.any(Number) },
  });
  expect(found.statements).toMatchObject([
    {
      kind: 'overruled',
      document_id: omana,
      paragraph: '1',
      year: 2001,
      court_name: 'Supreme Court of India',
    },
    { kind: 'followed', document_id: nalini },
  ]);
  expect(await standingOf(nalini)).toMatchObject({
    signal: 'none',
    statements: [],
    rests_on_overruled: [{ document_id: mohan, paragraph: '1', overruled_by: { document_id: omana } }],
  });
  await library.refresh();
  const search = await asha.call('POST', '/keyword_search', { query: 'lease ends with the notice' });
  const { results } = keywordAnswer.parse(await search.json());
  expect(results.find(({ _id }) => _id === mohan)).toMatchObject({
    signal: 'overruled',
    standing: { statement: { kind: 'overruled', sentence: expect.stringContaining('overruled') } },
  });

  // Outside the reader: on a card, in the list of the citator, in a check and beside an answer.
  const rests_on = { document_id: mohan, overruled_by: { document_id: omana, kind: 'overruled' } };
  const followed = await asha.call('POST', '/keyword_search', { query: '1995 INSC 302' });
  const cards = keywordAnswer.parse(await followed.json()).results;
  expect(cards.find(({ _id }) => _id === nalini)).toMatchObject({ standing: { rests_on } });
  const { results: listed } = await citations(String(omana));
  expect(listed.find(({ document_id }) => document_id === nalini)).toMatchObject({ standing: { rests_on } });
  expect(listed.find(({ document_id }) => document_id === mohan)).toMatchObject({
    standing: { signal: 'overruled' },
  });
  const text = 'We rely on Nalini v. State of Kerala, 1995 INSC 302.';
  const check = await asha.call('POST', '/functions/v1/check-document', { text });
  const { citations: checked } = checkReport.parse(await check.json());
  expect(checked).toMatchObject([{ document_id: nalini, rests_on }]);
  expect(checked.map(citationStatus)).toEqual(['Follows an overruled judgment']);
  const { content, sources } = await answerOf(asha, 'Authority that follows the decision in Mohan Traders');
  expect(sources.find(({ id }) => id === nalini)).toMatchObject({ rests_on });
  expect(content).toMatch(
    /Nalini v\. State of Kerala follows Mohan Traders v\. State of Kerala\. Overruled in/u,
  );
});

test('two judgments that overrule each other both say so, and an earlier one overrules no later one', async () => {
  const prem = judgment('Prem', '2003 INSC 311', ['Qasim v. State of Kerala, 2003 INSC 312 is overruled.']);
  const qasim = judgment('Qasim', '2003 INSC 312', ['Prem v. State of Kerala, 2003 INSC 311 is overruled.']);
  const radha = judgment('Radha', '2010 INSC 313', ['The appeal fails.']);
  judgment('Sunil', '1980 INSC 314', [
    'Radha v. State of Kerala, 2010 INSC 313 is overruled.',
    '1980 INSC 314 is overruled.',
  ]);
  await add('Prem', 'Qasim', 'Radha', 'Sunil');
  expect([(await standingOf(prem)).signal, (await standingOf(qasim)).signal]).toEqual([
    'overruled',
    'overruled',
  ]);
  expect((await standingOf(radha)).signal).toBe('none');
  expect((await standingOf(documents.get('Sunil')?.id ?? '')).signal).toBe('none');
});

test('a citation that two judgments share belongs to the one that the sentence names', async () => {
  const tara = judgment('Tara', '2004 INSC 321', ['The writ is allowed.']);
  const usha = judgment('Usha', '2004 INSC 321', ['The suit is dismissed.']);
  judgment('Vimal', '2012 INSC 322', [
    'The decision in Usha v. State of Kerala, 2004 INSC 321 is overruled.',
  ]);
  await add('Tara', 'Usha', 'Vimal');
  expect([(await standingOf(tara)).signal, (await standingOf(usha)).signal]).toEqual(['none', 'overruled']);
});

test.each(['direction=both', 'treatment=loved', 'size=0', 'size=101', 'from=-1', 'from=x'])(
  '?%s is refused',
  async (query) => {
    const answer = await asha.call('GET', `/library/documents/any/citations?${query}`);
    expect(answer.status).toBe(400);
  },
);

test('pages do not change the total', async () => {
  const many = judgment('Many', '2020 INSC 20', [
    'See 2001 INSC 101, 2002 INSC 102, 2003 INSC 103, 2004 INSC 104 and 2005 INSC 105 in support of the proposition.',
  ]);
  await add('Many');
  const first = await citations(many, 'size=2');
  const second = await citations(many, 'size=2&from=2');
  expect([first.total, second.total]).toEqual([5, 5]);
  const seen = [...first.results, ...second.results].map(({ citation }) => citation);
  expect(new Set(seen).size).toBe(4);
});

test('a name that the library has under another citation is not said to be absent', async () => {
  const vimala = judgment('Vimala @ Kamala', '2012 INSC 12', [
    'The appeal arises from a suit for partition of land.',
  ]);
  const citing = judgment('Wasim', '2018 INSC 18', [
    'In Vimala v. State of Kerala, (1999) 9 SCC 777 the same was said.',
    'In Nobody v. Somebody, (1999) 9 SCC 778 it was not.',
  ]);
  await add('Vimala @ Kamala', 'Wasim');
  await library.refresh();
  const { results } = await citations(citing);
  const nearest = Object.fromEntries(results.map((row) => [row.title, row.nearest?.document_id]));
  expect(nearest).toEqual({ 'Vimala v. State of Kerala': vimala, 'Nobody v. Somebody': undefined });
});

test('a case that is cited in several places is one line, with the sentence that says most, by year', async () => {
  const cited = judgment('Veena', '2001 INSC 901', ['The lease ended.']);
  const often = judgment('Wahid', '2012 INSC 912', [
    'Veena v. State of Kerala, 2001 INSC 901 was read out.',
    'Veena v. State of Kerala, 2001 INSC 901 is overruled.',
  ]);
  const once = judgment('Xavier', '2013 INSC 913', ['Veena v. State of Kerala, 2001 INSC 901 was read out.']);
  await add('Veena', 'Wahid', 'Xavier');
  const all = await citations(cited, 'direction=cited_by');
  expect(all.results.map(({ document_id }) => document_id).sort()).toEqual([often, once].sort());
  expect(all).toMatchObject({
    total: 2,
    years: [
      { year: 2012, count: 1 },
      { year: 2013, count: 1 },
    ],
  });
  expect(all.results.find(({ document_id }) => document_id === often)).toMatchObject({
    treatment: 'overruled',
  });
  const ofYear = await citations(cited, 'direction=cited_by&year=2013');
  expect(ofYear.results.map(({ document_id }) => document_id)).toEqual([once]);
  expect(ofYear).toMatchObject({ total: 1, years: all.years });
});

test('judgments that cite themselves and overrule each other have a standing that says the sentence', async () => {
  const yash = judgment('Yash', '2014 INSC 914', [
    'Zoya v. State of Kerala, 2014 INSC 915 is overruled. This judgment, 2014 INSC 914, is not.',
  ]);
  const zoya = judgment('Zoya', '2014 INSC 915', ['Yash v. State of Kerala, 2014 INSC 914 is overruled.']);
  await add('Yash', 'Zoya');
  for (const [id, by] of [
    [yash, zoya],
    [zoya, yash],
  ] as const) {
    const answer = await asha.call('GET', `/library/documents/${id}/standing`);
    const { statements } = standing.parse(await answer.json());
    expect(statements.map(({ document_id }) => document_id)).toEqual([by]);
  }
});

test('a judgment with 3,000 citing judgments answers with counts and a bounded list', async () => {
  const cited = judgment('Famous', '1990 INSC 990', ['The rule of the case.']);
  await add('Famous');
  await it.db.withWorker(async (tx) => {
    await tx.run(sql`
      insert into public.library_judgments (id, hash, mark, title, citation, year, court, sample)
      select 'citing-' || n, n, 'm', 'Case ' || n, '', 1991 + n % 30, 'kerala', false from generate_series(1, 3000) n`);
    await tx.run(sql`
      insert into public.library_citations (citing_id, position, keys, citation, case_name, paragraph, index, sentence, treatment, reported)
      select 'citing-' || n, p, array['insc:1990:990'], '1990 INSC 990', 'Famous', n::text, n, 'Famous is followed.',
        case when n % 3 = 0 then 'followed' end, false
      from generate_series(1, 3000) n, generate_series(0, 1) p`);
  });
  const keys = await it.db.withWorker((tx) =>
    tx.rows<{ key: string }>(sql`select key from public.library_judgment_keys where judgment_id = ${cited}`),
  );
  await it.db.withWorker((tx) =>
    tx.run(
      sql`update public.library_citations set keys = ${keys.map(({ key }) => key)}::text[] where citing_id like 'citing-%'`,
    ),
  );
  const answer = await asha.call('GET', `/library/documents/${cited}/standing`);
  const said = standing.parse(await answer.json());
  const listed = await citations(cited, 'direction=cited_by');
  expect(said).toMatchObject({ signal: 'followed', counts: [{ kind: 'followed', count: 1000 }] });
  expect(said.statements.length).toBe(200);
  expect(listed).toMatchObject({ total: 3000 });
  expect(listed.results).toHaveLength(20);
  expect(listed.results[0]).toMatchObject({ places: 2 });
  expect(listed.years).toHaveLength(30);
});

test('a case says which judgments that it relies on were overruled, with the sentence and where it relies on them', async () => {
  const tara = judgment('Tara Mills', '1988 INSC 501', ['A licence is no lease.']);
  judgment('Uma', '2005 INSC 502', ['Tara Mills v. State of Kerala, 1988 INSC 501 is overruled.']);
  await add('Tara Mills', 'Uma');
  const ravi = await it.lawyer();
  const made = await asha.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Licence case' },
    { prefer: 'return=representation' },
  );
  const [row] = (await made.json()) as { id: string }[];
  const case_id = row?.id ?? '';
  const ask = async (who: Lawyer, query = '') => {
    const answer = await who.call('GET', `/library/relied-on${query}`);
    expect(answer.status).toBe(200);
    return reliedOn.parse(await answer.json()).results;
  };
  expect(await ask(asha, `?case_id=${case_id}`)).toEqual([]);
  const draft = { case_id, title: 'Reply', content: 'See Tara Mills v. State of Kerala, 1988 INSC 501.' };
  await asha.call('POST', '/rest/v1/case_drafts', draft);
  await asha.call('POST', '/rest/v1/passage_notes', { ...PASSAGE, case_id, document_id: tara });
  const [found, ...others] = await ask(asha, `?case_id=${case_id}`);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    document_id: tara,
    title: 'Tara Mills v. State of Kerala',
    signal: 'overruled',
    statement: { kind: 'overruled', sentence: expect.stringContaining('is overruled') },
  });
  expect(found?.places.map(({ kind, draft_title }) => draft_title ?? kind).sort()).toEqual(['Reply', 'note']);
  expect(await ask(asha)).toEqual([found]);
  // A draft that no longer cites it is read again.
  await asha.call('PATCH', `/rest/v1/case_drafts?case_id=eq.${case_id}`, { content: 'Nothing is cited.' });
  expect((await ask(asha))[0]?.places.map(({ kind }) => kind)).toEqual(['note']);
  expect(await ask(ravi)).toEqual([]);
  expect(await ask(ravi, `?case_id=${case_id}`)).toEqual([]);
});

/** The answer of the check about a text with one citation. */
async function checkedAlone(text: string) {
  const answer = await asha.call('POST', '/functions/v1/check-document', { text });
  const report = checkReport.parse(await answer.json());
  const [only] = report.citations;
  if (!only) throw new Error('no finding');
  return { only, report };
}

test('the check says of a judgment what its card says, however many later ones follow it', async () => {
  judgment('Yamini', '1990 INSC 401', ['A notice is needed.']);
  judgment('Zeenat', '1995 INSC 402', ['Yamini v. State of Kerala, 1990 INSC 401 is overruled.']);
  const followers = Array.from({ length: 12 }, (_, at) => `Follower${at}`);
  for (const [at, name] of followers.entries())
    judgment(name, `20${10 + at} INSC ${410 + at}`, [
      'We follow Yamini v. State of Kerala, 1990 INSC 401 in this case.',
    ]);
  await add('Yamini', 'Zeenat', ...followers);
  const { only, report } = await checkedAlone('See Yamini v. State of Kerala, 1990 INSC 401.');
  expect(only).toMatchObject({ signal: 'overruled', treatment: [{ kind: 'overruled' }, {}, {}, {}, {}] });
  expect(citationStatus(only)).toBe('Overruled');
  const listed = checkList.parse(await (await asha.call('GET', '/functions/v1/checks')).json());
  expect(listed.checks.find(({ id }) => id === report.id)?.to_look_at).toBe(1);
  // An answer of the assistant that cites it says the same.
  const { citations: cited } = await checkAnswer(
    it.services,
    { content: 'See Yamini v. State of Kerala, 1990 INSC 401.', removed: [], unread: [] },
    AbortSignal.timeout(60_000),
  );
  expect(cited).toMatchObject([{ signal: 'overruled', treatment: [{ kind: 'overruled' }, {}, {}, {}, {}] }]);
});

test('another High Court doubts and does not overrule, in the check as on the card', async () => {
  const high = (key: string, court: string, own: string, words: string): string => {
    const [document] = documentsOf({ folder: 'citator', key: `${key}.txt`, size: 1 }, [
      [own, `IN THE HIGH COURT OF ${court}`, `${key} v. The Collector`, 'JUDGMENT', `1. ${words}`].join(
        '\n\n',
      ),
    ]);
    if (!document) throw new Error('no document');
    documents.set(key, document);
    return document.id;
  };
  const own = high('Akhil', 'DELHI AT NEW DELHI', '2011:DHC:4021', 'A notice is needed.');
  high('Bina', 'BOMBAY', '2015:BHC-AS:4022', 'Akhil v. The Collector, 2011:DHC:4021 is overruled.');
  await add('Akhil', 'Bina');
  const { only } = await checkedAlone('See Akhil v. The Collector, 2011:DHC:4021.');
  expect([only.signal, (await standingOf(own)).signal]).toEqual(['doubted', 'doubted']);
});

test('a dissent overrules nothing, and what it alone cites stays cited', async () => {
  const chitra = judgment('Chitra', '1991 INSC 431', ['A notice is needed.']);
  const dinesh = judgment('Dinesh', '1992 INSC 432', ['A receipt is needed.']);
  const [split] = documentsOf({ folder: 'citator', key: 'Esha.txt', size: 1 }, [
    [
      '2016 INSC 433',
      'IN THE SUPREME COURT OF INDIA\nCIVIL APPELLATE JURISDICTION\nCivil Appeal No. 9 of 2016',
      'Esha v. State of Kerala',
      'JUDGMENT\nB. N. BANERJI, J.',
      '1. We follow Chitra v. State of Kerala, 1991 INSC 431.\n2. The appeal is dismissed.',
      '……J.\n(B. N. BANERJI)',
      'JUDGMENT\nS. DATTA, J. (dissenting)',
      '1. Chitra v. State of Kerala, 1991 INSC 431 is overruled. So is Dinesh v. State of Kerala, 1992 INSC 432, which is overruled.\n2. The appeal is allowed.',
      '……J.\n(S. DATTA)',
    ].join('\n'),
  ]);
  if (!split) throw new Error('no document');
  documents.set('Esha', split);
  await add('Chitra', 'Dinesh', 'Esha');
  expect((await standingOf(chitra)).signal).toBe('followed');
  expect((await standingOf(dinesh)).signal).toBe('none');
  expect((await citations(split.id)).results.map(({ citation }) => citation)).toContain('1992 INSC 432');

  // On its card the words of the dissent say whose they are.
  await library.refresh();
  const search = await asha.call('POST', '/keyword_search', { query: '"Dinesh" overruled' });
  const { results } = keywordAnswer.parse(await search.json());
  expect(results.find(({ _id }) => _id === split.id)?.highlight?.[0]).toMatchObject({
    whose: { kind: 'opinion', judge: 'Datta', stance: 'dissenting' },
  });
});

test('a check says how many judgments the citator has not read', async () => {
  judgment('Farida', '1993 INSC 441', ['A notice is needed.']);
  await library.upsert([documents.get('Farida') as NonNullable<ReturnType<typeof documentsOf>[number]>]);
  const { report } = await checkedAlone('See Farida v. State of Kerala, 1993 INSC 441.');
  expect(report.not_checked[0]).toMatchObject({ code: 'unread_judgments', count: 1 });
  await add();
  const { report: after } = await checkedAlone('See Farida v. State of Kerala, 1993 INSC 441.');
  expect(after.not_checked.map(({ code }) => code)).not.toContain('unread_judgments');
});
