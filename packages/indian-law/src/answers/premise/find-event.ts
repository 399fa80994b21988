import { findDatesAndWords } from '../../text/dates-in-words.ts';
import { findWords, type Word, wordTerm } from '../../text/words.ts';
import type { Candidate } from '../candidate.ts';
import type { ReadCandidate, Statement } from '../read-candidate.ts';
import { relation } from '../related-words.ts';
import { isGrouped, leaderOf } from '../same-words.ts';
import { isEverydayPerson } from './everyday-persons.ts';
import { oppositesOf } from './opposites.ts';
import { isIrregularPast, isPast, type PresumedEvent } from './presumed-event.ts';

/** A sentence of a paper that speaks of an event. */
export interface Mention<C extends Candidate> {
  read: ReadCandidate<C>;
  statement: Statement;
}

/** It says that the event happened, that it did not, or only that it may, must or shall happen. */
type Mood = 'asserted' | 'denied' | 'open';

export type Mentions<C extends Candidate> = Record<Mood, Mention<C>[]>;

/**
 * Nearness of two words: a verb of one sense or a kind of it; a wider verb where the sentence has all else that is asked; a noun
 * of one sense; a thing in related words.
 */
const NEAR = { act: 0.7, wider: 0.3, noun: 0.8, thing: 0.3 } as const;
/** Words that are looked at before a verb, for a denial before it, and behind it. */
const REACH = { before: 6, denial: 4, behind: 4 } as const;

/** An event behind one of these did not happen yet, or is only asked for; a verb of the past between ends its reach. */
const OPEN =
  /^(?:shall|will|would|may|might|must|should|can|could|cannot|[Ii]f|[Uu]nless|[Uu]ntil|[Tt]ill|[Ff]ailing|[Ww]henever|oppos(?:e|es|ed|ing)|prays?|prayed|praying|seeks?|requests|request(?:ed|ing)|demand(?:ed|ing)|wants?|wish|propose[sd]?|intends?|willing|ready|liable|entitled|upon|asks?|asked|appl(?:y|ies|ied))$/u;
/** *If his name is not restored* denies nothing. */
const CONDITION = /^(?:if|unless)$/iu;
const PAST_VERB = /^(?:was|were|had|did|has)$/iu;
const OPEN_BEHIND = /^(?:shall|will|would|may)$/iu;
const DENIES =
  /^(?:not|no|never|neither|nor|without|none|nobody|nothing|refused?|refuses|declines?|declined|failed|fails|denie[sd]|deny|lacks?|hardly)$/iu;
/** A noun is denied behind it only by *is not*, *was never*. */
const DENIES_BEHIND = /\b(?:is|are|was|were|has|have|had|be|been)\s(?:not|never)\b/iu;
const PREFIX = /^(?:un|non|dis|in|mis)(?=\p{L}{3})/iu;
const CLAUSE_END = /[,;:.]/u;
/** A verb of the past beside a noun makes of it a thing that happened; *are referred* tells of what is to be done. */
const HAPPENED = /\b(?:was|were|had|did|has|have)\b|(?<!\b(?:is|are|be|been)\s)\b\p{L}{2,30}ed\b/iu;

/** A row, a caption or a note of an order has none of these: *Costs of Rs. 2,000 on the respondents*. */
const VERB =
  /\b(?:is|are|be|do|does|goes|go|runs?|binds?|lies|lie|stands?|carr(?:y|ies)|means?|provides?|says?|states?)\b/iu;

interface Compared {
  text: string;
  words: readonly Word[];
}

const printed = ({ text }: Compared, { start, end }: Word): string => text.slice(start, end);

/** The words of a clause from a place on, in one direction, nearest first. */
function beside(one: Compared, from: number, step: 1 | -1, most: number): string[] {
  const found: string[] = [];
  for (let at = from + step; found.length < most; at += step) {
    const [word, last] = [one.words[at], one.words[at - step]];
    if (!word || !last) break;
    const [first, second] = step > 0 ? [last, word] : [word, last];
    if (CLAUSE_END.test(one.text.slice(first.end, second.start))) break;
    found.push(printed(one, word));
  }
  return found;
}

