import { sameName } from '../parties/names.ts';
import { cleanName, type NameSpan, readPersonName, skipHonorifics } from '../parties/person-name.ts';
import { collapseWhitespace, matchesOf, withPlainBlanks } from '../text/text.ts';

/** A judge named in a text. The span holds the name alone, without honorifics or the 'J.' after it. */
export interface JudgeMention {
  start: number;
  end: number;
  name: string;
}

/** 'Mr. Justice ', 'the Chief Justice ' before a name; not 'Justice of', not 'social justice'. */
const JUSTICE =
  /\b(?:Justice|JUSTICE)s?\b[ \t.:]*(?:\((?:Retd|RETD|Dr|DR|Smt|SMT|Acting|ACTING)\.?\)[ \t.:]*)?(?:\r?\n[ \t]*)?/g;
/** The office printed after a name: 'J.', 'JJ.', 'C.J.', 'CJI'; never the end of a name in capitals ('DEVARAJ'). */
const OFFICE =
  /\b(?:J\.[ ]?J\b\.?|C\.\s?J\b\.?|J[Jj]{0,2}\b\.?|A\.?C\.?J\b\.?|C[Jj]I?\b\.?|C\.J\.I\.)(?=[\s:,;)(\]\-–—]|$)/g;
/** The signs between a name and the office: ', ', or '-I, ' for the first of two judges of one name. */
const TO_OFFICE = /(?:-[IVX]{1,3})?[ \t]{0,3},?[ \t]{0,3}(?:(?:Acting|ACTING)[ \t]{1,3})?$/u;
/** 'Before Shri Kul Bharat, Judicial Member', 'Present: Sri. X, B.Com., LL.B.': tribunals and district courts. */
const BEFORE =
  /\b(?:Before|BEFORE|Present|PRESENT|Presided over by|Presiding Officer)\b[ \t]*:?-?[ \t]*(?:\r?\n[ \t]*){0,2}(?=(?:Shri|Sri|Smt|Sh|Mr|Mrs|Ms|Dr|Thiru|Tmt|SHRI|SRI|SMT|MR|MS|DR)\b)/g;
/** The office in words after a name: ', Judge', ', Chief Justice', ', Additional District Judge', ', Accountant Member'. */
const OFFICE_WORDS =
  /\b(?:Judge|JUDGE|Chief Justice|CHIEF JUSTICE|Magistrate|MAGISTRATE|(?:Judicial|Accountant|Technical|Administrative) Member|(?:JUDICIAL|ACCOUNTANT|TECHNICAL|ADMINISTRATIVE) MEMBER|[AJ]M)\b/g;
