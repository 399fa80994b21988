import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordConditions } from '#web/data/lists/rest-filter.ts';
import { newestFirst, nextDateFirst, type Place, type RowOrder } from '#web/data/lists/row-order.ts';
import { readPage } from '#web/data/lists/row-pages.ts';
import { binOf, restore } from './fixtures/bin.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// The queries of the application's lists, sent to the real data API.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  // Microseconds apart, and several at the very same time.
  await it.db.sql(
    `insert into public.cases (owner_id, title, created_at, next_date)
     select $1, 'Case ' || i, timestamptz '2026-11-20T10:00:00.123400Z' + (i / 3) * interval '7 microseconds',
            case when i % 5 > 0 then timestamptz '2026-12-01T05:00:00.5Z' + (i * 7 % 90 / 4) * interval '1 day' end
     from generate_series(1, 450) i`,
    [asha.userId],
  );
});
afterAll(() => it.close());

type Row = Place & { title: string };

type Asked = { where?: string[]; order?: RowOrder; after?: Place | undefined; through?: Place | undefined };

async function page({ where = [], order, after, through }: Asked): Promise<Row[]> {
  const source = { select: 'id,title,created_at,next_date', where, ...(order ? { order } : {}) };
  const read = async (given: object) => {
    const query = new URLSearchParams(
      Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    const answer = await asha.call('GET', `/rest/v1/cases?${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Row[];
  };
  return readPage(source, read, { after, through });
}

test.each([
  ['newest first', newestFirst, 'created_at desc, id'],
  ['by next date', nextDateFirst, 'next_date nulls last, created_at desc, id'],
])(
  '%s: every row is on one page, in order, and reading a page again gives the same rows',
  async (_, order, sorted) => {
    const pages: Row[][] = [];
    let next: Place | undefined;
    do {
      const rows = await page({ order, after: next });
      pages.push(rows);
      next = rows.length === 100 ? rows.at(-1) : undefined;
    } while (next);
    expect(pages.map((rows) => rows.length)).toEqual([100, 100, 100, 100, 50]);
    const all = await it.db.sql<{ id: string }>(`select id from public.cases order by ${sorted}`);
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    for (const [index, rows] of pages.entries())
      expect(await page({ order, after: pages[index - 1]?.at(-1), through: rows.at(-1) })).toEqual(rows);
  },
);

test.each([
  ['case 17', 15],
  ['CASE 450', 1],
  ['%', 0],
  ['_', 0],
  ['*', 450],
  ['"', 0],
  ['\\', 0],
  ['(,)', 0],
])('%s stands in %i titles', async (words, count) => {
  const found = await page({ where: wordConditions(words, ['title', 'client_name']) });
  expect(found).toHaveLength(Math.min(count, 100));
});

test('a place that no row has any more leads on all the same', async () => {
  const [first, second, third] = await page({});
  if (!first || !second) throw new Error('no rows');
  await asha.call('DELETE', `/rest/v1/cases?id=eq.${second.id}`);
  expect((await page({ after: second }))[0]).toEqual(third);
  expect(await page({ after: first, through: second })).toEqual([]);
  await restore(asha, (await binOf(asha))[0]?.id);
});

test('a long list is compressed for a client that accepts it; a short one and the answers of accounts are not', async () => {
  const answer = (url: string) => asha.call('GET', url, undefined, { 'accept-encoding': 'br, gzip' });
  const [list, short, account] = await Promise.all([
    answer('/rest/v1/cases?select=id,title&order=id'),
    answer('/rest/v1/cases?select=id,title&limit=1'),
    answer('/auth/v1/user'),
  ]);
  const bytes = Buffer.from(await list.arrayBuffer());
  expect(list.headers.get('content-encoding')).toBe('gzip');
  expect(JSON.parse(gunzipSync(bytes).toString())).toHaveLength(450);
  expect([short.status, short.headers.get('content-encoding')]).toEqual([200, null]);
  expect(await short.json()).toHaveLength(1);
  expect([account.status, account.headers.get('content-encoding')]).toEqual([200, null]);
});
