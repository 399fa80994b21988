import { expect, test } from 'vitest';
import { documentOfText } from '../document/from-text.ts';
import { detectKind } from '../kinds.ts';
import { checkDraft } from './check-draft.ts';

const at = () => {
  let last = 0;
  return () => `b${last++}`;
};
const check = (text: string) => checkDraft(documentOfText(text, at()), 'affidavit', { dates: [] });

const AFFIDAVIT = [
  'IN THE HIGH COURT OF DELHI AT NEW DELHI',
  'A. Rao ... Petitioner',
  'Versus',
  'Union of India ... Respondent',
  'AFFIDAVIT',
  'I, A. Rao, son of B. Rao, aged 40 years, do hereby solemnly affirm and state:',
  '1. That I am the petitioner.',
  '2. That I am informed by Mr. K. Nair, clerk, that the file is lost.',
  '3. That I believe the file to be lost, because nobody found it.',
];

test('a missing clause of verification is written from what the paragraphs say', () => {
  const { findings, completion } = check([...AFFIDAVIT, 'DEPONENT'].join('\n\n'));
  const missing = findings.find(({ rule }) => rule === 'verification_missing');
  expect(missing?.fix).toEqual({
    kind: 'insert_after',
    block: 'b9',
    text: 'VERIFICATION: Verified at [place] on [date] that the contents of paragraph 1 are true to my own knowledge; the contents of paragraph 2 are true on the basis of information received from Mr. K. Nair, which I believe to be true; and the contents of paragraph 3 are my belief, on the grounds stated there. No part of this affidavit is false and nothing material has been concealed from it.',
  });
  expect(completion).toBe(77);
});

test('the fix of a blanket clause replaces the clause and leaves its heading', () => {
  const clause = 'VERIFICATION: The contents are true to my knowledge. Delhi, 1 March 2025.';
  const { findings } = check([...AFFIDAVIT, clause, 'DEPONENT'].join('\n\n'));
  const fix = findings.find(({ rule }) => rule === 'blanket_verification')?.fix;
  expect(fix).toMatchObject({
    kind: 'replace',
    block: 'b9',
    start: 'VERIFICATION: '.length,
    end: clause.length,
    was: clause.slice('VERIFICATION: '.length),
  });
});

test('a typed number that does not follow is mended with the expected one', () => {
  const { findings } = check([...AFFIDAVIT.slice(0, 8), '7. That I am the petitioner.'].join('\n\n'));
  expect(findings.find(({ rule }) => rule === 'numbering_broken')?.fix).toEqual({
    ...{ kind: 'replace', block: 'b8', start: 0, end: 1, was: '7', text: '3' },
  });
});

test('the paragraph of a judgment that is cited by its name is no reference to the draft', () => {
  const rules = (text: string) => check([...AFFIDAVIT, text].join('\n\n')).findings.map(({ rule }) => rule);
  const cited =
    '4. That the debt is presumed (Basavaraj v. Mallikarjun Angadi, 2013 MUNSHI SAMPLE 12, para 11).';
  expect(rules(cited)).not.toContain('reference_broken');
  expect(rules('4. That paragraph 11 is denied.')).toContain('reference_broken');
});

test('a draft without words has no findings and is not complete', () => {
  expect(check('')).toEqual({ findings: [], completion: 0, notChecked: [] });
});

const COURT_AND_SIDES = [
  'IN THE HIGH COURT OF DELHI',
  'A. Rao ... Petitioner',
  'Versus',
  'Union of India ... Respondent',
];
const LAW = 'UNDER THE RIGHT TO INFORMATION ACT, 2005';

test('a writ petition about information has a prayer, an application to the officer has none', () => {
  const rules = (...lines: string[]) =>
    checkDraft(documentOfText(lines.join('\n\n'), at()), 'petition', { dates: [] }).findings.map(
      ({ rule }) => rule,
    );
  const facts = '1. The officer refused the information on 2 March 2026.';
  expect(rules(...COURT_AND_SIDES, `WRIT PETITION, INFORMATION REFUSED ${LAW}`, facts)).toContain(
    'prayer_missing',
  );
  const asked = rules('To', 'The Public Information Officer', `APPLICATION ${LAW}`, facts);
  expect(asked).not.toContain('prayer_missing');
  expect(asked).not.toContain('cause_title_missing');
});

test.each([
  ['MEMORANDUM OF GROUNDS', 'petition'],
  ['IN THE MATTER OF: AN APPLICATION UNDER ARTICLE 226 OF THE CONSTITUTION', 'petition'],
  ['MEMORANDUM OF SETTLEMENT', 'other'],
  ['MEMORANDUM OF DEPOSIT OF TITLE DEEDS', 'other'],
  ['LEGAL OPINION\n\nThe client asks whether relief lies under Article 226.', 'other'],
])('an agreement and an opinion are no petition: %s', (text, kind) => {
  expect(detectKind(text)).toBe(kind);
});

