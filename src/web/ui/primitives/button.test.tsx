import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const page = (busy: boolean) => (
  <>
    <input aria-label="Name" />
    <Button busy={busy && 'Saving...'}>Save</Button>
  </>
);

/** A browser takes the focus from what becomes disabled; the DOM of these tests does not. */
function loseFocus() {
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  other.blur();
  other.remove();
  expect(document.activeElement).toBe(document.body);
}

test('a button that was pressed has the focus again once its action has ended', () => {
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  loseFocus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('a focus that has moved on meanwhile stays where it is', () => {
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  screen.getByLabelText('Name').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
