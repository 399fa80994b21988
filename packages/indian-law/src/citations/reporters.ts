import { MARK, markWhole } from '../text/marks.ts';
import { firstRuns } from '../text/printed-forms.ts';
import { REPORTER_TABLE } from './reporter-table.ts';

/** A law reporter as cited in India. */
export interface Reporter {
  name: string;
  /** The title of the report; '?' where no list explains its token. */
  title: string;
  /** Volume numbers do not restart each year, so volume and page identify a case without the year. */
  continuous: boolean;
  /** The token is an ordinary word or too short: it needs both year and volume to count as a citation. */
  weak: boolean;
  /** The year follows the token: 'AIR 1973 SC 1461'. */
  yearAfter: boolean;
}

/** A reporter with every form in which its name is printed. */
interface Row {
  reporter: Reporter;
  forms: string[];
}

export const REPORTERS: readonly Row[] = REPORTER_TABLE.split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [printed = '', title = ''] = line.split(' = ', 2);
    const [head = '', ...others] = printed.split('|').map((cell) => cell.trim());
    const name = head.replace(/[*?>]+$/u, '');
    const marks = head.slice(name.length);
    return {
      reporter: {
        name,
        title: title.trim(),
        continuous: marks.includes('*'),
        weak: marks.includes('?'),
        yearAfter: marks.includes('>'),
      },
      forms: [name, ...others.filter((form) => form !== '')],
    };
  });

/** Letters and digits only, lower case: 'S. C. R.' equals 'SCR'. */
export function foldToken(token: string): string {
  return token.toLowerCase().replace(/[^a-z0-9&]/gu, '');
}

const byToken = new Map<string, Reporter>();
for (const { reporter, forms } of REPORTERS) {
  for (const form of forms) if (!byToken.has(foldToken(form))) byToken.set(foldToken(form), reporter);
}

/** Every form in which a reporter's name is printed. */
export const REPORTER_FORMS: readonly string[] = REPORTERS.flatMap((row) => row.forms);
markWhole(MARK.reporter, REPORTER_FORMS.flatMap(firstRuns));

/** 'AlR', 'A.l.R.': a scan's small L for the capital I of AIR; 'ALR' and 'Alr' are another reporter. */
const SCANNED_AIR = /^A[^A-Za-z]*l[^A-Za-z]*R/u;

/** The reporter that a printed token names. */
export function reporterOf(token: string): Reporter | undefined {
  if (SCANNED_AIR.test(token)) return byToken.get('air');
  return byToken.get(foldToken(token));
}
