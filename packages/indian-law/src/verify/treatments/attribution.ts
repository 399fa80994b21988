import { OTHER, signsIn } from './masked-sentence.ts';

/** Characters before a predicate and behind a verb in which its authority is looked for. */
const REACH_BACK = 700;
const REACH_ON = 240;
const SIGN = /[\uE000-\uEFFF\uF8FF]/u;
const TREATED =
  'overruled|followed|approved|affirmed|reversed|distinguished|disapproved|relied (?:up)?on|applied|doubted|dissented from|explained|reiterated|criticised';
/** ', which was followed in ⟦B⟧': B is named beside the subject. */
const BESIDE = new RegExp(
  `(?:${TREATED}) (?:\\p{Ll}{1,12} ){0,3}(?:by|in)\\b[^.;,\\uE000-\\uF8FF]{0,70}$`,
  'u',
);
/** 'In ⟦A⟧, the Court …': a place, and no subject. */
const PLACE =
  /(?:^|[.;:,] ?|\b(?:that|and|but|also|again|similarly|further|recently|later) )[Ii]n(?: the)?(?: (?:case|decision|judgment|matter|cases|decisions) (?:of|in))? ?$/u;
const PLAIN =
  /^(?:[\s,.()\d[\]"'”’:–-]|\p{Lu}(?=[\p{Lu}.\s,]))*(?:etc\.?|and (?:others?|another)|also|case|that|which)?[\s,]*$/u;
const ASIDE =
  /^[\s.]*,?\s?(?:(?:on|upon|to|in|by) which|which|whereupon|is concerned|are concerned|relied (?:up)?on|relied by|strongly relied|referred to|cited|as explained|reported|decided|rendered|so far as|in ?so ?far as|to the extent|apart from|and others?|holding|dealing with|is a decision|was decided|of the|on (?:this|that|the) (?:point|question|aspect|issue))\b/u;
const LONG_ASIDE = 420;
const CLAUSE = /\b(?:that|where|when|because|since|holding|held|observed|contention|argument)\b/u;
const SHARED = /(?:^|[\s,])(?:and|but|hence|yet)[\s,]*$/u;
const DECISION =
  '(?:decisions?|cases?|judgments?|rulings?|views?|authorit(?:y|ies)|dict(?:um|a)|principles?|ratio|opinions?|observations?|decision\\(s\\))';
const NEAR =
  '(?:[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose|[Tt]he said|[Tt]he aforesaid|[Tt]he above|[Bb]oth(?: the| these)?)';
const ANAPHOR = new RegExp(
  `(?:^|[\\s,(])(?<which>${NEAR}|[Tt]he (?:earlier|latter|former|first|second|last)|[Tt]he) (?:(?!(?:and|but|or|which|is|was) )\\p{Ll}{1,14} ){0,3}${DECISION}(?<behind>(?: (?:of|in|taken|expressed|laid down|referred) ?[^,;.\\uE000-\\uF8FF]{0,60})?)[\\s,]*$`,
  'u',
);
const IT = /(?:^|[\s,])(?:it|they|the same|that)[\s,]*$/u;
const BOTH = /(?:(?:^|[\s,])[Bb]oth|(?:^|[.;:,)] |\b[Bb]ut )[Tt]hat)[\s,]*$/u;
const BARE = /\b(?:decisions?|cases?|judgments?|rulings?)[\s,]*$/u;
const POINTS_BACK =
  /^[\s,(]*(?:this|that|these|those|the (?:said|aforesaid|first|second|former|latter)|both)\b/iu;
const OPENS = new RegExp(`^[\\s,]*${NEAR} (?:\\p{Ll}{1,14} ){0,2}${DECISION}(?![\\p{L}])`, 'u');
/** Behind a stop that is no abbreviation's, or before 'These decisions' where the stop was lost with a note. */
const CLAUSE_START = new RegExp(
  `(?<!\\b(?:Mr|Dr|Mrs|Smt|\\p{Lu}|No|v))[.;:)] |(?<=[\\uE000-\\uF8FF]) (?=(?:This|That|These|Those) (?:\\p{Ll}{1,14} ){0,2}${DECISION})`,
  'gu',
);
/** Nothing but the words of a subject before the first authority: 'The decision of this Court in ⟦A⟧'. */
const FIRST_NAMED =
  /(?:^|[.;)] )(?:[Tt]he |[Tt]his |[Aa]nother )?(?:\p{L}{1,14} ){0,6}(?:decision|judgment|case|ruling|authority|law)(?: (?:of|in|by|\p{L}{1,14}){1,8})* ?$|^ ?$/u;
const POINTED = new RegExp(
  `^ ?${NEAR}(?: (?:\\p{Ll}{1,14} ){0,2}${DECISION}(?![\\p{L}])|(?= ?(?:[,.;\\uE000-\\uEFFF]|$)))|^ (?:the (?:decision|judgment|ratio|principle|view) (?:in|of|laid down in|taken in) (?:that|the said|the above|this) (?:case|decision|judgment)(?![\\p{L}])|(?:it|them|the same)(?= ?(?:[,.;]|$)))`,
  'u',
);
const JOINED =
  /^[\s,;:.()&"'[\]\d-]*(?:(?:and|or|also|etc|both|the|of|case|cases|decisions?|judgments?|in|as well as|that|another|ors|anr|this|same|Supreme|\p{Lu}\p{Ll}{2,12}|High|Court)[\s,;:.()]+){0,6}$/iu;
const JOINS = /[,;&]|\b(?:and|or|as well as)\b/u;
const NO_OBJECT =
  /[;?]|\b(?:held|holding|observed|that|which|where|wherein|but|because|while|if|was|were|is|are|has|have|had|contention|argument|objection|submission|plea|claim|we|I|conviction|acquittal|provisions?|will|shall|be|see|reference|directs?|restored?|approved|followed|affirmed|accepted|reiterated|distinguished|upheld|noted|relied|without|precedent|being|contrary|attitude|practice|in (?:the )?(?:light|view) of)\b/u;
const OF_A_DECISION =
  /\b(?:decisions?|judgments?|views?|rulings?|cases?|authorit(?:y|ies)|opinions?|conclusions?|observations?|dict(?:um|a)|law|principles?|ratio|statement|reasoning|precedents?)\b/iu;

const JUDGED = /\b(?:decisions?|judgments?|views?|rulings?)\b/u;

const isKnown = (sign: string | undefined): sign is string => sign !== undefined && sign !== OTHER;
/** '(with which both of us agreed)': words in brackets divide no list. */
const IN_BRACKETS = /\([^()\uE000-\uF8FF]{0,140}\)/gu;
const joined = (between: string): boolean => {
  const gap = between.replace(IN_BRACKETS, '');
  return gap.trim() === '' || (gap.length <= 60 && JOINED.test(gap) && JOINS.test(gap));
};

/** The signs that are joined to the last one of a text, with it: '⟦A⟧, ⟦B⟧ and ⟦C⟧'. */
function groupBefore(text: string): string[] {
  const places = [...text.matchAll(/[\uE000-\uEFFF\uF8FF]/gu)];
  const group: string[] = [];
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at];
    const next = places[at + 1];
    if (!place || (next && !joined(text.slice(place.index + 1, next.index)))) break;
    group.unshift(place[0]);
  }
  return group.filter(isKnown);
}

