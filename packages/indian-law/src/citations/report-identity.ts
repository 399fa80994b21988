import type { PrintedParts } from './report-sides.ts';
import type { Reporter } from './reporters.ts';
import { seriesOf } from './series.ts';
import type { ReporterParts } from './types.ts';

// Which of the printed parts identify a decision in a reporter.

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function toNumber(printed: string | undefined): number | undefined {
  if (printed === undefined) return undefined;
  if (/^\d+$/u.test(printed)) return Number(printed);
  const values = [...printed.toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Numbered by the year alone, without volumes or supplements. */
const WITHOUT_VOLUMES = new Set(['AIR', 'AIR Online', 'SCC OnLine', 'LiveLaw']);
/** Cited with a year only. */
const WITH_YEAR = new Set(['AIR', 'AIR Online', 'SCC OnLine']);

interface Sides {
  before: PrintedParts;
  after: PrintedParts;
}

/** These do not need a year: their volumes are often cited by number alone. */
const WITHOUT_YEAR = new Set([
  'ILR',
  'KLT',
  'Cri LJ',
  'LW',
  'MLJ',
  'CWN',
  'CLJ',
  'L Ed',
  'AC',
  'App Cas',
  'S Ct',
  'IA',
  'Bom LR',
]);

/** 'AIR 2000 SCW 833' is a page of AIR SCW. */
const WEEKLY = 'SCW';

function courtOf(reporter: Reporter, { before, after }: Sides): string | undefined {
  if (reporter.name === 'JT') return 'SC';
  const court = after.series === undefined ? undefined : seriesOf(after.series);
  return court === undefined && reporter.name === 'AIR' && before.year !== undefined ? 'SC' : court;
}

interface Identity {
  year: number | undefined;
  volume: number | undefined;
  court: string | undefined;
}

/** True where the printed parts identify a decision in this reporter. */
function identifies(reporter: Reporter, { year, volume, court }: Identity, volumeBefore: boolean): boolean {
  if (reporter.weak && volume === undefined) return false;
  if (reporter.name === 'US' && court !== undefined) return false;
  if (reporter.name === 'ILR' && court === undefined) return volumeBefore && year !== undefined;
  if (reporter.name === 'SCC OnLine' && court === undefined) return false;
  if (year !== undefined) return true;
  if (reporter.weak || WITH_YEAR.has(reporter.name)) return false;
  return reporter.continuous === true || WITHOUT_YEAR.has(reporter.name);
}

/** Combines the printed parts; undefined when they do not form a citation of that reporter. */
export function assemble(reporter: Reporter, sides: Sides): ReporterParts | undefined {
  const { before, after } = sides;
  const volumeBefore = before.volp ?? before.vol;
  const volumeAfter = after.volp ?? after.vol;
  if (volumeBefore !== undefined && volumeAfter !== undefined) return undefined;
  const year = toNumber(before.year ?? after.year);
  const printedVolume = toNumber(volumeAfter ?? volumeBefore ?? before.lead);
  if (year === undefined && printedVolume === undefined) return undefined;
  const volumes = !WITHOUT_VOLUMES.has(reporter.name);
  const volume = volumes ? printedVolume : undefined;
  const court = courtOf(reporter, sides);
  const identity = { year, volume, court };
  if (!identifies(reporter, identity, volumeBefore !== undefined)) return undefined;
  const supplement = before.supp1 ?? before.supp2 ?? after.supp ?? after.supp2;
  return partsOf(reporter, identity, volumes && supplement !== undefined, after.page ?? '');
}

function partsOf(
  reporter: Reporter,
  { year, volume, court }: Identity,
  supplement: boolean,
  page: string,
): ReporterParts {
  return {
    kind: 'reporter',
    reporter: court === WEEKLY ? 'AIR SCW' : reporter.name,
    ...(year === undefined ? {} : { year }),
    ...(volume === undefined ? {} : { volume }),
    ...(supplement ? { supplement: true as const } : {}),
    ...(court === undefined || court === WEEKLY ? {} : { court }),
    page: page.replace(/^0+(?=\d)/u, '').toUpperCase(),
    ...(reporter.name === 'MUNSHI SAMPLE' ? { sample: true as const } : {}),
  };
}
