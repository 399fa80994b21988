import { findProvisions, provisionKey } from '../provisions/provisions.ts';
import { findDatesAndWords } from '../text/dates-in-words.ts';
import { MONTHS } from '../text/months.ts';
import { collapseWhitespace, type Span } from '../text/text.ts';
import { termsOf } from '../text/words.ts';
import { blocksOf } from './blocks.ts';
import { cutTo } from './cut.ts';
import { fitness } from './fitness.ts';
import type { Question } from './question.ts';
import { leaderOf } from './same-words.ts';
import { sentencesOf } from './sentences.ts';
import { isArgument, stanceOf } from './stance.ts';

/** A paragraph of a judgment or act, or a page of a case file, that may answer a question. */
export interface Candidate {
  /** The document or the file; at most a few passages of one are quoted. */
  document: string;
  /** True for a file of the case. */
  ofCase: boolean;
  text: string;
  /** Says what the whole text is about: the heading of a section, the name of a file. */
  heading?: string;
  /** Words by which a question names the document and that a passage need not repeat: the parties, the court, the year. */
  identity?: string;
  /** Rank by the search, from 0 to 1. */
  rank: number;
  /** It was asked for by its number. */
  named?: boolean;
}

/** A stretch of a candidate that answers the question. */
export interface ChosenPassage<C extends Candidate> {
  candidate: C;
  /** The words of the candidate, with white space folded; nothing is added or left out. */
  quote: string;
  /** Score of the answer: passages of one question can be compared. */
  score: number;
  /** Share of the question's subject that is in it, from 0 to 1. */
  coverage: number;
  stance: 'supports' | 'against';
  /** True for words of counsel, which are no finding of the court. */
  argument: boolean;
  /** ISO days in the quote, in its order. */
  days: string[];
}

export interface Choice<C extends Candidate> {
  passages: ChosenPassage<C>[];
  /** The best coverage of all candidates. */
  coverage: number;
}

/** Limits: passages per answer, document and file, characters per quote, lowest coverage, lowest share of the best score. */
export const CHOICE = { passages: 6, ofDocument: 2, ofFile: 3, quote: 420, least: 0.5, relative: 0.55 };
export type ChoiceLimits = typeof CHOICE;

/** Weight, in words, of the thing that is asked for: a passage with half of the words and without it is no answer. */
const WANTED = 1.2;

/** A passage says a smaller share of a long question: from the fifth word on each lowers what it must cover. */
const LONG = { words: 4, less: 0.04, least: 0.3 };

/** So few passages are not all that a document has to say. */
const FEW = 3;

interface Weighed {
  /** Weight of each term: rare words weigh more. */
  weights: ReadonlyMap<string, number>;
  total: number;
  /** Weight for naming the provision that is asked for; 0 where none is. */
  provision: number;
  /** Weight for containing the kind of thing asked for, such as a date; 0 where the question does not say. */
  wanted: number;
}

