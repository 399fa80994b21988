import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findParties } from './parties.ts';

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/gu, '');

function sides(text: string): { petitioners: string[]; respondents: string[] } {
  const named = (role: string): string[] =>
    findParties(text)
      .filter((party) => party.role === role)
      .map((party) => folded(party.name));
  return { petitioners: named('petitioner'), respondents: named('respondent') };
}

/** An entry of a cause title, and the name in it. */
const ENTRIES: readonly [entry: string, name: string][] = [
  ['M/S Vajra Mills (P) Ltd.', 'Vajra Mills (P) Ltd.'],
  ['M/s. Vajra & Sons', 'Vajra & Sons'],
  ['M/s Vajra & Co.', 'Vajra & Co.'],
  ['Mustt. Rahima Khatun', 'Rahima Khatun'],
  ['Ku. Sunita', 'Sunita'],
  ['Master Rohan Verma, Age 9 years, minor, through his mother', 'Rohan Verma'],
  ['Minor Kavitha, rep. by her mother and next friend Valli', 'Kavitha'],
  ['Baby Asha, minor through her guardian', 'Asha'],
  ['Sunita Bai wd/o late Mohan', 'Sunita Bai'],
  ['The ITO, Ward 2(1), Kota', 'ITO, Ward 2(1), Kota'],
  ['SRI RAMESH VERMA', 'RAMESH VERMA'],
  ['Shri Ramesh Verma', 'Ramesh Verma'],
  ['Sh. Ramesh Verma', 'Ramesh Verma'],
  ['Sri.Ramesh Verma', 'Ramesh Verma'],
  ['Smt. Sunita Devi', 'Sunita Devi'],
  ['Dr. (Mrs.) Sunita Rao', 'Sunita Rao'],
  ['Dr.Sunita Rao', 'Sunita Rao'],
  ['Prof. (Dr.) Ramesh Verma', 'Ramesh Verma'],
  ['Ms. X', 'X'],
  ['Miss Y (Minor)', 'Y (Minor)'],
  ['RAMESH VERMA (DEAD) THROUGH LRS.', 'RAMESH VERMA'],
  ['RAMESH VERMA (D) BY LRS. & ORS.', 'RAMESH VERMA'],
  ['Ramesh Verma (since deceased) through LRs', 'Ramesh Verma'],
  ['Ramesh Verma & Ors.', 'Ramesh Verma'],
  ['Ramesh Verma and Anr.', 'Ramesh Verma'],
  ['Ramesh Verma & 2 others', 'Ramesh Verma'],
  ['Ramesh Verma and two others', 'Ramesh Verma'],
  ['Ramesh Verma S/o Mohan Verma', 'Ramesh Verma'],
  ['Ramesh Verma, S/o. Mohan Verma, aged 40 years', 'Ramesh Verma'],
  ['Ramesh s/o Mohan Verma', 'Ramesh'],
  ['Ramesh Verma @ Pappu', 'Ramesh Verma @ Pappu'],
  ['Ramesh Verma alias Pappu', 'Ramesh Verma alias Pappu'],
  ['Ramesh Verma, Age 40 Years', 'Ramesh Verma'],
  ['Ramesh Verma, R/o Nagpur', 'Ramesh Verma'],
  ['Vajra Mills Ltd. (represented by its Director)', 'Vajra Mills Ltd.'],
  ['Vajra Mills Ltd., rep. by its Managing Director', 'Vajra Mills Ltd.'],
  ['Vajra Mills (India) Private Limited', 'Vajra Mills (India) Private Limited'],
  ['The Management of Vajra Mills Ltd.', 'Management of Vajra Mills Ltd.'],
  ['The New India Assurance Co. Ltd.', 'New India Assurance Co. Ltd.'],
  ['The Oriental Insurance Company Limited', 'Oriental Insurance Company Limited'],
  ['State of Maharashtra through P.S.O. Wardha', 'State of Maharashtra'],
  ['State (Govt. of NCT of Delhi)', 'State (Govt. of NCT of Delhi)'],
  ['State (NCT of Delhi)', 'State (NCT of Delhi)'],
  ['State of U.P. and another', 'State of U.P.'],
  ['State of U.P. Thru. Prin. Secy. Home', 'State of U.P.'],
  ['State of Kerala, represented by its Chief Secretary', 'State of Kerala'],
  ['Union of India and others', 'Union of India'],
  ['Union of India through its Secretary, Ministry of Home Affairs', 'Union of India'],
  ['Govt. of NCT of Delhi & Anr.', 'Govt. of NCT of Delhi'],
  ['Central Bureau of Investigation', 'Central Bureau of Investigation'],
  ['Commissioner of Income Tax, Chennai', 'Commissioner of Income Tax, Chennai'],
  ['The Commissioner of Income Tax', 'Commissioner of Income Tax'],
  ['The Principal Secretary to Government', 'Principal Secretary to Government'],
  ['Bank of India', 'Bank of India'],
  ['Punjab National Bank', 'Punjab National Bank'],
  ['Md. Salim', 'Md. Salim'],
  ['Mohd. Salim Khan', 'Mohd. Salim Khan'],
  ['Lt. Col. Ramesh Verma', 'Ramesh Verma'],
  ['K.R. Nair', 'K.R. Nair'],
  ['K. R. Nair', 'K. R. Nair'],
  ['Nair K.R.', 'Nair K.R.'],
  ['V. Ramesh (Accused No.1)', 'V. Ramesh'],
  ['Vajra Mills Limited & Anr', 'Vajra Mills Limited'],
  ['XYZ', 'XYZ'],
  ['Reserve Bank of India', 'Reserve Bank of India'],
  ['Delhi Development Authority', 'Delhi Development Authority'],
  ['Municipal Corporation of Delhi', 'Municipal Corporation of Delhi'],
  ['Secretary, Zilla Parishad', 'Secretary, Zilla Parishad'],
  ['Life Insurance Corporation of India and Ors', 'Life Insurance Corporation of India'],
  ['Smt. Sunita Devi w/o Late Ramesh', 'Sunita Devi'],
  ['Sunita Devi & Ors. ETC.', 'Sunita Devi'],
  ['Ramesh Verma and Sons', 'Ramesh Verma and Sons'],
  ['G. Mohan Rao AND ORS. ETC. ETC.', 'G. Mohan Rao'],
];
const TAILS = [
  ['          …PETITIONER(S)', '          …RESPONDENT(S)'],
  ['     ..... Petitioner', '   ..... Respondent'],
  ['\n                         ...Appellant', '\n              ...Respondent'],
  ['                 PETITIONER', '               RESPONDENT'],
  ['                 ] ...Petitioner', '               ]...Respondent'],
  ['\n                         --- Petitioners', '\n              --- Respondents'],
] as const;

