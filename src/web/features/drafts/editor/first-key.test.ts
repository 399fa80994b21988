import { Editor, Extension } from '@tiptap/core';
import { undo } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { expect, test, vi } from 'vitest';
import { EXTENSIONS } from './extensions.ts';

test('the first key is rehearsed while the page rests, and leaves no trace in the draft', async () => {
  const rests: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => rests.push(run));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const seen: string[] = [];
  const appendTransaction = vi.fn(() => null);
  const Watch = Extension.create({
    name: 'watch',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction,
        props: { handleKeyDown: (_view, { key }) => void seen.push(key) },
      }),
    ],
  });
  const onUpdate = vi.fn();
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...EXTENSIONS, Watch],
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Facts' }] }] },
    onUpdate,
  });
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  const before = editor.getJSON();
  appendTransaction.mockClear();
  onUpdate.mockClear();
  for (const run of rests.splice(0)) run();
  expect(seen).toEqual(['a']);
  expect(appendTransaction).toHaveBeenCalled();
  expect(onUpdate).not.toHaveBeenCalled();
  expect(editor.getJSON()).toEqual(before);
  expect(undo(editor.state)).toBe(false);
  editor.destroy();
});
