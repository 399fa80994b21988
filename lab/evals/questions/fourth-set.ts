import type { EvalQuestion, Kind } from './types.ts';

/**
 * A fourth set, written by reading, before any answer to it was seen: the papers of a firm, a transfer, an operation and
 * a flat in a tower, half of them as scanners and Word lay them out; acts; sample judgments that the other sets use
 * little; questions in Hindi and Tamil. It was run once after the rules were settled.
 */
export const fourthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'Accused says the signed cheque was only a security for a chit: how can he rebut the presumption?',
      from: ['sample-12'],
      says: [/probable defence|preponderance of probabilities/iu],
    },
    {
      ask: 'Does the presumption under section 139 extend to the existence of a debt?',
      from: ['sample-12'],
      says: [/does include the existence of a legally enforceable debt/iu],
    },
    {
      ask: 'detention order passed without supplying the FIRs to the detenu',
      from: ['sample-10'],
      says: [/furnished along with the grounds|did not supply them|Neither was supplied/iu],
    },
    {
      ask: 'Is a relative liable under section 498A only because she belongs to the family of the husband?',
      from: ['sample-19'],
      says: [/Kinship is a condition|persons and not families|subjects\*? a woman/iu],
    },
    {
      ask: 'Magistrate takes cognizance against persons whom the police did not send up: must he give reasons?',
      from: ['sample-19'],
      says: [/must show that he looked|not bound by the opinion/iu],
    },
    {
      ask: 'Value of the last seen theory when many hours passed before the death',
      from: ['sample-05'],
      says: [/gap is so small|wide enough for a whole market/iu],
    },
    {
      ask: 'Is property in the name of a member of a joint family presumed to be joint?',
      from: ['sample-15'],
      says: [/no presumption that property/iu],
    },
    {
      ask: 'Can the Labour Court reduce a punishment after a fair domestic inquiry?',
      from: ['sample-07'],
      says: [/lesser punishment|reappraise/iu],
    },
    {
      ask: 'What is the punishment for voyeuristic capture of private parts under section 66E of the Information Technology Act?',
      says: [/three years/iu],
    },
    {
      ask: 'Punishment for murder under the Bharatiya Nyaya Sanhita',
      says: [/death or imprisonment for life|death or life/iu],
    },
    {
      ask: 'Is an agreement in restraint of trade void?',
      says: [/restrain/iu, /void/iu],
    },
    {
      ask: 'हत्या के लिए क्या दण्ड है?',
      says: [/imprisonment for life|life imprisonment/iu],
    },
    {
      ask: 'முன்ஜாமீன் எப்போது வழங்கப்படும்?',
      says: [/anticipatory bail|apprehen|reason to believe/iu],
    },
    {
      ask: 'What is lis pendens?',
      says: [/pendency|pending/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'Within what time must a consumer complaint be filed?',
      says: [/two years/iu],
    },
    {
      ask: 'How many days are there to appeal against an order of the District Commission?',
      says: [/forty-five days/iu],
    },
    {
      ask: 'From which date does the amended section 6 of the Hindu Succession Act apply to daughters?',
      from: ['sample-15'],
      says: [/9 September 2005/u],
    },
    {
      ask: 'What alcohol limit in the blood applies to a driver?',
      says: [/30 mg/iu],
    },
    {
      ask: 'Until what date has the tribunal stayed the memorandum?',
      in: 'transfer',
      says: [/till the next date|20\.08\.2021|23\.07\.2021/iu],
    },
    {
      ask: 'By when was the flat to be handed over?',
      in: 'tower',
      from: ['agreement-for-tower'],
      says: [/30 September 2021/u],
    },
    {
      ask: 'When does the firm come to an end according to Sabapathy?',
      in: 'firm',
      from: ['answer-of-managing-partner'],
      says: [/31 December 2023/u],
    },
    {
      ask: 'How much notice must a retiring partner give?',
      in: 'firm',
      from: ['deed-of-partnership'],
      says: [/ninety days/iu],
    },
    {
      ask: 'On which day did the patient expire?',
      in: 'operation',
      from: ['notice-to-hospital'],
      says: [/2 January 2023/u],
    },
    {
      ask: 'Which court fee is payable on a probate petition in Nagaland?',
      declines: true,
    },
    {
      ask: 'When was section 66A of the Information Technology Act struck down?',
      from: ['sample-23'],
      says: [/24 March 2015/u],
    },
    {
      ask: 'मरीज़ की मृत्यु कब हुई?',
      in: 'operation',
      says: [/2 January 2023/u],
    },
  ],
  falsePremise: [
    {
      ask: 'Why did Lalitha sign the loan papers of Thudiyalur Finance?',
      in: 'firm',
      says: [/Neither of us was asked|told on the telephone|nothing was put in writing/iu],
      declines: true,
    },
    { ask: 'Which court appointed the receiver of the firm?', in: 'firm', declines: true },
    { ask: 'What did the arbitrator award to Jerome?', in: 'firm', declines: true },
    {
      ask: 'What goodwill is due to a partner who retires?',
      in: 'firm',
      says: [/nothing for goodwill/iu],
      declines: true,
    },
    {
      ask: 'Which inquiry officer found Hadimani guilty of the strikes?',
      in: 'transfer',
      says: [/no inquiry was made/iu],
      declines: true,
    },
    { ask: 'When did the applicant join at Aurad?', in: 'transfer', declines: true },
    {
      ask: 'What travelling allowance was sanctioned for the move?',
      in: 'transfer',
      says: [/No T\.A/u],
      declines: true,
    },
    { ask: 'Why did the Tribunal quash the transfer in the end?', in: 'transfer', declines: true },
    {
      ask: 'What did the scan that Dr. Vohra ordered in November show?',
      in: 'operation',
      says: [/no scan was advised/iu],
      declines: true,
    },
    {
      ask: 'What did the police find in the criminal case against the surgeon?',
      in: 'operation',
      declines: true,
    },
    {
      ask: 'Where did the patient sign her consent?',
      in: 'operation',
      says: [/husband of the patient, and nobody else|thumb mark|no consent was taken/iu],
      declines: true,
    },
    {
      ask: 'When was the sixteenth slab of Tower 4 cast?',
      in: 'tower',
      says: [/has not been cast/iu],
      declines: true,
    },
    {
      ask: 'On what date did Ms Khurana pay the demand for brick work?',
      in: 'tower',
      says: [/Not paid|shall pay nothing/iu],
      declines: true,
    },
    { ask: 'How many years in prison does the Right to Disconnect Act give?', declines: true },
  ],
  recall: [
    {
      ask: 'In what ratio do the partners divide the earnings?',
      in: 'firm',
      from: ['deed-of-partnership'],
      says: [/50 : 30 : 20/u],
    },
    {
      ask: 'What remuneration does the managing partner take?',
      in: 'firm',
      from: ['deed-of-partnership'],
      says: [/60,000/u],
    },
    {
      ask: 'Who is named to settle quarrels between the partners?',
      in: 'firm',
      from: ['deed-of-partnership'],
      says: [/Nages-?\s?waran/u],
    },
    {
      ask: 'How did our clients come to know of the rival business?',
      in: 'firm',
      from: ['letter-of-two-partners'],
      says: [/Deccan Looms/u],
    },
    {
      ask: 'What explanation is given for the machines at Sulur?',
      in: 'firm',
      from: ['answer-of-managing-partner'],
      says: [/repair/iu],
    },
    {
      ask: 'At what price does he offer to purchase their shares?',
      in: 'firm',
      from: ['answer-of-managing-partner'],
      says: [/52,00,000/u],
    },
    {
      ask: 'To which place was the lecturer posted?',
      in: 'transfer',
      from: ['transfer-order'],
      says: [/Au-?\s?rad/u],
    },
    {
      ask: 'What illness does his child have?',
      in: 'transfer',
      from: ['representation-of-lecturer'],
      says: [/cerebral palsy/iu],
    },
    {
      ask: 'Who occupies his former post now?',
      in: 'transfer',
      from: ['order-of-tribunal'],
      says: [/Renuka Jali/u],
    },
    {
      ask: 'What costs were imposed on the State?',
      in: 'transfer',
      from: ['order-of-tribunal'],
      says: [/2,000/u],
    },
    {
      ask: 'What is the minimum tenure at one station?',
      in: 'transfer',
      from: ['representation-of-lecturer'],
      says: [/three years/iu],
    },
    {
      ask: 'What was left inside her body?',
      in: 'operation',
      from: ['notice-to-hospital'],
      says: [/sponge/iu],
    },
    {
      ask: 'How much did she make from her tiffin work?',
      in: 'operation',
      from: ['notice-to-hospital'],
      says: [/22,000/u],
    },
    {
      ask: 'Which medicine is she allergic to?',
      in: 'operation',
      from: ['discharge-summary'],
      says: [/Sulpha/u],
    },
    {
      ask: 'Who gave the anaesthesia?',
      in: 'operation',
      from: ['discharge-summary'],
      says: [/Lokhandwala/u],
    },
    {
      ask: 'What insurance does the hospital have?',
      in: 'operation',
      from: ['reply-of-hospital'],
      says: [/50,00,000|Vindhya/u],
    },
    {
      ask: 'What does the builder owe for late possession?',
      in: 'tower',
      from: ['agreement-for-tower'],
      says: [/MCLR plus two per cent/iu],
    },
    {
      ask: 'Which bank or lender financed the flat?',
      in: 'tower',
      from: ['payments-for-tower'],
      says: [/Yamuna Housing Finance/u],
    },
    {
      ask: 'What excuses does the developer make for the delay?',
      in: 'tower',
      from: ['mails-with-promoter'],
      says: [/Covid/u],
    },
    {
      ask: 'பிளாட்டின் மொத்த விலை எவ்வளவு?',
      in: 'tower',
      from: ['agreement-for-tower'],
      says: [/1,12,40,000/u],
    },
  ],
};
