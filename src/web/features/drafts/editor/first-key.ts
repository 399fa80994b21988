import { Extension } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { whenIdle } from '../saving/when-idle.ts';

const LATEST_MS = 3000;

/** Does what a typed letter and Enter do in the editor, and keeps nothing of it. */
function rehearse(view: EditorView): void {
  const { state } = view;
  const { firstChild: block } = state.doc;
  const event = new KeyboardEvent('keydown', { key: 'a' });
  view.someProp('handleKeyDown', (handle) => handle(view, event));
  if (block?.isTextblock) {
    const dom = DOMSerializer.fromSchema(state.schema).serializeNode(block);
    const parent = document.createElement('div');
    parent.append(dom);
    DOMParser.fromSchema(state.schema).parseSlice(parent);
    state.apply(state.tr.insertText('a', block.nodeSize - 1));
    state.apply(state.tr.split(block.nodeSize - 1));
  }
  view.dispatch(state.tr);
}

/** A browser compiles code when it first runs: half of the time of a first key went there. So it runs when the page rests. */
export const FirstKey = Extension.create<Record<string, never>, { cancel: () => void }>({
  name: 'firstKey',
  addStorage: () => ({ cancel: () => undefined }),
  onCreate() {
    const { view } = this.editor;
    this.storage.cancel = whenIdle(() => rehearse(view), LATEST_MS);
  },
  onDestroy() {
    this.storage.cancel();
  },
});
