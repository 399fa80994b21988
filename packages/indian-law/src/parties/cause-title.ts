import { matchesOf } from '../text/text.ts';
/** The two sides of a cause as they are cited. `others` is how many more parties follow the first named. */
export interface CauseTitle {
  petitioner: string;
  respondent: string;
  petitionerOthers?: 'another' | 'others';
  respondentOthers?: 'another' | 'others';
}

/** 'v.', 'vs.State', '-Vs.-', 'V/s', 'versus', between two names. */
const VERSUS =
  /(?:\s[-–]?|(?<=[)\].])[-–]?)(?:(?<word>versus|v\/s\.?|vs\b\.?)|(?<letter>v\b\.?))(?:[-–]?\s|(?<=\.)(?=\p{L}{2}))/giu;
/** A name before a versus ends with a letter of initials: 'S. V. Desai', 'K.V. Rao'. */
const INITIALS = /(?:^|[\s.])\p{L}\.?$/u;
/** Words of bodies, which no person's name has. */
const BODY =
  /\b(?:state|union|uoi|govt|government|commissioner|collector|corporation|board|bank|ltd|limited|company|co|university|municipal\w*|cbi|cit)\b/iu;
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
  const versus = versusOf(flat);
  if (versus === undefined) return undefined;
  const left = side(flat.slice(0, versus.start));
  const right = side(flat.slice(versus.end));
  if (left.name === '' || right.name === '') return undefined;
  return {
    petitioner: left.name,
    respondent: right.name,
    ...(left.others === undefined ? {} : { petitionerOthers: left.others }),
    ...(right.others === undefined ? {} : { respondentOthers: right.others }),
  };
}

/**
 * The versus of a title: a word before a letter, a small letter before the capital of a name ('Ramesh V. Patil'), and no
 * initial ('S. V. Desai'), unless nothing else parts the names.
 */
function versusOf(flat: string): { start: number; end: number } | undefined {
  const found = matchesOf(VERSUS, flat).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    letter: match.groups?.letter,
  }));
  const word = found.find(({ letter }) => letter === undefined);
  if (word || found.length < 2) return word ?? found[0];
  const apart = found.filter(({ start }) => !INITIALS.test(flat.slice(0, start)));
  const letters = apart.length > 0 ? apart : found;
  const small = letters.filter(({ letter = '' }) => letter.startsWith('v'));
  const wanted = small.length > 0 ? small : letters;
  const ofBody = wanted.find(({ start, end }) => {
    const before = flat.slice(0, start);
    return [firstWords(before), lastWord(before), firstWords(flat.slice(end))].some((words) =>
      BODY.test(words),
    );
  });
  return ofBody ?? wanted[Math.floor(wanted.length / 2)];
}

const lastWord = (text: string): string => /\S{1,40}$/u.exec(text)?.[0] ?? '';
const firstWords = (text: string): string => text.split(' ', 2).join(' ');

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
