import { isCaseAbbreviation } from '../judgment/case-types.ts';
import { printedWords, type Word } from './printed-words.ts';

// Finds the printed words around a 'v.' that belong to the names of the two parties.

const BLANK_LINE = /\n[^\S\n]*\n/u;
const ELLIPSIS = /^\.{3,}|\.{4,}/u;
const SPACES_MAX = 60;
/** A party has at most so many characters. */
export const REACH = 240;

/** Short words that are printed with a stop inside a name. Other short words with one end a sentence: 'v. Ram Lal.' */
const SHORT =
  'Abd|Auth|Authy|Cdr|Corpl|Flt|Gnr|Maj|Nk|Sau|Sqn|Wg|Addl?|Adm|Admn|Adv|Agri|Agrl|Alld|Asst|Astt|Auth|Bldg|Bom|Bros|Br|Brig|Cal|Capt|Chd|Ch|Chem|Co|Col|Coll|Comm|Commr?|Cons|Const|Coop|Corp|Cr|Crl|Dept|Depn|Dev|Devp|Dir|Dist|Distt|Div|Dr|Dt|Dy|Ed|Edn|Edu|Educ|Elec|Eng|Engg|Engr|Er|Ex|Exe|Exp|Expt|Fed|Fin|Ft|Gen|Ghee|Gov|Govt|Guj|Har|Hav|Hon|Hosp|Hqs|Imp|Inc|Ind|Inds|Ins|Insc|Insp|Inst|Int|Intl|Jr|Jt|Kar|Ker|Kh|Km|Kr|Kum|Lab|Ld|Lt|Ltd|Mad|Maj|Med|Mfg|Mfrs|Md|Min|Mohd|Mohm|Mr|Mrs|Ms|Mt|Mun|Mst|Naik|Nat|Natl|Nb|No|Nos|Off|Offr|Opp|Org|Ori|Ors|Pat|Pb|Pd|Pers|Ph|Pharm|Plc|Pres|Pro|Prof|Pt|Pte|Pty|Pub|Pun|Pvt|Raj|Rd|Recd|Regd?|Regn|Rep|Res|Retd?|Rev|Rly|Rlys|Rs|Rtd|Sch|Sd|Sec|Secy|Sep|Ser|Serv|Sh|Sk|Smt|Soc|Spg|Spl|Sr|Sri|St|Sub|Supt|Sup|Th|Tech|Tel|Thr|Tpt|Univ|Vig|Wvg|Wks';
const ABBREVIATION = new RegExp(
  `^[("“”‘’'[*]*(?:[A-Z][a-z]?|${SHORT}|(?:[A-Za-z]{1,3}\\.)+[A-Za-z]{0,3}|M\\/[Ss]|[A-Z][a-z]{0,2}(?:vt|qn|gd|gp|gt|dg|gn|kt|pn|tn|bn|vn|lr|mr|pr|rg|cs|pt|ct|mn)|[A-Z][a-z]{0,3}[bcdfghjklmnpqrstvwxz]{3}|Corpn?|Commnr?|Assn|Assns|Sanstha|Messrs|Indus|others|ors|anr|etc|ltd|ORS|ANR|LTD|PVT|CORPN|SMT|DR|MR|LRS|LRs?|represented|rep|Others|Another|Anr|Mohmd|Mohammd)\\.[,)]*$`,
  'u',
);
const JOINER =
  /^(?:of|and|the|for|de|s\/o|d\/o|w\/o|wd\/o|h\/o|c\/o|f\/o|m\/o|alias|others?|another|ors\.?|anr\.?|through|by|its|rep\.|represented|on|behalf|to|etc\.?|&|@|\/|-|–|etc|lrs?\.?|legal|heirs|private|\(dead\)|\(deceased\)|\(?since|deceased\)?|ex|parte|p)(?:\d{0,2}|\(\d{1,2}\))[.,)\]:;'"’”]*$/u;