test.each([
  ['1. He lives at 3-5-1141, Kachiguda, Hyderabad.', 'date_impossible', false],
  ['1. The notice is dated 31-2-2026.', 'date_impossible', true],
  ['1. The lorry KA-15-XX-0472 was parked there.', 'blank_left', false],
  ['1. The lorry No. XX was parked there.', 'blank_left', true],
])('figures of a house and letters of a vehicle are no fault: %s', (text, rule, found) => {
  const { findings } = check([...AFFIDAVIT.slice(0, 6), text].join('\n\n'));
  expect(findings.some((one) => one.rule === rule)).toBe(found);
});

test('the exhibits of a witness are as many as their numbers', () => {
  const rules = (last: string) =>
    check(
      [
        ...AFFIDAVIT.slice(0, 6),
        '3. The deed is Ex. PW1/1 and the receipt is Ex. PW1/2.',
        'LIST OF EXHIBITS',
        'Ex. PW1/1 Deed',
        last,
      ].join('\n\n'),
    ).findings.map(({ rule }) => rule);
  expect(rules('Ex. PW1/2 Receipt')).not.toContain('annexure_twice');
  expect(rules('Ex. PW1/1 Receipt')).toContain('annexure_twice');
});

test.each([
  ['1. The accused paid Rs. [the amount] on [the date].', true],
  ['1. The property is [All particulars of the property].', true],
  ['1. The applicant [presently lodged in Sub Jail, Bhinmal] is a labourer.', false],
])('words in brackets are a blank unless they note a fact: %s', (text, found) => {
  const { findings } = check([...AFFIDAVIT.slice(0, 6), text].join('\n\n'));
  expect(findings.some(({ rule }) => rule === 'blank_left')).toBe(found);
});

test('a blank court and the name of a party that is missing are blanks, the number to come and the name of the judge are none', () => {
  const blanks = (...title: string[]) =>
    checkDraft(documentOfText([...title, '1. The facts.'].join('\n\n'), at()), 'petition', {
      dates: [],
    }).findings.filter(({ rule }) => rule === 'blank_left').length;
  const sides = COURT_AND_SIDES.slice(1);
  expect(blanks('IN THE COURT OF ____________ AT ____________', ...sides)).toBeGreaterThan(0);
  expect(blanks('IN THE COURT OF SHRI ____________, CIVIL JUDGE, PANIPAT', ...sides)).toBe(0);
  expect(blanks('IN THE HIGH COURT OF DELHI', 'W.P. No. ____ of 2026', ...sides)).toBe(0);
  expect(
    blanks(
      'IN THE HIGH COURT OF DELHI',
      'Petitioner : ____________',
      'Versus',
      'Union of India ... Respondent',
    ),
  ).toBeGreaterThan(0);
});

test('the State Bank is no State', () => {
  const rules = (respondent: string) =>
    checkDraft(
      documentOfText(
        [
          'IN THE HIGH COURT OF KERALA',
          'A. Rao ... Petitioner',
          'Versus',
          'State of Kerala ... Respondent',
          '1. The facts.',
        ].join('\n\n'),
        at(),
      ),
      'petition',
      { dates: [], petitioner: 'A. Rao', respondent },
    ).findings.map(({ rule }) => rule);
  expect(rules('State Bank of India')).toContain('party_differs');
  expect(rules('State of Kerala')).not.toContain('party_differs');
});

const PLAINT = (...lines: string[]) =>
  [
    'IN THE COURT OF THE CIVIL JUDGE, UJJAIN',
    'Anand Pathak ... Plaintiff',
    'Versus',
    'Rohit Barua ... Defendant',
    'PLAINT UNDER ORDER VII RULE 1 OF THE CODE OF CIVIL PROCEDURE',
    ...lines,
    'It is prayed that the defendant be restrained from entering the land.',
    'Ujjain',
    'Date: 11.06.2026',
    'Plaintiff',
  ].join('\n\n');
const found = (text: string, kind: Parameters<typeof checkDraft>[1] = 'plaint') =>
  checkDraft(documentOfText(text, at()), kind, { dates: [] });
const rulesOf = (text: string) => found(text).findings.map(({ rule }) => rule);

