import { findDatesAndWords } from '../../text/dates-in-words.ts';
import { findWords, type Word, wordTerm } from '../../text/words.ts';
import type { Candidate } from '../candidate.ts';
import { baseOf } from '../irregular-verbs.ts';
import { withPlainVerbs } from '../phrasal-verbs.ts';
import type { ReadCandidate, Statement } from '../read-candidate.ts';
import { isOtherSide, relation } from '../related-words.ts';
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
/** *Save where the academy cancels the batch* foresees it; a verb of the past tells of what happened. */
const CASE_FORESEEN = /^(?:save|except|where|when|whenever|once)$/iu;
const PAST_VERB = /^(?:was|were|had|did|has)$/iu;
/** *We shall not pay* denies no payment of the past. */
const TO_COME = /^(?:shall|will)$/iu;
const OPEN_BEHIND = /^(?:shall|will|would|may)$/iu;
const PERFORMS = /^(?:hereby|I|we|company|bank|insurer|management|board|society|corporation)$/iu;
const DENIES =
  /^(?:not|no|never|neither|nor|without|none|nobody|nothing|refused?|refuses|declines?|declined|failed|fails|denie[sd]|deny|lacks?|hardly)$/iu;
/** A noun is denied behind it only by *is not*, *was never*. */
const DENIES_BEHIND = /\b(?:is|are|was|were|has|have|had|be|been)\s(?:not|never)\b/iu;
/** *Registered no case*, *produced neither*: what a verb of the past has behind it denies it. */
const NONE_BEHIND = /^(?:no|neither|none|nobody|nothing)$/iu;
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
  const isNone = NONE_BEHIND.test(behind[0] ?? '') && (isPast(word) || behind[0] === 'nothing');
  return isBefore || isNone || DENIES_BEHIND.test(behind.join(' '));
}

/** *Do not sign anything* is an order. */
const isForbidden = ([nearest, second]: readonly string[]): boolean => nearest === 'not' && second === 'Do';

/** True where a verb of the sentence is in the past. */
const tellsOfPast = (one: Compared): boolean =>
  HAPPENED.test(one.text) || one.words.some((word) => isIrregularPast(printed(one, word)));

/** True behind *if*, and for a verb of the present behind *save where*. */
const isConditional = (before: readonly string[], word: string): boolean =>
  before.some((each) => CONDITION.test(each) || (/s$/u.test(word) && CASE_FORESEEN.test(each)));

