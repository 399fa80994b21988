import type { Span } from '../text/text.ts';
import type { CitedParagraph } from './types.ts';

/** '12A' is no paragraph 12: it is left open. */
const NUMBER = '\\d{1,4}(?:\\.\\d{1,3}){0,3}(?![\\d/]|-?[A-Z]\\b)';
const BETWEEN = '\\s{0,3}(?:,|;|&|and|to|[-–—])\\s{0,3}(?:and\\s{1,3})?';
/** Also the words of Hindi and Tamil judgments. */
const WORD =
  '(?:paragraphs?|paras?|prs?\\b|¶{1,2}|पैराग्राफ|पैरा|प्रस्तर|कंडिका|பத்தி|பாரா)\\.?(?:-(?=\\d))?\\s{0,3}(?:(?:[Nn]os?|numbers?|संख्या|सं)\\b\\.?\\s{0,3})?';
const LIST = `[([]?${NUMBER}[)\\]]?(?:${BETWEEN}(?:${WORD})?[([]?${NUMBER}[)\\]]?){0,20}`;
/** ', at SCC para 10', 'where in paragraph 73 the Court held': in the same sentence as the citation. */
const AFTER = new RegExp(`(?<![\\p{L}\\p{M}-])(?:${WORD}|at\\s{1,2}(?=\\[\\d))(${LIST})`, 'iu');
/** A paragraph that is left open or cannot be read: 'para ___', 'para [●]', 'paras XX'. */
const OPEN =
  '(?:_{1,20}|\\.{3,12}|…{1,4}|\\[[\\s●•_.?]{0,8}\\]|[●•]{1,4}|\\?{1,6}|#{1,6}|-{2,8}|X{2,4}\\b|[ivxlc]{1,6}(?=[\\s.,;)]|$)|\\d{1,4}-?[A-Z]\\b|\\d{0,3}[lIO]\\d{0,3}\\b)';
const OPEN_PARAGRAPH = new RegExp(`(?<![\\p{L}\\p{M}-])${WORD}${OPEN}`, 'iu');
/** 'paras 12 and ___': one of a list is left open; 'para 12, I submit' is not. */
const OPEN_BEHIND = new RegExp(`^${BETWEEN}(?:${WORD})?(?!I\\b)${OPEN}`, 'iu');
/** 'para ___ of', before a name. */
const OPEN_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{M}-])${WORD}${OPEN}\\s{0,3},?\\s{0,3}(?:of|in|from|at)\\s{1,3}(?:the\\s{1,3})?(?:(?:judgment|judgement|decision|ruling|case)\\s{1,3}(?:of|in)\\s{1,3})?["“‘]?$`,
  'iu',
);
/** 'paragraph 73 of the judgment in', before a name. */
const BEFORE = new RegExp(
  `(?<![A-Za-z-])${WORD}(${LIST})\\s{0,3},?\\s{0,3}(?:of|in|from|at)\\s{1,3}(?:the\\s{1,3})?(?:(?:Constitution\\s{1,3}Bench\\s{1,3})?(?:judgment|judgement|decision|ruling|report|case|order)s?\\s{1,3}(?:of|in|reported\\s{1,3}in)\\s{1,3})?(?:the\\s{1,3})?(?:case\\s{1,3}of\\s{1,3})?["“‘]?$`,
  'iu',
);
/** The paragraph of another paper: 'para 5 of the plaint'. */
const OTHER_PAPER =
  /^[\s,]{0,4}(?:of|in|to)\s{1,3}(?:the|this|his|her|its|their|said|present|our)?\s{0,3}(?:said|present|impugned|writ|original|amended)?\s{0,3}(?:plaint|petition|counter|affidavit|reply|rejoinder|complaint|written|application|F\.?I\.?R|charge|memo|impugned|award|notice|appeal|representation)/iu;
const PAGE =
  /(?<![A-Za-z-])(?:at\s{1,3})?(?:pages?|pp?\.|pg\.?)\s{0,3}(?:[Nn]os?\.?\s{0,3})?(\d{1,5}(?:\s{0,2}[-–]\s{0,2}\d{1,5})?)/iu;
/** 'Id. at 12', 'supra note 3, at 130': a page without its word, behind what refers back. */
const BARE_PAGE =
  /^[\s,.)\]]{0,4}(?:note\s\d{1,3})?[\s,]{1,3}at\s(\d{1,5}(?:\s?[-–]\s?\d{1,5})?)(?![\d/:]|\s?[AP]\.?M)/u;
