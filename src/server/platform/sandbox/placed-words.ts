/** A word and its box on a page: from the left and from the top, in shares of the width and height of the page. */
export interface PlacedWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The recognised words of a page as it is shown. */
export interface PlacedWords {
  /** The clockwise quarter turns after which the words are upright. */
  quarters: number;
  words: readonly PlacedWord[];
}

/** Boxes are kept in ten-thousandths of a page: about a third of a millimetre on the longest sheet of a plan. */
const UNITS = 10_000;
/** The longest text that `packWords` returns, in characters. A dense page of A4 has 700 words and 18,000 characters. */
export const MAX_PACKED = 60_000;
const MAX_WORD = 200;
/** Format of the text that `packWords` returns. */
export const PACKED = /^[0-3](?:\n\d{1,5} \d{1,5} \d{1,5} \d{1,5} [^\s\p{Cc}\p{Cs}]+)*$/u;
const WORD = /^(\d{1,5}) (\d{1,5}) (\d{1,5}) (\d{1,5}) (\S+)$/u;
/** Blanks, controls and joiners, and characters beyond the first plane, which no script has that is recognised. */
const NO_LETTERS = /[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]|[\u{10000}-\u{10ffff}]/gu;

const packed = (share: number) => Math.round(UNITS * Math.min(1, Math.max(0, share)));

/** The words as they are kept with their page; those beyond `MAX_PACKED` characters are left out. Null without words. */
export function packWords({ quarters, words }: PlacedWords): string | null {
  const lines = [String(quarters)];
  let length = 1;
  for (const { text, left, top, width, height } of words) {
    const clean = text.replace(NO_LETTERS, '').slice(0, MAX_WORD);
    if (clean === '') continue;
    const line = [...[left, top, width, height].map(packed), clean].join(' ');
    length += line.length + 1;
    if (length > MAX_PACKED) break;
    lines.push(line);
  }
  return lines.length > 1 ? lines.join('\n') : null;
}

/** The inverse of `packWords`; lines of another form are left out. */
export function unpackWords(text: string): PlacedWords {
  const [first, ...lines] = text.slice(0, MAX_PACKED).split('\n');
  const words = lines.flatMap((line): PlacedWord[] => {
    const found = WORD.exec(line);
    if (!found) return [];
    const [left = 0, top = 0, width = 0, height = 0] = found.slice(1, 5).map((one) => Number(one) / UNITS);
    return [{ text: found[5] ?? '', left, top, width, height }];
  });
  return { quarters: Number(first) % 4 || 0, words };
}

/** The box of a word on a page before the page was turned clockwise by quarter turns. */
export function turnedBack(word: PlacedWord, quarters: number): PlacedWord {
  let { left, top, width, height } = word;
  for (let turn = 0; turn < quarters; turn++)
    [left, top, width, height] = [top, 1 - left - width, height, width];
  return { text: word.text, left, top, width, height };
}
