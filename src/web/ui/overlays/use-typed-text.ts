import { type FocusEvent, useEffect, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const NOT_TEXT = ['checkbox', 'radio', 'button', 'submit', 'file', 'search', 'hidden', 'password'];

/** True for a field whose text is work; a password or a code is typed again from memory. */
const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !NOT_TEXT.includes(target.type) &&
    target.autocomplete !== 'one-time-code');

/**
 * Knows whether a text field of a dialog has other text than when it first got the focus. While one has, the browser asks
 * before the page is left.
 */
export function useTypedText(open: boolean) {
  const before = useRef(new Map<TextField, string>());
  const isTyped = useRef(() =>
    [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
  );
  useEffect(() => {
    if (!open) return;
    const fields = before.current;
    const ask = (event: BeforeUnloadEvent) => {
      if (isTyped.current()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      fields.clear();
    };
  }, [open]);
  return {
    isTyped: isTyped.current,
    /** For the element that contains the fields. */
    onFocus: ({ target }: FocusEvent) => {
      if (open && isTextField(target) && !before.current.has(target))
        before.current.set(target, target.value);
    },
  };
}