/** The authorities of the sentence before that a word such as *that decision* means. */
export function lastGroup(masked: string): string[] {
  const last = masked.search(/[\uE000-\uEFFF\uF8FF][^\uE000-\uF8FF]*$/u);
  return last === -1 || masked[last] === OTHER ? [] : groupBefore(masked.slice(0, last + 1));
}

/** The authorities that the words in front of a predicate mean, of those that are joined and of all that were named. */
function chosen(named: string, group: readonly string[], all: readonly string[]): string[] {
  if (/^both/iu.test(named) && group.length < 2) return all.slice(-2);
  if (/^(?:these|those|both|them)/iu.test(named)) return [...group];
  const numbered = /\b(?:first|former)\b/iu.test(named)
    ? 0
    : /\b(?:second|latter)\b/iu.test(named)
      ? 1
      : undefined;
  const pair = group.length > 1 ? group : all;
  const one = numbered === undefined ? group.at(-1) : pair.length === 2 ? pair[numbered] : undefined;
  return one === undefined ? [] : [one];
}

const isSingular = (auxiliary: string): boolean =>
  /^(?:\p{L}+,? ){0,2}?(?:is|was|has|does)\b/u.test(auxiliary) && !/\bboth\b/u.test(auxiliary);

/** The last sign before a predicate that is no place *in* which the court spoke and no case named beside the subject. */
function lastSubject(text: string): { at: number; place: boolean } | undefined {
  let end = text.length;
  for (let turn = 0; turn < 6; turn += 1) {
    const at = text.slice(0, end).search(/[\uE000-\uEFFF\uF8FF][^\uE000-\uF8FF]*$/u);
    if (at === -1) return undefined;
    const before = text.slice(0, at);
    if (!BESIDE.test(before.slice(-140)) || !SIGN.test(before))
      return { at, place: PLACE.test(before.slice(-60)) };
    end = at;
  }
  return undefined;
}

/** The authorities of a sentence: those that were named last, joined to one another, and all. */
export interface Named {
  group: readonly string[];
  all: readonly string[];
}
export const NONE: Named = { group: [], all: [] };
export const namedIn = (masked: string): Named => ({
  group: lastGroup(masked),
  all: [...new Set(signsIn(masked))],
});