test.each(ENTRIES)('%s names %s', (entry, name) => {
  for (const [petitioner, respondent] of TAILS)
    expect(
      sides(
        `IN THE SUPREME COURT OF INDIA\nCIVIL APPELLATE JURISDICTION\nCivil Appeal No. 12 of 2019\n\n${entry}${petitioner}\n                Versus\n${entry}${respondent}\n\nJUDGMENT\n`,
      ),
    ).toEqual({ petitioners: [folded(name)], respondents: [folded(name)] });
});

/** The numbers of two cases heard together. */
const NUMBERS: readonly (readonly [string, string])[] = [
  ['Civil Writ Petition No.8087 of 2020 (O&M)', 'Civil Writ Petition No.7420 of 2020 (O&M)'],
  ['(1)   CWP No. 8087 of 2020', '(2)   CWP No. 7420 of 2020'],
  ['1.  W.P.(C) No. 8087/2020', '2.  W.P.(C) No. 7420/2020'],
  ['Crl.A.No.137 of 2015', 'Crl.R.C.(MD)No.248 of 2015'],
  ['WRIT PETITION (C) NO. 12/2019', 'SLP (C) NO. 14/2019'],
  ['D.B. Civil Special Appeal (Writ) No. 123/2019', 'D.B. Civil Special Appeal (Writ) No. 124/2019'],
  ['W.P.No.12345 of 2019\n      and\n  WMP.No.123 of 2019', 'W.P.No.12346 of 2019'],
  ['CWP-8087-2020 (O&M)', 'CWP-7420-2020 (O&M)'],
  [
    'Special Civil Application No. 12 of 2011\n      With\nCivil Application No. 14 of 2012',
    'Special Civil Application No. 15 of 2011',
  ],
  ['FIRST APPEAL FROM ORDER No. - 12 of 2011', 'FIRST APPEAL FROM ORDER No. - 14 of 2011'],
  [
    'Criminal Misc. No.123 of 2021\nArising Out of PS. Case No.-12 Year-2020 Thana- BARH District- Patna',
    'Criminal Misc. No.124 of 2021\nArising Out of PS. Case No.-12 Year-2020 Thana- BARH District- Patna',
  ],
  [
    'MACA.No. 12 OF 2012\nAGAINST THE ORDER/JUDGMENT IN OPMV 12/2010 OF MACT, PALA',
    'MACA.No. 13 OF 2012\nAGAINST THE ORDER/JUDGMENT IN OPMV 12/2010 OF MACT, PALA',
  ],
  ['AP No. 243 of 2021', 'GA No. 12 of 2021'],
  ['FMA 12 of 2019\nwith\nCAN 1 of 2020', 'FMA 13 of 2019'],
  ['ITA No. 1234/Del/2015\n(Assessment Year: 2010-11)', 'ITA No. 1235/Del/2015\n(Assessment Year: 2011-12)'],
  ['In The Matter of: An application under Article 226\nWPA 1234 of 2020', 'WPA 1235 of 2020'],
];
const BETWEEN = [
  'WITH',
  'Connected with',
  'C/w',
  'AND',
  'a/w',
  'Along with',
  '-----------',
  '',
  'Connected With',
  '&',
  'IN',
];
const ROLES: readonly (readonly [string, string])[] = [
  ['.....Petitioners', '.....Respondents'],
  ['Petitioner', 'Respondent'],
  ['...Appellant(s)', '...Respondent(s)'],
  ['---Petitioner', '----Respondents'],
  ['… Appellant/Accused No.1', '… Respondent/Complainant'],
  ['.. Revision Petitioner', '.. Respondent'],
  ['... Petitioner/Plaintiff', '... Respondent/Defendant'],
  ['..APPELLANT/DEFENDANT NO.1', '..RESPONDENT/PLAINTIFF'],
  ['.....Writ Petitioner', '.....Respondents'],
  ['... Applicant (Original Accused)', '... Respondents'],
  ['.....Petitioner (in person)', '.....Respondent'],
  ['...Petitioner-Plaintiff', '...Respondent-Defendant'],
  ['….PETITIONERS', '....OPPOSITE PARTIES'],
  ['.. Complainant', '.. Opposite Party'],
  ['… Plaintiff', '… Defendants'],
  ['…Petitioner', '…Respondents'],
  ['  : Petitioner', '  : Respondent'],
  ['  - Appellant', '  - Respondents'],
  ['\tPetitioner', '\tRespondent'],
  ['....Petitioner', '....Opp. Parties'],
  ['...Operational Creditor', '...Corporate Debtor'],
  ['...Petitioner', '...Contemnors'],
];
const VERSUS = [
  'Versus',
  '-vs-',
  'Vs.',
  'VERSUS',
  'v.',
  '-Versus-',
  'V/s',
  'vs',
  '- Versus -',
  'Vs',
  'versus',
  'v/s.',
  'V E R S U S',
  '..VS..',
  'versus,',
  '// Versus //',
  '= Versus =',
];

