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

/** The names of the months in Hindi, Marathi and Tamil, January first, as courts spell them. */
export const INDIAN_MONTHS: readonly (readonly string[])[] = [
  ['जनवरी', 'जानेवारी', 'ஜனவரி'],
  ['फरवरी', 'फ़रवरी', 'फ़रवरी', 'फेब्रुवारी', 'பிப்ரவரி', 'பெப்ரவரி'],
  ['मार्च', 'மார்ச்'],
  ['अप्रैल', 'एप्रिल', 'ஏப்ரல்'],
  ['मई', 'मे', 'மே'],
  ['जून', 'ஜூன்'],
  ['जुलाई', 'जुलै', 'ஜூலை'],
  ['अगस्त', 'ऑगस्ट', 'ஆகஸ்டு', 'ஆகஸ்ட்'],
  ['सितम्बर', 'सितंबर', 'सप्टेंबर', 'செப்டம்பர்'],
  ['अक्टूबर', 'अक्तूबर', 'ऑक्टोबर', 'அக்டோபர்'],
  ['नवम्बर', 'नवंबर', 'नोव्हेंबर', 'நவம்பர்'],
  ['दिसम्बर', 'दिसंबर', 'डिसेंबर', 'டிசம்பர்'],
];

/** The number of a month, from 1, by its name or at least the first three letters of it; 0 for another word. */
export function monthNumber(name: string): number {
  const indian = INDIAN_MONTHS.findIndex((names) => names.includes(name));
  if (indian !== -1) return indian + 1;
  const head = name.toLowerCase();
  return head.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(head)) + 1;
}

/** The year that is printed with two figures or four; two figures mean the hundred years that end with 2049. */
export function fullYear(printed: string): number {
  const year = Number(printed);
  if (printed.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}
