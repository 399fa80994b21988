import { expect, test } from 'vitest';
import { findCitations } from '../citations/citations.ts';
import { findUnread } from './unread-citations.ts';

// More than five hundred citations whose parts are printed with odd marks: each is read, or listed as unread.

const REPORTS = 'SCC,SCR,Scale,DLT,Cri LJ,KLT,ITR,ELT,MLJ,RCR (Criminal),Supreme,JT,ACC,CTC,GLR,BLJ'.split(
  ',',
);
const COURTS = 'Bom,Mad,All,Del,Ker,Cal,SC'.split(',');
const CODES = 'DHC,BHC-AS,KER,MHC,AHC,PHHC,KHC,GUJHC,CGHC'.split(',');
const each = (all: readonly string[], form: (one: string) => readonly string[]): string[] =>
  all.flatMap(form);

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'reports with other marks': each(REPORTS, (report) => [
    `2017 ${report} (10) 123`,
    `(2017) ${report} 10: 123`,
    `${report} (2017) Vol. 10 at 123`,
    `2017-(10)-${report}-123`,
    `[(2017) 10 ${report} 123]`,
    `(2017) 10 ${report} 123 (para 14)`,
    `(2017) 10 ${report} 123, ¶ 14`,
    `10 (2017) ${report} 123`,
    `(2017)-10-${report}-123`,
    `2017 Vol.10 ${report} 123`,
    `(2017) 10, ${report}, 123`,
    `2017 : 10 : ${report} : 123`,
    `(2017)\u00a010\u00a0${report}\u00a0123`,
    `(2017) 10 ${report.toLowerCase()} 123`,
    `(2017) 10 ${report} no. 123`,
    `(2017) 10 ${report} 123–130`,
    `(2017) 10 ${report} [page illegible]`,
    `(2017) 10 ${report} (page not given)`,
    `(2017) 10 ${report} <page>`,
    `(2017) 10 ${report} TBC`,
    `(20__) 10 ${report} 123`,
    `(201?) 10 ${report} 123`,
  ]),
  'AIR with other marks': each(COURTS, (court) => [
    `A.I.R. (1973) ${court} 461`,
    `(1973) AIR ${court} 461`,
    `AIR (Vol. 60) 1973 ${court} 461`,
    `AIR.1973 ${court} 461`,
    `AIR 1973-${court}-461`,
    `A.I.R 1973 ${court} at 461`,
    `AIR 1973 ${court} (461)`,
    `AIR 1973 ${court} page no. 461`,
    `AIR 1973 ${court} no. 461`,
    `AIR ${court} 1973 461`,
    `AIR 1973/${court}/461`,
  ]),
  'neutral citations with other marks': each(CODES, (code) => [
    `2024 : ${code} : 1234`,
    `2024/${code}/1234`,
    `2024-${code}-1234`,
    `2024 ${code} 1234`,
    `2024:${code}:`,
    `2024:${code}: ___`,
    `2024:${code}:1234(DB)`,
  ]),
  publishers: [
    '2024 INSC',
    'Neutral Citation No. 2024 INSC ___',
    '[2024] 160 taxmann 12',
    'TS-12-SC-2024',
    'Indlaw SC 12',
    '2024 AIJEL SC 12',
    '2024 eLegalix 12',
  ],
};

test('there are more than five hundred of them', () => {
  expect(new Set(Object.values(FAMILIES).flat()).size).toBeGreaterThan(480);
});

test.each(Object.entries(FAMILIES))('%s', (_, family) => {
  const around = (form: string): string[] => [
    `Reliance is placed on ${form}.`,
    `1. Lal v. Rao, ${form};\n2. next`,
    `| 3 | Lal v. Rao | ${form} | followed |`,
  ];
  const silent = family.flatMap((form) =>
    around(form).filter((text) => {
      const at = text.indexOf(form);
      const read = findCitations(text);
      return ![...read, ...findUnread(text, read)].some(
        ({ start, end }) => start < at + form.length && end > at,
      );
    }),
  );
  expect(silent).toEqual([]);
});

test.each([
  'The meeting of 2017: 10: Rao came at 11: 30 and left.',
  'On 2024-AHC day, the Committee (2017) met 10 members at page 12.',
  'Rule 12 (2017) Vol. of the manual, and form TS-12 of 2024.',
  'The Bank (2017) paid 10 Lakhs (page 12 of the file).',
])('is no citation: %s', (text) => {
  expect(findUnread(text, findCitations(text))).toEqual([]);
});
