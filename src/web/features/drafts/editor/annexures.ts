import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { marksInOrder } from '#law/drafting/document/annexure-marks.ts';

/** A mark behind the word, typed as text. Annexures of another paper keep theirs. */
const TYPED =
  /(?<=\bAnnexure\s{1,3}["“']?)([\w/-]{1,60})(?![\w/-])(?!["”']?\s+(?:to|of|in|with)\s+(?:the|his|her|their)\b)/giu;

/** The marks of the annexures that a draft refers to, in its order. */
export function marksOf(doc: Node): string[] {
  const marks: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'annexureReference') marks.push(String(node.attrs.mark));
  });
  return marks;
}

/** Numbers the annexures in the order in which the draft refers to them. Returns the marks that changed: old and new. */
export function renumberAnnexures(editor: Editor): ReadonlyMap<string, string> {
  const { tr, doc, schema } = editor.state;
  const changed = marksInOrder(marksOf(doc));
  if (changed.size === 0) return changed;
  doc.descendants((node, at) => {
    if (node.type.name === 'annexureReference') {
      const next = changed.get(String(node.attrs.mark));
      if (next !== undefined) tr.setNodeAttribute(tr.mapping.map(at), 'mark', next);
    }
    for (const { 0: mark, index } of (node.text ?? '').matchAll(TYPED)) {
      const next = changed.get(mark);
      if (next === undefined) continue;
      const from = at + index;
      tr.replaceWith(tr.mapping.map(from), tr.mapping.map(from + mark.length), schema.text(next, node.marks));
    }
  });
  editor.view.dispatch(tr);
  return changed;
}
