import type { Line } from '../../text/lines.ts';
import { annexureOpening } from './annexure.ts';
import { benchNames } from './bench-names.ts';
import { judgmentLine } from './body-line.ts';
import type { Opening } from './opening.ts';
import { opinionOpenings } from './opinions.ts';
import { reportedParts } from './report.ts';

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
      bench,
      reported: report !== undefined,
    }),
    ...(annexure === undefined ? [] : [annexure]),
  ];
  return found.length > 0 ? found : [{ line: 0, kind: 'judgment' }];
}
