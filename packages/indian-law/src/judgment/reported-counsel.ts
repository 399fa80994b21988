import { STATES } from '../courts/court-list.ts';
import { sideOf } from '../parties/parties.ts';
import { type NameSpan, readPersonName } from '../parties/person-name.ts';
import { matchesOf } from '../text/text.ts';
import { ROLE_WORD } from './head-kinds.ts';
import type { Side } from './header.ts';

/** Words that registries print in the place of a name: how a notice was served, stamps of signatures, a state. */
const NO_NAME =
  /\b(?:NOTICE|RULE|SERVED|UNSERVED|FILED|DELETED|ABATED|DISMISSED|DECEASED|SIGNATURE|VERIFIED)\b|^(?:Signature|Digitally|Notice|Rule)\s|^(?:Yes|No|Nil)$/u;

const PLACES = new Set(STATES.map(({ name }) => name.toLowerCase()));

/** 'Advocate General, Kerala' */
function isState(name: string): boolean {
  return PLACES.has(name.toLowerCase());
}

const REPORTED = new RegExp(
  `\\bfor\\s+(?:the\\s+)?(?:(${ROLE_WORD})s?|interven[eo]rs?|appearing\\s+part(?:y|ies))\\b`,
  'gi',
);
/** 'for the respondent contended': the sentence goes on. */
const SENTENCE = /^\s+(?!nos?\b|in\b|and\b)\p{Ll}{3}/u;
/** The lists of counsel of a law report are at its beginning. */
const LIMIT = 14_000;
/** The longest list that is read. */
const LONGEST_LIST = 900;

/** Counsel in the law reports' lists: 'S. T. Desai and Naunit Lal, for the respondents.', 'A. B. Rao for the interveners.' */
export function findReportedCounsel(text: string): (NameSpan & { side?: Side })[] {
  const found: (NameSpan & { side?: Side })[] = [];
  const head = text.slice(0, LIMIT);
  let done = 0;
  for (const match of matchesOf(REPORTED, head)) {
    const before = /[.,]?\s+$/.exec(head.slice(Math.max(0, match.index - 12), match.index))?.[0].length ?? 0;
    const end = match.index - before;
    const after = head.slice(match.index + match[0].length, match.index + match[0].length + 12);
    if (before === 0 || SENTENCE.test(after) || /\n\s*\n/u.test(head.slice(end, match.index))) continue;
    const names = namesBefore(head, Math.max(done, end - LONGEST_LIST), end);
    const side = match[1] === undefined ? {} : { side: sideOf(match[1]) };
    const twice = (name: string): boolean =>
      !/[\s.]/u.test(name) && names.filter((one) => one.name === name).length > 1;
    for (const name of names)
      if (!twice(name.name) && isCounsel(text, name.end, name.name)) found.push({ ...name, ...side });
    done = match.index + match[0].length;
  }
  return found;
}

/** Places where a list of names may begin: at a line, or behind a full stop, a bracket or the year of a case. */
const LIST_START =
  /(?:(?<=(?<!\b\p{Lu}\.?)\n|(?<!\b\p{Lu})[.)’'",(]|\d|\bIndia)[ \t]*|^)(?=\p{Lu}|\d{2,4}\s\p{Lu})/gu;

/** Up to the last small word that no list of names has, outside of brackets. */
const RUNNING_TEXT = /^.*\s(?!(?:and|with|him|of|for|the)\b)[a-z]{2,}(?![^()]*\))/su;

/** The longest stretch before an offset that contains only names. */
function namesBefore(text: string, from: number, to: number): NameSpan[] {
  const part = text.slice(from, to);
  const running = RUNNING_TEXT.exec(part)?.[0].length ?? 0;
  const blank = matchesOf(/\n[^\S\n]*\n/gu, part, running).at(-1);
  const first = blank === undefined ? 0 : blank.index + blank[0].length;
  for (const { 0: gap, index } of matchesOf(LIST_START, part, running)) {
    if (index < first) continue;
    const names = namesOf(text, from + index + gap.length, to);
    if (names.length > 0) return names;
  }
  return [];
}

const STATE_NAME =
  '(?:(?:Madhya|Andhra|Uttar|Himachal|Arunachal)\\s+Pradesh|West\\s+Bengal|Tamil\\s+Nadu|Jammu\\s+(?:and|&)\\s+Kashmir|[AMU]\\.\\s?P\\.|\\p{Lu}\\p{L}+)';
/** Words between the names of a list: joiners, titles, offices, remarks in brackets, the number of a page. */
const BETWEEN = new RegExp(
  `^(?:[\\s,;&)–-]|\\bPresent\\s*:-?|\\band\\b|\\(?with\\b(?:\\s+him\\b)?|\\d{2,4}\\s(?=\\p{Lu})|(?:(?:Additional|Addl\\.?|Senior|Asst\\.?|Assistant|Deputy|Dy\\.?)\\s+)?(?:Solicitor|Sol\\.|Attorney|Advocate)[- ]?General(?:\\s+India\\b|\\s+(?:of|for)\\s+(?:the\\s+)?(?:State\\s+of\\s+)?${STATE_NAME})?|Senior\\s+Advocates?|Advocates?|\\((?=[^()]{4,60},\\s+with\\s+him\\))|\\([^()]{0,60}\\)|M(?:iss|rs|r|s)\\b\\.?|Shri|Sri|Smt\\b[.,]?|Dr\\.)`,
  'u',
);

const HEADING = /\bJURISDICTION\b/u;

/** The names of a list between two offsets; empty when anything else is printed there. */
export function namesOf(text: string, from: number, to: number): NameSpan[] {
  const names: NameSpan[] = [];
  let at = from;
  while (at < to) {
    const skip = BETWEEN.exec(text.slice(at, Math.min(to, at + 120)))?.[0].length ?? 0;
    if (skip > 0) {
      at += skip;
      continue;
    }
    const read = readPersonName(text, at, { breaks: true });
    if (read === undefined || read.end > to || read.end === at || HEADING.test(read.name)) return [];
    const name = firstOfTwo(text, read);
    names.push(name);
    at = name.end;
    if (at < to && !/^[\s,;&()]/u.test(text.slice(at, at + 1))) return [];
  }
  return names;
}

/** 'N. C. Rao A. K. Sen': the comma between two names is lost in print; initials begin the second. */
function firstOfTwo(text: string, name: NameSpan): NameSpan {
  const printed = text.slice(name.start, name.end);
  const first = /^(?:\p{Lu}\.?\s?){1,4}\p{Lu}\p{Ll}{2,}(?=\s(?:\p{Lu}\.?\s?){1,4}\p{Lu}\p{Ll}{2,})/u.exec(
    printed,
  );
  if (first === null) return name;
  return { start: name.start, end: name.start + first[0].length, name: first[0].replace(/\s+/gu, ' ') };
}

/** A firm ('Vashi and Vashi', 'Little & Co'), an office or a police officer is not a named counsel. */
export function isCounsel(text: string, end: number, name: string): boolean {
  if (
    /^\s*(?:&|and)\s+(?:Co\b|Associates?|Partners)/iu.test(text.slice(end, end + 20)) &&
    !/[\s.]/u.test(name)
  )
    return false;
  if (NO_NAME.test(name) || isState(name)) return false;
  if (
    !/[\s.]/u.test(name) &&
    /^\s+and\s+\p{Lu}/u.test(text.slice(end, end + 10)) &&
    text.slice(end).startsWith(` and ${name}`)
  )
    return false;
  return !/^(?:Government|Public|State|Standing|Advocate|Nil|None|Respondent|Petitioner|Pleader)\b/iu.test(
    name,
  );
}
