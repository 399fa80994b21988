const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const PARTS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** A whole number in Indian words: one lakh fifty thousand. */
export function inIndianWords(number: number): string {
  for (const [size, name] of PARTS) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${inIndianWords(Math.floor(number / size))} ${name}`;
    return rest === 0 ? head : `${head} ${inIndianWords(rest)}`;
  }
  if (number < 20) return UNITS[number] ?? '';
  const unit = number % 10;
  return `${TENS[Math.floor(number / 10)]}${unit === 0 ? '' : `-${UNITS[unit]}`}`;
}

/** An amount in figures and words: Rs. 1,50,000/- (Rupees one lakh fifty thousand only). */
export function printedRupees(amount: string): string {
  const [whole = '0', part = ''] = amount.split('.');
  const paise = Number(part.padEnd(2, '0'));
  const figures = BigInt(whole).toLocaleString('en-IN');
  const words = inIndianWords(Number(whole));
  return paise === 0
    ? `Rs. ${figures}/- (Rupees ${words} only)`
    : `Rs. ${figures}.${part.padEnd(2, '0')} (Rupees ${words} and ${inIndianWords(paise)} paise only)`;
}