/** True where an event is only foreseen, asked for or offered. */
function isOpen(before: readonly string[], behind: readonly string[], word: string): boolean {
  const past = before.findIndex((each) => PAST_VERB.test(each));
  const reach = past < 0 ? before : before.slice(0, past);
  const [nearest, second] = reach;
  const isToCome =
    (nearest === 'to' && !/^(?:came|come|got)$/u.test(second ?? '')) ||
    (nearest === 'be' && second === 'to') ||
    OPEN_BEHIND.test(behind[0] ?? '');
  return isToCome || (nearest === 'for' && !isPast(word)) || reach.some((each) => OPEN.test(each));
}

function isDenied(before: readonly string[], behind: readonly string[], word: string): boolean {
  const isBefore = before.slice(0, REACH.denial).some((each) => DENIES.test(each));
  return isBefore || DENIES_BEHIND.test(behind.join(' ')) || (!isPast(word) && behind[0] === 'nothing');
}

/** *Do not sign anything* is an order. */
const isForbidden = ([nearest, second]: readonly string[]): boolean => nearest === 'not' && second === 'Do';

/** True where a verb of the sentence is in the past. */
const tellsOfPast = (one: Compared): boolean =>
  HAPPENED.test(one.text) || one.words.some((word) => isIrregularPast(printed(one, word)));

function moodOf(one: Compared, at: number, word: string): Mood {
  const before = beside(one, at, -1, REACH.before);
  const behind = beside(one, at, 1, REACH.behind);
  if (before.some((each) => CONDITION.test(each)) || isForbidden(before)) return 'open';
  if (isDenied(before, behind, word)) return 'denied';
  if (isOpen(before, behind, word)) return 'open';
  if (isPast(word) || tellsOfPast(one) || /^(?:is|are)$/iu.test(behind[0] ?? '')) return 'asserted';
  const isRow = !VERB.test(one.text) || findDatesAndWords(one.text).some(({ iso }) => iso !== undefined);
  return isRow ? 'asserted' : 'open';
}

/** True where a word of a sentence is an act that rules out the one that is asked about. */
function hasOpposite(one: Compared, opposites: ReadonlySet<string>): boolean {
  if (opposites.size === 0) return false;
  return one.words.some((word, at) => {
    const said = printed(one, word);
    if (!opposites.has(leaderOf(word.term)) || !(isPast(said) || /(?:al|ion)$/u.test(said))) return false;
    return moodOf(one, at, said) === 'asserted';
  });
}

/** True where a word of a paper says what happened; two words of the table of one thing each are two things. */
function isAct({ act, isNoun }: PresumedEvent, word: string, term: string, hasAll: boolean): boolean {
  const leader = leaderOf(term);
  if (leader === act) return true;
  if (isGrouped(act) && isGrouped(term)) return false;
  if (!isPast(word)) return isNoun && relation(act, leader) >= NEAR.noun;
  return relation(act, leader) >= (hasAll ? NEAR.wider : NEAR.act);
}

/** `hasAll`: the sentence has the other words of the question. */
function moodsIn(text: string, event: PresumedEvent, hasAll: boolean): Set<Mood> {
  const one = { text, words: findWords(text) };
  const moods = new Set<Mood>();
  for (const [at, word] of one.words.entries()) {
    const said = printed(one, word);
    if (PREFIX.test(said) && isAct(event, said, wordTerm(said.replace(PREFIX, '')), false))
      moods.add('denied');
    else if (isAct(event, said, word.term, hasAll)) moods.add(moodOf(one, at, said));
  }
  return moods;
}

/** True where a word of the terms says a thing, or one that is near it. */
export const hasThing = (thing: string, terms: Iterable<string>): boolean => {
  for (const term of terms) if (relation(thing, term) >= NEAR.thing) return true;
  return false;
};

/** True for the row of a table that has all numbers and days of the question: the head of the table has its verb. */
const isRowAsked = (text: string, { terms }: Statement, { figures }: PresumedEvent): boolean =>
  figures.length > 0 &&
  figures.every((figure) => terms.includes(figure)) &&
  !VERB.test(text) &&
  !HAPPENED.test(text);

/** True where a clause or the heading of its paper names who acts. */
function isOfActor({ own, about, named }: ReadCandidate<Candidate>, { actor }: PresumedEvent): boolean {
  return actor?.every((name) => hasThing(name, [...own, ...about, ...named])) ?? true;
}

