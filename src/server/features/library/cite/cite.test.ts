import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { messages } from '#shared/messages/en/library/cite.ts';
import { t } from '#shared/messages/translate.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { documentsOf } from '../ingest/document.ts';

let it: TestApp;
let asha: Lawyer;
let library: LibraryEngine;
let folder: string;
let id: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-cite-'));
  library = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) });
  it = await testApp({ library });
  asha = await it.lawyer();
  const [document] = documentsOf({ folder: 'cite', key: 'asan.txt', size: 1 }, [
    [
      '2019 INSC 412',
      'IN THE SUPREME COURT OF INDIA',
      'Civil Appeal No. 12 of 2019',
      'Asan v. State of Kerala',
      'JUDGMENT',
      '1. The appeal is dismissed.',
    ].join('\n\n'),
  ]);
  if (!document) throw new Error('no document');
  id = document.id;
  await library.upsert([document]);
});
afterAll(async () => {
  await library.close();
  await it.close();
  await rm(folder, { recursive: true, force: true });
});

test('a citation leads to its judgment, or says that it is not here or is none', async () => {
  const found = await asha.call('GET', `/cite/${encodeURIComponent('2019 INSC 412')}`);
  expect([found.status, found.headers.get('location')]).toEqual([
    302,
    `/home/library/${encodeURIComponent(id)}`,
  ]);
  const absent = await asha.call('GET', `/cite/${encodeURIComponent('2019 INSC 999')}`);
  expect([absent.status, (await absent.json()).error.message]).toEqual([
    404,
    t(messages.notHere, { citation: '2019 INSC 999' }),
  ]);
  const none = await asha.call('GET', '/cite/hello');
  expect([none.status, (await none.json()).error.message]).toEqual([
    404,
    t(messages.notACitation, { text: 'hello' }),
  ]);
});

test('a citation that two judgments share leads to both, and in a text to the one that its name says', async () => {
  const judgment = (name: string, citation: string, text: string) => {
    const lines = [citation, 'IN THE SUPREME COURT OF INDIA', `${name} v. State of Kerala`, 'JUDGMENT', text];
    const [made] = documentsOf({ folder: 'cite', key: `${name}.txt`, size: 1 }, [lines.join('\n\n')]);
    if (!made) throw new Error('no document');
    return made;
  };
  const [babu, chitra, later] = [
    judgment('Babu', '2019 INSC 777', '1. The appeal of Babu is allowed.'),
    judgment('Chitra', '2019 INSC 777', '1. The appeal of Chitra is allowed.'),
    judgment(
      'Devan',
      '2020 INSC 5',
      '1. Chitra v. State of Kerala, 2019 INSC 777, is followed.\n\n2. See 2019 INSC 777.',
    ),
  ];
  const [of, against, near] = [
    judgment('State of Bihar', '2018 INSC 70', '1. The appeal, 2018 INSC 70, is allowed.'),
    judgment('Esther', '2018 INSC 70', '1. The appeal is allowed.'),
    judgment(
      'Fatima',
      '2021 INSC 8',
      [
        '1. The State relied on 2018 INSC 70.',
        '2. State of Bihar v. Gita, 2016 INSC 4, and 2018 INSC 70 were cited.',
        '3. The State of Bihar appealed. It relied on 2018 INSC 70.',
        '4. Hari v. State of Bihar, 2018 INSC 70, is followed.',
        '5. State of Bihar v. State of Kerala, 2018 INSC 70, is followed.',
      ].join('\n\n'),
    ),
  ];
  await library.upsert([babu, chitra, later, of, against, near]);
  await library.refresh();
  const led = await asha.call('GET', `/cite/${encodeURIComponent('2019 INSC 777')}`);
  expect(led.headers.get('location')).toBe(`/home/search?${new URLSearchParams({ q: '2019 INSC 777' })}`);
  const found = await (await asha.call('POST', '/keyword_search', { query: '2019 INSC 777' })).json();
  expect(found.not_in_library).toBeUndefined();
  const ids = found.results.map(({ _id }: { _id: string }) => _id);
  expect(ids).toEqual(expect.arrayContaining([babu.id, chitra.id]));
  const read = await (await asha.call('GET', `/library/documents/${encodeURIComponent(later.id)}`)).json();
  const [named, bare] = read.links.filter(
    ({ citation }: { citation: string }) => citation === '2019 INSC 777',
  );
  expect(named).toMatchObject({ document_id: chitra.id });
  expect(bare).toMatchObject({ shared: 2 });
  expect(bare.document_id).toBeUndefined();
  const linksIn = async (document: string, cited: string) => {
    const got = await (await asha.call('GET', `/library/documents/${encodeURIComponent(document)}`)).json();
    return got.links
      .filter(({ citation, index }: { citation: string; index: number }) => citation === cited && index > 0)
      .map(({ document_id }: { document_id?: string }) => document_id);
  };
  // Part of a party's name, a name of another citation or sentence, and the other side name no judgment.
  expect((await linksIn(near.id, '2018 INSC 70')).slice(-5)).toEqual([...Array.from({ length: 4 }), of.id]);
  // Its own citation leads to no other judgment.
  expect((await linksIn(of.id, '2018 INSC 70')).filter((one: unknown) => one !== undefined)).toEqual([]);
});

test('a link in a letter leads a person through the sign-in, and to the search for what is not here', async () => {
  const path = `/cite/${encodeURIComponent('2019 INSC 412')}`;
  const html = { accept: 'text/html,application/xhtml+xml' };
  const signedOut = await it.app.request(path, { headers: html });
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([
    302,
    `/login?from=${encodeURIComponent(path)}`,
  ]);
  expect((await it.app.request(path)).status).toBe(401);
  for (const words of ['2019 INSC 999', 'hello']) {
    const led = await asha.call('GET', `/cite/${encodeURIComponent(words)}`, undefined, html);
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      `/home/search?${new URLSearchParams({ q: words })}`,
    ]);
  }
});

test.each([
  ['csl', 'application/vnd.citationstyles.csl+json', '"legal_case"'],
  ['bibtex', 'application/x-bibtex', 'Asan v. State of Kerala'],
  ['ris', 'application/x-research-info-systems', 'TY  - CASE'],
])('judgments are exported as %s, and those that are missing are named', async (format, type, words) => {
  const ids = `${encodeURIComponent(id)},nowhere`;
  const got = await asha.call('GET', `/functions/v1/export-citations?ids=${ids}&format=${format}`);
  expect(got.status).toBe(200);
  expect(got.headers.get('content-type')).toContain(type);
  expect(got.headers.get('x-not-in-library')).toBe('nowhere');
  expect(await got.text()).toContain(words);
  const none = await asha.call('GET', `/functions/v1/export-citations?ids=nowhere&format=${format}`);
  expect(none.status).toBe(404);
});
