import { wordTerm } from '../../text/words.ts';
import { partySide } from './contrary-words.ts';
import { namesIn } from './names.ts';
import type { Near } from './read-source.ts';
import { type Statement, tells } from './read-statement.ts';
import type { Difference } from './types.ts';

/** A claim of a sentence: what it is about, and which of two or more contraries it says. */
interface Claim {
  about: string;
  says: string;
  text: string;
}
type Reader = (statement: Statement) => Claim[];

/** A statement with this share of the words of a sentence speaks of the same. */
const SAME = 0.5;

const matches = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)];

const MODAL =
  /\b(shall|must|may|can|has to|have to|is to|are to|is required to|is entitled to|is free to)\s(?:also\s|then\s)?(not\s)?(?:be\s)?([a-z]{3,20})/giu;
const PERMITS = /^(?:may|can|is entitled to|is free to)$/iu;
/** *Shall vacate* and *may vacate*: a duty and a permission of the same act. */
const modals: Reader = ({ text }) =>
  matches(text, MODAL).flatMap(([whole, modal = '', not, verb = '']) =>
    not === undefined && verb !== 'have'
      ? [{ about: wordTerm(verb), says: PERMITS.test(modal) ? 'may' : 'must', text: whole }]
      : [],
  );

const ALL = /\b(?:all|every|each|both)(?: of)?(?: the| these| those)? ([a-z]{4,20})/giu;
const SOME =
  /\b(?:only|some|one|most|few)(?: of)?(?: the| these| those)?(?: (?:first|second|third|last|one|two))? ([a-z]{4,20})/giu;
/** *All the defendants* and *only the first defendant*. */
const quantities: Reader = ({ text }) => [
  ...matches(text, ALL).map(([whole, noun = '']) => ({ about: wordTerm(noun), says: 'all', text: whole })),
  ...matches(text, SOME).map(([whole, noun = '']) => ({ about: wordTerm(noun), says: 'some', text: whole })),
];

const BOUND =
  /\b(at least|not less than|no less than|not fewer than|no fewer than|a minimum of|at most|not more than|no more than|a maximum of|not exceeding|up to|upto|more than|exceeding|above|less than|fewer than|below)\s(?:a\s|the\s)?(?:(?:period|sum|total)\sof\s)?(?:Rs\.?\s?|₹\s?)?([\d,]{1,15}|[a-z]{3,10})/giu;
const UPPER = /^(?:at most|not more|no more|a maximum|not exceeding|up ?to|less than|fewer|below)/iu;
/** *At least two* and *at most two*. */
const bounds: Reader = ({ text }) =>
  matches(text, BOUND).map(([whole, bound = '', value = '']) => ({
    about: value.replaceAll(',', '').toLowerCase(),
    says: UPPER.test(bound) ? 'most' : 'least',
    text: whole,
  }));

const EVERY = /\b(?:every|each)\s(?:(\d{1,3}|[a-z]{3,8})\s)?(day|week|month|quarter|year)s?\b/giu;
/** *Every year* and *every three years*. */
const frequencies: Reader = ({ text }) =>
  matches(text, EVERY).map(([whole, count = 'one', unit = '']) => ({
    about: 'how often',
    says: `${count} ${unit}`.toLowerCase(),
    text: whole,
  }));

const TIMELY =
  /\b(within|before the (?:expiry|end) of|after the (?:expiry|end|lapse) of|after the|beyond|outside)\s(?:the\s)?(?:(?:said|prescribed|stipulated)\s)?(?:period\sof\s|time\s(?:of|for)\s)?([a-z]{5,20})/giu;
/** *Within the period of limitation* and *after the expiry of the period of limitation*. */
const times: Reader = ({ text }) =>
  matches(text, TIMELY).map(([whole, when = '', noun = '']) => ({
    about: wordTerm(noun),
    says: /^(?:within|before)/iu.test(when) ? 'in time' : 'late',
    text: whole,
  }));

/** A border behind which another thing is said. */
const BORDER = /\bbut\b|\bwhereas\b|\bwhile\b|;/iu;
const DISPOSAL =
  /\b(acquitted|convicted|discharged|exonerated)\b[^.;]{0,40}?\b(?:of|for|under)\s(?:the\s)?(?:(?:charges?|offences?)\s(?:of|under)\s)?((?:[a-z]{4,20}\s?){1,2})/giu;
/** *Acquitted of murder* and *convicted of murder*. */
const disposals: Reader = ({ text }) =>
  text.split(BORDER).flatMap((clause) =>
    matches(clause, DISPOSAL).map(([whole, outcome = '', charge = '']) => ({
      about: charge.trim().split(' ').map(wordTerm).join(' '),
      says: /^convicted$/iu.test(outcome) ? 'convicted' : 'acquitted',
      text: whole,
    })),
  );

const READERS: readonly Reader[] = [modals, quantities, bounds, frequencies, times, disposals];

/** The claim in whose place the statements have a contrary, and nowhere the same. */
function contraryClaim(read: Reader, said: Statement, others: readonly Statement[]): Difference | undefined {
  const theirs = others.flatMap(read);
  for (const claim of read(said)) {
    const same = theirs.filter(({ about }) => about === claim.about);
    const [other] = same;
    if (other && same.every(({ says }) => says !== claim.says))
      return { what: 'negation', said: claim.text, source: other.text };
  }
  return undefined;
}

