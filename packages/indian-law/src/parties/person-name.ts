import { collapseWhitespace } from '../text/text.ts';

/** Words that are never part of a person's name: they end it, or start the text after it. */
const STOPS = new Set(
  (
    'a aac aas acj act additional addl adv advs advocate advocates ag agp along also alongwith amicus and aor app appeal appellant appellants applicant ' +
    'appearance apc asg assisted associate associates asst assistant before bench by cav cgc cgsc chief civil cj cji coram counsel court crl curiae ' +
    'criminal dag dated date defendant defendants deputy dr ' +
    'false for from ga gp gistgovt govt government hon honble hon’ble honourable ib in instructed j jj jjj judge judges judgment judgement judicial justice ' +
    'kum kumari ld learned member mr mrs ms m/s nil no nos of official on oral order party per petitioner petitioners ' +
    'pleader plaintiff plaintiffs pp page present prosecutor public reserved respondent respondents rep represented sc sd senior sh shri ' +
    'smt solicitor sr sri standing special state the through to union versus vice vs v weds whether with writ wp law officer i/b a/w w/o s/o d/o dated delivered ' +
    'pronounced spl gpa aga advocate-general monday tuesday wednesday thursday friday saturday sunday permanent resident gen general advocate-on-record committee commission whereas while when where who has had was is said held reportable heard petition petitions contempt election company arbitration testamentary regular appearances cav item whether virtual video hearing prayer digitally signed sd jm am members'
  ).split(' '),
);
const TOKEN = /\p{Lu}[\p{L}\p{M}'’`]*(?:-\p{Lu}?[\p{L}\p{M}]+)?\.?(?!\d)/uy;
const GAP = /[ \t]*\.?[ \t]*(?:\r?\n[ \t]*)?/y;
const MAX_TOKENS = 7;
const HONORIFIC =
  /(?:(?:the|hon['’`]?\s?ble|honourable|hon\.?|mr|mrs|ms|miss|m\/s|dr|shri|sri|smti|smt|sau|sh|kum|kumari|km|prof|justice|late|thiru|tmt|learned)\b[.,:]*\s*|\((?:mrs|ms|dr|smt|retd|prof|er|ca)\.?\)[.\s]*)/iy;

/** A name read from a text: its span, and the name in one line. */
export interface NameSpan {
  start: number;
  end: number;
  name: string;
}

/** The offset after any honorifics at `at` ('The Hon'ble Mr. Justice '). */
export function skipHonorifics(text: string, at: number): number {
  let here = at;
  for (let i = 0; i < 8; i += 1) {
    HONORIFIC.lastIndex = here;
    const match = HONORIFIC.exec(text);
    if (match === null || match[0].length === 0) return here;
    here += match[0].length;
  }
  return here;
}

/** A printed name without its honorifics, in one line: 'Hon'ble Mr. Justice S. Manikumar' gives 'S. Manikumar'. */
export function cleanName(name: string): string {
  const flat = collapseWhitespace(name);
  return flat
    .slice(skipHonorifics(flat, 0))
    .replace(/[\s,;:.]+$/u, (end) => (/\b\p{Lu}\.$/u.test(flat) ? '.' : end.replace(/[\s,;:.]+/gu, '')))
    .trim();
}

/**
 * Reads a person's name that begins exactly at `at`: capitalised words and initials, over at most one line break
 * (a name is broken only after its first words). Undefined when no name begins there. Bounded work.
 */
export function readPersonName(
  text: string,
  at: number,
  options: { breaks?: boolean } = {},
): NameSpan | undefined {
  let here = at;
  let end = at;
  let words = 0;
  let broken = false;
  for (let tokens = 0; tokens < MAX_TOKENS; tokens += 1) {
    const token = tokenAt(text, here, tokens > 0);
    if (token === undefined) break;
    end = here + token.length;
    const bare = token.replace(/\.$/u, '');
    if (bare.length > 2) words += 1;
    if (bare !== token && endsSentence(bare, text.slice(end, end + 2))) break;
    const gap = gapAt(text, end);
    if (gap.includes('\n')) {
      if (options.breaks !== true || broken || words > 2) break;
      broken = true;
    }
    here = end + gap.length;
  }
  if (words === 0) return undefined;
  const last = trimEnd(text, at, end + bracketAfter(text, end));
  return { start: at, end: last, name: collapseWhitespace(text.slice(at, last)) };
}

/** The capitalised word or initial that begins at `at`, if it can be part of a name. */
function tokenAt(text: string, at: number, inside: boolean): string | undefined {
  TOKEN.lastIndex = at;
  const token = TOKEN.exec(text)?.[0];
  return token === undefined ||
    token.length > 40 ||
    (isStop(token, text, at) && !(inside && token === 'Kumari'))
    ? undefined
    : token;
}

function gapAt(text: string, at: number): string {
  GAP.lastIndex = at;
  return GAP.exec(text)?.[0] ?? '';
}

/** True where the full stop after a whole word ends a sentence: no further name follows it directly. */
function endsSentence(word: string, after: string): boolean {
  const wholeWord = word.length > 3 && word !== 'Mohd' && !/^\p{Lu}+$/u.test(word);
  return wholeWord && !/^\p{Lu}\.?/u.test(after);
}

/** The length of a place or name in brackets after a name: 'Sharma (Retd)'. */
function bracketAfter(text: string, at: number): number {
  const bracket = /^[ ]?\(\p{Lu}\p{Ll}{2,20}\)/u.exec(text.slice(at, at + 26))?.[0];
  return bracket === undefined || isStop(bracket.replace(/[ ()]/gu, ''), text, at) ? 0 : bracket.length;
}

/** The full stop at a word's end belongs to the sentence; after an initial it belongs to the name. */
function trimEnd(text: string, start: number, end: number): number {
  const said = text.slice(start, end);
  return /\p{L}{3,}\.$/u.test(said) ? end - 1 : end;
}

function isStop(token: string, text: string, at: number): boolean {
  const word = token.replace(/[.'’`]/gu, '').toLowerCase();
  // 'A.' and 'J.' are initials inside a name; 'J' before a stop or line end is the office of judge.
  if (word.length === 1) return text[at + 1] === '/';
  return STOPS.has(word);
}
