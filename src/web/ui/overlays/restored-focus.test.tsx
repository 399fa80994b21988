import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './restored-focus.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

let keep: (names: string[]) => void;
function Names() {
  const [names, setNames] = useState(['Asha', 'Meera', 'Ravi']);
  keep = setNames;
  return (
    <main tabIndex={-1}>
      {names.length > 0 ? (
        <ul aria-label="Names">
          {names.map((name) => (
            <li key={name}>
              <button type="button">Delete {name}</button>
            </li>
          ))}
        </ul>
      ) : (
        <p>Nobody</p>
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });
const leave = async (names: string[]) => {
  await act(async () => keep(names));
  await act(async () => vi.runAllTimers());
};

test('the focus of a removed row goes to the next one, then to the one before, and then to the page', async () => {
  render(<Names />);
  button('Meera').focus();
  await leave(['Asha', 'Ravi']);
  expect(document.activeElement).toBe(button('Ravi'));
  await leave(['Asha']);
  expect(document.activeElement).toBe(button('Asha'));
  await leave([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus of something that floats over the page goes back to what had it before', async () => {
  render(<Names />);
  const menu = document.body.appendChild(document.createElement('div'));
  menu.tabIndex = -1;
  menu.role = 'menu';
  button('Meera').focus();
  menu.focus();
  menu.remove();
  await leave(['Asha', 'Ravi']);
  expect(document.activeElement).toBe(button('Ravi'));
});

test('the focus stays where the page puts it, and nothing is focused that was not', async () => {
  render(<Names />);
  await leave(['Asha']);
  expect(document.activeElement).toBe(document.body);
  button('Asha').focus();
  keep([]);
  await act(async () => undefined);
  screen.getByRole('main').tabIndex = 0;
  screen.getByRole('main').focus();
  await act(async () => vi.runAllTimers());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
