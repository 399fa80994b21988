import { nameTokens } from '../parties/names.ts';
import { matchesOf, type Span } from '../text/text.ts';

/** A short name of an authority that was cited before: 'Puttaswamy (supra)'. */
export interface ShortName extends Span {
  tokens: readonly string[];
}

const SUPRA = /(?<=[\s,])[([]?[Ss]upra[)\]]?/gu;
const NAME = /(?:[\p{Lu}][\p{L}.'’&-]{0,40}(?:\s{1,3}(?:of|and|the|&)\s{1,3}|[\s,]{1,3})){1,8}$/u;
const LEAD = new Set(['in', 'the', 'see', 'and', 'case', 'as', 'of']);
const REACH = 120;

/** Every short name before '(supra)', in order. O(n). */
export function findShortNames(text: string): ShortName[] {
  const found: ShortName[] = [];
  SUPRA.lastIndex = 0;
  for (let match = SUPRA.exec(text); match !== null; match = SUPRA.exec(text)) {
    const at = Math.max(0, match.index - REACH);
    const name = NAME.exec(text.slice(at, match.index).replace(/['’]s case\s*$/u, ' '));
    if (name === null) continue;
    const tokens = nameTokens(name[0]).filter((token) => token.length > 2 && !LEAD.has(token));
    if (tokens.length === 0) continue;
    found.push({ start: at + name.index, end: match.index + match[0].length, tokens });
  }
  return found;
}

/** 'Ibid', 'Id. at para 9': the authority that was cited last. */
const SAME =
  /(?<![\p{L}.])(?:[Ii]bid(?:em)?|IBID|(?:Id|id(?=\.))(?=\.?,?\s{1,3}[([]?(?:at\s{1,3})?(?:pp?\.|pages?|pg\.|paras?|paragraphs?|pr\.|¶|\d)))\.?(?![\p{L}])/gu;
/** 'supra note 3, para 12', 'in the aforesaid judgment, at paragraph 12': the words do not say for sure which authority. */
const UNNAMED =
  /(?<![\p{L}.])(?:(?:paragraphs?|paras?|prs?\.|¶{1,2})\.?\s{0,3}(?:[Nn]os?\.?\s{0,3})?\d{1,4}[\d ,.-]{0,20}\s(?:of|in|from)\sthe\s(?:very\s)?(?:same|said|aforesaid|above|aforementioned)\s(?:case|judge?ment|decision|ruling|authority|report)|(?:supra\s(?:note|fn\.?|n\.)\s?\d{1,3}|(?:op|loc)\.\s?cit\.|the\s(?:very\s)?(?:same|said|aforesaid|above|aforementioned)\s(?:case|judge?ment|decision|ruling|authority|report))[\s,]{0,3}\(?(?:at\s|in\s)?(?:the\s)?(?:paragraphs?|paras?|prs?\.|¶{1,2})\.?\s{0,3}(?:[Nn]os?\.?\s{0,3})?\d{1,4})/giu;

/** Every reference to the authority before it, in order. O(n). */
export function findSame(text: string): Span[] {
  return matchesOf(SAME, text).map(({ index, 0: printed }) => ({
    start: index,
    end: index + printed.length,
  }));
}

/** Every paragraph of an authority that is not named, in order. O(n). */
export function findUnnamed(text: string): Span[] {
  return matchesOf(UNNAMED, text).map(({ index, 0: printed }) => ({
    start: index,
    end: index + printed.length,
  }));
}

/** A paragraph behind a name: 'In Puttaswamy, para 9', 'Puttaswamy at para 9'. */
const PINNED =
  /(?:\s(?:case|judgment|decision))?,?\s{1,3}\(?(?:at\s{1,3})?(?=(?:paras?|paragraphs?|prs?\.|¶{1,2})\.?\s{0,3}(?:[Nn]os?\.?\s{0,3})?\d)/gu;

/** 'para 9 of Puttaswamy': a paragraph before a name. */
const PINNED_BEFORE =
  /(?:paras?|paragraphs?|prs?\.|¶{1,2})\.?\s{0,3}(?:[Nn]os?\.?\s{0,3})?\d[\d ,.-]{0,20}\s(?:of|in|from)\s{1,3}(?:the\s(?:judgment|decision)\s(?:in|of)\s)?(?=\p{Lu})/giu;
const NAME_AT = /(?:\p{Lu}[\p{L}.'’&-]{0,40}\s?){1,6}/uy;

/** The last word of what is no name. */
const OTHER_SENTENCE = /(?:^|[\s.])(?:In|It|The|See|At|And|As|Vide|From|This|That|Also|Further)[\s,]*$/u;

/** Every short name beside a paragraph, in order. O(n). */
export function findPinnedNames(text: string): ShortName[] {
  return [...namesBeforeParagraph(text), ...namesBehindParagraph(text)].sort((a, b) => a.start - b.start);
}

function namesBehindParagraph(text: string): ShortName[] {
  return matchesOf(PINNED_BEFORE, text).flatMap(({ index, 0: printed }) => {
    const start = index + printed.length;
    NAME_AT.lastIndex = start;
    const name = NAME_AT.exec(text)?.[0].trimEnd() ?? '';
    const tokens = nameTokens(name).filter((token) => token.length > 2 && !LEAD.has(token));
    return tokens.length === 0 ? [] : [{ start, end: start + name.length, tokens }];
  });
}

function namesBeforeParagraph(text: string): ShortName[] {
  return matchesOf(PINNED, text).flatMap(({ index }) => {
    const at = Math.max(0, index - REACH);
    const name = NAME.exec(`${text.slice(at, index).replace(/['’]s$/u, '')} `);
    const tokens = (name ? nameTokens(name[0]) : []).filter((token) => token.length > 2 && !LEAD.has(token));
    // 'Motihari Branch. In para 14': another sentence begins before the paragraph.
    return name === null || OTHER_SENTENCE.test(name[0]) || tokens.length === 0
      ? []
      : [{ start: at + name.index, end: index, tokens }];
  });
}

/** The last authority before a place whose name has the words of a short one. */
export function antecedent(
  short: ShortName,
  names: readonly { at: number; tokens: ReadonlySet<string>; authority: number }[],
): number | undefined {
  // 'Later, in Puttaswamy (supra)': words before the name may begin with a capital too, so the last words decide.
  for (let from = 0; from < short.tokens.length; from += 1) {
    const words = short.tokens.slice(from);
    const found = names.findLast(
      ({ at, tokens }) => at < short.start && words.every((word) => tokens.has(word)),
    );
    if (found) return found.authority;
  }
  return undefined;
}
