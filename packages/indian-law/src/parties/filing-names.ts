import { matchAt, matchesOf } from '../text/text.ts';
import type { ApposedName } from './apposed-names.ts';
import { skipHonorifics } from './person-name.ts';

// Parties whom running text names by what they filed: 'an appeal filed by A. B.', 'the State of Goa has preferred this appeal'.

const PROCEEDING = '(?:appeals?|petitions?|revisions?|applications?|suits?|references?|pleas?)';
const FILED = '(?:filed|preferred|instituted|brought|moved|presented)';
const PRESENT = '(?:these|this|the\\s(?:present|instant))';
/** 'appeal by special leave is preferred by', 'petition under Section 482 of the Code moved by', 'appeals at the instance of'. */
const BY = new RegExp(
  `\\b(?<which>[Tt]his|[Tt]hese|[Pp]resent|[Ii]nstant|[Tt]he|[Aa]n?)?\\s?(?:\\p{L}+\\s){0,4}?${PROCEEDING}\\b(?<between>(?:[^.;]|\\bNos?\\.){0,90}?)\\b(?:${FILED}\\sby|at\\sthe\\sinstance\\sof)\\s(?:the\\s)?(?=\\p{Lu})`,
  'gu',
);
/** 'has preferred the instant appeal', 'filed the present suit', 'has approached this Court', 'prays for'. */
const VERB = new RegExp(
  `,?\\s(?:(?<auxiliary>has|have)\\s(?:also\\s|now\\s)?${FILED}\\s(?:an?|[Cc]ivil|[Cc]riminal|${PRESENT})|${FILED}\\s${PRESENT})\\s(?:[\\p{L}.]+\\s){0,4}?(?:${PROCEEDING}|[Aa]ppeals?)\\b|\\s(?<court>has|have)\\s(?:approached|moved)\\sthis\\s(?:Hon'ble\\s)?Court\\b|\\s(?:prays?|seeks?)\\s(?:for|to)\\b`,
  'gu',
);
const WORD = "\\p{Lu}[\\p{L}\\p{M}.&'’()-]*";
const NAME = new RegExp(`${WORD}(?:\\s(?:(?:of|for|and|&)\\s(?:the\\s)?)?${WORD}){0,9}`, 'uy');
/** The same up to a verb: 'Being aggrieved, Harbans Kaur', 'Against the order of the Division Bench the Union of India'. */
const NAME_BEFORE = new RegExp(
  `(?<=^|[.;,]\\s{1,3}|\\s(?:(?<!\\bthrough\\s)the|by|this|application)\\s|\\n)(?:The\\s)?(?<name>${WORD}(?:,?\\s(?:(?:of|for|and|&)\\s(?:the\\s)?)?${WORD}){0,14})$`,
  'u',
);
/** No party: offices of the trial, and words that begin a sentence. */
const NO_NAME =
  /\b(?:Court|Bench|Tribunal|Judge|Magistrate|Inspector|Police|Counsel|Advocate|Bureau|Commissioner|Collector|Section|Article|Code|Act|Order|Rule)\b|^(?:In|On|By|He|She|They|It|We|I|This|That|These|Thus|Then|Hence|When|While|If|As|One|And|But|Being|Feeling|Against|Mr|Mrs|Ms)\b/u;
/** The word alone says which party it is, not who. */
const ROLE_ALONE =
  /^(?:State|Union|Revenue|Department|Company|Bank|Corporation|Board|Management|Government|Petitioners?|Appellants?|Respondents?|Plaintiffs?|Defendants?|Applicants?|Complainant|Accused)$/u;
