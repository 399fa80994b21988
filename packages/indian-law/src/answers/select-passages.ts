import { findDatesAndWords } from '../text/dates-in-words.ts';
import { collapseWhitespace } from '../text/text.ts';
import { wordTerm } from '../text/words.ts';
import { AskedWords } from './asked-words.ts';
import type { Candidate, ChosenPassage, Nearness } from './candidate.ts';
import { hasCount } from './counted.ts';
import { cutTo } from './cut.ts';
import { type PremiseFound, premiseIn } from './premise/answer-premise.ts';
import { isEverydayPerson } from './premise/everyday-persons.ts';
import { hasThing, type Mention } from './premise/find-event.ts';
import { presumedEvent } from './premise/presumed-event.ts';
import type { Question } from './question.ts';
import { type ReadCandidate, readCandidates } from './read-candidate.ts';
import { leaderOf } from './same-words.ts';
import { PassageScorer, QUOTE } from './score-passage.ts';
import { authorPassage } from './signature.ts';
import { termsIn } from './terms.ts';
import { namesUnknownAct } from './unknown-act.ts';

export type { Candidate, ChosenPassage };

/** Words alone are compared where there are no vectors. */
const wordsOnly: Nearness = () => 0;

export interface Choice<C extends Candidate> {
  passages: ChosenPassage<C>[];
  /** The best coverage of all candidates. */
  coverage: number;
  /** The passages that are nearest to the question, where nothing answers. */
  nearest: ChosenPassage<C>[];
}

/** Limits: passages per answer, document and file, lowest coverage, lowest share of the best score. */
export const CHOICE = { passages: 6, ofDocument: 3, ofFile: 3, least: 0.5, relative: 0.55 };
export type ChoiceLimits = typeof CHOICE;

/** The papers of a case are short and all about the matter: a clause with this share of the usual coverage answers. */
const OF_CASE = 0.65;
/**
 * The same where the question takes no event for granted: a word that no paper has weighs most, though everyday speech has
 * other words than papers. A clause that has the thing that is asked for needs none of the words. Of somebody or something
 * whose name no paper has (*the Nilgiri line*), the papers say little.
 */
const ASSUMES_NOTHING = { clause: 0.1, thing: 0, unnamed: 0.3 } as const;
/** A clause beside the best one has this share at least. */
const BESIDE = 0.3;
/** Below this share of the question the best clause of short papers may be another: those next to it are quoted too. */
const WHOLE = 0.85;

/** A passage says a smaller share of a long question: from the fifth word on each lowers what it must cover. */
const LONG = { words: 4, less: 0.04, least: 0.3 };
/** So few passages are not all that a document has to say. */
const FEW = 5;
/** A passage with this share of a question answers it, although it does not name the thing. */
const NAMED = 0.5;
/** Passages that are shown where nothing answers. */
const NEAREST = 3;

/** The passages of a question. O(total length of the candidates). */
export function choosePassages<C extends Candidate>(
  question: Question,
  candidates: readonly C[],
  limits: ChoiceLimits = CHOICE,
  nearness: Nearness = wordsOnly,
): Choice<C> {
  const reads = readCandidates(question, candidates);
  const asked = new AskedWords(question, reads);
  const scorer = new PassageScorer(question, asked, nearness);
  // A model gets every passage and judges the premise by itself.
  const premise = limits.least > 0 ? premiseIn(question, reads, (terms) => asked.saidBy(terms)) : undefined;
  const best = reads
    .flatMap((one) => scorer.best(one) ?? [])
    .filter((one) => saysOwn(one, question))
    .map(worthOfStated(premise?.stated ?? []));
  const author =
    limits.least > 0 ? authorPassage(question, reads, (terms) => asked.saidBy(terms)) : undefined;
  const stated = premise ? statedBeside(premise.stated, question, best) : [];
  const found = realFirst(
    [...best, ...stated, ...(author ? [{ ...author, score: 2 * highest(best) }] : [])].sort(
      (a, b) => b.score - a.score,
    ),
  );
  const coverage = Math.max(0, ...found.map((one) => one.coverage));
  const isStated = (premise?.stated.length ?? 0) > 0;
  const isUnstated =
    (premise?.unstated === true && !author) ||
    namesUnknownAct(question, candidates) ||
    (limits.least > 0 && !isStated && lacksThing(question, reads, coverage));
  const otherwise = premise?.otherwise ?? [];
  // A passage that denies the question may speak of another thing: those that are near stand below it.
  const near =
    isUnstated && otherwise.length === 0
      ? []
      : answering(question, found, limits, sharesOfCase(question, reads, premise));
  const byWords = withOtherwise(near, otherwise, limits);
  const first = Math.max(Math.min(BY_WORDS, Math.ceil(limits.passages / 2)), otherwise.length);
  const passages = isAnswered(question, byWords, limits)
    ? byWords
    : withNearest(byWords, first, found, limits);
  const nearest =
    passages.length > 0 ? [] : withoutRepeats(nearestFirst(found), { ...limits, passages: NEAREST });
  return { passages, coverage, nearest };
}

