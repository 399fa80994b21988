import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printedIn } from '#law-test/fixtures/dated-phrases/variants.ts';
import { dayField, readTypedDay, typedDay } from './typed-day.ts';

test.each([
  ['5 June 2026', '2026-06-05'],
  ['05/06/2026', '2026-06-05'],
  ['5.6.26', '2026-06-05'],
  ['5-6-2026', '2026-06-05'],
  ['5 6 2026', '2026-06-05'],
  ['2026-06-05', '2026-06-05'],
  ['5 jun 2026', '2026-06-05'],
  ['5Jun26', '2026-06-05'],
  ['Fri, 5 June 2026', '2026-06-05'],
  ['the 5th day of June, 2026', '2026-06-05'],
  ['June 5, 2026', '2026-06-05'],
  ['  1 Sept. 2026 ', '2026-09-01'],
  ['५ जून २०२६', '2026-06-05'],
  ['1/2/99', '1999-02-01'],
  ['4 May 1892', '1892-05-04'],
])('%s is %s', (typed, day) => {
  expect(readTypedDay(typed)).toEqual({ day });
});

test.each([
  ['31/02/2026', 'unreal'],
  ['05/13/2026', 'unreal'],
  ['29 February 2026', 'unreal'],
  ['0/5/2026', 'unreal'],
  ['5 June', undefined],
  ['5 Ju 2026', undefined],
  ['5 Juneau 2026', undefined],
  ['tomorrow', undefined],
  ['5/6/202', undefined],
])('%s is %s', (typed, read) => {
  expect(readTypedDay(typed)).toBe(read);
});

const days = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('every day is read back from every form in which it is printed, and from the form', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(readTypedDay(typedDay(day))).toEqual({ day });
      for (const [name, print] of Object.entries(printedIn))
        if (!name.startsWith('two figures') || (day >= '1950' && day < '2050'))
          expect(readTypedDay(print(day)), name).toEqual({ day });
    }),
  );
});

test('any text is read without error, and what is read is a day that exists', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
      const read = readTypedDay(typed);
      if (typeof read === 'object') expect(new Date(read.day).toISOString().slice(0, 10)).toBe(read.day);
    }),
  );
});

test.each([
  [' ', 'Enter the date'],
  ['soon', 'Enter a date such as 5 June 2026 or 05/06/2026'],
  ['31/02/2026', 'This date does not exist'],
])('the field refuses %j in its own words', (typed, sentence) => {
  expect(dayField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
