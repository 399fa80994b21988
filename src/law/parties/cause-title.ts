/** The two sides of a cause as they are cited. `others` is how many more parties follow the first named. */
export interface CauseTitle {
  petitioner: string;
  respondent: string;
  petitionerOthers?: 'another' | 'others';
  respondentOthers?: 'another' | 'others';
}

const VERSUS = /\s+(?:vs?\.?|v\/s\.?|versus)\s+/i;
const OTHERS = /[\s,]*(?:&|\band)\s*(anr|another|ors|others?|\d{1,3}(?:\s+others)?)\b\.?\s*$/i;
const LONGEST = 600;

/**
 * Reads 'X vs. Y & Ors.', 'X and another v. Y', also with a trailing ' on 3 January, 2020' as web copies add. The
 * names are left as printed, without '& Ors.'. Undefined when no *versus* separates two names.
 */
export function parseCauseTitle(text: string): CauseTitle | undefined {
  const flat = text
    .slice(0, LONGEST)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\s+on\s+\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9},?\s+\d{4}$/u, '');
  const match = VERSUS.exec(flat);
  if (match === null) return undefined;
  const left = side(flat.slice(0, match.index));
  const right = side(flat.slice(match.index + match[0].length));
  if (left.name === '' || right.name === '') return undefined;
  return {
    petitioner: left.name,
    respondent: right.name,
    ...(left.others === undefined ? {} : { petitionerOthers: left.others }),
    ...(right.others === undefined ? {} : { respondentOthers: right.others }),
  };
}

/** 'K. Revathi v. S. Anbalagan and others': court style, for citations and headings. */
export function formatCauseTitle(title: CauseTitle): string {
  return `${withOthers(title.petitioner, title.petitionerOthers)} v. ${withOthers(title.respondent, title.respondentOthers)}`;
}

/** A cause title from lists of parties in order of the record; undefined when a side is empty. */
export function causeTitleOf(
  petitioners: readonly string[],
  respondents: readonly string[],
): CauseTitle | undefined {
  const [petitioner] = petitioners;
  const [respondent] = respondents;
  if (petitioner === undefined || respondent === undefined) return undefined;
  const more = (count: number): 'another' | 'others' | undefined =>
    count <= 1 ? undefined : count === 2 ? 'another' : 'others';
  const left = more(petitioners.length);
  const right = more(respondents.length);
  return {
    petitioner,
    respondent,
    ...(left === undefined ? {} : { petitionerOthers: left }),
    ...(right === undefined ? {} : { respondentOthers: right }),
  };
}

function withOthers(name: string, others: 'another' | 'others' | undefined): string {
  return others === undefined ? name : `${name} and ${others}`;
}

function side(printed: string): { name: string; others?: 'another' | 'others' } {
  const match = OTHERS.exec(printed);
  const name = (match === null ? printed : printed.slice(0, match.index)).replace(/[\s,.;]+$/u, (end) =>
    /\b(?:\p{Lu}|Ltd|Co|Pvt|Inc)$/u.test(printed.slice(0, printed.length - end.length)) ? end.trimEnd() : '',
  );
  if (match?.[1] === undefined) return { name: name.trim() };
  return { name: name.trim(), others: /^(?:anr|another|1)$/i.test(match[1]) ? 'another' : 'others' };
}
