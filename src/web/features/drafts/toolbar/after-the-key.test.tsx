import { act, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXTENSIONS } from '../editor/extensions.ts';
import { phaseOf, ShownDraft, useShown, useTitle } from '../saving/shown-draft.ts';
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

function State({ shown }: { shown: ShownDraft }) {
  return (
    <p>
      {useTitle(shown)}: {useShown(shown, phaseOf)}
    </p>
  );
}

test('a title is shown as it is typed, and that it is not saved after its frame; nothing is drawn once the page is left', () => {
  const shown = new ShownDraft({ title: 'Plaint', state: { phase: 'saved' }, base: {} as never });
  const { container, unmount } = render(<State shown={shown} />);
  act(() => shown.change({ title: 'Plaint of A', state: { phase: 'unsaved' } }));
  expect(container.textContent).toMatch(/^Plaint of A/u);
  paint();
  expect(container.textContent).toBe('Plaint of A: unsaved');
  act(() => shown.change({ state: { phase: 'saving' } }));
  expect(container.textContent).toBe('Plaint of A: unsaved');
  unmount();
  paint();
  expect(container.textContent).toBe('');
});
