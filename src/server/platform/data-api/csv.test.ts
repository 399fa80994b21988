import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const csv = async (query: string) => {
  const answer = await asha.call('GET', `/rest/v1/clients?${query}`, undefined, { accept: 'text/csv' });
  return { answer, text: await answer.text() };
};

/** Reads RFC 4180; an unquoted empty value is null. */
function readCsv(text: string): (string | null)[][] {
  const records: (string | null)[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    if (end === '' && plain === '' && quoted === undefined) break;
    records.at(-1)?.push(quoted === undefined ? plain || null : quoted.replaceAll('""', '"'));
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

test('a text in CSV is exactly the text in JSON', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      '=1+1',
      '+919876543210',
      '-5',
      '@SUM(A1)',
      '"',
      '""',
      'a,b',
      'a\nb',
      '\n',
      '\\',
      "'",
      'null',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  );
  const texts = fc.record({ name: word, description: fc.option(word), address: fc.option(word) });
  const given = fc.sample(texts, { seed: 11, numRuns: 150 }).filter(({ name }) => name.trim() !== '');
  await asha.call('POST', '/rest/v1/clients', given);
  const query = 'select=name,description,place:address&order=id';
  const rows = (await (await asha.call('GET', `/rest/v1/clients?${query}`)).json()) as Record<
    string,
    string
  >[];
  const { text, answer } = await csv(query);
  const [header, ...records] = readCsv(text);
  expect(header).toEqual(['name', 'description', 'place']);
  expect(records).toEqual(rows.map(({ name, description, place }) => [name, description, place]));
  expect(rows.length).toBe(given.length);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('no rows are the header alone; embedded rows are JSON', async () => {
  expect((await csv('select=id,name&name=eq.none')).text).toBe('id,name\r\n');
  const made = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
    name: 'Kaveri',
    status: 'exploration',
  });
  const { client_id } = (await made.json()) as { client_id: string };
  const { text } = await csv(`select=name,cases(title)&id=eq.${client_id}`);
  expect(text).toBe('name,cases\r\nKaveri,"[{""title"":""Kaveri""}]"\r\n');
});

test('JSON is served when it is preferred or anything is accepted', async () => {
  for (const accept of ['*/*', 'application/json', 'application/json, text/csv;q=0.5', 'text/html,*/*']) {
    const answer = await asha.call('GET', '/rest/v1/clients?limit=1', undefined, { accept });
    expect(answer.headers.get('content-type'), accept).toBe('application/json');
  }
});
