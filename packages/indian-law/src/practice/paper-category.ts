/**
 * The kind of paper that a file of a case is, derived from its words: a suggestion that the lawyer can correct. The kinds
 * follow the parts of a court file; no rule of law depends on them.
 */
export const paperCategories = [
  'pleading',
  'affidavit',
  'order',
  'judgment',
  'notice',
  'correspondence',
  'evidence',
  'fee',
  'other',
] as const;
export type PaperCategory = (typeof paperCategories)[number];

type Sign = readonly [category: PaperCategory, weight: number, pattern: RegExp];

/** Headings and formulas of the first page. A heading is stronger evidence than words that any paper may contain. */
const HEAD: readonly Sign[] = [
  ['affidavit', 6, /^[^a-z\n]{0,60}\bA\s?F\s?F\s?I\s?D\s?A\s?V\s?I\s?T\b/mu],
  [
    'affidavit',
    5,
    /\bdo hereby\b[^.]{0,60}\bsolemnly (?:affirm|swear|state)|\bsolemnly affirm and (?:state|declare|say)/iu,
  ],
  ['affidavit', 2, /\bdeponent\b/iu],
  ['pleading', 5, /\b(?:most )?respectfully (?:showeth|submitted|submits|states)\b/iu],
  [
    'pleading',
    5,
    /^\s*(?:the )?(?:plaint|written statement|counter statement|rejoinder|replication|memorandum of (?:appeal|civil|criminal|writ)[^\n]{0,40}|grounds of appeal|(?:civil |criminal )?revision petition|writ petition (?:filed )?under|petition under|application under|complaint under|synopsis and list of dates|written (?:submissions|arguments))\b/imu,
  ],
  [
    'pleading',
    4,
    /\bprayer\b|\bit is (?:therefore )?(?:most )?(?:respectfully )?prayed\b|\bcause of action (?:arose|for)\b/iu,
  ],
  [
    'judgment',
    5,
    /^\s*(?:(?:C\s?O\s?M\s?M\s?O\s?N|O\s?R\s?A\s?L|CAV)\s*)?J\s?U\s?D\s?G\s?E?\s?M\s?E\s?N\s?T\b\s*:?-?\s*(?:\(|$)/imu,
  ],
  // Only a judge speaks of the learned counsel in this way.
  [
    'judgment',
    5,
    /\blearned (?:senior )?counsel (?:appearing )?for the (?:petitioner|respondent|appellant|applicant|accused|plaintiff|defendant)s?\b[^.]{0,60}\b(?:submit|contend|argue|urge|seek|state|place)/iu,
  ],
  [
    'judgment',
    3,
    /\b(?:this|the present|the instant) (?:petition|appeal|revision|application|suit|writ petition|is the \w+ petition)\b[^.]{0,80}\b(?:has been|is|was|have been) (?:filed|preferred|directed|taken up)\b/iu,
  ],
  // A reported judgment opens with its citation.
  [
    'judgment',
    9,
    /^[\s\S]{0,400}?(?:\[?\b(?:19|20)\d\d\]? (?:INSC|SCC|SCR|SCALE)\b|\bAIR (?:19|20)\d\d\b|\b(?:19|20)\d\d:[A-Z]{2,6}(?:-[A-Z]{2,4})?:\d+)/u,
  ],
  ['judgment', 2, /\b(?:judgment|decree)\s+(?:reserved|pronounced|delivered|dated)\b/iu],
  ['judgment', 2, /\b(?:coram|bench)\s*:|\bhon['’]?ble\b[^\n]{0,40}\bjustice\b/iu],
  ['order', 5, /^\s*(?:(?:O\s?R\s?A\s?L|INTERIM|DAILY|COMMON)\s*)?O\s?R\s?D\s?E\s?R\b\s*:?-?\s*(?:\(|$)/imu],
  [
    'order',
    3,
    /\brecord of proceedings\b|\border sheet\b|\blist (?:the matter |this matter )?(?:on|after)\b|\bissue notice\b/iu,
  ],
  ['order', 2, /\b(?:coram|bench)\s*:|\bhon['’]?ble\b[^\n]{0,40}\bjustice\b/iu],
  ['notice', 6, /^[^\n]{0,40}\b(?:legal|statutory|demand|reply)\s+notice\b|^\s*notice under section\b/imu],
  [
    'notice',
    5,
    /\bunder (?:the )?instructions? (?:from|and on behalf of)\b[^.]{0,80}\bclient\b|\bcalled upon to\b/iu,
  ],
  [
    'fee',
    6,
    /\b(?:memo(?:randum)? of|professional|counsel['’]?s?) fees?\b|\bfee (?:note|memo|bill|receipt)\b|\bbill of costs\b/iu,
  ],
  [
    'evidence',
    5,
    /^\s*(?:(?:absolute )?sale deed|lease deed|gift deed|deed of|agreement (?:for|of|to)|rental agreement|power of attorney|memorandum of understanding|partnership deed|(?:last )?will and testament|tax invoice|statement of account|bank statement|first information report|post[- ]?mortem|medical certificate|death certificate|birth certificate|encumbrance certificate)\b/imu,
  ],
  [
    'evidence',
    4,
    /\b(?:exhibit|ex\.?)\s?-?\s?[A-Z]{0,2}-?\d+\b|\bannexure\b|\bthis (?:indenture|deed|agreement) (?:is )?made\b/iu,
  ],
  ['correspondence', 4, /^\s*(?:from|to|subject|sub|ref)\s*:/imu],
  ['correspondence', 3, /\bdear (?:sir|madam|mr|ms|mrs|dr)\b|\byours (?:faithfully|sincerely|truly)\b/iu],
];

const NAME: readonly Sign[] = [
  ['affidavit', 5, /affidavit|vakalatnama/iu],
  ['pleading', 5, /plaint|petition|written[ _-]?statement|rejoinder|counter|appeal|synopsis|submissions/iu],
  ['judgment', 5, /judge?ment/iu],
  ['order', 5, /\border\b|daily[ _-]?order|proceedings/iu],
  ['notice', 5, /notice/iu],
  ['fee', 5, /\bfees?\b|receipt/iu],
  ['evidence', 4, /deed|agreement|invoice|statement|exhibit|annex|cheque|\bfir\b|certificate|photo|report/iu],
  ['correspondence', 4, /letter|e-?mail|reply/iu],
];

const HEAD_LENGTH = 4000;
/** Below this score there is no suggestion, because a wrong category is worse than none. */
const ENOUGH = 4;

/**
 * The category of a paper from the text of its first pages and its file name; undefined when the evidence is weak.
 * A mail is correspondence, whatever it encloses. `text` may be empty (a picture): then only the name decides.
 */
export function suggestCategory(text: string, fileName: string): PaperCategory | undefined {
  if (/\.eml$/iu.test(fileName)) return 'correspondence';
  const scores = new Map<PaperCategory, number>();
  const add = ([category, weight]: Sign) => scores.set(category, (scores.get(category) ?? 0) + weight);
  const head = text.slice(0, HEAD_LENGTH);
  for (const sign of HEAD) if (sign[2].test(head)) add(sign);
  const name = fileName.replace(/\.\w+$/u, '').replace(/[_-]+/gu, ' ');
  for (const sign of NAME) if (sign[2].test(name)) add(sign);
  let best: PaperCategory | undefined;
  for (const [category, score] of scores)
    if (score >= ENOUGH && score > (best === undefined ? 0 : (scores.get(best) ?? 0))) best = category;
  return best;
}
