import { describe, expect, test } from 'vitest';
import { stateOfSeat } from '../../courts/seats.ts';
import { OPEN_DATA_COURTS, openDataCourt } from './open-data-courts.ts';
import { readStated, rowOfPortalText } from './stated.ts';

const TODAY = '2026-06-01';
/** A row as the documentation of the data set prints it. */
const ROW = {
  court_code: '33~10',
  title: 'CRL MP(MD)/4399/2023 of Vinoth Vs The Inspector of Police',
  judge: 'HONOURABLE  MR JUSTICE G.K. ILANTHIRAIYAN',
  pdf_link: 'court/cnrorders/mdubench/orders/HCMD010287762023_1_2023-03-16.pdf',
  cnr: 'HCMD010287762023',
  date_of_registration: '14-03-2023',
  decision_date: '2023-03-16',
  disposal_nature: 'DISMISSED',
  court: '33_10',
};

describe('a row of the metadata', () => {
  test('gives what a judgment is found by', () => {
    expect(readStated(ROW, TODAY)).toEqual({
      file: 'HCMD010287762023_1_2023-03-16',
      cnr: 'HCMD010287762023',
      decision_date: '2023-03-16',
      case_number: 'CRL MP(MD)/4399/2023',
      title: 'Vinoth v. The Inspector of Police',
      petitioner: 'Vinoth',
      respondent: 'The Inspector of Police',
      judges: ['G.K. ILANTHIRAIYAN'],
      disposal: 'dismissed',
    });
  });

  test.each<[string, unknown, string | undefined]>([
    ['a date column', new Date('2023-03-16T00:00:00Z'), '2023-03-16'],
    ['an Indian date', '16-03-2023', '2023-03-16'],
    ['a time after the date', '2023-03-16 00:00:00', '2023-03-16'],
    ['2047', '2047-03-16', undefined],
    ['a day that no month has', '2023-02-30', undefined],
    ['the year 1', '0001-01-01', undefined],
    ['a broken date column', new Date(Number.NaN), undefined],
    ['words', 'NA', undefined],
    ['nothing', null, undefined],
  ])('believes only a possible decision date: %s', (_, value, date) => {
    expect(readStated({ ...ROW, decision_date: value }, TODAY)?.decision_date).toBe(date);
  });

  test('is not harmed by a malformed date of registration or by the date in the name of its file', () => {
    const odd = {
      ...ROW,
      date_of_registration: '00-00-0000 </font>',
      pdf_link: 'x/HCMD010287762023_1_2047-99-99.pdf#page=1&zoom=100',
    };
    expect(readStated(odd, TODAY)).toMatchObject({
      file: 'HCMD010287762023_1_2047-99-99',
      decision_date: '2023-03-16',
    });
  });

  test('without a file is left out, and odd values are no fields', () => {
    expect(readStated({ title: 'A Vs B' }, TODAY)).toBeUndefined();
    expect(readStated({ pdf_link: 'a.pdf', cnr: 12, judge: [], title: 'In re Rivers' }, TODAY)).toEqual({
      file: 'a',
      judges: [],
    });
  });

  test('of the Supreme Court names its file by a path, and its citations', () => {
    const row = { path: '2023_1_100_120', nc_display: '2023INSC12', citation: '[2023] 1 S.C.R. 100' };
    expect(readStated({ ...row, title: 'A. RAO versus UNION OF INDIA' }, TODAY)).toMatchObject({
      file: '2023_1_100_120',
      title: 'A. RAO v. UNION OF INDIA',
      neutral_citation: '2023INSC12',
      reporter_citation: '[2023] 1 S.C.R. 100',
    });
  });
});

test('the text of the portal gives the same columns', () => {
  const words =
    'Judge : HONOURABLE MR JUSTICE G.K. ILANTHIRAIYAN\nCNR : JKHC020066642003 | Date of registration\n: 08-04-2003 | Decision Date : 16-12-2023 | Disposal Nature : Disposed Off\nCourt : High Court of\nJammu and Kashmir';
  const row = rowOfPortalText(words, 'OWP/1/2003 of A Vs B');
  expect(readStated({ ...row, pdf_link: 'JKHC020066642003_1_2023-12-16.pdf' }, TODAY)).toMatchObject({
    cnr: 'JKHC020066642003',
    decision_date: '2023-12-16',
    disposal: 'disposed of',
    judges: ['G.K. ILANTHIRAIYAN'],
    case_number: 'OWP/1/2003',
  });
});

describe('the courts of the data sets', () => {
  test('are the 25 High Courts with their 45 benches, and the Supreme Court', () => {
    expect(OPEN_DATA_COURTS).toHaveLength(26);
    expect(OPEN_DATA_COURTS.flatMap(({ benches }) => benches)).toHaveLength(45);
  });

  test.each(['33~10', '33_10', 'madras', ' Madras '])('%s names the Madras High Court', (named) => {
    expect(openDataCourt(named)?.court.code).toBe('madras');
  });

  test('every seat is one that the court has', () => {
    for (const { court, benches } of OPEN_DATA_COURTS)
      for (const { seat } of benches)
        if (seat !== undefined) expect([seat, stateOfSeat(court.code, seat)]).not.toContain(undefined);
  });
});
