import { sameName } from '../parties/names.ts';
import { cleanName, type NameSpan, readPersonName, skipHonorifics } from '../parties/person-name.ts';
import { matchesOf } from '../text/text.ts';

/** A judge named in a text. The span holds the name alone, without honorifics or the 'J.' after it. */
export interface JudgeMention {
  start: number;
  end: number;
  name: string;
}

/** 'Mr. Justice ', 'the Chief Justice ' before a name; not 'Justice of', not 'social justice'. */
const JUSTICE =
  /\b(?:Justice|JUSTICE)s?\b[ \t.:]*(?:\((?:Retd|RETD|Dr|DR|Smt|SMT|Acting|ACTING)\.?\)[ \t.:]*)?(?:\r?\n[ \t]*)?/g;
/** The office printed after a name: ', J.', 'JJ.', 'C.J.', ', CJI', '-I, J.' for the first of two judges of one name. */
const OFFICE =
  /(?:-[IVX]{1,3})?[ \t]{0,3},?[ \t]{0,3}(?:J\.[ ]?J\b\.?|C\.[ ]?J\b\.?|J[Jj]{0,2}\b\.?|A\.?C\.?J\b\.?|CJI?\b\.?|C\.J\.I\.)(?=[\s:,;)\]\-–—]|$)/g;
/** 'Before Shri Kul Bharat, Judicial Member', 'Present: Sri. X, B.Com., LL.B.': tribunals and district courts. */
const BEFORE =
  /\b(?:Before|BEFORE|Present|PRESENT|Presided over by|Presiding Officer)\b[ \t]*:?-?[ \t]*(?:\r?\n[ \t]*){0,2}(?=(?:Shri|Sri|Smt|Sh|Mr|Mrs|Ms|Dr|Thiru|Tmt|SHRI|SRI|SMT|MR|MS|DR)\b)/g;
/** The office in words after a name: ', Judge', ', Chief Justice', ', Additional District Judge', ', Accountant Member'. */
const OFFICE_WORDS =
  /\b(?:Judge|JUDGE|Chief Justice|CHIEF JUSTICE|Magistrate|MAGISTRATE|(?:Judicial|Accountant|Technical|Administrative) Member|(?:JUDICIAL|ACCOUNTANT|TECHNICAL|ADMINISTRATIVE) MEMBER|[AJ]M)\b/g;
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
export function findJudges(text: string): JudgeMention[] {
  const found: JudgeMention[] = [];
  for (const match of matchesOf(JUSTICE, text)) addNamed(text, match.index + match[0].length, found);
  for (const match of matchesOf(OFFICE, text)) {
    // 'Jeffrey J. Diermeier': an initial inside a name is not an office.
    const inName =
      !match[0].includes(',') &&
      /^[ ]+\p{Lu}\p{Ll}/u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 8));
    if (!inName) addBefore(text, match.index, found);
  }
  for (const match of matchesOf(OFFICE_WORDS, text)) addTitled(text, match.index, found);
  for (const match of matchesOf(BEFORE, text)) {
    const at = skipHonorifics(text, match.index + match[0].length);
    const name = readPersonName(text, at);
    if (name === undefined || !/\p{L}{3}/u.test(name.name)) continue;
    if (COUNSEL_AFTER.test(text.slice(name.end, name.end + 30))) continue;
    if (!/^\s*,/u.test(text.slice(name.end, name.end + 4))) continue;
    found.push(name);
  }
  return withoutOverlaps(found);
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

function addNamed(text: string, from: number, found: JudgeMention[]): void {
  const at = skipHonorifics(text, from);
  const first = readPersonName(text, at);
  if (first === undefined) return;
  const read = overLines(text, first);
  const name = withoutOffice(read.name);
  if (!isName(name)) return;
  // 'Justice Verma Committee', 'Ministry of Law and Justice Department' name bodies, not judges.
  if (/^\s+(?:Committee|Commission|Department|Report)\b/u.test(text.slice(read.end, read.end + 16))) return;
  const before = text.slice(Math.max(0, from - 28), from).replace(/justices?\W*$/i, '');
  // 'son of late Justice …' names the father of a party, not a judge of the case.
  if (/\b(?:Law and|Juvenile|social|(?:son|wife|daughter|[swd]\/o\.?|of)\s+(?:late)?)\s*$/i.test(before))
    return;
  found.push({ start: read.start, end: read.start + lengthOf(text, read.start, name, read.end), name });
}

