import { expect, test } from 'vitest';
import { numbersInWords } from '../../affidavit/verification.ts';
import { checkDraft } from '../check/check-draft.ts';
import { type AffidavitFacts, newAffidavit } from './affidavit.ts';

function made(facts: AffidavitFacts) {
  let ids = 0;
  return newAffidavit(facts, () => {
    ids += 1;
    return `b${ids}`;
  });
}

/** The words of the first blocks; a blank in brackets. */
const head = (facts: AffidavitFacts) =>
  made(facts)
    .content.slice(0, 2)
    .map((block) =>
      ('content' in block ? (block.content ?? []) : [])
        .map((part) =>
          'text' in part ? part.text : `[${'attrs' in part && 'name' in part.attrs ? part.attrs.name : ''}]`,
        )
        .join(''),
    );

test.each([
  ['High Court of Madras', 'IN THE HIGH COURT OF MADRAS'],
  ['The Supreme Court of India', 'IN THE SUPREME COURT OF INDIA'],
  ['Metropolitan Magistrate, Chennai', 'IN THE COURT OF THE METROPOLITAN MAGISTRATE, CHENNAI'],
  ['Court of the District Judge, Erode', 'IN THE COURT OF THE DISTRICT JUDGE, ERODE'],
  [null, 'IN THE [Name of the court]'],
])('the affidavit is headed by its court: %s', (court, line) => {
  expect(head({ court })[0]).toBe(line);
});

test.each([
  ['W.P. 4411/2026', 'W.P. 4411/2026'],
  ['318/2026', 'Case No. 318/2026'],
  ['  ', 'Case No. [Case Number]'],
])('the number is printed with one name: %s', (caseNumber, line) => {
  expect(head({ caseNumber })[1]).toBe(line);
});

test('a party that is still blank is one finding, not two', () => {
  const facts = { caseNumber: '318/2026', court: 'High Court of Madras' };
  const { findings } = checkDraft(made(facts), 'affidavit', {
    court: facts.court,
    case_number: facts.caseNumber,
    petitioner: 'Kaveri Mills',
    respondent: 'Union of India',
    dates: [],
  });
  const rules = findings.map(({ rule }) => rule);
  expect(rules).toContain('blank_left');
  expect(rules).not.toContain('party_differs');
});

test('the paragraphs of a verification are one list', () => {
  expect(numbersInWords([1, 2, 3, 5, 6])).toBe('1 to 3, 5 and 6');
  expect(numbersInWords([1, 2])).toBe('1 and 2');
  expect(numbersInWords([4, 9, 10, 13])).toBe('4, 9, 10 and 13');
});
