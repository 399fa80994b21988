const SUPERSCRIPT = new Map(
  [...'0123456789+-=()'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'][at] ?? sign]),
);
const SUBSCRIPT = new Map(
  [...'0123456789+-=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? sign]),
);
/** Ends of ordinals (10th) and of numbers (No), which mean the same on the line. */
const SAME_ON_LINE = /^\s*(?:st|nd|rd|th|er|o|a|TM|®|©)?\s*$/u;

/** Raised or lowered characters in Unicode; undefined where it has none for one of them. */
export function raisedText(text: string, raised: 'superscript' | 'subscript'): string | undefined {
  if (SAME_ON_LINE.test(text)) return text;
  const signs = raised === 'superscript' ? SUPERSCRIPT : SUBSCRIPT;
  const found = [...text].map((sign) => signs.get(sign) ?? (/\s/u.test(sign) ? sign : undefined));
  return found.includes(undefined) ? undefined : found.join('');
}