const REFERS_BACK = /(?:supra|ibid|\bid)[.)\]]{0,3}$/iu;
const NUMBERS = new RegExp(NUMBER, 'gu');
const REACH = 120;
/** The most paragraphs of a printed range that are checked one by one: 'paras 12 to 40'. */
const RANGE = 40;

/** A full stop that ends a sentence: a capital follows, and no abbreviation or initial precedes it. */
const SENTENCE_END =
  /(?<!\b(?:[A-Z]|No|Nos|v|vs|Ors|Anr|para|paras|pr|No|no|Ltd|Co|SCC|AIR|SCR|SC|p|pp))[.?!]["”’)\]]?\s{1,4}(?=["“‘(]?\p{Lu})(?!(?:See|Vide|Refer(?:\sto)?)\s(?:also\s|at\s)?(?:paragraphs?|paras?)\b)/u;

/** The part of a sentence that follows a citation, as far as it can hold its pinpoint. */
function tailOf(text: string, from: number, to: number): string {
  const tail = text.slice(from, Math.min(to, from + REACH));
  const blank = /\n\s*\n/u.exec(tail)?.index ?? tail.length;
  const end = SENTENCE_END.exec(tail)?.index ?? tail.length;
  return tail.slice(0, Math.min(blank, end));
}

function numbersOf(list: string, at: number): CitedParagraph[] {
  const found: CitedParagraph[] = [];
  NUMBERS.lastIndex = 0;
  for (let match = NUMBERS.exec(list); match !== null; match = NUMBERS.exec(list)) {
    const last = found.at(-1);
    const span = { start: at + match.index, end: at + match.index + match[0].length };
    const range =
      last !== undefined && /^[)\]]?\s*(?:to|[-–—])\s*[([]?$/u.test(list.slice(last.end - at, match.index));
    if (last && range) found.push(...between(last.number, match[0]).map((number) => ({ number, ...span })));
    found.push({ number: match[0], ...span });
  }
  return found;
}

const spanOf = (found: RegExpExecArray | null, at: number): Span | undefined =>
  found === null ? undefined : { start: at + found.index, end: at + found.index + found[0].length };

/** '12 to 15' gives 13 and 14; '112-15' gives 113 and 114. */
function between(first: string, last: string): string[] {
  const [from, to] = [Number(first), Number(last)];
  if (!Number.isInteger(from) || !Number.isInteger(to) || to <= from || to - from > RANGE) return [];
  return Array.from({ length: to - from - 1 }, (_, i) => String(from + 1 + i));
}

/**
 * The paragraphs of an authority that a text cites: behind its citation in the same sentence, or before its name. `from`
 * and `to` are where its name begins and where its citation ends; `next` is where the next authority begins. `open` is a
 * paragraph beside it that has no number.
 */
export function findPinpoints(
  text: string,
  { from, to, previous, next }: { from: number; to: number; previous: number; next: number },
): { paragraphs: CitedParagraph[]; pages: string[]; open: Span | undefined } {
  const tail = tailOf(text, to, next);
  const after = AFTER.exec(tail);
  const bare = REFERS_BACK.test(text.slice(Math.max(from, to - 10), to))
    ? BARE_PAGE.exec(tail)?.[1]
    : undefined;
  const pages = (bare ?? PAGE.exec(tail)?.[1] ?? '').replace(/\s/gu, '');
  const paragraphs: CitedParagraph[] = [];
  const own =
    after &&
    !OTHER_PAPER.test(
      text.slice(to + after.index + after[0].length, to + after.index + after[0].length + 60),
    );
  let open = after ? undefined : spanOf(OPEN_PARAGRAPH.exec(tail), to);
  if (after && own) {
    const list = after[1] ?? '';
    const end = after.index + after[0].length;
    paragraphs.push(...numbersOf(list, to + end - list.length));
    open = spanOf(OPEN_BEHIND.exec(tail.slice(end)), to + end);
  }
  const headAt = Math.max(previous, from - REACH);
  const before = BEFORE.exec(text.slice(headAt, from));
  if (before) {
    const list = before[1] ?? '';
    paragraphs.push(...numbersOf(list, headAt + before.index + before[0].indexOf(list)));
  }
  open ??= spanOf(OPEN_BEFORE.exec(text.slice(headAt, from)), headAt);
  return { paragraphs, pages: pages === '' ? [] : [pages], open };
}
