import { indianSpelling } from '#law/query/american-spellings.ts';
import { LEGAL_WORDS } from '#law/query/legal-words.ts';
import { findWords, stopWords } from '#law/text/words.ts';

/** A word of a query. */
export interface TypedWord {
  term: string;
  start: number;
  end: number;
  /** As typed. */
  word: string;
  /** True for a word after NOT, and for the name of a field. */
  excluded: boolean;
  /** True for a word that may be misspelt: not of legal English, not excluded, no abbreviation. */
  correctable: boolean;
  /** True for a word that names somebody or something: it is misspelt only if a name is meant. */
  isName: boolean;
}

/** The words of a query; of a cause title (`names`) each is a name. */
export function typedWords(typed: string, names: boolean): TypedWord[] {
  const found = findWords(typed).map(({ term, start, end }) => ({
    term,
    start,
    end,
    word: typed.slice(start, end),
  }));
  // 'Natral justice' begins a sentence; 'Olga Tellis' is a name, and so is 'guidelines of Lalita'.
  const capitals = found.filter(({ word }) => isCapitalised(word));
  const allCapitals = typed === typed.toUpperCase();
  return found.map((each, i) => {
    const excluded = isExcluded(typed, each.start, each.end);
    const abbreviation = !allCapitals && /^\p{Lu}{2,6}$/u.test(each.word);
    return {
      ...each,
      excluded,
      correctable: !excluded && !abbreviation && mayBeMisspelt(each.word, typed),
      isName: names || (!allCapitals && isCapitalised(each.word) && (i > 0 || capitals.length > 1)),
    };
  });
}

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);

/** True for a word of Latin letters that legal English lacks; other spellings are searched without asking. */
function mayBeMisspelt(word: string, typed: string): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !/^[a-z]+$/u.test(lower) || stopWords.has(lower)) return false;
  return !LEGAL_WORDS.has(lower) && indianSpelling(word, typed) === undefined;
}

function isExcluded(typed: string, start: number, end: number): boolean {
  return typed[end] === ':' || /\bNOT\s+(?:["“][^"“”]*|\S*)$/u.test(typed.slice(0, start));
}
