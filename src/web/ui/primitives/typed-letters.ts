import { useRef } from 'react';

/** A pause (ms) between two keys that begins another word. */
const WORD_MS = 1000;

/** Letters typed one after another. */
export function useTypedLetters() {
  const typed = useRef({ word: '', at: 0 });
  return (letter: string, at: number) => {
    const before = at - typed.current.at < WORD_MS ? typed.current.word : '';
    typed.current = { word: before + letter, at };
    return typed.current.word;
  };
}

/**
 * The place of the label that the typed letters name, from the active one on; one letter again and again goes through its
 * labels. `active` where no label begins so; it may be -1.
 */
export function namedBy(labels: readonly string[], active: number, typed: string): number {
  const letters = typed.toLocaleLowerCase();
  const again = [...letters].every((letter) => letter === letters[0]);
  const wanted = again ? (letters[0] ?? '') : letters;
  const from = again ? active + 1 : Math.max(0, active);
  const order = labels.map((_, at) => (from + at) % labels.length);
  return order.find((at) => labels[at]?.toLocaleLowerCase().startsWith(wanted)) ?? active;
}
