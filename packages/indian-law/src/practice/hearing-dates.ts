/** The words of one clause around a date. A line break is kept where the next line opens with a capital letter. */
export interface DateContext {
  /** The words before the date in its clause, behind an earlier date in it. */
  own: string;
  /** The words behind the date in its clause. */
  rest: string;
  /** The words near the date, the neighbouring clauses included. */
  around: string;
}

/** Words with which courts fix a hearing. */
interface Form {
  cue: RegExp;
  /** The words before the cue must end so. */
  lead?: RegExp;
  /** The words between the cue and the date must be so; by default any words that end with a preposition. */
  tail?: RegExp;
}

/** A pattern in which a space also stands for a line break. */
const words = (pattern: string, flags = 'iu'): RegExp => new RegExp(pattern.replaceAll(' ', '\\s'), flags);
const form = (cue: string, lead?: string, tail?: string): Form => ({
  cue: words(`(?<![\\p{L}\\d])(?:${cue})(?!\\p{L})`, 'giu'),
  ...(lead === undefined ? {} : { lead: words(`(?:${lead}) ?$`) }),
  ...(tail === undefined ? {} : { tail: words(`^(?:${tail})$`) }),
});

const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?';
const THE = `(?:the )?${WEEKDAY}(?:the )?`;
const LINK_WORD = '(?:on|to|for|is|at|till|until|i\\. ?e\\.|namely|viz\\.?|that is|being)';
const LINK = `(?:(?:\\b${LINK_WORD}|[:–—-])[ ,:]{0,3}){1,3}${THE}`;
const FILL = '[^;।]{0,130}?';
const ANY_TAIL = words(`^${FILL}${LINK}$`);
const OR_BY = `${FILL}(?:${LINK}|\\bby ${THE})`;

/** The start of an order: of the clause, of a line, or after a comma, a colon or a bracket. */
const START = '^|[\\n,:)\\]”"’–—]|^\\W{0,3}\\d{1,3}[.)]';
const CLAUSE_START = '^\\W{0,3}|\\n|:|^\\W{0,3}\\d{1,3}[.)]';
const MATTER =
  '(?:matters?|cases?|suits?|petitions?|appeals?|applications?|revisions?|complaints?|hearing|evidence|arguments|cross-examination|prakaran)';
const STAGE =
  '(?:arguments?|orders?|evidence|judge?ments?|hearing|objections?|examination|framing|scrutiny|clarifications?|appearance|p\\.?e\\.?|d\\.?e\\.?|r\\.?e\\.?|issues|plea|charge|admission|consideration|compliance|disposal|w\\.?s\\.?|reconciliation|mediation|pronouncement|settlement)';
const BE = '(?:be|is|are|stands?|now|hereby|has been|have been)';

const FORMS: readonly Form[] = [
  form('re-?list(?:ed)?|re-?notify|re-?notified'),
  form('stands? over|s\\.?/?o\\.?(?= to)|adj(?:d|n)?\\.?(?= (?:to|for))'),
  form('returnable|r/by|r/o', undefined, `${OR_BY}|[ :]{0,3}${THE}`),
  form(
    'n\\.? ?d\\.? ?(?:o\\.? ?)?h\\.?|n\\.d\\.|n/d|next (?:\\p{L}+ ){0,2}?(?:date|dates|hearing|listing|listed|posting)',
    undefined,
    `${FILL}(?:${LINK}| |\\) ?:? ?)|[ :,-]{0,4}${THE}`,
  ),
  form(
    '(?:dates? (?:of|for) (?:\\p{L}+ )?(?:hearing|appearance|listing)|hearing date|(?:tentative|likely) date|date fixed)',
    '^(?!.*\\b(?:last|first|previous|earlier|reserved))[^]{0,200}',
    `[^;]{0,40}?${LINK}|[ :–-]{0,4}${THE}`,
  ),
  form('notice of motion', START, `,? ?(?:for|on) ${THE}`),
  form(
    'list|post|call|place|keep|take up|fix|notify',
    `${START}|\\b(?:let|to|shall|may|please|and|then|thereafter|office|registry)`,
  ),
  form(
    'call|for(?! (?:\\p{L}+ ){0,2}?(?:reply|filing|deposit|payment|w\\.?s\\.?|written))',
    CLAUSE_START,
    `${FILL} by ${THE}`,
  ),
  form('p\\.? ?u\\.?(?= on\\b)'),
  form('put up|come up|taken? up', `${START}|\\b(?:to|shall|will|may|be|let [^;]{0,80})`),
  form(
    `${BE} (?:\\p{L}+ ){0,3}?(?:listed|posted|placed|put up|kept|called(?: again)?(?= (?:on|for))|taken up|heard|fixed|re-?fixed|notified|adjourned|deferred|scheduled|re-?scheduled|set down|postponed|preponed|advanced(?= to)|shifted(?= to)|continued(?= on)|brought forward)`,
  ),
  form(
    'listed|posted|adjourned|fixed|kept|notified|scheduled',
    `${CLAUSE_START}|(?:${CLAUSE_START}) ?(?:the |this )?${MATTER}`,
  ),
  form('adjourned|fixed|listed', ',', `(?! the| it)${FILL}${LINK}`),
  form('(?:presence|attendance) (?:[^;]{0,40} )?is required|be produced|bound (?:down|over)'),
  form('let [^;]{0,80}?\\bappear(?= (?:in|on|under|before|at))'),
  form(
    'appear|attend|remain(?:ing)? present|be(?:ing)? present|remain in attendance',
    '\\b(?:shall|must|to|will|let [^;]{0,60})(?: \\p{L}+){0,2}',
  ),
  form('(?:personal |final |further )?hearing(?: of the \\p{L}+)?', CLAUSE_START, `[ :–-]{0,3}${LINK}`),
  form(
    `for (?:(?:\\p{L}|[-.&,/])+ ){0,6}?(?:\\p{L}+-)?${STAGE}|clarifications?`,
    CLAUSE_START,
    `(?![^;]*\\b\\p{L}{3,}ed\\b)${OR_BY}`,
  ),
  form(
    '(?:issue|let) [^;]{0,60}?\\b(?:summons|notices?|warrants?|b\\.?ws?|n\\.?b\\.?ws?|process)|(?:fresh |urgent )?(?:notice|summons)',
    START,
    `${FILL}(?:\\bfor|returnable[^;]{0,20}) ${THE}`,
  ),
  form('cause ?list', undefined, `(?: of [^;]{0,60})? (?:for|of|dated|on|:) ?${THE}`),
  form(
    'now',
    '\\b(?:cancelled|vacated|postponed|deferred|advanced|preponed|rescheduled)\\b[^;]{0,30}\\b(?:is|are|stands?)',
  ),
  form('(?:to|will|shall) be pronounced'),
  form('be returned', 'warrants? [^;]{0,40}', `${FILL}(?:on or before|on|by) ${THE}`),
];

