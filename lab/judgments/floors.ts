import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Figures, figuresOf, precisionRecall, type Scored } from './figures.ts';
import { FIELDS } from './score.ts';

const FLOORS = new URL('floors.json', import.meta.url);
const HALVES = ['read', 'held'] as const;

/** The level that each figure of each half reached: right answers, F1, and stray numbers as a negative count. */
type Floors = Record<string, number>;

function levelsOf(half: string, { heads, paragraphs, parts, opinions, strayNumbers }: Figures): Floors {
  const f1 = { 'paragraph starts': paragraphs, parts, opinions };
  return Object.fromEntries([
    ...FIELDS.map((field) => [`${half}: ${field}`, heads[field].right]),
    ...Object.entries(f1).map(([name, tally]) => [
      `${half}: ${name}`,
      Math.floor(precisionRecall(tally).f1 * 1000) / 1000,
    ]),
    [`${half}: stray numbers`, -strayNumbers],
  ]);
}

function measured(scored: readonly Scored[]): Floors {
  return Object.assign(
    {},
    ...HALVES.map((half) => levelsOf(half, figuresOf(scored.filter(({ label }) => label.half === half)))),
  );
}

function readFloors(): Floors {
  return existsSync(FLOORS) ? (JSON.parse(readFileSync(FLOORS, 'utf8')) as Floors) : {};
}

/** The figures that are lower than their floors. */
export function fallen(scored: readonly Scored[]): string[] {
  const now = measured(scored);
  return Object.entries(readFloors()).flatMap(([name, floor]) => {
    const level = now[name] ?? Number.NEGATIVE_INFINITY;
    return level < floor ? [`${name}: ${level}, before ${floor}`] : [];
  });
}

/** Raises every floor to the level reached; a floor never sinks. */
export function raiseFloors(scored: readonly Scored[]): void {
  const before = readFloors();
  const raised = Object.entries(measured(scored)).map(([name, level]) => [
    name,
    Math.max(level, before[name] ?? Number.NEGATIVE_INFINITY),
  ]);
  writeFileSync(FLOORS, `${JSON.stringify(Object.fromEntries(raised), null, 2)}\n`);
}