/** The words that point to an authority before them, at the end of a text: 'the view taken in the former case'. */
function pointing(text: string): string | undefined {
  const match = ANAPHOR.exec(text);
  const { which = '', behind = '' } = match?.groups ?? {};
  if (match === null) return BOTH.exec(text)?.[0].trim();
  if (!/^the$/iu.test(which)) return match[0].trim();
  if (/\b(?:first|former|second|latter|said|aforesaid|that|this)\b/u.test(behind)) return match[0].trim();
  return behind === '' && BARE.test(match[0]) ? match[0].trim() : undefined;
}

/** The subject that a predicate shares with the one before it: 'A overlooks the statute and is overruled'. */
function sharedSubject(text: string, singular: boolean): string[] {
  let start = 0;
  for (const match of text.matchAll(CLAUSE_START)) start = match.index + match[0].length;
  const clause = text.slice(start);
  if (OPENS.test(clause)) {
    const { group, all } = namedIn(text.slice(0, start));
    return chosen(clause.trim(), group, all);
  }
  const at = clause.search(SIGN);
  const sign = clause[at];
  if (!isKnown(sign) || PLACE.test(clause.slice(0, at)) || CLAUSE.test(clause.slice(at))) return [];
  return singular ? [sign] : groupBehind(clause.slice(at));
}

/** The authorities that are the subject of the predicate behind `before`; `previous` are those of the sentence before. */
export function subjectsOf(before: string, auxiliary: string, previous: Named, reduced = false): string[] {
  const text = before.slice(-REACH_BACK);
  const named = pointing(text);
  const last = lastSubject(text);
  if (last === undefined) return fromBefore(text, named, previous);
  const gap = text.slice(last.at + 1);
  const sign = text[last.at];
  if (SHARED.test(gap)) return reduced ? [] : sharedSubject(text, isSingular(auxiliary));
  if (!isKnown(sign)) return [];
  const group = groupBefore(text.slice(0, last.at + 1));
  const direct = isSingular(auxiliary) ? [sign] : group;
  if (PLAIN.test(gap)) return direct;
  if (named !== undefined) return chosen(named, group, signsIn(text));
  if (IT.test(text)) return pronoun(text, last.at, group);
  return isAside(gap) ? direct : [];
}

/** The authorities of the sentence before, where a subject points to them. */
function fromBefore(text: string, named: string | undefined, { group, all }: Named): string[] {
  if (named !== undefined && POINTS_BACK.test(named)) return chosen(named, group, all);
  return SHARED.test(text) && OPENS.test(text) ? chosen(text.trim(), group, all) : [];
}

/** ', on which counsel relies,': words that come between a subject and its predicate. */
const isAside = (gap: string): boolean =>
  ASIDE.test(gap) && gap.length <= LONG_ASIDE && (!CLAUSE.test(gap) || /,\s?$/u.test(gap));

/** *It* means an authority only where that opens the sentence, because a doctrine is *it* too. */
function pronoun(text: string, at: number, group: readonly string[]): string[] {
  if (/\bthey\s*$/u.test(text) && group.length > 1) return [...group];
  return FIRST_NAMED.test(text.slice(0, at)) ? group.slice(-1) : [];
}

/** The authorities that are the object of the verb before `after`; *that decision* is one of `before`. */
export function objectsOf(
  { before, after, previous }: { before: string; after: string; previous: Named },
  decisionOnly: boolean,
): string[] {
  const text = after.slice(0, REACH_ON);
  const at = text.search(SIGN);
  const pointed = POINTED.exec(text)?.[0];
  if (pointed !== undefined) {
    if (/\bwhich (?:\p{L}+ly )?$/u.test(before)) return [];
    const here = before.slice(-REACH_BACK);
    const { group, all } = SIGN.test(here) ? namedIn(here) : previous;
    return decisionOnly && !JUDGED.test(pointed) ? [] : chosen(pointed.trim(), group, all);
  }
  const gap = text
    .slice(0, at)
    .replace(/\b(?:this|that|the same) Court\b/gu, '')
    .replace(IN_BRACKETS, '');
  if (at === -1 || text[at] === OTHER || NO_OBJECT.test(gap)) return [];
  const decided = OF_A_DECISION.test(gap);
  if (decisionOnly && !JUDGED.test(gap)) return [];
  if (!decided && !/^[\s,]*(?:the|in|with|from|by)?\s*$/u.test(gap)) return [];
  return groupBehind(text.slice(at));
}

/** The signs that are joined to the first one of a text, with it. */
function groupBehind(text: string): string[] {
  const places = [...text.matchAll(/[\uE000-\uEFFF\uF8FF]/gu)];
  const group: string[] = [];
  for (const [at, place] of places.entries()) {
    const last = places[at - 1];
    if (last && !joined(text.slice(last.index + 1, place.index))) break;
    group.push(place[0]);
  }
  return group.filter(isKnown);
}
