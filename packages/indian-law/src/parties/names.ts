import { asParty, inFull } from './bodies.ts';
import { USUAL_WORDS } from './name-spellings.ts';

/*
 * Indian names are printed in many ways: Mohammed and Muhammad, Sheikh and Shaikh, Lakshmi and Laxmi. Folding maps
 * them to one spelling, so that names can be compared. It never decides that two people are the same person.
 */

/** Titles, styles and words for further parties: not part of a name. */
const DROPPED = new Set(
  (
    'shri sri shree smt shrimati srimati kum kumari ku mr mrs ms miss dr prof sh er adv advocate justice honble hon ble ' +
    'the late lt col capt maj gen retd messrs ms and ors or anr another others other etc dead deceased since through thr lrs lr ' +
    'legal representatives heirs of by its his her in re exparte pvt private ltd limited llp co company corpn corporation inc ' +
    'jr sr sau tmt thiru thr thru'
  ).split(' '),
);

/** Sounds that English spells more than one way; applied in order to a word of four letters or more. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ksh|x/gu, 'ks'],
  [/ph/gu, 'f'],
  [/ck|q/gu, 'k'],
  [/(?<=[bcdgjkptrs])h/gu, ''],
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/oo|ou|u/gu, 'o'],
  [/ee|ea|ii|y/gu, 'i'],
  [/aa|ah(?=[^aeiou]|$)/gu, 'a'],
  [/(.)\1+/gu, '$1'],
  [/(?<=[^aeiou])a$/gu, ''],
];

const sounded = (word: string): string =>
  SOUNDS.reduce((folded, [sound, plain]) => folded.replace(sound, plain), word);
const hasSounds = (word: string): boolean => word.length >= 4 && !/\d/u.test(word);

function foldWord(word: string): string {
  const known = USUAL_WORDS.get(word) ?? word;
  return hasSounds(known) ? sounded(known) : known;
}

/** Letters from which a word is the same with and without the unwritten vowel of Indian scripts. */
const SHORT_A = 6;

/**
 * The one form under which folded words are compared: without the inner *a* that English spells or leaves out
 * ('Ramchandra', 'Ramachandra'; 'Prakash', 'Parkash'), and *Subramaniam* as *Subramanian*.
 */
export function nameKey(folded: string): string {
  if (!hasSounds(folded)) return folded;
  const word = sounded(folded);
  if (word.length < SHORT_A) return word;
  return word
    .replace(/(?<=[^aeiou])a(?=[^aeiou])/gu, '')
    .replace(/(?<=[bcdgjkptrs])h/gu, '')
    .replace(/m$/u, 'n');
}

/** The key of two words of a name that are also written as one: 'Ram Kumar', 'Ramkumar'. */
export function joinedKey(one: string, other: string): string {
  return nameKey(one + other);
}

