import { wordTerm } from '../../text/words.ts';
import { PAST_FORMS } from '../irregular-verbs.ts';
import type { Question } from '../question.ts';
import { isGrouped, leaderOf } from '../same-words.ts';
import { isEverydayPerson } from './everyday-persons.ts';

/**
 * An event that a question takes for granted: *When did the tenant vacate the shop?* assumes that a tenant vacated a shop.
 * Limits: English alone, and one event of a question.
 */
export interface PresumedEvent {
  /** Term of the verb, or of the thing of an empty verb: *give consent*. */
  act: string;
  /** Term of the verb as the question has it. */
  verb: string;
  /** The act is a thing, and papers may name it by another word: *take photos*, *photographs*. */
  isNoun: boolean;
  /** Terms of the other words of the question. */
  besides: readonly string[];
  /** Term of the thing to which it happened. */
  thing?: string;
  /** Terms of the name of a court or another who acts in papers under this name alone. */
  actor?: readonly string[];
  /** Terms of its numbers and days, which name the row of a table; none where none of them is longer than two figures. */
  figures: readonly string[];
  /** The question assumes that it did not happen. */
  negative: boolean;
  /** Its verb says nothing of another thing: *filed a suit*, *paid for the repairs*. */
  ofThing: boolean;
  /** Written form of the figure that is asked for; none where names or other words answer. */
  has?: RegExp;
  /** It asks for its thing itself: *Which caterer did he engage?* */
  isWhich: boolean;
  /** Somebody decided on its thing, one way or the other: *granted*, *refused*. */
  decides: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Verbs that say nothing without their thing: *give consent*, *make a payment*, *pass a decree*. */
const EMPTY = set(
  'give gave given make made take took taken pass passed get got have had do did done put hold held say said state stated go ' +
    'gone went come came happen happened be been become became find found show showed shown tell told count counted note noted notice noticed mention mentioned observe observed impose imposed suffer suffered stand stood',
);
/** Verbs of a beginning or an end, which say nothing without what begins or ends: *start to work*, *the strike began*. */
const OF_PHASE = set(
  'start started begin began begun commence commenced continue continued end ended finish finished',
);
/** Verbs that deny: a paper that denies the thing says as much. */
const DENYING = set(
  'not never no fail failed refuse refused decline declined stop stopped reject rejected repudiate repudiated deny denied',
);
/** Past forms that do not end in *ed* and are no verb with another present: *undertook*, *cut*. */
const UNCHANGED = set(
  'beat bid burst cast cut hit hurt laid let put quit read set shed shut split spread thrust',
);
const IRREGULAR: ReadonlySet<string> = new Set([...PAST_FORMS, ...UNCHANGED]);
/** Verbs of a decision, which say nothing of another thing. */
const DECIDING = set(
  'grant granted award awarded refuse refused reject rejected allow allowed dismiss dismissed decline declined sanction sanctioned approve ' +
    'approved cancel cancelled revoke revoked',
);
/** Verbs of a state, and of what a contract says: *What did the trip cost*, *What rent was agreed* assume no event. */
const STATES = set(
  'cost weigh contain belong last measure need want know think look seem mean own live stay remain sit lie include consist ' +
    'require expect hope intend believe feel needed wanted knew thought looked seemed meant owned lived stayed remained sat lay ' +
    'included consisted required expected hoped intended believed felt agree agreed fix fixed stipulate stipulated provide provided promise promised specify ' +
    'specified prescribe prescribed contained lasted weighed belonged go went gone come came',
);
/** Verbs of papers that are about this or that paper. */
const OF_THING = set('filed file instituted presented');
const BEFORE_NOUN = set(
  'the a an our my his her their its your this that these those any each every both two three first second third last said',
);
const PRONOUNS = set('he she it they we you i him them us who whom anybody anyone somebody');
const PREPOSITIONS = set(
  'to from of on at by in with for after before under about into over against as through during within without upon between out ' +
    'off and or when that if because so than per according once while where whether though although since till until says',
);
/** Words that begin a clause beside the one that asks. */
const SUBORDINATE = set('when while because although though until unless');
/** Things that *give* hands over in words: papers have the words themselves. */
const OF_WORDS = set(
  'reason reasons answer explanation excuse account ground grounds detail details information',
);
const ADVERBS = set(
  'altogether total ever also then already finally actually really not never still much many home here there back away together again first',
);
/** Things that papers name by what they are. */
const ANY_THING = set('matter thing issue subject affair incident event fact problem rest');
/** Those who act in papers under this name alone; parties are *I*, *you* and *our client* there. */
const INSTITUTIONS = set(
  'court tribunal arbitrator mediator police judge magistrate commission commissioner collector ombudsman receiver expert engineer ' +
    'surveyor inspector officer authority committee board union hospital department registrar arbitral jury conciliator',
);
/** Those who are parties of a matter. */
const PARTIES = set(
  'accused applicant bank borrower builder buyer carrier client company complainant contractor defendant driver employee employer ' +
    'guarantor hirer insurer landlord lender lessee lessor licensee licensor owner petitioner plaintiff promoter purchaser respondent seller surety sureties ' +
    'tenant vendor worker workman',
);
const AUXILIARY = /^(?:did|was|were|has|have|had)$/u;
const PRESENT = /^(?:is|are|does|do|must|may|can|will|shall|should|would|could)$/u;
/** It asks for what was to come: *By when was the flat to be handed over?* */
const TO_COME =
  /\b(?:was|were|had|has|have)\b[^?]{0,80}\bto\s(?:be\s)?(?!the\b|an?\b|his\b|her\b|our\b)\p{Ll}+/u;
const RELATIVE = /^(?:who|that)$/u;
const ASKS = /\b(?:who|whom|whose|which|what|when|where|why|how)\b/iu;
const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Past forms that are nouns, presents or participles too. */
const AMBIGUOUS = set(
  'beat bid burst cut put set let cast read quit hit hurt shed shot shut split spread thrust laid left kept found wound bound saw felt bit bore',
);
/** True for a past form that does not end in *ed* and is nothing else. */
export const isIrregularPast = (word: string): boolean => IRREGULAR.has(word) && !AMBIGUOUS.has(word);
/** True for a past form of a verb. */
export const isPast = (word: string): boolean =>
  IRREGULAR.has(word.toLowerCase()) || /^\p{L}{2,}ed$/iu.test(word);
const isName = (word: string): boolean => /^\p{Lu}|\d/u.test(word);
const isIn = (word: string, ...sets: readonly ReadonlySet<string>[]): boolean =>
  sets.some((one) => one.has(word));

/** A word of this kind, or the end, comes behind a verb. */
const followsVerb = (word: string | undefined): boolean =>
  word === undefined ||
  isName(word) ||
  isIn(word, BEFORE_NOUN, PRONOUNS, ADVERBS) ||
  (word !== 'of' && PREPOSITIONS.has(word));

/** Place behind a subject that is known by its word: *did he pay rent*, *did the tribunal award interest*; -1 for another. */
function behindSubject(words: readonly string[], from: number): number {
  const first = words[from] ?? '';
  const second = words[from + 1] ?? '';
  const isKnown =
    BEFORE_NOUN.has(first) && (isIn(second, PARTIES, INSTITUTIONS) || isEverydayPerson(termOf(second)));
  if (!isKnown && !PRONOUNS.has(first)) return -1;
  const start = isKnown ? from + 2 : from + 1;
  const at = words.findIndex((word, place) => place >= start && !ADVERBS.has(word));
  const [word = '', next = ''] = words.slice(at, at + 2);
  // *The bank manager said*: the word is of the subject.
  const isNone = at < 0 || isName(word) || isIn(word, BEFORE_NOUN, PRONOUNS, PREPOSITIONS, INSTITUTIONS);
  return isNone || EMPTY.has(next) ? -1 : at;
}

/** Place of the verb of *did the tenant vacate the shop*: before an object, a preposition or the end. */
function baseVerb(words: readonly string[], from: number): number {
  const known = behindSubject(words, from);
  if (known >= 0) return known;
  return words.findIndex(
    (word, at) =>
      at > from &&
      !isName(word) &&
      !isIn(word, BEFORE_NOUN, PRONOUNS, PREPOSITIONS, ADVERBS) &&
      !BEFORE_NOUN.has(words[at - 1] ?? '') &&
      followsVerb(words[at + 1]),
  );
}

/** The words of the group that begins here, before a preposition or a verb. */
function groupFrom(words: readonly string[], from: number, to: number): string[] {
  const group = words.slice(from, to);
  const end = group.findIndex((word) => PREPOSITIONS.has(word) || AUXILIARY.test(word));
  return group
    .slice(0, end < 0 ? undefined : end)
    .filter((word) => !isIn(word, BEFORE_NOUN, PRONOUNS, ADVERBS));
}

interface Clause {
  verb: number;
  /** Place at which its subject begins. */
  subject: number;
  passive: boolean;
}

function clauseIn(words: readonly string[]): Clause | undefined {
  const at = words.findIndex((word) => AUXILIARY.test(word));
  const auxiliary = words[at];
  if (auxiliary === 'did') return { verb: baseVerb(words, at + 1), subject: at + 1, passive: false };
  if (auxiliary !== undefined) {
    // *What was the name of the man who drove the bus* takes no name for granted.
    const relative = words.findIndex((word, place) => place > at && RELATIVE.test(word));
    const verb = words.findLastIndex(
      (word, place) =>
        place > at &&
        (relative < 0 || place < relative) &&
        isPast(word) &&
        !BEFORE_NOUN.has(words[place - 1] ?? ''),
    );
    // *What allowance was sanctioned*: the thing is before the auxiliary.
    return { verb, subject: verb === at + 1 ? 1 : at + 1, passive: /^w/u.test(auxiliary) };
  }
  // *Which court granted the probate*, *Who bought the land*.
  const verb = words.findIndex((word, place) => place > 0 && isPast(word));
  const isQuestion = /^(?:who|which|what)$/u.test(words[0] ?? '') && verb <= 4;
  if (!isQuestion || words.slice(0, verb).some((word) => PRESENT.test(word))) return undefined;
  return { verb, subject: 1, passive: false };
}

/** *What reason did she give for consenting*: the act behind an empty verb. */
const gerund = (words: readonly string[], from: number): string | undefined =>
  /^(?:for|of|by|on)$/u.test(words[from] ?? '') && /\p{L}{3,}ing$/u.test(words[from + 1] ?? '')
    ? words[from + 1]
    : undefined;

/** *When did she start to work*, *When did the strike begin*: the act whose phase is asked for. */
function actOfPhase(
  words: readonly string[],
  { verb }: Clause,
  { subject, object }: Nouns,
): string | undefined {
  const [next = '', after = ''] = words.slice(verb + 1);
  if (next === 'to' && /^\p{Ll}{3,}$/u.test(after) && !BEFORE_NOUN.has(after)) return after;
  if (/\p{L}{3,}ing$/u.test(next)) return next;
  const own = subject.at(-1);
  const noun = object ?? (own !== undefined && isEverydayPerson(termOf(own)) ? undefined : own);
  return named(noun) && !PRONOUNS.has(noun) ? noun : undefined;
}

const termOf = (word: string): string => leaderOf(wordTerm(word));
const named = (noun: string | undefined): noun is string => noun !== undefined && !isName(noun);

/** The verb, or the thing of an empty verb; undefined where it is a name or is who acts. */
function actOf(words: readonly string[], { verb: at, passive }: Clause, nouns: Nouns): string | undefined {
  const verb = words[at] ?? '';
  if (OF_PHASE.has(verb)) return actOfPhase(words, { verb: at, passive, subject: 0 }, nouns);
  if (!EMPTY.has(verb)) return verb;
  const act = gerund(words, at + 1) ?? nouns.object;
  return named(act) && (passive || act !== nouns.subject.at(-1)) ? act : undefined;
}

interface Nouns {
  /** The last word, and the words of its name before it: *Superintending Engineer*. */
  subject: readonly string[];
  /** The thing to which it happened. */
  object: string | undefined;
  /** The thing for which somebody paid. */
  purpose: string | undefined;
  /** The thing before the verb: *How much advance did the buyer pay?* */
  asked: string | undefined;
}

function nounsOf(words: readonly string[], { verb, subject: from, passive }: Clause): Nouns {
  const group = groupFrom(words, from, verb);
  const named = group.slice(group.findLastIndex((word) => !isName(word)) + 1);
  const subject = named.length > 0 ? named : group.slice(-1);
  if (passive) return { subject, object: subject.at(-1), asked: undefined, purpose: undefined };
  const asks = words[from - 1] === 'did' && /^(?:how (?:much|many)|what|which)\b/u.test(words.join(' '));
  const asked = asks ? groupFrom(words, 1, from - 1).at(-1) : undefined;
  const paysFor =
    /^(?:pay|paid|spend|spent|charge|charged)$/u.test(words[verb] ?? '') &&
    /^(?:for|on)$/u.test(words[verb + 1] ?? '');
  const purpose = paysFor ? groupFrom(words, verb + 2, words.length).at(-1) : undefined;
  return { subject, object: groupFrom(words, verb + 1, words.length).at(-1), asked, purpose };
}

/** The actor and the thing, as far as papers name them by these nouns. */
function others(
  act: string,
  isEmpty: boolean,
  { subject, object: behind, asked, purpose }: Nouns,
): Pick<PresumedEvent, 'actor' | 'thing'> {
  const object = purpose ?? behind ?? asked;
  const isActor = subject.at(-1) !== undefined && INSTITUTIONS.has(subject.at(-1)?.toLowerCase() ?? '');
  const actor = isActor ? subject.map(termOf) : undefined;
  const thing = !isEmpty && named(object) && !ANY_THING.has(object) ? termOf(object) : undefined;
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(thing === undefined || thing === termOf(act) ? {} : { thing }),
  };
}