/** A signature: '(DAYA CHAUDHARY) / JUDGE', '....J. / [A.M. KHANWILKAR]'. */
const SIGNED =
  /[([]\s{0,3}(?=\p{Lu}[^()[\]\n]{3,40}[)\]]\s{1,40}(?:JUDGE|Judge|CHIEF JUSTICE|Chief Justice)\b)|[.…]{3}\s?(?:J|CJI?)\b\.?\s{0,40}[([]\s{0,3}/gu;
/** The name before such an office, in the same line, after a title. */
const TITLED_NAME =
  /(?:hon['’`]?\s?ble|honourable|shri|sri|smt|sh|mr|mrs|ms|dr|thiru|tmt)\b[.\s]{1,3}(?=(\p{L}[\p{L}.'’ -]{2,50}?)\s?,\s{0,3}(?:(?:ld|learned)\.?\s)?(?:\p{Lu}[\p{L}.&()-]*\s){0,5}$)/iu;
const COUNSEL_AFTER =
  /^[\s,]*(?:\(?Sr\b|Senior|Adv|Advocate|Counsel|Learned|Ld\b|Addl|A\.?A\.?G|for\b|AOR|Standing|with\b)/i;

/**
 * Every judge named in a text, in order, never overlapping: after *Justice*, before *J.*, *JJ.*, *C.J.*, and the
 * presiding officers of tribunals after *Before* or *Present*. A printer's cipher ('KL, J') is not a name.
 * Linear time.
 */
export function findJudges(printed: string): JudgeMention[] {
  const text = withPlainBlanks(printed);
  const found: JudgeMention[] = [];
  for (const match of matchesOf(JUSTICE, text)) addNamed(text, match, found);
  for (const match of matchesOf(OFFICE, text)) {
    const to = TO_OFFICE.exec(text.slice(Math.max(0, match.index - 20), match.index))?.[0] ?? '';
    const end = match.index + match[0].length;
    // 'Jeffrey J. Diermeier': an initial inside a name is not an office.
    const inName = (to.includes(',') ? NEXT_NAME : GOES_ON).test(text.slice(end, end + 40));
    if (!inName) addBefore(text, match.index - to.length, match[0], found);
  }
  addListed(text, found);
  for (const match of matchesOf(OFFICE_WORDS, text)) addTitled(text, match.index, found);
  for (const match of matchesOf(SIGNED, text)) addSigned(text, match.index + match[0].length, found);
  for (const match of matchesOf(BEFORE, text)) addPresiding(text, match.index + match[0].length, found);
  return withoutOverlaps(found);
}

/** 'H. K. Rao & R. V. Sen' above 'CIVIL APPEAL NOS. …': the first line of many reports names the bench without an office. */
function addListed(text: string, found: JudgeMention[]): void {
  const top = BENCH_LINE.exec(text.slice(0, 400));
  const line = top?.groups?.names;
  if (top === null || line === undefined) return;
  let at = top[0].indexOf(line);
  const names: JudgeMention[] = [];
  for (const part of line.split(/(?<=, | & | and | AND )/u)) {
    const printed = part.replace(/(?:, | & | and | AND )$/u, '');
    const name = readPersonName(text, at);
    if (name === undefined || name.end !== at + printed.trimEnd().length || !isName(name.name)) return;
    names.push(name);
    at += part.length;
  }
  found.push(...names);
}

const BENCH_LINE =
  /^\s*(?<names>\p{Lu}[\p{L}. ]{2,40}(?:(?:, | & | and | AND )\p{Lu}[\p{L}. ]{2,40}){1,4})\s*\n\s*(?:\(Arising\b|W ?I ?T ?H\b|(?:CIVIL|CRIMINAL|SPECIAL|WRIT|TRANSFER|CONTEMPT|REVIEW)\s(?:APPEALS?|LEAVE|PETITIONS?|CASES?)\b)/u;

/** 'Diermeier', 'JAMDAR, J.' behind an initial J. */
const GOES_ON =
  /^(?:[ ]+(?:\p{Lu}\p{Ll}|\p{Lu}{3,}[ ]?,[ ]?C?\.?J)|\s?\n\p{Lu}\p{Ll}{2,}(?:,[ ]\p{Lu}|[ ]and[ ]|,?[ ]for[ ]))/u;
/** ', J. B. Rao': the initials of the next name of a list. */
const NEXT_NAME = /^\.?[ ](?:\p{Lu}\.[ ]?){1,3}\p{Lu}\p{Ll}/u;

function addSigned(text: string, at: number, found: JudgeMention[]): void {
  const name = readPersonName(text, at);
  if (name === undefined || !isName(name.name)) return;
  if (/^\s*[)\]]/u.test(text.slice(name.end, name.end + 4))) found.push(name);
}

/** The officer of a tribunal or a district court behind 'Before' or 'Present:', with a comma after the name. */
function addPresiding(text: string, from: number, found: JudgeMention[]): void {
  const name = readPersonName(text, skipHonorifics(text, from));
  if (name === undefined || !/\p{L}{3}/u.test(name.name)) return;
  if (COUNSEL_AFTER.test(text.slice(name.end, name.end + 30))) return;
  if (/^\s*,/u.test(text.slice(name.end, name.end + 4))) found.push(name);
}

/** The different judges of a list of mentions, in order of appearance. */
export function distinctJudges(mentions: readonly JudgeMention[]): string[] {
  const names: string[] = [];
  for (const { name } of mentions) {
    if (!names.some((known) => known === name || sameName(known, name))) names.push(name);
  }
  return names;
}

/** 'Hon'ble Mr. Ajay Goel, Judge', 'Sh. Ramesh Kumar, Additional District Judge'. */
function addTitled(text: string, office: number, found: JudgeMention[]): void {
  const from = Math.max(0, office - 120);
  const line = text.slice(from, office);
  const lineStart = from + line.lastIndexOf('\n') + 1;
  const lead = text.slice(lineStart, office);
  const match = TITLED_NAME.exec(lead);
  if (match === null) return;
  const at = skipHonorifics(text, lineStart + match.index);
  const name = readPersonName(text, at);
  if (name === undefined || !isName(name.name) || !/^\s?,/u.test(text.slice(name.end, name.end + 2))) return;
  found.push({ start: name.start, end: name.end, name: name.name });
}

/** The end of a judge's name that goes on in a second line, which holds nothing else: 'JUSTICE ARUN / KUMAR TYAGI'. */
function overLines(text: string, read: NameSpan): NameSpan {
  const first = read.name.split(' ').filter((word) => word.length > 2);
  if (first.length > 1 || !/^[ \t]*\r?\n/u.test(text.slice(read.end, read.end + 20))) return read;
  const next = text.indexOf('\n', read.end) + 1;
  const line = /^[ \t]*(?=(\p{Lu}[\p{L}. ]{2,40}?)[ \t]*(?:\r?\n|$))/u.exec(text.slice(next, next + 60));
  if (line?.[1] === undefined || isCapitals(line[1]) !== isCapitals(first[0] ?? '')) return read;
  const rest = readPersonName(text, next + line[0].length);
  if (rest === undefined || rest.end < next + line[0].length + line[1].length) return read;
  return { start: read.start, end: rest.end, name: `${read.name} ${rest.name}` };
}

function isCapitals(name: string): boolean {
  return name === name.toUpperCase();
}

function addNamed(text: string, cue: RegExpExecArray, found: JudgeMention[]): void {
  const from = cue.index + cue[0].length;
  // 'son of late Justice …' names the father of a party, not a judge of the case.
  if (NO_JUDGE_BEFORE.test(text.slice(Math.max(0, cue.index - 28), cue.index))) return;
  let next = addNameAt(text, from, found);
  while (next !== undefined && /^Justices/i.test(cue[0])) {
    const and = /^(?:,|[ ]{1,3}(?:and|&))[ ]{1,3}(?=\p{Lu})/u.exec(text.slice(next, next + 12))?.[0];
    next = and === undefined ? undefined : addNameAt(text, next + and.length, found);
  }
}

const NO_JUDGE_BEFORE =
  /\b(?:Law and|Juvenile|social|(?:son|wife|daughter) of(?:\s+late)?|[swd]\/o\.?(?:\s+late)?|of\s+late)(?:\s+(?:Mr|Shri|Sri)\.?)?\s*$/i;

/** Adds the judge whose name begins at an offset and returns where it ends. */
function addNameAt(text: string, from: number, found: JudgeMention[]): number | undefined {
  const at = skipHonorifics(text, from);
  const first = readPersonName(text, at);
  const read = overProse(text, at, first) ?? overSri(text, first) ?? (first && overLines(text, first));
  if (read === undefined) return undefined;
  const name = withoutNextLine(withoutOffice(read.name), text.slice(read.end, read.end + 16));
  if (!isName(name)) return undefined;
  // 'Justice Verma Committee', 'Chief Justice Calcutta High Court' name bodies, not judges.
  if (/^\s+(?:Committee|Commission|Department|Report|Court)\b/u.test(text.slice(read.end, read.end + 16)))
    return undefined;
  const end = read.start + lengthOf(text, read.start, name, read.end);
  found.push({ start: read.start, end, name });
  return end;
}

/** 'Justice Pamidi Sri Narasimha': no title, because only one word of the name is printed before it. */
function overSri(text: string, first: NameSpan | undefined): NameSpan | undefined {
  if (first === undefined || !/^\p{Lu}\p{Ll}{3,}$/u.test(first.name)) return undefined;
  const sri = /^[ ]Sri[ ](?=\p{Lu}\p{Ll})/u.exec(text.slice(first.end, first.end + 8))?.[0];
  const rest = sri === undefined ? undefined : readPersonName(text, first.end + sri.length);
  return rest && { start: first.start, end: rest.end, name: `${first.name} Sri ${rest.name}` };
}

/** A name of which running text broke off after its initials or first word: 'Justice R.V. / Raveendran speaking for …'. */
function overProse(text: string, at: number, first: NameSpan | undefined): NameSpan | undefined {
  const end = first?.end ?? at + (INITIALS.exec(text.slice(at, at + 20))?.[0].length ?? 0);
  if (end === at || longWords(first?.name ?? '') > 1) return undefined;
  if (!/^[ \t]*\n/u.test(text.slice(end, end + 4)) || !inProse(text, at)) return undefined;
  const whole = readPersonName(text, at, { breaks: true });
  if (whole === undefined || whole.end <= end) return undefined;
  return /^(?:[,;:.)]|['’]s\b|[ ]?[[(&\p{Ll}])/u.test(text.slice(whole.end, whole.end + 3))
    ? whole
    : undefined;
}

const INITIALS = /^(?:\p{Lu}\.[ ]?){1,4}/u;

function longWords(name: string): number {
  return name.split(' ').filter((word) => word.length > 2 && !word.endsWith('.')).length;
}

/** True where the printed line around an offset is running text, which breaks names anywhere. */
function inProse(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 160), at);
  const line = at - Math.max(0, text.lastIndexOf('\n', at - 1));
  return line > 20 && !/\n\s*\n/u.test(before) && /(?:\b\p{Ll}{2,}\b.*){2}/su.test(before);
}