function moodOf(one: Compared, at: number, word: string): Mood {
  const before = beside(one, at, -1, REACH.before);
  const behind = beside(one, at, 1, REACH.behind);
  if (isConditional(before, word) || isForbidden(before)) return 'open';
  if (isDenied(before, behind, word)) return before.some((each) => TO_COME.test(each)) ? 'open' : 'denied';
  if (isOpen(before, behind, word)) return 'open';
  if (isPast(word) || tellsOfPast(one) || /^(?:is|are)$/iu.test(behind[0] ?? '')) return 'asserted';
  // *We repudiate the claim* does what it says.
  if (PERFORMS.test(before[0] ?? '') && !/ing$/iu.test(word)) return 'asserted';
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

/** A word of the root of an act that is none: *the Executive Engineer*, *she holds receipts*. */
const NO_ACT = /(?:ive|able|ible|ory)$|^receipts$/iu;

/** True where a word of a paper says what happened; two words of the table of one thing each are two things. */
function isAct({ act, verb, isNoun }: PresumedEvent, word: string, term: string, reach: Reach): boolean {
  const leader = leaderOf(term);
  if (leader === act) return !NO_ACT.test(word);
  if (reach === 'same') return false;
  if (isPast(word) && isOtherSide(verb, term)) return true;
  if (isGrouped(act) && isGrouped(term)) return false;
  if (!isPast(word)) return isNoun && relation(act, leader) >= NEAR.noun;
  return relation(act, leader) >= (reach === 'wider' ? NEAR.wider : NEAR.act);
}

/** The words that count for the act: the same one, others of its sense, or wider ones where the sentence has all else. */
const IN_A_NAME = /^(?:post(?:ing)?\b|registered\s(?:post|office|no)|received\s(?:stamp|with)|receipt\sno)/iu;

type Reach = 'same' | 'sense' | 'wider';

function moodsIn(text: string, event: PresumedEvent, reach: Reach): Set<Mood> {
  const one = { text, words: findWords(text) };
  const moods = new Set<Mood>();
  for (const [at, word] of one.words.entries()) {
    const said = printed(one, word);
    if (IN_A_NAME.test(text.slice(word.start, word.end + 6))) continue;
    if (PREFIX.test(said) && isAct(event, said, wordTerm(said.replace(PREFIX, '')), 'same'))
      moods.add('denied');
    else if (isAct(event, said, word.term, reach)) moods.add(moodOf(one, at, said));
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
function isOfActor(
  { own, about, named, author, isFiled }: ReadCandidate<Candidate>,
  { actor }: PresumedEvent,
): boolean {
  return (
    actor?.every((name) => hasThing(name, [...own, ...about, ...(isFiled ? [] : named), ...author])) ?? true
  );
}

/** True where any of the papers names the thing: a driver is *the accused* in the memo of his arrest. */
const isThingNamed = (reads: readonly ReadCandidate<Candidate>[], { thing }: PresumedEvent): boolean =>
  thing === undefined ||
  isEverydayPerson(thing) ||
  reads.some(({ terms, about, named }) => hasThing(thing, [...terms, ...about, ...named]));

const NOTHING_OF = /^(?:\(?\w{1,2}[.)]\s+)?(?:No|Not\sany|Nothing\sof)\s/u;
/** *A prized subscriber to whom the prize is not paid* is a rule, and denies nothing that happened. */
const OF_RULE =
  /^\W*(?:\(?\w{1,3}[.)]\s+)?(?:An?|Any|Each|Every|Whoever|Where)\s(?!complaint|notice|letter|reply)\p{Ll}/u;
const TELLS = /\b(?:was|were|had|did|has|have)\b/iu;
/** A day or a sum without a verb of what is to be: *A cheque for Rs. 40,000 returned unpaid on 4 May*. */
const DAY_OR_SUM =
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:\bRs\b\.?|₹)\s?\d/iu;
const TO_BE = /\b(?:shall|must|will|may|can|cannot|should|is|are|be)\b/u;
const isOfRule = (text: string): boolean =>
  OF_RULE.test(text) && !TELLS.test(text) && (TO_BE.test(text) || !DAY_OR_SUM.test(text));

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

/** *They cancelled by email* leaves out what was cancelled. */
const ELLIPTIC =
  /\b(?:he|I|she|they|we|you)\s\p{L}+ed(?:\s(?:at|by|from|in|on|through|when|with|within)\b|\s*[.,;]|\s*$)/iu;

/** *He has produced neither*, *the proposal to seal is not pressed*: the thing is in the sentence before, or is left out. */
const LEAVES_OUT =
  /\b(?:neither|none|nothing|either)\b\s*(?:of\sthem\b|that\b|this\b|it\b|[.;]|$)|\b(?:proposal|prayer|request|plea)\s(?:to|for|of)\b/iu;

/** *I have not been paid a rupee* denies each payment. */
const NOT_A_RUPEE =
  /\bnot\b.{0,40}\ba\s(?:single\s)?(?:rupee|paisa)\b|\bnot\sa\s(?:single\s)?(?:rupee|paisa)\b/iu;
/** True where a sentence with the verb of the event itself leaves its thing out. */
const leavesOutThing = (text: string, { verb }: PresumedEvent): boolean =>
  LEAVES_OUT.test(text) &&
  (!/\b(?:proposal|prayer|request|plea)\b/iu.test(text) ||
    findWords(text).some(({ term }) => baseOf(term) === baseOf(verb)));

/** True where a sentence names the event itself, or another word of the question, for an event without a thing. */
const namesOther = (
  terms: readonly string[],
  near: readonly string[],
  { thing, act, besides }: PresumedEvent,
): boolean =>
  thing !== undefined ||
  besides.length === 0 ||
  terms.includes(act) ||
  besides.some((one) => hasThing(one, near));

/** A denial needs no thing of an event without one, and *not a rupee* has none. */
const isWithoutThing = (text: string, { thing, ofThing }: PresumedEvent): boolean =>
  thing === undefined || (!ofThing && NOT_A_RUPEE.test(text));

/** Parts of an event that a statement, its clause and the heading of its paper name. */
interface Named {
  /** All that a denial of the event names. */
  all: boolean;
  /** Its thing or another word of the question by a word of one sense, other than the verb: a denial by another verb needs it. */
  sure: boolean;
  /** The thing of the event, or it is of no other thing. */
  thing: boolean;
  /** The thing and who acts, or another word of the question, which another word for the act needs. */
  same: boolean;
  /** Every other word of the question. */
  rest: boolean;
  /** One of the other words besides figures, in its clause. */
  some: boolean;
}

/** True where a term other than the verb says one of the words. */
const saysAny = (words: readonly string[], terms: readonly string[], act: string): boolean =>
  words.some((one) =>
    terms.some((term) => relation(one, term) >= NEAR.act && relation(act, term) < NEAR.act),
  );

function namedIn(
  text: string,
  read: ReadCandidate<Candidate>,
  { terms }: Statement,
  event: PresumedEvent,
): Named {
  const { thing, actor = [], decides, ofThing, isWhich, act, besides, has } = event;
  const near = [...terms, ...read.about];
  const subject = besides.filter((one) => !/\d/u.test(one));
  const ofClause = [...read.own, ...read.about];
  const leavesOut = leavesOutThing(text, event);
  const isIn = (all: readonly string[]) => (one: string) => hasThing(one, all);
  const isFree = thing === undefined || !(decides || ofThing || isWhich);
  return {
    all:
      (isWithoutThing(text, event) ||
        hasThing(thing ?? '', leavesOut ? [...read.terms, ...read.about] : terms)) &&
      namesOther(terms, near, event) &&
      actor.every(isIn([...terms, ...read.author])),
    sure: saysAny(thing === undefined ? besides : [thing, ...besides], leavesOut ? ofClause : terms, act),
    // A suit is no office, although both are of a court: the thing of such a verb is named by a word of its sense.
    thing:
      isFree ||
      isEverydayPerson(thing) ||
      near.some((one) => relation(thing, one) >= NEAR.act) ||
      (decides && ELLIPTIC.test(text)),
    same:
      (thing === undefined || isEverydayPerson(thing) || hasThing(thing, ofClause)) &&
      actor.every(isIn([...ofClause, ...read.author])) &&
      (besides.length === 0 || besides.some(isIn(ofClause)) || has?.test(text) === true),
    rest: besides.length > 0 && besides.every(isIn(near)),
    some: subject.length === 0 || subject.some(isIn(ofClause)),
  };
}

function moodsOf(
  text: string,
  read: ReadCandidate<Candidate>,
  statement: Statement,
  event: PresumedEvent,
): Mood[] {
  const named = namedIn(text, read, statement, event);
  const said = withPlainVerbs(text);
  const moods: Mood[] = [
    ...[...moodsIn(said, event, 'same')].filter((mood) => (mood === 'denied' ? named.all : named.thing)),
    // *Engage a hall* signs no receipt, and *the proposal is not pressed* denies no count.
    ...[...moodsIn(said, event, named.rest ? 'wider' : 'sense')].filter((mood) =>
      mood === 'denied' ? named.all && named.sure : named.thing && named.same,
    ),
  ];
  if (named.thing && named.some && hasOpposite({ text, words: findWords(text) }, oppositesOf(event.act)))
    moods.push('denied');
  if (hasNone(text, event) || isUnwritten(text, event)) moods.push('denied');
  if (isOfRule(text)) return [];
  return [...new Set<Mood>(isRowAsked(text, statement, event) ? ['asserted', ...moods] : moods)];
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

/** *Which customer did they lose?* Where the papers have no such word, one of its kind answers, by any name. */
function withKind(event: PresumedEvent, reads: readonly ReadCandidate<Candidate>[]): PresumedEvent {
  const { thing, ...rest } = event;
  if (!event.isWhich || thing === undefined || reads.some(({ terms }) => terms.has(thing))) return event;
  return { ...rest, isWhich: false };
}

const withoutThing = ({ thing: _, ...event }: PresumedEvent): PresumedEvent => event;

/** A number in the place of a thing; a day and a sum are none. */
const NUMBER_AS_THING = /^\s(?:the\s)?\d{3,}\b(?!\s?[.,/-]?\d)/u;
const NAME_AS_THING = /^\s(?:the\s)?(?!I\b)\p{Lu}\p{L}+/u;
const CALLING = new Set(['ring', 'call', 'phone', 'telephone', 'dial', 'contact'].map(wordTerm));

/** *We rang 1930* may be a call to a helpline: papers have its number, and of one who is called the name, in the place of a noun. */
const hasNameForThing = (text: string, event: PresumedEvent): boolean =>
  findWords(text).some(({ term, start, end }) => {
    if (!isAct(event, text.slice(start, end), term, 'same')) return false;
    const behind = text.slice(end);
    return NUMBER_AS_THING.test(behind) || (CALLING.has(baseOf(term)) && NAME_AS_THING.test(behind));
  });

/** The sentences of papers that speak of an event, and the row that is asked for; a denial names its thing too. O(n). */
export function mentionsOf<C extends Candidate>(
  asked: PresumedEvent,
  reads: readonly ReadCandidate<C>[],
): Mentions<C> {
  const found: Mentions<C> = { asserted: [], denied: [], open: [] };
  const named = withKind(asked, reads);
  const isNamed = isThingNamed(reads, named);
  const event = isNamed ? named : withoutThing(named);
  for (const read of reads) {
    if (!isOfActor(read, event)) continue;
    for (const statement of read.statements) {
      const text = read.candidate.text.slice(statement.start, statement.end);
      if (!isNamed && !hasNameForThing(text, event)) continue;
      for (const mood of moodsOf(text, read, statement, event)) found[mood].push({ read, statement });
    }
  }
  return found;
}
