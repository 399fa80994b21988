/** Signs of the font Symbol, whose letters are Greek, by their codes. */
const SYMBOL: Readonly<Record<number, string>> = {
  ...letters(0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
  ...letters(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
  ...letters(0x22, '∀#∃%&∋()∗+,−./0123456789:;<=>?≅'),
  ...letters(0xa3, '≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'),
  ...letters(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'),
  ...letters(0xe5, '∑'),
  ...letters(0xd2, '®©™'),
  160: '€',
};
const WINGDINGS: Readonly<Record<number, string>> = {
  ...letters(0x6c, '●❍■□'),
  ...letters(0xa7, '▪◻'),
  ...letters(0xfb, '✗✔☒☑'),
  ...{ 40: '☎', 41: '✆', 42: '✉', 33: '✏', 34: '✂', 70: '☞', 69: '☜', 118: '❖', 168: '◻' },
  ...{ 216: '➢', 224: '→', 223: '←', 225: '↑', 226: '↓', 232: '➔', 240: '⇨', 252: '✔', 110: '■' },
  ...{ 111: '□', 113: '❑', 119: '⬥', 159: '•', 158: '·', 171: '★', 253: '☒', 254: '☑', 251: '✗' },
};
const WINGDINGS_2: Readonly<Record<number, string>> = {
  ...{ 79: '✗', 80: '✓', 81: '☒', 82: '☑', 83: '☒', 84: '☒', 163: '□', 152: '●', 162: '■' },
};
const WEBDINGS: Readonly<Record<number, string>> = { 97: '✓', 99: '□', 114: '✗', 103: '■', 61: '●' };

const FONTS: ReadonlyMap<string, Readonly<Record<number, string>>> = new Map([
  ['symbol', SYMBOL],
  ['wingdings', WINGDINGS],
  ['wingdings 2', WINGDINGS_2],
  ['webdings', WEBDINGS],
]);

function letters(from: number, signs: string): Record<number, string> {
  return Object.fromEntries([...signs].map((sign, at) => [from + at, sign]));
}

/** True for a font whose characters are signs and no letters. */
export const isSymbolFont = (font: string | undefined): boolean =>
  font !== undefined && FONTS.has(font.toLowerCase());

/**
 * The sign of Unicode for a character of a symbol font; undefined when it is not known. Word writes the codes also above
 * U+F000.
 */
export function symbolOf(font: string, code: number): string | undefined {
  const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const known = FONTS.get(font.toLowerCase());
  if (known) return known[low];
  // Other fonts have letters of Unicode; a private character is none.
  return code >= 0xe000 && code <= 0xf8ff ? undefined : String.fromCodePoint(code);
}