const ENDS = /^(?:[,.;)]|\s(?:\p{Ll}|\()|\s*$|['’]s\b)/u;
/** ', learned counsel': who signs for a party. */
const COUNSEL =
  /^,?\s(?:the\s)?(?:learned\s)?(?:senior\s)?(?:counsel|advocate|pleader|solicitor|inspector)\b/iu;
/** ' was dismissed': a proceeding of the past, of which this is not the judgment. */
const OVER =
  /^[^.;]{0,40}?\s(?:was|were|had\sbeen)\s(?:\p{L}+\s)?(?:dismissed|allowed|rejected|decreed|disposed|decided|withdrawn)\b/u;
const PAST = /\b(?:dismissed|allowed|rejected|decreed|disposed\sof|decided)\s[^.;]*$/u;
/** 'the second writ petition': one of several proceedings that the text recounts. */
const COUNTED = /^.{0,40}\b(?:first|second|third|fourth|earlier|previous)\s/iu;
const AGAINST = /\b(?:suits?|petitions?|appeals?)\b[^.;]{0,60}?\sagainst\s(?:the\s)?(?=\p{Lu})/uy;
/** Limit: characters of the names before a verb. */
const REACH = 160;

interface Named {
  start: number;
  end: number;
  name: string;
}

/** The names of parties by what they filed, in no order. Linear time: each pattern reads a bounded stretch. */
export function findFilingNames(text: string): ApposedName[] {
  const found: ApposedName[] = [];
  for (const match of matchesOf(BY, text)) addFiler(text, match, found);
  for (const match of matchesOf(VERB, text)) addSubjects(text, match, found);
  return found;
}

function addFiler(text: string, match: RegExpExecArray, found: ApposedName[]): void {
  const at = skipHonorifics(text, match.index + match[0].length);
  const filer = nameAt(text, at);
  const before = text.slice(Math.max(0, match.index - 60), match.index + match[0].length);
  if (filer === undefined || PAST.test(before) || COUNTED.test(match[0])) return;
  const behind = text.slice(filer.end, filer.end + 80);
  if (COUNSEL.test(behind) || OVER.test(behind)) return;
  found.push({ ...filer, role: 'petitioner' });
  addOpponent(text, filer.end, found);
}

/** ' against Alagappa Textiles Limited': the other side of a suit. */
function addOpponent(text: string, from: number, found: ApposedName[]): void {
  const against = /^\sagainst\s(?:the\s)?(?=\p{Lu})/u.exec(text.slice(from, from + 20));
  const opponent =
    against === null ? undefined : nameAt(text, skipHonorifics(text, from + against[0].length));
  if (opponent !== undefined) found.push({ ...opponent, role: 'respondent' });
}

function addSubjects(text: string, match: RegExpExecArray, found: ApposedName[]): void {
  const from = Math.max(0, match.index - REACH);
  const printed = NAME_BEFORE.exec(text.slice(from, match.index));
  const name = printed?.groups?.name;
  if (printed === null || name === undefined) return;
  const start = match.index - name.length;
  // 'The firm, represented by A. B., has filed': the name in commas is that of who signs.
  if (
    match[0].startsWith(',') &&
    /\b(?:by|through)\s(?:the\s)?$/u.test(text.slice(Math.max(0, start - 14), start))
  )
    return;
  const many = (match.groups?.auxiliary ?? match.groups?.court) === 'have';
  for (const one of many ? listed(text, start, match.index) : [{ start, end: match.index }]) {
    const subject = named(text, skipHonorifics(text, one.start), one.end);
    if (subject !== undefined) found.push({ ...subject, role: 'petitioner' });
  }
  const verbEnd = match.index + match[0].length;
  const against = matchAt(AGAINST, text, verbEnd - (/\p{L}+$/u.exec(match[0])?.[0].length ?? 0));
  if (against === null) return;
  const opponent = nameAt(text, skipHonorifics(text, against.index + against[0].length));
  if (opponent !== undefined) found.push({ ...opponent, role: 'respondent' });
}

/** The names of 'Union of India, State of Goa and Ram Lal'. */
function listed(text: string, start: number, end: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let from = start;
  for (const { index, 0: joint } of matchesOf(JOINT, text.slice(start, end))) {
    spans.push({ start: from, end: start + index });
    from = start + index + joint.length;
  }
  return [...spans, { start: from, end }];
}

const JOINT = /,?\sand\s(?:the\s)?|,\s(?:the\s)?/gu;

function nameAt(text: string, at: number): Named | undefined {
  const name = matchAt(NAME, text, at)?.[0];
  return name === undefined || !ENDS.test(text.slice(at + name.length, at + name.length + 4))
    ? undefined
    : named(text, at, at + name.length);
}

/** The name between two offsets without the stop of its sentence; undefined for what is no name of a party. */
function named(text: string, start: number, end: number): Named | undefined {
  const printed = text.slice(start, end).trimEnd();
  const bare = /(?<![\s.]\p{L}|Ltd|Co|Corpn|Pvt)\.$/u.test(printed) ? printed.slice(0, -1) : printed;
  const words = bare.split(/\s/u);
  if (ROLE_ALONE.test(bare) || NO_NAME.test(bare) || !/\p{L}{2}/u.test(bare)) return undefined;
  if (words.length < 2) return undefined;
  return { start, end: start + bare.length, name: words.join(' ') };
}
