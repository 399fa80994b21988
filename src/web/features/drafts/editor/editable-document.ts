import type { JSONContent } from '@tiptap/core';
import type { DraftDocument } from '#law/drafting/document/model.ts';

const EMPTY: JSONContent = { type: 'paragraph', content: [] };
/** Content for an empty node of each kind, because the editor needs a place for the cursor. */
const FILLING: Readonly<Record<string, JSONContent>> = {
  blockquote: EMPTY,
  listItem: EMPTY,
  tableCell: EMPTY,
  tableHeader: EMPTY,
  bulletList: { type: 'listItem', content: [EMPTY] },
  orderedList: { type: 'listItem', content: [EMPTY] },
  tableRow: { type: 'tableCell', content: [EMPTY] },
  table: { type: 'tableRow', content: [{ type: 'tableCell', content: [EMPTY] }] },
};

function filled(node: JSONContent): JSONContent {
  const filling = FILLING[node.type ?? ''];
  if (filling && (node.content ?? []).length === 0) return { ...node, content: [filling] };
  return node.content ? { ...node, content: node.content.map(filled) } : node;
}

/** A stored document as the editor takes it: a client of the API may have stored empty lists and rows. */
export const editableDocument = (document: DraftDocument): JSONContent =>
  filled(document as unknown as JSONContent);
