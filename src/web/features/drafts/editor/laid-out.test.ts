import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { EXTENSIONS } from './extensions.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('the block of the cursor alone is marked, also a new one', () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: EXTENSIONS,
    content: { type: 'doc', content: [paragraph('Facts'), paragraph('Grounds'), { type: 'pageBreak' }] },
  });
  const marked = () =>
    [...editor.view.dom.querySelectorAll('.draft-cursor')].map(({ textContent }) => textContent);
  editor.commands.setTextSelection(3);
  expect(marked()).toEqual(['Facts']);
  editor.commands.setTextSelection(6);
  editor.commands.splitBlock();
  expect(marked()).toEqual(['']);
  editor.commands.setTextSelection({ from: 2, to: editor.state.doc.content.size - 2 });
  expect(marked()).toEqual(['Facts']);
  editor.commands.setNodeSelection(editor.state.doc.content.size - 1);
  expect(editor.view.dom.querySelectorAll('.draft-cursor')).toHaveLength(1);
  editor.destroy();
});
