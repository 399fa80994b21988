import { type Line, linesOf } from '../../text/lines.ts';
import { besideSite, signatureEnd, stampOf, stampsInside } from '../../text/stamps.ts';
import type { LeftOutReason } from '../parts.ts';
import { type Footnote, findFootnotes } from './footnotes.ts';
import { leaveOutAtBreaks } from './page-edges.ts';
import { pageBreaks } from './page-breaks.ts';

/** A printed line, or the part of one beside a stamp, and what it is: text where neither field is given. */
export interface LayoutLine extends Line {
  leftOut?: LeftOutReason;
  /** The index of the footnote that it belongs to. */
  note?: number;
}

/** A text as its pages show it. The lines cover the text but for its line breaks. */
export interface Layout {
  lines: LayoutLine[];
  footnotes: Footnote[];
}

/**
 * Tells the words of a judgment from what stands on its pages besides them: page numbers, running titles, stamps, the
 * navigation of a site; and its footnotes. Nothing is left out without proof: a stamp by its whole form, everything else
 * at a page break that form feeds or ascending page numbers show. Linear time; never throws.
 */
export function readLayout(text: string): Layout {
  const { lines, feeds } = splitAtStamps(text);
  leaveOutStamps(lines);
  const breaks = pageBreaks(lines, feeds);
  if (breaks.length > 0) leaveOutAtBreaks(lines, breaks);
  return { lines, footnotes: findFootnotes(lines, breaks) };
}

/** The lines of a text, those with a stamp inside cut around it, and the lines that a form feed begins. */
function splitAtStamps(text: string): { lines: LayoutLine[]; feeds: number[] } {
  const stamps = stampsInside(text);
  const printed = linesOf(text);
  const lines: LayoutLine[] = stamps.length === 0 ? printed : [];
  let next = 0;
  const piece = (start: number, end: number, leftOut?: LeftOutReason): void => {
    if (end > start || leftOut !== undefined)
      lines.push({ start, end, text: text.slice(start, end), ...(leftOut === undefined ? {} : { leftOut }) });
  };
  for (const line of stamps.length === 0 ? [] : printed) {
    let from = line.start;
    for (let stamp = stamps[next]; stamp !== undefined && stamp.end <= line.end; stamp = stamps[next]) {
      next += 1;
      if (stamp.start < from) continue;
      piece(from, stamp.start);
      piece(stamp.start, stamp.end, stamp.kind);
      from = stamp.end;
    }
    if (from < line.end || from === line.start) lines.push({ start: from, end: line.end, text: text.slice(from, line.end) });
  }
  const feeds: number[] = [];
  if (text.includes('\f')) {
    for (const [i, line] of lines.entries()) if (text.charCodeAt(line.start - 1) === 12) feeds.push(i);
  }
  return { lines, feeds };
}

function leaveOutStamps(lines: LayoutLine[]): void {
  const site: number[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined || line.text.length > 200) continue;
    const kind = stampOf(line.text);
    if (kind !== undefined) {
      line.leftOut = kind;
      if (kind === 'site_navigation') site.push(i);
      continue;
    }
    const end = signatureEnd(lines, i);
    if (end === undefined) continue;
    for (const one of lines.slice(i, end)) if (one.text.trim() !== '') one.leftOut = 'signature_stamp';
    i = end - 1;
  }
  for (const at of site) for (const step of [1, -1]) leaveOutSite(lines, at, step);
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
