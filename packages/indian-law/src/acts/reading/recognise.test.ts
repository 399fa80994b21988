import { expect, test } from 'vitest';
import { isHindiAct } from './recognise.ts';

const BODY = 'इस धारा के अधीन हर संरक्षक दीप की देखभाल करेगा और उसका लेखा रखेगा। '.repeat(20);

test.each([
  ['an act with its enactment', `दीप अधिनियम, 1957\n(1957 का अधिनियम संख्यांक 12)\n1. संक्षिप्त नाम ${BODY}`, true],
  ['a title alone above sections', `दीप संरक्षक अधिनियम, 1957\n\n3. शास्ति\n${BODY}`, true],
  [
    'a report of a judgment that names a section',
    `कोर्ट ने दीप अधिनियम, 1957 की धारा 3 पर निर्णय दिया। ${BODY}`,
    false,
  ],
  ['a report that quotes the title on a line', `हाईकोर्ट का निर्णय\nदीप अधिनियम, 1957\n${BODY}`, false],
  ['an order of a court', `इलाहाबाद उच्च न्यायालय\nदीप अधिनियम, 1957 है\n${BODY}`, false],
  ['a text that cites an act in a sentence', `पक्षकारों ने दीप अधिनियम, 1957 की धारा 3 देखी। ${BODY}`, false],
])('%s', (_, text, isAct) => {
  expect(isHindiAct(text)).toBe(isAct);
});
