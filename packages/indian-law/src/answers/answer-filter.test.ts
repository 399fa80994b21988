import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerFilter } from './answer-filter.ts';
import { Vocabulary } from './grounding.ts';

// A model's answer comes in pieces that end anywhere: inside a number, a link, a tag, a citation.

const SOURCES = [
  'The presumption of a debt under Section 139 is rebuttable. The accused may raise a probable defence.',
  'In Rangappa v. Mohan, (2010) 11 SCC 441, the burden of proof was held to lie on the accused.',
];
const filterOf = () => new AnswerFilter(2, new Vocabulary('Is the presumption rebuttable?', SOURCES));

/** The text that is shown after each piece, and the answer at the end. */
function through(pieces: readonly string[]) {
  const filter = filterOf();
  const shown: string[] = [];
  let so = '';
  for (const piece of pieces) {
    so += filter.push(piece);
    shown.push(so);
  }
  so += filter.end();
  return { shown: [...shown, so], text: filter.text, removed: filter.removed };
}

const FORBIDDEN =
  /evil\.example|[<>]|!\[(?!\d)|\[(?![12]\])[^\]]*\]\(|\]\[(?!\d+\])|:\/\/|www\.|\bjavascript:|\[(?:[03-9]|\d{2,})\]/u;

/** Parts of an answer: words of the sources, numbers, and what must never pass. */
const PARTS = [
  'The presumption of a debt is rebuttable ',
  'The accused may raise a probable defence',
  'Rangappa v. Mohan, (2010) 11 SCC 441, ',
  'Section 139',
  '. ',
  '.\n\n',
  ' [1]',
  ' [2]. ',
  '[1][2]',
  '[1, 2]',
  '[1-2] ',
  '[3]',
  '[1, 9]',
  '[77] ',
  '![p](http://evil.example/p.png)',
  '![p][evil]',
  '[accused](https://evil.example/a?b=c)',
  '[accused][evil]',
  '[evil]: http://evil.example ',
  '<img src=http://evil.example/x>',
  '<b>burden</b> ',
  '<script>evil()</script>',
  'www.evil.example ',
  'https://evil.example/?q=139 ',
  'javascript:evil() ',
  '[',
  ']',
  '(',
  '!',
  '<',
  '“The presumption”',
  '**burden of proof** ',
  '- ',
  '1. ',
  ' ',
];
const answers = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(''));

const folded = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** A text cut at any places. */
const cutTexts = fc
  .tuple(answers, fc.array(fc.nat(400), { maxLength: 12 }))
  .map(([answer, places]) => ({ answer, pieces: cutAt(answer, places) }));

function cutAt(answer: string, places: readonly number[]): string[] {
  const sorted = [...new Set(places.map((place) => place % (answer.length + 1)))].sort((a, b) => a - b);
  return [0, ...sorted].map((from, at) => answer.slice(from, sorted[at] ?? answer.length));
}

describe('an answer in pieces', () => {
  test('shows nothing that is forbidden, at any moment', () => {
    fc.assert(
      fc.property(cutTexts, ({ pieces }) => {
        const { shown, text } = through(pieces);
        for (const one of [...shown, text]) expect(one).not.toMatch(FORBIDDEN);
      }),
      { numRuns: atStrength(1500) },
    );
  });

  test('is the same answer wherever the pieces end', () => {
    fc.assert(
      fc.property(cutTexts, ({ answer, pieces }) => {
        const [whole, cut, letters] = [through([answer]), through(pieces), through([...answer])];
        expect(folded(cut.text)).toBe(folded(whole.text));
        expect(folded(letters.text)).toBe(folded(whole.text));
        expect([...cut.removed.numbers].sort()).toEqual([...whole.removed.numbers].sort());
      }),
      { numRuns: atStrength(1500) },
    );
  });

  test('a citation and its number arrive whole through every cut', () => {
    const answer = 'In Rangappa v. Mohan, (2010) 11 SCC 441, the burden of proof lies on the accused [2].';
    for (let at = 0; at <= answer.length; at += 1)
      expect(through([answer.slice(0, at), answer.slice(at)]).text).toBe(answer);
  });

  test('a table stays one when a row of it does not rest on the sources', () => {
    const rows = ['| Question | Burden |', '|---|---|', '| Presumption | the accused [1] |'];
    const foreign = '| Cricket | umpires judge every innings |';
    const answer = [...rows, foreign, '| Debt | the accused [2] |'].join('\n');
    for (const pieces of [[answer], [...answer]])
      expect(through(pieces).text).toBe([...rows, '| Debt | the accused [2] |'].join('\n'));
  });
});