/** Kesavananda Bharati was heard by thirteen judges. */
const LARGEST_BENCH = 13;

/** The name that ends where the office begins; both names of 'A and B, JJ.'. */
function addBefore(text: string, at: number, office: string, found: JudgeMention[]): void {
  const plural = /^J\.?[ ]?[Jj]/u.test(office);
  // Only the nearby text is searched, so that a text without line ends is not scanned again for each office.
  const from = Math.max(0, at - (plural ? LARGEST_BENCH * 36 : 120));
  const lineStart = plural ? from : nameLine(text, from, at);
  // Running text breaks a name behind its initials.
  const lead = plural
    ? text.slice(lineStart, at).replace(/(?<=\b\p{Lu}\.)\n/gu, ' ')
    : text.slice(lineStart, at).replaceAll('\n', ' ');
  const names = plural ? lead.split(/(?:,|&|\band\b|\bAND\b|\bAnd\b)/u).slice(-LARGEST_BENCH) : [lead];
  let offset = lead.length;
  for (const part of names.reverse()) {
    offset = lead.lastIndexOf(part, offset - part.length);
    const name = lastName(part);
    if (name === undefined) {
      if (part.trim() !== '') break;
      continue;
    }
    const start = lineStart + offset + name.at;
    found.push({ start, end: start + name.text.length, name: collapseWhitespace(name.text) });
    // The list of names starts here: 'Coram: A. B. Rao and C. D. Sen, JJ.'.
    if (!TITLES_ONLY.test(part.slice(0, name.at))) break;
  }
}

