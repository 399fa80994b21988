import { act, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXTENSIONS } from '../editor/extensions.ts';
import { insertTable } from './formats.ts';
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

/** The select of styles, and what it shows. */
function styles() {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Style of the paragraph' });
  return {
    choose: (value: string) => fireEvent.change(select, { target: { value } }),
    shown: () => select.value,
  };
}

test('a chosen style is shown at once, and the text follows its frame', () => {
  const editor = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS });
  try {
    render(<Toolbar editor={editor} finding={false} onFind={vi.fn()} />);
    const { choose, shown } = styles();
    choose('heading2');
    expect([shown(), editor.getHTML()]).toEqual(['heading2', expect.stringContaining('<p')]);
    paint();
    expect([shown(), editor.getHTML()]).toEqual(['heading2', expect.stringContaining('<h4')]);
    paint();
    act(() => void editor.commands.setNode('paragraph'));
    paint();
    expect(shown()).toBe('paragraph');
  } finally {
    editor.destroy();
  }
});

test('a style that the place of the cursor does not take is not shown as chosen', () => {
  const editor = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS });
  try {
    act(() => insertTable(editor));
    act(() => void editor.commands.setTextSelection(4));
    render(<Toolbar editor={editor} finding={false} onFind={vi.fn()} />);
    const { choose, shown } = styles();
    choose('heading2');
    paint();
    paint();
    expect([shown(), editor.getHTML()]).toEqual(['paragraph', expect.not.stringContaining('<h4')]);
  } finally {
    editor.destroy();
  }
});
