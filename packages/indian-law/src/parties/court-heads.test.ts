import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COURT_HEADS,
  type CourtHead,
  company,
  fillHead,
  furniture,
  government,
  type HeadNames,
  inEitherCase,
  person,
} from '#test/support/court-heads.ts';
import { findJudges } from '../judgment/judges.ts';
import { readJudgment } from '../judgment/judgment.ts';
import { findParties } from './parties.ts';

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/gu, '');

const names: fc.Arbitrary<HeadNames> = fc.record({
  petitioner: inEitherCase(fc.oneof(person, company)),
  respondent: inEitherCase(fc.oneof(person, company, government)),
  judge: inEitherCase(person),
  number: fc.constantFrom('1234 of 2020', '12/2019', '98765 of 2015'),
});

function parties(text: string, role: string): string[] {
  const named = findParties(text).filter((party) => party.role === role);
  return [...new Set(named.map((party) => folded(party.name)))];
}

function expectNames(text: string, { petitioner, respondent, judge }: HeadNames): void {
  expect(parties(text, 'petitioner')).toEqual([folded(petitioner)]);
  expect(parties(text, 'respondent')[0]).toBe(folded(respondent));
  expect(findJudges(text).map((one) => folded(one.name))).toContain(folded(judge));
}

describe.each(COURT_HEADS.map((head): [string, CourtHead] => [head.registry, head]))('%s', (_name, head) => {
  test('reads the parties and the judge, whatever they are called', () => {
    fc.assert(
      fc.property(names, (all) => expectNames(fillHead(head, all), all)),
      { numRuns: atStrength(60) },
    );
  });

  test('reads the court and the number', () => {
    const all = {
      petitioner: 'Tashi Bhutia',
      respondent: 'Union of India',
      judge: 'K. Rao',
      number: '1234 of 2020',
    };
    const read = readJudgment(`${fillHead(head, all)}\n1. The petitioner has approached this Court.\n`);
    expect(read.court).toBe(head.court);
    expect(read.case_number).toMatch(/\d.*\b20\d\d(?: \(O&M\))?$/u);
  });

  test('is not disturbed by the furniture of a page between its lines', () => {
    fc.assert(
      fc.property(names, furniture, fc.nat(), (all, line, at) => {
        const lines = fillHead(head, all).split('\n');
        // An entry of the list of parties may break at the end of a page, the name itself does not.
        lines.splice(at % (lines.length + 1), 0, '', line, '');
        expectNames(lines.join('\n'), all);
      }),
      { numRuns: atStrength(100) },
    );
  });
});
