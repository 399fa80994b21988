import { romanValue } from '../../text/roman-numbers.ts';

/** The alphabets of labels: (1), (a), (i), (A), (I). */
export type Alphabet = 'figure' | 'letter' | 'roman' | 'capital' | 'capital_roman';

/** Its place in its alphabet, and the letters of a later insertion: '1A' is 1 and 'A', 'ba' is 2 and 'a'. */
export interface LabelPlace {
  alphabet: Alphabet;
  place: number;
  inserted: string;
}

const CODE = 96;

function figures(label: string): LabelPlace[] {
  const [, figure = '', inserted = ''] = /^(\d{1,3})([A-Z]{0,3})$/u.exec(label) ?? [];
  return figure === '' ? [] : [{ alphabet: 'figure', place: Number(figure), inserted }];
}

function romans(label: string, alphabet: Alphabet): LabelPlace[] {
  const whole = romanValue(label);
  if (whole !== undefined) return [{ alphabet, place: whole, inserted: '' }];
  const base = romanValue(label.slice(0, -1));
  return base === undefined ? [] : [{ alphabet, place: base, inserted: label.slice(-1) }];
}

function letters(label: string, alphabet: Alphabet): LabelPlace[] {
  const small = label.toLowerCase();
  if (small.length > 3) return [];
  const place = small.charCodeAt(0) - CODE;
  // (aa) follows (z) in long lists, and (a) where it was inserted; both are tried.
  const doubled =
    small.length === 2 && small[0] === small[1] ? [{ alphabet, place: place + 26, inserted: '' }] : [];
  return [{ alphabet, place, inserted: small.slice(1) }, ...doubled];
}

/** Every place that the label, without its brackets, can have. */
export function placesOf(label: string): LabelPlace[] {
  if (/^\d/u.test(label)) return figures(label);
  if (/^[a-z]+$/u.test(label)) return [...letters(label, 'letter'), ...romans(label, 'roman')];
  if (/^[A-Z]+$/u.test(label)) return [...letters(label, 'capital'), ...romans(label, 'capital_roman')];
  return [];
}

/** True where `next` comes directly behind `last` in the same alphabet, or was inserted behind it. */
export function follows(last: LabelPlace, next: LabelPlace): boolean {
  if (last.alphabet !== next.alphabet) return false;
  if (next.place === last.place) return next.inserted > last.inserted;
  return (
    next.place === last.place + 1 && (next.inserted === '' || next.inserted === 'a' || next.inserted === 'A')
  );
}

/** True where `next` comes somewhere behind `last`: labels between them were omitted. */
export function comesAfter(last: LabelPlace, next: LabelPlace): boolean {
  return last.alphabet === next.alphabet && next.place > last.place && next.place <= last.place + 12;
}

export const isFirst = (place: LabelPlace): boolean => place.place === 1 && place.inserted === '';
