import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRACTICE_LANGUAGES, practiceLanguageCodes } from '#shared/contracts/practice-languages.ts';
import { languageCodes } from '#shared/messages/languages.ts';
import { languagesFor } from './languages.ts';

test('the languages of practice come first, and the language of the text is left out', () => {
  expect(languagesFor('The order is bad.', [])).toEqual(['hi', 'ta']);
  expect(languagesFor('The order is bad.', ['ta', 'te'])).toEqual(['ta', 'te', 'hi']);
  expect(languagesFor('ఆదేశం చెల్లదు (order).', ['te'])).toEqual(['en', 'hi', 'ta']);
  expect(languagesFor('12. ', ['ta'])).toEqual(['ta', 'en', 'hi']);
});

test('where the script does not tell which of two languages a text is in, both are offered', () => {
  expect(languagesFor('आदेश अवैध आहे.', ['mr'])).toEqual(['mr', 'en', 'hi', 'ta']);
  expect(languagesFor('आदेश अवैध है।', [])).toEqual(['en', 'ta']);
});

test('each language is offered once, and at most one is left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.subarray(practiceLanguageCodes), (text, own) => {
      const offered = languagesFor(text, own);
      const all = new Set([...own, ...languageCodes]);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.filter((code) => !all.has(code))).toEqual([]);
      expect(all.size - offered.length).toBeLessThanOrEqual(1);
    }),
  );
});

test('the list has English and the 22 languages of the Eighth Schedule, each in its script', () => {
  expect(Object.values(PRACTICE_LANGUAGES).map(({ english }) => english)).toEqual([
    ...[
      'English',
      'Assamese',
      'Bengali',
      'Bodo',
      'Dogri',
      'Gujarati',
      'Hindi',
      'Kannada',
      'Kashmiri',
      'Konkani',
    ],
    ...['Maithili', 'Malayalam', 'Manipuri', 'Marathi', 'Nepali', 'Odia', 'Punjabi', 'Sanskrit', 'Santhali'],
    ...['Sindhi', 'Tamil', 'Telugu', 'Urdu'],
  ]);
  for (const { name, script } of Object.values(PRACTICE_LANGUAGES))
    expect(name).toMatch(new RegExp(`^[\\p{Script=${script}}\\p{M}]+$`, 'u'));
});
