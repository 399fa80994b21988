import type { ActKind, ActUnit, Doubt, ReadingAccount } from './act-text.ts';
import type { ContentsEntry } from './contents.ts';
import { sameHeading } from './margins.ts';
import { compareNumbers } from './section-number.ts';

/** Limit: characters of a section beyond which a border may be missing, as a multiple of the others' median. */
const LONG = 40;
const MOST_HOLES = 200;

const lengthOf = ({ pieces }: ActUnit): number => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** Compares what was found with the contents of the copy, else with the run of its numbers. */
export function accountOf(
  units: readonly ActUnit[],
  contents: readonly ContentsEntry[] | undefined,
  { margins = false }: { margins?: boolean; kind?: ActKind } = {},
): ReadingAccount {
  const found = new Set(units.map(({ number }) => number));
  const listed = contents ?? runOf(units);
  const holes = listed.filter(({ number }) => !found.has(number)).map(({ number }) => number);
  const titles = new Map(contents?.map(({ number, title }) => [number, title]));
  const median = medianOf(units.map(lengthOf));
  const doubts = units.flatMap((unit): Doubt[] => {
    const { number } = unit;
    const title = titles.get(number);
    const kinds: Doubt['kind'][] = [];
    if (contents && title === undefined) kinds.push('not_in_contents');
    if (
      title !== undefined &&
      title !== '' &&
      !margins &&
      !unit.omitted &&
      unit.title !== '' &&
      !sameHeading(title, unit.title)
    )
      kinds.push('heading_differs');
    if (unit.title === '') kinds.push('heading_missing');
    if (lengthOf(unit) === 0 && !unit.omitted) kinds.push('no_text');
    if (median > 0 && lengthOf(unit) > Math.max(median * LONG, 20_000)) kinds.push('long');
    return kinds.map((kind) => ({ number, kind }));
  });
  return {
    expected: listed.length,
    found: units.length,
    byContents: contents !== undefined,
    holes: holes.slice(0, MOST_HOLES),
    doubts,
  };
}

/** Every whole number up to the highest, and the lettered numbers that were found. */
function runOf(units: readonly ActUnit[]): { number: string }[] {
  const runs = new Map<string, string[]>();
  for (const { number } of units) {
    const [, prefix = '', own] = /^(O\d{1,2}[A-D]?R)?(\d.*)$/u.exec(number) ?? [];
    if (own === undefined) continue;
    const run = runs.get(prefix);
    if (run) run.push(own);
    else runs.set(prefix, [own]);
  }
  const numbers = [...runs].flatMap(([prefix, own]) => {
    const last = Math.max(0, ...own.map((number) => Number.parseInt(number, 10)));
    const plain = Array.from({ length: Math.min(last, 2000) }, (_, at) => String(at + 1));
    return [...plain, ...own].map((number) => prefix + number);
  });
  return [...new Set(numbers)].sort(compareNumbers).map((number) => ({ number }));
}

function medianOf(lengths: readonly number[]): number {
  return [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
}
