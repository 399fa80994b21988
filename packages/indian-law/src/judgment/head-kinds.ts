import { isFurnitureLine } from '../text/page-furniture.ts';
import { findCaseNumbers } from './case-number.ts';

/** The kind of a line of a judgment's head. `role` carries a role marker ('..... Petitioner'), `text` is everything else: party names, addresses. */
export type HeadKind =
  | 'blank'
  | 'rule'
  | 'furniture'
  | 'court'
  | 'case'
  | 'bench'
  | 'date'
  | 'heading'
  | 'joiner'
  | 'versus'
  | 'counsel'
  | 'role'
  | 'text';

export const PETITIONER_WORD =
  '(?:review\\s+|revision\\s+)?petitioner|appellant|plaintiff|applicant|complainant|claimant|revisionist|informant|decree[- ]holder|(?:operational|financial)\\s+creditor';
export const RESPONDENT_WORD =
  'respondent|defendant|opp(?:osite|\\.)?\\s*part(?:y|ies)|opponent|non-?(?:applicant|petitioner)|accused|contemn[eo]r|corporate\\s+debtor|caveator|judge?ment[- ]debtor';
export const ROLE_WORD = `(?:${PETITIONER_WORD}|${RESPONDENT_WORD})`;
const LAST_ROLE = new RegExp(
  `(?<=[\\p{L}.)] )${ROLE_WORD}(?:s|\\(s\\)|\\/s)?(?: Nos?\\.? ?\\d{1,3})?\\.?[ \\t]*$`,
  'iu',
);

/** The role at the end of a line behind one blank, 'RAM LAL & ANR. Petitioner(s)', and where it begins. */
export function lastRole(line: string): { role: string; at: number } | undefined {
  const match = LAST_ROLE.exec(line);
  return match !== null && /^\p{Lu}/u.test(match[0]) ? { role: match[0], at: match.index } : undefined;
}

/**
 * Places inside one printed line where a new line of the head begins: rules, 'Versus' after a role, 'Appearance :'. What
 * comes next is looked at before what comes before, which costs more.
 */
export const BREAK = new RegExp(
  `[=_]{4,}|-{5,}|\\*{3,}|(?:[~.]-?[.~]){4,}|(?=[ \\t])(?:(?=[ \\t]+v)(?<=${ROLE_WORD}\\S{0,3})[ \\t]+(?=versus\\b|v\\/?s\\b)|(?<=versus)(?<=(?:^\\s*|${ROLE_WORD}\\S{0,3}[ \\t]{1,4})versus)[ \\t]+|[ \\t]+(?=(?:appearance|coram)\\s{0,2}:)|(?=[ \\t]+f)(?<!counsel|advocates?|pleader|prosecutor|appearing|and|on record)[ \\t]+(?=for\\s(?:the\\s)?[\\w./() ]{3,24}\\s:\\s))`,
  'gi',
);

const COUNSEL_CUE = new RegExp(
  `^\\W*(?:through\\s*(?:[:;–-]|$|(?:its\\s+)?(?:mr|mrs|ms|miss|dr|shri|sri|smt|sh|prof|counsel|adv|advs|advocates?|senior|sr|ld|learned|none|nemo)\\b)|\\(?by\\s+(?:(?:senior|sr\\.?)\\s+adv(?:ocate)?s?|adv|advs|advocates?|sri|shri|smt|ms|mr|mrs|dr|party)\\b|appearances?\\b|(?:learned\\s+|ld\\.?\\s+|sr\\.?\\s+|senior\\s+)?(?:counsel|advocates?)\\s+(?:for|of)\\b|for\\s+(?:the\\s+)?[\\w./() &-]{2,40}\\s*[:)]|for\\s+(?:the\\s+)?${ROLE_WORD}|r-?\\d+(?:\\s*(?:to|&|,)\\s*r?\\d+)*\\s+by\\b|${ROLE_WORD}s?\\s+(?:represented\\s+)?by\\s)`,
  'i',
);
const COUNSEL_LINE =
  /^\W{0,6}(?:\d+\)\s*)?(?:mr|mrs|ms|miss|dr|shri|sri|smt|sh|kum)\b\.?.{2,160}\b(?:adv|advs|advocates?|aor|counsel|i\/b|a\/w|sr|senior|pleader|prosecutor|a?app|agp|solicitor|for\s+(?:the\s+)?(?:petitioner|respondent|appellant|applicant|defendant|plaintiff)s?|for\s+(?:the\s+)?state|for\s+r-?\d+)\b/i;
const PRESENT_COUNSEL =
  /^\W*present\s*:.{2,200}\b(?:adv|advs|advocates?|counsel|pleader|prosecutor|for\s+the|a\.?a\.?g|d\.?a\.?g)\b/i;