const NAME_WORD =
  /^["“”‘’'([*]*(?:[A-Z]|\d{0,2}(?:1st|2nd|3rd|\dth)$|\d{0,3}[a-z]?[A-Z]|(?:\d{1,2}\.){1,3}[A-Z]|el-|al-)[^\s;]*$/u;
/** A paragraph's number printed without a space before a name: '21.1.Gulf'. */
export const GLUED_NUMBER = /^(?:\d{1,2}\.){1,3}(?=[A-Z])/u;
/** 'the provisions of BNSS and State of Sikkim v. …': an act's short name is no part of a party. */
const ACT_NAME =
  /^(?:BNSS?|BSA|IPC|I\.P\.C\.?|CrPC|Cr\.?P\.?C\.?|CPC|C\.P\.C\.?|NDPS|POCSO|PMLA|UAPA|IBC|SARFAESI|Constitution|Sanhita|Adhiniyam)[,;:)]*$/u;
const OPENS = /^(?:["“”[*]|[‘’'](?!.*[’']))/u;
/** Words that introduce a case name but are not part of it. */
const LEAD =
  /^(?:In|in|The|the|See|Also|Held|As|And|and|of|for|by|through|to|But|While|When|Whereas|Where|Since|If|Case|Cases|Court|Court's|Courts|Supreme|Apex|High|This|That|Vide|Reliance|Counsel|Judgments?|Decisions?|Bench|Division|Constitution|Full|Hon'ble|Hon’ble|Lordships?|Further|Again|Similarly|Following|Later|Recently|Moreover|However|Both|Cf\.?|cf\.?|C[fp]\.,?|E\.g\.?,?|e\.g\.?,?|N\.B\.?:?|NB:?|Viz\.?|Refer|Referring|It|Likewise|Even|Thus|Then|On|From|With|Citing|Relying|Per|Compare|Accord|Contra|Contrast|Applying|Distinguishing|Overruling|Affirming|Approving|Considering|Quoting|Noticing|Invoking|Construing|Placing|Subsequently|Accordingly|Finally|Lastly|Firstly|Earlier|Thereafter|Title|Titled|Distinguished|Followed|Overruled|Cited|Referred|vide|Under|Article|Section|another|others?|on|ors\.|\W+|\d+\W*|\(\w{1,3}\)|\w\))$/u;
const TRAILING =
  /^(?:of|and|the|for|by|through|to|on|alias|&|@|\/|-|–|in|behalf|rep\.|represented|ex|p|legal|In|The|Reported|REPORTED|As|Vide|This|It|He|Learned|Their)[,.;:)]*$/u;
