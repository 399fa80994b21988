import { expect, test } from 'vitest';
import { identifier, joinSql, rawSql, sql } from './sql.ts';

test('values become numbered parameters, also those of parts and lists of parts', () => {
  const named = sql`name = ${'x'}`;
  const statement = sql`select ${identifier('a"b')} from t where ${joinSql([named, sql`n > ${1}`, sql`ok`], ' and ')} limit ${5}`;
  expect(statement.compiled()).toEqual({
    text: 'select "a""b" from t where name = $1 and n > $2 and ok limit $3',
    values: ['x', 1, 5],
  });
});

test('a text of a user cannot become SQL', () => {
  const hostile = "'; drop table users; --";
  const { text, values } = sql`select ${hostile}`.compiled();
  expect([text, values]).toEqual(['select $1', [hostile]]);
});

test('a list is one array, a time is in UTC, and an empty part leaves nothing', () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const { text, values } =
    sql`select 1 where id = any(${['a', 'b']}) and at < ${at} ${sql``} ${rawSql('for update')}`.compiled();
  expect(text).toBe('select 1 where id = any($1) and at < $2  for update');
  expect(values).toEqual([['a', 'b'], '2026-01-02T03:04:05.678Z']);
});
