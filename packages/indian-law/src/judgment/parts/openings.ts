import type { Line } from '../../text/lines.ts';
import { announcedNames, benchNames } from './bench-names.ts';
import { judgmentLine } from './body-line.ts';
import { signatureLine } from './closing.ts';
import type { Opening } from './opening.ts';
import { opinionOpenings } from './opinions.ts';
import { behindHeading, isOwnHeading } from './own-heading.ts';
import { reportedParts } from './report.ts';

/** 'ANNEXURE', 'Annexure-A', 'ANNEXURE "P-1"', 'APPENDIX II', 'परिशिष्ट', alone in a line. */
const ANNEXURE =
  /^[\s*#_]{0,20}(?:ANNEXURE|Annexure|APPENDIX|Appendix|परिशिष्ट|अनुलग्नक|இணைப்பு)S?[\s:.–—-]{0,4}(?:["'‘“(]?\s?(?:[A-Z]{1,2}|[IVX]{1,5}|\d{1,2})(?:[\s/–-]{1,3}(?:[A-Z]|\d{1,2}))?\s?["'’”)]?)?[\s*_:.–—-]{0,6}$/u;
/** 'APPENDIX PROCEEDINGS AT THE SITTING OF …', 'OBITUARY REFERENCE': what a volume of reports binds behind a judgment. */
const PROCEEDINGS =
  /^[\s*#_]{0,20}(?:APPENDIX\b[\s.:–—-]{0,4})?(?:PROCEEDINGS\s(?:AT|OF)\s(?:THE|A)\s(?:SITTING|FULL\sCOURT)|(?:FULL\sCOURT|OBITUARY)\sREFERENCE)\b/u;
/** Limit: printed lines between the end of the signatures and an annexure: names of counsel, the place, a running title. */
const BEHIND = 10;

/**
 * The annexure to a judgment: it begins behind the signatures. An annexure to which the reasons refer, or that they quote,
 * is none.
 */
function annexureOpening(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
): Opening | undefined {
  for (let i = from + 1; i < lines.length; i += 1) {
    const text = lines[i]?.text ?? '';
    if (furniture[i] === true || text.length > LONGEST) continue;
    if (PROCEEDINGS.test(text)) return { line: i, kind: 'annexure', title: titleOf(text) };
    if (isHeading(text)) {
      if (isSigned(lines, furniture, from, i)) return { line: i, kind: 'annexure', title: titleOf(text) };
    } else if (PAPER.test(text) && isSigned(lines, furniture, from, i) && isPaper(lines, furniture, i))
      return { line: i, kind: 'annexure' };
  }
  return undefined;
}

/** Limit: the first line of an annexure is shorter. */
const LONGEST = 160;

const isHeading = (text: string): boolean => text.length <= 60 && ANNEXURE.test(text);

/** The head of a paper of the case: 'IN THE SUPREME COURT OF INDIA … IN THE MATTER OF'. */
const PAPER = /IN THE (?:SUPREME|HIGH) COURT/u;

/** True where a paper and no other opinion follows: no heading of a judgment, no judge, no signature at its end. */
function isPaper(lines: readonly Line[], furniture: readonly boolean[], from: number): boolean {
  if (signatureLine(lines, furniture, from, lines.length) !== undefined) return false;
  return !lines.slice(from).some(({ text }) => isOwnHeading(text) || behindHeading(text) !== undefined);
}

/** True where signatures end directly above a line, or a few printed lines above it. */
function isSigned(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  line: number,
): boolean {
  let printed = 0;
  for (let to = line; to > from && printed < BEHIND; to -= 1) {
    if (furniture[to - 1] === true || lines[to - 1]?.text.trim() === '') continue;
    if (signatureLine(lines, furniture, from, to) !== undefined) return true;
    printed += 1;
  }
  return false;
}

const titleOf = (text: string): string => text.replace(/^[\s*#_]+|[\s*_:.–—-]+$/gu, '').slice(0, 90);

/**
 * The openings of the parts of a judgment, in order; the first is on line 0. `bodyLine` is the line behind the head, 0
 * when the text has none. Linear in the text.
 */
export function findOpenings(
  lines: readonly Line[],
  furniture: readonly boolean[],
  bodyLine: number,
): Opening[] {
  const bench = benchNames(lines);
  const report = reportedParts(lines, furniture, bench);
  const from = report?.judgment ?? judgmentLine(lines, furniture, bodyLine);
  const annexure = annexureOpening(lines, furniture, from);
  const before: Opening[] = report?.openings ?? (from > 0 ? [{ line: 0, kind: 'heading' as const }] : []);
  const found = [
    ...before.filter(({ line }) => line < from),
    ...opinionOpenings({
      lines,
      furniture,
      from,
      to: annexure?.line ?? lines.length,
      bench: bench.size === 0 && report !== undefined ? announcedNames(lines, from) : bench,
      reported: report !== undefined,
    }),
    ...(annexure === undefined ? [] : [annexure]),
  ];
  return found.length > 0 ? found : [{ line: 0, kind: 'judgment' }];
}