/** *Which caterer did he engage* asks for a caterer: what else he engaged is no answer. */
const asksWhich = (words: readonly string[], { asked }: Nouns, wanted: Question['wanted']): boolean =>
  /^(?:what|which)$/u.test(words[0] ?? '') && named(asked) && wanted?.names.has(wordTerm(asked)) !== true;

/** *What reason did he give the lady* takes nothing for granted; *for consenting* does. */
const givesWords = (words: readonly string[], { verb }: Clause, { asked }: Nouns): boolean =>
  EMPTY.has(words[verb] ?? '') && OF_WORDS.has(asked ?? '') && gerund(words, verb + 1) === undefined;

/** *Why did the bank agree to refund it*: somebody decided, as papers say or deny. */
const agreesToAct = (words: readonly string[], { verb }: Clause): boolean =>
  /^(?:agreed?|consent(?:ed)?)$/u.test(words[verb] ?? '') && words[verb + 1] === 'to';

/** *Which judge stayed the demolition*: a court stays a thing, and nobody else does. */
const staysAThing = (words: readonly string[], { verb }: Clause): boolean =>
  /^stay(?:ed)?$/u.test(words[verb] ?? '') &&
  /^(?:the|his|her|their|our|this|that)$/u.test(words[verb + 1] ?? '');

