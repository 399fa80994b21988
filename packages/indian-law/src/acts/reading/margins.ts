import type { ActContents } from './contents.ts';
import type { ActLine } from './lines.ts';
import { folded } from './marks.ts';
import { pageSpans } from './page-notes.ts';
import type { SectionStart } from './section-starts.ts';

/** Limit: characters of a line in the margin of a Gazette. */
const MARGIN = 26;
const CITATION = /^\d{1,4}$|^\d{1,3}(?: & \d{1,3})? of \d{4}\.?$|^\d{1,3} of$|^\d{4}\.$/u;

/** True where headings are printed in the margin: few sections begin with their heading. */
export function hasMargins(starts: readonly SectionStart[], contents: ActContents | undefined): boolean {
  if (starts.length < 3) return false;
  const titled = starts.filter(({ titled: one, weight }) => one || (!contents && weight >= 5)).length;
  return titled < starts.length * 0.3;
}

/**
 * Headings in the margin, which the text of a page has behind its body: their lines get the role `margin`, and each section
 * that begins on the page its heading, in order. The map has the position of the section's line.
 */
export function takeMargins(lines: readonly ActLine[], starts: readonly SectionStart[]): Map<number, string> {
  const headings = new Map<number, string>();
  for (const [from, to] of pageSpans(lines)) {
    const margin = marginOf(lines, from, to, new Set(starts.map(({ at }) => at)));
    const found = splitHeadings(margin.map((at) => lines[at]?.text ?? ''));
    const here = starts.filter(({ at }) => at >= from && at < to);
    for (const [i, { at }] of here.entries()) {
      const heading = found[i];
      if (heading !== undefined && found.length === here.length) headings.set(at, heading);
    }
    for (const at of margin) {
      const line = lines[at];
      if (line) line.role = 'margin';
    }
  }
  return headings;
}

function marginOf(
  lines: readonly ActLine[],
  from: number,
  to: number,
  starts: ReadonlySet<number>,
): number[] {
  const run: number[] = [];
  let short = 0;
  for (let at = to - 1; at >= from; at -= 1) {
    const line = lines[at];
    if (!line || line.role !== undefined) continue;
    if (line.text.length > MARGIN || starts.has(at)) break;
    run.unshift(at);
    short += 1;
  }
  // The last words of the body are short too: they go on in small letters.
  while (run.length > 0 && !/^(?:["“]?\p{Lu}|\d)/u.test(lines[run[0] ?? 0]?.text ?? '')) {
    run.shift();
    short -= 1;
  }
  return short < 1 ? [] : run;
}

/** Headings end with a stop at the end of a line; citations of acts are none. */
function splitHeadings(margin: readonly string[]): string[] {
  const headings: string[] = [];
  let open = '';
  for (const text of margin) {
    if (CITATION.test(text)) continue;
    open = open === '' ? text : `${open} ${text}`;
    if (!/[.]$/u.test(text)) continue;
    headings.push(open);
    open = '';
  }
  if (open !== '') headings.push(open);
  return headings;
}

/** True where two headings are the same but for stops, spaces and small slips at their ends. */
export function sameHeading(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return (
    a === b ||
    (a.length > 10 && b.length > 10 && (a.startsWith(b.slice(0, 24)) || b.startsWith(a.slice(0, 24))))
  );
}
