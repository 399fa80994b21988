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
    for (const font of Object.values(pdfFonts()).flat()) {
      // pdfkit also takes an opened font, which its types do not say.
      this.document.registerFont(font.name, font.font as unknown as Uint8Array);
    }
    this.#header = linesOf([{ text: header }], pdfFonts(), SMALL, TEXT.width).slice(0, 1);
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.newPage();
  }

  newPage(): void {
    this.document.addPage();
    this.#page += 1;
    this.y = PAGE.margin;
    const number = linesOf([{ text: String(this.#page) }], pdfFonts(), SMALL, TEXT.width);
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
      this.#draw(piece, x, at.y, SIZE, structure);
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
      for (const piece of joined(line)) {
        this.#write(piece, x, y, SMALL);
        x += piece.width;
      }
    }
    this.document.endMarkedContent();
  }

  #draw(piece: Drawn, x: number, y: number, size: number, structure?: Structure): void {
    if (structure) {
      const { text, shown, font, language } = piece;
      const content = this.document.markStructureContent('Span', {
        ...(font.reorders || shown !== text ? { actual: text } : {}),
        ...(language ? { lang: language } : {}),
      });
      structure.add(content);
    } else this.document.markContent('Artifact', { type: 'Pagination' });
    this.#closes = true;
    this.#write(piece, x, y, size);
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

  #write({ font, shown }: Drawn, x: number, y: number, size: number): void {
    const baseline = y + LINE_HEIGHT * BASELINE;
    this.document
      .font(font.name)
      .fontSize(size)
      .text(shown, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}

interface Drawn {
  text: string;
  shown: string;
  font: PdfFont;
  language: string | undefined;
  width: number;
}

/** The pieces of a line; neighbours in the first font, whose glyphs stand for one character each, are one. */
function joined({ pieces }: Line): Drawn[] {
  const drawn: Drawn[] = [];
  for (const piece of pieces) {
    const before = drawn.at(-1);
    const plain = piece.level === 0 && !piece.font.reorders && piece.shown === piece.text;
    if (before && plain && before.font === piece.font && before.shown === before.text) {
      before.text += piece.text;
      before.shown += piece.shown;
      before.width += piece.width;
    } else drawn.push({ ...piece });
  }
  return drawn;
}
