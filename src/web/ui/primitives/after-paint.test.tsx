import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Select } from '../forms/select.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { DropdownItem, DropdownMenu } from '../overlays/dropdown-menu.tsx';
import { Popover } from '../overlays/popover.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** More than a frame takes. */
const paint = () => act(() => void vi.advanceTimersByTime(100));

function Form() {
  const [open, setOpen] = useState(false);
  const opener = <button type="button">Open</button>;
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Form" trigger={opener}>
      <input aria-label="Title" />
    </Dialog>
  );
}

const OPTIONS = [{ value: 'newest', label: 'Newest' }] as const;
const open = <button type="button">Open</button>;

const pages = {
  dialog: <Form />,
  menu: (
    <DropdownMenu trigger={open}>
      <DropdownItem>Edit</DropdownItem>
    </DropdownMenu>
  ),
  listbox: <Select aria-label="Open" value="newest" onValueChange={vi.fn()} options={OPTIONS} />,
};
const panel = (
  <Popover trigger={open} label="Panel">
    <button type="button">Choose</button>
  </Popover>
);

test.each([
  ['dialog', 'button', pages.dialog],
  ['dialog', 'button', panel],
  ['menu', 'button', pages.menu],
  ['listbox', 'combobox', pages.listbox],
])(
  'what opens a %s is shown as pressed in the next frame, and it follows that frame',
  (opened, role, page) => {
    render(page);
    const opener = screen.getByRole(role, { name: 'Open' });
    fireEvent.click(opener, { detail: 1 });
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole(opened)).toBeNull();
    paint();
    expect(screen.getByRole(opened)).toBeDefined();
  },
);

test.each([
  ['dialog', panel],
  ['menu', pages.menu],
])('a key opens a %s at once, for the next keys', (opened, page) => {
  render(page);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }), { detail: 0 });
  expect(screen.getByRole(opened)).toBeDefined();
});

test('what is closed before it was drawn stays away', () => {
  render(pages.listbox);
  const box = screen.getByRole('combobox');
  fireEvent.click(box);
  fireEvent.click(box);
  paint();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a key that comes before the frame finds what the press opened', () => {
  render(pages.dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.getByRole('textbox', { name: 'Title' })).toBe(document.activeElement);
});

test('a key that comes right after the frame finds it too: it is drawn in the task of the frame', () => {
  render(pages.dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.advanceTimersByTime(100);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBe(document.activeElement);
});

test('Escape closes a dialog that waits for its frame', async () => {
  render(pages.dialog);
  const opener = screen.getByRole('button', { name: 'Open' });
  fireEvent.click(opener);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  // The dialog leaves when it has faded.
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});

test('what a press opens comes also where the browser paints nothing', () => {
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  render(pages.dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('dialog')).toBeDefined();
});
