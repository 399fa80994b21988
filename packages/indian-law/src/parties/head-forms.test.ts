import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COURT_HEADS, fillHead } from '#test/support/court-heads.ts';
import { findLawyers } from '../judgment/counsel.ts';
import { findJudges } from '../judgment/judges.ts';
import { findParties } from './parties.ts';

const NAMES = { petitioner: 'Ram Lal', respondent: 'Union of India', judge: 'K. Rao', number: '12 of 2020' };

const named = (text: string): string[] =>
  findParties(text).map(({ role, name }) => `${role === 'petitioner' ? 'P' : 'R'}: ${name}`);

/** The names in a head: parties, judges and counsel. */
function everyone(text: string): string[] {
  const flat = (name: string): string => name.replace(/\s+/gu, ' ');
  return [
    ...named(text),
    ...findJudges(text).map(({ name }) => flat(name)),
    ...findLawyers(text).map(({ name }) => flat(name)),
  ];
}

test('no-break spaces and carriage returns change nothing in the head of any registry', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COURT_HEADS), (registry) => {
      const text = fillHead(registry, NAMES);
      const expected = everyone(text);
      expect(expected).not.toEqual([]);
      expect(everyone(text.replaceAll(' ', '\u00a0'))).toEqual(expected);
      expect(everyone(text.replaceAll('\n', '\r\n'))).toEqual(expected);
    }),
    { numRuns: atStrength(200) },
  );
});

/** Heads whose form the registries above do not have. */
test.each<[form: string, head: string, parties: string[]]>([
  [
    'one blank before the role',
    `IN THE SUPREME COURT OF INDIA
Petition(s) for Special Leave to Appeal (C) No(s). 123/2020

(Arising out of impugned final judgment and order dated 01-02-2020 in WP No. 12/2019
passed by the High Court Of Judicature At Bombay)

RAM LAL & ANR. Petitioner(s)

VERSUS

THE STATE OF MAHARASHTRA & ORS. Respondent(s)
`,
    ['P: RAM LAL', 'R: STATE OF MAHARASHTRA'],
  ],
  [
    'one blank before the role, no other parties',
    `IN THE SUPREME COURT OF INDIA
Civil Appeal No. 123/2020

Ram Lal Appellant(s)

Versus

Mohan Das Respondent(s)
`,
    ['P: Ram Lal', 'R: Mohan Das'],
  ],
  [
    'a column of brackets',
    `IN THE HIGH COURT OF JUDICATURE AT BOMBAY
WRIT PETITION NO. 123 OF 2020

Ram Lal Sharma                    )
Age 45 years, Occ. Business       )
R/at Flat No.3, Andheri, Mumbai   ) .. Petitioner

        Versus

1) The State of Maharashtra       )
   Through Secretary              )
2) Mohan Das                      ) .. Respondents
`,
    ['P: Ram Lal Sharma', 'R: State of Maharashtra', 'R: Mohan Das'],
  ],
  [
    'numbers with colons',
    `THE GAUHATI HIGH COURT
Case No. : WP(C)/123/2020

1:RAM LAL DAS
S/O LATE MOHAN DAS, R/O VILL. XYZ, ASSAM

VERSUS

1:THE STATE OF ASSAM AND 2 ORS
REPRESENTED BY THE SECRETARY

Advocate for the Petitioner : MR. A B CHOUDHURY
`,
    ['P: RAM LAL DAS', 'R: STATE OF ASSAM'],
  ],
  [
    'the roles in the courts below',
    `IN THE HIGH COURT OF KERALA AT ERNAKULAM
CRL.MC.No.123 OF 2020
PETITIONER/ACCUSED NO.1:

           RAM LAL NAIR
           AGED 45 YEARS

           BY ADV. SRI.X.Y.MENON

RESPONDENTS/COMPLAINANT & STATE:

    1      STATE OF KERALA
           REPRESENTED BY PUBLIC PROSECUTOR

    2      SUNITA DEVI
           AGED 30 YEARS

           R1 BY PUBLIC PROSECUTOR
`,
    ['P: RAM LAL NAIR', 'R: STATE OF KERALA', 'R: SUNITA DEVI'],
  ],
  [
    'the case behind each role',
    `IN THE HIGH COURT OF JUDICATURE AT MADRAS
W.P.Nos.123 and 124 of 2020

R.Lakshmi                       ... Petitioner in W.P.No.123/2020
S.Kumar                         ... Petitioner in W.P.No.124/2020

                      Vs.

The District Collector,
Salem.                          ... Respondent in both W.Ps.
`,
    ['P: R.Lakshmi', 'P: S.Kumar', 'R: District Collector, Salem'],
  ],
  [
    'numbered cases',
    `IN THE HIGH COURT OF PUNJAB AND HARYANA AT CHANDIGARH

1.                              CWP-123-2020
Ram Lal and others
                                                   ...Petitioners
                     Versus
State of Punjab and others
                                                   ...Respondents
2.                              CWP-124-2020
Sita Devi
                                                   ...Petitioner
                     Versus
State of Punjab and others
                                                   ...Respondents
`,
    ['P: Ram Lal', 'R: State of Punjab', 'P: Sita Devi', 'R: State of Punjab'],
  ],
  [
    'the cause title in brackets',
    `THE HIGH COURT OF MADHYA PRADESH
M.Cr.C. No.123/2020
(Ram Lal vs. State of M.P.)

Shri A. B. Jain, counsel for the applicant.
`,
    ['P: Ram Lal', 'R: State of M.P.'],
  ],
])('reads the parties of a head with %s', (_form, head, parties) => {
  expect(named(head)).toEqual(parties);
});

test('heirs with letters behind the number of a dead party are parties', () => {
  const head = [
    'IN THE HIGH COURT OF KARNATAKA AT DHARWAD',
    'WRIT PETITION NO.104567/2019',
    'BETWEEN:',
    'SRI. BASAPPA, S/O LATE HANUMAPPA, SINCE DECEASED BY HIS LRS.,',
    '1(a) SMT. GANGAWWA, W/O LATE BASAPPA, AGE 60 YEARS',
    '1(b) SRI. MALLAPPA, S/O LATE BASAPPA',
    '... PETITIONERS',
    'AND:',
    '1. THE TAHSILDAR, HUBBALLI.',
    '... RESPONDENT',
  ];
  expect(named(head.join('\n')).slice(0, 3)).toEqual(['P: BASAPPA', 'P: GANGAWWA', 'P: MALLAPPA']);
});

test.each([
  ['Mr. A.N. Manekar for\nPetitioners.\nMr. B.G. Kotak for\nRespondent No. 5.'],
  ['Mr. A.N. Manekar i/b Mr. Rao for the\nPetitioners.\nMs. B. Sen, AGP for the\nRespondents Nos. 1 to 3.'],
  ['Ms. Kavita Iyer, Adv. for\nAppellant\nShri Dev Anand for\nthe Respondents'],
  ['Smt. Lata Iyer appearing for\n\nApplicant.\nMr. Ravi Kumar appearing on behalf of\nRespondent.'],
])('counsel whose side is printed in the next line are no parties: %s', (appearances) => {
  const head = `IN THE HIGH COURT OF JUDICATURE AT BOMBAY
WRIT PETITION NO.2688 OF 2007
WITH
WRIT PETITION (L) NO.2779 OF 2007
.....................
OFFICE NOTES, OFFICE
MEMORANDUM OF CORAM,
${appearances}
CORAM : A.B. SHAH &
S.A. BHONSLE, JJ.
DATE : 13TH MARCH, 2008
P.C.
. On last occasion, learned Counsel appeared.`;
  expect(named(head)).toEqual([]);
});
