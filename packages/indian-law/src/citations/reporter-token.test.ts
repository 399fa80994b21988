import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looseForm } from '../text/printed-forms.ts';
import { anyOfSources } from '../text/text.ts';
import { reporterTokenAt } from './reporter-token.ts';
import { REPORTER_FORMS } from './reporters.ts';

/** The rule as one pattern: the longest form first, points and a little white space between its pieces. */
const RULE = new RegExp(
  `(?<![A-Za-z&])(?:${anyOfSources([...REPORTER_FORMS].sort((a, b) => b.length - a.length).map(looseForm))})(?![A-Za-z])`,
  'iy',
);

/** Forms as they may be printed, and what only looks like one. */
const printed = fc
  .tuple(
    fc.constantFrom(...REPORTER_FORMS),
    fc.array(fc.constantFrom('', '', '.', ' ', '. ', '-', '.\u00a0', 'x', '   '), {
      minLength: 24,
      maxLength: 24,
    }),
    fc.boolean(),
  )
  .map(([form, joints, small]) => {
    const text = [...form].map((character, i) => character + (joints[i] ?? '')).join('');
    return small ? text.toLowerCase() : text;
  });

test('a token along the tree of pieces is the one of the longest form', () => {
  fc.assert(
    fc.property(
      printed,
      fc.constantFrom(' ', '&', 'a', ''),
      fc.constantFrom('', ' 12', '.', 's 4', '.x'),
      (form, before, behind) => {
        const text = `${before}${form}${behind}`;
        RULE.lastIndex = before.length;
        const expected = RULE.exec(text)?.[0];
        const token = reporterTokenAt(text, before.length);
        expect(token && text.slice(token.start, token.end)).toBe(expected);
      },
    ),
    { numRuns: atStrength(3_000) },
  );
});
