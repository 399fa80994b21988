import { anyOfSources, matchesOf } from '../text/text.ts';

/** The end of a proceeding; *partly allowed* where some of several matters are allowed and others dismissed. */
export type Disposal =
  | 'allowed'
  | 'partly allowed'
  | 'dismissed'
  | 'dismissed as withdrawn'
  | 'dismissed as infructuous'
  | 'disposed of'
  | 'quashed'
  | 'remanded'
  | 'decreed'
  | 'convicted'
  | 'acquitted'
  | 'transferred'
  | 'bail granted'
  | 'bail refused'
  | 'reference answered';

/** A verdict on a matter. Main: the petition or appeal itself; side: an application; result: what follows from it. */
export interface Verdict {
  disposal: Disposal;
  rank: 'main' | 'side' | 'result';
  /** The kind of the matter: 'appeal', 'petition'. */
  matter: string;
  /** True where it is named with its number or its party. */
  numbered?: boolean;
  /** True where a judgment or an order is set aside, which in an appeal is the one appealed from. */
  aside?: boolean;
}

const MAIN =
  /\b(?:(?:writ\s+|special\s+leave\s+|review\s+|contempt\s+|transfer\s+|bail\s+)?petitions?|appeals?|suits?|revisions?(?:al\s+applications?)?|references?|writs?|complaints?|rules?|matters?|cases?|proceedings)\b/gi;
/** 'C.A. No. 12 of 2020', 'W.P.(C) 12/2020', 'CRLMC is': a matter by its abbreviation. */
const SHORT =
  /(?<![\p{L}.])(?:(?:\p{Lu}\p{Ll}{0,3}\.\s?){2,5}(?:\(\p{Lu}{1,4}\))?|\p{Lu}{2,4}\.\s?(?:\p{Lu}{1,4}\.\s?){1,3}|\p{Lu}{2,8}(?:\s?\(\p{Lu}{1,4}\))?)(?=\s?(?:[Nn]os?\b|is\b|are\b|stands?\b|\d))/gu;
const SIDE = /\b(?:applications?|prayers?|requests?|reliefs?)\b/gi;
/** Applications beside the matter itself, whose outcome is not its outcome. */
const BESIDE =
  /\b(?:pending|interlocutory|misc(?:ellaneous)?|connected|consequential|interim|stay|condon\w+|delay|exempt\w+|interven\w+|implead\w+|substitut\w+|amendment|early\s+hearing|extension|restoration|i\.?\s?as?|c\.?\s?m\.?\s?p?s?|(?:crl\.?\s?)?m\.?\s?[ap]s?)\b/i;
/** A matter below this one, behind its name: 'the writ petition of the respondent', 'the suit before the trial court'. */
const BELOW =
  /^\s*(?:\S+\s+){0,6}?(?:(?:filed|preferred|instituted|made)\s+by\s+(?:the\s+)?(?:respondents?|complainants?)|of\s+(?:the\s+)?respondents?|(?:before|in)\s+the\s+(?:learned\s+)?(?:high\s+court|trial|tribunal|district|sessions|magistrate|labour|lower|appellate|single)|pending\s+before)\b/i;
const VERB =
  /\b(?:(?<part>(?:partly|partially)[\s-]+allow(?:ed)?|allow(?:ed)?\s+(?:in\s+part|partly|partially)|succeeds?\s+(?:in\s+part|partly)|made\s+(?:partly\s+)?absolute\s+in\s+part|made\s+partly\s+absolute|(?:partly|partially)\s+(?:succeeds?|made\s+absolute|decreed))|(?<drawn>(?:dismissed|disposed\s+off?|allowed|permitted)\s+(?:as\s+|to\s+be\s+)(?:not\s+pressed|withdrawn)|(?:dismissed|rejected)\s+as\s+(?:having\s+been\s+)?(?:not\s+pressed|withdrawn))|(?<idle>(?:dismissed|disposed\s+off?|rejected|closed)\s+as\s+(?:having\s+(?:become\s+|been\s+rendered\s+)|rendered\s+|being\s+)?infructuous)|(?<yes>allowed|accepted|succeeds?|made\s+absolute)|(?<no>dismissed|rejected|fails?|discharged|negatived)|(?<off>disposed\s+off?|closed))\b/gi;