const VERSUS =
  /^[\s\-–—.…:*_/\\|~=,()'"]*(?:versus|v\se\sr\ss\su\ss|v\s?\/?\s?r?s[.,]?|v[.,])[\s\-–—.…:*_/\\|~=,()'"]*$/i;
const BENCH =
  /^\W{0,6}(?:coram\b|presided\s+over\s+by\b|before\b(?!\s+the\s+(?:\w+\s+){0,4}(?:court|bench))|present\s*[:.-]+|present\s*$|quorum\b|division bench\b|single bench\b|full bench\b|db\s*:|bench\s*:|for approval and signature|(?:the\s+)?hon['’`]?\s?ble\b|(?:the\s+)?honourable\b|(?:the\s+)?(?:mr|ms|mrs|smt|dr)\.?\s*justice\b|per\b.{3,60}\bj\.)|^(?!\W*\d).{2,60}[\s,]j\.?\s?j?\.?\s*[:(]?\s*(?:oral)?\W*$/i;
const COURT =
  /^\W{0,30}(?:in\s+the\s+|before\s+the\s+|the\s+)?(?:(?:\w+\s+){0,3}bench\s+of\s+)?(?:hon['’]?ble\s+)?(?:high\s+court|supreme\s+court|s\s?u\s?p\s?r\s?e\s?m\s?e|court\s+of|income[- ]tax\s+appellate|national\s+(?:company\s+law|(?:\w+\s+){0,4}(?:commission|tribunal)\b)|central\s+administrative|district\s+(?:court|judge)|(?:\w+\s+){0,2}tribunal)|^(?:(?:[a-z]+\s+){1,3}bench\s+of\s+)?(?:[a-z]+\s+(?:(?:and|of|&)\s+)?){1,4}high\s+court(?:,?\s+[a-z]+\s+bench)?\W*$/i;
const IN_COURT = /^\W*(?:in|before)\s/i;
/** '(1) Civil Writ Petition No. …', '* W.P.(C) …', 'R/Special Criminal Application No. …'. */
const LISTED = `^[\\s+*$~%(\\[–-]*(?:\\(?\\d{1,2}[.)]{1,2}\\s*)?(?:r\\/|c\\/)?`;
const NUMBERED = new RegExp(
  `${LISTED}(?:in\\s+|and\\s+)?(?<type>[a-z][\\w.()/&,' -]{0,60}?)[\\s-]*\\bno(?:s\\b|\\(s\\)|\\b)[\\s.:-]*(?:of\\s+)?\\d`,
  'i',
);
const CASE = new RegExp(
  `${LISTED}(?:[a-z.() ]{1,24}\\d{1,6}\\s*(?:\\/|of)\\s*(?:19|20)\\d{2}|\\(?\\s*(?:arising|against)\\s+(?:out\\s+of|from|the)|item\\s+no|case\\s*(?:no\\.?\\s*)?:|@|assessment\\s+year)|^[\\d\\s,/&-]+$|^\\(?s\\)?\\.?\\s+\\d+\\/\\d{4}`,
  'i',
);
/** 'Residing at No. 29', 'House No. 730', 'Aadhaar No.': part of a party's address. */
const ADDRESS_NUMBER =
  /(?<![.\w])(?:at|house|door|plot|flat|shop|room|rm|ward|nagar|colony|chawl|gate|phase|road|street|gali|lane|block|sector|survey|sy|h|d|tower|wing|floor|building|office|unit|quarter|qtr|khasra|gata|post\s?box|po\s?box|p\.?o\.?|phone|mobile|tel|fax|pan|aadhaa?r|adhaar|pin|cin|regd|registration|reg|roll|badge|belt|army|staff|employee|emp|id|token|permit|account|a\/c|near|behind|opposite|opp|first|petitioner|respondent|appellant|defendant|plaintiff|accused|applicant|opponent|party|f\.?i\.?r|item)\W*$/i;
const DATE_LINE =
  /^[\s%*]*(?:dated?\b|date\s+of|reserved|pronounced|delivered|decided|heard|judgment\s+(?:on|reserved|delivered|pronounced|dated)|order\s+(?:reserved|pronounced)|announced|order\s+date|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:on\s+)?(?:this\s+)?the\s+\d|दिना[ंँ]क|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s*$|(?:\d{1,2}\s?(?:st|nd|rd|th)?\s+\w{3,9}|\p{Lu}\w{2,8}\s+\d{1,2}),?\s+\d{4}\s*\.?$)/iu;
const HEADING =
  /^[\s<>:*#]*(?:(?:non[-­ ]?)?reportable|(?:(?:oral|common|cav|final|c\.a\.v\.?)\s+)?(?:j\s*u\s*d\s*g\s*e?\s*m\s*e\s*n\s*t|o\s*r\s*d\s*e\s*r)s?(?:\s*\(?oral\)?)?|p\.?\s?c\.?[\s:.-]*|.{0,40}\bjurisdiction|(?:original|appellate)\s+side|in\s+re|record of proceedings|gist\b.*|head\s?-?note.*|[?]?\s?(?:citations?|cases referred).*|prayer\b.{0,40}?:.*|\(for\b.*|upon hearing.*|.*made the following.*|.*delivered the following.*|this\s+(?!is\b|court\b|was\b|has\b).{0,60}(?:petition|appeal|application|case|suit|revision)\b.*|(?:criminal|writ|civil|petition|appeal).{0,30}(?:is\s+)?filed\s+(?:under|u\/s).*)\W*$/i;
const JOINER = /^\W*(?:(?:along\s*)?with|and|between|connected with|in the matter of|c\/w|a\/w)\W*$/i;
const ROLE_TAIL = `(?:s\\b|\\(s\\)|\\/s\\b)?(?:\\s?[/&-]\\s?(?:sole\\s+)?${ROLE_WORD}(?:s\\b|\\(s\\)|\\/s\\b)?)*`;
const ROLE_MARK = new RegExp(
  `(?:^\\W*|(?=[-.…·\\])\\s])(?:[.…·\\]]{2,}|…|--+|\\s[.:–-]\\s?|(?<!\\b(?:the|for|by|of|counsel|said|that|and|an?|both|all|to))\\s{2,}|[\\])]\\s*|(?<=\\b(?:others?|another|anr|ors))[.\\s]{1,4}))\\(?\\s{0,20}${ROLE_WORD}${ROLE_TAIL}(?=\\W*$|\\s*:|\\)|\\s{3,}\\S|\\s+(?:no|in|and|sole|versus)\\b|\\s+${ROLE_WORD}|\\s?[/&,]\\s?[a-z][\\w. &/-]{0,40}:\\W*$)`,
  'i',
);

const ANY_ROLE = new RegExp(ROLE_WORD, 'i');

/** True where a line carries a role marker: '..... Petitioner', 'Respondent(s)', '(Appellant)'. */
function hasRole(line: string): boolean {
  return ANY_ROLE.test(line) && ROLE_MARK.test(line);
}

function isCounsel(line: string): boolean {
  return COUNSEL_CUE.test(line) || COUNSEL_LINE.test(line) || PRESENT_COUNSEL.test(line);
}

const APPEARING =
  /^(?:learned|counsel|for|the|and|with|senior|advocates?|standing|assisted|appearing|behalf|respondents?|petitioners?|appellants?|applicants?|defendants?|plaintiffs?|state|through|video|conferencing|government|party|person|both|writ|appeals?|petitions?|also|instructed|review)$/;

const SMALL_WORD = /[a-z]{3,}/g;

/** True where a line is a sentence rather than names: four or more small words that do not concern appearances. */
export function isProse(line: string): boolean {
  const part = line.length > 400 ? line.slice(0, 400) : line;
  let small = 0;
  SMALL_WORD.lastIndex = 0;
  for (let match = SMALL_WORD.exec(part); match !== null; match = SMALL_WORD.exec(part)) {
    const end = match.index + match[0].length;
    if (isInsideWord(part.charCodeAt(match.index - 1)) || isInsideWord(part.charCodeAt(end))) continue;
    if (!APPEARING.test(match[0])) small += 1;
    if (small >= 4) return true;
  }
  return false;
}

/** A capital, a stroke or a Latin letter beyond a–z beside small letters: they are no whole word. */
function isInsideWord(code: number): boolean {
  return code === 47 || (code >= 65 && code <= 90) || (code >= 0xc0 && code < 0x250);
}

/** Classifies one printed line of a head. */
export function classifyHeadLine(printed: string): HeadKind {
  const line = printed.trim();
  if (line === '') return 'blank';
  if (line.length > 160 && !/\s{2}|[.…]{2}/u.test(line) && isProse(line)) return 'text';
  if (VERSUS.test(line)) return 'versus';
  if (/^[\W_]+$/u.test(line)) return 'rule';
  if (isFurnitureLine(line)) return 'furniture';
  return kindOfWords(line, isProse(line));
}

/** Classifies a line by its words. A sentence is never counsel, a date or a case number. */
function kindOfWords(line: string, prose: boolean): HeadKind {
  if (!prose && isCounsel(line)) return 'counsel';
  if (JOINER.test(line)) return 'joiner';
  // 'National Cotton Mills … Petitioner', 'The High Court of Madras … Respondent': a party.
  if (COURT.test(line)) return !IN_COURT.test(line) && hasRole(line) ? 'role' : 'court';
  // 'before the Taxing Officer' goes on from the line above.
  if (BENCH.test(line) && !line.startsWith('before ')) return 'bench';
  if (HEADING.test(line)) return 'heading';
  if (!prose && DATE_LINE.test(line)) return 'date';
  if (hasRole(line)) return 'role';
  return !prose && isCase(line) ? 'case' : 'text';
}

/** A line that begins with the number of a case, and not with a number of an address. */
function isCase(line: string): boolean {
  const type = NUMBERED.exec(line)?.groups?.type;
  if (type !== undefined && ADDRESS_NUMBER.test(type)) return false;
  // 'Road No. 3,          ]': Bombay closes the column of names and addresses with brackets.
  if (/,\s*\]\W*$/u.test(line)) return false;
  if (CASE.test(line) || (type !== undefined && !type.includes(','))) return true;
  if (!/\d/u.test(line)) return false;
  // '1.                    CWP-123-2020': the number of the case in a list of several.
  const listed = line.slice(0, 200).replace(/^\W*\d{1,3}[.)]?\s{2,}/u, '');
  return (findCaseNumbers(listed)[0]?.start ?? 99) < 8;
}
