import { readFile } from 'node:fs/promises';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { splitFileParts } from '#shared/split-file-parts.ts';
import { docText } from './doc-text.ts';
import { decodeText, decodeWindows1252, extractText } from './extract-text.ts';
import { htmlText } from './markup.ts';
import { odtText, rtfText, xlsxText } from './office-text.ts';
import { type PdfPage, pdfPagesAndPictures } from './pdf-text.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/** A page longer than this is cut: no page of paper holds so much, and the index of words takes no more. */
export const LONGEST_PAGE = 100_000;
/** A file without pages of its own has no more parts than this, and no file more text. */
const MAX_PARTS = 20_000;
const MAX_CHARACTERS = 60_000_000;
const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif']);

/** A header of this many bytes is no letter's, and a mail inside a mail inside a mail is left as an enclosure. */
const MAIL_LIMITS = { maxHeadersSize: 128 * 1024, maxNestingDepth: 50, maxRfc822NestingDepth: 2 };

/** A date that could be understood as it reads in India, any other as it was written. */
function when(date: string): string {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : `${indianDate(at)}, ${indianTime(at)}`;
}

/** The text of a mail: whom from and to, what about, what it says, what it encloses. */
async function mailText(bytes: Buffer): Promise<string> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, MAIL_LIMITS);
  const person = (one: { name?: string | undefined; address?: string | undefined }) =>
    [one.name, one.address && `<${one.address}>`].filter(Boolean).join(' ');
  const enclosed = mail.attachments.map(({ filename }) => filename).filter(Boolean);
  const lines = [
    mail.from && `From: ${person(mail.from)}`,
    mail.to && `To: ${mail.to.map(person).join(', ')}`,
    mail.cc && `Cc: ${mail.cc.map(person).join(', ')}`,
    mail.date && `Date: ${when(mail.date)}`,
    mail.subject && `Subject: ${mail.subject}`,
    `\n${mail.text ?? htmlText(mail.html ?? '')}`,
    enclosed.length > 0 && `\nEnclosed: ${enclosed.join(', ')}`,
  ];
  return lines.filter(Boolean).join('\n');
}

async function textsOf(file: string, extension: string): Promise<string[]> {
  switch (extension) {
    case 'doc':
      return splitFileParts(await docText(await readFile(file)));
    case 'eml':
      return splitFileParts(await mailText(await readFile(file)));
    case 'odt':
      return splitFileParts(odtText(await readFile(file)));
    case 'xlsx':
      return xlsxText(await readFile(file)).flatMap(splitFileParts);
    case 'rtf':
      return splitFileParts(
        rtfText(decodeText(await readFile(file)), (byte) => decodeWindows1252(Uint8Array.of(byte))),
      );
    default:
      return (await extractText(file, extension)).pages.flatMap(splitFileParts);
  }
}

/**
 * The pages of a file, with those that are pictures to be recognised; a file without pages comes in parts of some
 * thousand characters. Only ever called in a sandboxed child. Errors: `UnreadableFileError` with the sentence the user reads.
 */
export async function readFilePages(file: string, extension: string): Promise<PdfPage[]> {
  if (PICTURES.has(extension)) return [{ text: '', picture: true }];
  const pages =
    extension === 'pdf'
      ? await pdfPagesAndPictures(await readFile(file))
      : (await textsOf(file, extension)).map((text) => ({ text, picture: false }));
  if (pages.every(({ text, picture }) => !picture && text.trim() === ''))
    throw new UnreadableFileError('The file holds no text.');
  if (pages.length > MAX_PARTS)
    throw new UnreadableFileError(`The file has ${pages.length} pages; at most ${MAX_PARTS} are read.`);
  let left = MAX_CHARACTERS;
  return pages.map(({ text, picture }) => {
    const kept = text.slice(0, Math.min(LONGEST_PAGE, left));
    left -= kept.length;
    return { text: kept, picture };
  });
}
