import { afterEach, expect, test } from 'vitest';
import { ProblemError } from './errors.ts';
import { defineMessages } from './messages/message.ts';
import { fromSentenceData, sentenceOf, toSentenceData } from './messages/sentence.ts';
import { setActiveLanguage } from './messages/translate.ts';

const messages = defineMessages('test', {
  tooMany: 'At most {max, plural, one {# file} other {# files}}.',
});

const read = (texts: Record<string, string>) => setActiveLanguage(() => ({ locale: 'en-IN', texts }));

afterEach(() => read({}));

test('an error without a message of its own has the one of its code', () => {
  const error = new ProblemError('not_found');
  expect([error.status, error.data]).toEqual([
    404,
    { code: 'not_found', key: 'errors.notFound', params: {} },
  ]);
});

test('the reader gets the sentence in their language, the log gets it in English', () => {
  const error = new ProblemError('too_large', sentenceOf(messages.tooMany, { max: 20 }));
  read({ 'test.tooMany': '{max} से अधिक नहीं।' });
  expect(error.message).toBe('At most 20 files.');
  expect(error.sentence).toBe('20 से अधिक नहीं।');
  expect(new ProblemError('too_large', sentenceOf(messages.tooMany, { max: 1 })).message).toBe(
    'At most 1 file.',
  );
});

test('a sentence survives as a key with values; an unknown key has no sentence', () => {
  const sentence = sentenceOf(messages.tooMany, { max: 3 });
  expect(fromSentenceData(toSentenceData(sentence))).toEqual(sentence);
  expect(fromSentenceData({ key: 'test.gone', params: {} })).toBeUndefined();
});