/** The passages with those first that say otherwise than the question assumes; each sentence once. */
function withOtherwise<C extends Candidate>(
  passages: readonly ChosenPassage<C>[],
  otherwise: readonly ChosenPassage<C>[],
  limits: ChoiceLimits,
): ChosenPassage<C>[] {
  const others = passages.filter(
    ({ quote }) => !otherwise.some((one) => one.quote.includes(quote) || quote.includes(one.quote)),
  );
  return [...otherwise, ...others].slice(0, limits.passages);
}

/** So many passages that the words of the question rank first stay first; behind them meaning decides. */
const BY_WORDS = 2;

/** The clauses of papers nearest in meaning first; those of unknown nearness, and all of a library, as they stand. */
const nearestFirst = <C extends Candidate>(found: readonly ChosenPassage<C>[]): ChosenPassage<C>[] =>
  found.every(({ candidate }) => candidate.ofCase) ? found.toSorted((a, b) => b.near - a.near) : [...found];

/** True where one quotation is a part of the other. */
const saysSame = (one: ChosenPassage<Candidate>, other: ChosenPassage<Candidate>): boolean =>
  one.quote.includes(other.quote) || other.quote.includes(one.quote);

/**
 * The first passages by words, then the clauses of the papers that are nearest in meaning, then the other passages by words. A
 * client says *the truck tipped over* where the papers say *the lorry overturned*: on questions that no rule was made for, meaning
 * finds the clause where words do not (`lab/results/evals.md`). What is not of the papers keeps its place before those clauses.
 */
function withNearest<C extends Candidate>(
  byWords: readonly ChosenPassage<C>[],
  first: number,
  found: readonly ChosenPassage<C>[],
  limits: ChoiceLimits,
): ChosenPassage<C>[] {
  const papers = found.filter(({ candidate, near }) => candidate.ofCase && near !== 0);
  if (papers.length === 0 || byWords[0]?.candidate.ofCase !== true) return [...byWords];
  const head = byWords.filter(({ candidate }, at) => at < first || !candidate.ofCase);
  const nearest = nearestFirst(papers).filter((one) => !head.some((other) => saysSame(one, other)));
  const rest = byWords.filter((one) => !head.includes(one));
  return withoutRepeats([...head, ...nearest, ...rest], { ...limits, ofFile: limits.passages });
}

/** Without the samples of the library where real law says as much, within this part of the best sample. */
const AS_MUCH = 1;
function realFirst<C extends Candidate>(found: ChosenPassage<C>[]): ChosenPassage<C>[] {
  const isSample = ({ candidate: { sample, ofCase, named } }: ChosenPassage<C>) =>
    sample === true && !ofCase && named !== true;
  const sample = found.find(isSample);
  const real = found.find((one) => !isSample(one) && !one.argument);
  if (!sample || !real || real.coverage < sample.coverage * AS_MUCH || real.score < sample.score * AS_MUCH)
    return found;
  return found.filter((one) => !isSample(one));
}

/** The thing that a question asks for by its name: *Which bus did he take?* */
const THING =
  /^\W*(?:(?:in|on|at|by|to|from|for|under|of|with)\s)?which\s((?:\p{Ll}+\s){0,2}?\p{Ll}+)\s(?:did|does|do|was|were|is|are|has|have|had|will)\b/iu;

/** True where no sentence of papers has both the thing that is to be counted and a count. */
const lacksCount = ({ wanted }: Question, papers: readonly ReadCandidate<Candidate>[]): boolean =>
  wanted?.counted !== undefined &&
  !papers.some(({ candidate, statements }) =>
    statements.some(({ start, end }) => hasCount(candidate.text.slice(start, end), wanted)),
  );

/** Attributes of a person: the sentence that has one names whose it is. */
const OF_A_PERSON = /\b(?:how\sold|what\sage|occupation|profession|for\sa\sliving|what\s(?:work|job))\b/iu;

/** The writer of a paper says who he is himself. */
const OF_WRITER = /^\W*(?:\d{1,3}[.)]\s*)?I\s(?:am|was|have\sbeen|work)\b/u;
/** He names himself: *I am Ramesh Kumar*. */
const WRITER = /\bI\s(?:am|was)\s((?:\p{Lu}[\p{L}.]*\s?){1,5})/u;

