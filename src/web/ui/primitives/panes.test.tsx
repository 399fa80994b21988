import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Panes } from './panes.tsx';

afterEach(cleanup);

const WIDTH = 1000;

function show() {
  render(
    <Panes
      label="Width"
      first={{ content: 'list', size: 60, min: 40 }}
      second={{ content: 'file', min: 30 }}
    />,
  );
  const divider = screen.getByRole('separator', { name: 'Width' });
  return { divider, size: () => Number(divider.getAttribute('aria-valuenow')) };
}

it('moves the divider by keys, within the limits', async () => {
  const { divider, size } = show();
  const user = userEvent.setup();
  divider.focus();
  await user.keyboard('{ArrowLeft}');
  expect(size()).toBe(50);
  await user.keyboard('{End}');
  expect(size()).toBe(70);
  await user.keyboard('{Home}');
  expect(size()).toBe(40);
});

it('moves the divider with the pointer that holds it, and with no other', () => {
  const { divider, size } = show();
  const group = divider.parentElement as HTMLElement;
  group.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 600);
  const held = new Set<number>();
  divider.setPointerCapture = (id) => void held.add(id);
  divider.hasPointerCapture = (id) => held.has(id);
  fireEvent.pointerMove(divider, { pointerId: 1, clientX: 500 });
  expect(size()).toBe(60);
  fireEvent.pointerDown(divider, { pointerId: 1 });
  fireEvent.pointerMove(divider, { pointerId: 1, clientX: 500 });
  expect(size()).toBe(50);
});
