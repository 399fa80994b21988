import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/messages/languages.ts';
import { defineMessages } from '#shared/messages/message.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { Rich } from './rich.tsx';

const messages = defineMessages('rich-test', { sent: 'A link was sent to <b>{email}</b>.' });
const english = { locale: LANGUAGES.en.locale, texts: {} };

afterEach(() => setActiveLanguage(() => english));

const shown = () =>
  render(
    <p>
      <Rich
        message={messages.sent}
        values={{ email: 'asha@example.com' }}
        tags={{ b: (text) => <b>{text}</b> }}
      />
    </p>,
  ).container.innerHTML;

test('a message that a language lacks is shown in English and marked so, never by its key', () => {
  setActiveLanguage(() => ({ locale: LANGUAGES.hi.locale, texts: {} }));
  expect(shown()).toBe('<p><span lang="en">A link was sent to <b>asha@example.com</b>.</span></p>');
});

test.each([
  ['en', {}, 'A link was sent to <b>asha@example.com</b>.'],
  ['hi', { 'rich-test.sent': '<b>{email}</b> पर लिंक भेजा गया।' }, '<b>asha@example.com</b> पर लिंक भेजा गया।'],
] as const)('a message in the language of the page has no mark of its own: %s', (code, texts, expected) => {
  setActiveLanguage(() => ({ locale: LANGUAGES[code].locale, texts }));
  expect(shown()).toBe(`<p>${expected}</p>`);
});