test.each([
  // A thing is dated before the day on which something was done with it.
  ['1. The notice dated 15.04.2026 was received on 09.04.2026.', true],
  ['1. The notice dated 09.04.2026 was received on 15.04.2026.', false],
  ['1. The letter dated 15.04.2026 says that the goods were received on 09.04.2026.', false],
  ['1. He was hit by a truck on 05.01.2026. He died on 04.01.2026.', true],
  ['1. He filed a suit on an agreement dated 10.05.2020 on 08.11.2019.', true],
  // The past is not after the paper.
  ['1. The defendant broke the fence on 20.07.2026.', true],
  ['1. The suit was adjourned and is fixed for 20.07.2026.', false],
  ['1. The lease was granted from 01.07.2021 to 30.06.2027.', false],
])('days of a sentence have an order: %s', (text, disordered) => {
  expect(rulesOf(PLAINT(text)).includes('days_disordered')).toBe(disordered);
});

test('a finding that the words of a sentence alone give asks to look at it', () => {
  const { findings } = found(PLAINT('1. The defendant broke the fence on 20.07.2026.'));
  expect(findings.find(({ rule }) => rule === 'days_disordered')?.level).toBe('warning');
});

test.each([
  ['1. Mohan Gupta, the plaintiff, owns the land.', true],
  ['1. Anand Pathak, the plaintiff, owns the land.', false],
  ['1. Mohan Gupta, the father of the plaintiff, owns the land.', false],
  ['1. The rent was paid. Mohan Gupta, the plaintiff, owns the land.', true],
  ['1. The rent was paid. B. Because the plaintiff owns the land.', false],
])('a name before its side is that of the cause title: %s', (text, strange) => {
  expect(rulesOf(PLAINT(text)).includes('other_case_name')).toBe(strange);
});

test.each([
  ['1. The relief of declaration is valued at Rs.5,000/-.', true],
  ['1. The relief of injunction is valued at Rs.5,000/-.', false],
  ['1. The defendant claims a declaration of his own.', false],
])('a relief that is valued is prayed for: %s', (text, missing) => {
  expect(rulesOf(PLAINT(text)).includes('relief_missing')).toBe(missing);
});

test.each([
  ['1. He paid Rs. 4,50,000/- (Rupees Four Lakh Forty Thousand only).', true],
  ['1. He paid Rs. 4,50,000/- (Rupees Four Lakhs Fifty Thousand only).', false],
  [
    '1. Cheque No. 118820 was for Rs. 4,80,000/-.\n\n2. Cheque No. 118820 for Rs. 4,08,000/- was returned.',
    true,
  ],
  [
    '1. The cheque bearing No. 118820 dated 15.02.2026 of Rs. 4,80,000/- was given.\n\n2. Cheque No. 118820 dated 15.02.2026, drawn on Arya Bank Ltd. for a sum of Rs. 4,08,000/-, was returned.',
    true,
  ],
  [
    '1. Cheque No. 118820 was for Rs. 4,80,000/-.\n\n2. The said cheque No. 118820 towards part discharge of the loan of Rs. 10,00,000/- was returned.\n\n3. Cheque No. 118820 was returned with charges of Rs. 590/-.\n\n4. He gave cheque No. 118820. He had asked for Rs. 9,60,000/-.',
    false,
  ],
])('a sum is the same wherever it is stated: %s', (text, differs) => {
  expect(rulesOf(PLAINT(text)).includes('amount_differs')).toBe(differs);
});

test('what a check cannot compare is named, and a paper in another script is not said to lack what it may have', () => {
  expect(found(PLAINT('1. The facts.')).notChecked).toEqual([]);
  const lines = ['IN THE COURT OF THE CIVIL JUDGE, UJJAIN', 'PLAINT', 'The land is that of Annexure A.'];
  expect(found(lines.join('\n\n')).notChecked).toEqual([
    ...['not_checked_parties', 'not_checked_paragraphs', 'not_checked_day', 'not_checked_list'],
  ]);
  expect(found('MEMO\n\n1. The facts.', 'other').notChecked).toContain('not_checked_kind');
  const bengali = found('মাননীয় আদালত\n\n১. বাদী এই জমির মালিক।', 'plaint');
  expect(bengali.notChecked).toEqual(['not_checked_language']);
  expect(bengali.findings.filter(({ block }) => block === null)).toEqual([]);
  expect(bengali.completion).toBeLessThan(100);
});

test('paragraphs in Roman figures are verified by their numbers', () => {
  const verified = (clause: string) =>
    rulesOf(
      `${PLAINT(
        'I. The plaintiff owns the land at Ujjain.',
        'II. The defendant entered it on 02.04.2026.',
        'III. The suit is within the jurisdiction of this court.',
      )}\n\nVERIFICATION: I verify that paras ${clause}. Ujjain, 11.06.2026.`,
    );
  expect(verified('I to III are true to my knowledge')).toContain('verification_presumes');
  expect(verified('I and II are true to my knowledge and III on legal advice')).not.toContain(
    'verification_presumes',
  );
});