/** The name that ends where the office begins; both names of 'A and B, JJ.'. */
function addBefore(text: string, at: number, found: JudgeMention[]): void {
  const plural = /^[ \t,]*J\.?[ ]?[Jj]/u.test(text.slice(at, at + 8));
  const from = Math.max(0, at - (plural ? 240 : 120));
  // Only the nearby text is searched, so that a text without line ends is not scanned again for each office.
  const lineStart = plural ? from : from + text.slice(from, at).lastIndexOf('\n') + 1;
  const lead = text.slice(lineStart, at);
  const names = plural ? lead.split(/(?:,|&|\band\b|\bAND\b|\bAnd\b)/u).slice(-3) : [lead];
  let offset = lineStart + lead.length;
  for (const part of names.reverse()) {
    const start = text.lastIndexOf(part, offset - part.length);
    offset = start;
    const name = lastName(part);
    if (name === undefined) {
      if (part.trim() !== '') break;
      continue;
    }
    const at = start + name.at;
    found.push({ start: at, end: at + name.text.length, name: oneLine(name.text) });
    // The list of names starts here: 'Coram: A. B. Rao and C. D. Sen, JJ.'.
    if (!TITLES_ONLY.test(part.slice(0, name.at))) break;
  }
}

const TITLES_ONLY =
  /^[\s.]*(?:(?:the|hon['’]?\s?ble|honourable|justice|mr|mrs|ms|dr|shri|sri|smt)\b[\s.,]*)*$/i;

const TAIL_NAME =
  /(?:^|[\s([:;.,“"'-])((?:\p{Lu}\p{L}{0,3}\.[ ]?){0,4}(?:\p{Lu}[\p{L}'’]{1,24}\.?[ ]{1,3}|\p{Lu}(?:\.[ ]?|[ ])){0,4}\p{Lu}[\p{L}'’]{2,24}(?:[ ]\(\p{Lu}\p{Ll}{2,20}\))?)\s*$/u;

function lastName(part: string): { at: number; text: string } | undefined {
  const match = TAIL_NAME.exec(part);
  let name = match?.[1];
  if (match === null || name === undefined) return undefined;
  let at = match.index + match[0].indexOf(name);
  const lead =
    /^(?:.*(?:\b(?:Hon['’]?\s?ble|HON['’]?BLE|Honourable|HONOURABLE|Justice|JUSTICE|Mr|Mrs|Ms|Dr|Shri|Sri|Smt|Before|BEFORE|Present|PRESENT|Bench|BENCH|Per|PER|By|Coram|CORAM|In|The|And)\b[.,:]*[ ]*))/u.exec(
      name,
    );
  if (lead !== null) {
    at += lead[0].length;
    name = name.slice(lead[0].length);
  }
  return isName(name) ? { at, text: name } : undefined;
}

/** At least one word of three letters with a vowel: 'KL' and 'MSR' are a stenographer's ciphers. */
function isName(name: string): boolean {
  const words = name
    .split(/[\s.]+/u)
    .filter((word) => /^\p{Lu}[\p{L}'’]{2,}/u.test(word) && /[aeiouy]/i.test(word));
  return (
    words.length > 0 &&
    !/^(?:Judge|Judges|Judgment|Order|Page|Court|Bench|Section|Annexure|Article)$/iu.test(words[0] ?? '')
  );
}

function withoutOffice(name: string): string {
  return cleanName(name.replace(/[\s,]+(?:J\.?J?\.?|C\.?J\.?I?\.?)$/u, ''));
}

function lengthOf(text: string, start: number, name: string, end: number): number {
  const last = name.split(' ').at(-1) ?? name;
  const at = text.slice(start, end).lastIndexOf(last);
  return at === -1 ? end - start : at + last.length;
}

function withoutOverlaps(found: JudgeMention[]): JudgeMention[] {
  const kept: JudgeMention[] = [];
  for (const mention of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  }
  return kept;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
