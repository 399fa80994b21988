import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('values stay text, and a repeated key is a list', () => {
  expect(parseSearch('?q=302&court=delhi&court=madras&x=%22a%22')).toEqual({
    q: '302',
    court: ['delhi', 'madras'],
    x: '"a"',
  });
});

test('empty values are left out', () => {
  expect(stringifySearch({ q: '', court: [], from: undefined })).toBe('');
});

test('any text survives the way into an address and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (q) => {
      expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
    }),
  );
});
