import { ENGLISH_IN_BRACKETS, krutiDevToUnicode } from './kruti-dev.ts';
import { matchAt } from './text.ts';

/** The commonest words of Hindi orders in Kruti Dev; none is a word of English. */
const HINDI = new Set(
  `ds dh dk dks esa ls gS gSa gks ij ;g og fd vkSj rFkk ,oa Fkk Fkh Fks fd;k fd;s fd, x;k x;h xbZ tks djus djrs djuk dj ;k Hkh bl ml bu mu
  ugha }kjk fy, fy;s rks gq, gqbZ gqvk fo:) rd tk tkrk tkrh tkus tkrs vius viuh mDr ,d dksbZ Jh Jherh iq= fuoklh ftyk Fkkuk /kkjk fnukad
  vkns'k izkFkhZ izkFkZuk vihy vihykFkhZ okn oknh izfroknh U;k;ky; jkT; tekur izdj.k i= vfHk;qDr vf/koDrk Hkk fd os`.split(
    /\s+/u,
  ),
);
const ENGLISH = new Set(
  `the of and to in that is for on by with as was be this not or from at which it are has have his an any shall but he her had been
  were under no court order state case section who petitioner respondent appellant versus judge justice through high supreme india act
  said they their we all may would such there when where being also upon judgment filed other if its only so s/o v vs aged advocate
  dated date day month year number writ appeal bench counsel learned between hearing listed matter bail application accused police
  station district reply order orders passed against before after`.split(/\s+/u),
);

