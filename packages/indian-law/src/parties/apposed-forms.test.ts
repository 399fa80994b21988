import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findParties } from './parties.ts';

const parties = (text: string): string[] => findParties(text).map(({ name }) => name);

const person = fc
  .tuple(fc.constantFrom('Ram', 'Mohan', 'Raj Kumar', 'Sita'), fc.constantFrom('Lal', 'Singh', 'Devi', 'Das'))
  .map((parts) => parts.join(' '));

test('all names of a list behind a role in the plural are parties', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(person, { minLength: 2, maxLength: 4 }),
      fc.constantFrom('The appellants ', 'Appellants ', 'The petitioners, '),
      fc.constantFrom(' and ', ' & '),
      fc.constantFrom(' have been convicted.', ', filed the suit.'),
      (names, role, and, after) => {
        const list = `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
        expect(parties(`${role}${list}${after}`)).toEqual(names);
      },
    ),
  );
});

test('a role behind a name, or with a relation, marks the party', () => {
  fc.assert(
    fc.property(
      person,
      fc.constantFrom(
        'One @, the petitioner herein, filed the suit.',
        '@ (the appellant) filed the suit.',
        'Shri @ (appellant No. 1) filed the suit.',
        'The petitioner/wife @ filed the suit.',
        'The petitioner herein, Mr. @, filed the suit.',
      ),
      (name, sentence) => {
        expect(parties(sentence.replace('@', name))).toEqual([name]);
      },
    ),
  );
});

test('a government before its role in brackets is a party', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('State of West Bengal', 'Union of India', 'Government of Jammu and Kashmir'),
      fc.constantFrom(
        '(respondent)',
        '(Respondents Nos. 2 and 3 in all petitions)',
        '(respondent No. 4 herein)',
      ),
      (name, role) => {
        expect(parties(`A. Rao and B. Sen, for the ${name} ${role}.`)).toEqual([name]);
      },
    ),
  );
});

test('counsel listed for the parties are no parties', () => {
  expect(parties('for the petitioners S. M. Jha and U. P. Singh for the Respondent.')).not.toContain(
    'U. P. Singh',
  );
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('Appellant', 'appellant', 'Petitioner'),
      fc.constantFrom('Respondent.', 'respondents', 'State.'),
      (names, role, other) => {
        const counsel = names.join(' and ');
        expect(parties(`A. Rao for the ${role} ${counsel} for the ${other}`)).toEqual([]);
      },
    ),
  );
});

test('a firm is a party with its form', () => {
  expect(parties('The petitioner Hindustan Paints Ltd. is a company.')).toEqual(['Hindustan Paints Ltd.']);
});

test('parties printed in two columns on one line are those of the head', () => {
  const text =
    "IN THE INCOME TAX APPELLATE TRIBUNAL\nDELHI BENCH 'A', NEW DELHI\n\nITA No. 1234/Del/2015\n\nRam Lal & Sons Ltd.     vs.   Income Tax Officer,\n                              Ward 12(1), New Delhi\n(Appellant)                   (Respondent)\n\nAppellant by : Shri A. Rao, CA\nRespondent by : Shri B. Sen, Sr. DR\n";
  expect(parties(text)).toEqual(['Ram Lal & Sons Ltd.', 'Income Tax Officer']);
});

test('the numbers of a list of parties may carry a square bracket', () => {
  const text =
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY\nWRIT PETITION NO. 123 OF 2020\n\n1] Ram Lal\n   Age 45 years, Occ. Business,\n2] Sham Lal\n   Age 40 years                     ]... Petitioners\n          V/s.\n1] Mohan Lal\n   Age 50 years               ]... Respondents\n\nCORAM : A.K. SHAH, J.\n';
  expect(parties(text)).toEqual(['Ram Lal', 'Sham Lal', 'Mohan Lal']);
});

test.each([
  ['Anil Kamath, petitioner No. 2, is the son.', ['Anil Kamath']],
  ['The accused Jagga @ Jagdish, appellant herein, was held.', ['Jagga @ Jagdish']],
  ['Harit Vikas Nigam Limited, the respondent No. 1, floated a tender.', ['Harit Vikas Nigam Limited']],
  ['Kedar Nath (hereinafter referred to as the appellant) was appointed.', ['Kedar Nath']],
  [
    'The petitioner-company, Aravali Polymers Private Limited, makes pipes.',
    ['Aravali Polymers Private Limited'],
  ],
  ['The third respondent, Kollam Co-operative Bank Ltd., objects.', ['Kollam Co-operative Bank Ltd.']],
  ['The claimant-respondent No.1 Phoolwati is the mother.', ['Phoolwati']],
  ['By this petition, the petitioner M/s Coastal Carbons Limited objects.', ['Coastal Carbons Limited']],
  ['The petitioner No. 3 Shri A. N.\nKamath was promoted.', ['A. N. Kamath']],
  ['The respondent 3, Shri N. S. Kamath, was appointed.', ['N. S. Kamath']],
  ['Anil Kamath, the appellant in these two appeals, was a clerk.', ['Anil Kamath']],
  ['Anil Kamath, the petitioner, was married.', ['Anil Kamath']],
  ['In Anil Kamath v. Kedar Nath, the petitioner, a firm, had objected.', []],
  ['The respondent, viz., M/s Ambika Textiles makes cloth.', ['Ambika Textiles']],
  ['The first respondent, Meena Textiles (P) Ltd., had engaged him.', ['Meena Textiles (P) Ltd.']],
  ['The respondent company, Meena Textiles Ltd., had engaged him.', ['Meena Textiles Ltd.']],
  [
    'The respondents Nos. 2 to 4, namely, Shri Kedar Nath, Smt. Sita Devi and Shri Mohan Lal, object.',
    ['Kedar Nath', 'Sita Devi', 'Mohan Lal'],
  ],
  ['Heard Mr. S. Rao for the petitioner Anjali Das and Mr. P. Sen for the State.', ['Anjali Das']],
  [
    'Aggrieved by the award, the insurer, Konkan General Insurance Co. Ltd., has filed this appeal.',
    ['Konkan General Insurance Co. Ltd.'],
  ],
  ['The firm, represented by Kedar Nath, has filed this appeal.', []],
  ['On behalf of the appellant, Shri P. K. Sen learned advocate contended so.', []],
  ['Learned counsel for the appellant Kedar Nath Das in the other appeal agreed.', ['Kedar Nath Das']],
  ['The first respondent State of Andhra Pradesh, objects.', ['State of Andhra Pradesh']],
  ['Four persons came, that is Harish (the appellant) and Kallu.', ['Harish']],
  ['Appellant Chandan fired at him.', ['Chandan']],
  [
    'The appellants, namely, Tuka Ram (A-2), Ganga (A-6) and Uday (A-39) were heard.',
    ['Tuka Ram', 'Ganga', 'Uday'],
  ],
  ['The respondent M/s. Natwar Kedia & Sons bought it.', ['Natwar Kedia & Sons']],
  ['The statement made by the appellant, Shri Tripathi recovered the frock.', []],
  ['In its Counter Affidavit, the Respondent No. 4 challenged it.', []],
  ['The respondent, the New Zealand properties were held in trust.', []],
  ['According to the respondent, Shanti Bai was never married.', []],
  ['The appellant Municipal Corporation issued a notice.', []],
])('a party beside its number, kind or short name: %s', (text, names) => {
  expect(parties(text)).toEqual(names);
});

test.each([
  'On seeing Suresh Kumar, the appellant, armed with a gun, fired.',
  'Mohan Singh, the complainant, lodged the report.',
  'On a disclosure made by the appellant, Mohan Lal recovered the pistol.',
])('no party is named in %j', (text) => {
  expect(parties(text)).toEqual([]);
});

test.each([
  [
    'The respondent, the Commissioner of Hindu Religious Endowments, who was impleaded',
    ['Commissioner of Hindu Religious Endowments'],
  ],
  ['The Chief Vigilance Officer (respondent No. 2) signed the letter.', ['Chief Vigilance Officer']],
  ['It was cut by seven persons including Mohan Lal, the appellant. On that day', ['Mohan Lal']],
  ["He is the husband of the sister of the appellant Mohan Lal's wife.", ['Mohan Lal']],
  [
    'He sent it to Mohan Lal, appellant in Criminal Appeal No. 90 of 2007; Ram Lal appellant in Criminal Appeal No. 12',
    ['Mohan Lal', 'Ram Lal'],
  ],
  [
    'M/s. Bharat Transport and Construction Corporation, respondent No. 1 herein, sent a letter.',
    ['Bharat Transport and Construction Corporation'],
  ],
  ['M/s. Bharat Bottle Trading Co., respondent No. 1 herein, is a firm.', ['Bharat Bottle Trading Co.']],
  ['It was withdrawn by the wife of the petitioner Smt. Asha. The rest', []],
  ['On the opinion of the Research Institute, respondent No. 2 gave instructions.', []],
  ['It was relinquished in favour of Mohan Lal, the decree-holder. By a deed', []],
  ['The appellants Mohan Lal and his son Ramesh have been convicted.', ['Mohan Lal', 'Ramesh']],
  ['The petitioner, Shrimati Asha Chou- dhury, is an employee.', ['Asha Choudhury']],
  ['The petitioner Asha Devi- wife of Ram Lal, filed the suit.', ['Asha Devi']],
  ['The appellant Ram Lal- accused, filed the appeal.', ['Ram Lal']],
  ['The appellant Peter Ander- son, filed the appeal.', ['Peter Anderson']],
])('%s', (text, names) => {
  expect(parties(text)).toEqual(names);
});
