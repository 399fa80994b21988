import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHARED_FACTS } from '../templates/shared-facts.ts';
import { DAY_FORMS, VALUE_FORMS } from './fact-forms.ts';
import { findPaperFacts } from './find-paper-facts.ts';

const factsOf = (...texts: string[]) => {
  const found: Record<string, string[]> = {};
  for (const { fact, value } of findPaperFacts(texts.map((text, at) => ({ file: 'f', page: at + 1, text }))))
    found[fact] = [...(found[fact] ?? []), value];
  return found;
};

test('every form is of a fact that a template asks for', () => {
  expect(
    [...DAY_FORMS, ...VALUE_FORMS].map(({ fact }) => fact).filter((fact) => !(fact in SHARED_FACTS)),
  ).toEqual([]);
});

test.each<[paper: string, text: string, facts: Record<string, string[]>]>([
  [
    'a demand notice',
    `LEGAL NOTICE dated 12.03.2026. You issued cheque No. 482913 dated 01.02.2026 for Rs. 4,50,000/- drawn on
     Canara Bank, Gandhi Nagar Branch, in favour of my client. My client presented the cheque through Indian Bank on
     05.02.2026. It was returned unpaid with a memo dated 07.02.2026 with the remark "Funds Insufficient".`,
    {
      noticeDate: ['2026-03-12'],
      chequeNumber: ['482913'],
      chequeDate: ['2026-02-01'],
      chequeAmount: ['450000'],
      chequeBank: ['Canara Bank, Gandhi Nagar Branch'],
      presentedOn: ['2026-02-05'],
      returnedOn: ['2026-02-07'],
      returnReason: ['Funds Insufficient'],
    },
  ],
  [
    'a return memo',
    `CHEQUE RETURN MEMO  Return memo date: 18/06/2025  Cheque No: 000417  Cheque Date: 02/06/2025
     Cheque amount: Rs 1,00,000.00  Account No. 50100234567891  Reason: EXCEEDS ARRANGEMENT`,
    {
      returnedOn: ['2025-06-18'],
      chequeNumber: ['000417'],
      chequeDate: ['2025-06-02'],
      chequeAmount: ['100000'],
      chequeAccount: ['50100234567891'],
      returnReason: ['EXCEEDS ARRANGEMENT'],
    },
  ],
  [
    'a tracking report of the post',
    `Speed post consignment ED123456789IN. Item delivered to addressee 21/03/2026 14:05`,
    { noticeServed: ['2026-03-21'] },
  ],
  [
    'a first information report',
    `FIR No. 0214/2026 dated 14.05.2026, P.S. Kotwali Nagar, under Sections 318(4) and 61(2) of the BNS. The accused was
     arrested on 16.05.2026 and remanded to judicial custody on 17.05.2026.`,
    {
      fir: ['0214/2026'],
      firDate: ['2026-05-14'],
      policeStation: ['Kotwali Nagar'],
      offences: ['318(4) and 61(2) of the BNS'],
      arrestDate: ['2026-05-16'],
      remandDate: ['2026-05-17'],
    },
  ],
  [
    'a certified copy',
    `Date of order: 03.04.2026. Copy applied on 06.04.2026. Copy ready on 20.04.2026.`,
    { orderDate: ['2026-04-03'], copyApplied: ['2026-04-06'], copyReceived: ['2026-04-20'] },
  ],
  [
    'a petition on a marriage',
    `The marriage of the parties was solemnised at Salem on the 9th day of June, 2019. They are living separately since
     1 March 2024. The impugned order dated 11.08.2025 is under challenge.`,
    { marriageDate: ['2019-06-09'], separatedOn: ['2024-03-01'], orderDate: ['2025-08-11'] },
  ],
  [
    'a notice to a firm',
    `To, M/s Suncrest Traders. Under instructions from my client M/s Bluefin Agencies, I serve upon you this notice under Section 138 of the Negotiable Instruments Act. Towards discharge of your liability you had issued a cheque bearing no. 771204 dt. 05-09-2025 amounting to Rs.12,75,000/- drawn upon Punjab National Bank, Civil Lines, Jaipur. On presentation through HDFC Bank on 09-09-2025 the same was dishonoured vide bank return memo dt. 10-09-2025 for the reason "Payment stopped by drawer".`,
    {
      chequeNumber: ['771204'],
      chequeDate: ['2025-09-05'],
      chequeAmount: ['1275000'],
      chequeBank: ['Punjab National Bank, Civil Lines, Jaipur'],
      presentedOn: ['2025-09-09'],
      returnedOn: ['2025-09-10'],
      returnReason: ['Payment stopped by drawer'],
    },
  ],
  [
    'a memo of a bank with an amount alone',
    `STATE BANK OF INDIA, ANNA NAGAR. RETURN MEMO. Date : 22-11-2025. We return herewith the undernoted cheque unpaid. Cheque No.: 209981 Amount: 75,000.00 Drawer's A/c No. 33218876541 Reason: Drawer's signature differs`,
    {
      returnedOn: ['2025-11-22'],
      chequeNumber: ['209981'],
      chequeAmount: ['75000'],
      chequeAccount: ['33218876541'],
      returnReason: ["Drawer's signature differs"],
    },
  ],
  [
    'how a notice was served',
    `The statutory notice dated 3rd October, 2025 was sent by registered post and was received by the accused on 7th October, 2025 as per the acknowledgement card.`,
    { noticeDate: ['2025-10-03'], noticeServed: ['2025-10-07'] },
  ],
  [
    'the printed form of a first information report',
    `FIRST INFORMATION REPORT (Under Section 173 BNSS) 1. District: Pune City  P.S.: Shivajinagar Year: 2026 FIR No.: 0087 Date and Time of FIR: 11/02/2026 21:40 hrs 2. Acts & Sections: BNS 2023 - 316(5), 318(4)`,
    { fir: ['0087/2026'], firDate: ['2026-02-11'], policeStation: ['Shivajinagar'] },
  ],
  [
    'an arrest memo',
    `ARREST / COURT SURRENDER MEMO. Crime No. 412/2025 of Peelamedu Police Station, u/s 420, 406 IPC. Date and time of arrest: 30.12.2025 at 18.30 hours. The accused will be produced before the learned Magistrate.`,
    {
      fir: ['412/2025'],
      policeStation: ['Peelamedu'],
      offences: ['420, 406 IPC'],
      arrestDate: ['2025-12-30'],
    },
  ],
  [
    'an order on remand',
    `ORDER ON REMAND. The accused was produced before me today and is remanded to judicial custody till 14.01.2026. First remand on 31.12.2025.`,
    { remandDate: ['2025-12-31'] },
  ],
  [
    'a stamp of the copying section',
    `Certified copy. Application made on 02/05/2026. Charges called for 04/05/2026. Copy made ready 11/05/2026. Copy delivered 12/05/2026.`,
    { copyApplied: ['2026-05-02'], copyReceived: ['2026-05-11'] },
  ],
  [
    'a petition for divorce',
    `The petitioner and the respondent got married on 12.02.2017 according to Hindu rites at Nashik and have been living apart from 04.08.2023.`,
    { marriageDate: ['2017-02-12'], separatedOn: ['2023-08-04'] },
  ],
  [
    'an appeal',
    `Being aggrieved by the impugned judgment and decree dated 18.07.2025 passed by the Additional District Judge in R.C.A. No. 41 of 2021, the appellant prefers this appeal.`,
    { orderDate: ['2025-07-18'] },
  ],
  [
    'a complaint on a cheque',
    `The respondent handed over cheque number 556677 for Rupees 3,00,000 dated 15 January 2026 from his account no. 002301567890 with ICICI Bank. The bank informed the complainant on 20.01.2026 that the cheque was returned as the account was closed. Notice was issued on 28.01.2026 and was refused on 31.01.2026.`,
    {
      chequeNumber: ['556677'],
      chequeAmount: ['300000'],
      chequeDate: ['2026-01-15'],
      chequeAccount: ['002301567890'],
      returnInformed: ['2026-01-20'],
      noticeDate: ['2026-01-28'],
      noticeServed: ['2026-01-31'],
    },
  ],
  ['a page without facts', `The hearing is on 12.03.2026. A loan of Rs. 5,000 was repaid.`, {}],
  [
    'the date of another paper',
    `The cheque was returned by letter dated 02.02.2026.`,
    { returnedOn: ['2026-02-02'] },
  ],
])('%s', (_, text, facts) => {
  expect(factsOf(text)).toEqual(facts);
});

test('a value that more pages say comes first, and each has its page and its words', () => {
  const pages = [
    'Cheque No. 111111 is kept.',
    'Cheque No. 222222 was given.',
    'The cheque no. 222222 came back.',
  ];
  const found = findPaperFacts(pages.map((text, at) => ({ file: 'f', page: at + 1, text })));
  expect(found.map(({ value, page, quote }) => [value, page, quote])).toEqual([
    ['222222', 2, 'Cheque No. 222222 was given.'],
    ['111111', 1, 'Cheque No. 111111 is kept.'],
  ]);
});

test('quotes are words of the page, whatever the page is', () => {
  const words = fc.constantFrom(
    'cheque',
    'No. 123456',
    'dated',
    '01.02.2026',
    'notice',
    'presented',
    'on',
    'FIR',
    'é',
    ';',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      const text = parts.join(' ');
      for (const { quote } of findPaperFacts([{ file: 'f', page: 1, text }])) expect(text).toContain(quote);
    }),
  );
});
