import { Editor } from '@tiptap/core';
import { EditorView } from '@tiptap/pm/view';
import { afterEach, expect, test, vi } from 'vitest';
import { EXTENSIONS } from './extensions.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
let editor: Editor | undefined;

/** An editor with some blocks, and the texts of those that are marked. */
function open(content: object[]) {
  const opened = new Editor({
    element: document.createElement('div'),
    extensions: EXTENSIONS,
    content: { type: 'doc', content },
  });
  editor = opened;
  const marked = () =>
    [...opened.view.dom.querySelectorAll('.draft-cursor')].map(({ textContent }) => textContent);
  return { editor: opened, marked };
}

afterEach(() => {
  editor?.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the block of the cursor is marked, also a new one, and those it left until the writer pauses', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', undefined);
  const { editor, marked } = open([paragraph('Facts'), paragraph('Grounds'), { type: 'pageBreak' }]);
  editor.commands.setTextSelection(6);
  expect(marked()).toEqual(['Facts']);
  editor.commands.splitBlock();
  expect(marked()).toEqual(['Facts', '']);
  vi.advanceTimersByTime(900);
  editor.commands.insertContent('a');
  vi.advanceTimersByTime(900);
  expect(marked()).toEqual(['Facts', 'a']);
  vi.advanceTimersByTime(100);
  expect(marked()).toEqual(['a']);
});

test('a writer who composes a letter has not paused', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', undefined);
  const { editor, marked } = open([paragraph('Facts'), paragraph('Grounds')]);
  const composing = vi.spyOn(EditorView.prototype, 'composing', 'get').mockReturnValue(true);
  editor.commands.setTextSelection(3);
  editor.commands.setTextSelection(10);
  vi.advanceTimersByTime(9000);
  expect(marked()).toEqual(['Facts', 'Grounds']);
  composing.mockRestore();
  editor.commands.insertContent('a');
  vi.advanceTimersByTime(9000);
  expect(marked()).toHaveLength(1);
});

test('a block that is deleted takes its mark along, and a selected block has one', () => {
  const { editor, marked } = open([paragraph('Facts'), paragraph('Grounds'), { type: 'pageBreak' }]);
  editor.commands.setTextSelection(3);
  editor.commands.setTextSelection(10);
  expect(marked()).toEqual(['Facts', 'Grounds']);
  editor.commands.deleteRange({ from: 0, to: 7 });
  expect(marked()).toEqual(['Grounds']);
  editor.commands.setNodeSelection(editor.state.doc.content.size - 1);
  expect(marked()).toEqual(['Grounds', '']);
});

test('forty paragraphs without a pause are marked, and no more', () => {
  const { editor, marked } = open([paragraph('Facts')]);
  editor.commands.setTextSelection(6);
  for (let i = 0; i < 100; i += 1) {
    editor.commands.splitBlock();
    expect(marked().length).toBeLessThanOrEqual(40);
  }
});
