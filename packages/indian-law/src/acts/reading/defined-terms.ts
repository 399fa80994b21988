import type { ActText } from './act-text.ts';
import { withoutMarks } from './marks.ts';

/** A word that an act defines. */
export interface DefinedTerm {
  term: string;
  /** The section that defines it, and the address of the piece. */
  number: string;
  path: string;
  text: string;
}

const TERM = /^[[\s]*[“"]([^”"]{2,80})[”"](?:\s+or\s+[“"]([^”"]{2,80})[”"])?/u;
/** Limits: terms of an act, and characters of a definition that is shown. */
const MOST = 400;
const SHOWN = 600;

const DEFINES = /\b(?:means?|includes?|meaning|shall have)\b|[”"]\.?\s?[—–-]/u;

/** The terms that the sections of definitions of an act define. */
export function definedTerms({ units }: Pick<ActText, 'units'>): DefinedTerm[] {
  return units
    .filter(({ title }) => /^\W*(?:definitions?|interpretation)/iu.test(title))
    .flatMap(({ number, pieces }) => pieces.flatMap(({ text, path }) => defined(text, number, path)))
    .slice(0, MOST);
}

function defined(text: string, number: string, path: string): DefinedTerm[] {
  const plain = withoutMarks(text);
  const [, ...terms] = TERM.exec(plain) ?? [];
  if (!DEFINES.test(plain)) return [];
  return terms.flatMap((term) => (term ? [{ term, number, path, text: plain.slice(0, SHOWN) }] : []));
}

/** The terms that a text uses, the longest first, without those that it defines itself. */
export function termsIn(text: string, number: string, terms: readonly DefinedTerm[]): DefinedTerm[] {
  const padded = ` ${text.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, ' ')} `;
  return terms
    .filter((one) => one.number !== number)
    .filter(({ term }) => {
      const plain = term
        .toLowerCase()
        .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
        .trim();
      return padded.includes(` ${plain} `) || padded.includes(` ${plain}s `);
    })
    .sort((a, b) => b.term.length - a.term.length)
    .slice(0, 40);
}
