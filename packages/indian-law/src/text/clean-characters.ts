/**
 * Characters that PDFs, web pages and clipboards leave in a text and that print nothing: control characters, characters
 * without width, marks of direction, lone surrogates, code points that are no character. Tabs, line ends and form feeds,
 * which end a page, are none of them.
 */
const UNPRINTED =
  /(?![\t\n\f\r])\p{Cc}|\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]|\p{Cs}/u;
const EACH = new RegExp(UNPRINTED, 'gu');
/** A fast check: no other character is one of them. Halves of rare characters are in it, too. */
const MAY_BE_UNPRINTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff9-\uffff]|\u034f/;

/** A soft hyphen that only a printed hyphen explains: '7509\u00ad7510', 'Rs. 5,000/\u00ad', 'sub\u00ad (2)'. */
const PRINTED_SOFT = /[\p{N}/)\]]\u00ad|\u00ad(?:[\p{N}([]|[ \t]\S)/u;
const SOFT_AT_LINE_END = /\u00ad[ \t]{0,4}\r?\n[ \t]{0,20}(?=\p{Ll})/gu;

/** Scripts whose letters a joiner or a non-joiner shapes, and the scripts that are written from right to left. */
const JOINED =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Extended_Pictographic}]|\ufe0f/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Removes characters that print nothing, the same way for the library, a check and a search. A word stays whole: a
 * character that a PDF reader leaves for a hyphen at a line's end becomes one, a soft hyphen goes unless the text uses
 * it as a printed one, joiners stay where a script needs them. Linear time.
 */
export function cleanCharacters(text: string): string {
  if (!MAY_BE_UNPRINTED.test(text) || !UNPRINTED.test(text)) return text;
  const soft = text.includes('\u00ad') && PRINTED_SOFT.test(text) ? '-' : '';
  const whole = soft === '' ? text.replace(SOFT_AT_LINE_END, '') : text;
  const rightToLeft = RIGHT_TO_LEFT.test(whole);
  return whole.replace(EACH, (one: string, at: number) => {
    const code = one.charCodeAt(0);
    if (code === 0xad) return soft;
    if (code === 0x200c || code === 0x200d) return isJoined(whole, at) ? one : '';
    if (DIRECTIONS.includes(code)) return rightToLeft ? one : '';
    return replacement(code, WORD.test(whole.charAt(at - 1)) && WORD.test(whole.charAt(at + 1)));
  });
}

/** Marks of direction that a text from right to left needs. */
const DIRECTIONS = [0x061c, 0x200e, 0x200f];

/** True where a joiner or a non-joiner follows a character that it shapes: a letter, or half of a picture. */
function isJoined(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return (before >= 0xdc00 && before <= 0xdfff) || JOINED.test(text.charAt(at - 1));
}

const VERTICAL_TAB = 0x0b;
const NEXT_LINE = 0x85;
/** PDFium writes these for the hyphen at the end of a line. */
const HYPHENS = [0x02, 0xfffe];

function replacement(code: number, inWord: boolean): string {
  if (code === VERTICAL_TAB) return '\n';
  if (code === NEXT_LINE || (code >= 0x1c && code <= 0x1f)) return ' ';
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
  return inWord && HYPHENS.includes(code) ? '-' : '';
}
