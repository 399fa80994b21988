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
  await user.tab();
  await user.tab({ shift: true });
  expect(text()).toBe('Cards beside each other');
  await user.tab();
  expect(text()).toBeUndefined();
});

test('a focus that the browser does not show and a finger on a button show nothing', () => {
  vi.useFakeTimers();
  show();
  const trigger = button();
  const matches = trigger.matches.bind(trigger);
  vi.spyOn(trigger, 'matches').mockImplementation((of) => of !== ':focus-visible' && matches(of));
  fireEvent.focus(trigger);
  fireEvent.pointerEnter(trigger, { pointerType: 'touch' });
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toBeUndefined();
  vi.useRealTimers();
});

test('the text is below its trigger, above it at the end of the window, and inside of the window', () => {
  show(true);
  const at = (top: number, left: number) =>
    vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 40, 30));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
  at(100, 200);
  fireEvent.click(button());
  const { style } = screen.getByRole('tooltip');
  expect([style.top, style.left]).toEqual(['136px', '170px']);
  at(innerHeight - 40, 0);
  fireEvent.scroll(window);
  expect([style.bottom, style.left]).toEqual(['46px', '8px']);
  at(100, innerWidth - 20);
  fireEvent(window, new Event('resize'));
  expect(style.left).toBe(`${innerWidth - 108}px`);
  vi.restoreAllMocks();
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

test('a pointer that leaves the trigger hides the text, and before it rested there it shows none', () => {
  vi.useFakeTimers();
  const rest = () => act(() => vi.advanceTimersByTime(1000));
  show();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
  rest();
  expect(text()).toBeUndefined();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  rest();
  expect(text()).toBe('Cards beside each other');
  fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
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

test('a card stays open while the pointer is on it', () => {
  vi.useFakeTimers();
  render(
    <Tooltip look="card" content={<p>High Court of Madras</p>}>
      <a href="/judgment">2012 MUNSHI SAMPLE 3</a>
    </Tooltip>,
  );
  const link = screen.getByRole('link');
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toBe('High Court of Madras');
  fireEvent.pointerLeave(link, { pointerType: 'mouse' });
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toBe('High Court of Madras');
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toBeUndefined();
  vi.useRealTimers();
});
