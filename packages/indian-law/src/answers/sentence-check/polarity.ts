import type { Span } from '../../text/text.ts';
import { type Word, wordTerm } from '../../text/words.ts';
import { overlap, readStatement, type Statement, statementTerm, tells } from './read-statement.ts';
import type { Difference } from './types.ts';

const DENIES = new Set(
  (
    'not no never cannot neither nor without none nothing unless fail failed fails refuse refused refuses deny denied denies ' +
    'decline declined lack lacks lacked absence hardly withheld withhold withholds'
  )
    .split(' ')
    .map(wordTerm),
);
/** *Failing which* denies nothing. */
const WITHOUT_DENIAL = /^failing$/iu;
/** *Not less than* is a bound, and denies nothing. */
const BOUND = /^\s(?:less|more|fewer|later|earlier|exceeding|only)\b/iu;
/** A word that begins with a denial: *inadmissible*, *unpaid*. */
const PREFIX = /^(?:in|un|im|ir|il|dis|non)(?=\p{L}{4})/iu;
/** Short forms: the apostrophe divides the word. */
const SHORT_FORM =
  /(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need)n['’]t\b/giu;
const NATIVE =
  /(?<![\p{L}\p{M}])(?:नहीं|नही|न|ना|मत|बिना|बगैर|मना|इनकार|इंकार|अस्वीकार)(?![\p{L}\p{M}])|(?:வில்லை|இல்லை|கூடாது|முடியாது|மாட்டார்|மாட்டா|ஆகாது|இன்றி)(?![\p{L}\p{M}])/gu;
/** Telling words behind a denial, or before it in the languages whose verb comes last, that it denies. */
const SCOPE = 2;

interface Denial extends Span {
  text: string;
  /** Terms of the words that it denies. */
  of: string[];
}

/** A denial reaches to the end of its clause. */
const CLAUSE_END = /[,;:।]/u;

/** *Shall not, on any ground, sublet*: what it denies stands behind the words between the commas. */
const isCutOff = (word: Word | undefined): boolean => word?.term === 'not' || word?.term === 'never';

function deniedBy({ text, words }: Statement, at: number, behind: boolean): string[] {
  const near = behind ? words.slice(at + 1, at + 8) : words.slice(Math.max(0, at - 6), at).reverse();
  const of: string[] = [];
  let last = words[at];
  for (const word of near) {
    const [one, other] = behind ? [last, word] : [word, last];
    const ends = one && other && CLAUSE_END.test(text.slice(one.end, other.start));
    if (of.length === SCOPE || (ends && !(behind && last === words[at] && isCutOff(last)))) break;
    if (tells(word) && !DENIES.has(word.term)) of.push(statementTerm(word.term));
    last = word;
  }
  return of;
}

/** True when a word denies; *No. 12* and *failing which* do not. */
function denies(text: string, { term, start, end }: Word): boolean {
  if (!DENIES.has(term) || WITHOUT_DENIAL.test(text.slice(start, end))) return false;
  const behind = text.slice(end, end + 14);
  if (BOUND.test(behind)) return false;
  return term !== 'no' || !/^(?:\.|\s?\d)/u.test(behind);
}

/** The denials of a sentence, each with what it denies. */
export function denialsIn(statement: Statement): Denial[] {
  const { text, words } = statement;
  const found: Denial[] = [];
  const add = (start: number, end: number, of: string[]) =>
    found.push({ start, end, text: text.slice(start, end), of });
  for (const [at, word] of words.entries())
    if (denies(text, word)) add(word.start, word.end, deniedBy(statement, at, true));
  for (const { index, 0: form } of text.matchAll(SHORT_FORM)) {
    const at = words.findLastIndex(({ start }) => start <= index + form.length);
    add(index, index + form.length, deniedBy(statement, at, true));
  }
  for (const { index, 0: form } of text.matchAll(NATIVE)) {
    const at = words.findIndex(({ end }) => end >= index + form.length);
    const before = deniedBy(statement, at, false);
    add(index, index + form.length, before.length > 0 ? before : deniedBy(statement, at, true));
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Clauses of so few telling words say too little to be compared by themselves. */
const FEWEST = 2;
const CLAUSE =
  /[,;:]\s(?!(?:19|20)\d{2}(?!\d))|(?<!\son)\sor\s|\s(?:and|but|which|who|that|because|although|while|और|किन्तु|परन्तु|लेकिन|तथा|எனினும்)\s/gu;

/** The clauses of a statement, and the statement itself. */
function clausesOf(one: Statement): Statement[] {
  const parts: Statement[] = [one];
  let from = 0;
  for (const { index, 0: gap } of one.text.matchAll(CLAUSE)) {
    parts.push(readStatement(one.text.slice(from, index)));
    from = index + gap.length;
  }
  if (from > 0) parts.push(readStatement(one.text.slice(from)));
  return parts.filter(({ terms }) => terms.size >= FEWEST);
}

/** The share of both statements that is the same. */
const likeness = (said: Statement, other: Statement): number =>
  Math.min(overlap(said, other), 0.3 + overlap(other, said));

/**
 * A clause this like says the same; one that is less like the sentence by at most `near` may be the one that it repeats,
 * unless the first is the `same`.
 */
const LIKE = { denial: 0.5, near: 0.2, same: 0.9 } as const;
/** Words that begin alike for so many letters have one root: *suffice* and *sufficient*. */
const ROOT = 6;

/** The denials of one statement whose words the other has. */
const shared = (denials: readonly Denial[], other: Statement): Denial[] => {
  const roots = new Set(
    [...other.terms].filter(({ length }) => length >= ROOT).map((term) => term.slice(0, ROOT)),
  );
  return denials.filter(({ of }) =>
    of.some((term) => other.terms.has(term) || (term.length >= ROOT && roots.has(term.slice(0, ROOT)))),
  );
};

/** The words of one statement that deny a word of the other by how they begin. */
function prefixed({ text, words, terms }: Statement, other: Statement): Denial[] {
  return words.flatMap(({ start, end }) => {
    const printed = text.slice(start, end);
    const base = wordTerm(printed.replace(PREFIX, ''));
    if (!PREFIX.test(printed) || terms.has(base) || !other.terms.has(base)) return [];
    return [{ start, end, text: printed, of: [base] }];
  });
}

/** A denial that only one of both has; two in one statement may be one in other words. */
function deniesDifferently(said: Statement, source: Statement): Difference | undefined {
  const own = [...denialsIn(said), ...prefixed(said, source)];
  const theirs = [...denialsIn(source), ...prefixed(source, said)];
  if (own.length === theirs.length) return undefined;
  const [ownShared, theirsShared] = [shared(own, source), shared(theirs, said)];
  if (ownShared.length % 2 === theirsShared.length % 2) return undefined;
  const [added] = ownShared;
  const [left] = theirsShared;
  if (added && ownShared.length > theirsShared.length)
    return { what: 'negation', said: around(said.text, added), source: shortened(source.text) };
  return left && { what: 'negation', said: wordsOf(said, left.of), source: around(source.text, left) };
}

/** The denial with the words beside it. */
function around(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf(' ', Math.max(0, start - 14)) + 1;
  const to = text.indexOf(' ', end + 16);
  return text.slice(from, to < 0 ? text.length : to).trim();
}
const shortened = (text: string): string => {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  return flat.length <= 160 ? flat : `${flat.slice(0, flat.lastIndexOf(' ', 160))} …`;
};
const wordsOf = ({ text, words }: Statement, terms: readonly string[]): string => {
  const found = words.filter(({ term }) => terms.includes(statementTerm(term)));
  const [first, last] = [found[0], found.at(-1)];
  return first && last ? text.slice(first.start, last.end) : text;
};

/** The clauses that are most like a statement, the likest first; of two with the same words the shorter one. */
function mostLike(said: Statement, clauses: readonly Statement[]): Statement[] {
  const liked = clauses
    .map((clause) => ({
      clause,
      like: likeness(said, clause),
      has: overlap(said, clause),
      back: overlap(clause, said),
    }))
    .filter(({ like }) => like >= LIKE.denial)
    .sort((a, b) => b.like - a.like || b.back - a.back);
  const [first] = liked;
  if (!first || first.like >= LIKE.same) return first ? [first.clause] : [];
  return liked.filter(({ has }) => has >= first.has - LIKE.near).map(({ clause }) => clause);
}

/** A denial that only one of both has, where the sentence and every source that says the same otherwise differ in it. */
export function polarityDifference(said: Statement, nearest: readonly Statement[]): Difference | undefined {
  const clauses = nearest.flatMap(clausesOf);
  for (const one of clausesOf(said)) {
    const differences = mostLike(one, clauses).map((other) => deniesDifferently(one, other));
    if (differences.length > 0 && differences.every((each) => each !== undefined)) return differences[0];
  }
  return undefined;
}
