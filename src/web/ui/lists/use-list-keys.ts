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

/** The row that has the focus, or whose button has it. */
const indexOf = (rows: readonly Element[], focused: Element | null): number =>
  focused === null ? -1 : rows.findIndex((row) => (row.closest('li, tr, article') ?? row).contains(focused));

/** The row after or before the focused one; without one, the first row in view, because a long list is partly rendered. */
function nextIndex(rows: readonly Element[], step: 1 | -1): number {
  const at = indexOf(rows, document.activeElement);
  if (at >= 0) return Math.min(rows.length - 1, Math.max(0, at + step));
  return Math.max(
    0,
    rows.findIndex((row) => row.getBoundingClientRect().top >= 0),
  );
}

/**
 * `j` and `k` move the focus through the lists of a page: the elements that have `data-row`. A part of the page that has
 * these keys for itself listens on the document, which hears them first, and takes them.
 */
export function useListKeys(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS.get(event.key);
      if (step === undefined || !isShortcut(event)) return;
      const rows = [...(page.current?.querySelectorAll('[data-row]') ?? [])];
      if (rows.length === 0) return;
      event.preventDefault();
      const row = rows[nextIndex(rows, step)];
      if (row instanceof HTMLElement) row.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [page]);
}
