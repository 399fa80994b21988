import { AskedWords } from './asked-words.ts';
import type { Candidate, ChosenPassage, Nearness } from './candidate.ts';
import type { Question } from './question.ts';
import { readCandidates, withBeside } from './read-candidate.ts';
import { daysIn, PassageScorer } from './score-passage.ts';
import { termsIn } from './terms.ts';
import { namesUnknownAct } from './unknown-act.ts';
import { valuesOtherwise } from './values-otherwise.ts';

export type { Candidate, ChosenPassage };

/** Words alone are compared where there are no vectors. */
const wordsOnly: Nearness = () => 0;

export interface Choice<C extends Candidate> {
  passages: ChosenPassage<C>[];
  /** The passages that are nearest to the question, where nothing answers. */
  nearest: ChosenPassage<C>[];
}

/** Limits: passages per answer, document and file, lowest coverage, lowest share of the best score. */
export const CHOICE = { passages: 6, ofDocument: 3, ofFile: 3, least: 0.5, relative: 0.55 };
export type ChoiceLimits = typeof CHOICE;

/** The papers of a case are short and all about the matter: a clause with this share of the usual coverage, and the thing that is asked for, answers. */
const OF_CASE = 0.65;
/** A passage says a smaller share of a long question: from the fifth word on each lowers what it must cover. */
const LONG = { words: 4, less: 0.04, least: 0.3 };
/** So few passages are not all that a document has to say. */
const FEW = 5;
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
  const scorer = new PassageScorer(question, new AskedWords(question, reads), nearness);
  const best = reads
    .flatMap((one) => scorer.best(one) ?? [])
    .filter((one) => isCompared(one) || saysOwn(one, question));
  const found = realFirst(byMeaning(question, best).sort((a, b) => b.score - a.score));
  const papers = found.filter(({ candidate }) => candidate.ofCase);
  const otherwise = limits.least > 0 ? valuesOtherwise(question, papers) : [];
  const answers = namesUnknownAct(question, candidates) ? [] : answering(question, found, limits);
  const passages = withoutRepeats([...otherwise, ...answers], {
    ...limits,
    ...{ ofFile: limits.passages, ofDocument: 2 * limits.ofDocument },
  });
  const nearest = passages.length > 0 ? [] : withoutRepeats(found, { ...limits, passages: NEAREST });
  return { passages, nearest };
}

/** A clause of papers whose nearness in meaning is known. */
const isCompared = ({ candidate, near }: ChosenPassage<Candidate>): boolean => candidate.ofCase && near !== 0;

/** Weights of the words of a question, and of the kind of thing that it asks for, beside the nearness of a clause. */
const BESIDE_NEARNESS = { words: 0.06, thing: 0.02 } as const;

const hasThing = ({ wanted }: Question, { quote }: ChosenPassage<Candidate>): boolean =>
  wanted?.has.test(quote) ?? true;

/**
 * The clauses of papers in the order of their nearness in meaning and of their words together. A client says *the truck tipped
 * over* where the papers say *the lorry overturned*: meaning finds the clause where words do not, and words decide between
 * clauses that are near (`lab/results/evals.md`). Their scores are dealt out again in that order, so that they stand beside the
 * library as before. Clauses of unknown nearness stay as they are.
 */
function byMeaning<C extends Candidate>(
  question: Question,
  found: readonly ChosenPassage<C>[],
): ChosenPassage<C>[] {
  const { words, thing } = BESIDE_NEARNESS;
  const papers = found
    .filter(isCompared)
    .map((one) => ({
      one,
      worth: one.near + words * one.coverage + (hasThing(question, one) ? thing : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ one }) => one);
  const scores = papers.map(({ score }) => score).sort((a, b) => b - a);
  return [
    ...found.filter((one) => !isCompared(one)),
    ...papers.map((one, at) => ({ ...one, score: scores[at] ?? 0 })),
  ];
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

/** Below both, papers say nothing of a question: the share of its words, and the cosine of the sentence model (`lab/results/evals.md`). */
const OF_PAPERS = { words: 0.25, near: 0.81 } as const;

/** True where clauses of papers say something of the question, or otherwise than it; a kind of thing that none of them has is in no answer. */
const mayAnswer = (
  question: Question,
  found: readonly ChosenPassage<Candidate>[],
  { passages }: ChoiceLimits,
): boolean =>
  found.some((one) => hasThing(question, one)) &&
  found
    .slice(0, passages)
    .some(
      ({ near, coverage, contradicts }) =>
        contradicts || near >= OF_PAPERS.near || coverage >= OF_PAPERS.words,
    );

/** The passages that answer, best first; none when nothing says enough of what the question is about. */
function answering<C extends Candidate>(
  question: Question,
  found: readonly ChosenPassage<C>[],
  limits: ChoiceLimits,
): ChosenPassage<C>[] {
  if (found.some(({ near }) => near !== 0) && found.every(({ candidate }) => candidate.ofCase))
    return limits.least === 0 || mayAnswer(question, found, limits) ? [...found] : [];
  const [best] = found;
  const least = leastFor(question, limits);
  const leastOf = (one: ChosenPassage<C>) =>
    least * (one.candidate.ofCase && hasThing(question, one) ? OF_CASE : 1);
  const fit = found.filter((one) => one.coverage >= leastOf(one) * 0.8);
  if (!best || !fit.some((one) => one.coverage >= leastOf(one))) return [];
  const passages = withoutRepeats(
    fit.filter(({ score }) => score >= best.score * limits.relative),
    limits,
  );
  if (passages.length >= FEW) return passages;
  // More is quoted of a judgment that alone answers.
  const more = withoutRepeats([...passages, ...fit.filter((one) => one.coverage >= leastOf(one))], {
    ...limits,
    passages: Math.min(limits.passages, FEW),
    ofDocument: 2 * limits.ofDocument,
  });
  return more.length > passages.length ? more : passages;
}

/** Below which coverage nothing answers this question. */
const leastFor = ({ words }: Question, { least }: ChoiceLimits): number =>
  Math.max(Math.min(least, LONG.least), least - LONG.less * Math.max(0, words.length - LONG.words));

/** True when a passage has words of its own part, which alone show that the part is answered. */
const saysOwn = ({ quote, candidate }: ChosenPassage<Candidate>, { own }: Question): boolean =>
  own === undefined || termsIn(`${candidate.heading ?? ''} ${quote}`).some((term) => own.has(term));

const folded = (quote: string) => quote.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** A fragment of a paper with what stands beside it. */
function grown<C extends Candidate>(one: ChosenPassage<C>): ChosenPassage<C> {
  const quote = withBeside(one.candidate.text, one.quote);
  return { ...one, quote, days: one.days.length > 0 ? one.days : daysIn(quote) };
}

/** The first passages, of one document only a few and no words twice; a fragment of a paper with what stands beside it. */
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
    if (passages.some(({ candidate, quote }) => candidate === one.candidate && quote.includes(one.quote)))
      continue;
    perDocument.set(document, known + 1);
    said.add(words);
    passages.push(ofCase && limits.least > 0 ? grown(one) : one);
  }
  return passages;
}
