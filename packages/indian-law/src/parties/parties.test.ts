import { processorMs } from '@munshi/test-support/processor-time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLawyers } from '../judgment/counsel.ts';
import { findParties } from './parties.ts';

const sides = (text: string): string[] =>
  findParties(text).map((party) => `${party.role === 'petitioner' ? 'P' : 'R'} ${party.name}`);

const DELHI = `*      IN THE HIGH COURT OF DELHI AT NEW DELHI
+      MAC.APP. 976/2018
       ORIENT COVER INSURANCE CO LTD.                 ..... Appellant
           Through: Mr. A.P. Jain, Mr. Himanshu Rao and Mr. Nar
                    Singh, Advocates.
                          Versus
       LAKSHMI XIE & ORS                              ..... Respondents
           Through: Mr. Arvind Chauhan, Advocate for R-1.
CORAM:
HON'BLE MR. JUSTICE N. WARIS
`;
const MADRAS = `IN THE HIGH COURT OF JUDICATURE AT MADRAS
Dated: 04/10/2019
Writ Petition No.15304 of 2019
Mrs.V.Shanthi                                        ...   Petitioner
                             Vs
1. The District Collector,
   Thiruvallur District.
2. The Tahsildar,
   Poonamallee.
3. Mr.Devan                                          ...   Respondents
For Petitioner   : Mr.K.Raman
For Respondents  : Ms.J.Anbu, Government Advocate
`;
const KERALA = `IN THE HIGH COURT OF KERALA AT ERNAKULAM
OP(C) No. 446 of 2021
PETITIONERS:
     1     SIMON K.J., AGED 69 YEARS
           S/O JOSEPH, KUNNANT HOUSE
     2     FRIENDS ARTS CLUB
BY ADV DEEPAN JOY
RESPONDENT:
     MANGALA @ BREJITHA, AGED 64 YEARS
BY ADV SRI.ALEX JOSEPH
`;
const KARNATAKA = `IN THE HIGH COURT OF KARNATAKA AT BENGALURU
CRIMINAL PETITION No. 580 OF 2017
Between
Sri T. Karthik
Aged about 38 years
S/o Thyagaraj
Bengaluru - 560 075.             ... Petitioner
(By Sri. Abhin R, Advocate)
And
Sri V.M. Prabhu
S/o Late V.K. Madhavan            ... Respondent
(By Sri V.R. Sarathy, Advocate)
`;

describe('parties', () => {
  test('before role markers, as Delhi prints them', () => {
    expect(sides(DELHI)).toEqual(['P ORIENT COVER INSURANCE CO LTD.', 'R LAKSHMI XIE']);
  });
  test('numbered offices keep their place, as Madras prints them', () => {
    expect(sides(MADRAS)).toEqual([
      'P V.Shanthi',
      'R District Collector, Thiruvallur District',
      'R Tahsildar, Poonamallee',
      'R Devan',
    ]);
  });
  test('under role headings, as Kerala prints them', () => {
    expect(sides(KERALA)).toEqual(['P SIMON K.J.', 'P FRIENDS ARTS CLUB', 'R MANGALA @ BREJITHA']);
  });
  test('a list that continues far below its role marker', () => {
    const text = DELHI.replace(
      '..... Respondents\n',
      '..... Respondents\n                    2. Wind Vanes Limited\n                    3. Ajay Mehra\n',
    );
    expect(sides(text)).toEqual([
      'P ORIENT COVER INSURANCE CO LTD.',
      'R LAKSHMI XIE',
      'R Wind Vanes Limited',
      'R Ajay Mehra',
    ]);
  });
  test('Between … And …, as Karnataka prints them', () => {
    expect(sides(KARNATAKA)).toEqual(['P T. Karthik', 'R V.M. Prabhu']);
  });
  test('several causes on lines of their own', () => {
    const text =
      'HIGH COURT OF MADHYA PRADESH\nCr.A. No. 397 of 2005 Nath Singh Vs. State of M.P.\nCr.A. No. 401 of 2005 Ghan Singh Vs. State of M.P.\n';
    expect(sides(text)).toEqual(['P Nath Singh', 'R State of M.P.', 'P Ghan Singh', 'R State of M.P.']);
  });
  test('a case cited in a sentence adds no party', () => {
    expect(sides('In State of Punjab v. Jagdip Singh, AIR 1964 SC 521, the Court held so.')).toEqual([]);
  });
  test('a party in apposition in a sentence', () => {
    expect(sides('The petitioner, Dr. Gopal Madhuri, who is serving, has come here.')).toEqual([
      'P Gopal Madhuri',
    ]);
  });
});

