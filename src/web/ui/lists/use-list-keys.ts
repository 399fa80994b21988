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

/** `j` and `k` move the focus through the elements of a list that have `data-row`. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
      if (step === 0 || !isShortcut(event)) return;
      const rows: Element[] = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
      if (rows.length === 0) return;
      const at = document.activeElement ? rows.indexOf(document.activeElement) : -1;
      // In a partly rendered list, rows above the window are no starting point.
      const inView = rows.findIndex((row) => row.getBoundingClientRect().top >= 0);
      const next = at < 0 ? Math.max(0, inView) : Math.min(rows.length - 1, Math.max(0, at + step));
      event.preventDefault();
      const row = rows[next];
      if (row instanceof HTMLElement) row.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
