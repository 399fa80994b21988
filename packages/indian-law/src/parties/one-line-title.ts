import { isInitialV } from '../citations/initial-v.ts';
import { isProse } from '../judgment/head-kinds.ts';
import { linesOf } from '../text/lines.ts';
import { matchesOf } from '../text/text.ts';
import type { PartyMention } from './party-mention.ts';
import { readPartyName } from './read-party-name.ts';

/** A title is printed near the top. */
const LIMIT = 2_000;
const MOST_LINES = 20;
const LONGEST_LINE = 180;
const VERSUS = /(?<=[\p{L}.)])\s+(-?(?:versus|v\/s\.?|vs?\b\.?)-?)\s+(?=[\p{Lu}(])/giu;
/** A report, a list of judges or of cases, a sentence: no title. */
const NO_TITLE =
  /\(C?J\)|\bJJ?\.|,\s*C?J\b|[\][:;]|\d{3}|\b(?:AIR|SCC|SCR|INSC|ITR|[Hh]eld|referred|relied|followed|distinguished|overruled|approved|supra)\b/u;
/** One of the sides is no person: a capital 'V.' between two persons may be an initial ('RAO SUJATA V. SEN'). */
const BODY =
  /\b(?:state|union|govt|government|commissioner|collector|corporation|board|bank|ltd|limited|company|co|university|council|authority|society|trust|others?|another|ors|anr)\b|&/iu;

/**
 * The parties of a title that is one line of its own, 'Asha Rao v. State of Kerala', above a judgment that prints no case
 * number and no roles. None where the line may be anything else, or where several such lines are printed. Bounded.
 */
export function oneLineTitle(text: string): PartyMention[] {
  const found: PartyMention[][] = [];
  let printed = 0;
  for (const line of linesOf(text.slice(0, LIMIT))) {
    if (line.text.trim() === '') continue;
    printed += 1;
    if (printed > MOST_LINES || isProse(line.text) || line.text.length > LONGEST_LINE) break;
    const sides = sidesOf(line.text);
    if (sides.length > 0)
      found.push(
        sides.map((side) => ({ ...side, start: side.start + line.start, end: side.end + line.start })),
      );
  }
  return found.length === 1 ? (found[0] ?? []) : [];
}

/** 'T. V. Rao', 'RAO SUJATA V. SEN': between two persons a capital 'V.' counts as an initial. */
function isInitial(line: string, { 0: whole, 1: word = '', index }: RegExpExecArray): boolean {
  if (!/^-?V\.?-?$/u.test(word)) return false;
  return isInitialV(line, index + whole.indexOf('V')) || !BODY.test(line);
}

function sidesOf(line: string): PartyMention[] {
  if (NO_TITLE.test(line)) return [];
  const marks = matchesOf(VERSUS, line).filter((match) => !isInitial(line, match));
  const [mark] = marks;
  if (mark === undefined || marks.length > 1) return [];
  const [whole] = mark;
  const before = line.slice(0, mark.index);
  const from = mark.index + whole.length;
  // 'In the matter of A v. B' and 'This is A v. B' are more than names.
  if (!/^\W*\p{Lu}/u.test(before) || /\p{Ll}\.\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(before)) return [];
  const petitioner = readPartyName(line, 0, mark.index);
  const respondent = readPartyName(line, from, line.length);
  if (petitioner === undefined || respondent === undefined) return [];
  return [
    { ...petitioner, role: 'petitioner' },
    { ...respondent, role: 'respondent' },
  ];
}
