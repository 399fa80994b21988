import { type Editor, Extension } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { whenIdle } from '../saving/when-idle.ts';
import { blockIds } from './block-ids.ts';
import { laidOut } from './laid-out.ts';
import { references } from './references.ts';

const LATEST_MS = 3000;
/** Blocks of the copy, and letters that are typed in it: often enough for a browser to translate what each key runs. */
const copiedBlocks = 3;
const letters = 12;

/** A view of the first blocks that is in no page. It has no plugin that acts on the editor. */
function copyOf({ state: { doc }, schema }: Editor): EditorView {
  const copied = schema.topNodeType.create(null, doc.children.slice(0, copiedBlocks));
  const plugins = [history(), blockIds(), references(), laidOut()];
  return new EditorView(document.createElement('div'), {
    state: EditorState.create({ doc: copied, plugins }),
  });
}

/** Types a letter as a browser does: it changes the page, and the view finds out. */
function typeInto({ dom }: EditorView): void {
  const text = document.createTreeWalker(dom, NodeFilter.SHOW_TEXT).nextNode();
  if (text instanceof Text) text.data += 'a';
}

/** Rehearses the work of a letter, Enter, bold and an undo, one after another, in pieces that delay no key. */
function* rehearsal(editor: Editor): Generator<void> {
  const press = new KeyboardEvent('keydown', { key: 'a' });
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, press));
  editor.can().splitBlock();
  editor.can().toggleMark('bold');
  editor.view.dispatch(editor.state.tr);
  yield;
  const copy = copyOf(editor);
  try {
    const { doc, tr } = copy.state;
    if (!doc.firstChild?.isTextblock) return;
    copy.dispatch(tr.setSelection(TextSelection.create(doc, doc.firstChild.nodeSize - 1)));
    for (let typed = 0; typed < letters; typed += 1) {
      typeInto(copy);
      yield;
    }
    copy.dispatch(copy.state.tr.split(copy.state.selection.from).scrollIntoView());
    yield;
    const bold = editor.schema.marks.bold?.create();
    copy.dispatch(copy.state.tr.setStoredMarks(bold ? [bold] : null).insertText('a'));
    yield;
    undo(copy.state, copy.dispatch);
  } finally {
    copy.destroy();
  }
}

/**
 * A browser translates code when it first runs: half of the time of a first key went there. So it runs while the page rests, in a
 * copy of the first blocks, and nothing of it stays.
 */
export const FirstKey = Extension.create<Record<string, never>, { cancel: () => void }>({
  name: 'firstKey',
  addStorage: () => ({ cancel: () => undefined }),
  onCreate() {
    const steps = rehearsal(this.editor);
    const { storage } = this;
    const next = () => {
      if (steps.next().done) return;
      const callOff = whenIdle(next, LATEST_MS);
      storage.cancel = () => {
        callOff();
        steps.return(undefined);
      };
    };
    storage.cancel = whenIdle(next, LATEST_MS);
  },
  onDestroy() {
    this.storage.cancel();
  },
});
