import PDFDocument from 'pdfkit';
import type { PageLayout } from '#law/drafting/page-layout.ts';
import type { Alignment, DocumentModel, QrCode } from '../model.ts';
import { qrModules } from '../qr-code.ts';
import { archiveMetadata } from './archive/metadata.ts';
import type { PagePlace } from './binding/bind-pages.ts';
import { type PdfFont, pdfFonts } from './fonts.ts';
import { type Line, linesOf } from './lines.ts';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
/** Margins of a page without a layout. */
const MARGINS = { top: 72, bottom: 72, left: 72, right: 72 };
const BODY: TextSize = { size: 12, lineHeight: 18 };
const POINTS_A_CM = 72 / 2.54;
/** The height of a line of single spacing, as word processors take it for a serif font. */
const SINGLE = 1.15;
/** Above the text and below it, at most. */
const HEADER_GAP = 32;
const FOOTER_GAP = 18;
const SMALL: TextSize = { size: 9, lineHeight: 18 };
/** Slant of italic letters of a font without italics, in degrees: Indian scripts have none. */
const LEAN = 12;
/** Distance from the top of a line to its baseline, as a part of its height. */
const BASELINE = 0.74;
const RULE = 0.5;
/** The side of a QR code with its border, in points. */
const QR_SIDE = 96;
/** Around a page of another file, in points: at its sides, and above and below it for a stamp and a number. */
const STAMPED = { side: 24, band: 46, stamp: 20 } as const;
/** The name by which a page draws the page of another file. */
const FORM = 'Annexure';
/** From the line of the letters to the line below them, as a part of the size. */
const UNDERLINE = 0.14;
/** The colour behind a blank, that of its style in a Word document. */
const BLANK = '#FFF2CC';

export interface TextSize {
  size: number;
  lineHeight: number;
}

export interface Place extends TextSize {
  x: number;
  y: number;
  width: number;
  align?: Alignment;
}

export interface BoundPage {
  wide: boolean;
  stamp: string;
  note?: string;
}

type Structure = PDFKit.PDFStructureElement;

const spaced = (size: number, spacing: number): TextSize => ({ size, lineHeight: size * SINGLE * spacing });
const inPoints = ({ top, bottom, left, right }: PageLayout['margins']) => ({
  top: top * POINTS_A_CM,
  bottom: bottom * POINTS_A_CM,
  left: left * POINTS_A_CM,
  right: right * POINTS_A_CM,
});

/** The pages of a PDF, filled from top to bottom. Whatever is drawn without a `structure` is not part of the text. */
export class PdfPages {
  readonly document: PDFKit.PDFDocument;
  /** Position of the next line. */
  y: number;
  readonly text: { left: number; top: number; width: number; bottom: number };
  readonly body: TextSize;
  readonly quote: TextSize;
  readonly #root: Structure;
  readonly #header: readonly Line[];
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;
  readonly #fonts = new Set<PdfFont>();
  #page: number;
  readonly #first: number;
  #closes = false;
  #level = 0;

