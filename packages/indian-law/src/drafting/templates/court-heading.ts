/** Words of a draft, or a blank that is asked for by its name. */
export type Part = string | { blank: string };

/** A value that is known, trimmed; else a blank. */
export const known = (value: string | null | undefined, blank: string): Part =>
  value === null || value === undefined || value.trim() === '' ? { blank } : value.trim();

/** A court that is named by its officer is headed as the court of that officer. */
const OFFICER = /\b(?:magistrate|judge|munsif)\b/iu;
const COURT = /\b(?:court|tribunal|commission|forum)\b/iu;

/** The first line of a cause title: IN THE HIGH COURT OF MADRAS. */
export function courtHeading(court: string | null | undefined): Part[] {
  const name = court?.trim().replace(/^(?:in )?the /iu, '') ?? '';
  if (name === '') return ['IN THE ', { blank: 'Name of the court' }];
  const before = OFFICER.test(name) && !COURT.test(name) ? 'IN THE COURT OF THE ' : 'IN THE ';
  return [before, name.toLocaleUpperCase('en-IN')];
}

/** The number of the case below it; a number with its type, such as W.P. 4411/2026, says what it is. */
export function caseNumberLine(
  caseNumber: string | null | undefined,
  type = 'Case No.',
  blank = 'Case Number',
): Part[] {
  const number = known(caseNumber, blank);
  return typeof number === 'string' && !/^\d/u.test(number) ? [number] : [`${type} `, number];
}
