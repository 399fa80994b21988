import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { markedAnswer } from '#shared/checks/sentence-notes.ts';
import type { AnswerChecks, AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { LANGUAGES } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { withSources } from '../sources/reference.ts';
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
  expect(
    screen.getAllByText(/Mehta v\. Rao/).map((one) => one.closest('[lang]')?.getAttribute('lang')),
  ).toEqual(['en', 'en']);
  expect(languageAt(/^1 स्रोत/)).toBe('hi-IN');
  // The text and the list have the same mark.
  expect(screen.getAllByText('[1]')).toHaveLength(2);
});

const CONTENT =
  '- The rent is Rs. 95,000 [1].\n- It follows (2018) 10 SCC 1 [1].\n\n| Sum |\n|---|\n| Rs. 7 [1] |\n\nAll is well.';
const at = (text: string) => ({
  text,
  start: CONTENT.indexOf(text),
  end: CONTENT.indexOf(text) + text.length,
  sources: [1],
});
const CHECKS: Pick<AnswerChecks, 'sentences' | 'citations'> = {
  sentences: [
    {
      ...at('- The rent is Rs. 95,000 [1].'),
      status: 'differs',
      differences: [{ what: 'figure', said: 'Rs. 95,000', source: 'Rs. 45,000' }],
    },
    {
      ...at('- It follows (2018) 10 SCC 1 [1].'),
      status: 'not_found',
      differences: [{ what: 'citation', said: '(2018) 10 SCC 1' }],
    },
    { ...at('| Rs. 7 [1] |'), status: 'not_found', differences: [{ what: 'figure', said: 'Rs. 7' }] },
    { ...at('All is well.'), sources: [], status: 'not_checked', differences: [] },
  ],
  citations: [
    {
      ...{ text: '(2018) 10 SCC 1', start: CONTENT.indexOf('(2018)'), end: CONTENT.indexOf(' SCC 1') + 6 },
      ...{ status: 'not_in_library', before: '', after: '' },
    },
  ],
};

test('what a source says stands in the line of the sentence that differs, and is copied with it', () => {
  render(<AnswerText text={CONTENT} sources={[source]} checks={CHECKS} />);
  const notes = screen.getAllByRole('note');
  expect(notes.map((note) => [note.closest('li, td')?.tagName, note.textContent])).toEqual([
    ['LI', 'Rs. 95,000: the source says Rs. 45,000'],
    ['LI', '(2018) 10 SCC 1: not in the sources of this answer and not in this library'],
    ['TD', 'Rs. 7: not in the source'],
    [undefined, '(Not checked)'],
  ]);
  const copied = withSources(markedAnswer(CONTENT, CHECKS), [source]);
  expect(copied).toContain('The rent is Rs. 95,000 [1]. [Rs. 95,000: the source says Rs. 45,000]\n');
});
