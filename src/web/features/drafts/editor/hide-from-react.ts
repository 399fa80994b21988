/**
 * Keeps React from measuring the selection. At each of its commits React measures that of a focused element that is
 * edited, and walks through its whole text for it. The editor restores its selection itself, so React need not know
 * that this element is edited.
 */
export function hideFromReact(element: HTMLElement): void {
  Object.defineProperty(element, 'contentEditable', { value: 'inherit', configurable: true, writable: true });
}
