import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#shared/errors.ts';
import { parseRestQuery, parseSelect, splitTopLevel } from './query.ts';

const parse = (text: string) => parseRestQuery(new URLSearchParams(text));

describe('select', () => {
  test('reads columns, aliases and resources two levels deep', () => {
    expect(parseSelect('*,plan:subscription_plans(*),chat_messages(id,who:role)')).toEqual([
      { kind: 'all' },
      { kind: 'embed', name: 'subscription_plans', alias: 'plan', inner: [{ kind: 'all' }] },
      {
        kind: 'embed',
        name: 'chat_messages',
        inner: [
          { kind: 'column', name: 'id' },
          { kind: 'column', name: 'role', alias: 'who' },
        ],
      },
    ]);
  });

  test('refuses to leave out rows that embed nothing, which it does not do, and takes the word for keeping them', () => {
    const kept = { kind: 'embed', name: 'cases', inner: [{ kind: 'column', name: 'id' }] };
    expect(parseSelect('cases!left(id)')).toEqual([kept]);
    for (const hint of ['inner', 'cases_client_id_fkey'])
      expect(() => parseSelect(`name,cases!${hint}(id)`), hint).toThrow(`"cases!${hint}" is not supported`);
  });

  test('refuses a third level', () => {
    expect(() => parseSelect('a(b(c(d)))')).toThrow('two levels');
  });

  test.each(['id,,name', 'id;drop table', 'a(b', 'a)b', '"', 'a b'])('refuses %s', (text) => {
    expect(() => parseSelect(text)).toThrow(ProblemError);
  });
});

describe('filters', () => {
  test('reads every operator, negation and lists with quoted commas', () => {
    expect(
      parse('status=eq.active&title=not.ilike.*affidavit*&id=in.(a,"b,c")&client_id=is.null').where,
    ).toEqual([
      { kind: 'compare', column: 'status', not: false, operator: 'eq', values: ['active'] },
      { kind: 'compare', column: 'title', not: true, operator: 'ilike', values: ['*affidavit*'] },
      { kind: 'compare', column: 'id', not: false, operator: 'in', values: ['a', 'b,c'] },
      { kind: 'compare', column: 'client_id', not: false, operator: 'is', values: ['null'] },
    ]);
  });

  test('keeps dots and operators inside a value', () => {
    expect(parse('title=eq.a.eq.b').where[0]).toMatchObject({ values: ['a.eq.b'] });
  });

  test('reads or with nested and', () => {
    expect(parse('or=(status.eq.active,and(title.like.A*,status.not.eq.closed))').where).toEqual([
      {
        kind: 'any',
        not: false,
        of: [
          { kind: 'compare', column: 'status', not: false, operator: 'eq', values: ['active'] },
          {
            kind: 'all',
            not: false,
            of: [
              { kind: 'compare', column: 'title', not: false, operator: 'like', values: ['A*'] },
              { kind: 'compare', column: 'status', not: true, operator: 'eq', values: ['closed'] },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    'status=active',
    'status=foo.x',
    'id=in.a',
    'a=is.yes',
    'or=a.eq.1',
    'limit=-1',
    'offset=1.5',
    'order=a.sideways',
  ])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(ProblemError);
  });
});

test('reads order, limit and offset', () => {
  expect(parse('order=created_at.desc.nullslast,id&limit=5&offset=10')).toMatchObject({
    order: [
      { column: 'created_at', descending: true, nulls: 'last' },
      { column: 'id', descending: false },
    ],
    limit: 5,
    offset: 10,
  });
});

test('every input is either parsed or refused with a problem', () => {
  const keys = fc.constantFrom('select', 'or', 'and', 'order', 'limit', 'title', 'id');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.string({ unit: 'grapheme' }))), (pairs) => {
      try {
        parseRestQuery(new URLSearchParams(pairs));
      } catch (error) {
        expect(error).toBeInstanceOf(ProblemError);
      }
    }),
  );
});

test('splitting and joining gives the text back', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z()".]{0,8}$/), { minLength: 1 }), (parts) => {
      const text = parts.join(',');
      try {
        expect(splitTopLevel(text, ',').join(',')).toBe(text);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    }),
  );
});
