import { expect, test } from 'vitest';
import { contextIn } from './context-of-finding.ts';

const CITED = '(2017) 10 SCC 1';
function contextOf(text: string) {
  const start = text.indexOf(CITED);
  return contextIn(text, { start, end: start + CITED.length });
}

test('an excerpt begins at its sentence, however long the text in front', () => {
  const text = `${'The suit was filed late. '.repeat(40)}The plaintiff, Smt. Asha v. Bina, relied on ${CITED} for it. More follows.`;
  expect(contextOf(text).before).toBe('The plaintiff, Smt. Asha v. Bina, relied on ');
});

test('a citation at the start of a paragraph has nothing in front', () => {
  expect(contextOf(`A heading without a stop\n\n${CITED} was followed.`).before).toBe('');
  expect(contextOf(`${CITED} was followed.`)).toEqual({ before: '', after: ' was followed.' });
});

test('a sentence that begins far away is cut between words and says so', () => {
  const { before } = contextOf(`${'and a further matter of the same kind '.repeat(40)}${CITED}`);
  expect(before).toMatch(/^… (?:and|a|further|matter|of|the|same|kind) /u);
  expect(before.length).toBeLessThan(100);
});

test('an excerpt ends with a sentence that ends near, or says that the words go on', () => {
  const more = 'The same view is taken in many other matters of this kind, again and again. '.repeat(4);
  expect(contextOf(`${CITED}, para 3, holds: “There is no circular.” ${more}`).after).toBe(
    ', para 3, holds: “There is no circular.”',
  );
  expect(contextOf(`${CITED} ${'and a further matter of the same kind '.repeat(20)}`).after).toMatch(
    / \w+ …$/u,
  );
});