/** A name ends before these words although they begin with a capital. */
const BREAK =
  /^["“‘'([]*(?:L\.?R(?=\.?$)|Cr\.?A\.?|APO|AIR|A\.I\.R\.?|SCC|SCR|JT|ILR|I\.L\.R\.?|MANU|Reported|reported|Civil|Criminal|Crl\.?|Writ|W\.?P\.?|C\.A\.|S\.?L\.?P\.?|Appeal|Petition|Revision|Misc|Contempt|Applications?|Bail|Anticipatory|Section|Article|Para|paragraph|Judgment|Petitioner|Respondents?|Appellants?|supra|Supra|SUPRA|Date|Dated|dated|PAGE|Page|Cited|decided|D\/d|LQ|JUDGE?MENT|ORDER|HEADNOTE|ACT:|Through|THROUGH|Hon'ble|Coram|CORAM|Their|Lordships?|\d{4})\b/u;

const BRACKETED =
  /^\((?:since[\s\u00a0](?:deceased|dead)\)|(?:represented|rep\.|through|by|now|formerly|earlier|[Tt]rading)[\s\u00a0])/u;

export function endsSentence(word: string): boolean {
  return /[.:?!]["”'’]?$/u.test(word) && !ABBREVIATION.test(word);
}

function gapBreaks(text: string, from: number, to: number): boolean {
  if (to - from < 2) return false;
  return to - from > SPACES_MAX || BLANK_LINE.test(text.slice(from, to));
}

/** True where a word can be part of the party before 'v.': after a joiner, only the other parties may carry a comma. */
function belongsToLeft(word: string): boolean {
  if (NAME_WORD.test(word.replace(/,$/u, '')) || BRACKETED.test(word)) return true;
  return JOINER.test(word) && (!/,$/u.test(word) || /^(?:ors|anr|others?|another)/u.test(word));
}

/** True where the word before `edge` is outside the party before 'v.'. `nearest`: no word lies between it and 'v.'. */
function isOutsideLeft(text: string, one: Word, edge: number, nearest: boolean): boolean {
  const { word } = one;
  if (gapBreaks(text, one.end, edge) || ELLIPSIS.test(word) || !belongsToLeft(word)) return true;
  // '[837B-C] Ram v. State': a place in the report.
  if (ACT_NAME.test(word) || /^(?:\[\d[^\]]*|[^[]*)\][,;]?$/u.test(word)) return true;
  if (nearest) return /^["“‘'([]*\d/u.test(word);
  return endsSentence(word) || /;$/u.test(word) || NOTED_NAME.test(word);
}

/** 'Begum(1) Ram v. State': the footnote of the name before. */
const NOTED_NAME = /^\p{Lu}\p{Ll}{2,}\(\d{1,2}\)$/u;

/** 'kings Emperor v. Khwaja', 'king Emperor': the Crown, in a printer's small letter. */
const KING = /^king(?:['’]?s)?$/u;
/** 'state of Punjab v. Ram': a government, in a printer's small letter. */
const SMALL_STATE = /^(?:state|union)$/u;

/** True where the word at an index, `edge` being the start of the one behind it, is before the name. */
function isBeforeName(text: string, edge: number, all: readonly Word[], index: number): boolean {
  const one = all[index];
  if (!one) return true;
  if (KING.test(one.word) && /^Emperor\b/u.test(all[index + 1]?.word ?? '')) return false;
  const [before = '', after = ''] = [all[index - 1]?.word, all[index + 1]?.word];
  if (SMALL_STATE.test(one.word) && after === 'of' && LEAD.test(before)) return false;
  return (
    isOutsideLeft(text, one, edge, index === all.length - 1) && !isSmallWordOfFirm(one.word, before, after)
  );
}

/** The words of the party before 'v.', nearest last; empty when there is no name. */
export function leftWords(text: string, floor: number, at: number): Word[] {
  const all = printedWords(text, Math.max(floor, at - REACH), at);
  let first = all.length;
  let edge = at;
  while (first > 0 && all.length - first < 20) {
    const one = all[first - 1];
    if (!one || isBeforeName(text, edge, all, first - 1)) break;
    first -= 1;
    edge = one.start;
    if (OPENS.test(one.word) || GLUED_NUMBER.test(one.word)) break;
  }
  // '(Emphasis supplied) In Ram v. State': the sentence that names the case begins inside the words.
  const opening = all.findLastIndex(({ word }, i) => i > first && i < all.length - 1 && word === 'In');
  let kept = all.slice(opening > 0 ? opening + 1 : first);
  while (kept[0] && isLead(kept[0].word) && !isHighOffice(kept)) kept = kept.slice(1);
  // 'Ors. v. Union of India': the name itself is not printed here.
  return kept.every(({ word }) => OTHERS.test(word)) ? [] : kept;
}

/** 'High Commissioner of India', where 'High Court' introduces a name. */
function isHighOffice([first, second]: readonly Word[]): boolean {
  return first?.word === 'High' && /^(?:Commission|Command|Power|School)/u.test(second?.word ?? '');
}

/** 'In', '[See', '17.In'. */
function isLead(word: string): boolean {
  return LEAD.test(word.replace(GLUED_NUMBER, '').replace(/^[[("“‘']+(?=\w)|[,:]$/gu, ''));
}

export const OTHERS = /^\(?(?:&|Ors|ors|ORS|Anr|anr|ANR|others?|another|Others|Another|etc|ex)\b/u;
const STOPS = /^(?:[[(\d"“:–-]|(?:as|reported|cited|decided|dated|rendered|reported)[,.]?$|$)/u;
/** An office that is seldom printed without its place or department. */
const OFFICE =
  /^(?:Collector|Secretary|Chairman|Chairperson|Principal|Registrar|Commissioner|Director|Officer|Inspector|Superintendent|Magistrate|Manager|Engineer|Controller|Tahsildar|Tehsildar|Administrator|President)\b/u;

/** True where a word can be the next one of a title: it has a capital or a figure, and no citation or court begins with it. */
export function entersName(word: string): boolean {
  return (
    (NAME_WORD.test(word) || /^(?:[\d&][\d-]*|[A-Z].*),?$/u.test(word)) &&
    !BREAK.test(word) &&
    !/^["“(]?(?:(?:Court|Justice|Hon)\b|1[89]\d\d|20\d\d)/u.test(word)
  );
}

/** True where a title ends with this word. */
export function endsName(word: string): boolean {
  return endsSentence(word) || /[,;:]["”’]?$/u.test(word);
}

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
  if (!/^[A-Z(]/u.test(next) || LEAD.test(next)) return false;
  return nameGoesOn(all, index + 1) || placeFollows(all, index);
}

/** A body that is printed with its place. */
const BODY =
  /^(?:Commissioner|Commr|CIT|CCE|Corporation|Board|Department|Deptt|College|School|University|Tribunal|Bank|Ltd|Limited|Mills|Panchayat|Council|Society|Trust|Circle|Ward)\b/u;

/** 'Director of Medical Education, Kilpauk where': an office or a body with its place, and the sentence goes on. */
function placeFollows(all: readonly Word[], comma: number): boolean {
  const [place = '', next = ''] = [all[comma + 1]?.word, all[comma + 2]?.word];
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(place) || /^(?:Justice|Lord|Hon|Chief|Their)/u.test(place)) return false;
  if (!/^\p{Ll}{2,}$/u.test(next) || JOINER.test(next)) return false;
  return all.slice(0, comma + 1).some(({ word }) => OFFICE.test(word) || BODY.test(word));
}

/** 'Orissa6', 'Ltd.5', 'Haryana(1),': the number of a footnote is at a name's end. */
const FOOTNOTE = /(?:\p{Ll}{3}|\p{Ll}\.|\w\))\d{1,2}[.,;:]?$|\w\.?\(\d{1,2}\)[.,;:]?$/u;

/** 'Palani]', 'Palampur”,': a bracket or a quotation that opened before the name ends with it. */
const CLOSED = /^[^[(“"]*[^[(“",;.][\])”"][,;.]?$/u;

/** True where the words from `from` on continue a name and end it within eight words. */
function nameGoesOn(all: readonly Word[], from: number): boolean {
  for (let at = from; at < from + 8; at += 1) {
    const word = all[at]?.word ?? '';
    if (isDocket(all, at)) return at > from;
    if (at > from && followsName(word)) return true;
    if (BREAK.test(word) || !isNamePart(word.replace(/;$/u, ''))) return false;
    if (FOOTNOTE.test(word) || CLOSED.test(word) || (/[,;.]$/u.test(word) && !ABBREVIATION.test(word)))
      return true;
  }
  return false;
}

/** '[…', '"…', '(supra': what is printed after a name, not in it. */
const ASIDE = /^(?:\[|["“]|\(["“\d]|\((?:supra|since(?!\s(?:deceased|dead)\))))/u;
const LAST_OTHERS = /^(?:Ors|ORS|Anr|ANR|others?|another|Others|Another)\b/u;

/** True where the word after `edge` is outside the party after 'v.'. `before`: the word between it and 'v.', or ''. */
function isOutsideRight(text: string, edge: number, one: Word, before: string): boolean {
  const { word } = one;
  const first = before === '';
  // 'v. Amirchand the Apex Court held': inside a name the article follows 'of', 'and' and the like.
  if (word === 'the' && !first && !/^(?:of|and|for|by|to|on|in|&|through|behalf)$/u.test(before)) return true;
  // 'v. Their Workmen'
  const breaks =
    BREAK.test(word) && !(first && word === 'Their') && !/^\((?:Civil|Criminal)\),?$/u.test(word);
  if (one.start - edge > SPACES_MAX || breaks || ELLIPSIS.test(word)) return true;
  if (!first && (ASIDE.test(word) || BLANK_LINE.test(text.slice(edge, one.start)))) return true;
  return !isNamePart(word.replace(/[,;]+$/u, ''));
}

/** 'Employees’ State', 'Clerks' Federation': the apostrophe of a plural closes no quotation. */
function ownsNext(word: string, next: string): boolean {
  return /^\p{Lu}\p{Ll}{3,}s['’]$/u.test(word) && /^\p{Lu}\p{Ll}/u.test(next) && !LEAD.test(next);
}

/** True where the name ends with this word. */
function endsRight(all: readonly Word[], index: number): boolean {
  const word = all[index]?.word ?? '';
  if (ownsNext(word, all[index + 1]?.word ?? '')) return false;
  if (/;$/u.test(word) || endsSentence(word) || /\w["”\]]|\w[.)]?['’*]$/u.test(word)) return true;
  if (FOOTNOTE.test(word)) return true;
  if (/,$/u.test(word) && !commaGoesOn(all, index)) return true;
  if (/^etc\b/iu.test(all[index + 1]?.word ?? '')) return false;
  return LAST_OTHERS.test(word) || /^etc\.?[,;]?$/iu.test(word);
}

/** Trades that a printer writes in small letters inside a firm's name. */
const TRADE =
  /^(?:agencies|bank|brothers|cement|chemicals?|construction|cooperative|co-operative|cotton|electric|engineering|estates?|exports?|fertili[sz]ers?|finance|flour|general|glass|home|housing|industries|insurance|iron|jute|machinery|metals?|mills|motors?|oil|paper|plastics?|power|printing|products?|rice|rubber|rolling|services?|silk|spinning|steels?|sugar|tea|textiles?|timber|tobacco|trading|transport|valley|weaving|woollen|works)$/u;
/** The words that end a firm's name. */
const FIRM =
  /^(?:Ltd|Limited|Pvt|Co|Company|Mills|Works|Industries|Corporation|Corpn|Products|Bank|Estate|Society|mills|works)\b/u;

/** 'Synthetics and chemicals Ltd.', 'Damodar valley Textiles': a printer's small letter inside a firm's name. */
function isSmallWordOfFirm(word: string, before: string, after: string): boolean {
  if (/^(?:and|&)$/u.test(before)) return /^\p{Ll}{4,14}$/u.test(word) && FIRM.test(after);
  return TRADE.test(word) && /^\p{Lu}/u.test(before) && !LEAD.test(before) && /^\p{Lu}/u.test(after);
}

/** Words behind a name that are no part of it, although a citation follows them. */
const NO_LAST_NAME =
  /^(?:supra|infra|case|also|since|that|this|which|where|when|what|with|from|held|holding|sub|nom|viz|appeal|being|having|such|upon|into|before|after|above|below|under|vide|page|para|were|there|then|both|only|and|see|our)$|(?:ed|in|ing|ly)$/u;
const CITATION_START =
  /^[\s\u00a0]{0,3}(?:\(\d{1,2}\)|\[{0,3}\(?(?:1[89]|20)\d\d(?!\d)|[[(]{0,2}(?:AIR|A\.I\.R\.?|ILR|I\.L\.R\.?|SCC|SCR|JT|MANU)(?![A-Za-z]))/u;

/** 'v. Sardar Piara singh, (1971) 1 SCWR 204': a printer's small letter in the last word before the citation. */
function isSmallLastWord(text: string, all: readonly Word[], index: number): boolean {
  const [before, one] = [all[index - 1], all[index]];
  if (!before || !one || !/^\p{Lu}[\p{L}.]*$/u.test(before.word)) return false;
  if (!/^\p{Ll}{4,14},?$/u.test(one.word) || NO_LAST_NAME.test(one.word.replace(/,$/u, ''))) return false;
  if (CITATION_START.test(text.slice(one.end, one.end + 16))) return true;
  const last = all[index + 1];
  return (
    last !== undefined &&
    /^\p{Lu}\p{Ll}+,?$/u.test(last.word) &&
    !LEAD.test(last.word) &&
    CITATION_START.test(text.slice(last.end, last.end + 16))
  );
}

const HEIRS = /^(?:(?:his|her|their|the)\s)?(?:L\.?[Rr]\.?[Ss]?\b|legal\s(?:heirs|representatives))/u;

/** 'Through LRs', 'Thr. LRs.', 'through her LRs': the heirs who go on with a case are part of the party's name. */
function entersHeirs(all: readonly Word[], index: number): boolean {
  return (
    /^\(?(?:through|thr\.?|by)$/iu.test(all[index]?.word ?? '') &&
    HEIRS.test(`${all[index + 1]?.word ?? ''} ${all[index + 2]?.word ?? ''}`)
  );
}

/** 'v. Brahma Nand (C.A. No. 179/82', but not 'v. Labour Court No. II': the number of the case follows the name. */
function opensDocket(all: readonly Word[], index: number): boolean {
  if (index < 2 || !/^Nos?\.?$/u.test(all[index]?.word ?? '')) return false;
  return /^[([]?(?:[A-Z]{2,6}|(?:[A-Z][a-z]{0,3}\.){1,5})(?:\([A-Za-z.]{1,6}\))?$/u.test(
    all[index - 1]?.word ?? '',
  );
}

const FIGURE = /\d/;
const FIGURE_FIRST = /^\d/;

/** 'v. Sita Ram, FAO-M-234 of 2016', 'v. Sita Ram FAO 5254 of 2015': a registry's abbreviation with its number. */
function isDocket(all: readonly Word[], index: number): boolean {
  const word = all[index]?.word ?? '';
  if (!FIGURE.test(word) && !FIGURE_FIRST.test(all[index + 1]?.word ?? '')) return false;
  const [letters = '', type = ''] = /^[[(]?(\p{Lu}[\p{L}.]{1,9})(?:\([A-Za-z.&]{1,8}\))?/u.exec(word) ?? [];
  if (letters === '' || !(isCaseAbbreviation(letters) || isCaseAbbreviation(type))) return false;
  const rest = word.slice(letters.length);
  if (/^(?:-[A-Z])?[-/]\d/u.test(rest)) return true;
  const number = all[index + 1]?.word ?? '';
  if (!/^(?:-[A-Z])?$/u.test(rest) || !/^\d/u.test(number)) return false;
  return /\/\d{2}/u.test(number) || all[index + 2]?.word === 'of';
}

/** True where the word at an index, `edge` being the end of the one before it, is behind the name. */
function isBehindName(
  text: string,
  edge: number,
  all: readonly Word[],
  index: number,
  before: string,
): boolean {
  const one = all[index];
  if (!one || (before !== '' && isDocket(all, index))) return true;
  if (!isOutsideRight(text, edge, one, before)) return false;
  const after = all[index + 1]?.word ?? '';
  if (before === '' || entersHeirs(all, index)) return before === '';
  return !(isSmallWordOfFirm(one.word, before, after) || isSmallLastWord(text, all, index));
}

/** The words of the party behind 'v.'; empty when there is no name. */
export function rightWords(text: string, at: number, ceiling: number): Word[] {
  const all = printedWords(text, at, Math.min(ceiling, at + REACH));
  const kept: Word[] = [];
  let edge = at;
  for (const [index, one] of all.entries()) {
    if (opensDocket(all, index)) {
      kept.pop();
      break;
    }
    if (kept.length >= 18 || isBehindName(text, edge, all, index, kept.at(-1)?.word ?? '')) break;
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
