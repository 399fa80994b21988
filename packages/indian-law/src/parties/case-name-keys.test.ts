import { describe, expect, test } from 'vitest';
import { caseNameKeys } from './case-name-keys.ts';

const share = (one: [string, string], other: [string, string]): boolean =>
  caseNameKeys(...one).some((key) => caseNameKeys(...other).includes(key));

describe('keys of a cause by its name', () => {
  test.each<[[string, string], [string, string]]>([
    [
      ['Asha Devi Rao', 'State of Kerala'],
      ['Rao', 'State'],
    ],
    [
      ['Mohd. Yusuf', 'Union of India & Ors.'],
      ['Mohammed Yusuf', 'Union of India'],
    ],
    [
      ['Shri Laxmi Textiles Pvt. Ltd.', 'Commissioner of Income Tax'],
      ['Lakshmi Textiles Private Limited', 'Commissioner of Income-tax'],
    ],
  ])('%s and %s share one', (one, other) => {
    expect(share(one, other)).toBe(true);
  });

  test('other parties, or the sides exchanged, share none', () => {
    expect(share(['Asha Rao', 'State of Kerala'], ['Usha Nair', 'State of Kerala'])).toBe(false);
    expect(share(['Asha Rao', 'State of Kerala'], ['State of Kerala', 'Asha Rao'])).toBe(false);
  });

  test('two public bodies, or a side without a word, have none', () => {
    expect(caseNameKeys('State of Punjab', 'Union of India')).toEqual([]);
    expect(caseNameKeys('A. B.', 'State')).toEqual([]);
    expect(caseNameKeys('', 'Rao')).toEqual([]);
  });
});
