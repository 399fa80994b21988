import { Extension } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The top-level block where a typed letter goes, marked for `draft.css`. */
function markCursor({ doc, selection: { $from } }: EditorState): DecorationSet {
  const block = doc.maybeChild($from.index(0));
  if (!block) return DecorationSet.empty;
  const at = $from.posAtIndex($from.index(0), 0);
  return DecorationSet.create(doc, [Decoration.node(at, at + block.nodeSize, { class: 'draft-cursor' })]);
}

/**
 * The block of the cursor is always laid out. A new block with `content-visibility: auto` is not until the next frame, and
 * Chromium then loses the place of the cursor: a letter typed before that frame would stand behind the ones that follow it.
 */
export const LaidOut = Extension.create({
  name: 'laidOut',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: markCursor } })],
});
