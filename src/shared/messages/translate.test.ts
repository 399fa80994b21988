import { afterEach, expect, test } from 'vitest';
import { defineMessages } from './message.ts';
import { locale, setActiveLanguage, t } from './translate.ts';

const messages = defineMessages('test', {
  plain: 'No matches.',
  files: '{count, plural, =0 {No files} one {# file} other {# files}} in {place}',
  quoted: "Storage provider ''{name}'' is not supported yet.",
});

const english = { locale: locale(), texts: {} };

afterEach(() => setActiveLanguage(() => english));

test('a message takes its values, its plural and Indian grouping', () => {
  expect(t(messages.plain)).toBe('No matches.');
  expect(t(messages.files, { count: 0, place: 'the case' })).toBe('No files in the case');
  expect(t(messages.files, { count: 1, place: 'the case' })).toBe('1 file in the case');
  expect(t(messages.files, { count: 123456, place: 'the case' })).toBe('1,23,456 files in the case');
  expect(t(messages.quoted, { name: 'ftp' })).toBe("Storage provider 'ftp' is not supported yet.");
});

test('a value is never read as a text with values of its own', () => {
  expect(t(messages.quoted, { name: '{name} <b>' })).toBe(
    "Storage provider '{name} <b>' is not supported yet.",
  );
});

test('a name that runs from right to left is isolated, so that the sentence around it keeps its order', () => {
  expect(t(messages.quoted, { name: 'محمد علی' })).toBe(
    "Storage provider '\u2068محمد علی\u2069' is not supported yet.",
  );
  expect(t(messages.files, { count: 2, place: 'அரசு राज्य' })).toBe('2 files in அரசு राज्य');
});

test('a translation replaces the English text, which stays where there is none', () => {
  setActiveLanguage(() => ({ locale: 'hi-IN', texts: { 'test.plain': 'कोई परिणाम नहीं।' } }));
  expect(t(messages.plain)).toBe('कोई परिणाम नहीं।');
  expect(t(messages.files, { count: 2, place: 'x' })).toBe('2 files in x');
});
