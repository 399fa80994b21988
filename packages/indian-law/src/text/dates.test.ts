import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decisionDate } from '../judgment/decision-date.ts';
import { findDates, isoDate, parseDate } from './dates.ts';
import { findDatesAndWords } from './dates-in-words.ts';

describe('dates', () => {
  test.each([
    ['31.07.2019', '2019-07-31'],
    ['08/03/2018', '2018-03-08'],
    ['9-1-1993', '1993-01-09'],
    ['24.8.20', '2020-08-24'],
    ['29/30.10.2014', '2014-10-30'],
    ['14th August, 2018', '2018-08-14'],
    ['5 th February 2016', '2016-02-05'],
    ['21 st August,2019', '2019-08-21'],
    ['the 8Th Day Of January, 2021', '2021-01-08'],
    ['July 12, 2019', '2019-07-12'],
    ['April 8th, 2021', '2021-04-08'],
    ['18th-04-2022', '2022-04-18'],
    ['2021-03-15', '2021-03-15'],
    ['1 Sept. 2009', '2009-09-01'],
    ['15 दिसम्बर, 2026', '2026-12-15'],
    ['3 फ़रवरी 2027', '2027-02-03'],
    ['2027-ஆம் ஆண்டு ஏப்ரல் மாதம் 9-ஆம் தேதி', '2027-04-09'],
    ['2027 ஏப்ரல் 9', '2027-04-09'],
    ['2026 ஏப்ரல் 9, 2027', '2027-04-09'],
  ])('reads %s as %s', (printed, iso) => {
    expect(parseDate(`dated ${printed} by`)).toBe(iso);
  });

  test('an impossible day is found but has no ISO form', () => {
    expect(findDates('on 31.02.2019.')).toEqual([{ start: 3, end: 13, text: '31.02.2019' }]);
    expect(parseDate('06.02.02021')).toBeUndefined();
    expect(isoDate(2023, 2, 29)).toBeUndefined();
  });

  test('section numbers and amounts of money are not dates', () => {
    expect(findDates('Rs. 10.50.000, ss. 3.2.1 and 1/2/3/4 of 2019, 12.5.20195')).toEqual([]);
  });

  test.each([
    ['the fifth of March 2021', '2021-03-05'],
    ['this 5th day of March, Two Thousand Twenty-one', '2021-03-05'],
    ['the Twenty-First day of the month of May, in the year Two Thousand and Four', '2004-05-21'],
    ['the thirtieth day of September, Nineteen Hundred and Ninety Nine', '1999-09-30'],
    ['11 October one thousand nine hundred sixty', '1960-10-11'],
    ['sixteenth August nineteen forty-seven', '1947-08-16'],
    ['1st January twenty twenty', '2020-01-01'],
  ])('reads %s as %s', (printed, iso) => {
    const text = `Executed at Pune on ${printed} and 4.5.2022 by`;
    expect(findDatesAndWords(text).map((date) => date.iso)).toEqual([iso, '2022-05-04']);
  });

  test('a day that cannot exist, and months without a day or a year, are no dates in words', () => {
    const text =
      'on the thirty-first of June 2021; the second may be paid; in March two thousand; the first of May';
    expect(findDatesAndWords(text)).toEqual([]);
  });

  test('any day of 1900 to 2099 printed day first round-trips', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-');
          expect(parseDate(`${day}.${month}.${year}`)).toBe(iso);
          expect(parseDate(`${Number(day)}/${Number(month)}/${year}`)).toBe(iso);
        },
      ),
    );
  });
});

describe('decision date', () => {
  const head = 'IN THE HIGH COURT OF DELHI AT NEW DELHI\n';
  test('prefers the day of pronouncement to the day the judgment was reserved', () => {
    const text = `${head}Reserved on: 12.10.2018\nPronounced on: 22.04.2019\nA B ..... Petitioner\nversus\nC D ..... Respondent\n`;
    expect(decisionDate(text)).toBe('2019-04-22');
  });
  test('Kerala prints the day of the week', () => {
    const text = `IN THE HIGH COURT OF KERALA AT ERNAKULAM\nPRESENT\nTHE HONOURABLE MR. JUSTICE A. B. NAIR\nTuesday, the 13th day of July 2021 / 22nd Ashadha, 1943\nOP(C) No. 446 of 2021\n`;
    expect(decisionDate(text)).toBe('2021-07-13');
  });
  test('a report prints it in brackets after the citations', () => {
    expect(
      decisionDate(
        'AIR 1972 SC 2069; 1973 (1) SCR 570 (4 May 1972)\nHEGDE, K.S.\nThe notice dated 1 June 1965.',
      ),
    ).toBe('1972-05-04');
  });
  test('the date of an order below is not the date of decision', () => {
    expect(
      decisionDate('1. The petitioner challenges the order dated 03.02.2015 passed below.\n'),
    ).toBeUndefined();
  });
});
