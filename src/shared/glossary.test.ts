import { expect, test } from 'vitest';
import { GLOSSARY, SOURCES, termsInto } from './glossary.ts';
import { LANGUAGES } from './messages/languages.ts';

test('each term is there once, with a source', () => {
  const terms = GLOSSARY.map(({ en }) => en);
  expect(terms.filter((en, index) => terms.indexOf(en) !== index)).toEqual([]);
  expect(GLOSSARY.filter(({ source }) => !(source in SOURCES))).toEqual([]);
});

test.each(['hi', 'ta'] as const)('the catalogue of %s uses the words of the glossary', async (code) => {
  const texts = await LANGUAGES[code].load();
  const differing = GLOSSARY.filter((term) => {
    const word = term[code];
    const text = term.key === undefined ? undefined : texts[term.key];
    return word !== undefined && text !== undefined && !String(text).includes(word);
  });
  expect(differing.map(({ en, key }) => `${en}: ${texts[key ?? '']}`)).toEqual([]);
});

test('a translation gets the words of its language alone, for the terms of the others', () => {
  expect(termsInto('ta')).toContainEqual({ term: 'petitioner', word: 'மனுதாரர்' });
  expect(termsInto('ta')).toContainEqual({ term: 'याचिकाकर्ता', word: 'மனுதாரர்' });
  expect(termsInto('ta').filter(({ word }) => !/\p{Script=Tamil}/u.test(word))).toEqual([]);
  expect(termsInto('ta').filter(({ term, word }) => term === word)).toEqual([]);
  expect(termsInto('en')).toContainEqual({ term: 'उच्च न्यायालय', word: 'High Court' });
});
