import { ACTS, BARE_ACT_NAMES, findAct } from '../acts/acts.ts';
import { MARK, type Marks, markWhole, markWords, matchesAtMarks } from '../text/marks.ts';
import { firstRuns, looseForm } from '../text/printed-forms.ts';
import { anyOfSources, isBlank, keepLongest, matchesOf, type Span } from '../text/text.ts';

/** An act, code, ordinance or constitution named in a text. `act` is a known act's key. */
export interface StatuteMention extends Span {
  act?: string;
  raw: string;
}

const S = '[\\s\\u00a0]';
/** The Nizam's acts carry the Fasli year ('Hyderabad Land Revenue Act, 1317 F.'), Travancore's the Malayalam year ('Act, 1092'). */
/** A citation that begins with the year: '2023 INSC 12', '2023:DHC:12', '2019 SCC OnLine Del 12', '2019 (5) SCC 12'. */
const CITED = `(?!${S}?:${S}?[A-Z]{2,12}(?:-[A-Z]{1,6})?${S}?:|${S}{1,3}(?:INSC|(?:[([]?\\d{1,2}[)\\]]?${S}{1,3})?SC[CR])\\b)`;
const YEAR = `(?:${S}{0,2},${S}{0,20}|${S}{1,20}of${S}{1,20}|${S}{1,20})(?:(?:1[789]|20)\\d\\d(?!\\d{2})${CITED}|13\\d\\d(?=${S}{1,3}F(?:asli|\\b))|(?<=,${S}{1,2})1[01]\\d\\d(?![\\d/]))`;
const TRAILING_YEAR = new RegExp(YEAR, 'uy');

/** A printed form that allows the white space of a broken or justified line between its words. */
function spreadForm(form: string): string {
  return form.split(' ').map(looseForm).join(`${S}{0,20}`);
}

const bareSources = [...new Set(BARE_ACT_NAMES)].sort((a, b) => b.length - a.length).map(spreadForm);
const BARE_NAME = new RegExp(`(?<![A-Za-z&.])(?:${anyOfSources(bareSources)})(?![A-Za-z])`, 'iy');
markWhole(MARK.bareStatute, BARE_ACT_NAMES.flatMap(firstRuns));
/** All known names, for reading what follows a section number, in any case of letters: the longest first. */
const KNOWN_NAMES = [...new Set(ACTS.flatMap((act) => act.variants))].sort((a, b) => b.length - a.length);
/** By the first run of letters, the names that may be printed with it. */
const namesByRun = new Map<string, string[]>();
for (const name of KNOWN_NAMES)
  for (const run of new Set(firstRuns(name))) namesByRun.set(run, [...(namesByRun.get(run) ?? []), name]);
/** The pattern of the names of each run, made when a text first has the run. */
const patternsByRun = new Map<string, RegExp>();
const LONGEST_RUN = Math.max(...[...namesByRun.keys()].map(({ length }) => length));

const HEAD =
  /\b(?:Act|ACT|Acts|Code|CODE|Ordinance|ORDINANCE|Sanhita|SANHITA|Adhiniyam|ADHINIYAM|Bill|Manual)\b/y;