/** True where papers speak of a relative whose age or work is asked for, and have only that of their writer. */
function lacksAttribute(
  { query, words, wanted }: Question,
  papers: readonly ReadCandidate<Candidate>[],
): boolean {
  if (!wanted || !OF_A_PERSON.test(query)) return false;
  const person = words.find(({ word, term }) => isEverydayPerson(leaderOf(term)) || /^\p{Lu}/u.test(word));
  if (!person) return false;
  const asked = leaderOf(person.term);
  const statements = papers.flatMap(({ candidate, statements: own }) =>
    own.map(({ start, end, terms }) => ({ text: candidate.text.slice(start, end), terms })),
  );
  const isOfOther = (text: string) =>
    OF_WRITER.test(text) && !termsIn(WRITER.exec(text)?.[1] ?? '').includes(asked);
  return (
    statements.some(({ terms }) => terms.includes(asked)) &&
    statements.every(({ text }) => isOfOther(text) || !wanted.has.test(text))
  );
}

/** True where papers of a case have nothing that is called as the thing that is asked for. */
function lacksThing(
  question: Question,
  reads: readonly ReadCandidate<Candidate>[],
  coverage: number,
): boolean {
  const papers = reads.filter(({ candidate }) => candidate.ofCase);
  if (papers.length === 0 || papers.length < reads.length) return false;
  if (question.wanted) return lacksCount(question, papers) || lacksAttribute(question, papers);
  if (coverage >= NAMED) return false;
  const telling = new Set(question.words.map(({ term }) => leaderOf(term)));
  const names = termsIn(THING.exec(question.query)?.[1] ?? '').filter((term) => telling.has(term));
  return (
    names.length > 0 &&
    !names.some((name) => papers.some(({ terms, about }) => hasThing(name, [...terms, ...about])))
  );
}

/** Worth of a passage that says that the event of the question happened. */
const STATED = 1.3;
/** Such sentences that are quoted by themselves at most. */
const STATED_BESIDE = 2;
const daysIn = (quote: string): string[] => [
  ...new Set(findDatesAndWords(quote).flatMap(({ iso }) => iso ?? [])),
];
const worthOfStated = <C extends Candidate>(stated: readonly Mention<C>[]) => {
  const said = stated.map(({ read: { candidate }, statement: { start, end } }) => ({
    candidate,
    text: collapseWhitespace(candidate.text.slice(start, end)),
  }));
  return (one: ChosenPassage<C>): ChosenPassage<C> =>
    said.some(({ candidate, text }) => candidate === one.candidate && one.quote.includes(text))
      ? { ...one, score: one.score * STATED }
      : one;
};

const highest = (found: readonly ChosenPassage<Candidate>[]): number =>
  Math.max(0, ...found.map(({ score }) => score));

/** Sentences that state the event of the question, as passages, where no passage has them; they rank with their clause. */
function statedBeside<C extends Candidate>(
  stated: readonly Mention<C>[],
  question: Question,
  found: readonly ChosenPassage<C>[],
): ChosenPassage<C>[] {
  return stated.slice(0, STATED_BESIDE).flatMap(({ read: { candidate, clause }, statement }) => {
    const said = collapseWhitespace(candidate.text.slice(statement.start, statement.end));
    const near = found.filter((one) => one.candidate === candidate);
    const whole = collapseWhitespace(clause);
    const ofClause = near.find(({ quote }) => whole.includes(quote));
    if (!ofClause || near.some(({ quote }) => quote.includes(said))) return [];
    const quote = collapseWhitespace(cutTo(QUOTE.most, candidate.text, statement, question));
    return [{ ...ofClause, quote, score: ofClause.score * STATED, days: daysIn(quote) }];
  });
}

