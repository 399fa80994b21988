import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../primitives/after-paint.ts';
import { isBesideLayers } from '../primitives/use-dismissal.ts';

let locks = 0;

/** Stops the page from scrolling behind a dialog. Returns the way back. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    // Reserves the width of the scroll bar, so that nothing shifts.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  // The whole page is laid out and painted again for it: after the frame that shows the page without the dialog.
  return () =>
    afterPaint(() => {
      locks -= 1;
      if (locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    });
}

const SPARED = 'script, style, template, [aria-hidden="true"], [aria-live]';

/** Hides from screen readers what is outside of a dialog, but for live regions. Returns the way back. */
function hideOthers(dialog: Element): () => void {
  const hidden: Element[] = [];
  const hide = (parent: Element) => {
    for (const child of parent.children) {
      if (child === dialog || child.matches(SPARED)) continue;
      if (child.contains(dialog) || child.querySelector('[aria-live]')) hide(child);
      else {
        child.setAttribute('aria-hidden', 'true');
        hidden.push(child);
      }
    }
  };
  hide(document.body);
  return () => {
    for (const one of hidden) one.removeAttribute('aria-hidden');
  };
}

const FIELD =
  'input:not([type="hidden"], [hidden]), textarea, [role="combobox"], [role="switch"], [role="region"][tabindex="0"]';
const CONTROL = 'a[href], button, input, select, textarea, [tabindex]';

/** Elements that the Tab key reaches in a dialog. */
const reached = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled, [hidden], [hidden] *, [inert] *'),
  );

/** The element that had the focus; for an entry of a menu that closes, the button that opened the menu. */
function heldFocus(): HTMLElement | null {
  const held = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const menu = held?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : held;
}

/** The opener of the last dialog: a step that replaces another one has no other element to return to. */
let opener: HTMLElement | null = null;

/** Focuses the first field or the text, not the close button. Returns the way back. */
function takeFocus(dialog: HTMLElement): () => void {
  const held = heldFocus();
  // A field that focuses itself was faster.
  if (dialog.contains(held)) return () => undefined;
  if (held !== document.body) opener = held;
  const before = opener;
  const first = dialog.querySelector<HTMLElement>(FIELD) ?? reached(dialog)[0] ?? dialog;
  first.focus({ preventScroll: true });
  return () => before?.focus({ preventScroll: true });
}

/** The open dialogs, the topmost last: it alone keeps the focus. */
const dialogs: Element[] = [];

/** Keeps the focus in a dialog, where the Tab key goes around. Returns the way back. */
function keepFocus(dialog: HTMLElement): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let last: Element | null = document.activeElement;
  const isTop = () => dialogs.at(-1) === dialog;
  const back = () => {
    const to = last?.isConnected && dialog.contains(last) ? last : dialog;
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    // A control that is disabled or hidden takes no focus.
    if (document.activeElement !== to) dialog.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: Event) => {
    if (!isTop() || !(target instanceof Element) || isBesideLayers(target)) return;
    if (dialog.contains(target)) last = target;
    else back();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const { activeElement } = document;
    if (key !== 'Tab' || altKey || ctrlKey || metaKey || !isTop() || isBesideLayers(activeElement)) return;
    const controls = reached(dialog);
    const inside = activeElement !== dialog && dialog.contains(activeElement);
    if (inside && activeElement !== controls.at(shiftKey ? 0 : -1)) return;
    event.preventDefault();
    (controls.at(shiftKey ? -1 : 0) ?? dialog).focus();
  };
  // A control that goes away leaves the focus nowhere; so does a page that takes it from a control that stays.
  const watch = new MutationObserver(() => {
    if (isTop() && document.activeElement === document.body) back();
  });
  dialogs.push(dialog);
  addEventListener('focusin', onFocus, options);
  addEventListener('keydown', onKeyDown, options);
  watch.observe(dialog, { childList: true, subtree: true });
  return () => {
    ended.abort();
    watch.disconnect();
    dialogs.splice(dialogs.indexOf(dialog), 1);
  };
}

const goBack = (ways: (() => void)[]) => {
  for (const back of ways.splice(0).reverse()) back();
};

/** While a dialog is open, nothing but notifications can be used: by pointer, by keyboard or by screen reader. */
export function useModal(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  const ways = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    const { current } = dialog;
    // Not in a cleanup of the effect, after which React gives the focus back to the fading dialog.
    if (!open) goBack(ways.current);
    else if (current && ways.current.length === 0)
      ways.current.push(takeFocus(current), keepFocus(current), hideOthers(current), lockScroll());
  }, [dialog, open]);
  useLayoutEffect(() => () => goBack(ways.current), []);
}
