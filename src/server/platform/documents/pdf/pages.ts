import PDFDocument from 'pdfkit';
import type { DocumentModel } from '../model.ts';
import { type PdfFont, pdfFonts } from './fonts.ts';
import { type Line, linesOf } from './lines.ts';

/** A4 and its margins, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 72 } as const;
const HEADER_Y = 40;
const FOOTER_Y = PAGE.height - 54;
const SMALL = 9;
export const SIZE = 12;
export const LINE_HEIGHT = 18;
/** From the top of a line to the line on which its letters stand. */
const BASELINE = 0.74;
const RULE = 0.5;
export const TEXT = {
  left: PAGE.margin,
  top: PAGE.margin,
  width: PAGE.width - 2 * PAGE.margin,
  bottom: PAGE.height - PAGE.margin,
} as const;

type Structure = PDFKit.PDFStructureElement;

/** The pages of a PDF, filled from top to bottom. Whatever is drawn without a `structure` is not part of the text. */
export class PdfPages {
  readonly document: PDFKit.PDFDocument;
  /** Where the next line goes. */
  y: number = PAGE.margin;
  readonly #root: Structure;
  readonly #header: readonly Line[];
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;
  readonly #fonts = new Set<PdfFont>();
  #page = 0;
  #closes = false;

  constructor({ title, language, header }: DocumentModel) {
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Creator: 'Munshi', Producer: 'Munshi' },
    });
    this.#ended = new Promise((resolve, reject) => {
      this.document
        .on('data', (chunk: Buffer) => this.#chunks.push(chunk))
        .once('end', resolve)
        .once('error', reject);
    });
    this.#closeMarksInside();
    this.#header = linesOf([{ text: header }], pdfFonts, SMALL, TEXT.width).slice(0, 1);
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.newPage();
  }

  newPage(): void {
    this.document.addPage();
    this.#page += 1;
    this.y = PAGE.margin;
    const number = linesOf([{ text: String(this.#page) }], pdfFonts, SMALL, TEXT.width);
    this.#inMargin(number, FOOTER_Y);
    if (this.#page > 1) this.#inMargin(this.#header, HEADER_Y);
  }

  /** Starts a page when less than `height` points are left on this one. */
  keep(height: number): void {
    if (this.y + height > TEXT.bottom && this.y > PAGE.margin) this.newPage();
  }

  get left(): number {
    return TEXT.bottom - this.y;
  }

  /** An element of the tree that screen readers follow; the caller ends it. */
  structure(type: string, parent: Structure = this.#root, options: object = {}): Structure {
    const element = this.document.struct(type, options);
    parent.add(element);
    return element;
  }

  bookmark(title: string, parent: PDFKit.PDFOutline = this.document.outline): PDFKit.PDFOutline {
    return parent.addItem(title);
  }

  /** One line with its top at `y`. */
  line(
    line: Line,
    at: { x: number; y: number; width: number },
    structure?: Structure,
    centred = false,
  ): void {
    const room = at.width - line.width;
    let x = at.x;
    if (centred) x += room / 2;
    else if (line.rightToLeft) x += room;
    for (const piece of joined(line)) {
      this.#draw(piece, x, at.y, structure);
      x += piece.width;
    }
  }

  /** A thin straight line. */
  rule(from: [number, number], to: [number, number]): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .lineWidth(RULE)
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
    this.document.endMarkedContent();
  }

  async end(): Promise<Uint8Array> {
    this.#root.end();
    this.document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #inMargin(lines: readonly Line[], y: number): void {
    this.document.markContent('Artifact', { type: 'Pagination' });
    for (const line of lines) {
      let x = TEXT.left + (TEXT.width - line.width) / 2;
      for (const { parts } of joined(line)) x = this.#write(parts, x, y, SMALL);
    }
    this.document.endMarkedContent();
  }

  #draw({ text, rewritten, language, parts }: Drawn, x: number, y: number, structure?: Structure): void {
    if (structure) {
      const content = this.document.markStructureContent('Span', {
        ...(rewritten ? { actual: text } : {}),
        ...(language ? { lang: language } : {}),
      });
      structure.add(content);
    } else this.document.markContent('Artifact', { type: 'Pagination' });
    const end = this.#write(parts.slice(0, -1), x, y, SIZE);
    this.#closes = true;
    this.#write(parts.slice(-1), end, y, SIZE);
  }

  /**
   * Ends the mark of a text before pdfkit restores the state that the text was drawn in: readers of `ActualText` take the
   * font and the place from the state at its end.
   */
  #closeMarksInside(): void {
    const { document } = this;
    const restore = document.restore.bind(document);
    document.restore = () => {
      if (this.#closes) document.endMarkedContent();
      this.#closes = false;
      return restore();
    };
  }

  #register(font: PdfFont): void {
    this.#fonts.add(font);
    // pdfkit also takes an opened font, which its types do not say.
    this.document.registerFont(font.name, font.font as unknown as Uint8Array);
  }

  /** Returns where the text ends. */
  #write(parts: Drawn['parts'], from: number, y: number, size: number): number {
    let x = from;
    for (const { font, shown, width } of parts) {
      if (!this.#fonts.has(font)) this.#register(font);
      this.document
        .font(font.name)
        .fontSize(size)
        .text(shown, x, y + LINE_HEIGHT * BASELINE, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
    return x;
  }
}

/** Text that is drawn and copied as one: words in the first font, or one word in a font that reorders. */
interface Drawn {
  text: string;
  parts: { shown: string; font: PdfFont; width: number }[];
  /** What the glyphs say is not the text. */
  rewritten: boolean;
  language: string | undefined;
  width: number;
  /** Of the last piece. */
  last: boolean;
  level: number;
}

/** The pieces of a line, as few as readers need to copy them in order. */
function joined({ pieces }: Line): Drawn[] {
  const drawn: Drawn[] = [];
  for (const { text, shown, font, width, language, last, level } of pieces) {
    const rewritten = font.reorders || shown !== text;
    const before = drawn.at(-1);
    const sameWord = before && !before.last && before.rewritten;
    const plain = before && !before.rewritten && !rewritten;
    if (before && before.level === 0 && level === 0 && (sameWord || plain)) {
      before.text += text;
      before.width += width;
      before.language ??= language;
      before.last = last;
      const part = before.parts.at(-1);
      if (part?.font === font) {
        part.shown += shown;
        part.width += width;
      } else before.parts.push({ shown, font, width });
    } else {
      drawn.push({ text, parts: [{ shown, font, width }], rewritten, language, width, last, level });
    }
  }
  return drawn;
}