/** Bytes that begin or go on a word of Kruti Dev, and end or part a word of English. */
const BYTE_BEFORE_LETTER = /(?:^|[A-Za-z;])[;[{}|=~^<>\\_`][A-Za-z;]|[A-Za-z]['"/.?][kZ]|^['"/?]k[a-z]/u;
const ENGLISH_BRACKETS = /^[[{<(].*[\]}>)][.,;:]?$/u;
const CASE_WITHIN = /[a-z;'][A-Z]/u;
const BYTES_ABOVE_ASCII = /[A-Za-z;][ØÙäéàáâãºíÌÍÎÏÑÒÓÔÖÜôêëìïªçÁæ÷È¡±]|[ØÙçÁæ][A-Za-z;]/u;
const Q_WITHOUT_U = /q[^u\W]/u;
const NO_VOWEL = /^[^aeiouAEIOUyY\W\d]{4,}$/u;
const SIGNS_IN_ROW = /kk[a-z]|[a-z](?:kh|ks|kj)$|A$/u;
const CAPITALS = /^[A-Z][A-Z.,()-]+$/u;
const CAPITALISED = /^[(]?[A-Z][a-z]*[aeiouy][a-z]*[.,)]{0,2}$/u;
const PLAIN = /^[("]?[a-z]*[aeiouy][a-z]*[.,;:)"]{0,2}$/u;
const CODES = /\w[@/.:]\/?\w.*[/.:]|https?:|\.com|\.in\b/iu;
const STRONG = 2;

/** Names and brands of English: McIntosh, O'Brien, WhatsApp. */
const ENGLISH_NAME = /^(?:[OD]['\u2019]|[A-Z][a-z]*[aeiou][a-z]*|Mc)[A-Z][a-z]*[aeiou][a-z]*$/u;

/** Score of a token: above 0 for Hindi in a legacy font, below 0 for English. */
function scoreOf(token: string): number {
  const bare = token.replace(/^[("]+|[\],.;:A)"]+$/gu, '');
  if (HINDI.has(bare) || HINDI.has(token)) return 3;
  if (!/[A-Za-z]/u.test(token) || /xxx/iu.test(token)) return 0;
  if (ENGLISH.has(bare.toLowerCase()) || ENGLISH.has(token.toLowerCase())) return -4;
  if ([ENGLISH_BRACKETS, CODES, CAPITALS, ENGLISH_NAME].some((kind) => kind.test(token))) return -2;
  const score = scoreOfBytes(bare);
  if (score > 0) return Math.min(score, 4);
  return CAPITALISED.test(token) || PLAIN.test(token) ? -1 : 0;
}

const MARKS = [BYTE_BEFORE_LETTER, CASE_WITHIN, BYTES_ABOVE_ASCII, Q_WITHOUT_U];

function scoreOfBytes(word: string): number {
  const marks = MARKS.filter((mark) => mark.test(word)).length * STRONG;
  const signs = SIGNS_IN_ROW.test(word) && /[a-z]/u.test(word) ? 0.5 : 0;
  return marks + signs + (NO_VOWEL.test(word) ? 1.5 : 0);
}

interface Token {
  start: number;
  end: number;
  score: number;
  /** The cost of a change of font before it: little at a new line, behind a colon and at a bracket. */
  change: number;
}

const CHANGE = 5;
const CHANGE_AT_EDGE = 2;
/** English in brackets is one piece, which stays as it is on either side. */
const PIECES = new RegExp(`${ENGLISH_IN_BRACKETS.source}|\\S+`, 'gu');
const NO_LETTER = /^(?:[^A-Za-z]*|A+)$/u;

const scoreOfPiece = (piece: string): number =>
  NO_LETTER.test(piece) || /^\(.*\s/su.test(piece) ? 0 : scoreOf(piece);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const scores = new Map<string, number>();
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const edge = end === 0 || text[end - 1] === ':' || text.slice(end, index).includes('\n');
    const score = scores.get(piece) ?? scoreOfPiece(piece);
    scores.set(piece, score);
    tokens.push({
      start: index,
      end: index + piece.length,
      score,
      change: edge ? CHANGE_AT_EDGE : CHANGE,
    });
    end = index + piece.length;
  }
  return tokens;
}

/** True for each token that is Hindi, by the cheapest way through all of them. */
function hindiTokens(tokens: readonly Token[]): boolean[] {
  const cameFrom: [boolean, boolean][] = [];
  let [english, hindi] = [0, -CHANGE_AT_EDGE];
  for (const { score, change } of tokens) {
    const [toEnglish, toHindi] = [hindi - change > english, english - change > hindi];
    cameFrom.push([toEnglish, !toHindi]);
    [english, hindi] = [
      (toEnglish ? hindi - change : english) - Math.min(score, 3),
      (toHindi ? english - change : hindi) + score,
    ];
  }
  const found: boolean[] = [];
  let is = hindi > english;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    found[at] = is;
    is = cameFrom[at]?.[is ? 1 : 0] ?? false;
  }
  return found;
}

interface Run {
  start: number;
  end: number;
  score: number;
  strong: number;
}

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const [at, isHindi] of hindiTokens(tokens).entries()) {
    const token = tokens[at];
    if (!token || !isHindi) {
      run = undefined;
      continue;
    }
    if (!run && token.score === 0) continue;
    if (!run) {
      run = { start: token.start, end: token.end, score: 0, strong: 0 };
      runs.push(run);
    }
    run.end = token.end;
    run.score += token.score;
    if (token.score >= STRONG) run.strong += 1;
  }
  return runs;
}

/** A text with Hindi in a legacy font has some of these; other texts are given back at once. */
const SOME_HINDI =
  /k(?<=(?:[FH;[?]|[\s"]\/)k)|;(?<=\[;)|[Øªæç](?<=[A-Za-z].)|Z(?<=[a-z]Z)|(?:^|\s)(?=[degfJv;u])(?:ds|dh|dk|dks|esa|gSA?|fd|Jh|vkSj|;g|ugha)(?=[\s\]]|$)/y;
/** The characters with which one of them begins, but for blanks, and the two letters with which its words begin. */
const BEGINS = new Set([...'k;ZØªæç'].map((letter) => letter.charCodeAt(0)));
const WORDS_BEGIN = new Set(['ds', 'dh', 'dk', 'es', 'gS', 'fd', 'Jh', 'vk', ';g', 'ug']);
const [LETTER_FIRST, BLANK_FIRST] = [1, 2];
const begins = new Uint8Array(0x3001);
for (let code = 0; code < begins.length; code += 1)
  begins[code] = BEGINS.has(code) ? LETTER_FIRST : /\s/.test(String.fromCharCode(code)) ? BLANK_FIRST : 0;
/** The letters with which the words begin. */
const wordBegins = new Uint8Array(128);
for (const word of WORDS_BEGIN) wordBegins[word.charCodeAt(0)] = 1;

/** True where one of them may begin at a place. */
function mayBegin(text: string, at: number): boolean {
  const kind = begins[text.charCodeAt(at)] ?? 0;
  if (kind !== BLANK_FIRST) return kind !== 0;
  return (wordBegins[text.charCodeAt(at + 1)] ?? 0) !== 0 && WORDS_BEGIN.has(text.slice(at + 1, at + 3));
}

/** Every text is searched to its end, so that the pattern is tried at few places. */
function hasSomeHindi(text: string): boolean {
  if (matchAt(SOME_HINDI, text, 0) !== null) return true;
  for (let at = 0; at < text.length; at += 1)
    if (mayBegin(text, at) && matchAt(SOME_HINDI, text, at) !== null) return true;
  return false;
}

const MIN_STRONG = 2;
const MIN_SCORE = 4;
const SHORTEST = 8;
/** A text with so much Hindi in a legacy font has its headings and names of few words in that font too. */
const MUCH = 30;
const MIN_SCORE_BESIDE = 2;

/**
 * A text whose passages in Kruti Dev or DevLys are in Unicode. Its English stays as it is: the letters of neighbouring words
 * decide together. Linear time.
 */
export function withUnicodeHindi(text: string): string {
  if (!hasSomeHindi(text)) return text;
  const runs = runsOf(tokensOf(text));
  const sure = runs.filter(
    ({ strong, score, start, end }) => strong >= MIN_STRONG && score >= MIN_SCORE && end - start >= SHORTEST,
  );
  const much = sure.reduce((sum, { score }) => sum + score, 0) >= MUCH;
  const taken = much ? runs.filter(({ strong, score }) => strong > 0 && score >= MIN_SCORE_BESIDE) : sure;
  let [converted, end] = ['', 0];
  for (const run of taken) {
    converted += text.slice(end, run.start) + krutiDevToUnicode(text.slice(run.start, run.end));
    end = run.end;
  }
  return end === 0 ? text : converted + text.slice(end);
}
