import { readFile } from 'node:fs/promises';
import { withUnicodeHindi } from '#law/text/legacy-hindi.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { splitFileParts } from '#shared/split-file-parts.ts';
import { docText } from './doc-text.ts';
import { decodeText, decodeWindows1252, extractText } from './extract-text.ts';
import { htmlText } from './markup.ts';
import { odtText, rtfText, xlsxText } from './office-text.ts';
import { type PdfPage, pdfPagesAndPictures } from './pdf-text.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/** A longer page is cut: no paper page holds so much text, and the word index accepts no more. */
export const LONGEST_PAGE = 100_000;
/** Limits for a file without pages: the number of its parts and the length of its text. */
const MAX_PARTS = 20_000;
const MAX_CHARACTERS = 60_000_000;
const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif']);

/** The largest header of an email; deeply nested emails remain attachments. */
const MAIL_LIMITS = { maxHeadersSize: 128 * 1024, maxNestingDepth: 50, maxRfc822NestingDepth: 2 };

/** A date in Indian time if it can be parsed, otherwise unchanged. */
function when(date: string): string {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : `${indianDate(at)}, ${indianTime(at)}`;
}

/** The text of an email: sender, recipients, subject, body and the names of attachments. */
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
