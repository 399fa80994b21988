import type { ActText, ActUnit } from './act-text.ts';
import { folded, withoutMarks } from './marks.ts';
import { compareNumbers } from './section-number.ts';

/** A section in which a newer copy differs from the one before it. */
export interface CopyDifference {
  number: string;
  kind: 'added' | 'removed' | 'changed' | 'renamed';
  /** Its words in both copies, where they changed and are not too many. */
  before?: string;
  now?: string;
}

/** Limits: sections whose words are kept, and characters of each. */
const WORDED = 200;
const LONGEST = 8000;

/** The words of a section in one line, without marks of footnotes and brackets of amendments. */
export const plainText = ({ pieces }: Pick<ActUnit, 'pieces'>): string =>
  withoutMarks(pieces.map(({ label, text }) => `${label} ${text}`).join(' '));

/** Sections in which two copies of an act differ, in order. Marks of footnotes and stops are no difference. */
export function differencesOf(before: ActText, after: ActText): CopyDifference[] {
  const [old, now] = [byNumber(before), byNumber(after)];
  const numbers = [...new Set([...old.keys(), ...now.keys()])].sort(compareNumbers);
  let worded = 0;
  return numbers.flatMap((number): CopyDifference[] => {
    const [one, other] = [old.get(number), now.get(number)];
    if (!one) return [{ number, kind: 'added' }];
    if (!other) return [{ number, kind: 'removed' }];
    const [words, changed] = [plainText(one), plainText(other)];
    if (folded(words) !== folded(changed)) {
      if (Math.max(words.length, changed.length) > LONGEST || worded >= WORDED)
        return [{ number, kind: 'changed' }];
      worded += 1;
      return [{ number, kind: 'changed', before: words, now: changed }];
    }
    return folded(one.title) === folded(other.title) ? [] : [{ number, kind: 'renamed' }];
  });
}

/** Limits: fewer sections than these may have been repealed since the copy before. */
const FEWEST_LACKED = 3;
const SHARE_LACKED = 0.02;

/**
 * Sections that the copy before has and a copy with missing pages, or a part of a copy, lacks; empty where so few are gone
 * that the law may have changed. A copy with contents of its own lacks what these name; a part has none of the whole.
 */
export function lackedSections(before: ActText, now: ActText): string[] {
  const own = new Set(now.units.map(({ number }) => number));
  const holes = new Set(now.account.holes);
  const listed = now.account.byContents && now.part === undefined;
  const lacked = before.units.filter(
    ({ number, omitted }) => !omitted && !own.has(number) && (!listed || holes.has(number)),
  );
  const few = Math.max(FEWEST_LACKED, before.units.length * SHARE_LACKED);
  return lacked.length < few ? [] : lacked.map(({ number }) => number);
}

const byNumber = ({ units }: ActText): Map<string, ActUnit> =>
  new Map(units.map((unit) => [unit.number, unit]));

/** A part of a copy in several files, with the sections of the other parts that are there already. */
export function withOtherParts(before: ActText | undefined, part: ActText): ActText {
  if (part.part === undefined || before?.part === undefined) return part;
  const own = new Set(part.units.map(({ number }) => number));
  const units = [...before.units.filter(({ number }) => !own.has(number)), ...part.units].sort((a, b) =>
    compareNumbers(a.number, b.number),
  );
  const place = new Map(units.map(({ number }, at) => [number, at]));
  const headings = [before, part].flatMap((act) =>
    act.headings.flatMap((heading) => {
      const number = act.units[heading.at]?.number;
      const kept = number !== undefined && (act === part || !own.has(number));
      return kept ? [{ ...heading, at: place.get(number) ?? 0 }] : [];
    }),
  );
  const holes = [...new Set([...before.account.holes, ...part.account.holes])].filter(
    (number) => !place.has(number),
  );
  return {
    ...part,
    units,
    headings: headings.sort((a, b) => a.at - b.at),
    schedules: [...before.schedules, ...part.schedules],
    account: {
      ...part.account,
      expected: units.length + holes.length,
      found: units.length,
      holes,
      doubts: [...before.account.doubts.filter(({ number }) => !own.has(number)), ...part.account.doubts],
    },
  };
}
