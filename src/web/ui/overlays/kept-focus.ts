import { useEffect } from 'react';

/** Links and buttons: a field would open the keyboard of a phone. */
const STOPS = ':is(a[href], button:not(:disabled), summary, [tabindex="0"]):not(input, select, textarea)';
/** What a screen reader names, so that its user knows where the focus went. */
const PARTS =
  'ul[aria-label], section, main, [role="region"], [role="tabpanel"], [role="dialog"], [role="alertdialog"]';

/** Where something was removed: in which element, and behind which other one. */
type Gap = { parent: Element; before: Element | null };
type Held = { element: HTMLElement; gap?: Gap };

const firstStop = (element: Element | null): HTMLElement | null =>
  element?.matches(STOPS) ? (element as HTMLElement) : (element?.querySelector<HTMLElement>(STOPS) ?? null);

/** Gives the focus to a part of the page, which is no control. */
function focusPart(part: HTMLElement | null): void {
  if (!part) return;
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** Focuses what is now where something was removed: the next row, or the one before, or the list. */
function focusBeside({ parent, before }: Gap): void {
  // What floats over the page has no neighbours.
  if (!parent.isConnected || parent === document.body) return;
  const last = before?.isConnected ? before : null;
  const next = last ? last.nextElementSibling : parent.firstElementChild;
  const stop = firstStop(next) ?? firstStop(last);
  if (stop) stop.focus();
  else focusPart(parent.closest<HTMLElement>(PARTS));
}

function elementBefore(node: Node | null): Element | null {
  let at = node;
  while (at && !(at instanceof Element)) at = at.previousSibling;
  return at;
}

/** Notes where each element was that has gone with one of the removed ones. */
function noteGaps(held: readonly Held[], { target, removedNodes, previousSibling }: MutationRecord): void {
  if (!(target instanceof Element)) return;
  // A list may follow its row.
  for (const removed of removedNodes)
    for (const one of held)
      if (removed.contains(one.gap?.parent ?? one.element))
        one.gap = { parent: target, before: elementBefore(previousSibling) };
}

const isLost = () => document.activeElement === document.body;

/** So many elements that had the focus: an entry of a menu, its button, and one more. */
const REMEMBERED = 4;

/**
 * When what has the focus is removed, such as a row with its button *Delete*, the focus goes to what is there instead; a
 * screen reader would begin again at the top of the page. A part of the page that knows a better place comes first.
 */
export function keepFocus(): () => void {
  let held: Held[] = [];
  const remember = ({ target: element }: FocusEvent) => {
    if (!(element instanceof HTMLElement)) return;
    held = [{ element }, ...held.filter((one) => one.element !== element)].slice(0, REMEMBERED);
  };
  const restore = () => {
    for (const { element, gap } of held) {
      if (!isLost()) return;
      if (element.isConnected) element.focus();
      else if (gap) focusBeside(gap);
    }
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    for (const change of changes) if (change.removedNodes.length > 0) noteGaps(held, change);
    if (!isLost() || held[0]?.element.isConnected !== false) return;
    clearTimeout(waiting);
    waiting = setTimeout(restore);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

export function useKeptFocus(): void {
  useEffect(keepFocus, []);
}
