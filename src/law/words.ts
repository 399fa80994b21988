import { stemWord } from './stem.ts';

/** A word of a text as the index knows it. Offsets are UTF-16 positions in the text. */
export interface Word {
  /** Lower case, stemmed; figures and short words whole: 'convict', '302', 'ipc'. */
  term: string;
  start: number;
  end: number;
}

// Dotted initials are one word (I.P.C. = IPC); a possessive belongs to no word. Marks keep Indic words whole.
const wordPattern = /(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const possessive = /^['’]s(?![\p{L}\p{N}])/u;
const longestWord = 64;
const cacheSize = 200_000;
const cache = new Map<string, string>();

/** Words too common to rank by. They stay in the index, so that exact phrases are exact. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by for from had has have he her him his i if in into is it its me my no nor not of ' +
    'on or our shall she so such than that the their them then there these they this those to us was we were what ' +
    'when where which who whom will with would you your v vs versus'
  ).split(' '),
);

function fold(raw: string): string {
  let word = raw.toLowerCase();
  if (word.includes('.')) word = word.replaceAll('.', '');
  if (/[^a-z0-9]/.test(word))
    word = word
      .normalize('NFKD')
      .replace(/(?<=[a-z])\p{M}+/gu, '')
      .normalize('NFKC');
  return stemWord(word.slice(0, longestWord));
}

/** The term of one word as printed. Repeated words cost one look-up. */
export function wordTerm(raw: string): string {
  const known = cache.get(raw);
  if (known !== undefined) return known;
  const term = fold(raw);
  if (cache.size >= cacheSize) cache.clear();
  cache.set(raw, term);
  return term;
}

/** Every word of a text, in order. A text without letters or figures has none. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    const start = match.index;
    if (raw === 's' && start > 0 && possessive.test(text.slice(start - 1, start + 2))) continue;
    const term = wordTerm(raw);
    if (term !== '') words.push({ term, start, end: start + raw.length });
  }
  return words;
}

/** The terms of a text in order: `findWords` without offsets. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of findWords(text)) terms.push(word.term);
  return terms;
}

const letters = '\\p{L}\\p{M}\\p{N}';

/** What a printed word of this term begins with; stemming changes at most the last letter of what it leaves. */
function printedStart(term: string): string {
  if (!/^[a-z]+$/.test(term)) return term.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const start = term.length > 3 ? term.slice(0, -1) : term.slice(0, 2);
  return term.length <= 6 ? `${start}|${[...term].join('\\.')}\\.?` : start;
}

function finder(body: string, accept: (found: string) => string | undefined): (text: string) => Word[] {
  const pattern = new RegExp(`(?<![${letters}])${body}`, 'giu');
  return (text) => {
    const words: Word[] = [];
    for (const match of text.matchAll(pattern)) {
      const term = accept(match[0]);
      if (term !== undefined) words.push({ term, start: match.index, end: match.index + match[0].length });
    }
    return words;
  };
}

/** Finds words of some terms in many texts, some ten times faster than reading every word. */
export function wordFinder(terms: Iterable<string>): (text: string) => Word[] {
  const wanted = new Set(terms);
  const starts = [...wanted].map(printedStart).filter((start) => start !== '');
  if (starts.length === 0) return () => [];
  return finder(`(?:${starts.join('|')})[${letters}]*`, (found) => {
    const term = wordTerm(found);
    return wanted.has(term) ? term : undefined;
  });
}

/** Finds the places where terms stand next to one another; each comes as one word, its terms joined by spaces. */
export function phraseFinder(terms: readonly string[]): (text: string) => Word[] {
  const phrase = terms.join(' ');
  const parts = terms.map((term) => `(?:${printedStart(term)})[${letters}]*`);
  return finder(parts.join(`(?:['’]s)?[^${letters}]+`), (found) =>
    termsOf(found).join(' ') === phrase ? phrase : undefined,
  );
}
