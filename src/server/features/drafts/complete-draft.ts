import { documentOfText } from '#law/drafting/document/from-text.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { detectKind } from '#law/drafting/kinds.ts';

type Row = Record<string, unknown>;

/** A short id that is unique in a document. */
export const newBlockId = () => crypto.randomUUID().slice(-12);

/** The database keeps the document of before when a client sends the unchanged text alone; this mark tells it. */
const FROM_TEXT = { attrs: { from: 'text' } };

/** The document follows from the text, or the text from the document. */
export function completeDraft(row: Row): Row {
  if (row.document !== undefined) return { ...row, content: textOfDocument(row.document as DraftDocument) };
  if (typeof row.content !== 'string') return row;
  const document = documentOfText(row.content, newBlockId);
  return { ...row, content: textOfDocument(document), document: { ...document, ...FROM_TEXT } };
}

/** As `completeDraft`, with the kind that the text says. */
export function completeNewDraft(row: Row): Row {
  const completed = completeDraft(row);
  const kind = row.kind ?? detectKind(typeof completed.content === 'string' ? completed.content : '');
  return { ...completed, kind };
}
