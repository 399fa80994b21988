import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESOURCES } from '#server/app.ts';
import { type ColumnType, declareResource } from '#server/platform/data-api/resource.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Requests put together at random run against the database: whatever is asked, the answer is no 5xx.

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  const owner = [asha.userId];
  await it.db.sql(
    `insert into clients (owner_id, name) select $1, 'Client ' || n from generate_series(1, 5) n`,
    owner,
  );
  await it.db.sql(
    `insert into cases (owner_id, client_id, title) select $1, id, 'Case' from clients where owner_id = $1`,
    owner,
  );
  const [first] = await it.db.sql<{ id: string }>('select id from cases limit 1');
  caseId = first?.id ?? '';
  await it.db.sql(
    `insert into timeline_events (owner_id, case_id, title, event_date) select $1, id, 'Event', now() from cases where owner_id = $1`,
    owner,
  );
});
afterAll(() => it.close());

/** The same requests in every run. */
const RUNS = { seed: 9, numRuns: 400 };

const declared = RESOURCES.map(declareResource);
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    '%',
    '%\\',
    '\\',
    '*',
    '_',
    '"',
    "'",
    '(',
    ')',
    ',',
    '\u0000',
    '\ud800',
    '\u202e',
    '{}',
    'null',
    'NaN',
  ),
);
const number = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '2147483647',
    '2147483648',
    '1099511627776',
    '9223372036854775807',
    '1e3',
    '0.5',
  ),
  fc.integer().map(String),
);
const time = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '2026-02-30',
    'now',
    '24:00',
  ),
);
const value = fc.oneof(
  oddText,
  number,
  time,
  fc.uuid(),
  fc.constantFrom('true', 'false', 'unknown', 'active'),
);
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'not.in',
  'like',
  'not.ilike',
  'is',
  'fts',
  '',
);
const ORDERS = ['', '.asc', '.desc', '.desc.nullslast', '.nullsfirst'];

/** Mostly what a column of this type is compared with, and sometimes anything. */
function valueFor(type: ColumnType): fc.Arbitrary<string> {
  const fitting = {
    uuid: fc.uuid(),
    text: fc.oneof(oddText, fc.constantFrom('active', 'Case')),
    integer: number,
    boolean: fc.constantFrom('true', 'false'),
    timestamp: time,
    json: oddText,
  }[type];
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: value });
}

function comparison(type: ColumnType): fc.Arbitrary<string> {
  const one = valueFor(type);
  const simple = fc.constantFrom(
    'eq',
    'neq',
    'gt',
    'lte',
    'not.eq',
    ...(type === 'text' ? ['like', 'not.ilike'] : []),
  );
  const quoted = one.map((text) => `"${text.replaceAll(/["\\]/gu, '\\$&')}"`);
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(simple, one).map(([op, text]) => `${op}.${text}`) },
    { weight: 3, arbitrary: fc.array(quoted, { maxLength: 4 }).map((list) => `in.(${list.join(',')})`) },
    { weight: 2, arbitrary: fc.constantFrom('is.null', 'not.is.null') },
    { weight: 1, arbitrary: fc.tuple(operator, one).map(([op, text]) => `${op}.${text}`) },
    { weight: 1, arbitrary: oddText },
  );
}

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 14, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** A request for a table, with its own columns and embeds among what is named. */
const request = fc.constantFrom(...declared).chain((resource) => {
  const columns = [...resource.columns.keys()];
  const column = fc.constantFrom(...columns);
  const odd = fc.oneof(oddText, fc.constantFrom('a:id', 'b:id', 'id:owner_id', '*', 'constructor'));
  const embed = fc
    .tuple(
      fc.constantFrom(...Object.keys(resource.embeds ?? { nothing: '' })),
      fc.constantFrom('*', 'id', 'id,owner_id', 'cases(id)', 'case_files(*)', 'client:clients(name)', ''),
    )
    .map(([name, inner]) => `${name}(${inner})`);
  const items = fc
    .tuple(fc.uniqueArray(column, { minLength: 1, maxLength: 5 }), fc.array(embed, { maxLength: 1 }))
    .map((parts) => parts.flat());
  const condition = column.chain((name) =>
    fc.tuple(mostly(fc.constant(name), oddText), comparison(resource.columns.get(name) ?? 'text')),
  );
  const group = fc
    .array(condition, { minLength: 1, maxLength: 4 })
    .map((all) => `(${all.map((pair) => pair.join('.')).join(',')})`);
  const order = fc.tuple(mostly(column, oddText), fc.constantFrom(...ORDERS)).map((parts) => parts.join(''));
  return fc.record({
    resource: fc.constant(resource),
    select: fc.option(
      mostly(items, fc.array(odd, { minLength: 1, maxLength: 3 })).map((all) => all.join(',')),
    ),
    where: fc.array(condition, { maxLength: 2 }),
    or: fc.option(group, { freq: 1 }),
    order: fc.option(fc.array(order, { minLength: 1, maxLength: 3 }).map((all) => all.join(','))),
    limit: fc.option(mostly(fc.nat(1000).map(String), number)),
    offset: fc.option(mostly(fc.nat(20).map(String), number)),
  });
});

