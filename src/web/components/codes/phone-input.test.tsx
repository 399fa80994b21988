import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PhoneInput } from './phone-input.tsx';

afterEach(cleanup);

function Field() {
  const [value, setValue] = useState('');
  return <PhoneInput aria-label="Phone" value={value} onValueChange={setValue} />;
}

/** Key by key, each after what the field then shows. */
function type(keys: string): string {
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  for (const key of keys) fireEvent.change(field, { target: { value: field.value + key } });
  return field.value;
}

test.each([
  ['+919876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+919176543210', '9176543210'],
  ['9176543210', '9176543210'],
  ['09876543210', '9876543210'],
  ['+9876543210', '9876543210'],
  ['98765 43210 5', '9876543210'],
  ['98a76', '9876'],
])('typed key by key, %s becomes %s', (keys, shown) => {
  render(<Field />);
  expect(type(keys)).toBe(shown);
});

test('a plus counts only while the field is empty', () => {
  render(<Field />);
  type('+98');
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '' } });
  expect(type('9176543210')).toBe('9176543210');
});
