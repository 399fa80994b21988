import { Extension } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';

/** Undo and redo, with the usual keys. */
export const Undo = Extension.create({
  name: 'undo',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch);
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Mod-Shift-z': run(redo) };
  },
});
