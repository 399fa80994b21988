import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

// A decision that a text names by the number of its case and its day. Each is read, or listed as unreadable.

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'courts of every State': [
    'Civil Appeal No. 1234 of 2019',
    'C.A. No. 1234/2019',
    'Crl. A. No. 1234 of 2019',
    'Criminal Appeal Nos. 1234-1236 of 2019',
    'SLP (C) No. 1234 of 2019',
    'S.L.P. (Crl.) No. 1234/2019',
    'W.P. (C) No. 1234 of 2019',
    'WP(C) 1234/2019',
    'Writ Petition No. 1234 of 2019',
    'W.P. No. 1234 (W) of 2019',
    'Writ-C No. 1234 of 2019',
    'Criminal Misc. Bail Application No. 1234 of 2019',
    'Application U/S 482 No. 1234 of 2019',
    'CRM-M-1234-2019',
    'CWP No. 1234 of 2019',
    'CRM-M No. 1234 of 2019 (O&M)',
    'R/Special Civil Application No. 1234 of 2019',
    'S.B. Civil Writ Petition No. 1234/2019',
    'D.B. Special Appeal (Writ) No. 1234/2019',
    'M.Cr.C. No. 1234/2019',
    'C.W.J.C. No. 1234 of 2019',
    'W.P.(MD) No. 1234 of 2019',
    'Crl.O.P. No. 1234 of 2019',
    'O.S.A. No. 1234 of 2019',
    'LPA 1234/2019',
    'FAO (OS) 1234/2019',
    'RFA No. 1234/2019',
    'Second Appeal No. 1234 of 2019',
    'Arbitration Petition No. 1234 of 2019',
    'Contempt Case (C) No. 1234 of 2019',
    'MACA No. 1234 of 2019',
    'OP (C) No. 1234 of 2019',
  ],
  tribunals: [
    'CP (IB) 123/MB/2021',
    'C.P. (IB) No. 123/ND/2021',
    'CP(IB)/123/CHE/2021',
    'Company Appeal (AT) (Insolvency) No. 123 of 2021',
    'Company Appeal (AT) (Ins) No. 123 of 2021',
    'Comp. App. (AT) (Ins.) No. 123 of 2021',
    'Company Appeal (AT) (CH) (Ins) No. 123 of 2021',
    'O.A. No. 123 of 2019',
    'OA No. 060/123/2019',
    'T.A. No. 123/2019',
    'ITA No. 123/Mum/2019',
    'I.T.A. No. 123/Del/2019',
    'ITA No. 123 & 124/Bang/2019',
    'Customs Appeal No. 123 of 2019',
    'Excise Appeal No. E/123/2019',
    'First Appeal No. 123 of 2019',
    'Revision Petition No. 123 of 2019',
    'Consumer Complaint No. 123 of 2019',
    'Appeal No. 123 of 2019',
    'S.A. No. 123/2019',
  ],
  'in Hindi': [
    'रिट याचिका संख्या 1234/2019',
    'सिविल अपील संख्या 1234/2019',
    'दाण्डिक अपील क्रमांक 1234/2019',
    'एस.बी. सिविल रिट याचिका संख्या 1234/2019',
    'जमानत प्रार्थना पत्र संख्या 1234/2019',
  ],
};
const DATED: readonly ((number: string) => string)[] = [
  (number) => `It was so held in ${number} dated 12.03.2021 by this Court.`,
  (number) => `Reliance is placed on ${number}, decided on 12th March, 2021.`,
  (number) => `Reliance is placed on the order dated 12.03.2021 in ${number}.`,
  (number) => `the law is settled (${number}, dt. 12-03-2021) and clear`,
];
const IN_HINDI: readonly ((number: string) => string)[] = [
  (number) => `${number} दिनांक 12.03.2021 में यह निर्णय दिया गया।`,
  (number) => `${number} में पारित आदेश दिनांक 12.03.2021 के अनुसार।`,
];

test.each(Object.entries(NUMBERS))(
  'the number of a case with its day is never silent: %s',
  (kind, numbers) => {
    const silent = numbers.flatMap((number) =>
      (kind === 'in Hindi' ? IN_HINDI : DATED)
        .map((dated) => dated(number))
        .filter((text) => {
          const [start, end] = [text.indexOf(number), text.indexOf(number) + number.length];
          const { mentions, unread } = readClaims(text);
          return ![...mentions, ...unread].some((one) => one.start < end && one.end > start);
        }),
    );
    expect(silent).toEqual([]);
  },
);

test.each([
  'W.P. No. ____ of 2021',
  'W.P.(C) ____/2021',
  'SLP (C) No. ….. of 2023',
  'Criminal Appeal No. [●] of 2020',
  'रिट याचिका संख्या ____/2021',
])('a case whose number is left open is listed as it is printed: %s', (number) => {
  expect(readClaims(`Reliance is placed on ${number} of this Court.`).unread.map(({ text }) => text)).toEqual(
    [number],
  );
});

test.each([
  'IN THE HIGH COURT OF DELHI\nWRIT PETITION (CIVIL) NO. ____ OF 2026\nRam Lal … Petitioner',
  'He lodged FIR No. ____ of 2021.',
  'Notification No. ____ of 2021 was issued.',
])("a draft's own number and a number of no case are none: %s", (text) => {
  expect(readClaims(text).unread).toEqual([]);
});
