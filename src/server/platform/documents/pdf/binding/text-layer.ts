import { deflateSync } from 'node:zlib';
import type { PlacedWord, PlacedWords } from '#server/platform/sandbox/placed-words.ts';
import { pdfFonts } from '../fonts.ts';

/** Position and size of a page, in points from the lower left corner of its sheet. */
export interface Frame {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** The name of the font of recognised words in the pages that use it. */
export const WORDS_FONT = 'Words';
/** Each letter is half as wide as high; a word is stretched to the width of its box. */
const LETTER = 0.5;
/** The share of a box that is below the line on which its letters are. */
const BELOW = 0.2;
/** Viewers measure a letter by its shape and pass over a text of blanks that runs upwards: a bracket is about a box high. */
const DONOR = 'noto-serif-regular';
const BRACKET = 0x5b;
/** Each code of the font is the character with that number. */
const CHARACTERS = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** Takes the text of an object and its stream, and returns its number. */
type AddObject = (text: string, stream?: Buffer) => Promise<number>;

/** A stream of a PDF, packed, and what its object says of it. */
export function packedStream(bytes: Buffer): { said: string; stream: Buffer } {
  const packed = deflateSync(bytes);
  return {
    said: `/Filter /FlateDecode /Length ${packed.length}`,
    stream: Buffer.concat([Buffer.from('stream\n'), packed, Buffer.from('\nendstream')]),
  };
}

/**
 * A font of one letter that stands for every character: invisible words are found and copied by the characters that
 * it names, in every script, and take the place of their boxes. Returns its number.
 */
export async function addWordsFont(add: AddObject): Promise<number> {
  const font = pdfFonts.regular.find(({ name }) => name === DONOR)?.font;
  if (!font) throw new Error(`no font ${DONOR}`);
  const subset = font.createSubset();
  subset.includeGlyph(font.glyphForCodePoint(BRACKET));
  const letters = Buffer.from(subset.encode());
  const file = packedStream(letters);
  const addStream = ({ said, stream }: { said: string; stream: Buffer }, more = '') =>
    add(`<< ${more}${said} >>`, stream);
  const program = await addStream(file, `/Length1 ${letters.length} `);
  // The bracket is the second letter of the font.
  const brackets = await addStream(packedStream(Buffer.alloc(2 * 65_536, Buffer.from([0, 1]))));
  const named = await addStream(packedStream(Buffer.from(CHARACTERS, 'latin1')));
  const name = '/MUNSHI+Words';
  const top = 1000 * (1 - BELOW);
  const box = `[0 ${-1000 * BELOW} ${1000 * LETTER} ${top}]`;
  const descriptor = await add(
    `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox ${box} /ItalicAngle 0 /Ascent ${top} ` +
      `/Descent ${-1000 * BELOW} /CapHeight ${top} /StemV 80 /FontFile2 ${program} 0 R >>`,
  );
  const letter = await add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /DW ${1000 * LETTER} /CIDToGIDMap ${brackets} 0 R ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R >>`,
  );
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${letter} 0 R] ` +
      `/ToUnicode ${named} 0 R >>`,
  );
}

const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
const short = (value: number) => String(Number(value.toFixed(2)));

/** A word in its box: the direction in which it runs, its length and its height, in points. */
function drawnWord({ text, left, top, width, height }: PlacedWord, quarters: number, page: Frame): string {
  const x = page.left + left * page.width;
  const y = page.bottom + (1 - top - height) * page.height;
  const [across, up] = [width * page.width, height * page.height];
  const isUpright = quarters % 2 === 0;
  const [long, high] = isUpright ? [across, up] : [up, across];
  const [cosine, sine] = [[1, 0, -1, 0][quarters] ?? 1, [0, 1, 0, -1][quarters] ?? 0];
  // From the middle of the box back to where the line of the word begins.
  const back = BELOW * high - high / 2;
  const start = [
    x + across / 2 - (cosine * long) / 2 - sine * back,
    y + up / 2 - (sine * long) / 2 + cosine * back,
  ];
  const stretch = long / (LETTER * text.length);
  const matrix = [stretch * cosine, stretch * sine, -high * sine, high * cosine, ...start].map(short);
  return `${matrix.join(' ')} Tm <${hexOf(`${text} `)}> Tj`;
}

/** The words of a page, invisible, where they are on it. `page`: where the page is on its sheet. */
export function invisibleWords({ quarters, words }: PlacedWords, page: Frame): string {
  const drawn = words.filter(({ width, height }) => width > 0 && height > 0);
  return `BT 3 Tr /${WORDS_FONT} 1 Tf\n${drawn.map((word) => drawnWord(word, quarters, page)).join('\n')}\nET`;
}