const BODY =
  /\b(?:supreme court|high court|trial court|sessions court|district court|family court|labour court|trial judge|tribunal|magistrate|commission|company|bank|department|contractor|insurer)\b/giu;

interface Actor {
  keys: Set<string>;
  start: number;
  end: number;
}

const actorAt = ({ index, 0: word }: RegExpExecArray, key: string): Actor => ({
  keys: new Set([key]),
  start: index,
  end: index + word.length,
});

/** Parties, bodies and persons of a sentence in order; words side by side are one. */
function actorsIn(statement: Statement): Actor[] {
  const { text, words } = statement;
  const found: Actor[] = [
    ...matches(text, BODY).map((one) => actorAt(one, one[0].toLowerCase())),
    ...matches(text, PRONOUN).map((one) => actorAt(one, `pronoun ${one[0]}`)),
  ];
  for (const { start, end } of words) {
    const side = partySide(text.slice(start, end));
    if (side !== undefined) found.push({ keys: new Set([side]), start, end });
  }
  for (const { key, start, end, doubtful } of namesIn(statement))
    if (!doubtful || start === 0) found.push({ keys: new Set([key]), start, end });
  const actors: Actor[] = [];
  for (const one of found.sort((a, b) => a.start - b.start)) {
    const last = actors.at(-1);
    if (last && one.start - last.end <= 2) {
      last.end = Math.max(last.end, one.end);
      for (const key of one.keys) last.keys.add(key);
    } else actors.push({ ...one, keys: new Set(one.keys) });
  }
  return actors;
}

interface Deed {
  verb: string;
  by: Actor;
  to: Actor;
}

/** Persons without a name; each is nobody else. */
const PRONOUN = /\b(?:I|we|you|he|she|they|me|us|him|her|them)\b(?!\s(?:own|client)\b)/gu;

const VERB =
  /\b(paid|gave|given|sold|lent|sent|beat|beaten|told|bought|owes|owed|sued|struck|set aside|upheld|[a-z]{3,14}ed)\b/giu;
const PASSIVE = /\b(?:was|were|is|are|been|be)\s(?:\p{L}{1,14}ly\s)?$/u;
const AGENT = /\bby (?:the )?$/u;
const RECEIVER = /^\s(?:to|from) (?:the )?$/u;
const BETWEEN = 90;

/** Reads who does what this verb says to whom; undefined where the sentence names only one of them. */
function deedOf(text: string, actors: readonly Actor[], at: number, verb: string): Deed | undefined {
  const end = at + verb.length;
  const before = actors.findLast((one) => one.end <= at && at - one.end <= 30);
  const [behind, next] = actors.filter((one) => one.start >= end && one.start - end <= BETWEEN);
  if (!behind || BORDER.test(text.slice(before?.end ?? at, behind.start))) return undefined;
  const passive = PASSIVE.test(text.slice(0, at));
  if (passive !== AGENT.test(text.slice(end, behind.start))) return undefined;
  // *The field was sold by A to B*.
  const isReceiver = next !== undefined && RECEIVER.test(text.slice(behind.end, next.start));
  const to = passive ? (isReceiver ? next : before) : behind;
  const by = passive ? behind : before;
  return by && to && { verb: wordTerm(verb.toLowerCase()), by, to };
}

/** Reads who does something to whom, where a sentence says both. */
function deedsIn(statement: Statement): Deed[] {
  const { text } = statement;
  const actors = actorsIn(statement);
  if (actors.length < 2) return [];
  return matches(text, VERB).flatMap(({ index, 0: verb }) => deedOf(text, actors, index, verb) ?? []);
}

const isSame = (one: Actor, other: Actor): boolean => [...one.keys].some((key) => other.keys.has(key));

const isUnnamed = ({ keys }: Actor): boolean => [...keys].every((key) => key.startsWith('pronoun '));

/** *A paid B* where the source says that B paid A. */
function reversedDeed(said: Statement, others: readonly Statement[]): Difference | undefined {
  const own = deedsIn(said);
  if (own.length === 0) return undefined;
  const theirs = others.flatMap((statement) => deedsIn(statement).map((deed) => ({ deed, statement })));
  for (const { verb, by, to } of own) {
    const same = theirs.filter(({ deed }) => deed.verb === verb);
    if (same.some(({ deed }) => isSame(deed.by, by) || isSame(deed.to, to))) continue;
    const other = same.find(
      ({ deed }) =>
        (isSame(deed.by, to) && isSame(deed.to, by)) ||
        (isSame(deed.to, by) && isUnnamed(deed.by) && isUnnamed(to)),
    );
    if (other)
      return {
        what: 'name',
        said: said.text.slice(by.start, by.end),
        source: other.statement.text.slice(other.deed.by.start, other.deed.by.end),
      };
  }
  return undefined;
}

/**
 * A claim of a sentence in whose place the statements that say the same otherwise have a contrary: a duty or a permission,
 * all or some, at least or at most, how often, in time or late, convicted or acquitted, and who does what to whom. O(n).
 */
export function contraryClaims(said: Statement, near: readonly Near[]): Difference[] {
  const others = near.filter(({ share }) => share >= SAME).map(({ statement }) => statement);
  if (others.length === 0 || !said.words.some(tells)) return [];
  const found = READERS.map((read) => contraryClaim(read, said, others));
  return [...found, reversedDeed(said, others)].filter((one) => one !== undefined);
}
