import { expect, test } from 'vitest';
import { bestLanguage } from './languages.ts';
import { defineMessages } from './message.ts';
import { translationOf } from './translation.ts';

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['ta-LK'], 'ta'],
  [['fr-FR', 'TA'], 'ta'],
  [['en-XA'], 'en-XA'],
  [['en-US', 'en-XA'], 'en'],
  [['fr', 'de', ''], undefined],
  [[], undefined],
])('of the wanted languages %j the best is %s', (wanted, best) => {
  expect(bestLanguage(wanted, ['en', 'hi', 'ta', 'en-XA'])).toBe(best);
});

const messages = defineMessages('test', {
  plain: 'No matches.',
  files: '{count, plural, one {# file} other {# files}} in {place}',
  sent: 'We sent a link to <b>{email}</b>.',
});

test('a translation holds the texts by key, and may leave texts out', () => {
  expect(
    translationOf<typeof messages>()('test', {
      files: '{place} में {count, plural, one {# फ़ाइल} other {# फ़ाइलें}}',
      sent: 'हमने <b>{email}</b> पर लिंक भेजा है।',
    }),
  ).toEqual({
    'test.files': '{place} में {count, plural, one {# फ़ाइल} other {# फ़ाइलें}}',
    'test.sent': 'हमने <b>{email}</b> पर लिंक भेजा है।',
  });
});

test('the types refuse another value, a missing value, a missing tag and an unknown message', () => {
  const translated = translationOf<typeof messages>();
  // @ts-expect-error: the English text has no value `name`.
  translated('test', { plain: 'कोई परिणाम नहीं, {name}।' });
  // @ts-expect-error: `place` is missing.
  translated('test', { files: '{count, plural, one {# फ़ाइल} other {# फ़ाइलें}}' });
  // @ts-expect-error: `<b>` is missing.
  translated('test', { sent: '{email} पर लिंक भेजा गया।' });
  // @ts-expect-error: there is no such message.
  translated('test', { other: 'अन्य' });
});