/** Names in a question: its words with a capital letter, but the first. */
const NAME = /(?<=\p{L}[\p{L}'’,-]*\s)\p{Lu}\p{Ll}{2,}/gu;

/** Shares of the usual coverage: with `answers` a clause of the papers answers, with `beside` another is quoted below it. */
interface SharesOfCase {
  answers: number;
  beside: number;
}

function sharesOfCase(
  question: Question,
  reads: readonly ReadCandidate<Candidate>[],
  premise: PremiseFound<Candidate> | undefined,
): SharesOfCase {
  const event = presumedEvent(question);
  const own = ofQuestion(question, reads);
  if (!event) return { answers: own, beside: own };
  // An event that the papers state, or that never came, is no reason to decline.
  const isStated = event.negative || (premise?.stated.length ?? 0) > 0;
  return { answers: isStated ? own : OF_CASE, beside: OF_CASE };
}

/** The share with which a clause answers a question that takes nothing for granted. */
function ofQuestion(question: Question, reads: readonly ReadCandidate<Candidate>[]): number {
  const names = [...question.text.matchAll(NAME)].map(([name]) => wordTerm(name));
  const areKnown = names.every((name) => reads.some(({ terms }) => terms.has(name)));
  if (!areKnown) return ASSUMES_NOTHING.unnamed;
  return question.wanted ? ASSUMES_NOTHING.thing : ASSUMES_NOTHING.clause;
}

/** True for a passage that has all that the question says, and the thing or the day that it asks for. */
const saysAll = ({ coverage, quote, days }: ChosenPassage<Candidate>, { kind, wanted }: Question): boolean =>
  coverage >= WHOLE && (wanted?.has.test(quote) ?? true) && (kind !== 'date' || days.length > 0);

/** So many words of a question say enough that a passage with all of them needs no other beside it; fewer where it asks for a kind of thing. */
const TELLING = { any: 3, ofThing: 2 } as const;
/** Of a question in these scripts words are known only as far as the glossary goes. */
const TRANSLATED = /[\p{Script=Devanagari}\p{Script=Tamil}]/u;

/** True where words alone found the whole answer: what is only near in meaning would stand beside it for nothing. */
const isAnswered = (
  question: Question,
  [best]: readonly ChosenPassage<Candidate>[],
  { least }: ChoiceLimits,
): boolean =>
  best !== undefined &&
  least > 0 &&
  question.words.length >= (question.wanted ? TELLING.ofThing : TELLING.any) &&
  !TRANSLATED.test(question.text) &&
  saysAll(best, question);

/** The passages that answer, best first; none when nothing says enough of what the question is about. */
function answering<C extends Candidate>(
  question: Question,
  found: readonly ChosenPassage<C>[],
  limits: ChoiceLimits,
  ofCase: SharesOfCase,
): ChosenPassage<C>[] {
  const [best] = found;
  const least = leastFor(question, limits);
  const hasThing = ({ quote }: ChosenPassage<C>) => question.wanted?.has.test(quote) ?? true;
  const isOfPaper = (one: ChosenPassage<C>) => one.candidate.ofCase && hasThing(one);
  const leastOf = (one: ChosenPassage<C>) => least * (isOfPaper(one) ? ofCase.answers : 1);
  if (!best || !found.some((one) => one.coverage >= leastOf(one) && tells(one, question))) return [];
  const besideOf = (one: ChosenPassage<C>) =>
    isOfPaper(one) ? least * Math.max(ofCase.beside, BESIDE) : least;
  const fit = found.filter((one) => one.coverage >= besideOf(one) * 0.8 && tells(one, question));
  const passages = withoutRepeats(
    fit.filter(({ score }) => score >= best.score * limits.relative),
    limits,
  );
  if (passages.length >= FEW) return passages;
  // More is quoted of a judgment that alone answers, and what is less near where the best passage is not all.
  const isAll = saysAll(best, question);
  const full = [
    ...passages,
    ...fit.filter((one) => hasThing(one) && one.coverage >= besideOf(one)),
    ...(isAll ? [] : found.filter((one) => one.candidate.ofCase && hasThing(one))),
    ...(isAll ? [] : found.filter((one) => one.candidate.ofCase)),
  ];
  const more = withoutRepeats(full, {
    ...limits,
    passages: Math.min(limits.passages, FEW),
    ofDocument: 2 * limits.ofDocument,
  });
  return more.length > passages.length ? more : passages;
}

/** A question for a day or a sum of the papers is answered by one, or by words that it never came. */
const tells = (one: ChosenPassage<Candidate>, { kind, wanted }: Question): boolean =>
  (kind !== 'date' && wanted?.sure !== true) ||
  !one.candidate.ofCase ||
  one.contradicts ||
  (kind === 'date' && one.days.length > 0) ||
  (wanted?.has.test(one.quote) ?? true);

/** Below which coverage nothing answers this question. */
const leastFor = ({ words }: Question, { least }: ChoiceLimits): number =>
  Math.max(Math.min(least, LONG.least), least - LONG.less * Math.max(0, words.length - LONG.words));

/** True when a passage has words of its own part, which alone show that the part is answered. */
const saysOwn = ({ quote, candidate }: ChosenPassage<Candidate>, { own }: Question): boolean =>
  own === undefined || termsIn(`${candidate.heading ?? ''} ${quote}`).some((term) => own.has(term));

const folded = (quote: string) => quote.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

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