/** 'we allow the appeal', 'hereby dismiss the same'. */
const ACTIVE =
  /\b(?<!\b(?:to|could|should|may|might|not|did|cannot|will|now|can)\s)(?:(?<part>(?:partly|partially)\s+allow)|(?<yes>allow|accept)|(?<no>dismiss|reject)|(?<off>dispose\s+of))\s+(?<what>(?:(?:the|this|these|both|all|his|their|its|said|present|instant|above|captioned|special|leave|criminal|civil|writ|first|second|review|clarification|aforesaid|appellants?['’]?s?|petitioners?['’]?s?)\s+){0,5}(?:petitions?|appeals?|suits?|revisions?|references?|applications?|writs?|slps?|same|scn|notices?))\b|\b(?:hesitation\s+in|(?:alternative|option|choice)\s+but\s+to)\s+(?:(?<yes2>allow(?:ing)?)|(?<no2>dismiss(?:ing)?|reject(?:ing)?))\b/giu;
/** A present tense or an order in front of the verb. */
const ORDERS =
  /\b(?:is|are|am|stands?|be|being|shall|hereby|accordingly|must|deserves?|therefore|thus|hence|consequently|ought|same)\b[^;]{0,60}$/i;
/** Words of another court's order, or of an old one of this court. */
const NARRATED =
  /\b(?:was|were|had|been|having|if|in\s+case|whether|could|would|unless|until|when)\b[^,;]{0,70}$|\b(?:high\s+court|trial\s+court|tribunal|court\s+below|courts\s+below|judge|magistrate|authority|officer|commissioner|board|they|he|she)\s+(?:has\s+|have\s+|rightly\s+|also\s+|thereafter\s+)?$/i;
/** 'cannot be', 'does not deserve to be', 'is not liable to be': the verb behind it is denied. */
const DENIED =
  /\b(?:cannot|not|never|neither|nor)\s+(?:(?:be|to|have|been|can|could|deserv\w+|liable|fit|entitled|bound|ripe|a|case|now|at|all|therefore|thus|also|possibly|warrant\w*|worth\w*|capable|of|being|allowed|accepted|dismissed|rejected|succeed|fail|or)\s+){0,7}$/iu;
const BARE =
  /^\W*(?:(?:accordingly|consequently|hence|therefore|in\s+the\s+result|result\s+of\s+the\s+case|order)\W+)?(?:the\s+)?(?:[^,;]{0,80})$/i;

