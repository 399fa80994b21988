import { extensionOf } from '#server/platform/storage/content-type.ts';
import { CASE_FILES } from '#shared/case-files.ts';

const startsWith =
  (...signatures: string[]) =>
  (head: Buffer) =>
    signatures.some((hex) => head.subarray(0, hex.length / 2).toString('hex') === hex);
const zip = startsWith('504b0304');
/** Text has no NUL byte unless it says by its mark that it is UTF-16. */
const text = (head: Buffer) => startsWith('fffe', 'feff')(head) || !head.includes(0);

const LOOKS_LIKE: Readonly<Record<(typeof CASE_FILES.extensions)[number], (head: Buffer) => boolean>> = {
  // Readers accept a header anywhere in the first kilobyte, and scanners do write something before it.
  pdf: (head) => head.subarray(0, 1024).includes('%PDF-'),
  jpg: startsWith('ffd8ff'),
  jpeg: startsWith('ffd8ff'),
  png: startsWith('89504e470d0a1a0a'),
  gif: startsWith('474946383761', '474946383961'),
  docx: zip,
  xlsx: zip,
  odt: zip,
  doc: startsWith('d0cf11e0a1b11ae1'),
  rtf: startsWith('7b5c727466'),
  txt: text,
  md: text,
  json: text,
  csv: text,
  eml: text,
};

/** How many bytes of a file are needed to judge it. */
export const HEAD_BYTES = 4096;

/**
 * Why a file is not accepted, or undefined when it is: its extension must be on the list and its first bytes must be
 * what the extension says.
 */
export function refusalOf(name: string, head: Buffer): string | undefined {
  const extension = CASE_FILES.extensions.find((known) => known === extensionOf(name));
  if (!extension)
    return `Files of this type are not accepted. Accepted are ${CASE_FILES.extensions.join(', ')}.`;
  if (head.length === 0) return 'The file is empty.';
  if (!LOOKS_LIKE[extension](head))
    return `The file says it is .${extension}, but its content is something else.`;
  return undefined;
}
