import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const button = () => screen.getByRole('button', { name: 'Grid' });
const text = () => screen.queryByRole('tooltip')?.textContent;
const show = (opensOnPress = false) =>
  render(
    <Tooltip content="Cards beside each other" opensOnPress={opensOnPress}>
      <button type="button">Grid</button>
    </Tooltip>,
  );

test('the keyboard shows the text, Escape hides it, and the trigger names it', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(text()).toBe('Cards beside each other');
  expect(button().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  await user.keyboard('{Escape}');
  expect(text()).toBeUndefined();
  expect(button().hasAttribute('aria-describedby')).toBe(false);
});

test('a pointer that rests shows the text, and may move onto it; a press hides it', () => {
  vi.useFakeTimers();
  const rest = () => act(() => vi.advanceTimersByTime(1000));
  show();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  expect(text()).toBeUndefined();
  rest();
  expect(text()).toBe('Cards beside each other');
  fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  rest();
  expect(text()).toBe('Cards beside each other');
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  rest();
  expect(text()).toBeUndefined();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  fireEvent.pointerDown(button());
  rest();
  expect(text()).toBeUndefined();
  vi.useRealTimers();
});

test('a finger shows the text where the trigger does nothing else, and a touch elsewhere hides it', () => {
  show(true);
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  fireEvent.click(button());
  expect(text()).toBe('Cards beside each other');
  fireEvent.pointerDown(document.body);
  expect(text()).toBeUndefined();
});