const RESULTS: readonly (readonly [Disposal, RegExp])[] = [
  [
    'bail granted',
    /\b(?:(?:shall|(?<!\bto\s)be|is|are|ordered\s+to\s+be|directed\s+to\s+be)\s+(?:\w+\s+){0,2}?(?:enlarged|released)\s+on\s+(?:(?!interim)\w+\s+)?bail|admitted\s+to\s+(?:\w+\s+)?bail|granted\s+(?:\w+\s+)?bail\s+to|\b(?:we|i|court)\s+(?:\w+\s+){0,2}(?<!not\s)grants?\s+(?:\w+\s+)?bail\s+to|(?<!not\s)inclined\s+to\s+(?:grant|enlarge|release)\b[^.;]{0,60}\bbail|bail\s+is\s+granted|released\s+on\s+(?:\w+\s+)?bail\s+on\s+furnishing)/i,
  ],
  [
    'bail refused',
    /\b(?:(?:anticipatory\s+|regular\s+)?bail\b[^.;]{0,60}\b(?:is|are|stands?|hereby|accordingly)\s+(?:\w+\s+){0,2}?(?:rejected|refused|declined|dismissed)|not\s+inclined\s+to\s+(?:grant|enlarge|release|allow)[^.;]{0,60}\bbail)/i,
  ],
  [
    'remanded',
    /\b(?:is|are|be|stands?|hereby|we|i)\b[^.;]{0,60}\b(?:remand(?:ed)?|remit(?:ted)?|sent\s+back)\b|\bmatter\s+is\s+(?:remanded|remitted)/i,
  ],
  ['decreed', /\bsuits?\b[^.;]{0,60}\b(?:is|are|stands?|hereby|be)\b[^.;]{0,30}\bdecreed\b/i],
  ['acquitted', /\b(?:is|are|stands?|hereby|be)\s+(?:\w+\s+){0,2}acquitted\b|\bi\s+acquit\b/i],
  [
    'convicted',
    /\b(?:is|are|stands?|hereby)\s+(?:\w+\s+){0,3}(?:convicted|held\s+guilty)\b|\bi\s+convict\b/i,
  ],
  [
    'transferred',
    /\b(?:petitions?|appeals?|suits?|cases?|matters?)\b[^.;]{0,120}\b(?:is|are|stands?)\s+(?:\w+\s+){0,2}transferred\b/i,
  ],
  [
    'quashed',
    /\b(?:is|are|stands?|hereby|be)\b[^.;]{0,60}\b(?:quashed|set\s+aside)\b|\bwe\s+(?:\w+\s+){0,2}(?:quash|set\s+aside)\b/i,
  ],
  [
    'reference answered',
    /\breferences?\s+(?:(?:to|made|of)\s[^.;]{0,60}?\s)?(?:is|are|stands?|(?:must|shall|will)\s+(?:be|stand))\s+(?:\w+\s+){0,2}answered\b|\bquestions?\s+(?:of\s+law\s+)?(?:so\s+)?referred\b[^.;]{0,60}\b(?:is|are|stands?|must\s+be)\s+(?:\w+\s+){0,2}answered\b|\b(?:we|i)\s+(?:\w+\s+){0,2}answer\s+the\s+(?:references?|questions?\s+(?:of\s+law\s+)?(?:so\s+)?referred)\b|^\W*references?\s+answered\b/i,
  ],
];
/** A fast check: words of which every sentence with an outcome has one. */
const MAY_END = new RegExp(
  anyOfSources(
    'allow|dismiss|dispos|quash|aside|remand|remit|decree|acquit|convict|guilty|transfer|bail|reject|refus|succe|fail|sent\\s+back|absolute|discharge|withdrawn|pressed|infructuous|answer|closed|negatived'.split(
      '|',
    ),
  ),
  'i',
);

/** Kind of a matter: the last of its words. */
function kindOf(matter: string): string {
  const last = /(?<word>[\p{L}.()]+)\W*$/u.exec(matter)?.groups?.word ?? matter;
  return last.toLowerCase().replace(/s$/u, '');
}

const IN_PART =
  /^[^.;]{0,50}?\b(?:in\s+part|partly|partially|to\s+(?:the|that|this)\s+(?:\w+\s+){0,2}extent)\b/i;

/** 'fails in so far as it attacks the declaration but succeeds against the rest'. */
const BUT_SUCCEEDS = /^[^.]{0,200}\bbut\b[^.]{0,40}\bsucceeds?\b/iu;

function disposalOf(groups: Record<string, string | undefined>, after: string, before = ''): Disposal {
  if (groups.part !== undefined) return 'partly allowed';
  if (groups.drawn !== undefined) return 'dismissed as withdrawn';
  if (groups.idle !== undefined) return 'dismissed as infructuous';
  if (groups.yes !== undefined || groups.yes2 !== undefined) {
    if (
      IN_PART.test(after) ||
      /\bto\s+(?:the|that|this)\s+(?:\w+\s+){0,2}extent\W{1,3}(?:\w+\s+){0,4}$/i.test(before)
    )
      return 'partly allowed';
    return 'allowed';
  }
  if (groups.off !== undefined) return 'disposed of';
  return BUT_SUCCEEDS.test(after) ? 'partly allowed' : 'dismissed';
}

