import { matchesOf } from '../text/text.ts';

// The capital 'V.' of a person's name: 'Smita V. Desai', 'K. V. Rao', 'N. C. Rao and V. S. Sen'. It is no versus.

const TITLE =
  '(?:Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Smt|Smti|Sh|Kum|Km|Sau|Tmt|Thiru|Justice|Prof|Adv|Advocate|Er|Capt|Col|Maj|Lt|Judge|Inspector|Constable|[PDC]\\.?W\\.?[ -]?\\d{1,3})';
/** 'Mr. Arvind V.', 'Hon'ble Mrs. Justice Smita V.', 'PW-3 Dr. Suresh V.': a title and one or two given names. */
const TITLED = new RegExp(`(?<!\\p{L})${TITLE}\\b[.,:]?\\s(?:\\p{Lu}[\\p{L}.]*\\s){0,2}$`, 'u');
/** 'K. V. Rao', 'A.K.V. Rao'; but 'State of M. P. V. Ram Lal' is a case. */
const INITIAL_BEFORE = /(?<![\p{L}.]|of\s(?:\p{Lu}\.\s?){0,3})\p{Lu}\.\s?(?:\p{Lu}\.\s?){0,3}$/u;
/** 'N. C. Rao and V. S. Sen': the first of several initials. */
const INITIALS_BEHIND = /^\s\p{Lu}\.\s?(?:\p{Lu}\.\s?)*\p{Lu}\p{L}/u;
const LIST_BEFORE = /(?:[,;:(]|\b(?:and|by|with|of|to|for|from|In|in)|&|^|\n)\s*$/u;
/** The judge or advocate behind: 'Chandra V. Nair, J.', 'ERADI, V. B. (J)'. */
const OFFICE_BEHIND =
  /^\s(?:\p{Lu}[\p{L}.]*\s?){0,3}(?:,\s(?:C?JJ?\b|A?C?J\.|Advocate|Adv\b|Senior|Sr\b|learned|Judge|Member|aged?\b|s\/o|w\/o)|\s?\(C?J\))/u;
/** A word that no person's name has: one side is a body, an office or the State. */
const BODY =
  /(?:^|[\s.(])(?:State|Union|Govt|Government|U\.?O\.?I|Emperor|King|Queen|Crown|Rex|Regina|Republic|Commissioner|Commr|Collector|Controller|Director|Secretary|Officer|Tribunal|Court|Board|Bank|Corpn?|Corporation|Company|Co|Ltd|Limited|LLP|Pvt|Mills|Industries|Works|Bros|Brothers|Sons|Authority|Council|Committee|Commission|Society|Trust|University|College|School|Union|Federation|Association|Assn|Municipality|Municipal|Insurance|Ors|Anr|others|another|Others|Another|C\.?I\.?T|C\.?B\.?I)\b|[&@]|\b(?:M\/s|alias|urf)\b/iu;
/** Only a case has a citation, a docket or *supra* behind its name. */
const CITED =
  /^(?:[^.;\n]|(?<=\b\p{Lu})\.){0,80}?(?:\(?supra\b|reported\s(?:in|at)|A\.?I\.?R\b|[[(]\(?(?:1[89]|20)\d\d|,\s(?:1[89]|20)\d\d\s|[a-z)]\s(?:1[89]|20)\d\d\s?\(|\s\d{1,3}\s[A-Z][A-Za-z.]+\s\d)/u;
/** A case is announced: 'in the case of', 'See', 'relied on'. */
const ANNOUNCED =
  /(?:\b(?:[Ii]n|[Cc]ases?\sof|[Dd]ecisions?\sof|[Jj]udgments?\sof|[Ss]ee(?:\salso)?|[Vv]ide|[Cc]ompare|[Aa]ccord|[Cc]f\.?|[Ff]ollow(?:ing|ed)|[Rr]el(?:ied|ying|iance)\s(?:up)?on)|["“;])[\s,]*$/u;
/** One given name before the initial. */
const ONE_NAME = /(?<![\p{L}.’'-]|\p{Lu}\p{L}*\.?\s)\p{Lu}[\p{L}’'-]+\s$/u;
const NAME_BEHIND = /^\s\p{Lu}[\p{L}’'.-]*(?:\s\p{Lu}[\p{L}’'.-]*){0,2}/u;
const OTHER_VERSUS = /[\s)](?:v|vs|versus|Vs|Versus|VERSUS|VS)\.?\s(?=[\p{Lu}(“"])/gu;
const REACH = 90;

/** True where the capital 'V.' at an index is an initial of a person and no versus. Bounded work. */
export function isInitialV(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  const behind = text.slice(index + 2, index + 2 + REACH);
  // 'V.D. Mahajan'
  if (/^\p{Lu}\./u.test(behind)) return true;
  if (TITLED.test(before) && !BODY.test(firstName(behind))) return true;
  if (INITIAL_BEFORE.test(before)) return true;
  if (INITIALS_BEHIND.test(behind) && LIST_BEFORE.test(before)) return true;
  if (/^\s\p{Lu}/u.test(behind) && LIST_BEFORE.test(before)) return true;
  if (OFFICE_BEHIND.test(behind)) return true;
  const one = ONE_NAME.exec(before);
  if (one === null || BODY.test(one[0]) || BODY.test(firstName(behind))) return false;
  if (hasOtherVersus(before, behind)) return true;
  return !CITED.test(behind) && !ANNOUNCED.test(before.slice(0, one.index));
}

function firstName(behind: string): string {
  return NAME_BEHIND.exec(behind)?.[0] ?? '';
}

/** 'Prabhakar V. Sinari v. Shanker Anant': the small letter is the versus of this name. */
function hasOtherVersus(before: string, behind: string): boolean {
  const name = firstName(behind);
  const [next] = matchesOf(OTHER_VERSUS, behind.slice(0, name.length + 12));
  if (next !== undefined && next.index <= name.length + 1) return true;
  const last = matchesOf(OTHER_VERSUS, before).at(-1);
  return last !== undefined && /^\S*\s(?:\p{Lu}[\p{L}.]*\s){0,2}$/u.test(before.slice(last.index + 1));
}
