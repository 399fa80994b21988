import { reporterOf } from './reporters.ts';
import type { NeutralParts, ReporterParts } from './types.ts';

/** Reporters whose year courts print in square brackets. */
const SQUARE = new Set([
  'SCR',
  'ITR',
  'AC',
  'KB',
  'QB',
  'All ER',
  'WLR',
  'FCR',
  'UKSC',
  'UKHL',
  'UKPC',
  'EWHC',
  'HCA',
]);

function formatNeutral(parts: NeutralParts): string {
  const suffix = parts.division === undefined ? '' : `-${parts.division}`;
  if (parts.code === 'INSC') return `${parts.year} INSC ${parts.number}${suffix}`;
  // Punjab and Haryana pads its numbers to six figures.
  const number = `${parts.number}`.padStart(parts.code === 'PHHC' ? 6 : 1, '0');
  return `${parts.year}:${parts.code}:${number}${suffix}`;
}

function joined(...pieces: readonly (string | number | undefined)[]): string {
  return pieces.filter((piece) => piece !== undefined && piece !== '').join(' ');
}

/** The parts of a citation in the form courts print it: '(2017) 10 SCC 1', 'AIR 1973 SC 1461'. */
export function formatParts(parts: NeutralParts | ReporterParts): string {
  if (parts.kind === 'neutral') return formatNeutral(parts);
  const { reporter, year, volume, court, page } = parts;
  const bracket = (value: number | undefined) => (value === undefined ? undefined : `(${value})`);
  if (reporter === 'MANU') return `MANU/${court ?? 'SC'}/${page.padStart(4, '0')}/${year ?? ''}`;
  if (reporter === 'SCC OnLine') return joined(year, reporter, court, page);
  if (reporter === 'LiveLaw') return joined(year, reporter, court === undefined ? '' : `(${court})`, page);
  if (reporter === 'INSC') return `[${year}] INSC ${page}`;
  if (parts.supplement) return joined(year, 'Supp', bracket(volume), reporter, seriesText(court), page);
  if (reporter === 'JT') return joined('JT', year, bracket(volume), court, page);
  if (reporter === 'ILR' && volume !== undefined) return joined('ILR', bracket(year), volume, court, page);
  if (reporter === 'AIR' || reporter === 'ILR') return joined(reporter, year, court, page);
  const square = SQUARE.has(reporter);
  const plain = volume === undefined && !square;
  const printedYear = year === undefined ? '' : plain ? `${year}` : square ? `[${year}]` : `(${year})`;
  return joined(printedYear, volume, reporter, seriesText(court), page);
}

function seriesText(court: string | undefined): string {
  return court === undefined ? '' : `(${court})`;
}

/** The key of a citation's parts, equal for all printed variants. */
export function keyOfParts(parts: NeutralParts | ReporterParts): string {
  if (parts.kind === 'neutral') return `${parts.year}:${parts.code}:${parts.number}`.toLowerCase();
  const { reporter, volume, court, page } = parts;
  const throughYears = reporterOf(reporter)?.continuous === true && volume !== undefined;
  const year = throughYears ? '' : (parts.year ?? '');
  const series = reporter === 'JT' || (reporter === 'SCR' && court === 'SC') ? '' : (court ?? '');
  const supplement = parts.supplement ? 'supp' : '';
  return [reporter, year, supplement, volume ?? '', series, page].join('|').toLowerCase();
}
