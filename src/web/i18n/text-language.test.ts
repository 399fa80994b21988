import { expect, test } from 'vitest';
import { languageOfText } from './text-language.ts';

test.each([
  ['Service of notice is a step that the statute requires.', 'en'],
  ['अभियुक्त को धारा 138 NI Act के अधीन नोटिस मिला।', 'hi'],
  ['மனுதாரருக்கு 12.03.2024 அன்று அறிவிப்பு கிடைத்தது (Exhibit P-1).', 'ta'],
  ['138, 142', 'en'],
  ['', 'en'],
])('the language of “%s” is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
