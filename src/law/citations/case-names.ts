import { MARK, type Marks, markWords, matchesAtMarks } from '../text/marks.ts';
import { matchesOf, type Span } from '../text/text.ts';

/** A case name in running prose: 'A.K. Kraipak v. Union of India', 'In re Delhi Laws Act'. */
export interface CaseName extends Span {
  petitioner: string;
  /** '' for 'In re …' and 'Ex parte …'. */
  respondent: string;
}

const VERSUS =
  /(?=v|V(?<![A-Z]\.V))(?<=[\s\u00a0)\].,]-?)(?:v[.,]?|[Vv]s[.,]?|VS\.?|V\.|[Vv]\/[Ss]\.?|[Vv]rs\.?|[Vv]ersus|VERSUS)(?=-?[\s\u00a0]|(?<=[.,s])[A-Z])/y;
const IN_RE =
  /\b(?:In[\s\u00a0]{1,5}[Rr]e:?|IN[\s\u00a0]{1,5}RE:?|Ex[\s\u00a0]?-?[Pp]arte)[\s\u00a0]{1,5}(?=[A-Z("“])/y;
const BLANK_LINE = /\n[^\S\n]*\n/u;
const ELLIPSIS = /^\.{3,}|\.{4,}/u;
const SPACES_MAX = 60;
const REACH = 240;

const ABBREVIATION =
  /^[("“”‘’'[*]*(?:[A-Z][a-z]{0,3}|(?:[A-Za-z]{1,3}\.)+[A-Za-z]{0,3}|M\/[Ss]|Corpn?|Commnr?|Commr|Assn|Assns|Engg|Bros|Govt|Mfg|Inds|Intl|Sanstha|Messrs|Chem|Indus|Elec|Devp|Univ|others|ors|Ors|anr|etc|ltd|ORS|ANR|LTD|PVT|CORPN|SMT|DR|MR|LRS|LRs?|represented|rep|Others|Another|Mohmd|Mohammd)\.[,)]*$/u;
const JOINER =
  /^(?:of|and|the|for|de|s\/o|d\/o|w\/o|alias|others?|another|ors\.?|anr\.?|through|by|rep\.|represented|on|behalf|to|etc\.?|&|@|\/|-|–|etc|lrs?\.?|legal|heirs|\(dead\)|\(deceased\)|\(?since|deceased\)?|ex|p)\d{0,2}[.,)\]:;'"’”]*$/u;
const NAME_WORD = /^["“”‘’'([*]*(?:[A-Z]|\d{0,3}[a-z]?[A-Z]|(?:\d{1,2}\.){1,3}[A-Z]|el-|al-)[^\s;]*$/u;
/** A paragraph's number printed without a space before a name: '21.1.Gulf'. */
const GLUED_NUMBER = /^(?:\d{1,2}\.){1,3}(?=[A-Z])/u;
/** 'the provisions of BNSS and State of Sikkim v. …': an act's short name is no part of a party. */
const ACT_NAME =
  /^(?:BNSS?|BSA|IPC|I\.P\.C\.?|CrPC|Cr\.?P\.?C\.?|CPC|C\.P\.C\.?|NDPS|POCSO|PMLA|UAPA|IBC|SARFAESI|Constitution|Sanhita|Adhiniyam)[,;:)]*$/u;
const OPENS = /^(?:["“”[*]|[‘’'](?!.*[’']))/u;
/** Words that introduce a case name but are not part of it. */
const LEAD =
  /^(?:In|in|The|the|See|Also|Held|As|And|and|of|for|by|through|to|But|While|When|Whereas|Where|Since|If|Case|Cases|Court|Court's|Courts|Supreme|Apex|High|This|That|Vide|Reliance|Counsel|Judgments?|Decisions?|Bench|Division|Constitution|Full|Hon'ble|Hon’ble|Lordships?|Further|Again|Similarly|Following|Later|Recently|Moreover|However|Both|Cf\.?|cf\.?|Refer|Referring|It|Likewise|Even|Thus|Then|On|From|With|Citing|Relying|Per|vide|Under|Article|Section|another|others?|on|ors\.|\W+|\d+\W*|\(\w{1,3}\)|\w\))$/u;
const HONORIFIC = /^(?:Justice|Shri|Sri|Mr\.?|Dr\.?|Smt\.?|Ms\.?|J\.?|Prof\.?)$/u;
const TRAILING =
  /^(?:of|and|the|for|by|through|to|on|alias|&|@|\/|-|–|in|behalf|rep\.|represented|ex|p|legal|In|The|Reported|REPORTED|As|Vide|This|It|He|Learned|Their)[,.;:)]*$/u;
/** A name ends before these words although they begin with a capital. */
const BREAK =
  /^["“‘'([]*(?:Cr\.?A\.?|APO|AIR|A\.I\.R\.?|SCC|SCR|JT|ILR|I\.L\.R\.?|MANU|Reported|reported|Civil|Criminal|Crl\.?|Writ|W\.?P\.?|C\.A\.|S\.?L\.?P\.?|Appeal|Petition|Section|Article|Para|paragraph|Judgment|Petitioner|Respondents?|Appellants?|supra|Supra|SUPRA|Date|Dated|dated|PAGE|Page|Cited|decided|D\/d|LQ|Through|THROUGH|Hon'ble|Coram|CORAM|Their|Lordships?|\d{4})\b/u;

/** '(represented by its Director)' is one word of a name, and so is one that a line's end has hyphenated: 'Co- operative'. */
const WORD =
  /[A-Z][A-Za-z]+-[\s\u00a0]{1,3}(?!(?:and|or|of|v|vs|the|it|its|this|that|these|in|is|was|were|has|had|have|held|where|wherein|which|while|when|who|to|by|as|at|for|from|with|on|not|no|reported|decided|relied|supra|case|judgment|petitioner|respondent|appellant|accused|wife|husband|company|bank|state)\b)[a-z]{2}[^\s\u00a0]*|\((?:represented|rep\.|through|now|formerly|earlier)[\s\u00a0][^()]{1,60}\)[^\s\u00a0]*|[^\s\u00a0]+/g;
const BRACKETED = /^\((?:represented|rep\.|through|now|formerly|earlier)[\s\u00a0]/u;

interface Word extends Span {
  word: string;
}

function words(text: string, from: number, to: number): Word[] {
  return matchesOf(WORD, text.slice(from, to)).map((match) => ({
    word: match[0].replace(/-[\s\u00a0]+/u, '-'),
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}

function endsSentence(word: string): boolean {
  return /[.:?!]["”'’]?$/u.test(word) && !ABBREVIATION.test(word);
}

function gapBreaks(text: string, from: number, to: number): boolean {
  return to - from > SPACES_MAX || BLANK_LINE.test(text.slice(from, to));
}

/** Whether a word can be part of the party before 'v.': after a joiner, only the other parties may carry a comma. */
function belongsToLeft(word: string): boolean {
  if (NAME_WORD.test(word.replace(/,$/u, '')) || BRACKETED.test(word)) return true;
  return JOINER.test(word) && (!/,$/u.test(word) || /^(?:ors|anr|others?|another)/u.test(word));
}

/** Whether the word before `edge` is outside the party before 'v.'. `nearest`: no word lies between it and 'v.'. */
function isOutsideLeft(text: string, one: Word, edge: number, nearest: boolean): boolean {
  const { word } = one;
  if (gapBreaks(text, one.end, edge) || ELLIPSIS.test(word) || !belongsToLeft(word)) return true;
  // '[837B-C] Ram v. State': a place in the report.
  if (ACT_NAME.test(word) || /^(?:\[\d[^\]]*|[^[]*)\][,;]?$/u.test(word)) return true;
  return nearest ? /^["“‘'([]*\d/u.test(word) : endsSentence(word) || /;$/u.test(word);
}

/** The words of the party before 'v.', nearest last; empty when there is no name. */
function leftWords(text: string, floor: number, at: number): Word[] {
  const all = words(text, Math.max(floor, at - REACH), at);
  let first = all.length;
  let edge = at;
  while (first > 0 && all.length - first < 20) {
    const one = all[first - 1];
    if (!one || isOutsideLeft(text, one, edge, first === all.length)) break;
    first -= 1;
    edge = one.start;
    if (OPENS.test(one.word) || GLUED_NUMBER.test(one.word)) break;
  }
  let kept = all.slice(first);
  while (kept[0] && LEAD.test(kept[0].word.replace(/^\(|[,:]$/gu, ''))) kept = kept.slice(1);
  // 'Ors. v. Union of India': the name itself is not printed here.
  return kept.every(({ word }) => OTHERS.test(word)) ? [] : kept;
}

const OTHERS = /^\(?(?:&|Ors|ors|ORS|Anr|anr|ANR|others?|another|Others|Another|etc|ex)\b/u;
const STOPS = /^(?:[[(\d"“:–-]|(?:as|reported|cited|decided|dated|rendered|reported)[,.]?$|$)/u;
/** An office that is seldom printed without its place or department. */
const OFFICE =
  /^(?:Collector|Secretary|Chairman|Chairperson|Principal|Registrar|Commissioner|Director|Officer|Inspector|Superintendent|Magistrate|Manager|Engineer|Controller|Tahsildar|Tehsildar|Administrator|President)\b/u;

function isNamePart(word: string): boolean {
  return NAME_WORD.test(word) || JOINER.test(word) || BRACKETED.test(word);
}

function followsName(word: string): boolean {
  return STOPS.test(word) || OTHERS.test(word) || BREAK.test(word);
}

/** A comma inside a party is followed by a place, a firm's form or the other parties, then by the name's end. */
function commaGoesOn(all: readonly Word[], index: number): boolean {
  const next = all[index + 1]?.word ?? '';
  if (OTHERS.test(next) || next === '&') return true;
  if (OFFICE.test(all[index]?.word ?? '') && /^[A-Z]/u.test(next) && !BREAK.test(next) && !LEAD.test(next))
    return true;
  return /^[A-Z(]/u.test(next) && !LEAD.test(next) && nameGoesOn(all, index + 1);
}

/** Whether the words from `from` on continue a name and end it within six words. */
function nameGoesOn(all: readonly Word[], from: number): boolean {
  for (let at = from; at < from + 6; at += 1) {
    const word = all[at]?.word ?? '';
    if (at > from && followsName(word)) return true;
    if (BREAK.test(word) || !isNamePart(word.replace(/;$/u, ''))) return false;
    if (/(?:[,;.]|\w\(\d{1,2}\))$/u.test(word) && !ABBREVIATION.test(word)) return true;
  }
  return false;
}

/** '[…', '"…', '(supra': what is printed after a name, not in it. */
const ASIDE = /^(?:\[|["“]|\(["“\d]|\((?:supra|since))/u;
const LAST_OTHERS = /^(?:Ors|ORS|Anr|ANR|others?|another|Others|Another)\b/u;

/** Whether the word after `edge` is outside the party after 'v.'. `before`: the word between it and 'v.', or ''. */
function isOutsideRight(text: string, edge: number, one: Word, before: string): boolean {
  const { word } = one;
  const first = before === '';
  // 'v. Amirchand the Apex Court held': inside a name the article follows 'of', 'and' and the like.
  if (word === 'the' && !first && !/^(?:of|and|for|by|to|on|in|&|through|behalf)$/u.test(before)) return true;
  if (one.start - edge > SPACES_MAX || BREAK.test(word) || ELLIPSIS.test(word)) return true;
  if (!first && (ASIDE.test(word) || BLANK_LINE.test(text.slice(edge, one.start)))) return true;
  return !isNamePart(word.replace(/[,;]+$/u, ''));
}

/** Whether the name ends with this word. */
function endsRight(all: readonly Word[], index: number): boolean {
  const word = all[index]?.word ?? '';
  if (/;$/u.test(word) || endsSentence(word) || /\w["”\]]|\w[.)]?['’*]$/u.test(word)) return true;
  if (/,$/u.test(word) && !commaGoesOn(all, index)) return true;
  if (/^etc\b/iu.test(all[index + 1]?.word ?? '')) return false;
  return LAST_OTHERS.test(word) || /^etc\.?[,;]?$/iu.test(word);
}

/** 'Through LRs', 'Thr. LRs.': the heirs who go on with a case are part of the party's name. */
function entersHeirs(all: readonly Word[], index: number): boolean {
  return (
    /^\(?(?:through|thr\.?|by)$/iu.test(all[index]?.word ?? '') &&
    /^(?:his|her|their)?L\.?[Rr]\.?[Ss]?\b/u.test(all[index + 1]?.word ?? '')
  );
}

/** 'v. Brahma Nand (C.A. No. 179/82', but not 'v. Labour Court No. II': the number of the case follows the name. */
function opensDocket(all: readonly Word[], index: number): boolean {
  if (index < 2 || !/^Nos?\.?$/u.test(all[index]?.word ?? '')) return false;
  return /^[([]?(?:[A-Z]{2,6}|(?:[A-Z][a-z]{0,3}\.){1,5})(?:\([A-Za-z.]{1,6}\))?$/u.test(
    all[index - 1]?.word ?? '',
  );
}

function rightWords(text: string, at: number, ceiling: number): Word[] {
  const all = words(text, at, Math.min(ceiling, at + REACH));
  const kept: Word[] = [];
  let edge = at;
  for (const [index, one] of all.entries()) {
    const outside = isOutsideRight(text, edge, one, kept.at(-1)?.word ?? '');
    if (opensDocket(all, index)) {
      kept.pop();
      break;
    }
    if (kept.length >= 18 || (outside && !(kept.length > 0 && entersHeirs(all, index)))) break;
    kept.push(one);
    edge = one.end;
    if (endsRight(all, index)) break;
  }
  for (let last = kept.at(-1); last && isTrailing(last.word); last = kept.at(-1)) kept.pop();
  return kept;
}

/** A joiner or an open bracket at the end of a name is not part of it. */
function isTrailing(word: string): boolean {
  return TRAILING.test(word) || /^\([^)]*$/u.test(word);
}

function clean(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/^[\s"“”‘’'([*]+|[\s"”’',;:\]*]+$/gu, '')
    .replace(/(?<=[a-z.)])\d{1,3}$/u, '')
    .trim();
}

/** End of a party: without the closing point of a sentence, with a footnote's number. */
function partyEnd(last: Word): number {
  const tail = /[,;:'"’”*]+$/u.exec(last.word)?.[0].length ?? 0;
  const stop = endsSentence(last.word) ? (/[.:?!"”'’*]+$/u.exec(last.word)?.[0].length ?? 0) : tail;
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
  const glued = GLUED_NUMBER.exec(word);
  if (glued !== null) return glued[0].length;
  return (
    /^["“”‘’'[*]*\(?(?=[A-Z])/u.exec(word)?.[0].replace(/\($/u, word.includes(')') ? '' : '(').length ?? 0
  );
}

/** The position between two names printed in a row, 'A v. B and C v. D': before the last joiner. */
function splitAt(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  const line = between.lastIndexOf('\n');
  const cut = Math.max(
    between.lastIndexOf(' and '),
    lastComma(between),
    between.lastIndexOf('; '),
    /(?:\b(?:of|and|the|for)|[&,-])\s*$/u.test(between.slice(0, Math.max(0, line))) ? -1 : line,
  );
  return cut < 0 ? from : from + cut + 1;
}

/** A party that begins with an office, behind another case: '; Commissioner of Income Tax', not 'v. Commissioner of Income Tax'. */
const OFFICE_AND_PLACE =
  /(?:[;,]|\band)[\s\u00a0]{1,3}(?:the[\s\u00a0])?(?:(?:Chief|Principal|Deputy|Addl\.|Additional|Asst\.|Assistant|Joint)[\s\u00a0])?(?:Commissioner|Commr\.|Collector|Director|Secretary|Chairman|Principal|Registrar|Superintendent|Manager|Controller|Officer|Commission|CIT|CCE)\b[^,;]{0,60}$/u;

/** The last comma that does not stand between an office and its place: 'Commissioner of Income Tax, Madras'. */
function lastComma(between: string): number {
  let at = between.lastIndexOf(', ');
  while (at > 0 && OFFICE_AND_PLACE.test(between.slice(Math.max(0, at - 100), at)))
    at = between.lastIndexOf(', ', at - 1);
  return at;
}

function readVersus(
  text: string,
  match: RegExpExecArray,
  floor: number,
  ceiling: number,
): CaseName | undefined {
  // '-vs-'
  const at = text.charAt(match.index - 1) === '-' ? match.index - 1 : match.index;
  const wordEnd = match.index + match[0].length;
  const end = text.charAt(wordEnd) === '-' ? wordEnd + 1 : wordEnd;
  const alone =
    /\n[^\S\n]*$/u.test(text.slice(Math.max(0, at - 80), at)) &&
    /^[^\S\n]*\n/u.test(text.slice(end, end + 80));
  const apart =
    /[^\S\n]{5,}$/u.test(text.slice(Math.max(0, at - 8), at)) ||
    /^[^\S\n]{5,}/u.test(text.slice(end, end + 8));
  if (alone || apart || isNumeral(text, match)) return undefined;
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

/** The fifth item of a list ('iv. … / v. One handset'), or an initial behind a surname in a list of judges ('ERADI, V. B. (J)'). */
function isNumeral(text: string, { 0: printed, index }: RegExpExecArray): boolean {
  // 'General, V.D. Mahajan': the first of several initials.
  if (printed === 'V.' && /^\s\p{Lu}\.\p{Lu}\./u.test(text.slice(index - 1, index + 4))) return true;
  if (printed === 'V.' && /\p{Lu}{3},[ ]$/u.test(text.slice(Math.max(0, index - 6), index)))
    return /^.{0,60}\(C?J\)/su.test(text.slice(index, index + 70));
  if (printed !== 'v.' || !/\n[^\S\n]*$/u.test(text.slice(Math.max(0, index - 20), index))) return false;
  return /\n[^\S\n]*iv\.\s/u.test(text.slice(Math.max(0, index - 1_500), index));
}

/** Where the name before a 'v.' may begin when another 'v.' is printed shortly before it; 0 otherwise. */
function floorAfter(text: string, previous: RegExpExecArray | undefined, at: number): number {
  if (!previous) return 0;
  const end = previous.index + previous[0].length;
  return at - end < REACH ? splitAt(text, end, at) : 0;
}

/** Where the name after a 'v.' must end when another 'v.' is printed shortly after it; the text's end otherwise. */
function ceilingBefore(text: string, match: RegExpExecArray, next: RegExpExecArray | undefined): number {
  if (!next || next.index - match.index >= REACH) return text.length;
  const end = match.index + match[0].length;
  const split = splitAt(text, end, next.index);
  return split > end ? split : text.length;
}

function findVersusNames(text: string, walls: readonly Span[], marks: Marks): CaseName[] {
  const versus = matchesAtMarks(VERSUS, text, marks, MARK.versus);
  const names: CaseName[] = [];
  let wall = 0;
  for (const [index, match] of versus.entries()) {
    while ((walls[wall]?.start ?? Number.POSITIVE_INFINITY) < match.index) wall += 1;
    const walled = walls[wall - 1]?.end ?? 0;
    // A citation between two names divides them better than a comma does.
    const floor = Math.max(
      walled,
      walled > (versus[index - 1]?.index ?? 0) ? 0 : floorAfter(text, versus[index - 1], match.index),
      names.at(-1)?.end ?? 0,
    );
    const ceiling = Math.min(
      walls[wall]?.start ?? text.length,
      ceilingBefore(text, match, versus[index + 1]),
    );
    const name = readVersus(text, match, floor, ceiling);
    if (name) names.push(name);
  }
  return names;
}

function findInReNames(text: string, marks: Marks): CaseName[] {
  const names: CaseName[] = [];
  for (const match of matchesAtMarks(IN_RE, text, marks, MARK.inRe)) {
    const from = match.index + match[0].length;
    const last = rightWords(text, from, text.length).at(-1);
    if (!last) continue;
    const end = partyEnd(last);
    names.push({ start: match.index, end, petitioner: clean(text, from, end), respondent: '' });
  }
  return names;
}

/**
 * Every case name in running prose: first those with a 'v.', in order and never overlapping, then 'In re …'. No name
 * with a 'v.' reaches into `walls`, the citations of the text in order. Cause titles set out in lines are skipped. O(n).
 */
export function findCaseNames(
  text: string,
  walls: readonly Span[],
  marks: Marks = markWords(text),
): CaseName[] {
  return [...findVersusNames(text, walls, marks), ...findInReNames(text, marks)];
}
