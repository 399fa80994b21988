import { type KeyboardEvent, useState } from 'react';
import { namedBy, useTypedLetters } from '../primitives/typed-letters.ts';

const PAGE = 10;

export type Named = { value: string; label: string };

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
  const type = useTypedLetters();
  const labels = options.map(({ label }) => label);
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
    if (open && letter) setActive(namedBy(labels, active, type(key, timeStamp)));
    else if (letter) setActive(namedBy(labels, show(), type(key, timeStamp)));
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
