import { parseCauseTitle } from './cause-title.ts';
import { nameTokens, sameTokens } from './names.ts';

/**
 * How near two printed names are: `same` when they can be one person or body (spelling variants, initials), `alike`
 * when all words of the shorter stand in the longer ('Kaveri Mills', 'Kaveri Mills (Exports)'), an inner *a* written or
 * not ('Venkataraman', 'Venkatraman'). It finds what a
 * lawyer should look at; whether there is a conflict of interest is the lawyer's to say.
 *
 * Why it is asked: who has acted for a party in a matter shall not act, appear or plead for the opposite party
 * (Bar Council of India Rules, Part VI, Chapter II, Section II, rule 33).
 */
export function nameMatcher(one: string): (other: string) => 'same' | 'alike' | undefined {
  const whole = nameTokens(one);
  const telling = tellingWords(whole);
  return (other) => {
    const tokens = nameTokens(other);
    if (sameTokens(whole, tokens)) return 'same';
    return contains(telling, tellingWords(tokens)) ? 'alike' : undefined;
  };
}

function contains(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const words = new Set(long);
  return short.every((word) => words.has(word));
}

/** Initials and very short words tell nobody from anybody. */
const isTelling = (word: string) => word.length >= 3 && !/^\d+$/u.test(word);

const tellingWords = (tokens: readonly string[]) => tokens.filter(isTelling).map(withoutShortA);

/** The unwritten vowel of Indian scripts, which English spells or leaves out, and the last letter of *Subramaniam*. */
function withoutShortA(word: string): string {
  if (word.length < 7) return word;
  return word.replace(/(?<=[^aeiou])a(?=[^aeiou])/gu, '').replace(/m$/u, 'n');
}

/** The names in a text that a user gave as a title: both sides of a cause title, or the text itself. */
export function namesInTitle(title: string): string[] {
  const cause = parseCauseTitle(title);
  return cause ? [cause.petitioner, cause.respondent].filter((name) => name !== '') : [title];
}