/** *How much did she pay the sureties*: a payment to another is none to them. */
const paysSomebody = (verb: string, { object }: Nouns): boolean =>
  /^(?:pay|paid|give|gave|lend|lent|owe|owed)$/u.test(verb) && object !== undefined && PARTIES.has(object);

/** The numbers of a question; none where none is longer than two figures. */
function figuresIn(words: Question['words']): string[] {
  const figures = words.map(({ term }) => term).filter((term) => /^\d+$/u.test(term));
  return figures.some(({ length }) => length > 2) ? figures : [];
}

/** The words of the clause that asks: *Where was he when they came* asks of him. */
function mainClause(query: string): string[] {
  const words = [...(query.split(/[?;]/u)[0] ?? '').matchAll(WORD)].map(([word], at) =>
    at === 0 ? word.toLowerCase() : word,
  );
  const beside = words.findIndex((word, at) => at > 1 && SUBORDINATE.has(word));
  return beside < 0 ? words : words.slice(0, beside);
}

/** True for a verb of a state, by which nothing happened. */
const isState = (words: readonly string[], clause: Clause): boolean =>
  STATES.has(words[clause.verb] ?? '') && !agreesToAct(words, clause) && !staysAThing(words, clause);

/** The event of the past that a question takes for granted; undefined where its form shows none. O(n). */
export function presumedEvent({
  query,
  words: asked,
  negative,
  wanted,
}: Question): PresumedEvent | undefined {
  if (!ASKS.test(query) || TO_COME.test(query)) return undefined;
  const words = mainClause(query);
  const clause = clauseIn(words);
  if (!clause || clause.verb < 0) return undefined;
  const nouns = nounsOf(words, clause);
  if (givesWords(words, clause, nouns)) return undefined;
  const act = actOf(words, clause, nouns);
  const verb = words[clause.verb] ?? '';
  if (act === undefined || isState(words, clause)) return undefined;
  // *Where was the injured man taken* takes no thing for granted.
  if (words[0] === 'where' && EMPTY.has(verb)) return undefined;
  return {
    act: termOf(act),
    verb: wordTerm(verb),
    isNoun: isIn(verb, EMPTY, OF_PHASE) && act !== verb,
    besides: asked.map(({ term }) => leaderOf(term)).filter((term) => term !== termOf(act)),
    ...others(act, isIn(verb, EMPTY, OF_PHASE), nouns),
    figures: figuresIn(asked),
    // *When was bail refused* asks for a refusal, *Why did he refuse to pay* for a payment that never came.
    negative:
      negative ||
      words.some((word, at) => DENYING.has(word) && (at !== clause.verb || termOf(word) !== termOf(act))),
    ofThing: nouns.purpose !== undefined || OF_THING.has(verb) || paysSomebody(verb, nouns),
    isWhich: asksWhich(words, nouns, wanted),
    decides: agreesToAct(words, clause) || DECIDING.has(verb),
    ...(wanted?.sure === true ? { has: wanted.has } : {}),
  };
}

