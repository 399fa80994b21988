import { ORDINALS } from '../../provisions/canonical-number.ts';
import type { ActText, Piece } from './act-text.ts';
import { rulePlace, shownNumber } from './orders.ts';

const UNIT = { section: 's.', article: 'Art.', rule: 'r.' } as const;

/** 's. 138', 'Art. 226', 'r. 1', 'Order XXXIX r. 1'. */
function numbered(unit: ActText['unit'], number: string): string {
  if (rulePlace(number)) return shownNumber(number).replace(', rule', ' r.');
  return `${UNIT[unit]} ${number}`;
}

/** True where the same sub-section, or the section, has another proviso. */
function hasMore(pieces: readonly Piece[], step: string, before: readonly string[]): boolean {
  const prefix = before.length === 0 ? '' : `${before.join('.')}.`;
  const letter = step[0] ?? '';
  const steps = new Set(
    pieces.flatMap(({ path }) => {
      const own = path.startsWith(prefix) ? path.slice(prefix.length).split('.')[0] : undefined;
      return own !== undefined && /^[pexi]\d+$/u.test(own) && own.startsWith(letter) ? [own] : [];
    }),
  );
  return steps.size > 1;
}

function named(step: string, more: boolean, label: string): string {
  const place = Number(step.slice(1));
  if (step.startsWith('p')) return more ? `${ORDINALS[place - 1] ?? `${place}th`} proviso` : 'proviso';
  if (step.startsWith('e')) return label.replace(/[^\p{L}\p{Nd}\s]/gu, '').trim() || 'Explanation';
  if (step.startsWith('x')) return label.replace(/[^\p{L}\p{Nd}\s]/gu, '').trim() || 'Exception';
  return 'illustration';
}

/**
 * A piece as courts cite it: 's. 138, proviso (b), NI Act', 's. 13(1)(ia), HMA', 's. 300, Exception 1, IPC'. `act` is the
 * short title; '' leaves it out.
 */
export function citePiece(
  { number, pieces }: { number: string; pieces: readonly Piece[] },
  path: string,
  { unit, act }: { unit: ActText['unit']; act: string },
): string {
  let cited = numbered(unit, number);
  let inside = false;
  const before: string[] = [];
  for (const step of path.split('.')) {
    const container = /^[pexi]\d+$/u.test(step);
    if (container) {
      const label = pieces.find((piece) => piece.path === [...before, step].join('.'))?.label ?? '';
      cited += `, ${named(step, hasMore(pieces, step, before), label)}`;
      inside = true;
    } else if (!/^t\d+$/u.test(step)) {
      cited += inside ? ` (${step})` : `(${step})`;
      inside = false;
    }
    before.push(step);
  }
  return act === '' ? cited : `${cited}, ${act}`;
}
