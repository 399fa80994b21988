import { readFileSync } from 'node:fs';
import { withUnicodeHindi } from '#law/text/legacy-hindi.ts';
import { withSingleLetters } from '#law/text/repeated-letters.ts';
import { textLayerDamage } from '#law/text/text-layer.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { utf16Order } from '#shared/utf16-order.ts';
import { docxText } from './docx-text.ts';
import { htmlText } from './markup.ts';
import { pdfPagesAndScans } from './pdf-text.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/** The text of a file, page by page if it has pages. Call it only in a sandboxed child. */
export interface ExtractedText {
  pages: string[];
  /** The numbers of the pages, from 1, that are pictures of whole sheets beside pages with text. */
  scans: number[];
}

/** Windows-1252 from 0x80 to 0x9F. Node 20 decodes these as control characters, so they are decoded here. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.replaceAll(/[\u0080-\u009f]/gu, (one) => WINDOWS_1252[one.charCodeAt(0) - 0x80] ?? one);
}

/** Decodes UTF-8, UTF-16 with or without a byte order mark, or Windows-1252, which courts still publish. */
export function decodeText(bytes: Uint8Array): string {
  const order = utf16Order(bytes);
  if (order !== undefined) return new TextDecoder(order).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

const TAB = 9;
const CARRIAGE_RETURN = 13;
const BLANK = 32;

/** The number of control characters that occur in no text; tabs, line breaks and form feeds are allowed. */
function oddCharacters(text: string): number {
  let odd = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < TAB || (code > CARRIAGE_RETURN && code < BLANK)) odd += 1;
  }
  return odd;
}

/** Without this check, a picture or a program with the extension of a text would become a page of nonsense. */
function plainText(bytes: Buffer): string {
  const text = decodeText(bytes);
  const sample = text.slice(0, 65_536);
  // A single control character is no reason to refuse a judgment.
  if (oddCharacters(sample) > sample.length / 100)
    throw new UnreadableFileError(sentenceOf(fileReading.notText));
  return text.replaceAll('\u0000', '');
}

/**
 * The text of an HTML page with an empty line after each block. A line break of its source is white space, except in
 * preformatted text, as older judgments are published.
 */
function htmlParagraphs(html: string): string {
  if (/<pre[\s>]/iu.test(html)) return htmlText(html);
  return htmlText(html.replace(/\s+/gu, ' ')).replaceAll('\n', '\n\n');
}

function partsOf(bytes: Buffer, extension: string): string[] {
  switch (extension) {
    case 'docx':
      return [docxText(bytes).text];
    case 'html':
    case 'htm':
      return [htmlParagraphs(plainText(bytes))];
    default:
      return [plainText(bytes)];
  }
}

/** A child has nothing else to do meanwhile, and waiting for the threads of `fs/promises` costs more than the reading. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const said = code === 'EACCES' || code === 'EPERM' ? fileReading.notPermitted : fileReading.notOpened;
    throw new UnreadableFileError(sentenceOf(said), { cause });
  }
}

/**
 * Errors: `UnreadableFileError` with the sentence for the user: protected, damaged, empty, or without a text layer.
 */
export async function extractText(file: string, extension: string): Promise<ExtractedText> {
  const bytes = bytesOf(file);
  if (bytes.length === 0) throw new UnreadableFileError(sentenceOf(fileReading.empty));
  if (extension !== 'pdf') {
    const pages = partsOf(bytes, extension).map(withSingleLetters);
    if (isBlank(pages)) throw new UnreadableFileError(sentenceOf(fileReading.noText));
    if (extension !== 'json' && pages.some(isDamaged))
      throw new UnreadableFileError(sentenceOf(fileReading.textDamaged));
    return { pages, scans: [] };
  }
  const { pages, scans, damaged } = await pdfPagesAndScans(bytes);
  if (isBlank(pages))
    throw new UnreadableFileError(
      sentenceOf(damaged ? fileReading.pdfOnlyDamaged : fileReading.pdfOnlyPictures),
    );
  return { pages, scans };
}

/** Characters of each of two samples: a look at the whole of every text would cost as much as reading it. */
const SAMPLE = 3_000;

/** True for a text whose letters or spaces are damaged; no picture of its pages could tell its words. */
function isDamaged(text: string): boolean {
  const samples = [0.25, 0.75].map((at) => {
    const from = Math.max(0, Math.floor(text.length * at) - SAMPLE / 2);
    return text.slice(from, from + SAMPLE);
  });
  const damaged = (part: string) => textLayerDamage(withUnicodeHindi(part)) !== undefined;
  return samples.some(damaged) && damaged(text);
}

function isBlank(pages: readonly string[]): boolean {
  return pages.every((page) => page.trim() === '');
}
