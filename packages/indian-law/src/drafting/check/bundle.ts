import { ATTACHED, HEADING } from './lines.ts';
import type { DraftLine } from './types.ts';
import { lastVersusAt, versusAt } from './versus.ts';

/** A bundle as it is filed: what stands before the paper, the paper with its affidavits, and the engagement of the advocate. */
interface Bundle {
  front: readonly DraftLine[];
  paper: readonly DraftLine[];
  engagement: readonly DraftLine[];
}

const TITLE_BEFORE = 8;
const COURT = /\b(?:court|tribunal|commission|forum|magistrate|judge)\b|न्यायालय|நீதிமன்ற/iu;
const COURT_OR_NUMBER =
  /\b(?:court|tribunal|commission|forum|magistrate|judge)\b|\bno\.? ?\S{0,20}\d|^\W*in the matter of\b/iu;
/** Headings of what a registry wants before the paper itself. */
const FRONT_MATTER =
  /^\W*(?:master )?(?:index|synopsis(?: and list of dates)?|list of dates(?: and events)?|memo of parties|filing index|proforma for first listing|अनुक्रमणिका|விவர அட்டவணை)\W*$/iu;
const ENGAGEMENT =
  /^\W*(?:vakalat(?:nama|h)?|memo(?:randum)? of appearance|वकालतनामा|अभिभाषक पत्र|வக்காலத்து?(?: நாமா)?)\W*$/iu;

/** The place at which the cause title above a heading begins; the heading itself where it has no title of its own. */
export function fromTitle(
  lines: readonly DraftLine[],
  heading: number,
  isOther: (line: DraftLine) => boolean = () => false,
): number {
  const from = Math.max(0, heading - TITLE_BEFORE);
  const versus = lastVersusAt(lines.slice(from, heading));
  // The one cause title above is that of the paper itself.
  if (versus < 1 || versusAt(lines.slice(0, from + versus)) < 0) return heading;
  let start = from + versus - 1;
  const isTitle = (line: DraftLine | undefined): boolean =>
    line !== undefined && COURT_OR_NUMBER.test(line.text) && !isOther(line);
  while (start > from && isTitle(lines[start - 1])) start -= 1;
  return start;
}

/** Limits: lines of the title of a court, and of a cause title up to the line between its sides. */
const TOP = 6;
const TO_VERSUS = 16;

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The place at which the paper begins behind its front matter: its court is named again, above a cause title of its own. */
function paperAt(lines: readonly DraftLine[]): number {
  const court = lines.slice(0, TOP).findIndex(({ text }) => COURT.test(text));
  if (court < 0) return 0;
  const name = folded(lines[court]?.text ?? '');
  const headings = lines.findIndex(({ text }, at) => at > court && FRONT_MATTER.test(text));
  const again = lines.findIndex(({ text }, at) => at > headings && folded(text) === name);
  const affidavit = lines.findIndex(
    ({ text, number }) => number === undefined && text.length < HEADING && ATTACHED.test(text),
  );
  if (headings < 0 || again < 0 || versusAt(lines.slice(0, headings)) < 0) return 0;
  const hasTitle = versusAt(lines.slice(again, again + TO_VERSUS)) >= 0;
  const body = lines.findIndex(({ number }, at) => at > again && number !== undefined);
  // An affidavit may repeat the title behind a paper that has no front matter but a list.
  const isPaper = body > again && (affidavit < 0 || affidavit > body);
  return hasTitle && isPaper ? again : 0;
}

/** Divides a bundle at the titles that it repeats. Linear time. */
export function bundleOf(lines: readonly DraftLine[]): Bundle {
  const first = paperAt(lines);
  const heading = lines.findIndex(
    ({ text }, at) =>
      at > first + TOP &&
      ENGAGEMENT.test(text) &&
      lines.slice(first, at).some(({ number }) => number !== undefined),
  );
  if (heading < 0) return { front: lines.slice(0, first), paper: lines.slice(first), engagement: [] };
  const start = Math.max(first, fromTitle(lines, heading));
  const next = lines.findIndex(
    ({ text, number }, at) =>
      at > heading &&
      number === undefined &&
      (FRONT_MATTER.test(text) || (text.length < HEADING && ATTACHED.test(text))),
  );
  const end = next < 0 ? lines.length : next;
  return {
    front: lines.slice(0, first),
    paper: [...lines.slice(first, start), ...lines.slice(end)],
    engagement: lines.slice(start, end),
  };
}
