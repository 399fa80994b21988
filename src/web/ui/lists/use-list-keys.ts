import { type RefObject, useEffect } from 'react';

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** True for a shortcut of the page: the user is not typing, and no overlay is open. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return false;
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return !typing && !document.querySelector(OPEN);
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['k', -1],
]);

/** The row after or before the focused one; without one, the first row in view, because a long list is partly rendered. */
function nextIndex(rows: readonly Element[], step: 1 | -1): number {
  const at = document.activeElement ? rows.indexOf(document.activeElement) : -1;
  if (at >= 0) return Math.min(rows.length - 1, Math.max(0, at + step));
  return Math.max(
    0,
    rows.findIndex((row) => row.getBoundingClientRect().top >= 0),
  );
}

/** `j` and `k` move the focus through the elements of a list that have `data-row`. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS.get(event.key);
      if (step === undefined || !isShortcut(event)) return;
      const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
      if (rows.length === 0) return;
      event.preventDefault();
      const row = rows[nextIndex(rows, step)];
      if (row instanceof HTMLElement) row.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