  /** `from` is the number of the page before the first. `isArchive`: the file says that it is PDF/A-2b. */
  constructor({ title, language, header, layout }: DocumentModel, { from = 0, isArchive = true } = {}) {
    const margins = layout ? inPoints(layout.margins) : MARGINS;
    this.text = {
      left: margins.left,
      top: margins.top,
      width: PAGE.width - margins.left - margins.right,
      bottom: PAGE.height - margins.bottom,
    };
    this.body = layout ? spaced(layout.size, layout.lineSpacing) : BODY;
    this.quote = layout ? spaced(layout.quoteSize, layout.quoteLineSpacing) : BODY;
    this.y = margins.top;
    this.#page = from;
    this.#first = from + 1;
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      // The colours of the pages are those of the profile that comes with this subset.
      ...(isArchive ? { subset: 'PDF/A-2b' as const } : {}),
      info: { Title: title, Creator: 'Munshi', Producer: 'Munshi' },
    });
    this.#describe(title, isArchive);
    this.#ended = new Promise((resolve, reject) => {
      this.document
        .on('data', (chunk: Buffer) => this.#chunks.push(chunk))
        .once('end', resolve)
        .once('error', reject);
    });
    this.#closeMarksInside();
    this.#header = linesOf([{ text: header }], pdfFonts, SMALL.size, this.text.width).slice(0, 1);
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.newPage();
  }

  newPage(): void {
    this.document.addPage();
    this.#page += 1;
    const { top, bottom, width } = this.text;
    this.y = top;
    const number = linesOf([{ text: String(this.#page) }], pdfFonts, SMALL.size, width);
    this.#inMargin(number, bottom + FOOTER_GAP);
    if (this.#page > this.#first) this.#inMargin(this.#header, Math.max(12, top - HEADER_GAP));
  }

  /** The number that is printed on the current page. */
  get page(): number {
    return this.#page;
  }

  /**
   * A page of another file, with `stamp` above it and `note` below it. `bindPages` fills the place. `structure` is what the
   * page is for screen readers; `heading` has the stamp, which is else no part of the text.
   */
  boundPage({ wide, stamp, note }: BoundPage, structure: Structure, heading?: Structure): PagePlace {
    const { document } = this;
    const [width, height] = wide ? [PAGE.height, PAGE.width] : [PAGE.width, PAGE.height];
    document.addPage({ size: [width, height], margin: 0 });
    this.#page += 1;
    const across = { x: STAMPED.side, width: width - 2 * STAMPED.side };
    const lineOf = (text: string, bold: boolean) =>
      linesOf([{ text, bold }], pdfFonts, BODY.size, across.width)[0];
    const at = { ...BODY, ...across, y: STAMPED.stamp };
    const above = lineOf(stamp, true);
    if (above) this.line(above, { ...at, align: 'right' }, heading);
    const below = height - STAMPED.band + 8;
    const noted = note === undefined ? undefined : lineOf(note, true);
    if (noted) this.line(noted, { ...at, y: below, align: 'right' }, structure);
    const number = linesOf([{ text: String(this.#page) }], pdfFonts, SMALL.size, across.width);
    this.#inMargin(number, below, across);
    const form = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1] });
    // An object without bytes would be no stream.
    form.end(Buffer.from(' '));
    document.page.xobjects[FORM] = form;
    const content = document.markStructureContent('Span');
    // pdfkit counts from the top, a form from the bottom.
    document.addContent(`q 1 0 0 -1 0 ${height} cm /${FORM} Do Q`);
    document.endMarkedContent();
    structure.add(content);
    const { side: left, band: bottom } = STAMPED;
    return { object: form.id, frame: { left, bottom, width: across.width, height: height - 2 * bottom } };
  }

  /** Starts a page when less than `height` points are left on this one. */
  keep(height: number): void {
    if (this.y + height > this.text.bottom && this.y > this.text.top) this.newPage();
  }

  get left(): number {
    return this.text.bottom - this.y;
  }

  /** An element for a heading. The first has level 1 and no level is left out (PDF/UA-1, 7.4.2), whatever the document says. */
  heading(level: number, parent?: Structure): Structure {
    this.#level = Math.min(level, this.#level + 1);
    return this.structure(`H${this.#level}`, parent);
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
  line(line: Line, at: Place, structure?: Structure): void {
    const room = at.width - line.width;
    let x = at.x;
    if (at.align === 'center') x += room / 2;
    else if (at.align === 'right' || line.rightToLeft) x += room;
    for (const piece of joined(line)) {
      this.#draw(piece, { ...at, x }, structure);
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

  /** A QR code with its left edge at the text, and a description for screen readers. */
  qrCode({ text, alt }: QrCode): void {
    this.keep(QR_SIDE);
    const { size, dark } = qrModules(text);
    const module = QR_SIDE / size;
    const structure = this.structure('Figure', this.#root, { alt });
    structure.add(this.document.markStructureContent('Figure'));
    for (const [x, y, length] of dark)
      this.document.rect(this.text.left + x * module, this.y + y * module, length * module, module);
    this.document.fill('black').endMarkedContent();
    structure.end();
    this.y += QR_SIDE;
  }

  async end(): Promise<Uint8Array> {
    this.#root.end();
    this.document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #inMargin(lines: readonly Line[], y: number, across = { x: this.text.left, width: this.text.width }): void {
    this.document.markContent('Artifact', { type: 'Pagination' });
    for (const line of lines) {
      let x = across.x + (across.width - line.width) / 2;
      for (const { parts } of joined(line)) x = this.#write(parts, x, y, SMALL);
    }
    this.document.endMarkedContent();
  }

  #draw({ text, rewritten, language, parts }: Drawn, at: Place, structure?: Structure): void {
    const { x, y } = at;
    this.#markBlanks(parts, at);
    if (structure) {
      const content = this.document.markStructureContent('Span', {
        ...(rewritten ? { actual: text } : {}),
        ...(language ? { lang: language } : {}),
      });
      structure.add(content);
    } else this.document.markContent('Artifact', { type: 'Pagination' });
    const end = this.#write(parts.slice(0, -1), x, y, at);
    this.#closes = true;
    this.#write(parts.slice(-1), end, y, at);
    this.#underline(parts, at);
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

  /** Replaces the metadata of pdfkit, which writes titles into XML as they are. */
  #describe(title: string, isArchive: boolean): void {
    const { document } = this;
    // The types of pdfkit leave these out.
    const inner = document as unknown as {
      endMetadata: () => void;
      appendXML: (xml: string) => void;
      _root: { data: Record<string, unknown> };
    };
    inner.appendXML = () => undefined;
    inner.endMetadata = () => {
      const metadata = document.ref({ Type: 'Metadata', Subtype: 'XML' });
      Object.assign(metadata, { compress: false });
      metadata.write(Buffer.from(archiveMetadata({ title, isArchive }), 'utf8'));
      metadata.end(undefined);
      inner._root.data.Metadata = metadata;
    };
  }

  #register(font: PdfFont): void {
    this.#fonts.add(font);
    // pdfkit also takes an opened font, which its types do not say.
    this.document.registerFont(font.name, font.font as unknown as Uint8Array);
  }

  /** Behind the letters of blanks, as in a Word document: a paper with one is not ready to be filed. */
  #markBlanks(parts: Drawn['parts'], { x: from, y, lineHeight }: Place): void {
    if (!parts.some(({ blank }) => blank)) return;
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.save();
    let x = from;
    for (const { blank, width } of parts) {
      if (blank) this.document.rect(x, y, width, lineHeight);
      x += width;
    }
    this.document.fill(BLANK).restore();
    this.document.endMarkedContent();
  }

  /** Below the letters of underlined parts. */
  #underline(parts: Drawn['parts'], { x: from, y, size, lineHeight }: Place): void {
    const below = y + lineHeight * BASELINE + size * UNDERLINE;
    let x = from;
    for (const { underline, width } of parts) {
      if (underline) this.rule([x, below], [x + width, below]);
      x += width;
    }
  }

  /** Returns where the text ends. */
  #write(parts: Drawn['parts'], from: number, y: number, { size, lineHeight }: TextSize): number {
    let x = from;
    for (const { font, shown, width, italic } of parts) {
      if (!this.#fonts.has(font)) this.#register(font);
      this.document
        .font(font.name)
        .fontSize(size)
        .text(shown, x, y + lineHeight * BASELINE, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(italic && !font.leans ? { oblique: LEAN } : {}),
        });
      x += width;
    }
    return x;
  }
}

/** Text that is drawn and copied as one: words in the first font, or one word in a font that reorders. */
interface Drawn {
  text: string;
  parts: {
    shown: string;
    font: PdfFont;
    width: number;
    italic: boolean;
    underline: boolean;
    blank: boolean;
  }[];
  /** True when the glyphs differ from the text, so that readers need the text beside them. */
  rewritten: boolean;
  language: string | undefined;
  width: number;
  /** Property of the last piece. */
  last: boolean;
  level: number;
}

/** The pieces of a line, as few as readers need to copy them in order. */
function joined({ pieces }: Line): Drawn[] {
  const drawn: Drawn[] = [];
  for (const { text, shown, font, width, language, last, level, italic, underline, blank } of pieces) {
    const style = { italic, underline, blank };
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
      if (
        part?.font === font &&
        part.italic === italic &&
        part.underline === underline &&
        part.blank === blank
      ) {
        part.shown += shown;
        part.width += width;
      } else before.parts.push({ ...style, shown, font, width });
    } else {
      const parts = [{ ...style, shown, font, width }];
      drawn.push({ text, parts, rewritten, language, width, last, level });
    }
  }
  return drawn;
}
