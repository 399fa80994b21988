import { open, readFile, writeFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { drawPages } from '#server/platform/documents/pdf/archive/draw-pages.ts';
import { jpegOfPhoto } from '#server/platform/documents/pdf/archive/jpeg-of-photo.ts';
import {
  type BoundFile,
  type BoundPicture,
  type BoundPictures,
  bindPages,
  refuseLayers,
} from '#server/platform/documents/pdf/binding/bind-pages.ts';
import { formsOfPdf, type PageLook } from '#server/platform/documents/pdf/binding/forms-of-pdf.ts';
import { writePdf } from '#server/platform/documents/pdf/pdf-writer.ts';
import { textRuns } from '#server/platform/documents/text-runs.ts';
import { extractText } from '#server/platform/sandbox/extract-text.ts';
import { withPdf } from '#server/platform/sandbox/pdf-text.ts';
import { serveTasks, UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import { zipEntries } from '#server/platform/sandbox/zip-entry.ts';
import { FILING } from '#shared/contracts/drafts/prepare-filing.ts';
import { isPhonePhoto } from '#shared/contracts/files.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { newBlockId } from '../complete-draft.ts';
import { exportDocument } from '../export-document.ts';
import { draftOfDocx } from '../import/docx-document.ts';

/** `read`: writes the pages of a file to `forms`. `bind`: writes the finished PDF to `out`. `pdf`: writes a file as a PDF. `draw`: adds pictures of its pages to `pictures`. */
export type BindTask =
  | { kind: 'read'; file: string; extension: string; forms: string }
  | { kind: 'bind'; base: string; files: (BoundFile | BoundPictures)[]; out: string }
  | { kind: 'pdf'; file: string; extension: string; pdf: string }
  | { kind: 'draw'; pdf: string; from: number; count: number; quality: number; pictures: string };

/** `pdf`: the number of pages of the file, which is a PDF at `pdf` then. `draw`: pages whose pictures are behind the file `pictures`. */
export type Drawn = Omit<BoundPicture, 'words'> & { signed: boolean; words: string | null };
export type BindResult = PageLook[] | Drawn[] | { pages: number };

const A4 = [595.28, 841.89] as const;
/** A picture is held in memory as it is drawn. */
const MOST_PIXELS = 60_000_000;

interface Picture {
  width: number;
  height: number;
  /** Orientation of the camera (EXIF); values from 5 on mean a quarter turn. */
  orientation?: number;
}

/** A PNG is packed: its header says how large it gets. */
const pngPixels = (bytes: Buffer) =>
  bytes.length > 24 ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : 0;

/** A PDF has no smaller pages, in points. */
const SMALLEST_SIDE = 3;

/** A picture on a page of its own that is no larger than it, so that a place on the page is one on the picture. */
async function pdfOfPicture(bytes: Buffer, extension: string): Promise<Uint8Array> {
  if (extension === 'png' && pngPixels(bytes) > MOST_PIXELS)
    throw new UnreadableFileError(sentenceOf(fileReading.pictureTooLarge, { max: MOST_PIXELS / 1_000_000 }));
  const chunks: Buffer[] = [];
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const ended = new Promise<void>((resolve, reject) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', resolve)
      .once('error', reject);
  });
  try {
    // The types of pdfkit leave it out.
    const { openImage } = document as unknown as { openImage: (bytes: Buffer) => Picture };
    const { orientation = 1, width: across, height: down } = openImage.call(document, bytes);
    const [wide, high] = orientation > 4 ? [down, across] : [across, down];
    const [most, least] = wide > high ? [A4[1], A4[0]] : A4;
    const scale = Math.min(most / wide, least / high);
    const inPoints = (dots: number) => Math.max(SMALLEST_SIDE, dots * scale);
    const fit: [number, number] = [inPoints(wide), inPoints(high)];
    document.addPage({ size: fit, margin: 0 });
    document.image(bytes, 0, 0, { fit });
  } catch (cause) {
    throw new UnreadableFileError(sentenceOf(fileReading.pictureDamaged), { cause });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

async function pdfOfText(file: string, extension: string): Promise<Uint8Array> {
  const { pages } = await extractText(file, extension);
  const lines = pages.join('\n').split(/\r?\n/u);
  const blocks = lines.map((text) => ({ kind: 'paragraph' as const, runs: textRuns(text) }));
  return writePdf({ title: '', language: 'en-IN', header: '', blocks });
}

/** A Word document whose parts all have a form here; one with others would lose them. */
async function pdfOfWord(bytes: Buffer): Promise<Uint8Array> {
  const { document, losses } = draftOfDocx(bytes, newBlockId);
  const margins = zipEntries(bytes, (name) => /^word\/(?:header|footer)\d*\.xml$/u.test(name));
  if (losses.length > 0 || margins.size > 0)
    throw new UnreadableFileError(sentenceOf(fileReading.wordNotSimple));
  return writePdf(exportDocument({ title: '', document, before: [], after: [] }));
}

async function pdfOf(file: string, extension: string): Promise<Uint8Array> {
  if (extension === 'txt') return pdfOfText(file, extension);
  const bytes = await readFile(file);
  if (extension === 'pdf') return bytes;
  if (extension === 'docx') return pdfOfWord(bytes);
  return isPhonePhoto(`.${extension}`)
    ? pdfOfPicture(await jpegOfPhoto(bytes), 'jpg')
    : pdfOfPicture(bytes, extension);
}

async function asPdf({ file, extension, pdf }: BindTask & { kind: 'pdf' }): Promise<{ pages: number }> {
  const bytes = await pdfOf(file, extension);
  const pages = await withPdf(bytes, (_document, count) => count, { most: FILING.pages });
  await writeFile(pdf, bytes, { mode: 0o600 });
  return { pages };
}

async function draw({ pdf, from, count, quality, pictures }: BindTask & { kind: 'draw' }): Promise<Drawn[]> {
  const file = await open(pictures, 'a', 0o600);
  try {
    let { size: start } = await file.stat();
    const drawn: Drawn[] = [];
    await drawPages(
      await readFile(pdf),
      { from, count, quality, most: FILING.pages },
      async ({ stream, ...page }) => {
        await file.appendFile(stream);
        drawn.push({ ...page, start, bytes: stream.length });
        start += stream.length;
      },
    );
    return drawn;
  } finally {
    await file.close();
  }
}

/** The child process that turns untrusted files into pages and binds them. */
await serveTasks<BindTask, BindResult>(async (task) => {
  if (task.kind === 'pdf') return asPdf(task);
  if (task.kind === 'draw') return draw(task);
  if (task.kind === 'bind') {
    await bindPages(task.base, task.files, task.out);
    return [];
  }
  const { forms, pages } = await formsOfPdf(await pdfOf(task.file, task.extension));
  refuseLayers(forms);
  await writeFile(task.forms, forms, { mode: 0o600 });
  return pages;
});
