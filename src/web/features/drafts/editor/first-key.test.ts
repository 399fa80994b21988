import { Editor, Extension } from '@tiptap/core';
import { undo } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { afterEach, expect, test, vi } from 'vitest';
import { EXTENSIONS } from './extensions.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an editor that is closed during the rehearsal takes the copy along', async () => {
  const rests: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => rests.push(run));
  vi.stubGlobal('cancelIdleCallback', () => rests.splice(0));
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Facts' }] }],
  };
  const editor = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS, content });
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  for (let turn = 0; turn < 3; turn += 1) {
    rests.shift()?.();
    await Promise.resolve();
  }
  const destroyed = vi.spyOn(EditorView.prototype, 'destroy');
  editor.destroy();
  expect(destroyed).toHaveBeenCalledTimes(2);
  expect(rests).toEqual([]);
});

test('the first key is rehearsed while the page rests, and leaves no trace in the draft', async () => {
  const rests: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => rests.push(run));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const seen: string[] = [];
  const updateState = vi.spyOn(EditorView.prototype, 'updateState');
  const Watch = Extension.create({
    name: 'watch',
    addProseMirrorPlugins: () => [
      new Plugin({
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
  updateState.mockClear();
  onUpdate.mockClear();
  for (let run = rests.shift(); run; run = rests.shift()) {
    run();
    // A view gets a letter before the page rests again.
    await Promise.resolve();
  }
  expect(seen).toEqual(['a']);
  const rehearsed = updateState.mock.calls.map(([{ doc }]) => doc.textContent);
  expect(rehearsed).toContain('Factsaaaaaaaaaaaa');
  expect(onUpdate).not.toHaveBeenCalled();
  expect(editor.getJSON()).toEqual(before);
  expect(undo(editor.state)).toBe(false);
  editor.destroy();
});
