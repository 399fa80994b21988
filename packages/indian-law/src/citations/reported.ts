import { MARK, type Marks } from '../text/marks.ts';
import { matchAt, type Span } from '../text/text.ts';
import type { FoundCitation } from './neutral.ts';
import { assemble } from './report-identity.ts';
import { beforeLength, readLeft, readRight, trailerEnd, yearBehind } from './report-sides.ts';
import { reporterTokenAt } from './reporter-token.ts';
import { reporterOf } from './reporters.ts';

// The citations that the pages of a law report print above their text: they cite nothing.

/** '130 SUPREME COURT REPORTS [2020] 13 S.C.R.': the head of a page, whose two names of the series cite nothing. */
const HEAD_BEHIND = /\s{1,8}\[\d{4}\]\s{0,3}(?:Supp\.?\s{0,2})?\(?\d{1,2}\)?\s{0,3}S\.?\s?C\.?\s?R\b/iy;
const HEAD_BEFORE = /\bREPORTS\s{1,8}\[\d{4}\]\s{0,3}(?:Supp\.?\s{0,2})?\(?\d{1,2}\)?\s{0,3}$/i;
/** '[2025] 12 S.C.R.' alone on its line, above '5. The': the number is that of a paragraph. */
const VOLUME_ALONE = /(?:^|\n)\s{0,8}(?:\d{1,4}\s{1,8})?\[\d{4}\]\s{0,3}\d{1,2}\s{0,3}$/;
const NUMBER_BELOW = /[.\s]{0,3}\n\s{0,8}\d{1,3}\s?[.)\]]\s/y;

/** True where a token belongs to the head of a page. */
function isRunningHead(text: string, at: number, end: number): boolean {
  if (matchAt(HEAD_BEHIND, text, end) !== null) return true;
  const before = text.slice(Math.max(0, at - 40), at);
  if (HEAD_BEFORE.test(before)) return true;
  return VOLUME_ALONE.test(before) && matchAt(NUMBER_BELOW, text, end) !== null;
}

/** Pages in a row that print their own citation: fewer may be cited one behind another. */
const HEADS = 3;

/**
 * The citations without those that the pages of a volume of the Supreme Court Reports print above their text: '[2026] 1
 * S.C.R. 31', then 33, then 35. The first page keeps its own.
 */
function withoutPageHeads(found: FoundCitation[]): FoundCitation[] {
  const runs = new Map<string, FoundCitation[]>();
  for (const one of found) {
    const { parts } = one;
    if (parts.kind !== 'reporter' || parts.reporter !== 'SCR') continue;
    const volume = `${parts.year} ${parts.volume}`;
    const run = runs.get(volume);
    const step = Number(parts.page) - pageOf(run?.at(-1));
    if (run !== undefined && (step === 1 || step === 2)) run.push(one);
    // A run that is long enough stays.
    else if (step !== 0 && (run?.length ?? 0) < HEADS) runs.set(volume, [one]);
  }
  const heads = new Set([...runs.values()].flatMap((run) => (run.length < HEADS ? [] : run.slice(1))));
  return heads.size === 0 ? found : found.filter((one) => !heads.has(one));
}

function pageOf(one: FoundCitation | undefined): number {
  return one?.parts.kind === 'reporter' ? Number(one.parts.page) : Number.NaN;
}

/*
 * A citation by reporter is a token ('SCC', 'A.I.R.') between its parts: '(2017) 10 SCC 1' has year and volume before it
 * and the page behind it, 'AIR 1973 SC 1461' has year, court and page behind it. The token is found first; the parts
 * are read on both sides (`report-sides.ts`); they count where they identify a decision (`report-identity.ts`).
 */

/** The page, or the year, follows the token within this many characters. */
const PAGE_REACH = 40;
/** Limit: characters between the start of a token and its figure; no token is longer than 60. */
const TOKEN_REACH = PAGE_REACH + 60;

/** Citations by reporter, volume and page, in order. O(n): each token reads a bounded stretch around it. */
export function findReported(text: string, { words, figures }: Marks): FoundCitation[] {
  const found: FoundCitation[] = [];
  let from = 0;
  let figure = 0;
  for (let i = 0; i < words.length; i += 3) {
    const start = words[i] ?? 0;
    if (((words[i + 2] ?? 0) & MARK.reporter) === 0 || start < from) continue;
    while ((figures[figure] ?? Number.POSITIVE_INFINITY) < start) figure += 2;
    if ((figures[figure] ?? Number.POSITIVE_INFINITY) - start > TOKEN_REACH) continue;
    const token = reporterTokenAt(text, start);
    const one = token && readAt(text, from, token);
    if (!one) continue;
    found.push(one);
    from = one.end;
  }
  return withoutPageHeads(found);
}

/** The citation around a reporter's token; `from` is the end of the citation before. */
function readAt(text: string, from: number, token: Span): FoundCitation | undefined {
  if (!/\d/.test(text.slice(token.end, token.end + PAGE_REACH))) return undefined;
  const reporter = reporterOf(text.slice(token.start, token.end));
  if (!reporter || reporter.name === 'INSC') return undefined;
  if (reporter.name === 'SCR' && isRunningHead(text, token.start, token.end)) return undefined;
  const left = readLeft(text, from, token.start);
  const before = left?.groups ?? {};
  const { right, whole } = readRight(text, token.end, reporter, before);
  if (!right) return undefined;
  const behind = yearBehind(text, token.end + right[0].length, reporter);
  const after = behind === null ? (right.groups ?? {}) : { ...right.groups, ...behind.groups };
  const parts = assemble(reporter, { before: whole ? {} : before, after });
  if (!parts) return undefined;
  const start = token.start - (left && !whole ? beforeLength(left) : 0);
  const pageEnd = token.end + right[0].length + (behind?.[0].length ?? 0);
  return { start, end: closeBracket(text, start, trailerEnd(text, pageEnd)), parts };
}

/** '[(2017) 10 SCC 1' opens a bracket that does not belong to the citation: the leading bracket stays outside. */
function closeBracket(text: string, start: number, end: number): number {
  return text[start] === '[' && text[end] === ']' && !text.slice(start, end).includes(']') ? end + 1 : end;
}
