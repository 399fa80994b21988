import { expect, test } from 'vitest';
import { checkDraft } from '../../src/drafting/check/check-draft.ts';
import type { DraftRule } from '../../src/drafting/check/types.ts';
import type { DraftKind } from '../../src/drafting/kinds.ts';
import { documentOfLines } from './index.ts';

/** The ways in which papers of different offices say a thing, or leave it out. */
interface Wordings {
  rule: DraftRule;
  kind: DraftKind;
  paper: (words: string) => string[];
  /** Words with which the paper has no such fault. */
  says: readonly string[];
  /** Words with which it has. */
  lacks: readonly string[];
}

const title = (court: string, heading: string, first = 'Anand Pathak ... Petitioner') => [
  court,
  first,
  'Versus',
  'Rohit Barua ... Respondent',
  heading,
];
const OPENING =
  'I, Anand Pathak, son of Kishore, aged 40 years, residing at Ujjain, do hereby solemnly affirm and state as under:';

const WORDINGS: readonly Wordings[] = [
  {
    rule: 'jurat_missing',
    kind: 'affidavit',
    paper: (words) => [
      ...title('IN THE HIGH COURT OF MADHYA PRADESH', 'AFFIDAVIT'),
      OPENING,
      '+ That the agreement was signed before two witnesses on 04.03.2025.',
      'DEPONENT',
      'VERIFICATION: Verified at Ujjain on 05.01.2026 that the contents of paragraph 1 are true to my knowledge.',
      words,
    ],
    says: [
      'Solemnly affirmed and signed before me on this the 5th day of January 2026.',
      'Sworn and subscribed before me this day at Ujjain.',
      'BEFORE ME',
      'Affirmed at Ujjain this 5th January 2026 and signed his name in my presence.',
      'The deponent has taken oath before me. Oath Commissioner',
      'I have satisfied myself by examining the deponent that he understands the contents of this affidavit.',
      'ATTESTED. Notary Public',
      'Attested by: Notary',
      'Advocate & Notary, Ujjain',
      'Commissioner of Affidavits',
    ],
    lacks: ['', 'DEPONENT', 'Filed by: Advocate for the Petitioner'],
  },
  {
    rule: 'authority_missing',
    kind: 'affidavit',
    paper: (words) => [
      ...title('IN THE HIGH COURT OF MADHYA PRADESH', 'AFFIDAVIT', 'Narmada Cables Limited ... Petitioner'),
      'I, Anand Pathak, son of Kishore, aged 40 years, Deputy Manager of Narmada Cables Limited, having office at Ujjain, do hereby solemnly affirm and state as under:',
      `+ ${words}`,
      'DEPONENT',
      'VERIFICATION: Verified at Ujjain on 05.01.2026 that the contents of paragraph 1 are true to my knowledge.',
      'Sworn before me, Notary, Ujjain',
    ],
    says: [
      'That I am authorised by the petitioner to swear this affidavit.',
      'That I have been duly authorized in this behalf.',
      'That the board resolved on 02.01.2026 that I shall swear it.',
      'That I hold a power of attorney of the petitioner.',
      'That I am empowered by the petitioner to depose.',
      'That the letter of authority is on record.',
    ],
    lacks: [
      'That I know the facts of the case.',
      'That the petitioner is an authorised dealer of switches.',
      'That a sole arbitrator is to be appointed by consent.',
      'That the defendant acted through its authorised signatory.',
    ],
  },
  {
    rule: 'relief_missing',
    kind: 'plaint',
    paper: (words) => [
      ...title(
        'IN THE COURT OF THE CIVIL JUDGE, UJJAIN',
        'SUIT FOR POSSESSION AND RECOVERY OF ARREARS WITH INTEREST',
      ),
      '+ That the defendant holds the shop without right.',
      words,
    ],
    says: [
      'It is prayed that the defendant be directed to hand over vacant possession and to pay the arrears with interest.',
      'It is prayed that a decree for possession and for Rs. 40,000 with interest be passed.',
      'It is prayed that the defendant be evicted and pay Rs. 40,000 together with interest.',
    ],
    lacks: [
      'It is prayed that a decree for possession and for Rs. 40,000 be passed in the interest of justice.',
      'It is prayed that the defendant be restrained from interfering with possession and pay Rs. 40,000 with interest.',
    ],
  },
  {
    rule: 'mediation_missing',
    kind: 'plaint',
    paper: (words) => [
      ...title('IN THE COMMERCIAL COURT, UJJAIN', 'SUIT FOR RECOVERY OF RS. 9,00,000'),
      `+ ${words}`,
      'It is prayed that a decree for Rs. 9,00,000 be passed.',
    ],
    says: [
      'That mediation under section 12A of the Commercial Courts Act, 2015 failed on 04.01.2026.',
      'That the pre-litigation mediation ended in a non-starter report.',
      'That the Authority certified on 04.01.2026 that the mediation was unsuccessful.',
      'That the suit contemplates urgent interim relief.',
      'That the District Legal Services Authority gave its report in Form 3 on 04.01.2026.',
    ],
    lacks: [
      'That no urgent interim relief is sought in this suit.',
      'That the defendant resides in flat 12A of the same building.',
      'That there is no urgency in the matter.',
    ],
  },
  {
    rule: 'certificate_missing',
    kind: 'application',
    paper: (words) => [
      ...title('IN THE COURT OF THE CIVIL JUDGE, UJJAIN', 'APPLICATION UNDER ORDER VII RULE 14'),
      '+ That the applicant lives at 63, Freeganj, Ujjain.',
      `+ ${words}`,
    ],
    says: [
      'That the call records are produced with a certificate under section 63(4) of the Bharatiya Sakshya Adhiniyam.',
      'That the video clip and its 65-B certificate are annexed.',
      'That the notice was sent by email, and its copy is Annexure A-1.',
      'That the respondent can be reached by phone and email.',
    ],
    lacks: [
      'That screenshots of the chat are marked as Document No. 2.',
      'That the call detail records are placed on record.',
      'That the recording is on a pen drive that is filed herewith.',
      'That printouts of the website are Exhibit A.',
    ],
  },
  {
    rule: 'affidavit_missing',
    kind: 'application',
    paper: (words) => [
      ...title(
        'IN THE HIGH COURT OF MADHYA PRADESH',
        'APPLICATION UNDER SECTION 5 OF THE LIMITATION ACT FOR CONDONATION OF DELAY',
      ),
      '+ That the applicant was ill.',
      `+ ${words}`,
      'It is prayed that the delay be condoned.',
    ],
    says: [
      'That the facts are stated in the accompanying affidavit.',
      'That an affidavit in support of this application is filed herewith.',
      'That this application is supported by an affidavit of the applicant.',
      'That the sworn statement of the applicant is annexed in support of this application and is enclosed.',
    ],
    lacks: [
      'That the respondent filed a counter affidavit which is annexed.',
      'That in the affidavit dated 04.03.2025 filed in the earlier suit he admitted it.',
    ],
  },
  {
    rule: 'blank_left',
    kind: 'application',
    paper: (words) => [
      ...title('IN THE COURT OF THE CIVIL JUDGE, UJJAIN', 'APPLICATION UNDER ORDER VII RULE 14'),
      `+ ${words}`,
    ],
    says: [
      'That the deed (date of birth 04.03.1990) is enclosed.',
      'That the value (in words, rupees nine lakh) is stated.',
      'That the Court held “the …petitioner is right”.',
      'That the accused [presently lodged in Sub Jail, Ujjain] is his son.',
    ],
    lacks: [
      'That he paid Rs. <amount> to the respondent.',
      'That he was born on {{date}} at Ujjain.',
      'That he lives at (address of the applicant).',
      'That he is aged ….. years.',
      'That the agreement of __.__.2026 is enclosed.',
      'That the amount is to be filled in later.',
    ],
  },
  {
    rule: 'other_case_name',
    kind: 'affidavit',
    paper: (words) => [
      ...title('IN THE HIGH COURT OF MADHYA PRADESH', 'AFFIDAVIT'),
      words,
      '+ That I know the facts.',
      'DEPONENT',
    ],
    says: [
      'I, Anand Pathak, son of Kishore, aged 40 years, the petitioner above named, do hereby solemnly affirm and state:',
      'I, Kishore Pathak, aged 66 years, father of the petitioner, residing at Ujjain, do hereby solemnly affirm and state:',
    ],
    lacks: [
      'I, Bharat Solanki, son of Motilal, aged 40 years, the petitioner above named, do hereby solemnly affirm and state:',
      'I, Bharat Solanki, aged 40 years, residing at Ujjain, being the sole respondent, do hereby solemnly affirm and state:',
    ],
  },
];

