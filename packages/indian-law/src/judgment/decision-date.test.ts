import { describe, expect, test } from 'vitest';
import { readJudgment } from './judgment.ts';

const date = (text: string): string | undefined => readJudgment(text).decision_date;
const slip = (foot: string): string =>
  `REPORTABLE\nIN THE SUPREME COURT OF INDIA\nCIVIL APPEAL NO. 45 OF 2019\nRAM LAL …APPELLANT(S)\nVERSUS\nBHARAT MILLS LTD. …RESPONDENT(S)\nJ U D G M E N T\nN. RAO, J.\n1. Leave granted.\n2. The order dated 3.4.2011 is set aside.\n......................J.\n(N. RAO)\n${foot}`;

describe('date at the foot', () => {
  test.each([
    ['NEW DELHI;\nSeptember 3, 2024', '2024-09-03'],
    ['New Delhi; 14th July, 2022.', '2022-07-14'],
    ['NEW DELHI\nDATED: 15.07.2024', '2024-07-15'],
    ['New Delhi, February 8, 2023', '2023-02-08'],
    ['NEW DELHI;\nFEBUARY 13, 2025.', '2025-02-13'],
    ['New Delhi;\nAugust 12, 2022\nUploaded on 20/08/2022 at 11:50', '2022-08-12'],
  ])('%j', (foot, expected) => {
    expect(date(slip(foot))).toBe(expected);
  });

  test('no date', () => expect(date(slip('Digitally signed on 3.4.2024'))).toBeUndefined());
});

describe('date in the head', () => {
  const order = (head: string, body = '1. Heard.\n2. List on 1.7.2024.\n'): string =>
    `IN THE HIGH COURT OF ORISSA AT CUTTACK\nW.P.(C) No. 99 of 2023\nRam Lal .... Petitioner\n-versus-\nState of Odisha .... Opposite Party\n${head}\n${body}`;

  test.each([
    ['CORAM:\nJUSTICE R. MEHTA\nORDER\n% 19.03.2024', '2024-03-19'],
    ['CORAM:\nJUSTICE R. MEHTA\nORDER\nOrder No.       05.07.2023\n02.', '2023-07-05'],
    ["BEFORE\nHON'BLE SHRI JUSTICE R. MEHTA\nON THE 3rd OF JULY, 2023\nORDER", '2023-07-03'],
    ['Reserved on 12.3.2024 Delivered on 15.5.2024\nCORAM: R. MEHTA, J.\nJUDGMENT', '2024-05-15'],
    [
      'RESERVED ON          PRONOUNCED ON\n12.03.2024              05.04.2024\nCORAM: R. MEHTA, J.\nJUDGMENT',
      '2024-04-05',
    ],
    ['CORAM: R. MEHTA, J.\nDate of Hearing/Decision:23.04.2018\nORDER', '2018-04-23'],
    ['CORAM: R. MEHTA, J.\nDATE : SEPTEMEBR 20, 2005.\nP.C.:-', '2005-09-20'],
    ['CORAM: R. MEHTA, J.\n27th January, 2009.\nP.C. :', '2009-01-27'],
    ['Date of Institution : 5.2.2019\nDate of Judgment : 28.03.2024\nJUDGMENT', '2024-03-28'],
  ])('%j', (head, expected) => {
    expect(date(order(head))).toBe(expected);
  });

  test('an order that begins with its serial number and its day', () => {
    expect(
      date(
        order(
          'CORAM: HONOURABLE MR. JUSTICE R. MEHTA\nORAL ORDER',
          '2 05-02-2025 Heard learned counsel for the petitioner.\n',
        ),
      ),
    ).toBe('2025-02-05');
    expect(
      date(order('ORDER\n(Hybrid Mode)', '03.08.2023: Heard learned counsel for the Appellant.\n')),
    ).toBe('2023-08-03');
  });
});

test.each([
  [
    'Ram Lal vs State Of Bihar on 30\nAugust, 2022\nAuthor: R. Mehta\nIN THE SUPREME COURT OF INDIA\n1. Heard.',
    '2022-08-30',
  ],
  [
    'Ram Lal vs State Of Bihar on 1 January, 1960\nEquivalent citations: AIR 1960 SC 1\nThe appeal is dismissed.',
    undefined,
  ],
  [' May 1950)\n05/05/1950 MEHTA, R.K.\nMEHTA, R.K.\nCITATION: 1950 AIR 169\n', '1950-05-05'],
  [
    'Neutral Citation No. - 2024:AHC:98765\nCourt No. - 72\nCase :- WRIT - C No. - 12 of 2024\nPetitioner :- Ram Lal\nRespondent :- State of U.P.\nHeard on 3.2.2024\nThe writ petition is dismissed.\nOrder Date :- 15.5.2024\nArun',
    '2024-05-15',
  ],
])('%j', (text, expected) => {
  expect(date(text)).toBe(expected);
});
