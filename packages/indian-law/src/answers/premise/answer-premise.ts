import { findDatesAndWords } from '../../text/dates-in-words.ts';
import { collapseWhitespace } from '../../text/text.ts';
import type { Candidate, ChosenPassage } from '../candidate.ts';
import { cutTo } from '../cut.ts';
import type { Question } from '../question.ts';
import type { ReadCandidate } from '../read-candidate.ts';
import { relation } from '../related-words.ts';
import { QUOTE } from '../score-passage.ts';
import { absenceOf } from './absence.ts';
import { hasThing, type Mention, mentionsOf, ruledOut } from './find-event.ts';
import {
  expectedAct,
  type PresumedEvent,
  presumedBody,
  presumedEvent,
  presumedPresent,
  presumedRole,
  presumedSpeaker,
} from './presumed-event.ts';
import { valueOtherwise } from './presumed-values.ts';

/** Sentences that are quoted against a premise. */
const AGAINST = 2;

/** The papers of a case beside what a question takes for granted. */
export interface PremiseFound<C extends Candidate> {
  /** No paper says it: the passages that are near do not answer. */
  unstated: boolean;
  /** Sentences that say otherwise. */
  otherwise: ChosenPassage<C>[];
  /** Sentences that say that it happened. */
  stated: readonly Mention<C>[];
}

/** Kinds of questions that are asked of papers; law is no event. */
const OF_PAPERS: ReadonlySet<Question['kind']> = new Set(['fact', 'date', 'list']);

function passageOf<C extends Candidate>(
  { read, statement }: Mention<C>,
  question: Question,
): ChosenPassage<C> {
  const { candidate } = read;
  const quote = collapseWhitespace(cutTo(QUOTE.most, candidate.text, statement, question));
  return {
    candidate,
    quote,
    score: 1,
    coverage: 1,
    stance: 'supports',
    argument: false,
    contradicts: true,
    days: [...new Set(findDatesAndWords(quote).flatMap(({ iso }) => iso ?? []))],
    near: 0,
  };
}

/** Nearness of a word to one of the question that says the same. */
const SAME = 0.7;

/** True where a sentence has all else that is asked, and the figure: *How much cash was stolen* and *cash of Rs. 62,000*. */
function hasSum(
  { wanted }: Question,
  { besides }: PresumedEvent,
  reads: readonly ReadCandidate<Candidate>[],
): boolean {
  if (wanted?.sure !== true || besides.length === 0) return false;
  return reads.some(({ candidate, statements }) =>
    statements.some(
      ({ start, end, terms }) =>
        wanted.has.test(candidate.text.slice(start, end)) &&
        besides.every((asked) => terms.some((one) => relation(asked, one) >= SAME)),
    ),
  );
}

/** True where a sentence that states the event has the count that is asked for. */
const saysWhole = ({ read, statement }: Mention<Candidate>, { wanted }: Question): boolean =>
  wanted?.counted !== undefined && wanted.has.test(read.candidate.text.slice(statement.start, statement.end));

/** Of several sentences those first that say most of what is asked. */
function nearestFirst<C extends Candidate>(
  mentions: readonly Mention<C>[],
  saidBy: (terms: readonly string[]) => number,
): Mention<C>[] {
  return mentions.toSorted((one, other) => saidBy(other.statement.terms) - saidBy(one.statement.terms));
}

/**
 * Compares what a question takes for granted with the papers of its case: an event that they deny, or of which they say
 * nothing; an amount or a day of which they have another. `saidBy`: weight of the question's words that terms say. O(n).
 */
export function premiseIn<C extends Candidate>(
  question: Question,
  reads: readonly ReadCandidate<C>[],
  saidBy: (terms: readonly string[]) => number,
): PremiseFound<C> {
  const papers = OF_PAPERS.has(question.kind) ? reads.filter(({ candidate }) => candidate.ofCase) : [];
  if (papers.length === 0) return { unstated: false, otherwise: [], stated: [] };
  const quoted = (mentions: readonly Mention<C>[]) =>
    mentions.slice(0, AGAINST).map((one) => passageOf(one, question));
  const against = (mentions: readonly Mention<C>[]) => quoted(nearestFirst(mentions, saidBy));
  const value = valueOtherwise(question, papers);
  if (value) return { unstated: true, otherwise: quoted(value), stated: [] };
  const role = presumedRole(question);
  const isNamed = papers.some(
    ({ terms, about }) => role === undefined || hasThing(role, [...terms, ...about]),
  );
  const speaker = presumedSpeaker(question);
  const hasSpoken = papers.some(
    ({ terms, about }) =>
      speaker === undefined || [...terms, ...about].some((one) => relation(speaker, one) >= SAME),
  );
  const event = presumedEvent(question);
  const body = presumedBody(question);
  const isBodyNamed =
    body.length === 0 ||
    papers.some(({ own, about }) => body.every((name) => hasThing(name, [...own, ...about])));
  const expected = expectedAct(question);
  if (expected !== undefined)
    return { unstated: false, otherwise: against(ruledOut(expected, papers)), stated: [] };
  const present = presumedPresent(question);
  const absence = present === undefined ? [] : absenceOf(present, papers);
  if (absence.length > 0) return { unstated: false, otherwise: against(absence), stated: [] };
  if (!hasSpoken) return { unstated: true, otherwise: [], stated: [] };
  if (!event) return { unstated: !isNamed || !isBodyNamed, otherwise: [], stated: [] };
  const { asserted, denied } = mentionsOf(event, papers);
  if (event.negative) return { unstated: false, otherwise: against(asserted), stated: [] };
  const unstated = asserted.length === 0 && !hasSum(question, event, papers);
  // One sentence says it whole, with the count that is asked for: another does not deny it.
  const isSaidWhole = asserted.some((one) => saysWhole(one, question));
  return { unstated, otherwise: isSaidWhole ? [] : against(denied), stated: asserted };
}
