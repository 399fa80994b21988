import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';

test('the letters of a word lead to its item, and one letter again and again through those that begin with it', async () => {
  const chosen = vi.fn();
  const user = userEvent.setup();
  render(
    <DropdownMenu trigger={<button type="button">Account</button>}>
      {['Plans', 'Fees', 'Profile', 'Sign Out'].map((label) => (
        <DropdownItem key={label} onSelect={() => chosen(label)}>
          {label}
        </DropdownItem>
      ))}
    </DropdownMenu>,
  );
  screen.getByRole('button').focus();
  await user.keyboard('{ArrowDown}');
  await user.keyboard('prof{Enter}');
  expect(chosen.mock.calls).toEqual([['Profile']]);
  await user.keyboard('{ArrowDown}');
  await user.keyboard('pp');
  expect(document.activeElement?.textContent).toBe('Plans');
});
