import { type Line, linesOf } from '../../text/lines.ts';
import { besideSite, type StampSpan, signatureAt, stampOf, stampsInside } from '../../text/stamps.ts';
import { type Footnote, findFootnotes } from './footnotes.ts';
import type { LayoutLine } from './layout-line.ts';
import { type PageBreak, pageBreaks } from './page-breaks.ts';
import { leaveOutAtBreaks } from './page-edges.ts';

const LONGEST = 200;

/** Marks the lines of stamps, each of which its whole form proves. Linear time. */
function leaveOutStamps(lines: LayoutLine[]): void {
  const site: number[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined || line.text.length > LONGEST) continue;
    const kind = stampOf(line.text);
    if (kind !== undefined) {
      line.leftOut = kind;
      if (kind === 'site_navigation') site.push(i);
      continue;
    }
    i = leaveOutSignature(lines, i);
  }
  for (const at of site) for (const step of [1, -1]) leaveOutSite(lines, at, step);
}

/** The last line of the signature's stamp at a line; the line itself where there is none. */
function leaveOutSignature(lines: LayoutLine[], at: number): number {
  const stamp = signatureAt(lines, at);
  if (stamp === undefined) return at;
  for (const line of lines.slice(stamp.from, stamp.to))
    if (line.text.trim() !== '') line.leftOut ??= 'signature_stamp';
  return stamp.to - 1;
}

/** Lines such as *Login* and *Search* beside the certain lines of a site's navigation. */
function leaveOutSite(lines: LayoutLine[], at: number, step: number): void {
  for (let i = at + step; ; i += step) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined) return;
    if (line.text.trim() === '') continue;
    if (!besideSite(line.text)) return;
    line.leftOut = 'site_navigation';
  }
}

/** A text as its pages show it. The lines cover the text but for its line breaks. */
export interface Layout {
  lines: LayoutLine[];
  footnotes: Footnote[];
}

/**
 * Tells the words of a judgment from everything else on its pages: page numbers, running titles, stamps, the
 * navigation of a site; and its footnotes. Nothing is left out without proof: a stamp by its whole form, everything else
 * at a page break that form feeds or ascending page numbers show. Linear time; never throws.
 */
export function readLayout(text: string): Layout {
  const stamps = stampsInside(text);
  const printed = linesOf(text);
  const lines = stamps.length === 0 ? printed : cutAround(text, printed, stamps);
  const breaks = leaveOut(text, lines);
  return {
    lines,
    footnotes: findFootnotes(
      lines,
      breaks.filter(({ reprint }) => !reprint),
    ),
  };
}

/** Marks the lines of `source` that are no text, and returns the page breaks. */
export function leaveOut(source: string, lines: LayoutLine[]): PageBreak[] {
  leaveOutStamps(lines);
  const feeds = feedsIn(source, lines);
  for (const at of feeds) (lines[at] ?? { opensPage: true }).opensPage = true;
  const breaks = pageBreaks(lines, feeds);
  if (breaks.length > 0) leaveOutAtBreaks(lines, breaks);
  return breaks;
}

const FORM_FEED = 12;

/** The lines that a form feed begins. */
function feedsIn(source: string, lines: readonly Line[]): number[] {
  if (!source.includes('\f')) return [];
  return lines.flatMap(({ start }, i) => (source.charCodeAt(start - 1) === FORM_FEED ? [i] : []));
}

function cutAround(text: string, printed: readonly Line[], stamps: readonly StampSpan[]): LayoutLine[] {
  const lines: LayoutLine[] = [];
  let next = 0;
  for (const line of printed) {
    let from = line.start;
    for (let stamp = stamps[next]; stamp !== undefined && stamp.end <= line.end; stamp = stamps[next]) {
      next += 1;
      if (stamp.start < from) continue;
      if (stamp.start > from) lines.push(piece(text, from, stamp.start));
      lines.push({ ...piece(text, stamp.start, stamp.end), leftOut: stamp.kind });
      from = stamp.end;
    }
    if (from < line.end || from === line.start) lines.push(piece(text, from, line.end));
  }
  return lines;
}

function piece(text: string, start: number, end: number): LayoutLine {
  return { start, end, text: text.slice(start, end) };
}
