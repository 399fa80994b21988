import { OTHER, signsIn } from './masked-sentence.ts';

/** Characters before a predicate and behind a verb in which its authority is looked for. */
const REACH_BACK = 700;
const REACH_ON = 240;
export const SIGN = /[\uE000-\uEFFF\uF8FF]/u;
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
  /^(?:[\s,.()\d[\]"'”’:–-]|\p{Lu}(?=[\p{Lu}.\s,])|\p{Lu}\p{Ll}{1,6}\.?(?=[\s,.)]))*(?:etc\.?|and (?:others?|another)|also|case|that|which)?[\s,]*$/u;
const ASIDE =
  /^[\s.]*,?\s?(?:being|(?:on|upon|to|in|by) which|which|whereupon|is concerned|are concerned|relied (?:up)?on|relied by|strongly relied|referred to|cited|as explained|reported|decided|rendered|delivered|given|pronounced|having|stated|laid down|enunciated|of (?:\p{L}{1,14} ){1,6}(?:Ors|Anr|others?)|and (?:the )?(?:\p{Ll}{1,12} ){0,4}other (?:decisions|cases|judgments)|so far as|in ?so ?far as|to the extent|apart from|and others?|holding|dealing with|is a decision|was decided|of the|on (?:this|that|the) (?:point|question|aspect|issue))\b/u;
const STATES = /^[\s,]*(?:to the effect )?(?:that|holding that|(?:in ?)?so far as|to the extent)\b/u;
const LOOSE_ASIDE =
  /^[\s,]*(?:about|(?:on|upon|in|to|by|from) which|which|relied|cited|referred|involving|rendered|delivered|decided|dealing|as|so far|for|with regard|and others?|is concerned)\b[^.;:]*$/u;
const SAID_IN_ASIDE =
  /\b(?:that|when|because|since|holding|held|observed|and|but|decisions?|judgments?|views?|rulings?)\b/u;
const LONG_ASIDE = 420;
const CLAUSE = /\b(?:that|where|when|because|since|holding|held|observed|contention|argument)\b/u;
const SHARED = /(?:^|[\s,])(?:and|but|hence|yet)[\s,]*$/u;
const DECISION =
  '(?:decisions?|cases?|judgments?|rulings?|views?|authorit(?:y|ies)|dict(?:um|a)|principles?|ratio|opinions?|observations?|reasoning|reasons|statement|conclusions?|rule|pronouncements?|decision\\(s\\))';
const NEAR =
  '(?:[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose|[Tt]he said|[Tt]he aforesaid|[Tt]he above|[Bb]oth(?: the| these)?)';
const ANAPHOR = new RegExp(
  `(?:^|[\\s,(])(?<which>${NEAR}|[Tt]he (?:earlier|latter|former|first|second|last)|[Tt]he) (?:(?!(?:and|but|or|which|is|was) )\\p{Ll}{1,14} ){0,3}${DECISION}(?<behind>(?: (?:of|in|taken|expressed|laid down|referred) ?[^,;.\\uE000-\\uF8FF]{0,60})?)[\\s,]*$`,
  'u',
);
const IT = /(?:^|[\s,])(?:it|they|the same|that)[\s,]*$/u;
/** 'the reasoning contained in it': words about an authority that ends the subject as a pronoun. */
const OF_IT =
  /\bthe (?:reasoning|view|statement|principle|rule|ratio|law|conclusion|observations?) (?:\p{Ll}{1,12} ){0,2}(?:in|by|of) (?:it|that case|that decision|the said (?:case|decision)|the same)[\s,]*$/u;
/** 'We have gone through ⟦A⟧ and find that it': the pronoun is the authority. */
const FOUND_THAT_IT =
  /^[\s,]*(?:(?:and|but) (?:we |I )?(?:find|think|hold|consider|am of the (?:view|opinion)|are of the (?:view|opinion))|overlooking|forgetting|unaware|ignoring)(?: the fact)?(?: that)? it[\s,]*$/u;
/** 'To the extent ⟦A⟧ holds otherwise, it': a clause of one authority. */
const AS_FAR_AS = /\b(?:[Tt]o the extent|[Ii]n ?so ?far as|[Ss]o far as)(?: that)? ?$/u;
/** 'Our attention was drawn to ⟦A⟧', and behind it ', but it': the pronoun is what was brought up. */
const BROUGHT_UP =
  /\b(?:attention (?:was|is|has been) (?:\p{Ll}{1,10} )?(?:drawn|invited) to|refer(?:red|ence)|reli(?:ed|ance)|cited|notice|considered|perused)\b[^.;]{0,60}$/u;
const BUT_IT = /^[\s,;]*(?:but|and|however|yet)?[\s,]*it[\s,]*$/u;
const NEITHER =
  /(?:^|[\s,;])(?:neither|none)(?: of (?:them|these|those|which|the two|these (?:cases|decisions)|the (?:cases|decisions)))?[\s,]*$/u;
const BOTH = /(?:(?:^|[\s,])[Bb]oth|(?:^|[.;:,)] |\b[Bb]ut )[Tt]hat)[\s,]*$/u;
/** 'the latter loses its force', without a noun. */
const ONE_OF_TWO = /(?:^|[\s,;])[Tt]he (?:former|latter)[\s,]*$/u;
const BARE = /\b(?:decisions?|cases?|judgments?|rulings?)[\s,]*$/u;
const POINTS_BACK =
  /^[\s,(]*(?:this|that|these|those|the (?:said|aforesaid|first|second|former|latter)|both)\b/iu;
const OPENS = new RegExp(`^[\\s,]*${NEAR} (?:\\p{Ll}{1,14} ){0,2}${DECISION}(?![\\p{L}])`, 'u');
const OPENS_BARE = new RegExp(`^[\\s,]*[Tt]he ${DECISION}(?![\\p{L}])[^\\uE000-\\uF8FF]*$`, 'u');
/** Behind a stop that is no abbreviation's, or before 'These decisions' where the stop was lost with a note. */
const CLAUSE_START = new RegExp(
  `(?<!\\b(?:Mr|Dr|Mrs|Smt|\\p{Lu}|No|v))[.;:)] |, (?:but|and|though|yet) (?=(?:the|that|this|these|those|both|it) )|(?<=[\\uE000-\\uF8FF]) (?=(?:This|That|These|Those) (?:\\p{Ll}{1,14} ){0,2}${DECISION})|(?<=[\\uE000-\\uF8FF] ?), (?=(?:this|that|these|those) ${DECISION})`,
  'gu',
);
/** Nothing but the words of a subject before the first authority: 'The decision of this Court in ⟦A⟧'. */
const FIRST_NAMED =
  /(?:^|[.;)] )(?:[Tt]he |[Tt]his |[Aa]nother )?(?:\p{L}{1,14} ){0,6}(?:decision|judgment|case|ruling|authority|law|view|proposition|principle|ratio|dictum|observations?|reasoning|rule)(?: \p{L}{1,40}){0,24} ?$|^ ?$/u;
const POINTED = new RegExp(
  `^ ?${NEAR}(?: (?:\\p{Ll}{1,14} ){0,2}${DECISION}(?![\\p{L}])|(?= ?(?:[,.;\\uE000-\\uEFFF]|$)))|^ (?:the (?:decision|judgment|ratio|principle|view) (?:in|of|laid down in|taken in) (?:that|the said|the above|this) (?:case|decision|judgment)(?![\\p{L}])|(?:it|them|the same)(?= ?(?:[,.;]|$|has |have |was |were |is |and |now )))`,
  'u',
);
const JOINED =
  /^[\s,;:.()&"'[\]\d-]*(?:(?:[ivx]{1,4}|[a-h]|and|or|also|etc|both|the|of|case|cases|decisions?|judgments?|in|as well as|that|another|ors|anr|this|same|Supreme|\p{Lu}\p{Ll}{2,12}|High|Court)[\s,;:.()]+){0,6}$/iu;
/** ', held that': a verb joins no list. */
const SAYS =
  /\b(?:held|holds|said|observed|decided|overruled?|follow(?:ed)?|reversed?|approved?|affirm|uphold|confirm|endorse|adopt|prefer|apply|accept|reiterate|agree|differ|dissent|disapprove|distinguish|has|have|had|was|were|is|are)\b/u;
/** ', as also that of the Orissa High Court in'. */
const AS_ALSO =
  /^ ?,? (?:as|and) (?:also|well as) (?:that|the (?:view|decision|judgment)) of (?:the )?(?:\p{L}+ ){1,5}in ?$/u;
const JOINS = /[,;&]|\b(?:and|or|as well as)\b/u;
const NO_OBJECT =
  /[;?]|\b(?:held|holding|observed|that|which|where|wherein|but|because|while|if|was|were|is|are|has|have|had|contention|argument|objection|submission|plea|claim|we|I|conviction|acquittal|provisions?|will|shall|be|see|reference|directs?|restored?|approved|followed|affirmed|accepted|reiterated|distinguished|upheld|noted|relied|relying|following|without|precedent|being|contrary|attitude|practice|in (?:the )?(?:light|view) of)\b/u;
const OF_A_DECISION =
  /\b(?:decisions?|judgments?|views?|rulings?|cases?|authorit(?:y|ies)|opinions?|conclusions?|observations?|dict(?:um|a)|law|principles?|ratio|statement|reasoning|precedents?|positions?|propositions?|tests?|exposition|interpretation|construction|approach|pronouncements?)\b/iu;

const BARE_GAP = /^[\s,]*(?:(?:that|those) (?:taken |expressed )?in|the|in|with|from|by)?(?: the)?\s*$/iu;
/** ' a Bench of seven Judges in ⟦A⟧', ' a course adopted by a bench headed by the Chief Justice in ⟦A⟧'. */
const BY_BENCH =
  /\b(?:Court|[Bb]ench|Judges?|Committee|Council|Lords|J|CJ|Justice)\b[^.;]{0,60}\b(?:in|reported in)(?: the)?(?: cases? of)?(?: the)? ?$/iu;
/** 'several decisions of this Court, the most recent of them being ⟦A⟧'. */
const LATEST =
  /, (?:of which )?the (?:(?:most|very) )?(?:recent|latest|last|leading|earliest|first)(?: (?:one|case|decision))?(?: (?:of them|of which|among them|in point))? (?:being|is)(?: that in)?(?: the)?(?= )/u;
/** 'adopt what was said in ⟦A⟧'. */
const SAID_THERE =
  /\bwhat (?:was|is|has been|had been) (?:said|held|stated|laid down|observed|decided)(?= (?:by [^,;.]{1,40} )?in ?$)/u;
/** 'overruled the decision on which the High Court founded its judgment, namely, ⟦A⟧'. */
const NAMED_BEHIND =
  /^ (?:the|its|an) (?:\p{Ll}{1,12} ){0,2}(?:decision|judgment|view|ruling)s?\b[^.;]{0,120}, (?:namely|viz\.?|that is|i\.e\.),? ?$/u;
const JUDGED = /\b(?:decisions?|judgments?|views?|rulings?)\b/u;

/** 'the Full Bench, which in ⟦B⟧ held it to be erroneous and': the court speaks in B, and *it* is another case. */
export const COURT_IN =
  /\b(?:which|Court|[Bb]ench|Committee|Council),? in ?[\uE000-\uEFFF][ ,]{0,3}(?:(?:held|thought|said|found|considered|examined|disagreed|disapproved|doubted|reversed)\b(?:(?!\b(?:we|I|but)\b)[^.;\uE000-\uF8FF]){0,120})?$/u;

const isKnown = (sign: string | undefined): sign is string => sign !== undefined && sign !== OTHER;
/** '(with which both of us agreed)': words in brackets divide no list. */
const IN_BRACKETS = /\([^()\uE000-\uF8FF]{0,140}\)/gu;
/** '[in which the right has been held to be one]': words that come between a subject and its predicate. */
const IN_ANY_BRACKETS = /[([][^()[\]\uE000-\uF8FF]{0,200}[)\]]/gu;
const joined = (between: string): boolean => {
  const gap = between.replace(IN_BRACKETS, '');
  if (gap.trim() === '' || AS_ALSO.test(gap)) return true;
  return gap.length <= 60 && JOINED.test(gap) && JOINS.test(gap) && !SAYS.test(gap);
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
  if (match === null) return (BOTH.exec(text) ?? ONE_OF_TWO.exec(text))?.[0].trim();
  if (!/^the$/iu.test(which)) return match[0].trim();
  if (/\b(?:first|former|second|latter|said|aforesaid|that|this)\b/u.test(behind)) return match[0].trim();
  return behind === '' && BARE.test(match[0]) ? match[0].trim() : undefined;
}

/** 'In view of ⟦A⟧, the conviction …': what follows has its own subject. */
const OPENING =
  /^[\s,]*(?:[Ii]n (?:view|the light|light|terms) of|[Ff]ollowing|[Aa]pplying|[Rr]elying|[Oo]n the|[Bb]y|[Uu]nder)\b/u;
const NEW_SUBJECT = /,\s(?:the|this|that|these|those|his|her|we|I|it|there)\s\p{Ll}/u;

/** The subject that a predicate shares with the one before it: 'A overlooks the statute and is overruled'. */
function sharedSubject(text: string, singular: boolean): string[] {
  let start = 0;
  for (const match of text.matchAll(CLAUSE_START)) start = match.index + match[0].length;
  const clause = text.slice(start);
  if (OPENS.test(clause) || (start > 0 && OPENS_BARE.test(clause))) {
    const { group, all } = namedIn(text.slice(0, start));
    return chosen(clause.trim(), group, all);
  }
  const at = clause.search(SIGN);
  const sign = clause[at];
  const head = clause.slice(0, at);
  const rest = clause.slice(at);
  if (!isKnown(sign) || PLACE.test(head) || CLAUSE.test(rest)) return [];
  if (OPENING.test(head) || NEW_SUBJECT.test(rest)) return [];
  return singular ? [sign] : groupBehind(rest);
}

/** The clause in front of a predicate, and whether its words are said of decisions alone, or are a participle without *be*. */
export interface Clause {
  before: string;
  auxiliary: string;
  previous: Named;
  certain?: boolean;
  reduced?: boolean;
}

/** The authorities that are the subject of the predicate of a clause; `previous` are those of the sentence before. */
export function subjectsOf(clause: Clause): string[] {
  const text = clause.before.slice(-REACH_BACK);
  const last = lastSubject(text);
  if (last === undefined) return fromBefore(text, pointing(text), clause.previous);
  const gap = text.slice(last.at + 1).replace(IN_ANY_BRACKETS, '');
  const group = groupBefore(text.slice(0, last.at + 1));
  if (NEITHER.test(text)) return signsIn(text).slice(-Math.max(2, group.length));
  if (OF_IT.test(gap)) return group.slice(-1);
  if (SHARED.test(gap)) return clause.reduced ? [] : sharedSubject(text, isSingular(clause.auxiliary));
  return subjectBefore(clause, { text, gap, group, ...last });
}

/** The subject where its last sign is before the words of `gap`. */
function subjectBefore(
  { auxiliary, certain = false }: Clause,
  { text, gap, group, at, place }: { text: string; gap: string; group: string[]; at: number; place: boolean },
): string[] {
  const ofAll = isOfAll(text, auxiliary);
  const sign = text[at];
  if (!isKnown(sign)) return PLAIN.test(gap) && ofAll ? group : [];
  const direct = ofAll ? group : [sign];
  if (PLAIN.test(gap)) return direct;
  const named = pointing(text);
  if (named !== undefined) return chosen(named, group, signsIn(text));
  if (FOUND_THAT_IT.test(gap)) return group.slice(-1);
  if (IT.test(text)) return pronoun(text, at, group, certain);
  const stated = certain && (isStatement(text, at, gap) || (!place && isLongAside(gap)));
  return stated || isAside(gap) ? direct : [];
}

/** The authorities of the sentence before, where a subject points to them. */
function fromBefore(text: string, named: string | undefined, { group, all }: Named): string[] {
  if (named !== undefined && POINTS_BACK.test(named)) return chosen(named, group, all);
  return SHARED.test(text) && OPENS.test(text) ? chosen(text.trim(), group, all) : [];
}

/** 'The ratio in ⟦A⟧, ⟦B⟧ and ⟦C⟧ applies': one ratio of all. */
const RATIO = /\b(?:ratio|principle|rule|law|view|test|dictum|reasoning)\b[^,;]{0,60}$/u;

/** True where a predicate is said of all the authorities of a list before it. */
function isOfAll(text: string, auxiliary: string): boolean {
  return !isSingular(auxiliary) || RATIO.test(text.slice(0, text.search(SIGN)));
}

/** ', on which counsel relies,': words that come between a subject and its predicate. */
const isAside = (gap: string): boolean =>
  ASIDE.test(gap) && gap.length <= LONG_ASIDE && (!CLAUSE.test(gap) || /,\s?$/u.test(gap));

/** 'The proposition laid down in ⟦A⟧ that a declaration needs a certificate': all before the predicate is its subject. */
const isStatement = (text: string, at: number, gap: string): boolean =>
  STATES.test(gap) && FIRST_NAMED.test(text.slice(0, at)) && text.search(SIGN) === at;

/** ' on which the contention of the petitioners is based': nothing in it is the subject of words that are said of decisions alone. */
const isLongAside = (gap: string): boolean =>
  gap.length <= LONG_ASIDE && LOOSE_ASIDE.test(gap) && !SAID_IN_ASIDE.test(gap);

/** *It* means an authority only where that opens the sentence, because a doctrine is *it* too. */
function pronoun(text: string, at: number, group: readonly string[], certain: boolean): string[] {
  if (/\bthey\s*$/u.test(text) && group.length > 1) return [...group];
  const before = text.slice(Math.max(0, at - 80), at);
  const single = new Set(signsIn(text)).size === 1;
  if (certain && single && (OF_A_DECISION.test(before) || AS_FAR_AS.test(before))) return group.slice(-1);
  if (single && BROUGHT_UP.test(before) && BUT_IT.test(text.slice(at + 1))) return group.slice(-1);
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
    .replace(
      /^ (?:that|those) (?=(?:taken |expressed |represented |adopted |stated )?(?:in|by) )/u,
      ' the view ',
    )
    .replace(SAID_THERE, 'the view')
    .replace(NAMED_BEHIND, ' the decision ')
    .replace(/\b(?:this|that|the same) Court\b/gu, '')
    .replace(IN_BRACKETS, '')
    .replace(LATEST, '');
  if (at === -1 || text[at] === OTHER || NO_OBJECT.test(gap)) return [];
  const decided = OF_A_DECISION.test(gap);
  if (decisionOnly && !JUDGED.test(gap)) return [];
  if (!decided && !BARE_GAP.test(gap) && !BY_BENCH.test(gap)) return [];
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
