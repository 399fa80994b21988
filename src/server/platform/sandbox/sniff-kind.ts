import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import { zipEntries } from './zip-entry.ts';

/** Kinds of files whose text is read; `txt` is any text. */
export type TextKind = 'pdf' | 'docx' | 'odt' | 'xlsx' | 'doc' | 'rtf' | 'eml' | 'html' | 'txt';

const wide = (name: string) => Buffer.from(name, 'utf16le');
const OLE = 'd0cf11e0a1b11ae1';
/** Pictures that no reader here takes: TIFF, WebP, BMP; HEIC and AVIF have their names behind four bytes. */
const PICTURES =
  /^(?:49492a00|4d4d002a|52494646.{8}57454250|424d.{8}0000|.{8}66747970(?:6865|6d6966|6d7366|617669))/u;
/** RAR, 7-Zip, gzip, bzip2, xz. */
const ARCHIVES = /^(?:526172211a07|377abcaf271c|1f8b08|425a68|fd377a58)/u;
const MAIL = /^(?:From |[!-9;-~]{1,60}:[^\n]*\n)/u;
const MAIL_FIELDS = [/^From:/imu, /^(?:Subject|Date|MIME-Version|Received|Message-ID):/imu];
const HEAD = 2048;

const isMail = (head: string) => MAIL.test(head) && MAIL_FIELDS.every((field) => field.test(head));

const refused = (
  said: 'presentation' | 'outlookMessage' | 'oldWorkbook' | 'otherPicture' | 'otherArchive' | 'zipArchive',
) => new UnreadableFileError(sentenceOf(fileReading[said]));

function kindOfArchive(bytes: Buffer): TextKind {
  const names: string[] = [];
  zipEntries(bytes, (name) => {
    names.push(name);
    return false;
  });
  if (names.includes('content.xml')) return 'odt';
  if (names.some((name) => name.startsWith('xl/'))) return 'xlsx';
  if (names.some((name) => name.startsWith('ppt/'))) throw refused('presentation');
  if (!names.some((name) => name.startsWith('word/') || name === '_rels/.rels')) throw refused('zipArchive');
  return 'docx';
}

function kindOfOle(bytes: Buffer): TextKind {
  if (bytes.includes(wide('__substg1.0_'))) throw refused('outlookMessage');
  if (bytes.includes(wide('Workbook')) && !bytes.includes(wide('WordDocument'))) throw refused('oldWorkbook');
  return 'doc';
}

/**
 * The kind of a file by its bytes, whatever its name is. Call it only in a sandboxed child. Errors: `UnreadableFileError` with
 * the way out for a kind that is not read.
 */
export function sniffKind(bytes: Buffer, name = ''): TextKind {
  const head = bytes.subarray(0, HEAD);
  const latin = head.toString('latin1');
  const hex = head.subarray(0, 16).toString('hex');
  if (latin.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (hex.startsWith('504b0304')) return kindOfArchive(bytes);
  if (hex.startsWith(OLE)) return kindOfOle(bytes);
  if (PICTURES.test(hex)) throw refused('otherPicture');
  if (ARCHIVES.test(hex)) throw refused('otherArchive');
  if (latin.startsWith('{\\rtf')) return 'rtf';
  if (/\.eml$/iu.test(name) || isMail(latin)) return 'eml';
  return /^\s*(?:<!doctype html|<html)/iu.test(latin) ? 'html' : 'txt';
}
