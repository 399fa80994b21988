import { copyFile, type FileHandle, open, readFile } from 'node:fs/promises';
import { unpackWords } from '#server/platform/sandbox/placed-words.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { MalformedPdf, PdfObjects, referencesOf, renumbered } from './pdf-objects.ts';
import { addWordsFont, type Frame, invisibleWords, packedStream, WORDS_FONT } from './text-layer.ts';

/** The place that a document keeps for a page of another file. */
export interface PagePlace {
  /** The number of the object that becomes the page. */
  object: number;
  frame: Frame;
}

export interface BoundFile {
  /** The path of a PDF that `formsOfPdf` made. */
  forms: string;
  pages: readonly PagePlace[];
  /** The path of a file with a `WordsOfPage` in JSON on each line, for scans of which words were recognised. */
  words?: string;
}

/** A picture of a page in a file of pictures, and the size of its page in points. */
export interface BoundPicture {
  kind: 'bilevel' | 'grey' | 'colour';
  width: number;
  height: number;
  across: number;
  down: number;
  /** Its bytes in the file. */
  start: number;
  bytes: number;
  words: string | null;
}

/** Pages that are pictures. */
export interface BoundPictures {
  /** The path of the file with all pictures. */
  pictures: string;
  pages: readonly (PagePlace & { picture: BoundPicture })[];
}

/** The recognised words of a page, as `packWords` keeps them. Pages are counted from 1. */
export interface WordsOfPage {
  page: number;
  words: string;
}

const LAYERS = /\/Type\s*\/OC(?:G|MD)\b/u;
const BOX = /\/BBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/u;
const MATRIX = /\/Matrix\s*\[([-\d.\s]+)\]/u;
/** Names that PDFium gives the pages on its sheets, in their order. */
const FORM_NAMES = /\/X(\d+)\s+(\d+)\s+0\s+R/gu;

/** The box of a form as it is shown: PDFium turns a page upright by the matrix of its form. */
function shownBox(text: string): Frame {
  const box = BOX.exec(text)?.slice(1).map(Number);
  if (!box) throw new MalformedPdf('a form without a box');
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    MATRIX.exec(text)?.[1]?.trim().split(/\s+/u).map(Number) ?? [];
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { left: x, bottom: y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** As large as the frame allows and no larger than it was, at the top and in the middle: the matrix, and the place. */
function placed(box: Frame, frame: Frame): { matrix: number[]; page: Frame } {
  const scale = Math.min(1, frame.width / Math.max(box.width, 1), frame.height / Math.max(box.height, 1));
  const [width, height] = [scale * box.width, scale * box.height];
  const page = {
    left: frame.left + (frame.width - width) / 2,
    bottom: frame.bottom + frame.height - height,
    width,
    height,
  };
  const matrix = [scale, 0, 0, scale, page.left - scale * box.left, page.bottom - scale * box.bottom];
  return { matrix, page };
}

const numbers = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4))).join(' ');

/** Writes further objects behind a PDF, and then the table that names them. */
class Update {
  readonly #file: FileHandle;
  readonly #starts = new Map<number, number>();
  #at: number;
  /** The number of the next new object. */
  next: number;
  #wordsFont: Promise<number> | undefined;

  constructor(file: FileHandle, at: number, next: number) {
    this.#file = file;
    this.#at = at;
    this.next = next;
  }

  async object(number: number, text: string, stream?: Buffer): Promise<void> {
    this.#starts.set(number, this.#at);
    await this.#write(Buffer.from(`${number} 0 obj\n${text}\n`, 'latin1'));
    if (stream) await this.#write(stream);
    await this.#write(Buffer.from('\nendobj\n', 'latin1'));
  }

  /** The number of the font of recognised words, which all pages share. */
  wordsFont(): Promise<number> {
    this.#wordsFont ??= addWordsFont(async (text, stream) => {
      const number = this.next++;
      await this.object(number, text, stream);
      return number;
    });
    return this.#wordsFont;
  }

  /** An update without objects would have an empty table, which PDF/A forbids (ISO 19005-2, 6.1.4): the file stays as it is. */
  async end(trailer: string, before: number): Promise<void> {
    if (this.#starts.size === 0) return;
    const table = this.#at;
    const lines = [...this.#starts]
      .sort(([a], [b]) => a - b)
      .map(([number, start]) => `${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`);
    await this.#write(Buffer.from(`xref\n${lines.join('')}`, 'latin1'));
    const more = `trailer\n<< /Size ${this.next} ${trailer} /Prev ${before} >>\nstartxref\n${table}\n%%EOF\n`;
    await this.#write(Buffer.from(more, 'latin1'));
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#file.appendFile(bytes);
    this.#at += bytes.length;
  }
}

const textOf = (objects: PdfObjects, number: number | undefined): string =>
  (number === undefined ? undefined : objects.get(number)?.text) ?? '';

/** The forms on the sheets, in the order of their pages. */
function formsOn(objects: PdfObjects): number[] {
  const one = (name: string, text: string) =>
    Number(new RegExp(`/${name}\\s+(\\d+)\\s+\\d+\\s+R`, 'u').exec(text)?.[1] ?? Number.NaN);
  const sheets = textOf(objects, one('Pages', textOf(objects, one('Root', objects.trailer))));
  const kids = /\/Kids\s*\[([^\]]*)\]/u.exec(sheets)?.[1] ?? '';
  const named = [...kids.matchAll(/(\d+)\s+\d+\s+R/gu)].flatMap(([, kid]) =>
    [...textOf(objects, Number(kid)).matchAll(FORM_NAMES)].map(
      ([, place, number]) => [Number(place), Number(number)] as const,
    ),
  );
  return named.sort(([a], [b]) => a - b).map(([, number]) => number);
}