const RELATIVE =
  /(?:[\s,(](?:[sdwchf]\/o\.?|(?:son|daughter|wife|widow|husband) of|r\/o|r\/at|residing at|resident of|aged|through|thru|thr\.?|represented by|rep\.? ?by|by (?:its|his|her|their|lrs?|l\.\s?rs?|the|legal|secretary|inspector|police)|(?:since )?deceased)|\(\s?(?:d|dead|deceased|died|minor|since)\.?)(?![\p{L}\p{N}])/u;
const ALIAS =
  /\s{0,5}@{1,5}\s{0,5}|[\s,(]{1,5}(?:alias|urf|urff|aka|a\.\s?k\.\s?a\.?|also known as)[\s.:]{1,5}/u;

/** Drops what follows 'S/o', 'through', 'since deceased': a description, not the name. */
function principal(name: string): string {
  const cut = RELATIVE.exec(name);
  return cut && /\p{L}/u.test(name.slice(0, cut.index)) ? name.slice(0, cut.index) : name;
}

/** 'State through CBI', 'State (by the Inspector of Police)': the agency that acts for the State. */
const THROUGH =
  /^\s*(?:the\s)?state\s?[,(]?\s?(?:through|thru|thr\.?|by|rep\.? by|represented by)\s(?:the\s)?(?<agency>[^,()]{3,60})/u;

function agencyOf(lower: string): string[] {
  const agency = THROUGH.exec(lower)?.groups?.agency;
  return agency === undefined ? [] : [agency];
}

/** A word of a name as written, in lower case; folded to one spelling; and its `nameKey`. */
export interface NameWord {
  written: string;
  folded: string;
  key: string;
}

/** Aliases of a person beyond these are not read. */
const MOST_FORMS = 4;

/**
 * The forms of a name, the principal one first, then its aliases ('Killu @ Kailash', 'Deepa alias Gurdeep'): the words of each, in
 * order, without titles, companies' forms or '& Ors.', one spelling for the usual Indian variants ('Mohd.' and
 * 'Muhammad', 'Laxmi' and 'Lakshmi'), States and public bodies in full. Initials stay as single letters. At least one
 * form; a name without words has none in it.
 */
export function nameForms(name: string): NameWord[][] {
  const lower = name.slice(0, 500).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const parts = [...principal(lower).split(ALIAS, MOST_FORMS), ...agencyOf(lower)].map(wordsOf);
  const [first = [], ...aliases] = parts.filter((words) => words.length > 0);
  const [given, ...others] = first;
  // 'Rajesh @ Raju Singh' is Rajesh Singh.
  const surname =
    given !== undefined && others.length === 0 && (aliases[0]?.length ?? 0) > 1
      ? [[given, ...(aliases[0]?.slice(1) ?? [])]]
      : [];
  return [first, ...surname, ...aliases];
}

function wordsOf(lower: string): NameWord[] {
  const words = lower
    .replace(/\bm\/s\b\.?/gu, ' ')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/gu, ' ')
    .replace(/\bof judicature (?:at|for)\b/gu, 'of')
    .replace(/['’]s\b/gu, '')
    .replace(/['’.]/gu, ' ')
    .match(/[\p{L}\p{N}]+|,/gu);
  const all = inFull(words ?? []).filter((word) => word !== ',');
  const kept = withInitials(asParty(all.filter((word) => !DROPPED.has(word))));
  return (kept.length > 0 ? kept : all).map((written) => {
    const folded = foldWord(written);
    return { written, folded, key: nameKey(folded) };
  });
}

/** Two consonants of a name, and no abbreviation of a given name. */
const JOINED_INITIALS = /^(?!(?:ch|gh|kh|km|st)$)[b-df-hj-np-tv-xz]{2}$/u;

const isJoinedInitials = (word: string): boolean => JOINED_INITIALS.test(word) && !USUAL_WORDS.has(word);

/** 'SV Deshpande' as 'S. V. Deshpande': initials without stops, beside a word that is the name. */
function withInitials(words: readonly string[]): string[] {
  if (!words.some((word) => word.length > 2)) return [...words];
  return words.flatMap((word) => (isJoinedInitials(word) ? [...word] : [word]));
}

/** The words of the principal form of a name: see `nameForms`. */
export function nameWords(name: string): NameWord[] {
  return nameForms(name)[0] ?? [];
}

/** The folded words of a name, in order: see `nameForms`. */
export function nameTokens(name: string): string[] {
  return nameWords(name).map(({ folded }) => folded);
}

/** The keys of the words of a name, in order: what `sameKeys` compares. */
export function nameKeys(name: string): string[] {
  return nameWords(name).map(({ key }) => key);
}

/** A name folded to one spelling: its folded words in one line. */
export function foldName(name: string): string {
  return nameTokens(name).join(' ');
}

/** The sounds of the first letters that folding replaces: the *Z.* of *Zafar*, the *W.* of *Wahid*. */
const INITIALS: Readonly<Record<string, string>> = { w: 'v', z: 'j', q: 'k', x: 'k', y: 'i', u: 'o' };

function fits(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && (long.startsWith(short) || long.startsWith(INITIALS[short] ?? short));
}

/**
 * True where two printed names can be the same person or body: in one of their forms the same words in any order, joined or
 * split ('Kanhaiyalal', 'Kanhaiya Lal'), where an initial stands for a word ('K. Puttaswamy', 'Kumar Puttaswamy') and
 * one of the names may leave initials out.
 */
export function sameName(a: string, b: string): boolean {
  const keysOf = (name: string) => nameForms(name).map((words) => words.map(({ key }) => key));
  const others = keysOf(b);
  return keysOf(a).some((one) => others.some((other) => sameKeys(one, other)));
}

/** Compares names as `sameName` does, for the keys of one form of each. */
export function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [joinedAs(a, b), joinedAs(b, a)];
  // 'State of V.P.' is not the State of Punjab, nor every State: initials stand for no State.
  const exact = one.includes('state') && one.length + other.length > 2;
  if (!one.some((word) => word.length > 1 && other.includes(word) && !(exact && word === 'state')))
    return false;
  const spare = [...other];
  const unmatched: string[] = [];
  for (const token of [...one].sort((x, y) => y.length - x.length)) {
    const at = spare.indexOf(token);
    const near = at >= 0 || exact ? at : spare.findIndex((word) => fits(token, word));
    if (near >= 0) spare.splice(near, 1);
    else unmatched.push(token);
  }
  const left = unmatched.length > 0 && spare.length > 0 ? undefined : [...unmatched, ...spare];
  return left?.every((word) => word.length === 1) ?? false;
}

/** The keys of a name with two neighbours as one where the other name writes them as one. */
function joinedAs(keys: readonly string[], other: readonly string[]): readonly string[] {
  const whole = other.filter((word) => word.length >= SHORT_A - 2 && !keys.includes(word));
  if (whole.length === 0) return keys;
  const joined: string[] = [];
  for (let i = 0; i < keys.length; i += 1) {
    const [one = '', next = ''] = [keys[i], keys[i + 1]];
    const alike = one.length > 1 && next.length > 1 && whole.some((word) => word[0] === one[0]);
    const both = alike ? joinedKey(one, next) : '';
    if (both !== '' && whole.includes(both)) {
      joined.push(both);
      i += 1;
    } else joined.push(one);
  }
  return joined;
}