function clauseStart(before: string): number {
  return Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(' and ')) + 1;
}

/** The matter that a verb speaks of: the first that its clause names, else the first before it. */
function subjectOf(before: string): { words: string; main: boolean } | undefined {
  const clause = clauseStart(before);
  for (const part of clause > 0 ? [before.slice(clause), before] : [before]) {
    const [main] = [...matchesOf(MAIN, part), ...matchesOf(SHORT, part)].sort((a, b) => a.index - b.index);
    const side = matchesOf(SIDE, part)[0];
    if (main !== undefined && (side === undefined || main.index < side.index))
      return { words: main[0], main: true };
    if (side !== undefined) return { words: side[0], main: false };
  }
  return undefined;
}

/** 'so far as the contention that … is concerned, we reject the same': no matter is decided. */
const OF_ARGUMENT = /\b(?:contentions?|arguments?|submissions?|pleas?|objections?)\b/iu;

/** An application beside the matter, a matter below it, or an argument. */
const isOther = (matter: string, lead: string, after: string): boolean =>
  BESIDE.test(matter) || BELOW.test(after) || (/\bsame$/iu.test(matter) && OF_ARGUMENT.test(lead));

function verdictsIn(sentence: string): Verdict[] {
  const found: Verdict[] = [];
  let from = 0;
  for (const match of matchesOf(VERB, sentence)) {
    const before = sentence.slice(Math.max(from, match.index - 240), match.index);
    const after = sentence.slice(match.index + match[0].length);
    // 'The appeal cannot succeed and is dismissed': the next verb still speaks of the appeal.
    if (DENIED.test(before)) continue;
    from = match.index + match[0].length;
    const verdict = verdictOf(match, before, after) ?? ofAnother(match, before, after, found.at(-1));
    if (verdict !== undefined) found.push(verdict);
  }
  for (const { 0: words, index, groups = {} } of matchesOf(ACTIVE, sentence)) {
    const matter = groups.what ?? 'petition';
    const after = sentence.slice(index + words.length, index + words.length + 80);
    const lead = sentence.slice(0, index);
    if (WE.test(lead) && !isOther(matter, lead, after))
      found.push({
        disposal: disposalOf(groups, sentence.slice(index + words.length)),
        rank: /application/i.test(matter) || /\bi\s+would\s+(?:\w+\s+)?$/i.test(lead) ? 'side' : 'main',
        matter: kindOf(matter),
      });
  }
  return found;
}

/** '… and that of the third appellant is dismissed': the same matter of another party. */
function ofAnother(
  match: RegExpExecArray,
  before: string,
  after: string,
  last: Verdict | undefined,
): Verdict | undefined {
  if (last === undefined || !/^\W*(?:and|but|while|whereas)?\W*(?:that|those)\s+of\b/iu.test(before))
    return undefined;
  return NARRATED.test(before) ? undefined : { ...last, disposal: disposalOf(match.groups ?? {}, after) };
}

