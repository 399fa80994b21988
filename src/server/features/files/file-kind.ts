import { extensionOf } from '#server/platform/storage/content-type.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { utf16Order } from '#shared/utf16-order.ts';
import { readZipDirectory, type ZipDirectory } from './zip-directory.ts';

type Extension = (typeof CASE_FILES.extensions)[number];
type Looks = (head: Buffer) => boolean;

const startsWith =
  (...signatures: string[]): Looks =>
  (head) =>
    signatures.some((hex) => head.subarray(0, hex.length / 2).toString('hex') === hex);

const zip = startsWith('504b0304');
const picture = startsWith('ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961');
/** Programs of Windows, Linux, macOS and Java, and archives. */
const foreign = startsWith(
  '4d5a',
  '7f454c46',
  'cafebabe',
  'feedfa',
  'cffaedfe',
  '504b',
  '526172211a07',
  '377abcaf',
  '1f8b',
  'd0cf11e0',
);
/** Tab, line feed, form feed, carriage return, and the escape of old ISO encodings. */
const CONTROLS_OF_TEXT = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** The beginning as characters, without the byte order mark. */
const words = (head: Buffer) =>
  new TextDecoder(utf16Order(head) ?? 'latin1').decode(head).replace(/^(?:\ufeff|ï»¿)/u, '');
/** Text has no control characters, and is not a document of another kind that happens to consist of letters. */
const text: Looks = (head) =>
  (utf16Order(head) !== undefined || !head.some((byte) => byte < 0x20 && !CONTROLS_OF_TEXT.has(byte))) &&
  !picture(head) &&
  !/^(?:%PDF-|\{\\rtf|%!PS|#!)/u.test(words(head));

// Readers accept a header anywhere in the first kilobyte, and some scanners write bytes before it, but never a
// program, archive, picture or page.
const pdf: Looks = (head) =>
  head.subarray(0, 1024).includes('%PDF-') &&
  !foreign(head) &&
  !picture(head) &&
  !/^\s*(?:<|#!)/u.test(words(head));

/** A box of type and a brand of HEIF with HEVC pictures. */
const phonePhoto: Looks = (head) =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/u.test(head.toString('latin1', 4, 12));

const LOOKS_LIKE: Readonly<Record<Extension, Looks>> = {
  pdf,
  jpg: startsWith('ffd8ff'),
  jpeg: startsWith('ffd8ff'),
  png: startsWith('89504e470d0a1a0a'),
  gif: startsWith('474946383761', '474946383961'),
  heic: phonePhoto,
  heif: phonePhoto,
  docx: zip,
  xlsx: zip,
  odt: zip,
  doc: startsWith('d0cf11e0a1b11ae1'),
  rtf: startsWith('7b5c727466'),
  txt: text,
  md: text,
  json: (head) => text(head) && /^\s*[[{"\dtfn-]/u.test(words(head)),
  csv: text,
  // A message begins with header lines, or with the separator line of a mailbox.
  eml: (head) => text(head) && /^\s*(?:From |[\x21-\x39\x3b-\x7e]+[ \t]*:)/u.test(words(head)),
};

const has = (directory: ZipDirectory, start: string) =>
  directory.names.some((name) => name.startsWith(start));
const office = (folder: string) => (directory: ZipDirectory) =>
  has(directory, '[Content_Types].xml') &&
  has(directory, folder) &&
  // A document with macros has another type, which Word refuses under this name.
  !directory.names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'));

/** The required content of an archive of this kind. */
const HOLDS: Partial<Record<Extension, (directory: ZipDirectory) => boolean>> = {
  docx: office('word/'),
  xlsx: office('xl/'),
  odt: (directory) => has(directory, 'mimetype') && has(directory, 'content.xml'),
};

/** Limit: bytes checked at the beginning of a file. */
export const HEAD_BYTES = 4096;
/** Limit: bytes checked at its end; an archive with a longer directory is refused. */
export const TAIL_BYTES = 1024 * 1024;
const MOST_UNPACKED = 512 * 1024 * 1024;

const known = (name: string): Extension | undefined =>
  CASE_FILES.extensions.find((extension) => extension === extensionOf(name));
const somethingElse = (extension: Extension) => sentenceOf(uploads.contentDiffers, { extension });

/** Files of other programs, with what to do about them. */
const WAYS_OUT: readonly (readonly [endings: RegExp, said: Sentence])[] = [
  [/^(?:tiff?|webp|avif|bmp|jxl|jp2|psd|dng|cr2)$/u, sentenceOf(fileReading.otherPicture)],
  [/^zip$/u, sentenceOf(fileReading.zipArchive)],
  [/^(?:rar|7z|tar|t?gz|bz2|xz|cab|iso)$/u, sentenceOf(fileReading.otherArchive)],
  [/^(?:dotx?|xltx|xlsb|ods|ots|ott|pages|numbers|key|wpd|wps)$/u, sentenceOf(fileReading.otherOffice)],
  [/^(?:pptx?|ppsx?|pptm|odp)$/u, sentenceOf(fileReading.presentation)],
  [/^(?:msg|oft|pst|mbox)$/u, sentenceOf(fileReading.outlookMessage)],
  [/^xls$/u, sentenceOf(fileReading.oldWorkbook)],
];

/** Refuses a file by its name alone, whatever the content; undefined when the name is accepted. */
export function nameRefusal(name: string): Sentence | undefined {
  if (known(name)) return undefined;
  const way = WAYS_OUT.find(([endings]) => endings.test(extensionOf(name)));
  if (way) return way[1];
  return sentenceOf(uploads.typeNotAccepted, { extensions: CASE_FILES.extensions.join(', ') });
}

/** True when the end of a file with this name must be checked too. */
export const checksEnd = (name: string): boolean => HOLDS[known(name) ?? 'txt'] !== undefined;

/**
 * Refuses a file by its beginning; undefined when it is accepted: its extension must be on the list and its
 * first bytes must match the extension.
 */
export function contentRefusal(name: string, head: Buffer): Sentence | undefined {
  const extension = known(name);
  if (!extension) return nameRefusal(name);
  if (head.length === 0) return sentenceOf(uploads.fileEmpty);
  if (!LOOKS_LIKE[extension](head)) return somethingElse(extension);
  return undefined;
}

/** The same for the file's end, `TAIL_BYTES` or the whole file: the content of an archive and its unpacked size. */
export function endRefusal(name: string, tail: Buffer): Sentence | undefined {
  const extension = known(name);
  const holds = extension && HOLDS[extension];
  if (!extension || !holds) return undefined;
  const directory = readZipDirectory(tail);
  if (!directory) return sentenceOf(uploads.damaged);
  if (directory.unpackedBytes > MOST_UNPACKED)
    return sentenceOf(uploads.unpacksTooLarge, { megabytes: MOST_UNPACKED / 1024 ** 2 });
  return holds(directory) ? undefined : somethingElse(extension);
}