type Request = typeof request extends fc.Arbitrary<infer R> ? R : never;

function pathOf({ resource, select, where, or, order, limit, offset }: Request): string {
  const given = Object.entries({ select, or, order, limit, offset }).filter(
    (pair): pair is [string, string] => pair[1] !== null,
  );
  return `/rest/v1/${resource.table}?${new URLSearchParams([...given, ...where])}`;
}

async function answered(answer: Response): Promise<void> {
  const text = await answer.text();
  expect(answer.status, text).toBeLessThan(500);
  if (answer.status >= 400)
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
}

/** Counts the answers by status: what is generated must not all be refused before it reaches the database. */
function counter() {
  const counts = new Map<number, number>();
  return {
    add: (status: number) => counts.set(status, (counts.get(status) ?? 0) + 1),
    share: (...statuses: number[]) => {
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0) / all;
    },
  };
}

test('reads', async () => {
  const statuses = counter();
  const headers = fc.constantFrom<Record<string, string>>(
    {},
    { prefer: 'count=exact' },
    { accept: 'application/vnd.pgrst.object+json' },
    { range: '0-999999999' },
  );
  await fc.assert(
    fc.asyncProperty(request, headers, async (asked, given) => {
      const answer = await asha.call('GET', pathOf(asked), undefined, given);
      statuses.add(answer.status);
      await answered(answer);
    }),
    RUNS,
  );
  expect(statuses.share(200, 406)).toBeGreaterThan(0.3);
  expect(statuses.share(400)).toBeGreaterThan(0.1);
});

test('changes', async () => {
  const statuses = counter();
  const content = fc.oneof(
    value,
    number.map(Number),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const change = request.chain((asked) => {
    const { insert, update, columns } = asked.resource;
    const written = Object.keys({ ...insert?.shape, ...update?.shape });
    // A resource that nobody writes through the API offers all of its columns.
    const field = fc.constantFrom(...(written.length > 0 ? written : columns.keys())).chain((name) => {
      const type = columns.get(name) ?? 'text';
      const fitting = valueFor(type).map((text) => (type === 'integer' ? Number(text) : text));
      return fc.tuple(
        mostly(fc.constant(name), oddText),
        fc.oneof({ weight: 5, arbitrary: fitting }, content),
      );
    });
    return fc.record({
      asked: fc.constant(asked),
      method: fc.constantFrom('POST', 'PATCH', 'DELETE'),
      body: fc.array(field, { maxLength: 2 }).map((fields) => Object.fromEntries(fields)),
    });
  });
  await fc.assert(
    fc.asyncProperty(
      change,
      fc.constantFrom('return=minimal', 'return=representation'),
      async ({ asked, method, body }, prefer) => {
        const { insert } = asked.resource;
        const inCase = 'case_id' in (insert?.shape ?? {}) ? { case_id: caseId } : {};
        const named = { title: 'Case', name: 'Client', ...inCase, ...body };
        const row =
          method === 'PATCH'
            ? body
            : 'name' in (insert?.shape ?? {})
              ? { ...named, title: undefined }
              : { ...named, name: undefined };
        const answer = await asha.call(method, pathOf(asked), method === 'DELETE' ? undefined : row, {
          prefer,
        });
        statuses.add(answer.status);
        await answered(answer);
      },
    ),
    RUNS,
  );
  // Many resources refuse every change.
  expect(statuses.share(200, 201, 204)).toBeGreaterThan(0.05);
  expect(statuses.share(400)).toBeGreaterThan(0.1);
});
