const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of a roman numeral in capitals or small letters; 0 for anything else. */
function romanValue(numeral: string): number {
  const digits = [...numeral.toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  if (digits.length === 0 || digits.includes(0)) return 0;
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** '302', '498-A' → '498A', '13 B' → '13B', 'XXXIX' → '39', 'Fourth' → '4'. */
export function canonicalNumber(printed: string): string {
  // '304-II': the second Part of section 304. Sections of the Income-tax Act go on to I ('194-I').
  const bare = printed
    .replace(/(?<=\d)[\s\u00a0–-]{1,3}I{2,3}$|(?<=^304)[\s\u00a0–-]{1,3}I$/u, '')
    .replace(/[\s\u00a0–-]/gu, '');
  const ordinal = ORDINALS.indexOf(bare.toLowerCase());
  if (ordinal >= 0) return String(ordinal + 1);
  const roman = /^([IVXLC]+)([A-Z]?)$/u.exec(bare);
  if (roman && romanValue(roman[1] ?? '') > 0 && !/\d/u.test(bare))
    return `${romanValue(roman[1] ?? '')}${roman[2]}`;
  return bare.replace(/^0+(?=\d)/u, '').toUpperCase();
}

/** '( 1 ) (a)' → '(1)(a)'; undefined for nothing. */
export function canonicalSub(printed: string | undefined): string | undefined {
  const bare = (printed ?? '').replace(/[\s\u00a0]/gu, '');
  return bare === '' ? undefined : bare;
}

/** Numbers from first to last, both included, when both are plain and no more than 40 apart. */
export function numbersBetween(first: string, last: string): string[] {
  const [from, to] = [Number(first), Number(last)];
  if (!Number.isInteger(from) || !Number.isInteger(to) || to <= from || to - from > 40) return [];
  return Array.from({ length: to - from - 1 }, (_, at) => String(from + 1 + at));
}
