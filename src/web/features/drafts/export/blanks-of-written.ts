import { blanksLeft } from '#law/drafting/check/blanks-left.ts';
import { readDocument } from '#law/drafting/document/read.ts';
import { DRAFT_KINDS } from '#law/drafting/kinds.ts';

/** The blanks of a document of the editor, as the check of the draft finds them. The number that a registry gives is none. */
export function blanksOfWritten(document: unknown, kind: string): { block: string; name: string }[] {
  const read = readDocument(document, () => crypto.randomUUID().slice(-12));
  const known = DRAFT_KINDS.find((one) => one === kind) ?? 'other';
  return 'document' in read ? blanksLeft(read.document, known, {}) : [];
}
