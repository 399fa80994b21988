import { useEffect } from 'react';

/** Links and buttons: a field would open the keyboard of a phone. */
const STOPS = ':is(a[href], button:not(:disabled), summary, [tabindex="0"]):not(input, select, textarea)';
const AREAS = 'main, [role="dialog"], [role="alertdialog"]';
/** Parts that a screen reader names, so that its user knows where the focus went. */
const PARTS =
  'ul[aria-label], section, main, [role="region"], [role="tabpanel"], [role="dialog"], [role="alertdialog"]';

/** The place of a removed element: its parent, and the element before it. */
type Gap = { parent: Element; before: Element | null };
/** The element that had the focus last in a layer of the page. */
type Held = { element: HTMLElement; layer: Element | null; gap?: Gap };

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
  // Elements that float over the page have no neighbours.
  if (!parent.isConnected || parent === document.body) return;
  const area = parent.closest<HTMLElement>(AREAS) ?? document.querySelector<HTMLElement>('main');
  const last = before?.isConnected ? before : null;
  const next = last ? last.nextElementSibling : parent.firstElementChild;
  // When everything was replaced, the new page is read from its beginning.
  const stop = area === parent || !area?.contains(parent) ? null : (firstStop(next) ?? firstStop(last));
  if (stop) stop.focus();
  else focusPart(parent.closest<HTMLElement>(PARTS) ?? area);
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

/** Layers over the page; a closed one gives the focus back to the element below it. */
const LAYERS = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
const MOST_LAYERS = 4;

/**
 * Moves the focus to a neighbour when the focused element is removed, such as a row with its button *Delete*; a screen
 * reader would begin again at the top of the page. A part of the page that knows a better place comes first.
 */
export function keepFocus(): () => void {
  let held: Held[] = [];
  const remember = ({ target: element }: FocusEvent) => {
    if (!(element instanceof HTMLElement)) return;
    const layer = element.closest(LAYERS);
    held = [{ element, layer }, ...held.filter((one) => one.layer !== layer)].slice(0, MOST_LAYERS);
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
  // A press beside all controls takes the focus away on purpose.
  const forget = () => {
    held = [];
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
    observer.disconnect();
  };
}

export function useRestoredFocus(): void {
  useEffect(keepFocus, []);
}
