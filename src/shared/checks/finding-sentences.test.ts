import { expect, test } from 'vitest';
import { quotationSentence } from './finding-sentences.ts';

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