const TO_BE = /\b(?:will|shall|can)\b[^?]{1,60}?\bbe\s(\p{L}{3,})/iu;

/** Term of the act that *When will the deposit be returned?* takes for coming; undefined for other questions. O(n). */
export function expectedAct({ query, negative }: Question): string | undefined {
  const verb = negative || !ASKS.test(query) ? undefined : TO_BE.exec(query)?.[1];
  return verb !== undefined && isPast(verb) ? termOf(verb) : undefined;
}

const ROLE =
  /^\W*(?:who\s(?:is|was|are|were)\s(?:the|our|his|her|their)\s([\p{Ll} -]{3,60}?)(?=\s(?:of|for|in|to|on|under|from|at|by)\b|\W*$)|what\s(?:is|was)\sthe\s([\p{Ll} -]{3,60}?)\s(?:of\b.{0,80}\s)?called\b)/u;

/** Term of the person that *Who is the surety?* assumes to be; undefined for other questions. O(n). */
export function presumedRole({ query }: Question): string | undefined {
  const [, one, other] = ROLE.exec(query.charAt(0).toLowerCase() + query.slice(1)) ?? [];
  const noun = (one ?? other)?.split(' ').at(-1);
  return noun === undefined ? undefined : termOf(noun);
}

const SAID_BY =
  /\bdid\s(?:her|his|our|the|their)\s(?:\p{Ll}+\s)?(\p{Ll}{3,})\s(?:admit|depose|explain|report|say|see|state|tell|testify|write)\b/u;

