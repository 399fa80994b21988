import { Extension, type Extensions } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { BlockIds } from './block-ids.ts';
import { Copy } from './copy.ts';
import { Find } from './find.ts';
import { FirstKey } from './first-key.ts';
import { LaidOut } from './laid-out.ts';
import { Paste } from './paste/paste.ts';
import { References } from './references.ts';
import { BLOCKS } from './schema/blocks.ts';
import { INLINE } from './schema/inline.ts';
import { LISTS } from './schema/lists.ts';
import { TABLES } from './schema/tables.ts';

/** Undo and redo, with the usual keys. */
const Undo = Extension.create({
  name: 'undo',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch);
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Mod-Shift-z': run(redo) };
  },
});

/**
 * Lets the keyboard leave the text: in numbered paragraphs, lists and tables the Tab key is for the text. After Escape
 * the next Tab or Shift+Tab goes to the control after or before the text.
 */
const LeaveText = Extension.create({
  name: 'leaveText',
  priority: 1000,
  addProseMirrorPlugins() {
    let leaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, { key, isComposing }) => {
              const leaves = leaving && key === 'Tab';
              if (key !== 'Shift') leaving = key === 'Escape' && !isComposing;
              // The browser moves the focus: nothing of the editor sees the key.
              return leaves;
            },
            blur: () => {
              leaving = false;
            },
          },
        },
      }),
    ];
  },
});

/** Everything that the editor of a draft can do: its nodes are those of `law/drafting/document`. */
export const EXTENSIONS: Extensions = [
  ...BLOCKS,
  ...LISTS,
  ...TABLES,
  ...INLINE,
  BlockIds,
  References,
  Find,
  Paste,
  Copy,
  Undo,
  LaidOut,
  LeaveText,
  FirstKey,
];
