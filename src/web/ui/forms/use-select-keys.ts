import { type KeyboardEvent, useRef, useState } from 'react';

/** A pause (ms) between two keys that begins another word. */
const WORD_MS = 1000;
const PAGE = 10;

export type Named = { value: string; label: string };

/** The option that the typed letters name, from the active one on; one letter again and again goes through its options. */
function named(options: readonly Named[], active: number, typed: string): number {
  const letters = typed.toLocaleLowerCase();
  const again = [...letters].every((letter) => letter === letters[0]);
  const wanted = again ? (letters[0] ?? '') : letters;
  const from = again ? active + 1 : active;
  const order = options.map((_, at) => (from + at) % options.length);
  const is = (at: number) => options[at]?.label.toLocaleLowerCase().startsWith(wanted);
  return order.find(is) ?? active;
}

/** Letters typed one after another. */
function useTyped() {
  const typed = useRef({ word: '', at: 0 });
  return (letter: string, at: number) => {
    const before = at - typed.current.at < WORD_MS ? typed.current.word : '';
    typed.current = { word: before + letter, at };
    return typed.current.word;
  };
}

function after(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  const steps: Record<string, number> = {
    ...{ ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + PAGE, PageUp: active - PAGE },
    ...{ Home: 0, End: last },
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.max(0, Math.min(last, next));
}

/** Keys that open a closed list; a letter opens it too, at the option that it names. */
const OPENING = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
const KEYS = [...OPENING, 'PageDown', 'PageUp'];
const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/**
 * The keys of a box with a list of options, as the ARIA Authoring Practices describe them for a combobox that only selects:
 * the focus stays in the box.
 */
export function useSelectKeys<T extends Named>(
  options: readonly T[],
  value: string | undefined,
  onChoose: (option: T) => void,
) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const type = useTyped();
  const close = () => setOpen(false);
  const show = () => {
    const chosen = Math.max(
      0,
      options.findIndex((option) => option.value === value),
    );
    setActive(chosen);
    setOpen(true);
    return chosen;
  };
  const choose = (option: T | undefined) => {
    close();
    if (option && option.value !== value) onChoose(option);
  };
  const act = ({ key, timeStamp }: KeyboardEvent, letter: boolean) => {
    const next = after(key, active, options.length);
    if (open && letter) setActive(named(options, active, type(key, timeStamp)));
    else if (letter) setActive(named(options, show(), type(key, timeStamp)));
    else if (!open) show();
    else if (next === undefined) choose(options[active]);
    else setActive(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = isLetter(event);
    if (event.key === 'Tab') close();
    if (!letter && !(open ? KEYS : OPENING).includes(event.key)) return;
    event.preventDefault();
    act(event, letter);
  };
  return { open, active, setActive, close, show, choose, onKeyDown };
}
