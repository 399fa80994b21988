import { afterEach, expect, test } from 'vitest';
import {
  compareNames,
  fileSize,
  formatClock,
  formatDate,
  formatList,
  formatNumber,
  formatRelative,
  sizeLimit,
} from './formats.ts';
import { LANGUAGES } from './languages.ts';
import { setActiveLanguage } from './translate.ts';

afterEach(() => setActiveLanguage(() => ({ locale: LANGUAGES.en.locale, texts: {} })));

const MB = 1024 * 1024;

test.each([
  [0, '0.00 KB'],
  [512, '0.50 KB'],
  [1536, '1.50 KB'],
  [MB - 1, '1024.00 KB'],
  [MB, '1.00 MB'],
  [50 * MB, '50.00 MB'],
])('a file of %d bytes has %s', (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown);
});

test.each([
  [64 * 1024, '64 KB'],
  [50 * MB, '50 MB'],
  [1023 * MB, '1,023 MB'],
  [2.5 * 1024 * MB, '2.5 GB'],
])('a limit of %d bytes is %s', (bytes, shown) => {
  expect(sizeLimit(bytes)).toBe(shown);
});

test('numbers have Indian groups, lists an “and” or an “or”, names the order of their numbers', () => {
  expect(formatNumber(12_34_567)).toBe('12,34,567');
  expect(formatList(['pdf', 'docx', 'txt'])).toBe('pdf, docx and txt');
  expect(formatList(['pdf', 'docx'], 'disjunction')).toBe('pdf or docx');
  expect(['Annexure 10', 'annexure 2'].sort(compareNames)).toEqual(['annexure 2', 'Annexure 10']);
});

test.each([
  ['00:30', '12:30 AM', 'रात 12:30', 'அதிகாலை 12:30'],
  ['09:00', '9:00 AM', 'सुबह 9:00', 'காலை 9:00'],
  ['12:00', '12:00 PM', 'दोपहर 12:00', 'பிற்பகல் 12:00'],
  ['18:00', '6:00 PM', 'शाम 6:00', 'மாலை 6:00'],
  ['21:45', '9:45 PM', 'रात 9:45', 'இரவு 9:45'],
])('the time %s is %s, in Hindi %s and in Tamil %s', async (clock, ...shown) => {
  const said = [];
  for (const { locale, load } of Object.values(LANGUAGES)) {
    const active = { locale, texts: await load() };
    setActiveLanguage(() => active);
    said.push(formatClock(clock));
  }
  expect(said).toEqual(shown);
});

test.each([
  ['hi', '12,34,567', 'pdf, docx, और txt', '5 मार्च 2026', '3 दिन पहले'],
  ['ta', '12,34,567', 'pdf, docx மற்றும் txt', '5 மார்ச், 2026', '3 நாட்களுக்கு முன்'],
] as const)('numbers, lists and dates follow the custom of %s', async (code, number, list, date, past) => {
  const active = { locale: LANGUAGES[code].locale, texts: await LANGUAGES[code].load() };
  setActiveLanguage(() => active);
  expect(formatNumber(12_34_567)).toBe(number);
  expect(formatList(['pdf', 'docx', 'txt'])).toBe(list);
  expect(formatDate(new Date('2026-03-05T06:00:00Z'), { dateStyle: 'long', timeZone: 'Asia/Kolkata' })).toBe(
    date,
  );
  expect(formatRelative(-3, 'day')).toBe(past);
});
