import { readFile } from 'node:fs/promises';
import { withUnicodeHindi } from '#law/text/legacy-hindi.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { splitFileParts } from '#shared/split-file-parts.ts';
import { docText } from './doc-text.ts';
import { docxText } from './docx-text.ts';
import { decodeText, decodeWindows1252, extractText } from './extract-text.ts';
import { mailText } from './mail-text.ts';
import { odtText } from './odt-text.ts';
import { type PdfPage, pdfPagesAndPictures } from './pdf-text.ts';
import { rtfText } from './rtf-text.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import type { UnreadPart } from './unread-parts.ts';
import type { Loss } from './word/scanned.ts';
import { xlsxText } from './xlsx-text.ts';

/** A longer page is cut: no paper page holds so much text, and the word index accepts no more. */
export const LONGEST_PAGE = 100_000;
/** Limits for a file without pages: the number of its parts and the length of its text. */
const MAX_PARTS = 20_000;
const MAX_CHARACTERS = 60_000_000;
const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif', 'heic', 'heif']);

export interface WholeText {
  pages: string[];
  losses: UnreadPart[];
}

const UNREAD: Partial<Record<Loss, UnreadPart>> = {
  pictures: 'pictures',
  comments: 'comments',
  symbols: 'parts',
  formulas: 'parts',
  embedded: 'parts',
  unreadFont: 'parts',
  unknown: 'parts',
};

const whole = ({ text, losses = [] }: { text: string; losses?: UnreadPart[] }): WholeText => ({
  pages: [text],
  losses,
});

/**
 * The text of a file, page by page if it has pages, and the kinds of content that it does not have. Errors: as
 * `readFilePages`.
 */
export async function readText(file: string, extension: string): Promise<WholeText> {
  switch (extension) {
    case 'doc':
      return whole({ text: await docText(await readFile(file)) });
    case 'docx': {
      const { text, losses } = docxText(await readFile(file));
      if (text.trim() === '') throw new UnreadableFileError(sentenceOf(fileReading.noText));
      return whole({ text, losses: [...new Set(losses.flatMap((loss) => UNREAD[loss] ?? []))] });
    }
    case 'eml':
      return whole({ text: await mailText(await readFile(file)) });
    case 'odt':
      return whole(odtText(await readFile(file)));
    case 'xlsx':
      return xlsxText(await readFile(file));
    case 'rtf':
      return whole(
        rtfText(decodeText(await readFile(file)), (byte) => decodeWindows1252(Uint8Array.of(byte))),
      );
    default: {
      const { pages, scans } = await extractText(file, extension);
      return { pages, losses: scans.length > 0 ? ['pictures'] : [] };
    }
  }
}

const textsOf = async (file: string, extension: string): Promise<string[]> =>
  (await readText(file, extension)).pages.flatMap(splitFileParts);

/**
 * The pages of a file, with those that are pictures to recognise; a file without pages is split into parts of some
 * thousand characters. Call it only in a sandboxed child. Errors: `UnreadableFileError` with the sentence for the
 * user.
 */
export async function readFilePages(file: string, extension: string): Promise<PdfPage[]> {
  if (PICTURES.has(extension)) return [{ text: '', picture: true }];
  const pages =
    extension === 'pdf'
      ? await pdfPagesAndPictures(await readFile(file))
      : (await textsOf(file, extension)).map((text) => ({ text: withUnicodeHindi(text), picture: false }));
  if (pages.every(({ text, picture }) => !picture && text.trim() === ''))
    throw new UnreadableFileError(sentenceOf(fileReading.noText));
  if (pages.length > MAX_PARTS)
    throw new UnreadableFileError(
      sentenceOf(fileReading.tooManyPages, { pages: pages.length, max: MAX_PARTS }),
    );
  let left = MAX_CHARACTERS;
  return pages.map(({ text, picture }) => {
    const kept = text.slice(0, Math.min(LONGEST_PAGE, left));
    left -= kept.length;
    return { text: kept, picture };
  });
}