function verdictOf(match: RegExpExecArray, before: string, after: string): Verdict | undefined {
  const [verb] = match;
  const intransitive = /^(?:succeeds?|fails?)/i.test(verb);
  if (NARRATED.test(before.slice(clauseStart(before)))) return undefined;
  if (!intransitive && !ORDERS.test(before) && !BARE.test(before)) return undefined;
  const subject = subjectOf(before);
  const disposal = disposalOf(match.groups ?? {}, after, before);
  if (subject === undefined) return intransitive ? undefined : ofNoMatter(verb, before, disposal);
  const at = before.indexOf(subject.words);
  const behind = before.slice(at + subject.words.length);
  const matter = kindOf(subject.words);
  const onBail = /\bbail\s+(?:petitions?|applications?)$/i.test(before.slice(0, at + subject.words.length));
  // An accused is discharged, too; a decree is made absolute.
  if (OF_RULES.test(verb) && !/^(?:rule|matter|case|proceeding)/u.test(matter)) return undefined;
  if (isBeside(subject, before, at, after) || isBelow(matter, behind)) return undefined;
  return {
    disposal: onBail ? (BAIL[disposal] ?? disposal) : disposal,
    rank: subject.main ? 'main' : 'side',
    matter,
    numbered: NUMBERED.test(behind),
  };
}

/** A verdict whose clause names no matter: 'Dismissed.', 'the same is allowed'. */
function ofNoMatter(verb: string, before: string, disposal: Disposal): Verdict | undefined {
  if (OF_RULES.test(verb) || !(ALONE.test(before) || ACCORDINGLY.test(before))) return undefined;
  return { disposal, rank: 'side', matter: '' };
}

/** 'The bail application is allowed': the outcome is that of bail. */
const BAIL: Partial<Record<Disposal, Disposal>> = { allowed: 'bail granted', dismissed: 'bail refused' };

const OF_RULES = /^(?:discharged|made|closed)/i;
/** 'Dismissed.', 'which is dismissed', 'the same is allowed': a pronoun, or no matter at all. */
const ALONE =
  /^(?!.*\binterim\b)\W*(?:(?:accordingly|hence|therefore|the\s+same|it|they|which|and)\W*)*(?:(?:is|are|stands?|hereby|accordingly|therefore)\W*)*$/i;

/** 'I see no reason to reconsider the order, accordingly, rejected.' */
const ACCORDINGLY = /\bno(?:t|\s)[^,;]{4,120},\s(?:hence|accordingly),?\s$/iu;

function isBeside(subject: { main: boolean }, before: string, at: number, after: string): boolean {
  if (subject.main) return BESIDE.test(before.slice(Math.max(0, at - 30), at));
  return BESIDE.test(before) || /^\W*(?:if\s+any|for\s+(?:exemption|stay))/i.test(after);
}

/** An appeal of the respondent is one of those heard; an appeal below is not. */
function isBelow(matter: string, behind: string): boolean {
  return (
    BELOW.test(behind) && !(/^(?:appeal|cross)/u.test(matter) && !/\b(?:before|in)\s+the\b/i.test(behind))
  );
}

const NUMBERED = /^\W{0,4}(?:\(\w+\)\s?)?(?:nos?\b|\d|@|filed\s+by|of\s+the)/i;
const WE = /\b(?:we|i|court|bench|tribunal|commission|hereby|accordingly)\b/i;

const ASIDE =
  /^(?!.*\bquash).*\b(?:judge?ments?|decisions?|orders?|decrees?|convictions?|awards?)\b.*\bset\s+aside|\bset\s+aside\b.{0,40}\b(?:judge?ment|decision|order|decree|conviction|award)/i;

/** The verdicts of one sentence of a judgment, in order; at most its first 900 characters are read. */
export function verdictsOf(printed: string): Verdict[] {
  const sentence = printed.slice(0, 900);
  if (!MAY_END.test(sentence)) return [];
  const verdicts = verdictsIn(sentence);
  const result = RESULTS.find(([, rule]) => rule.test(sentence));
  const later =
    /\b(?:was|were|had)\s+(?:\w+\s+){0,2}(?:quashed|set\s+aside|remanded|acquitted|convicted|transferred)\b/i.test(
      sentence,
    );
  return result === undefined || later
    ? verdicts
    : [
        ...verdicts,
        {
          disposal: result[0],
          rank: 'result',
          matter: '',
          aside: result[0] === 'quashed' && ASIDE.test(sentence),
        },
      ];
}