/** Running text that ends in the initials or the first word of a name. */
const BROKEN_NAME = /(?:(?<!\p{L})\p{Ll}+[.,]?[ ]{1,3}|[(,.][ ]{0,3})(?:\p{Lu}[\p{L}'’]*\.?[ ]{0,3}){1,4}$/u;

/** The beginning of the line that holds the name before an office; in running text the line before it may hold its first words. */
function nameLine(text: string, from: number, at: number): number {
  const start = from + text.slice(from, at).lastIndexOf('\n') + 1;
  const begins = start > from + 1 && /^\s*(?:\p{Lu}[\p{L}.'’]*\s*){1,2}$/u.test(text.slice(start, at));
  const broken = BROKEN_NAME.test(text.slice(from, start - 1));
  if (!begins || !broken || !inProse(text, start - 1)) return start;
  return from + text.slice(from, start - 1).lastIndexOf('\n') + 1;
}

const TITLES_ONLY =
  /^[\s.]*(?:(?:the|hon['’]?\s?ble|honourable|justice|mr|mrs|ms|dr|shri|sri|smt)\b[\s.,]*)*$/i;

const TAIL_NAME =
  /(?:^|[\s([:;.,“"'-])((?:\p{Lu}\p{L}{0,3}\.[ ]{0,3}){0,4}(?:\p{Lu}[\p{L}'’]{1,24}\.?[ ]{1,3}|\p{Lu}(?:\.[ ]{0,3}|[ ]{1,3})){0,4}\p{Lu}[\p{L}'’]{2,24}(?:[ ]\(\p{Lu}\p{Ll}{2,20}\))?)\s*$/u;
/** Words before a judge's name in the same run of capitals: titles, headings, the end of a sentence, another judge's 'J.'. */
const LEADING =
  /^(?:.*(?:\b(?:Hon['’]?\s?ble|HON['’]?BLE|Honourable|HONOURABLE|Hon|Justice|JUSTICE|Mr|MR|Mrs|MRS|Ms|Dr|DR|Shri|SHRI|Sri|SRI|Smt|SMT|Sir|Lord|Lordships|Brother|Before|BEFORE|Present|PRESENT|Bench|BENCH|Per|PER|By|Coram|CORAM|In|The|And|There|Although|As|But|Thus|Here|While|When|JUDGE?MENT|ORDER|Judge?ment|Order|Respondents?|Petitioners?|Appellants?)\b[.,:]*[ ]*|\p{Lu}\p{Ll}{4,}\.[ ]+|\p{L}{3,} A?C\.? ?J\. |\p{Lu}\p{L}*(?:\. ?| )\p{Lu}\p{L}{2,} J\. ))/u;

function lastName(part: string): { at: number; text: string } | undefined {
  const match = TAIL_NAME.exec(part);
  const name = match?.[1];
  if (match === null || name === undefined) return undefined;
  const titles = LEADING.exec(name)?.[0].length ?? 0;
  const twice = isTwice(name.slice(titles));
  const lead = titles + (twice ? (name.length - titles + 1) / 2 : 0);
  const text = name.slice(lead);
  return isName(text) ? { at: match.index + match[0].indexOf(name) + lead, text } : undefined;
}

/** True with at least one word of three letters with a vowel: 'KL' and 'MSR' are a stenographer's ciphers. */
function isName(name: string): boolean {
  const words = name
    .split(/[\s.]+/u)
    .filter((word) => /^\p{Lu}[\p{L}'’]{2,}/u.test(word) && /[aeiouy]/i.test(word));
  return (
    words.length > 0 &&
    !/^(?:Judges?|Judgment|Order|Page|Court|Bench|Section|Annexure|Article|General|Acting|But|Chief)$/iu.test(
      words[0] ?? '',
    )
  );
}

/** 'Rao W.P.' before 'No.', 'Rao C.A.V.' before 'Judgment', 'Ravi Nath Ravi Nath, J.': heads printed in one run. */
function withoutNextLine(name: string, after: string): string {
  if (/^\.?\s{0,3}(?:Nos?\b|\/\d)/iu.test(after))
    return name.replace(/(?<=\p{L}{3})\s+(?:(?:\p{Lu}\p{Ll}{0,3}\.\s?){2,6}|\p{Lu}[\p{L}.]{0,5})$/u, '');
  if (isTwice(name)) return name.slice(0, (name.length - 1) / 2);
  if (!NEXT_LINE.test(after)) return name;
  return name.replace(/(?<=\p{L}{3})\s+(?:\p{Lu}\p{Ll}{0,3}\.\s?){2,6}$/u, '');
}

/** 'Ravi Nath Ravi Nath' */
function isTwice(name: string): boolean {
  const half = (name.length - 1) / 2;
  return name.slice(0, half).includes(' ') && name === `${name.slice(0, half)} ${name.slice(0, half)}`;
}

const NEXT_LINE =
  /^\s{0,3}(?:(?:\p{Lu}\.[ ]?){0,5}(?:\.?\((?:C|MD|PIL|CRL|S)\)[. ]?)?(?:Nos?\b|\d)|Civil\b|Criminal\b|Special\b|Judge?ment\b|Order\b)/iu;

function withoutOffice(name: string): string {
  return cleanName(name.replace(/[\s,]+(?:J\.?J?\.?|C\.?J\.?I?\.?)$/u, ''));
}

function lengthOf(text: string, start: number, name: string, end: number): number {
  const last = name.split(' ').at(-1) ?? name;
  const at = text.slice(start, end).indexOf(last, Math.max(0, name.length - last.length - 2));
  return at === -1 ? end - start : at + last.length;
}

function withoutOverlaps(found: JudgeMention[]): JudgeMention[] {
  const kept: JudgeMention[] = [];
  for (const mention of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  }
  return kept;
}
