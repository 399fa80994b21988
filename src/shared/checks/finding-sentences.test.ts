import { expect, test } from 'vitest';
import { citationDiffers, quotationSentence, worstFinding } from './finding-sentences.ts';

const QUOTED = { text: 'the lamp', start: 0, end: 8 };

test('words of the headnote alone are named as that', () => {
  expect(quotationSentence({ ...QUOTED, status: 'not_found', only_in: 'headnote' })).toBe(
    'The quoted words are in the headnote, not in the judgment.',
  );
});

test('a quotation says whose opinion has it', () => {
  expect(
    quotationSentence({
      ...QUOTED,
      status: 'exact',
      paragraph: '1',
      whose: { kind: 'opinion', judge: 'Farias', stance: 'dissenting' },
    }),
  ).toBe('The quoted words are in paragraph 1. Opinion: per Farias, J., dissenting.');
});

const CITED = { text: '(2017) 10 SCC 1', start: 0, end: 15, before: '', after: '' };
const quotation = { ...QUOTED, status: 'exact' as const };

test.each([
  ['Found', 'good', {}],
  ['Found', 'good', { signal: 'followed' as const, quotation }],
  ['Quotation differs', 'bad', { quotation: { ...quotation, status: 'altered' as const } }],
  [
    'Quotation not in the judgment',
    'bad',
    { quotation, more_quotations: [{ ...quotation, status: 'not_found' as const }] },
  ],
  ['Quoted from another paragraph', 'caution', { quotation: { ...quotation, elsewhere: true as const } }],
  ['No such paragraph', 'caution', { paragraph: { cited: 90, number: '90', exists: false, last: 12 } }],
  ['Overruled', 'bad', { signal: 'overruled' as const, quotation }],
  ['Doubted', 'caution', { signal: 'doubted' as const }],
])('the badge names the worst finding: %s', (words, tone, more) => {
  const one = { ...CITED, status: 'found' as const, ...more };
  expect(worstFinding(one)).toEqual({ words, tone });
  expect(citationDiffers(one)).toBe(tone !== 'good');
});

test('a wrong year is not hidden by a good quotation, and a wrong quotation not by a wrong year', () => {
  const one = { ...CITED, status: 'found_differently' as const, quotation };
  expect(worstFinding(one).words).toBe('Found, with differences');
  expect(worstFinding({ ...one, quotation: { ...quotation, status: 'altered' as const } }).words).toBe(
    'Quotation differs',
  );
});
