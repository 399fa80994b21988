import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordStrength } from './password-strength.tsx';

afterEach(cleanup);

test.each([
  ['', 'None yet'],
  ['abc', 'Weak'],
  ['Munshi12', 'Moderate'],
  ['Munshi12#', 'Strong'],
  ['Munshi12#Chambers', 'Very Strong'],
])('%o is %s', (password, label) => {
  render(<PasswordStrength password={password} id="rules" />);
  expect(screen.getByRole('status').textContent).toBe(`Password strength: ${label}`);
});

test('the checklist says which rules are met', () => {
  render(<PasswordStrength password="munshi12" id="rules" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'At least 8 characters, met',
    'One uppercase letter, not met yet',
    'One lowercase letter, met',
    'One number, met',
    'One special character, not met yet',
  ]);
});
