import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/support/db.ts';
import { rawSql, sql } from '../platform/db/sql.ts';
import { loggableError } from './loggable-error.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const CANARY = 'privileged-words-of-a-client';

async function logged(query: string): Promise<string> {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggableError } }, { write: (line: string) => lines.push(line) });
  const error = await db
    .withAccounts((tx) => tx.rows(sql`${rawSql(query)} ${CANARY}`))
    .then(() => undefined)
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  log.error({ err: error }, 'request failed');
  return lines.join('');
}

test.each([
  ["select 'x'::uuid where 'a' ="],
  ['select 1 where gen_random_uuid() ='],
  ['select 1 from nowhere where 1 ='],
  ["insert into auth.users (email, password_hash) values ('A', 'b') returning 1 ="],
])('the log of this failure does not contain user text: %s', async (query) => {
  const line = await logged(query);
  expect(line).not.toContain(CANARY);
  expect(line).toContain('at ');
});

test('an error of our own keeps its message, code and cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(loggableError(new Error('the index did not open', { cause }))).toMatchObject({
    type: 'Error',
    message: 'the index did not open',
    cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
  });
});
