import type { Span } from '../../text/text.ts';
import { type Word, wordTerm } from '../../text/words.ts';
import { overlap, readStatement, type Statement, tells } from './read-statement.ts';
import type { Difference } from './types.ts';

const DENIES = new Set(
  (
    'not no never cannot neither nor without none nothing unless fail failed fails refuse refused refuses deny denied denies ' +
    'decline declined lack lacks lacked absence hardly'
  )
    .split(' ')
    .map(wordTerm),
);
/** Short forms: the apostrophe divides the word. */
const SHORT_FORM =
  /(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need)n['’]t\b/giu;
const NATIVE =
  /(?<![\p{L}\p{M}])(?:नहीं|नही|न|ना|मत|बिना|बगैर|इनकार|इंकार|अस्वीकार)(?![\p{L}\p{M}])|(?:வில்லை|இல்லை|கூடாது|முடியாது|மாட்டார்|மாட்டா|ஆகாது|இன்றி)(?![\p{L}\p{M}])/gu;
/** Telling words behind a denial, or before it in the languages whose verb comes last, that it denies. */
const SCOPE = 2;

/** Pairs of words of which one says the contrary of the other. */
const CONTRARY =
  'allowed/dismissed granted/refused granted/rejected granted/dismissed allowed/rejected allowed/refused accepted/rejected valid/invalid ' +
  'upheld/quashed convicted/acquitted guilty/innocent admissible/inadmissible mandatory/directory enforceable/unenforceable paid/unpaid ' +
  'lawful/unlawful legal/illegal plaintiff/defendant petitioner/respondent appellant/respondent landlord/tenant lessor/lessee ' +
  'landlady/tenant buyer/seller vendor/purchaser employer/employee husband/wife mortgagor/mortgagee creditor/debtor drawer/payee ' +
  'before/after registered/unregistered confirmed/reversed affirmed/reversed sustained/overruled maximum/minimum increased/reduced ' +
  'enhanced/reduced includes/excludes included/excluded proved/disproved admitted/denied above/below more/less ' +
  'स्वीकृत/अस्वीकृत स्वीकार/खारिज मंजूर/खारिज वैध/अवैध वादी/प्रतिवादी दोषी/निर्दोष पहले/बाद अधिकतम/न्यूनतम';
const CONTRARY_OF = new Map<string, Set<string>>();
for (const pair of CONTRARY.split(' ')) {
  const [one = '', other = ''] = pair.split('/').map(wordTerm);
  CONTRARY_OF.set(one, (CONTRARY_OF.get(one) ?? new Set()).add(other));
  CONTRARY_OF.set(other, (CONTRARY_OF.get(other) ?? new Set()).add(one));
}

interface Denial extends Span {
  text: string;
  /** Terms of the words that it denies. */
  of: string[];
}

function deniedBy(words: readonly Word[], at: number, behind: boolean): string[] {
  const near = behind ? words.slice(at + 1, at + 8) : words.slice(Math.max(0, at - 6), at).reverse();
  return near
    .filter((word) => tells(word) && !DENIES.has(word.term))
    .slice(0, SCOPE)
    .map(({ term }) => term);
}

/** The denials of a sentence, each with what it denies. */
export function denialsIn({ text, words }: Statement): Denial[] {
  const found: Denial[] = [];
  for (const [at, { term, start, end }] of words.entries())
    if (DENIES.has(term))
      found.push({ start, end, text: text.slice(start, end), of: deniedBy(words, at, true) });
  for (const { index, 0: form } of text.matchAll(SHORT_FORM)) {
    const at = words.findLastIndex(({ start }) => start <= index + form.length);
    found.push({ start: index, end: index + form.length, text: form, of: deniedBy(words, at, true) });
  }
  for (const { index, 0: form } of text.matchAll(NATIVE)) {
    const at = words.findIndex(({ end }) => end >= index + form.length);
    const before = deniedBy(words, at, false);
    found.push({
      start: index,
      end: index + form.length,
      text: form,
      of: before.length > 0 ? before : deniedBy(words, at, true),
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Clauses of so few telling words say too little to be compared by themselves. */
const FEWEST = 2;
const CLAUSE =
  /[,;:]\s|\s(?:and|but|or|which|who|that|because|although|while|और|किन्तु|परन्तु|लेकिन|तथा|எனினும்)\s/gu;

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

/** How much of both statements is the same. */
const likeness = (said: Statement, other: Statement): number =>
  Math.min(overlap(said, other), 0.25 + overlap(other, said));

const LIKE = { denial: 0.6, contrary: 0.6 } as const;

/** A denial of one statement that the other, which speaks of the same, lacks. */
function lackingDenial(
  denials: readonly Denial[],
  other: Statement,
  others: readonly Denial[],
): Denial | undefined {
  if (others.length >= denials.length) return undefined;
  return denials.find(({ of }) => of.length > 0 && of.some((term) => other.terms.has(term)));
}

function deniesDifferently(said: Statement, source: Statement): Difference | undefined {
  const own = denialsIn(said);
  const theirs = denialsIn(source);
  if (own.length % 2 === theirs.length % 2) return undefined;
  const added = lackingDenial(own, source, theirs);
  if (added) return { what: 'negation', said: around(said.text, added), source: shortened(source.text) };
  const left = lackingDenial(theirs, said, own);
  if (left) return { what: 'negation', said: wordsOf(said, left.of), source: around(source.text, left) };
  return undefined;
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
  const found = words.filter(({ term }) => terms.includes(term));
  const [first, last] = [found[0], found.at(-1)];
  return first && last ? text.slice(first.start, last.end) : text;
};

/** A word of the sentence whose contrary the source has in the same words. */
function contraryWord(said: Statement, source: Statement): Difference | undefined {
  const has = new Set(source.words.map(({ term }) => term));
  const own = new Set(said.words.map(({ term }) => term));
  for (const { term, start, end } of said.words) {
    if (has.has(term)) continue;
    const contrary = [...(CONTRARY_OF.get(term) ?? [])].find((one) => has.has(one) && !own.has(one));
    const theirs = contrary && source.words.find((word) => word.term === contrary);
    if (theirs)
      return {
        what: 'negation',
        said: said.text.slice(start, end),
        source: source.text.slice(theirs.start, theirs.end),
      };
  }
  return undefined;
}

/**
 * A denial that only one of both has, or a word in place of its contrary, where the sentence and a source say the same
 * otherwise.
 */
export function polarityDifference(said: Statement, nearest: readonly Statement[]): Difference | undefined {
  const clauses = nearest.flatMap(clausesOf);
  const own = clausesOf(said);
  for (const one of own) {
    const best = clauses
      .map((clause) => ({ clause, like: likeness(one, clause) }))
      .sort((a, b) => b.like - a.like)[0];
    if (!best) continue;
    if (best.like >= LIKE.denial) {
      const differs = deniesDifferently(one, best.clause);
      if (differs) return differs;
    }
    if (best.like >= LIKE.contrary - 0.1) {
      const differs = contraryWord(one, best.clause);
      if (differs) return differs;
    }
  }
  return undefined;
}
