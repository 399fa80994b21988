import { matchesOf } from '../text/text.ts';
import { findCaseNumbers } from './case-number.ts';

// Judgments saved from the web often come in one line: court, parties and counsel follow one another without a break.

/** A printed line is shorter. */
const LONGEST_LINE = 1_000;
const LIMIT = 14_000;
const ROLE = '(?:Petitioner|Appellant|Applicant|Revisionist|Plaintiff|Respondent|Opposite Party|Defendant)';
/** A blank before what begins a line of a head. */
const BEFORE = new RegExp(
  `[ \\t](?=(?:PETITIONER|RESPONDENT|BENCH|CITATION|ACT|HEADNOTE|JUDGMENT|CASE NO\\.?|DATE OF JUDGMENT)\\s?:|DATE OF JUDGMENT|(?:Author|Bench|Equivalent citations|Case|${ROLE}|Counsel for ${ROLE})\\s?:|IN THE (?:HIGH|SUPREME) COURT|HIGH COURT OF|CORAM\\b|DATED?\\s?:|(?:ORDER|JUDGMENT|J U D G M E N T|O R D E R)\\b|P(?:rayer|RAYER)\\b|For (?:the )?${ROLE}s?\\s?:|(?:V[Ss]\\.|vs\\.|Versus|VERSUS)\\s|\\d{1,2}\\. ?(?:The|M\\/s|[A-Z][a-z])|(?:With|WITH) (?:Case|[A-Z]))`,
  'g',
);
/** A blank behind what ends one: a role marker, *versus*. */
const BEHIND = new RegExp(
  `(?:\\.{2,}|…)\\s?${ROLE}s?(?:\\(s\\))?\\.?[ \\t]|[ \\t](?:V[Ss]\\.|Versus|VERSUS)[ \\t]`,
  'gi',
);

/**
 * The head of a text that was saved in one line, with line breaks for the blanks between its parts; every offset stays.
 * Undefined when the head is printed in lines.
 */
export function headInLines(text: string): string | undefined {
  const head = text.slice(0, LIMIT);
  if (!head.split('\n', 3).some((line) => line.length > LONGEST_LINE)) return undefined;
  const breaks = new Set<number>();
  for (const { index } of matchesOf(BEFORE, head)) breaks.add(index);
  for (const match of matchesOf(BEHIND, head)) breaks.add(match.index + match[0].length - 1);
  for (const { end } of findCaseNumbers(head.slice(0, 4_000))) if (head[end] === ' ') breaks.add(end);
  const letters = head.split('');
  for (const at of breaks) letters[at] = '\n';
  return letters.join('');
}
