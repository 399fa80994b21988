/** The English names of the months, January first. */
export const MONTHS: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The Hindi names of the months, January first, as courts spell them. */
export const HINDI_MONTHS: readonly (readonly string[])[] = [
  ['जनवरी'],
  ['फरवरी', 'फ़रवरी', 'फ़रवरी'],
  ['मार्च'],
  ['अप्रैल'],
  ['मई'],
  ['जून'],
  ['जुलाई'],
  ['अगस्त'],
  ['सितम्बर', 'सितंबर'],
  ['अक्टूबर', 'अक्तूबर'],
  ['नवम्बर', 'नवंबर'],
  ['दिसम्बर', 'दिसंबर'],
];

/** The number of a month, from 1, by its name or at least the first three letters of it; 0 for another word. */
export function monthNumber(name: string): number {
  const hindi = HINDI_MONTHS.findIndex((names) => names.includes(name));
  if (hindi !== -1) return hindi + 1;
  const head = name.toLowerCase();
  return head.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(head)) + 1;
}

/** The year that is printed with two figures or four; two figures mean the hundred years that end with 2049. */
export function fullYear(printed: string): number {
  const year = Number(printed);
  if (printed.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}