markWhole(MARK.actWord, 'act acts code ordinance sanhita adhiniyam bill manual'.split(' '));
/** 'Act No. 20 of 2014', 'Punjab Act 2 of 1985'. */
const NUMBERED = new RegExp(
  `^${S}{1,5}(?<no>(?:No\\.?|NO\\.?)${S}{0,5})?[\\dIVXL]{1,6}${S}{1,5}of${S}{1,5}(?:1[89]|20)\\d\\d`,
  'u',
);
/** A word that a short title may contain. */
const PART =
  /^[[("“‘']?(?:[A-Z][\w.'’&/-]*|of|and|the|to|in|on|for|from|with|by|or|&|due|against)[),’']{0,2}$/u;
const CAPITAL = /[A-Z]/u;
const NOT_FIRST =
  /^(?:The|THE|This|That|Said|Under|In|By|And|Of|For|An|Any|Such|Section|Sections|Article|Articles|Rule|Rules|Order|Clause|Old|New|Principal|Parent|Central|State|Present|Impugned|Act|Code|Since|When|Where|As|If|Both|Our|Its|He|She|But|Thus|Further|However|With|On|To|From|U\/s|S\.|Ss\.|Sec\.|Schedule|Chapter|Part|Hon'ble|v\.|vs\.|Vs\.|V\.|[IVXL]+|\(\w\)|[“"'‘(]?)$/u;
/** 'Pin Code', 'Bar Code', 'Dress Code'. */
const NO_STATUTE = /\b(?:pin|bar|zip|dress|area|colour|qr|source)[\s\u00a0]{1,4}$/iu;
const WORDS_BACK = 16;

/** True where a word may be part of a short title. Only a capitalised word of a list may carry a comma, and not the first. */
function isTitleWord(word: string, inner: boolean): boolean {
  if (/^(?:Act|Code|ACT)\b/u.test(word)) return false;
  if (!/,$/u.test(word)) return PART.test(word);
  return inner && /^[A-Z][a-z]+,$/u.test(word) && PART.test(word.slice(0, -1));
}

/** True where a title can begin with a word: with 'Central' or 'State' only before another name ('Central Excise Act'). */
function opensTitle(word: string, next: string | undefined): boolean {
  if (/^(?:Central|State)$/u.test(word)) return next !== undefined && /^[A-Z]/u.test(next);
  return CAPITAL.test(word) && !NOT_FIRST.test(word) && !/,$/u.test(word);
}

/** 'the Second Schedule to the CA Act', 'the Constitution. The Act': no title goes over these words. */
function dividesTitle(word: string): boolean {
  return (
    /^(?:Schedules?|Entry|List|Chapters?(?:-[IVXLC\d]+)?)$/u.test(word) ||
    (/^[A-Z][a-z]{4,}\.$/u.test(word) && !/^Regulations?\./u.test(word))
  );
}

/** A printed word and where it begins. */
interface Printed {
  word: string;
  start: number;
}

/** The words directly before an offset that may all be part of one short title, at most sixteen, in order. */
function titleWordsBefore(text: string, from: number, to: number): Printed[] {
  const words: Printed[] = [];
  let end = lastEnd(text, from, to);
  while (words.length < WORDS_BACK && end > from) {
    let start = end - 1;
    while (start > from && !isBlank(text.charCodeAt(start - 1))) start -= 1;
    const before = lastEnd(text, from, start);
    const word = text.slice(start, end);
    const inner = before > from && words.length + 1 < WORDS_BACK;
    if (!isTitleWord(word, inner) || dividesTitle(word)) break;
    words.push({ word, start });
    end = before;
  }
  return words.reverse();
}

/** The end of the last word before an offset; `from` where there is none. */
function lastEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

/** Start of the short title that ends with an Act or Code at `head`; `head` itself when nothing names it. */
function titleStart(text: string, head: number): number {
  const words = titleWordsBefore(text, Math.max(0, head - 180), head);
  let first = 0;
  while (first < words.length && !opensTitle(words[first]?.word ?? '', words[first + 1]?.word)) first += 1;
  const start = words[first];
  if (!start) return head;
  const leading = /^[["“‘'(]/u.test(start.word) && !start.word.includes(')') ? 1 : 0;
  return start.start + leading;
}

function mention(text: string, start: number, end: number): StatuteMention {
  const raw = text.slice(start, end);
  const act = findAct(raw);
  return act ? { start, end, act: act.key, raw } : { start, end, raw };
}

/** 'Limitation Act (20 of 1941)', 'Act, 1952 (Act XXXVIII of 1952)': its number and year in brackets. */
const ACT_NUMBER = new RegExp(
  `^${S}{1,3}\\((?:[A-Z][A-Za-z. ]{0,20}${S})?(?:No\\.?${S}{0,2})?(?:\\d{1,3}|[IVXLC]{1,8})${S}of${S}(?:1[789]|20)\\d\\d\\)`,
  'u',
);

function endWithYear(text: string, end: number): number {
  TRAILING_YEAR.lastIndex = end;
  const dated = end + (TRAILING_YEAR.exec(text)?.[0].length ?? 0);
  const short = /^[\s\u00a0]{1,5}\(([A-Z][A-Za-z. ]{1,9})\)/u.exec(text.slice(dated, dated + 20));
  if (short && findAct(short[1] ?? '')) return dated + short[0].length;
  return dated + (ACT_NUMBER.exec(text.slice(dated, dated + 40))?.[0].length ?? 0);
}

const TAIL_START = /(?<=\b(?:and|under|of|the|in)[\s\u00a0]{1,20})[A-Z]/gu;

/** The longest tail of a title run that is a known act's name, or the whole run. */
function narrow(text: string, start: number, head: number, end: number): StatuteMention {
  const whole = mention(text, start, end);
  if (whole.act) return whole;
  for (const word of matchesOf(TAIL_START, text.slice(start, head))) {
    const tail = mention(text, start + word.index, end);
    if (tail.act && tail.act !== 'arbitration') return tail;
  }
  return whole;
}

function readTitled(text: string, match: RegExpExecArray): StatuteMention | undefined {
  const head = match.index;
  const headEnd = head + match[0].length;
  const numbered = NUMBERED.exec(text.slice(headEnd, headEnd + 40));
  const start = titleStart(text, head);
  // 'by Act 54 of 1994' names the amendment by its number alone.
  if (numbered && (numbered.groups?.no !== undefined || start < head))
    return mention(text, start, headEnd + numbered[0].length);
  const procedure =
    /^[\s\u00a0]{1,20}of[\s\u00a0]{1,20}(?:Civil|Criminal|CIVIL|CRIMINAL)[\s\u00a0]{1,20}Procedures?(?:[\s\u00a0]{1,20}\((?:Amendment|AMENDMENT)\)[\s\u00a0]{1,20}Act)?/iu.exec(
      text.slice(headEnd, headEnd + 70),
    );
  if (procedure) return mention(text, head, endWithYear(text, headEnd + procedure[0].length));
  if (start === head || NO_STATUTE.test(text.slice(Math.max(0, head - 10), head))) return undefined;
  return narrow(text, start, head, endWithYear(text, headEnd));
}

/** 'it act' and 'the constitution of the bench' are not statutes: abbreviations are printed in capitals. */
function looksPrinted(raw: string, text: string, end: number): boolean {
  if (/^constitution/iu.test(raw)) {
    return (
      raw.startsWith('C') &&
      !/^[\s\u00a0]{1,20}(?:Bench|of[\s\u00a0]+(?!India))/u.test(text.slice(end, end + 30))
    );
  }
  if (/^[\s\u00a0]{1,5}Court/u.test(text.slice(end, end + 12))) return false;
  return /^[A-Z]/u.test(raw) && !/^[A-Z][a-z]+$/u.test(raw.slice(0, 4));
}

/** Every statute named in a text, in order, never overlapping. 'The said Act' names none. O(n). */
export function findStatutes(text: string, marks: Marks = markWords(text)): StatuteMention[] {
  const found: StatuteMention[] = [];
  for (const match of matchesAtMarks(HEAD, text, marks, MARK.actWord)) {
    const one = readTitled(text, match);
    if (one) found.push(one);
  }
  for (const match of matchesAtMarks(BARE_NAME, text, marks, MARK.bareStatute)) {
    const end = match.index + match[0].length;
    const trimmed = /\w\.$/u.test(match[0]) && !/\.\w/u.test(match[0]) ? end - 1 : end;
    if (looksPrinted(match[0], text, end)) found.push(mention(text, match.index, endWithYear(text, trimmed)));
  }
  return keepLongest(found);
}

/** The statute whose name starts exactly at a position of the text, in any case of letters, or undefined. */
export function statuteAt(text: string, at: number): StatuteMention | undefined {
  const known = knownAt(text, at);
  if (known) {
    const end = at + known[0].length;
    const trimmed = /[A-Za-z]{3,}\.$/u.test(known[0]) ? end - 1 : end;
    return mention(text, at, trimmed);
  }
  const end = titledAt(text, at);
  if (end === undefined) return undefined;
  const numbered = NUMBERED.exec(text.slice(end, end + 40));
  return mention(text, at, numbered ? end + numbered[0].length : endWithYear(text, end));
}

/** The end of the title, up to 'Act', 'Code' or 'Rules', that begins at a position. */
function titledAt(text: string, at: number): number | undefined {
  if (text.startsWith('Act', at) && /^Act[\s\u00a0]{1,3}N[Oo]\.?[\s\u00a0]?\d/u.test(text.slice(at, at + 12)))
    return at + 3;
  HEAD_AT.lastIndex = at;
  const title = HEAD_AT.exec(text)?.[0];
  if (title === undefined) return undefined;
  const [first = '', next] = title.split(/[\s\u00a0]+/u, 2);
  const known = next !== undefined && !/^(?:Act|Code|Rules|Regulations)\b/u.test(next);
  const named = !NOT_FIRST.test(first) || (known && /^(?:Central|State)$/u.test(first));
  return named ? at + title.length : undefined;
}

/** The run of letters at a position, in small letters; undefined where no name begins with one so long. */
function lettersAt(text: string, at: number): string | undefined {
  let end = at;
  while (end - at <= LONGEST_RUN && isLetter(text.charCodeAt(end))) end += 1;
  return end === at || end - at > LONGEST_RUN ? undefined : text.slice(at, end).toLowerCase();
}

function isLetter(code: number): boolean {
  return ((code | 32) - 97) >>> 0 < 26;
}

/** A known act's name, with its year, at a position. */
function knownAt(text: string, at: number): RegExpExecArray | null {
  const run = lettersAt(text, at);
  const names = run === undefined ? undefined : namesByRun.get(run);
  if (run === undefined || names === undefined) return null;
  const pattern = patternsByRun.get(run) ?? patternOf(names);
  patternsByRun.set(run, pattern);
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function patternOf(names: readonly string[]): RegExp {
  return new RegExp(`(?:${anyOfSources(names.map(spreadForm))})(?![A-Za-z])(?:${YEAR})?`, 'iy');
}

const HEAD_AT = new RegExp(
  `(?=[A-Z(])(?:[("“]?(?:[A-Z][\\w.'’&/-]{0,24}|of|and|the|to|in|on|for|from|with|by|or|&|due)[),]{0,2}${S}{1,20}){1,14}?(?:Act|ACT|Code|CODE|Ordinance|Sanhita|Adhiniyam|Rules|RULES|Regulations|Bye-?laws|Scheme|Manual)\\b`,
  'uy',
);
