import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed', aside: '12' },
  { value: 'pending', label: 'Pending' },
] as const;

function Status() {
  const [value, setValue] = useState<(typeof STATUSES)[number]['value']>('active');
  return <Select aria-label="Status" value={value} onValueChange={setValue} options={STATUSES} />;
}

const box = () => screen.getByRole('combobox', { name: 'Status' });
/** The option that the box names to a screen reader. */
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isOpen = () => screen.queryByRole('listbox') !== null;

test('a press opens the list, and a press on an option chooses it; the count is no part of its name', async () => {
  const user = userEvent.setup();
  render(<Status />);
  await user.click(box());
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Active');
  await user.click(screen.getByRole('option', { name: 'Closed' }));
  expect(box().textContent).toBe('Closed');
  expect(isOpen()).toBe(false);
});

test('the keyboard opens it, moves, finds an option by its letters, chooses it, and keeps the focus in the box', async () => {
  const user = userEvent.setup();
  render(<Status />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(active()).toBe('Closed12');
  await user.keyboard('{Home}pe');
  expect(active()).toBe('Pending');
  await user.keyboard(' ');
  expect(box().textContent).toBe('Pending');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(box());
});

test('Escape closes the list alone, Tab leaves it, and neither chooses', async () => {
  const user = userEvent.setup();
  render(<Status />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const press = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
  fireEvent(box(), press);
  expect(isOpen()).toBe(false);
  // A dialog around it does not close too.
  expect(press.defaultPrevented).toBe(true);
  await user.keyboard('{End}');
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(isOpen()).toBe(false);
  expect(box().textContent).toBe('Active');
});
