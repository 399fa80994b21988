import { act, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXTENSIONS } from '../editor/extensions.ts';
import { Toolbar } from './toolbar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** More than a frame takes. */
const paint = () => act(() => void vi.advanceTimersByTime(100));

test('the toolbar follows the frame of the key that changes what it shows', () => {
  const editor = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS });
  try {
    render(<Toolbar editor={editor} finding={false} onFind={vi.fn()} />);
    const bold = screen.getByRole('button', { name: 'Bold' });
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => {
      editor.commands.insertContent('That');
      editor.commands.toggleMark('bold');
    });
    expect([bold.getAttribute('aria-pressed'), undo.getAttribute('aria-disabled')]).toEqual([
      'false',
      'true',
    ]);
    paint();
    expect([bold.getAttribute('aria-pressed'), undo.getAttribute('aria-disabled')]).toEqual([
      'true',
      'false',
    ]);
  } finally {
    editor.destroy();
  }
});