/** Past hearings, and events that are fixed but are no hearings. */
const PAST =
  /\b(?:was|were|had|stood|came|got|having|did|could|would|failed|asked|made it|calling|expected|advised|refused)\b/iu;
const NO_HEARING =
  /\b(?:marriage|wedding|engagement|ceremony|meeting|price|prices|rents?|rates?|salary|fees?|auction|election|poll|function|sale|delivery|seniority|pay|limitation|abeyance|posted (?:as|at)|(?:placed|kept) (?:under|ex|on record)|placed reliance)\b/iu;
/** Words between the cue and the date that give the date to something else. */
const OF_ANOTHER =
  /\b(?:heard|held|passed|dated|dt|delivered|pronounced|reserved|made|vide|filed|granted|which|who|born|executed|registered|that(?! is))\b/iu;
const NEW_SENTENCE = /[.]["”’)]? (?:On|The|In|By|At|He|It)\b/u;
const ON_RECORD =
  /^[^.;]{0,30}?\b(?:(?:when|but|and)\b[^;]{0,40}?\b(?:was|were|did|had|could|came|vacated|dismissed|attended|appeared)|(?:on|at) (?:that|which) (?:day|date))\b|^ ?,? ?(?:was|were|came|had)\b/iu;
const RECORD_OF_JUDGMENT =
  /\bdate of (?:the )?(?:judge?ment|decision|order|pronouncement)\b|\b(?:reserved|pronounced|delivered) on\b/iu;
/** A judgment prints when it was heard beside when it was pronounced. */
const DATE_OF_HEARING = /(?<!\bnext )\bdates? of (?:\p{L}+ )?hearing\b[^;]{0,20}$/iu;
const FIXED_AFTER =
  /^ ?,? ?(?:(?:which is )?(?:the|being the) (?:next )?date (?:already )?(?:fixed|of hearing)|(?:is|stands) (?:\p{L}+ )?(?:fixed|listed|posted)\b)/iu;
const STAGE_AFTER = words(`^ ?[-–:,]? ?for (?:\\p{L}+ ){0,4}?${STAGE}\\b`);
const HAPPENED_THEN =
  /^[^.;]{0,60}?\b(?:filed|was|were|had|did|came|sought|argued|appeared|continued|made)\b/iu;

/**
 * True where a clause fixes a hearing, or an appearance, for its date: the orders, cause lists, notices and summons of
 * Indian courts in English. Hearings of the past, and dates of papers, are not meant.
 */
export function fixesHearing({ own, rest, around }: DateContext): boolean {
  if (ON_RECORD.test(rest) || NO_HEARING.test(own)) return false;
  if (DATE_OF_HEARING.test(own) && RECORD_OF_JUDGMENT.test(around)) return false;
  if (FIXED_AFTER.test(rest) && !PAST.test(own)) return true;
  if (/^\W*(?:on )?$/iu.test(own) && STAGE_AFTER.test(rest)) return !HAPPENED_THEN.test(rest);
  return FORMS.some((one) => fits(one, own, rest));
}

function fits({ cue, lead, tail }: Form, own: string, rest: string): boolean {
  for (const match of own.matchAll(cue)) {
    const before = own.slice(0, match.index);
    const after = own.slice(match.index + match[0].length);
    if (lead !== undefined && !lead.test(before)) continue;
    if (!(tail ?? ANY_TAIL).test(after) || OF_ANOTHER.test(after) || NEW_SENTENCE.test(after)) continue;
    const segment = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('\n')) + 1);
    if (PAST.test(`${segment}${match[0]}${after}`)) continue;
    if (/\b(?:on|at) the $/iu.test(before) && HAPPENED_THEN.test(rest)) continue;
    return true;
  }
  return false;
}
