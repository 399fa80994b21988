import { MARK, type Marks, markWords, matchesAtMarks } from '../text/marks.ts';
import { matchesOf, type Span } from '../text/text.ts';

/** A case name in running prose: 'A.K. Kraipak v. Union of India', 'In re Delhi Laws Act'. */
export interface CaseName extends Span {
  petitioner: string;
  /** '' for 'In re …' and 'Ex parte …'. */
  respondent: string;
}

const VERSUS =
  /(?=[Vv])(?<=[\s\u00a0)\].,])(?:v\.?|[Vv]s\.?|VS\.?|V\.|[Vv]\/[Ss]\.?|[Vv]ersus|VERSUS)(?=[\s\u00a0]|[A-Z])/y;
const IN_RE =
  /\b(?:In[\s\u00a0]{1,5}[Rr]e:?|IN[\s\u00a0]{1,5}RE:?|Ex[\s\u00a0]?-?[Pp]arte)[\s\u00a0]{1,5}(?=[A-Z("“])/y;
const SPACES_MAX = 60;
const REACH = 240;

const ABBREVIATION =
  /^[("“[]*(?:[A-Z][a-z]{0,3}|(?:[A-Za-z]{1,3}\.)+[A-Za-z]{0,3}|M\/[Ss]|Corpn?|Commnr?|Commr|Assn|Assns|Engg|Bros|Govt|Mfg|Inds|Intl|Sanstha|Messrs|Chem|Indus|Elec|Devp|Univ|others|ors|Ors|anr|etc|ltd|ORS|ANR|LTD|PVT|CORPN|SMT|DR|MR|LRS|LRs?|represented|rep|Others|Another|Mohmd|Mohammd)\.[,)]*$/u;
const JOINER =
  /^(?:of|and|the|for|de|s\/o|d\/o|w\/o|alias|others?|another|ors\.?|anr\.?|through|by|rep\.|represented|on|behalf|to|etc\.?|&|@|\/|-|–|etc|lrs?\.?|legal|heirs|\(dead\)|\(deceased\)|\(?since|deceased\)?|ex|p)\d{0,2}[.,)\]:;]*$/u;
const NAME_WORD = /^["“‘'([]*(?:[A-Z]|\d{0,3}[a-z]?[A-Z]|el-|al-)[^\s;]*$/u;
const OPENS = /^["“[]/u;
/** Words that introduce a case name but are not part of it. */
const LEAD =
  /^(?:In|in|The|the|See|Also|Held|As|And|and|of|for|by|through|to|But|While|When|Whereas|Where|Since|If|Case|Cases|Court|Court's|Courts|Supreme|Apex|High|This|That|Vide|Reliance|Counsel|Judgments?|Decisions?|Bench|Division|Constitution|Full|Hon'ble|Hon’ble|Lordships?|Further|Again|Similarly|Following|Later|Recently|Moreover|However|Both|Cf\.?|cf\.?|Refer|Referring|It|Likewise|Even|Thus|Then|On|From|With|Citing|Relying|Per|vide|Under|Article|Section|another|others?|on|ors\.|\W+|\d+\W*|\(\w{1,3}\)|\w\))$/u;
const HONORIFIC = /^(?:Justice|Shri|Sri|Mr\.?|Dr\.?|Smt\.?|Ms\.?|J\.?|Prof\.?)$/u;
const TRAILING =
  /^(?:of|and|the|for|by|through|to|on|alias|&|@|\/|-|–|in|behalf|rep\.|represented|ex|p|legal|In|The|Reported|REPORTED|As|Vide|This|It|He|Learned|Their)[,.;:)]*$/u;
/** A name ends before these words although they begin with a capital. */
const BREAK =
  /^["“‘'([]*(?:Cr\.?A\.?|APO|AIR|A\.I\.R\.?|SCC|SCR|JT|ILR|I\.L\.R\.?|MANU|Reported|reported|Civil|Criminal|Crl\.?|Writ|W\.?P\.?|C\.A\.|S\.?L\.?P\.?|Appeal|Petition|Section|Article|Para|paragraph|Judgment|Petitioner|Respondents?|Appellants?|supra|Supra|SUPRA|Date|Dated|dated|PAGE|Page|Cited|No\.|decided|D\/d|LQ|Through|THROUGH|Hon'ble|Coram|CORAM|\d{4})\b/u;

const WORD = /[^\s\u00a0]+/g;

interface Word extends Span {
  word: string;
}

function words(text: string, from: number, to: number): Word[] {
  return matchesOf(WORD, text.slice(from, to)).map((match) => ({
    word: match[0],
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}

function endsSentence(word: string): boolean {
  return /[.:?!]["”']?$/u.test(word) && !ABBREVIATION.test(word);
}

function gapBreaks(text: string, from: number, to: number): boolean {
  return to - from > SPACES_MAX || /\n[^\S\n]*\n/u.test(text.slice(from, to));
}

/** The words of the party before 'v.', nearest last; empty when there is no name. */
function leftWords(text: string, floor: number, at: number): Word[] {
  const all = words(text, Math.max(floor, at - REACH), at);
  let first = all.length;
  let edge = at;
  while (first > 0 && all.length - first < 20) {
    const one = all[first - 1];
    if (!one || gapBreaks(text, one.end, edge)) break;
    const last = first === all.length;
    if (!last && (endsSentence(one.word) || /;$/u.test(one.word))) break;
    if (/^\.{3,}|\.{4,}/u.test(one.word)) break;
    const comma = /,$/u.test(one.word);
    if (
      !NAME_WORD.test(one.word.replace(/,$/u, '')) &&
      !(JOINER.test(one.word) && !(comma && !/^(?:ors|anr|others?|another)/u.test(one.word)))
    )
      break;
    if (last && /^["“‘'([]*\d/u.test(one.word)) break;
    first -= 1;
    edge = one.start;
    if (OPENS.test(one.word)) break;
  }
  let kept = all.slice(first);
  while (kept[0] && LEAD.test(kept[0].word.replace(/[,:]$/u, ''))) kept = kept.slice(1);
  return kept;
}

const OTHERS = /^\(?(?:&|Ors|ors|ORS|Anr|anr|ANR|others?|another|Others|Another|etc|ex)\b/u;
const STOPS = /^(?:[[(\d"“]|$)/u;

/** A comma inside a party is followed by a place, a firm's form or the other parties, then by the name's end. */
function commaGoesOn(all: readonly Word[], index: number): boolean {
  const next = all[index + 1]?.word ?? '';
  if (OTHERS.test(next) || next === '&') return true;
  if (!/^[A-Z(]/u.test(next) || LEAD.test(next)) return false;
  for (let at = index + 1; at <= index + 6; at += 1) {
    const word = all[at]?.word ?? '';
    if (at > index + 1 && (STOPS.test(word) || OTHERS.test(word) || BREAK.test(word))) return true;
    if (BREAK.test(word) || !(NAME_WORD.test(word) || JOINER.test(word))) return false;
    if (/[,;.]$/u.test(word) && !ABBREVIATION.test(word)) return true;
  }
  return false;
}

function rightWords(text: string, at: number, ceiling: number): Word[] {
  const all = words(text, at, Math.min(ceiling, at + REACH));
  const kept: Word[] = [];
  let edge = at;
  for (const [index, one] of all.entries()) {
    const line = kept.length > 0 && /\n[^\S\n]*\n/u.test(text.slice(edge, one.start));
    if (line || one.start - edge > SPACES_MAX || kept.length >= 18 || BREAK.test(one.word)) break;
    if (
      /^\.{3,}|\.{4,}/u.test(one.word) ||
      (kept.length > 0 && /^(?:\[|["“]|\(["“\d]|\((?:supra|since))/u.test(one.word))
    )
      break;
    const bare = one.word.replace(/[,;]+$/u, '');
    if (!NAME_WORD.test(bare) && !JOINER.test(bare)) break;
    kept.push(one);
    edge = one.end;
    if (/;$/u.test(one.word) || endsSentence(one.word) || /\w["”\]]/u.test(one.word)) break;
    if (/,$/u.test(one.word) && !commaGoesOn(all, index)) break;
    if (/^(?:Ors|ORS|Anr|ANR|others?|another|Others|Another)\b/u.test(one.word)) break;
  }
  while (
    kept.length > 0 &&
    (TRAILING.test(kept.at(-1)?.word ?? '') || /^\([^)]*$/u.test(kept.at(-1)?.word ?? ''))
  )
    kept.pop();
  return kept;
}

function clean(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/^[\s"“‘'([]+|[\s"”’',;:\]]+$/gu, '')
    .replace(/(?<=[a-z.)])\d{1,3}$/u, '')
    .trim();
}

/** End of a party: without the closing point of a sentence, with a footnote's number. */
function partyEnd(last: Word): number {
  const tail = /[,;:]+$/u.exec(last.word)?.[0].length ?? 0;
  const stop = endsSentence(last.word) ? (/[.:?!"”']+$/u.exec(last.word)?.[0].length ?? 0) : tail;
  return last.end - stop;
}

/** Drops closing brackets that the name did not open. */
function withoutStrays(text: string, start: number, end: number): number {
  const inside = text.slice(start, end);
  const closed = (inside.match(/[)\]]/gu) ?? []).length;
  let strays = closed - (inside.match(/[([]/gu) ?? []).length;
  let at = end;
  for (; strays > 0 && /[)\]]/u.test(text[at - 1] ?? ''); strays -= 1) at -= 1;
  return at;
}

function leadingMarks(word: string): number {
  return /^["“‘'[]*\(?(?=[A-Z])/u.exec(word)?.[0].replace(/\($/u, word.includes(')') ? '' : '(').length ?? 0;
}

/** The position between two names printed in a row, 'A v. B and C v. D': before the last joiner. */
function splitAt(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  const cut = Math.max(
    between.lastIndexOf(' and '),
    between.lastIndexOf(', '),
    between.lastIndexOf('; '),
    between.lastIndexOf('\n'),
  );
  return cut < 0 ? from : from + cut + 1;
}

function readVersus(
  text: string,
  match: RegExpExecArray,
  floor: number,
  ceiling: number,
): CaseName | undefined {
  const at = match.index;
  const end = at + match[0].length;
  const alone =
    /\n[^\S\n]*$/u.test(text.slice(Math.max(0, at - 80), at)) &&
    /^[^\S\n]*\n/u.test(text.slice(end, end + 80));
  const apart =
    /[^\S\n]{5,}$/u.test(text.slice(Math.max(0, at - 8), at)) ||
    /^[^\S\n]{5,}/u.test(text.slice(end, end + 8));
  if (alone || apart) return undefined;
  const left = leftWords(text, floor, at);
  const right = rightWords(text, end, ceiling);
  const [first, last] = [left[0], right.at(-1)];
  if (!first || !last) return undefined;
  if (
    match[0] === 'V.' &&
    (HONORIFIC.test(left.at(-1)?.word ?? '') || /^[A-Z]\.$/u.test(left.at(-1)?.word ?? ''))
  )
    return undefined;
  const start = first.start + leadingMarks(first.word);
  const stop = withoutStrays(text, start, partyEnd(last));
  return { start, end: stop, petitioner: clean(text, start, at), respondent: clean(text, end, stop) };
}

/** Every case name in running prose, in order, never overlapping; cause titles set out in lines are skipped. O(n). */
export function findCaseNames(
  text: string,
  walls: readonly Span[],
  marks: Marks = markWords(text),
): CaseName[] {
  const versus = matchesAtMarks(VERSUS, text, marks, MARK.versus);
  const names: CaseName[] = [];
  let wall = 0;
  for (const [index, match] of versus.entries()) {
    while ((walls[wall]?.start ?? Number.POSITIVE_INFINITY) < match.index) wall += 1;
    const previous = versus[index - 1];
    const previousEnd = previous ? previous.index + previous[0].length : 0;
    const near = match.index - previousEnd < REACH && previous !== undefined;
    const floor = Math.max(walls[wall - 1]?.end ?? 0, near ? splitAt(text, previousEnd, match.index) : 0);
    const next = versus[index + 1];
    const tight =
      next && next.index - match.index < REACH
        ? splitAt(text, match.index + match[0].length, next.index)
        : text.length;
    const ceiling = Math.min(
      walls[wall]?.start ?? text.length,
      tight > match.index + match[0].length ? tight : text.length,
    );
    const name = readVersus(text, match, Math.max(floor, names.at(-1)?.end ?? 0), ceiling);
    if (name) names.push(name);
  }
  for (const match of matchesAtMarks(IN_RE, text, marks, MARK.inRe)) {
    const from = match.index + match[0].length;
    const last = rightWords(text, from, text.length).at(-1);
    if (!last) continue;
    const end = partyEnd(last);
    names.push({ start: match.index, end, petitioner: clean(text, from, end), respondent: '' });
  }
  return names;
}
