import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const OPTIONS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;
const chosen: string[] = [];

function Period() {
  const [value, setValue] = useState<'monthly' | 'yearly'>('monthly');
  const choose = (next: 'monthly' | 'yearly') => {
    chosen.push(next);
    setValue(next);
  };
  return <RadioCards label="Period" value={value} onValueChange={choose} options={OPTIONS} />;
}

test('an arrow key that is up again before the focus moves chooses the next option, once', async () => {
  render(<Period />);
  const [monthly, yearly] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement];
  monthly.focus();
  fireEvent.keyDown(monthly, { key: 'ArrowRight' });
  fireEvent.keyUp(monthly, { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement).toBe(yearly));
  expect(yearly.getAttribute('aria-checked')).toBe('true');
  fireEvent.keyDown(yearly, { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement).toBe(monthly));
  expect(monthly.getAttribute('aria-checked')).toBe('true');
  expect(chosen).toEqual(['yearly', 'monthly']);
});