/** True where any of the papers names the thing: a driver is *the accused* in the memo of his arrest. */
const isThingNamed = (reads: readonly ReadCandidate<Candidate>[], { thing }: PresumedEvent): boolean =>
  thing === undefined ||
  isEverydayPerson(thing) ||
  reads.some(({ terms, about, named }) => hasThing(thing, [...terms, ...about, ...named]));

const NOTHING_OF = /^(?:\(?\w{1,2}[.)]\s+)?(?:No|Not\sany|Nothing\sof)\s/u;
/** *No advance was taken* denies whatever a question takes for granted of the advance. */
function hasNone(text: string, { thing, besides, decides }: PresumedEvent): boolean {
  const begins = decides ? null : NOTHING_OF.exec(text.trim());
  if (!begins) return false;
  const [first, second] = findWords(text.trim().slice(begins[0].length));
  return [first, second].some(
    (word) => word && [thing, ...besides].some((one) => one === leaderOf(word.term)),
  );
}

const UNWRITTEN =
  /\bnothing\s(?:was|is|has\sbeen)\s(?:put\s|reduced\s)?(?:in|to|into)?\s?writing\b|\b(?:not|never)\s(?:put\sin|reduced\s(?:in)?to)\swriting\b/iu;
const WRITTEN = new Set(
  ['document', 'deed', 'paper', 'agreement', 'agree', 'contract', 'write'].map((word) =>
    leaderOf(wordTerm(word)),
  ),
);
/** *Nothing was put in writing* denies that there is a document. */
const isUnwritten = (text: string, { thing }: PresumedEvent): boolean =>
  thing !== undefined && WRITTEN.has(thing) && UNWRITTEN.test(text);

function moodsOf(
  text: string,
  read: ReadCandidate<Candidate>,
  statement: Statement,
  event: PresumedEvent,
): Mood[] {
  const { thing, actor = [], decides, ofThing, act, besides } = event;
  const near = [...statement.terms, ...read.about];
  const namesThing = thing === undefined || hasThing(thing, statement.terms);
  const namesOther =
    thing !== undefined ||
    besides.length === 0 ||
    statement.terms.includes(act) ||
    besides.some((one) => hasThing(one, near));
  const namesAll = namesThing && namesOther && actor.every((name) => hasThing(name, statement.terms));
  const isOfThing = !(decides || ofThing) || thing === undefined || hasThing(thing, near);
  const hasAll = besides.length > 0 && besides.every((one) => hasThing(one, near));
  const moods = [...moodsIn(text, event, hasAll)].filter((mood) =>
    mood === 'denied' ? namesAll : isOfThing,
  );
  if (isOfThing && hasOpposite({ text, words: findWords(text) }, oppositesOf(act))) moods.push('denied');
  if (hasNone(text, event) || isUnwritten(text, event)) moods.push('denied');
  return isRowAsked(text, statement, event) ? ['asserted', ...moods] : moods;
}

const NEVER = /\b(?:cannot|can\snot|can\sno\slonger|will\s(?:not|never)|shall\snot|could\snot)\b/iu;
/** The sentences of papers by which an act that is still to come never comes: *They cannot be returned*. O(n). */
export const ruledOut = <C extends Candidate>(
  act: string,
  reads: readonly ReadCandidate<C>[],
): Mention<C>[] =>
  reads.flatMap((read) =>
    read.statements
      .filter(
        ({ start, end, terms }) => terms.includes(act) && NEVER.test(read.candidate.text.slice(start, end)),
      )
      .map((statement) => ({ read, statement })),
  );

/** The sentences of papers that speak of an event, and the row that is asked for; a denial names its thing too. O(n). */
export function mentionsOf<C extends Candidate>(
  event: PresumedEvent,
  reads: readonly ReadCandidate<C>[],
): Mentions<C> {
  const found: Mentions<C> = { asserted: [], denied: [], open: [] };
  if (!isThingNamed(reads, event)) return found;
  for (const read of reads) {
    if (!isOfActor(read, event)) continue;
    for (const statement of read.statements) {
      const text = read.candidate.text.slice(statement.start, statement.end);
      for (const mood of moodsOf(text, read, statement, event)) found[mood].push({ read, statement });
    }
  }
  return found;
}
