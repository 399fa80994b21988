import { matchAt } from '../text/text.ts';
import type { FoundCitation } from './neutral.ts';

// The citations that the pages of a law report print above their text: they cite nothing.

/** '130 SUPREME COURT REPORTS [2020] 13 S.C.R.': the head of a page, whose two names of the series cite nothing. */
const HEAD_BEHIND = /\s{1,8}\[\d{4}\]\s{0,3}(?:Supp\.?\s{0,2})?\(?\d{1,2}\)?\s{0,3}S\.?\s?C\.?\s?R\b/iy;
const HEAD_BEFORE = /\bREPORTS\s{1,8}\[\d{4}\]\s{0,3}(?:Supp\.?\s{0,2})?\(?\d{1,2}\)?\s{0,3}$/i;
/** '[2025] 12 S.C.R.' alone on its line, above '5. The': the number is that of a paragraph. */
const VOLUME_ALONE = /(?:^|\n)\s{0,8}(?:\d{1,4}\s{1,8})?\[\d{4}\]\s{0,3}\d{1,2}\s{0,3}$/;
const NUMBER_BELOW = /[.\s]{0,3}\n\s{0,8}\d{1,3}\s?[.)\]]\s/y;

/** True where a token belongs to the head of a page. */
export function isRunningHead(text: string, at: number, end: number): boolean {
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
export function withoutPageHeads(found: FoundCitation[]): FoundCitation[] {
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