const finds = ({ rule, kind, paper }: Wordings, words: string): boolean =>
  checkDraft(documentOfLines(paper(words)), kind, { dates: [] }).findings.some((one) => one.rule === rule);

test.each(WORDINGS)('$rule: what says it in other words is no fault', (one) => {
  expect(one.says.filter((words) => finds(one, words))).toEqual([]);
});

test.each(WORDINGS)('$rule: what only sounds like it is one', (one) => {
  expect(one.lacks.filter((words) => !finds(one, words))).toEqual([]);
});

test('a delay, an arrest and a notice are read wherever their day stands', () => {
  const days = (lines: string[], kind: DraftKind = 'application') =>
    checkDraft(documentOfLines(lines), kind, { dates: [] }).findings.map(({ rule }) => rule);
  const condonation = title(
    'IN THE HIGH COURT OF MADHYA PRADESH',
    'APPLICATION UNDER SECTION 5 OF THE LIMITATION ACT FOR CONDONATION OF DELAY',
  );
  for (const delay of [
    'That there is 9 days delay.',
    'That the appeal is late by 9 days.',
    'That the delay in filing comes to 9 days.',
    'That there is a delay of nine days.',
  ])
    expect(
      days([
        ...condonation,
        '+ That the limitation for the appeal, without the days for the copy, expired on 02.01.2026, and the appeal is filed on 12.01.2026.',
        `+ ${delay}`,
      ]),
      delay,
    ).toContain('delay_differs');
  expect(
    days(
      [
        ...title('IN THE COURT OF SESSION AT UJJAIN', 'APPLICATION U/S 483 BNSS FOR BAIL'),
        '+ That on 04.02.2026 the police arrested the applicant.',
        '+ That on 02.02.2026 he was produced before the Magistrate.',
      ],
      'bail_application',
    ),
  ).toContain('days_disordered');
});
