import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * In numbered paragraphs, lists and tables the Tab key is for the text, so that the keyboard could not leave it. After Escape
 * the next Tab or Shift+Tab goes to the control after or before the text.
 */
export const LeaveText = Extension.create({
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
