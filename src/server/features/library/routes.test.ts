import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type {
  KeywordAnswer,
  LibraryDocumentBody,
  LibraryFilters,
  SearchHitBody,
} from '#shared/contracts/library.ts';
import { documentWithParts } from '#test/conformance/made-up-documents.ts';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';
import { originalKey } from './originals.ts';

// The search service and the reader over the bundled sample library, with the real index.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await sampleLibraryApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

async function keyword(body: object): Promise<KeywordAnswer> {
  const answer = await asha.call('POST', '/keyword_search', body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as KeywordAnswer;
}
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });

describe('keyword search', () => {
  test('returns hits with the specified fields flat and nested, marked passages and facets', async () => {
    const { results, total, facets } = await keyword({ query: 'daily wager regularisation', facets: true });
    expect(total).toBeGreaterThan(0);
    const [first] = results;
    expect(first?._id).toBe('sample-01-allahabad-service-regularisation');
    expect(first?._source).toMatchObject({
      sample: true,
      petitioner: 'Ram Avadh Yadav',
      dated: '2019-08-14',
      s3_file_key: 'judgments/01-allahabad-service-regularisation.md',
    });
    expect(first?._source.metadata.case_number).toBe(first?._source.case_number);
    const passage = first?.highlight?.[0];
    const mark = passage?.marks[0];
    expect(mark && passage.text.slice(mark.start, mark.end)).toMatch(/daily|wager|regularis/i);
    // As everywhere in the API: the number as printed, and the place in the document.
    const opened = await asha.call('GET', `/library/documents/${first?._id}`);
    const { paragraphs } = (await opened.json()) as LibraryDocumentBody;
    expect(paragraphs[passage?.index ?? -1]?.number).toBe(passage?.paragraph);
    expect(typeof passage?.paragraph).toBe('string');
    expect(facets?.court?.find(({ value }) => value === first?._source.court)?.count).toBeGreaterThan(0);
  });

  test('a citation and a cause title find their judgment first', async () => {
    expect((await keyword({ query: '2019 MUNSHI SAMPLE 1' })).results[0]?._id).toBe(
      'sample-01-allahabad-service-regularisation',
    );
    expect((await keyword({ query: 'Ram Avadh Yadav v State of Uttar Pradesh' })).results[0]?._id).toBe(
      'sample-01-allahabad-service-regularisation',
    );
  });

  test('a provision finds its own section first, then its successor', async () => {
    const { results } = await keyword({ query: 'u/s 498A IPC', filters: { type: 'act' } });
    expect(results[0]?._source.title).toMatch(/^Section 498A, Indian Penal Code/);
    expect(
      results
        .slice(0, 4)
        .map((hit) => hit._source.title)
        .join(),
    ).toContain('Section 85, Bharatiya Nyaya Sanhita');
  });

  test('a query without words finds nothing, and an empty query browses', async () => {
    expect(await keyword({ query: '🙂 🙂' })).toMatchObject({ results: [], total: 0 });
    expect((await keyword({ query: '' })).total).toBeGreaterThan(100);
  });

  test.each([
    ['500 words', `daily wager regularisation ${Array.from({ length: 497 }, (_, i) => `w${i}`).join(' ')}`],
    ['a quotation mark without its other', '"daily wager'],
    ['a field that does not exist', 'topic:regularisation daily wager'],
  ])('a query with %s still finds the judgment first', async (_, query) => {
    expect((await keyword({ query })).results[0]?._id).toBe('sample-01-allahabad-service-regularisation');
  });

  test('filters come from the metadata', async () => {
    const madras = await keyword({ query: 'court', filters: { court: ['madras'], type: 'judgment' } });
    expect(madras.results.map((hit) => hit._source.court)).toEqual(madras.results.map(() => 'madras'));
    const acts = await keyword({ query: 'murder', filters: { type: 'act' } });
    expect(acts.results.length).toBeGreaterThan(0);
    expect(acts.results.every((hit) => hit._source.type === 'act')).toBe(true);
    const years = await keyword({ query: 'petitioner', filters: { year_from: 2019, year_to: 2019 } });
    expect(new Set(years.results.map((hit) => hit._source.year))).toEqual(new Set([2019]));
    const listed = await keyword({ query: 'petitioner', filters: { year: [2019] } });
    expect(listed.results.map(({ _id }) => _id)).toEqual(years.results.map(({ _id }) => _id));
    for (const wrong of [['2019'], [19], Array.from({ length: 51 }, () => 2019)])
      expect(
        (await asha.call('POST', '/keyword_search', { query: 'x', filters: { year: wrong } })).status,
      ).toBe(400);
  });
});

