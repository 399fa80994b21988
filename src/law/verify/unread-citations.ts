import { collapseWhitespace, matchesOf, type Span } from '../text/text.ts';
import type { UnreadCitation } from './types.ts';

const S = '[\\s\\u00a0]{1,3}';
const TOKEN = '(?:[A-Z]{2,8}|(?:[A-Z][A-Za-z]{0,4}\\.?\\s?){2,4})';
/** '(2018) 2 XYZ 34', '2018 (2) XYZ 34', '[2018] XYZ 34'. */
const YEAR_FIRST = new RegExp(
  `(?<![\\d/])(?:[([](?:19|20)\\d\\d[)\\]]${S}(?:\\(?\\d{1,3}\\)?${S})?|(?:19|20)\\d\\d${S}\\(\\d{1,3}\\)${S})(${TOKEN})${S}?\\d{1,5}(?![\\d/])`,
  'gu',
);
/** 'AIR SC 1461', 'SCC 123': a known reporter without its year or volume. */
const WITHOUT_YEAR = new RegExp(
  `(?<![\\d).\\]A-Za-z]${S}|[A-Za-z.&])(?:AIR${S}(?:SC|[A-Z][a-z]{2,4})|SCC|SCR|JT${S}SC)${S}\\d{2,5}(?![\\d/])`,
  'gu',
);
const NO_REPORTER =
  /^(?:No|Nos|Act|Acts|Bill|GST|FIR|Crl|Cr|WP|SLP|CA|MA|IA|OA|RP|CC|OS|OP|CS|CWP|LPA|RFA|AO|Rs|INR|USD|AND|OF|THE|IN|TO|AT|BY|ON|OR|SECTION|RULE|ORDER|ARTICLE|PAGE|PARA|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/u;

/** What is printed like a citation and is none that the product can read. `known` are the citations, in order. O(n). */
export function findUnread(text: string, known: readonly Span[]): UnreadCitation[] {
  const found: UnreadCitation[] = [];
  let next = 0;
  const matches = [...matchesOf(YEAR_FIRST, text), ...matchesOf(WITHOUT_YEAR, text)].sort(
    (a, b) => a.index - b.index,
  );
  for (const match of matches) {
    const start = match.index;
    const end = start + match[0].length;
    while ((known[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if ((known[next]?.start ?? Number.POSITIVE_INFINITY) < end || start < (found.at(-1)?.end ?? 0)) continue;
    if (match[1] !== undefined && NO_REPORTER.test(match[1])) continue;
    found.push({ start, end, text: collapseWhitespace(match[0]) });
  }
  return found;
}