interface Read<C> {
  candidate: C;
  sentences: { start: number; end: number; terms: string[] }[];
  /** Terms of the heading, and of the identity. */
  about: ReadonlySet<string>;
  named: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

/** A day whose month is a number, or whose day or year is in words. */
const DAY_OTHERWISE =
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b|\b(?:thousand|hundred|nineteen|twenty)\b|(?:st|nd|rd|th)(?:\sday)?\sof\b/iu;

/** The days of a text that are not printed as a day, a month and a year, in this form. */
function daysInWords(text: string): string {
  if (!DAY_OTHERWISE.test(text)) return '';
  return findDatesAndWords(text)
    .flatMap(({ iso }) =>
      iso === undefined
        ? []
        : `${Number(iso.slice(8))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`,
    )
    .join(' ');
}

/** The terms of a text, those of one meaning alike. A day in figures has the terms of its words too. */
const termsIn = (text: string): string[] => termsOf(`${text} ${daysInWords(text)}`).map(leaderOf);

/** Sentences; in the papers of a case also points of lists and rows of tables, which have no full stop. */
function statementsOf({ text, ofCase }: Candidate): Span[] {
  if (!ofCase) return sentencesOf(text);
  return blocksOf(text).flatMap(({ start, end }) =>
    sentencesOf(text.slice(start, end)).map((one) => ({ start: start + one.start, end: start + one.end })),
  );
}

/** The words of all candidates of each document. */
function termsByDocument(reads: readonly Read<Candidate>[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { candidate, terms } of reads) {
    const own = all.get(candidate.document) ?? new Set<string>();
    for (const term of terms) own.add(term);
    all.set(candidate.document, own);
  }
  return all;
}

/** Names and figures of a question: they say which document is meant, and not every passage of it repeats them. */
const NAME = /^[\p{Lu}\d]/u;

/** Adds to each candidate's identity the names and the context of the question that its document has elsewhere. */
function withNames<C extends Candidate>(question: Question, reads: readonly Read<C>[]): Read<C>[] {
  const names = question.words
    .filter(({ word, term }) => NAME.test(word) || question.context?.has(term))
    .map(({ term }) => leaderOf(term));
  if (names.length === 0) return [...reads];
  const all = termsByDocument(reads);
  return reads.map((one) => {
    const own = all.get(one.candidate.document);
    return { ...one, named: new Set([...one.named, ...names.filter((name) => own?.has(name))]) };
  });
}

function read<C extends Candidate>(candidate: C): Read<C> {
  const sentences = statementsOf(candidate).map(({ start, end }) => ({
    start,
    end,
    terms: termsIn(candidate.text.slice(start, end)),
  }));
  const about = new Set(termsIn(candidate.heading ?? ''));
  return {
    candidate,
    sentences,
    about,
    named: new Set(termsIn(candidate.identity ?? '')),
    terms: new Set([...about, ...sentences.flatMap(({ terms }) => terms)]),
  };
}

/** Rare words tell more; a word that no candidate has tells most, because without it nothing answers. */
function weigh(question: Question, reads: readonly Read<Candidate>[]): Weighed {
  const weights = new Map<string, number>();
  for (const { term } of question.words) {
    const leader = leaderOf(term);
    const having = reads.filter(({ terms }) => terms.has(leader)).length;
    weights.set(leader, Math.max(0.15, Math.log(1 + (reads.length - having + 1.5) / (having + 0.5))));
  }
  const total = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const average = total / Math.max(1, weights.size);
  return {
    weights,
    total,
    provision: question.provisionKeys.length > 0 ? average : 0,
    wanted: question.wanted ? WANTED * average : 0,
  };
}

const massOf = (terms: Iterable<string>, { weights }: Weighed): number => {
  let mass = 0;
  for (const term of new Set(terms)) mass += weights.get(term) ?? 0;
  return mass;
};

/** Words of the question that follow one another here as there. */
function inOrder(terms: readonly string[], question: Question): number {
  const asked = question.words.map(({ term }) => leaderOf(term));
  const pairs = new Set(asked.slice(1).map((term, at) => `${asked[at]} ${term}`));
  let found = 0;
  for (let at = 1; at < terms.length; at += 1) if (pairs.has(`${terms[at - 1]} ${terms[at]}`)) found += 1;
  return Math.min(found, 4);
}

const asksForProvision = (text: string, keys: readonly string[]): boolean =>
  keys.length > 0 &&
  findProvisions(text).some(
    (one) =>
      keys.includes(provisionKey(one)) ||
      (one.act === undefined && keys.some((key) => key.endsWith(`:${one.number.toLowerCase()}`))),
  );

/** A shorter quotation says little by itself. */
const SHORT = 30;

/** The share of what the question is about that its words about the document may be. */
const IDENTITY = 0.7;

/** The words of a question besides the document that it names. */
function besides(
  named: ReadonlySet<string>,
  terms: ReadonlySet<string>,
  { weights, total }: Weighed,
): number {
  let identified = 0;
  for (const [term, weight] of weights) if (named.has(term) && !terms.has(term)) identified += weight;
  return total - Math.min(identified, IDENTITY * total);
}

/** The share of the question's subject that a quotation has; words only around it count a little. */
function coverageOf(
  {
    quote,
    about,
    named,
    terms,
    names,
  }: Pick<Read<Candidate>, 'about' | 'named' | 'terms'> & { quote: string; names: boolean },
  question: Question,
  weighed: Weighed,
): number {
  // A question about dates alone asks for every dated sentence.
  if (weighed.total === 0)
    return question.kind === 'date' && findDatesAndWords(quote).some(({ iso }) => iso) ? 1 : 0;
  const said = massOf([...about, ...termsIn(quote)], weighed);
  const thing = said > 0 && question.wanted?.isIn(quote) ? weighed.wanted : 0;
  const more = (names ? weighed.provision : 0) + thing;
  const here = said + more;
  const around = massOf(terms, weighed) + more;
  const asked = besides(named, terms, weighed) + weighed.provision + weighed.wanted;
  return Math.min(1, (0.7 * here + 0.3 * around) / asked);
}

/** It asks when the paper itself was made, and a text's heading says that it is this paper. */
const asksForDateOf = ({ kind, query, words }: Question, about: ReadonlySet<string>): boolean =>
  kind === 'date' && /\bdate\sof\b/iu.test(query) && words.every(({ term }) => about.has(leaderOf(term)));

interface Stretch {
  from: number;
  to: number;
  value: number;
}

/** Value of sentences with these terms for the question. */
function worthOf(quote: string, terms: readonly string[], question: Question, weighed: Weighed): number {
  const dated = question.kind === 'date' && findDatesAndWords(quote).length > 0 ? 1 + 0.5 * weighed.total : 0;
  const thing = question.wanted?.isIn(quote) ? weighed.wanted : 0;
  return dated + thing + massOf(terms, weighed) + 0.25 * inOrder(terms, question);
}

/** The sentences, at most three, that say most of what the question is about. */
function bestSentences(
  { sentences, about, candidate: { text } }: Read<Candidate>,
  question: Question,
  weighed: Weighed,
) {
  let best: Stretch | undefined;
  const ofPaper = asksForDateOf(question, about);
  for (const [from, first] of sentences.entries()) {
    const inside: string[] = [];
    for (const [more, { end, terms }] of sentences.slice(from, from + 3).entries()) {
      if (more > 0 && end - first.start > CHOICE.quote) break;
      // All of the paper is about it: its first date counts.
      if (!ofPaper) inside.push(...terms);
      // A second and a third sentence must bring something.
      const value = worthOf(text.slice(first.start, end), inside, question, weighed) * (1 - 0.07 * more);
      if (!best || value > best.value) best = { from, to: from + more, value };
    }
  }
  return best;
}

/** The best stretch of a candidate, at most `CHOICE.quote` characters; a longer sentence is cut at words. */
function bestStretch<C extends Candidate>(
  one: Read<C>,
  question: Question,
  weighed: Weighed,
): ChosenPassage<C> | undefined {
  const { candidate, sentences, about, named, terms } = one;
  const best = bestSentences(one, question, weighed);
  const [first, last] = [sentences[best?.from ?? -1], sentences[best?.to ?? -1]];
  if (!first || !last) return undefined;
  const quote = collapseWhitespace(
    cutTo(CHOICE.quote, candidate.text, { start: first.start, end: last.end }, question),
  );
  const names = asksForProvision(`${candidate.heading ?? ''}. ${quote}`, question.provisionKeys);
  const coverage = candidate.named ? 1 : coverageOf({ quote, about, named, terms, names }, question, weighed);
  const argument = !candidate.ofCase && isArgument(quote);
  const factors = [
    coverage,
    fitness(quote, question),
    0.85 + 0.3 * candidate.rank,
    names ? 1.2 : 1,
    argument ? 0.7 : 1,
    candidate.named ? 3 : 1,
    1 + massOf(named, weighed) / Math.max(1, weighed.total),
    quote.length < SHORT ? 0.5 : 1,
  ];
  return {
    candidate,
    quote,
    score: factors.reduce((product, factor) => product * factor, 1),
    coverage,
    stance: stanceOf(quote, question),
    argument,
    days: [...new Set(findDatesAndWords(quote).flatMap(({ iso }) => iso ?? []))],
  };
}

/** True when a passage has words of its own part, which alone show that the part is answered. */
const saysOwn = ({ quote, candidate }: ChosenPassage<Candidate>, { own }: Question): boolean =>
  own === undefined || termsIn(`${candidate.heading ?? ''} ${quote}`).some((term) => own.has(term));

const folded = (quote: string) => quote.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Below which coverage nothing answers this question. */
const leastFor = ({ words }: Question, { least }: ChoiceLimits): number =>
  Math.max(Math.min(least, LONG.least), least - LONG.less * Math.max(0, words.length - LONG.words));

/**
 * The passages that answer a question, best first; none when nothing says enough of what it is about. At most
 * `CHOICE.ofDocument` come from one document of the library, and no words twice. O(total length of the candidates).
 */
export function choosePassages<C extends Candidate>(
  question: Question,
  candidates: readonly C[],
  limits: ChoiceLimits = CHOICE,
): Choice<C> {
  const reads = withNames(question, candidates.map(read));
  const weighed = weigh(question, reads);
  const found = reads
    .map((one) => bestStretch(one, question, weighed))
    .filter((one) => one !== undefined)
    .filter((one) => saysOwn(one, question))
    .sort((a, b) => b.score - a.score);
  const coverage = Math.max(0, ...found.map((one) => one.coverage));
  const [best] = found;
  const least = leastFor(question, limits);
  if (!best || coverage < least) return { passages: [], coverage };
  const near = found.filter(
    (one) => one.coverage >= least * 0.8 && one.score >= best.score * limits.relative,
  );
  const passages = withoutRepeats(near, limits);
  if (passages.length >= FEW) return { passages, coverage };
  // More is quoted of a judgment that alone answers.
  return { passages: withoutRepeats(near, { ...limits, ofDocument: 2 * limits.ofDocument }), coverage };
}

/** The first passages, of one document only a few and no words twice. */
function withoutRepeats<C extends Candidate>(
  found: readonly ChosenPassage<C>[],
  limits: ChoiceLimits,
): ChosenPassage<C>[] {
  const passages: ChosenPassage<C>[] = [];
  const perDocument = new Map<string, number>();
  const said = new Set<string>();
  for (const one of found) {
    if (passages.length >= limits.passages) break;
    const { document, ofCase } = one.candidate;
    const known = perDocument.get(document) ?? 0;
    const words = folded(one.quote);
    if (known >= (ofCase ? limits.ofFile : limits.ofDocument) || said.has(words)) continue;
    perDocument.set(document, known + 1);
    said.add(words);
    passages.push(one);
  }
  return passages;
}
