import { expect, test } from 'vitest';
import { CitationForms } from './citation-forms.ts';

const read = (pieces: readonly string[]): string => {
  const forms = new CitationForms(5);
  return pieces.map((piece) => forms.push(piece)).join('') + forms.end();
};

test.each([
  ['Rent is 45,000 (1).', 'Rent is 45,000 [1].'],
  ['Rent [Source 1].', 'Rent [1].'],
  ['Rent 【1】.', 'Rent [1].'],
  ['Rent【1†source】 is', 'Rent[1] is'],
  ['Rent [^1].', 'Rent [1].'],
  ['Rent<sup>1</sup>.', 'Rent[1].'],
  ['Rent¹.', 'Rent[1].'],
  ['Rent (Source 1).', 'Rent [1].'],
  ['Rent (Sources 1 and 2).', 'Rent [1][2].'],
  ['Rent [1-3].', 'Rent [1][2][3].'],
  ['Rent (1) (2).', 'Rent [1] [2].'],
  ['Rent {1}.', 'Rent [1].'],
  ['Rent [[1]].', 'Rent [1].'],
  [String.raw`Rent \[1\].`, 'Rent [1].'],
  ['किराया [स्रोत १]।', 'किराया [1]।'],
  ['Rent [S1]. Due [Doc 2].', 'Rent [1]. Due [2].'],
  ['Rs. 45,000 [source: 1]', 'Rs. 45,000 [1]'],
  ['Rent. (1) The next.', 'Rent. [1] The next.'],
  ['Petition disposed of on the above terms (1).', 'Petition disposed of on the above terms [1].'],
  ['He may have the costs (2).', 'He may have the costs [2].'],
  ['for (2017) 10 SCC 1 (1).', 'for (2017) 10 SCC 1 [1].'],
])('%s cites a source', (written, expected) => {
  expect(read([written])).toBe(expected);
  expect(read([...written])).toBe(expected);
});

test.each([
  'Section 138(1) of the Act',
  'under clause (1).',
  '(1) The tenant shall pay.',
  '- (1) the tenant',
  '“rent (1).” [2]',
  'the [accused] may',
  'a < b and c',
  'paid (in full) by cheque',
  '(a) and (b)',
  'See [the rent](http://x.example) [2]',
  'twelve (12) months.',
])('%s stays as it is', (written) => {
  expect(read([written])).toBe(written);
  expect(read([...written])).toBe(written);
});
