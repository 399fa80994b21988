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

function bracketed(value: number | undefined): string | undefined {
  return value === undefined ? undefined : `(${value})`;
}

/** Databases and reporters that print no volume in the usual place; undefined for every other reporter. */
function databaseForm({ reporter, year, volume, court, page }: ReporterParts): string | undefined {
  switch (reporter) {
    case 'MANU':
      return `MANU/${court ?? 'SC'}/${page.padStart(4, '0')}/${year ?? ''}`;
    case 'SCC OnLine':
      return joined(year, reporter, court, page);
    case 'LiveLaw':
      return joined(year, reporter, seriesText(court), page);
    case 'TIOL':
    case 'VIL':
      return [year, reporter, page, ...(court === undefined ? [] : [court])].join('-');
    case 'LAWS':
      return `LAWS(${court ?? ''})-${year ?? ''}-${volume ?? ''}-${page}`;
    case 'INSC':
      return `[${year}] INSC ${page}`;
    default:
      return undefined;
  }
}

function supplementForm({ reporter, year, volume, court, page }: ReporterParts): string {
  const printed = SQUARE.has(reporter) && year !== undefined ? `[${year}]` : year;
  return joined(printed, 'Supp', bracketed(volume), tokenOf(reporter), seriesText(court), page);
}

/** The Law Weekly of Madras is cited as 'LW'; the keys of what is stored have its longer name. */
const tokenOf = (reporter: string): string => (reporter === 'MLW' ? 'LW' : reporter);

function volumeForm({ reporter, year, volume, court, page }: ReporterParts): string {
  if (reporter === 'JT') return joined('JT', year, bracketed(volume), court, page);
  const ilr = reporter === 'ILR';
  // An ILR without a court has its volume before the token: '(2017) 10 ILR 1961'.
  if (ilr && volume !== undefined && court !== undefined)
    return joined('ILR', bracketed(year), volume, court, page);
  if (reporter === 'AIR' || (ilr && volume === undefined)) return joined(reporter, year, court, page);
  return joined(yearText(reporter, year, volume), volume, tokenOf(reporter), seriesText(court), page);
}

function yearText(reporter: string, year: number | undefined, volume: number | undefined): string {
  if (year === undefined) return '';
  if (SQUARE.has(reporter)) return `[${year}]`;
  return volume === undefined ? `${year}` : `(${year})`;
}

/** The parts of a citation in the form courts print it: '(2017) 10 SCC 1', 'AIR 1973 SC 1461'. */
export function formatParts(parts: NeutralParts | ReporterParts): string {
  if (parts.kind === 'neutral') return formatNeutral(parts);
  return databaseForm(parts) ?? (parts.supplement ? supplementForm(parts) : volumeForm(parts));
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