/** Refuses a file with layers: its forms show hidden ones too. Errors: `UnreadableFileError`. */
export function refuseLayers(forms: Buffer): void {
  const objects = new PdfObjects(forms);
  for (const number of neededObjects(objects, formsOn(objects)))
    if (LAYERS.test(textOf(objects, number)))
      throw new UnreadableFileError(sentenceOf(fileReading.pdfLayers));
}

/** The objects that the forms need. */
function neededObjects(objects: PdfObjects, forms: readonly number[]): Set<number> {
  const needed = new Set(forms);
  for (const number of needed) for (const other of objects.get(number)?.refers ?? []) needed.add(other);
  return needed;
}

async function wordsOfPages(file: string | undefined): Promise<ReadonlyMap<number, string>> {
  const lines = file === undefined ? [] : (await readFile(file, 'utf8')).split('\n');
  const pages = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as WordsOfPage);
  return new Map(pages.map(({ page, words }) => [page, words]));
}

async function addFile(update: Update, { forms: path, pages, words }: BoundFile): Promise<void> {
  const objects = new PdfObjects(await readFile(path));
  const forms = formsOn(objects);
  if (forms.length !== pages.length) throw new MalformedPdf('another number of pages');
  const needed = neededObjects(objects, forms);
  const first = update.next;
  const given = new Map([...needed].map((old, at) => [old, first + at]));
  update.next += needed.size;
  const numberOf = (old: number) => given.get(old) ?? 0;
  for (const [old, number] of given) {
    const object = objects.get(old);
    await update.object(number, object ? renumbered(object, numberOf) : 'null', object?.stream);
  }
  const recognised = await wordsOfPages(words);
  for (const [at, place] of pages.entries()) {
    const form = forms[at] ?? 0;
    const shown = { form: numberOf(form), box: shownBox(textOf(objects, form)) };
    await addPage(update, place, shown, recognised.get(at + 1));
  }
}

/** Shows a page in its place, with its recognised words. */
async function addPage(
  update: Update,
  { object, frame }: PagePlace,
  { form, box, unit }: { form: number; box: Frame; unit?: readonly number[] },
  words: string | undefined,
): Promise<void> {
  const { matrix, page } = placed(box, frame);
  const { left, bottom, width, height } = frame;
  const edges = numbers([left, bottom, left + width, bottom + height]);
  const layer = words === undefined ? '' : `\n${invisibleWords(unpackWords(words), page)}`;
  const fonts = words === undefined ? '' : `/Font << /${WORDS_FONT} ${await update.wordsFont()} 0 R >> `;
  const { said, stream } = packedStream(
    Buffer.from(`q ${numbers(matrix)} cm ${unit ? `${numbers(unit)} cm ` : ''}/Page Do Q${layer}`, 'latin1'),
  );
  const text =
    `<< /Type /XObject /Subtype /Form /BBox [${edges}] ` +
    `/Resources << ${fonts}/XObject << /Page ${form} 0 R >> >> ${said} >>`;
  await update.object(object, text, stream);
}

const SPACES = { bilevel: '/DeviceGray', grey: '/DeviceGray', colour: '/DeviceRGB' } as const;

function pictureSaid({ kind, width, height, bytes }: BoundPicture): string {
  const filter =
    kind === 'bilevel'
      ? `/BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`
      : '/BitsPerComponent 8 /Filter /DCTDecode';
  return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${SPACES[kind]} ${filter} /Length ${bytes} >>`;
}

async function addPictures(update: Update, { pictures, pages }: BoundPictures): Promise<void> {
  const file = await open(pictures, 'r');
  try {
    for (const { picture, object, frame } of pages) {
      const { buffer } = await file.read(Buffer.alloc(picture.bytes), 0, picture.bytes, picture.start);
      const number = update.next++;
      const stream = Buffer.concat([Buffer.from('stream\n'), buffer, Buffer.from('\nendstream')]);
      await update.object(number, pictureSaid(picture), stream);
      const box = { left: 0, bottom: 0, width: picture.across, height: picture.down };
      const unit = [picture.across, 0, 0, picture.down, 0, 0];
      await addPage(update, { object, frame }, { form: number, box, unit }, picture.words ?? undefined);
    }
  } finally {
    await file.close();
  }
}

/**
 * Puts pages of other files into the places that a PDF of `writePaperBook` keeps for them, and writes the result to
 * `out`. The bytes of the PDF stay, so its tags and bookmarks stay too. Holds one of the files in memory at a time.
 * Errors: `MalformedPdf`.
 */
export async function bindPages(
  base: string,
  files: readonly (BoundFile | BoundPictures)[],
  out: string,
): Promise<void> {
  const bytes = await readFile(base);
  const { trailer, table: before } = referencesOf(bytes);
  const size = Number(/\/Size\s+(\d+)/u.exec(trailer)?.[1] ?? Number.NaN);
  const kept = ['Root', 'Info'].map(
    (name) => new RegExp(`/${name}\\s+\\d+\\s+\\d+\\s+R`, 'u').exec(trailer)?.[0],
  );
  const id = /\/ID\s*\[[^\]]*\]/u.exec(trailer)?.[0] ?? '';
  if (!Number.isInteger(size) || !kept[0]) throw new MalformedPdf('no trailer');
  await copyFile(base, out);
  const file = await open(out, 'a', 0o600);
  try {
    const update = new Update(file, bytes.length, size);
    for (const one of files) await ('pictures' in one ? addPictures(update, one) : addFile(update, one));
    await update.end(`${kept.join(' ')} ${id}`, before);
  } finally {
    await file.close();
  }
}
