import type { Editor, JSONContent } from '@tiptap/core';

/** Marks a change that came from outside: it is not to be saved again. */
export const FROM_OUTSIDE = 'fromOutside';

/** Shows another state of the document. Only what differs is replaced, so that the cursor stays where it is. */
export function replaceDocument(editor: Editor, document: JSONContent): void {
  const { state, view, schema } = editor;
  const next = schema.nodeFromJSON(document);
  const start = state.doc.content.findDiffStart(next.content);
  if (start === null) return;
  const end = state.doc.content.findDiffEnd(next.content);
  if (!end) return;
  // Text that repeats may make the end of the difference lie before its start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const tr = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  view.dispatch(tr.setMeta('addToHistory', false).setMeta(FROM_OUTSIDE, true));
}
