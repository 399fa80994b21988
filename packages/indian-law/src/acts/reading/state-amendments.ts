import { STATES } from '../../courts/states.ts';
import type { StateAmendment } from './act-text.ts';

/*
 * Copies print what a State changed behind the section, under a heading *STATE AMENDMENT* and the name of the State. These
 * words are the law in that State alone, so they are no part of the section's text.
 */
const HEADING = /^([[(]?\s*STATE\s+AMENDMENTS?\s*[\])]?[\s.:—–-]*)/u;
/** Other forms of a name that copies print. */
const FORMS: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'Andaman and Nicobar(?: Islands)?',
  'Dadra and Nagar Haveli and Daman and Diu': 'Dadra and Nagar Haveli(?: and Daman and Diu)?',
  Goa: 'Goa(?:, Daman and Diu)?',
  'Jammu and Kashmir': 'Jammu (?:and|&) Kashmir(?: and Ladakh)?',
  Odisha: 'Orissa|Odisha',
  Puducherry: 'Pondicherry|Puducherry',
  Uttarakhand: 'Uttarakhand|Uttaranchal',
};
/** States and Union territories of older copies. */
const FORMER = ['Bombay', 'Daman and Diu', 'Madras', 'Mysore'];
const NAMES = [...Object.values(STATES).map((name) => FORMS[name] ?? name), ...FORMER].join('|');
const STATE = new RegExp(
  String.raw`^([⁰¹²³⁴⁵⁶⁷⁸⁹\d[\](.\s]{0,12}(?:State of\s+|Union [Tt]erritory of\s+|Union Territories of\s+)?(${NAMES})\s*(?:\((?:UTs?|Union [Tt]erritor(?:y|ies))\))?)(?:\s*[.:]\s*[—–-]*|\s*[—–-]+|\s*$|\s+(?=(?:Amendment|Insertion|Substitution|Omission)s?\s+(?:of|in)\b))`,
  'iu',
);
const INLINE = /(?<=\S\s)(?=\[?STATE\s+AMENDMENTS?\b)/u;

/** A name of a State as one writes it: 'RAJASTHAN' is 'Rajasthan'. */
const named = (printed: string): string =>
  printed.replace(/\s+/gu, ' ').replace(/\p{L}+/gu, (word) => {
    if (/^UTs?$/u.test(word)) return word;
    return /^(?:and|of)$/iu.test(word)
      ? word.toLowerCase()
      : word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
  });

/** Takes what States changed out of the paragraphs of a section. Every word stays in one of the two. O(n). */
export function takeStateAmendments(paragraphs: readonly string[]): {
  own: string[];
  states: StateAmendment[];
} {
  const parts = paragraphs.flatMap((paragraph) => paragraph.split(INLINE)).map((part) => part.trim());
  const from = parts.findIndex((part) => HEADING.test(part));
  if (from < 0) return { own: [...paragraphs], states: [] };
  const states: StateAmendment[] = [];
  let heading = '';
  for (const part of parts.slice(from)) {
    const begin = HEADING.exec(part)?.[1] ?? '';
    if (begin !== '') heading = `${heading} ${begin}`.trim();
    takeWords(states, part.slice(begin.length).trim(), () => {
      const printed = heading;
      heading = '';
      return printed;
    });
  }
  const last = states.at(-1);
  if (heading !== '') {
    if (last) last.paragraphs.push(heading);
    else states.push({ state: '', heading, paragraphs: [] });
  }
  return { own: parts.slice(0, from), states };
}

function takeWords(states: StateAmendment[], words: string, takeHeading: () => string): void {
  if (words === '') return;
  const [, printed, state] = STATE.exec(words) ?? [];
  if (printed === undefined || state === undefined) {
    const open = states.at(-1);
    if (open) open.paragraphs.push(words);
    else states.push({ state: '', heading: takeHeading(), paragraphs: [words] });
    return;
  }
  const rest = words.slice(printed.length).replace(/^[\s.:—–-]+/u, '');
  // A mark or a bracket before the name belongs to the words behind it.
  const before = printed.slice(0, printed.search(/\p{L}/u)).trim();
  const kept = [before, rest].filter((part) => part !== '').join(' ');
  states.push({
    state: named(printed.slice(printed.search(/\p{L}/u)).trim()),
    heading: takeHeading(),
    paragraphs: kept === '' ? [] : [kept],
  });
}