test('reads the parties of two cases in one head, however they are joined', () => {
  const layout = fc.tuple(
    fc.constantFrom(...NUMBERS),
    fc.constantFrom(...BETWEEN),
    fc.constantFrom(...ROLES),
    fc.constantFrom(...VERSUS),
  );
  fc.assert(
    fc.property(layout, ([[one, other], joined, [left, right], versus]) => {
      const text = `        IN THE HIGH COURT OF KERALA

    Date of decision: 3.4.2021

  ${one}

Mohan Lal and others
                          ${left}
              ${versus}
State of Haryana and others
                       ${right}
       ${joined}

  ${other}

Vajra Mills (P) Ltd.                        ${left}
              ${versus}
The Director, Town Planning                      ${right}

CORAM: HON'BLE MR. JUSTICE A. B. RAO
`;
      expect(sides(text)).toEqual({
        petitioners: ['mohanlal', 'vajramillspltd'],
        respondents: ['stateofharyana', 'directortownplanning'],
      });
    }),
    { numRuns: atStrength(1_000) },
  );
});

test.each([
  ['The petitioner Ramesh Verma, who is accused no. 14, seeks bail.', 'ramesh verma'],
  ['The appellant, Ramesh alias Putte has preferred this appeal.', 'ramesh alias putte'],
  ['The self-same petitioner by name V.S. Ramesh Kumar has filed two petitions.', 'v.s. ramesh kumar'],
  ['The petitioner, Dr. Sunita Rao, is a teacher.', 'sunita rao'],
])('a name beside its role: %s', (text, name) => {
  expect(sides(text).petitioners).toEqual([folded(name)]);
});

test.each([
  'The learned counsel for the appellant Ms. Sunita Rao referred to the decision.',
  'He states that the accused Akhtar Ali is a carpenter.',
  'The petitioner Company has filed a reply and the respondent State has not.',
  'The petitioner In Person has argued.',
])('no party is named beside a role in: %s', (text) => {
  expect(sides(text)).toEqual({ petitioners: [], respondents: [] });
});
