import type { Authority } from '../../citations/authorities.ts';
import { nameTokens } from '../../parties/names.ts';
import { collapseWhitespace, type Span } from '../../text/text.ts';

/** Every authority of a sentence is one sign of the private use area, so that rules see clauses and not citations. */
const FIRST = 0xe000;
const MOST = 4000;
/** A case that is named without a citation, and that no authority of the sentence is. */
export const OTHER = '\uF8FF';
const AUTHORITY = '[\\uE000-\\uEFFF]';
const MARK = new RegExp(AUTHORITY, 'gu');

/** The end of a sentence of a judgment, whose abbreviations end none. */
export const SENTENCE_END =
  /(?<!\b(?:[A-Z]|No|Nos|v|vs|Vs|Ors|Anr|paras?|Ltd|Co|Smt|Dr|Mr|Mrs|Shri|Cr|Crl|Art|Sec|s|ss|p|pp|etc|viz|Pvt|Corpn|SCC|AIR|SCR|SC))[.?!]["”’)\]]?\s{1,4}(?=["“‘([]?\p{Lu})/gu;

/** The sentences of a paragraph. A stop inside an authority ends none. O(n). */
export function sentenceSpans(text: string, authorities: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let next = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const at = match.index + match[0].length;
    while ((authorities[next]?.end ?? Number.POSITIVE_INFINITY) < at) next += 1;
    if ((authorities[next]?.start ?? Number.POSITIVE_INFINITY) < at) continue;
    spans.push({ start, end: at });
    start = at;
  }
  spans.push({ start, end: text.length });
  return spans;
}

/** 'Golak Nath's case', 'Metal Corporation (supra)': up to seven words with capitals before the word that tells. */
const SHORT =
  /(?<!\p{L})(?:\p{Lu}[\p{L}.&'’-]{0,30}\s(?:(?:of|and|&|the)\s)?){1,7}(?=cases?\b|Cases?\b|\(supra\)|supra\b)/gu;
/** Names are compared by their folded words: see `nameTokens`. */
const NO_NAME = new Set(
  'the this that in but and case court supreme high privy council full bench division present instant first second third same former latter above earlier said aforesaid house lords following'
    .split(' ')
    .flatMap(nameTokens),
);

const namedBy = (words: string): string[] =>
  nameTokens(words.replace(/['’]s\b/gu, '')).filter((token) => token.length > 1 && !NO_NAME.has(token));

/** A case with its short name, as a judgment has cited it before. */
export interface NamedCase {
  tokens: ReadonlySet<string>;
  /** The sign of the case, as `signOf`. */
  sign: string;
}

export const signOf = (index: number): string => String.fromCharCode(FIRST + Math.min(index, MOST));
export const indexOfSign = (sign: string): number => sign.charCodeAt(0) - FIRST;

export const tokensOf = ({ name }: Authority): ReadonlySet<string> =>
  new Set(name === undefined ? [] : namedBy(`${name.petitioner} ${name.respondent}`));

/** The case that a short name means: the last whose name has all its words, else a case that is not known. */
function signNamed(words: string, named: readonly NamedCase[]): string | undefined {
  const tokens = namedBy(words);
  if (tokens.length === 0) return undefined;
  return named.findLast((one) => tokens.every((token) => one.tokens.has(token)))?.sign ?? OTHER;
}

/** The rest of a citation behind its authority: a report that is not known, a docket number, a day. */
const LOOSE =
  /([\uE000-\uEFFF\uF8FF])(?:[ ,=:([-]{1,3}(?:[^\s\uE000-\uF8FF]{0,12}\d[^\s,;\uE000-\uF8FF]{0,12}|\p{Lu}[\p{Lu}.&]{1,8}|(?:Crl|Cr|Civil|Writ|W|No|Nos|Suppl?|Indlaw)\.?|dated)(?=[\s,;.)\]]|$)[\])]?){1,12}/gu;

/** 'Civil Appeal No. 12 of 2032, ⟦A⟧': the number of a case before its name. */
const DOCKET_AHEAD =
  /\b(?:\p{Lu}[\p{L}.()]{0,14} ){1,5}Nos?\.? ?\d[\d/-]{0,14}(?: of \d{4})?[ ,(:–-]{1,4}(?:titled )?(?=[\uE000-\uEFFF])/gu;
/** 'It is the ratio of ⟦A⟧, and not that of ⟦B⟧, that governs': what is said of A is not said of B. */
const AND_NOT =
  /,? (?:and|but) not (?:(?:that|those|the \p{Ll}{1,12}) (?:taken |laid down |expressed )?(?:of|in) )?[\uE000-\uF8FF]\s?,/gu;
/** 'The view in ⟦A⟧ is correct and that in ⟦B⟧ is not'. */
const IS_NOT =
  /(?<first>(?:is|are|was) (?<said>correct|right|good law|the correct view)),? (?:and|but|while) (?:that|the one|the view|those)(?: taken| expressed)? in (?<second>[\uE000-\uEFFF]\s?),? (?:is|are|was) not(?= ?(?:[.;,]|$))/gu;

/** A first word with a capital that is taken for a part of the name. */
const ASKING = /^(?:Whether|If|Should|Unless|Can|Could|Is|Was|Had|Though|Although)\s/u;

/** A sentence with a sign for each authority, without page breaks inside words, notes and *supra*. */
export function maskSentence(
  text: string,
  span: Span,
  authorities: readonly (Span & { sign: string })[],
  named: readonly NamedCase[],
): string {
  let masked = '';
  let at = span.start;
  for (const { start, end, sign } of authorities) {
    if (start < at) continue;
    const asked = ASKING.exec(text.slice(start, start + 12))?.[0] ?? '';
    masked += `${text.slice(at, start)} ${asked}${sign} `;
    at = Math.min(end, span.end);
  }
  masked += text.slice(at, span.end);
  return collapseWhitespace(
    masked
      .replace(/(\p{Ll})- {1,2}(?=\p{Ll})/gu, '$1')
      .replace(SHORT, (words) => {
        const lead =
          /^(?:(?:In|The|But|And|That|This|While|When|As|If|Following|See)\s){1,2}/u.exec(words)?.[0] ?? '';
        const sign = signNamed(words.slice(lead.length), named);
        return sign === undefined ? words : `${lead}${sign} `;
      })
      .replace(/([\uE000-\uEFFF\uF8FF]) ?['’]?s?,? ?cases?\b/giu, '$1')
      .replace(/\uF8FF[ ([]*(?=[\uE000-\uEFFF])/gu, '')
      .replace(/[([]\s?(?:supra|[\dlI]{1,2}|[a-z])\s?[)\]]|,? ?\bsupra\b/giu, ' ')
      .replace(LOOSE, '$1')
      .replace(/([\uE000-\uEFFF\uF8FF]) ?(?:\[ ?\]|["”'’\])}.]){1,3}(?= |$)/gu, '$1'),
  )
    .replace(DOCKET_AHEAD, '')
    .replace(AND_NOT, ' ')
    .replace(IS_NOT, '$<first> and the view in $<second>is not $<said>');
}

/** The signs of a text, in order. */
export const signsIn = (text: string): string[] => text.match(MARK) ?? [];