/**
 * Term of the person that *What did the conductor say?* assumes to have spoken; undefined for other questions, and for
 * parties and everyday persons, whom papers name otherwise. O(n).
 */
export function presumedSpeaker({ query }: Question): string | undefined {
  const noun = SAID_BY.exec(query)?.[1];
  const term = noun === undefined ? undefined : termOf(noun);
  return term === undefined || isGrouped(term) || isEverydayPerson(term) ? undefined : term;
}

const SAID_AT =
  /\bdid\s(?:(?:her|his|our|the|their)\s)?((?:\p{L}+\s){1,3})(?:admit|argue|depose|say|state|tell|testify)\b.{0,40}\b(?:at|before|in|during)\sthe\s(?:committee|court|enquiry|hearing|inquiry|inspection|meeting|trial)\b/iu;

/** Term of the person that *What did the neighbour say at the hearing?* assumes to have come; undefined for other questions. O(n). */
export function presumedPresent({ query }: Question): string | undefined {
  const noun = SAID_AT.exec(query)?.[1]?.trim().split(' ').at(-1);
  return noun === undefined ? undefined : termOf(noun);
}

const ACTS = /\bdid\s(?:the\s)?((?:\p{Lu}[\p{L}.]+\s){0,3}\p{L}+)\b/u;

/** Terms of the court or body that *What did the High Court say?* assumes to have acted; none for other questions. O(n). */
export function presumedBody({ query }: Question): string[] {
  const words = ACTS.exec(query)?.[1]?.split(' ') ?? [];
  const last = words.findIndex((word) => INSTITUTIONS.has(word.toLowerCase()));
  return last < 0 ? [] : words.slice(0, last + 1).map(termOf);
}
