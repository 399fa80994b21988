import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { LANGUAGES } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { SourceList } from '../sources/source-list.tsx';
import { AnswerText } from './answer-text.tsx';

afterEach(() => {
  cleanup();
  setActiveLanguage(() => ({ locale: LANGUAGES.en.locale, texts: {} }));
});

const source: AnswerSource = {
  n: 1,
  kind: 'library',
  id: 'mehta',
  title: 'Mehta v. Rao',
  quote: 'The notice was not served.',
  url: '/home/library/mehta',
};

test('an English quotation on a Hindi page is marked as English, and the Hindi around it is not', async () => {
  const { locale, load } = LANGUAGES.hi;
  const texts = await load();
  setActiveLanguage(() => ({ locale, texts }));
  render(
    <div lang={locale}>
      <AnswerText text={'निर्णय में यह लिखा है:\n\n> The cheque was given as security. [1]'} sources={[source]} />
      <SourceList sources={[source]} />
    </div>,
  );
  const languageAt = (words: RegExp) => screen.getByText(words).closest('[lang]')?.getAttribute('lang');
  expect(languageAt(/^निर्णय में यह/)).toBe('hi');
  expect(languageAt(/^The cheque/)).toBe('en');
  expect(languageAt(/^The notice was/)).toBe('en');
  expect(languageAt(/Mehta v\. Rao/)).toBe('en');
  expect(languageAt(/^1 स्रोत/)).toBe('hi-IN');
  // The text and the list have the same mark.
  expect(screen.getAllByText('[1]')).toHaveLength(2);
});
