import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { whenIdle } from '../saving/when-idle.ts';

/** Blocks that stay marked until the writer pauses. */
const mostMarked = 40;
/** So long after the last key the writer pauses. */
const PAUSE_MS = 1000;
const IDLE_MS = 3000;

/** Positions of the marked top-level blocks: that of the cursor, and those in which it was since the last pause. */
const key = new PluginKey<ReadonlySet<number>>('laidOut');

/** Position of the top-level block in which a typed letter goes; undefined in an empty document. */
function cursorBlock({ doc, selection: { $from } }: EditorState): number | undefined {
  const index = $from.index(0);
  return doc.maybeChild(index) ? $from.posAtIndex(index, 0) : undefined;
}

/** True where a top-level block begins. */
const beginsBlock = (doc: Node, at: number): boolean => at < doc.content.size && doc.resolve(at).depth === 0;

function markedAfter(tr: Transaction, before: ReadonlySet<number>, now: EditorState): ReadonlySet<number> {
  const own = cursorBlock(now);
  const paused = tr.getMeta(key) === 'paused' || before.size >= mostMarked;
  const kept = paused ? [] : [...before].map((at) => tr.mapping.map(at, -1));
  const marked = kept.filter((at) => beginsBlock(now.doc, at));
  return new Set(own === undefined ? marked : [...marked, own]);
}

function decorations({ doc }: EditorState, marked: ReadonlySet<number>): DecorationSet {
  const found = [...marked].map((at) => {
    const end = at + (doc.nodeAt(at)?.nodeSize ?? 0);
    return Decoration.node(at, end, { class: 'draft-cursor' });
  });
  return DecorationSet.create(doc, found);
}

/**
 * The block of the cursor is always laid out. A new block with `content-visibility: auto` is not until the next frame, and
 * Chromium then loses the place of the cursor: a letter typed before that frame would end up behind the ones that follow it.
 * A block that the cursor leaves stays laid out until the writer pauses: else the frame of a new paragraph is laid out twice.
 */
export const laidOut = (): Plugin<ReadonlySet<number>> =>
  new Plugin({
    key,
    state: {
      init: (_, state) => markedAfter(state.tr, new Set(), state),
      apply: (tr, before, _, now) => markedAfter(tr, before, now),
    },
    props: { decorations: (state) => decorations(state, key.getState(state) ?? new Set()) },
  });

export const LaidOut = Extension.create<Record<string, never>, { cancel: () => void }>({
  name: 'laidOut',
  addStorage: () => ({ cancel: () => undefined }),
  addProseMirrorPlugins: () => [laidOut()],
  onTransaction() {
    const { editor, storage } = this;
    storage.cancel();
    if ((key.getState(editor.state)?.size ?? 0) < 2) return;
    // A writer who composes a letter, in Hindi for example, has not paused.
    const pause = () => {
      if (!editor.view.composing) editor.view.dispatch(editor.state.tr.setMeta(key, 'paused'));
    };
    const timer = setTimeout(() => {
      storage.cancel = whenIdle(pause, IDLE_MS);
    }, PAUSE_MS);
    storage.cancel = () => clearTimeout(timer);
  },
  onDestroy() {
    this.storage.cancel();
  },
});
