import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { Blob, ClusterLevel, Face, Font as Shaper, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { shippedPath } from '#server/core/shipped-path.ts';

/** The first font of a text: its letters are as wide as those of Times New Roman, so that lines break as in Word. */
const FIRST = 'liberation-serif';
/** In the order in which a character that the first font does not have looks for its font. */
const OTHERS = ['noto-serif', 'noto-serif-devanagari', 'noto-serif-tamil', 'noto-naskh-arabic'] as const;
const REORDERING: ReadonlySet<string> = new Set(['noto-serif-devanagari', 'noto-serif-tamil']);
const FOLDER = ['src', 'server', 'platform', 'documents', 'fonts'];
/** More different words than a long document has; beyond, shaping starts over. */
const MAX_CACHED = 20_000;
/** They change how their neighbours look, and have no look of their own. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

interface Shaped {
  glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  /** In units of the font. */
  advanceWidth: number;
}

interface Opened {
  font: Font;
  characters: ReadonlySet<number>;
  shaper: Shaper;
  buffer: ShapingBuffer;
  unitsPerEm: number;
}

/** A font that HarfBuzz shapes. pdfkit writes the shaped glyphs and embeds those that a document uses. */
export class PdfFont {
  readonly name: string;
  /** The scripts of the font reorder and join characters, so that its glyphs do not tell the text. */
  readonly reorders: boolean;
  readonly #shaped = new Map<string, Shaped>();
  #opened: Opened | undefined;

  /** Its letters lean by themselves. */
  readonly leans: boolean;

  constructor(
    family: typeof FIRST | (typeof OTHERS)[number],
    style: 'regular' | 'bold' | 'italic' | 'bold-italic',
  ) {
    this.name = `${family}-${style}`;
    this.reorders = REORDERING.has(family);
    this.leans = style.endsWith('italic');
  }

  /** For pdfkit: its `layout` is HarfBuzz's. */
  get font(): Font {
    return this.#open().font;
  }

  /** Takes some tens of ms, so a font is opened when a text needs it. */
  #open(): Opened {
    this.#opened ??= this.#read();
    return this.#opened;
  }

  #read(): Opened {
    const bytes = readFileSync(shippedPath(...FOLDER, `${this.name}.ttf`));
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(`${this.name} is a collection of fonts.`);
    // pdfkit changes the positions in place.
    const layout = (text: string) => {
      const { positions, ...shaped } = this.#shape(text);
      return { ...shaped, positions: positions.map((position) => ({ ...position })) };
    };
    Object.assign(font, { layout });
    return {
      font,
      characters: new Set(font.characterSet),
      shaper: new Shaper(new Face(new Blob(bytes))),
      buffer: new ShapingBuffer(),
      unitsPerEm: font.unitsPerEm,
    };
  }

  /** True when the font has every visible character of the text. */
  covers(text: string): boolean {
    const { characters } = this.#open();
    for (const character of text) {
      if (!characters.has(character.codePointAt(0) ?? 0) && !IGNORABLE.test(character)) return false;
    }
    return true;
  }

  /** The width in points. */
  width(text: string, size: number): number {
    return (this.#shape(text).advanceWidth * size) / this.#open().unitsPerEm;
  }

  #shape(text: string): Shaped {
    const known = this.#shaped.get(text);
    if (known) return known;
    if (this.#shaped.size >= MAX_CACHED) this.#shaped.clear();
    const shaped = this.#ask(text);
    this.#shaped.set(text, shaped);
    return shaped;
  }

  #ask(text: string): Shaped {
    const { buffer, font, shaper } = this.#open();
    buffer.clearContents();
    if (!this.reorders) buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
    const ends = new Map(starts.map((start, at) => [start, starts[at + 1] ?? text.length]));
    const given = new Set<number>();
    const glyphs = infos.map(({ codepoint: id, cluster }) => {
      // The first glyph of a cluster stands for all its characters.
      const own = given.has(cluster) ? '' : text.slice(cluster, ends.get(cluster));
      given.add(cluster);
      const codePoints = Array.from(own, (character) => character.codePointAt(0) ?? 0);
      return { id, advanceWidth: font.getGlyph(id).advanceWidth, codePoints };
    });
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  }
}

/** The fonts of each style, in the order in which a character looks for its font. */
export interface PdfFonts {
  regular: readonly PdfFont[];
  bold: readonly PdfFont[];
  italic: readonly PdfFont[];
  boldItalic: readonly PdfFont[];
}

const regular = OTHERS.map((family) => new PdfFont(family, 'regular'));
const bold = OTHERS.map((family) => new PdfFont(family, 'bold'));

/** The fonts of all PDFs. */
export const pdfFonts: PdfFonts = {
  regular: [new PdfFont(FIRST, 'regular'), ...regular],
  bold: [new PdfFont(FIRST, 'bold'), ...bold],
  italic: [new PdfFont(FIRST, 'italic'), ...regular],
  boldItalic: [new PdfFont(FIRST, 'bold-italic'), ...bold],
};
