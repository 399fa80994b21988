import { type KeyboardEvent, useRef } from 'react';

/** The index that a key leads to from the one at `at`; undefined for other keys. */
function indexAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The arrow keys move between the buttons of a toolbar that are shown, as the ARIA Authoring Practices say. */
export function useToolbarKeys() {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])].filter(
      (button) => button.offsetParent !== null,
    );
    const at = buttons.indexOf(event.target);
    const next = at < 0 ? undefined : indexAfter(event.key, at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return { ref: bar, onKeyDown };
}