describe('counsel', () => {
  const bySide = (text: string): string[] =>
    findLawyers(text).map((one) => `${one.side?.[0] ?? '?'} ${one.name}`);
  test('after Through:, over a line break', () => {
    expect(bySide(DELHI)).toEqual(['p A.P. Jain', 'p Himanshu Rao', 'p Nar Singh', 'r Arvind Chauhan']);
  });
  test('after For Petitioner :', () => {
    expect(bySide(MADRAS)).toEqual(['p K.Raman', 'r J.Anbu']);
  });
  test('By Adv, for the side named above', () => {
    expect(bySide(KERALA)).toEqual(['p DEEPAN JOY', 'r ALEX JOSEPH']);
    expect(bySide(KARNATAKA)).toEqual(['p Abhin R', 'r V.R. Sarathy']);
  });
  test('a list of the law reports that begins on the line above, over a broken name', () => {
    const text = 'ORIGINAL JURISDICTION\nH. N. Rao, J.M. Pillai and S.A.\nBose for the appellant.\n';
    expect(findLawyers(text).map(({ name, side }) => [name, side])).toEqual([
      ['H. N. Rao', 'petitioner'],
      ['J.M. Pillai', 'petitioner'],
      ['S.A. Bose', 'petitioner'],
    ]);
  });
  test('a list of names in the law reports', () => {
    expect(bySide('S. T. Desai and Naunit Lal, for the respondents.')).toEqual([
      'r S. T. Desai',
      'r Naunit Lal',
    ]);
  });
});

const line = fc.constantFrom(
  'IN THE HIGH COURT OF DELHI',
  'Versus',
  '1. The State of Bihar',
  '2. A. B. Rao S/o C',
  '..... Petitioner',
  '... Respondents',
  'Through: Mr. X. Y. Khan, Advocate',
  'Respondents:',
  'CORAM: JUSTICE P. Q. DAS',
  '=======',
  '',
  'W.P. No. 1 of 2019',
  '…]…Petitioner/s Versus',
);
test('never throws; spans lie inside the text and hold the name', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      for (const one of [...findParties(text), ...findLawyers(text)]) {
        expect(one.end).toBeLessThanOrEqual(text.length);
        expect(text.slice(one.start, one.end).replace(/\s+/gu, ' ').trim()).toBe(one.name);
      }
    }),
  );
});

test('long strings built to backtrack stay linear', () => {
  const taken = processorMs(() => {
    for (const piece of [
      'A v. B ',
      '. . ',
      'Petitioner ',
      'Mr. X ',
      '1. ',
      '(',
      ' for the petitioner',
      '\n\n',
      'Versus\n',
      '=',
    ]) {
      const text = `IN THE HIGH COURT OF DELHI\nVersus\n${piece.repeat(60_000)}`;
      findParties(text);
      findLawyers(text);
    }
  });
  expect(taken).toBeLessThan(10_000);
});

test.each(['Vs.', 'V/s.', 'Versus'])('parties in one line with %s between them', (versus) => {
  const head = `W.P. No. 4315 of 2021\n\nAmber Weavers ... Petitioner ${versus} The Registrar of Handlooms ... Respondent\n\nORDER\n`;
  expect(sides(head)).toEqual(['P Amber Weavers', 'R Registrar of Handlooms']);
});

describe('a Hindi cause title', () => {
  test('has its parties below the name of the court', () => {
    const head =
      'उच्च न्यायालय छत्तीसगढ़, बिलासपुर\nदाण्डिक अपील क्रमांक 71/2016\nमोहनलाल साहू पिता बुधराम, उम्र 40 वर्ष\n      ----अपीलार्थी\nबनाम\nछत्तीसगढ़ राज्य\n      ----प्रत्यर्थी\nनिर्णय\n1. यह अपील धारा 374 के अंतर्गत है।';
    expect(sides(head)).toEqual(['P मोहनलाल साहू', 'R छत्तीसगढ़ राज्य']);
  });

  test('is no case that running text names', () => {
    expect(sides('अधिवक्ता ने मोहनलाल बनाम सोहनलाल के निर्णय का हवाला दिया।')).toEqual([]);
  });
});