describe('odd and invalid queries', () => {
  test.each([
    '',
    'a',
    '🙂🙂',
    `'; drop table clients; --`,
    '(((a|b)*)+',
    '"unclosed',
    'AND OR NOT',
    'x'.repeat(10_000),
    'judge: court: act:',
  ])('the query %.20s is answered', async (query) => {
    for (const url of ['/keyword_search', '/semantic_search', '/hybrid_search']) {
      expect((await asha.call('POST', url, { query })).status, url).toBe(200);
    }
  });

  test('an invalid request is refused with a sentence', async () => {
    expect(
      await problem(await asha.call('POST', '/keyword_search', { query: 'x'.repeat(10_001) })),
    ).toMatchObject({ status: 400, error: { message: 'A search may have at most 10,000 characters.' } });
    expect(
      (await asha.call('POST', '/keyword_search', { query: 'x', filters: { colour: 'red' } })).status,
    ).toBe(400);
    expect((await asha.call('POST', '/keyword_search', { query: 'x', size: 101 })).status).toBe(400);
    expect((await asha.call('POST', '/similar_search', {})).status).toBe(400);
  });
});

test('the answer of a search is compressed for a client that accepts it', async () => {
  const asked = { query: 'default bail' };
  const plain = await asha.call('POST', '/hybrid_search', asked);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toMatch(/accept-encoding/i);
  const packed = await asha.call('POST', '/hybrid_search', asked, { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await plain.json());
});

test('hybrid says how each hit matched, and semantic has its own format', async () => {
  const hybrid = (await (
    await asha.call('POST', '/hybrid_search', { query: 'default bail' })
  ).json()) as KeywordAnswer;
  expect(hybrid.results.length).toBeGreaterThan(0);
  for (const hit of hybrid.results) expect(['keyword', 'semantic', 'hybrid']).toContain(hit.match);
  const semantic = (await (
    await asha.call('POST', '/semantic_search', { query: 'default bail' })
  ).json()) as { hits: { hits: SearchHitBody[] } };
  expect(Array.isArray(semantic.hits.hits)).toBe(true);
});

test('similar finds the judgments like given facts, and like a judgment, never the judgment itself', async () => {
  const text =
    'A cheque was returned unpaid for want of funds; a notice of demand was sent and the drawer did not pay within fifteen days. Complaint under section 138.';
  const byText = (await (
    await asha.call('POST', '/similar_search', { text, filters: { type: 'judgment' } })
  ).json()) as KeywordAnswer;
  const first = byText.results[0]?._source;
  expect([first?.title, ...(first?.keywords ?? [])].join(' ')).toMatch(/cheque|138|negotiable/i);
  const id = 'sample-01-allahabad-service-regularisation';
  const byId = (await (await asha.call('POST', '/similar_search', { id })).json()) as KeywordAnswer;
  expect(byId.results.length).toBeGreaterThan(0);
  expect(byId.results.map((hit) => hit._id)).not.toContain(id);
});

test('each judgment says its weight for the court that a search names', async () => {
  const forcesFor = async (filters: LibraryFilters) => {
    const { results } = await keyword({ query: 'service', filters });
    return new Set(results.map(({ authority }) => authority?.force));
  };
  const alone = { court: 'allahabad', judges: 1 };
  expect(await forcesFor({ binding_on: alone })).toEqual(new Set(['binding']));
  expect(await forcesFor({ binding_on: alone, persuasive: true })).toEqual(new Set(['persuasive']));
  expect(await forcesFor({ court: ['allahabad'] })).toEqual(new Set([undefined]));
});

describe('the reader', () => {
  const read = async (id: string, q = '') =>
    (await (await asha.call('GET', `/library/documents/${id}${q}`)).json()) as LibraryDocumentBody;

  test('gives the parts, what was left out, footnotes and the bench', async () => {
    const { parts, paragraphs, left_out } = documentWithParts('lighthouse');
    await it.services.libraryWriter.upsert([documentWithParts('lighthouse')]);
    const document = await read('lighthouse');
    expect(document).toMatchObject({ parts, paragraphs, left_out });
    expect(document.metadata).toMatchObject({
      bench_strength: 2,
      benches_of: [],
      authored_by: ['B. N. Farias'],
    });
    const { results } = await keyword({ query: 'Portcommissioners' });
    expect(results[0]?._source).toMatchObject({ bench_strength: 2, authored_by: ['B. N. Farias'] });
    await it.services.libraryWriter.remove(['lighthouse']);
    // One of before has none.
    const old = await read('sample-01-allahabad-service-regularisation');
    expect(old).toMatchObject({ parts: [], left_out: [] });
    expect(old.metadata.benches_of).toEqual(old.metadata.judges);
  });

  test('gives numbered paragraphs, the passages of the query, and links to judgments the library has', async () => {
    const document = await read('sample-01-allahabad-service-regularisation', '?q=artificial%20breaks');
    const numbers = document.paragraphs.flatMap(({ number }) =>
      number === undefined ? [] : [Number(number)],
    );
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    expect(document.matches.length).toBeGreaterThan(0);
    for (const { paragraph, index, text } of document.matches)
      expect(document.paragraphs[index]).toMatchObject({ text, ...(paragraph ? { number: paragraph } : {}) });
    expect(document.matches.some(({ paragraph, index }) => paragraph && Number(paragraph) !== index)).toBe(
      true,
    );
    expect(document.metadata.sample).toBe(true);
    const link = document.links.find(({ citation }) => citation.includes('(2006) 4 SCC 1'));
    expect(link && document.paragraphs[link.index]?.text.slice(link.start, link.end)).toContain(
      '(2006) 4 SCC 1',
    );
    expect(link?.document_id).toBeUndefined();
  });

  test('samples that cite each other are linked both ways', async () => {
    const all = await keyword({ query: 'MUNSHI SAMPLE', size: 100, filters: { type: 'judgment' } });
    const documents = await Promise.all(all.results.map((hit) => read(hit._id)));
    const links = documents.flatMap((document) =>
      document.links.flatMap(({ document_id }) =>
        document_id?.startsWith('sample-') ? [[document.id, document_id] as const] : [],
      ),
    );
    expect(links.length).toBeGreaterThanOrEqual(20);
    for (const [from, to] of links) expect((await read(to)).cited_by.map(({ id }) => id)).toContain(from);
  });

  test('sections lead to the acts that the library has', async () => {
    const document = await read('sample-12-karnataka-cheque-presumption');
    const titles = document.links.map(({ title }) => title ?? '');
    expect(titles.some((title) => title.startsWith('Section 139, Negotiable Instruments Act'))).toBe(true);
    for (const { index, start, end, citation } of document.links)
      expect(document.paragraphs[index]?.text.slice(start, end)).toBe(citation);
  });

  test('a section without its act, in an act, is one of the same act', async () => {
    const [hit] = (await keyword({ query: 'section 4 NI Act', filters: { type: 'act' } })).results;
    const document = await read(hit?._id ?? '');
    expect(document.metadata.title).toMatch(/^Section 4, Negotiable/);
    expect(document.links.map(({ citation, title }) => [citation, title?.split(' — ')[0]])).toEqual([
      ['sections 5', 'Section 5, Negotiable Instruments Act, 1881'],
      ['13', 'Section 13, Negotiable Instruments Act, 1881'],
    ]);
  });

  test('a section of a replaced code names its counterpart, with what became of it', async () => {
    const [hit] = (await keyword({ query: 'section 302 IPC', filters: { type: 'act' } })).results;
    const { counterparts, summary } = (await read(hit?._id ?? '')).metadata;
    expect(summary).toBe(true);
    expect(counterparts).toMatchObject([{ act: 'BNS', section: '103(1)', law: 'new', kind: 'renumbered' }]);
    const [now] = counterparts;
    const other = await read(now?.document_id ?? '');
    expect(other.metadata.title).toContain('Section 103, Bharatiya Nyaya Sanhita');
    expect(other.metadata.counterparts).toMatchObject([{ act: 'IPC', section: '302', law: 'old' }]);
    expect(hit?._source.counterparts).toEqual(counterparts);
  });

  test('an unknown document is not found', async () => {
    expect((await asha.call('GET', '/library/documents/nothing')).status).toBe(404);
  });
});

describe('the original file', () => {
  const body = {
    s3_bucket: 'high-court-library',
    s3_folder_path: 'sample-library',
    s3_file_key: 'judgments/01-allahabad-service-regularisation.md',
  };

  test('opens by signed URL while the session is alive', async () => {
    const reader = await it.lawyer();
    const { url } = (await (await reader.call('POST', '/presign', body)).json()) as { url: string };
    const file = await it.app.request(url);
    expect(await file.text()).toContain('sample: true');
    await reader.call('POST', '/auth/v1/logout?scope=global');
    expect((await it.app.request(url)).status).toBe(401);
  });

  test('is shown by browsers as plain text, and runs nothing', async () => {
    const { url } = (await (await asha.call('POST', '/presign', body)).json()) as { url: string };
    const { headers } = await it.app.request(url);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="01-allahabad-/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    // The PDF viewers of browsers do not start in a sandbox.
    expect(policy).not.toContain('sandbox');
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("default-src 'none'");
  });

  test.each([
    ['judgment.pdf', 'application/pdf', true],
    ['judgment.txt', 'text/plain; charset=utf-8', true],
    ['page.html', 'text/plain; charset=utf-8', false],
    ['drawing.svg', 'application/octet-stream', false],
    ['judgment.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
    ['scan.png', 'image/png', false],
  ])('of %s is sent as %s; shown: %s', async (name, contentType, shown) => {
    const s3_folder_path = 'originals';
    await it.services.storage.put(
      originalKey(s3_folder_path, name),
      Readable.from([Buffer.from('%PDF-1.7 <script>')]),
      {
        contentType: contentTypeOf(name),
        maxBytes: 100,
      },
    );
    const place = { ...body, s3_folder_path, s3_file_key: name };
    const { url } = (await (await asha.call('POST', '/presign', place)).json()) as { url: string };
    const { headers } = await it.app.request(url);
    expect(headers.get('content-type')).toBe(contentType);
    expect(headers.get('content-disposition')).toMatch(shown ? /^inline;/ : /^attachment;/);
    expect(headers.get('content-security-policy')?.includes('sandbox')).toBe(!shown);
  });

  test('of a section of an act is that section, as text', async () => {
    const [hit] = (await keyword({ query: 'section 138 NI Act', filters: { type: 'act' } })).results;
    const { s3_bucket, s3_file_key, s3_folder_path, title } = hit?._source ?? expect.fail('no section');
    const place = { s3_bucket, s3_file_key, s3_folder_path, document_id: hit?._id };
    const reader = await it.lawyer();
    const { url } = (await (await reader.call('POST', '/presign', place)).json()) as { url: string };
    const file = await it.app.request(url);
    const text = await file.text();
    expect(text.startsWith(`${title}\n\nSummary, not the Act’s text\n`)).toBe(true);
    expect(text).not.toContain('Section 139');
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain(
      'inline; filename="Section 138, Negotiable Instruments Act, 1881.txt"',
    );
    const other = url.replace(/id=[^&]+/, 'id=sample-12-karnataka-cheque-presumption');
    expect((await it.app.request(other)).status).toBe(401);
    const elsewhere = { ...place, s3_file_key: 'acts/ipc.md' };
    expect((await reader.call('POST', '/presign', elsewhere)).status).toBe(404);
    await reader.call('POST', '/auth/v1/logout?scope=global');
    expect((await it.app.request(url)).status).toBe(401);
  });

  test('is available for library documents only', async () => {
    expect((await asha.call('POST', '/presign', { ...body, s3_file_key: '../../secrets.json' })).status).toBe(
      404,
    );
    expect((await asha.call('POST', '/presign', { ...body, s3_bucket: 'case-files' })).status).toBe(404);
    expect((await it.app.request('/presign', { method: 'POST', body: JSON.stringify(body) })).status).toBe(
      401,
    );
  });
});

test('the coverage describes the library', async () => {
  const coverage = (await (await asha.call('GET', '/library/coverage')).json()) as {
    samples: number;
    summaries: number;
    acts: number;
    courts: unknown[];
    citator: object;
  };
  expect(coverage.samples).toBe(25);
  expect(coverage.summaries).toBe(coverage.acts);
  expect(coverage.acts).toBeGreaterThan(300);
  expect(coverage.courts.length).toBe(25);
  expect(coverage.citator).toMatchObject({ judgments: expect.any(Number), courts: expect.any(Number) });
});
