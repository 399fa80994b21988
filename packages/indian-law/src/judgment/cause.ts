import { causeTitleOf, formatCauseTitle } from '../parties/cause-title.ts';
import { findHindiParties } from '../parties/hindi-parties.ts';
import { oneLineTitle } from '../parties/one-line-title.ts';
import { findParties } from '../parties/parties.ts';
import type { PartyMention } from '../parties/party-mention.ts';
import { siteTitle } from '../parties/site-title.ts';
import { matchesOf } from '../text/text.ts';
import { findCaseNumbers } from './case-number.ts';
import { type HeadLine, headEnd, headLines, type Side, titleEnd } from './header.ts';
import { ownCaseNumbers } from './own-numbers.ts';

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
function headInLines(text: string): string | undefined {
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

/** The parties of a judgment, and its cases. */
export interface Cause {
  /** 'K. Revathi v. S. Anbalagan and others'. */
  title?: string;
  petitioner?: string;
  respondent?: string;
  petitioners: string[];
  respondents: string[];
  /** The first number of the head. */
  case_number?: string;
  /** All numbers of the head, those of connected cases too. */
  case_numbers?: string[];
}

/** Reads the parties and the case numbers of a judgment from its head; a head in one line is read in its parts. */
export function readCause(printed: string, lines: readonly HeadLine[], bodyAt: number): Cause {
  const inLines = headInLines(printed);
  const text = inLines === undefined ? printed : inLines + printed.slice(inLines.length);
  const head = inLines === undefined ? lines : headLines(text);
  const end = titleEnd(head, inLines === undefined ? bodyAt : headEnd(head));
  const found = end > 0 ? causeParties(findParties(text, head)) : [];
  const parties = found.length > 0 ? found : withoutRoles(text);
  const petitioners = namesOn(parties, 'petitioner');
  const respondents = namesOn(parties, 'respondent');
  const numbers = ownCaseNumbers(text, head, end);
  const [number] = numbers;
  return {
    ...titleOf(text, parties),
    petitioners,
    respondents,
    ...(number === undefined ? {} : { case_number: number, case_numbers: numbers }),
  };
}

/** The parties of a title that prints no roles: in Hindi, or in one line. */
function withoutRoles(text: string): PartyMention[] {
  const hindi = findHindiParties(text);
  return hindi.length > 0 ? hindi : oneLineTitle(text);
}

/** The parties of the first cause, as the judgment prints them and not as a legal site cuts them off. */
function causeParties(parties: readonly PartyMention[]): PartyMention[] {
  const own = firstCause(parties.filter(({ fromSite }) => fromSite !== true));
  const complete = (['petitioner', 'respondent'] as const).every((side) =>
    own.some(({ role }) => role === side),
  );
  return complete || !parties.some(({ fromSite }) => fromSite) ? own : firstCause(parties);
}

/** The first of several causes heard together: its petitioners, then its respondents. */
function firstCause(parties: readonly PartyMention[]): PartyMention[] {
  const answer = parties.findIndex((party) => party.role === 'respondent');
  if (answer === -1) return [...parties];
  const next = parties.findIndex((party, i) => i > answer && party.role === 'petitioner');
  return parties.slice(0, next === -1 ? parties.length : next);
}

function namesOn(parties: readonly PartyMention[], role: Side): string[] {
  return [...new Set(parties.filter((party) => party.role === role).map((party) => party.name))].slice(0, 60);
}

function titleOf(
  text: string,
  parties: readonly PartyMention[],
): Pick<Cause, 'title' | 'petitioner' | 'respondent'> {
  const petitioners = namesOn(parties, 'petitioner');
  const respondents = namesOn(parties, 'respondent');
  const fromText = causeTitleOf(petitioners, respondents);
  if (fromText !== undefined) {
    const title = {
      ...fromText,
      ...(fromText.petitionerOthers === 'others' ? {} : printedOthers(text, parties, 'petitioner')),
      ...(fromText.respondentOthers === 'others' ? {} : printedOthers(text, parties, 'respondent')),
    };
    const printed = formatCauseTitle(title);
    const at = printed.indexOf(' v. ', title.petitioner.length);
    return { title: printed, petitioner: printed.slice(0, at), respondent: printed.slice(at + 4) };
  }
  const [petitioner] = petitioners;
  const [respondent] = respondents;
  const matter =
    petitioner !== undefined && /\bin\s+re\s*[:.–-]+\s*$/iu.test(text.slice(0, parties[0]?.start));
  if (matter && respondent === undefined) return { title: `In re ${petitioner}`, petitioner };
  const named = siteTitle(text);
  const sides = {
    ...(petitioner === undefined ? {} : { petitioner }),
    ...(respondent === undefined ? {} : { respondent }),
  };
  if (named === undefined) return sides;
  return {
    petitioner: named.petitioner,
    respondent: named.respondent,
    ...sides,
    title: formatCauseTitle(named),
  };
}

/** Behind a party: parentage, heirs and address, then '& Anr.', 'and others', up to the role or the next party. */
const ENTRY_END =
  /\.{3,}|…|-{4,}|={3,}|\n\s*(?:-?\s*v(?:ersus|s)?\b|\(?\d{1,3}\s?[.):]|and\s*:?\s*$|\s*\n)|\n[^\n]*\bNo\b/imu;
const OTHERS = /(?:&|\band)\s*\(?(anr|another|ors|others?|\d{1,3})\b(?![^\S\n]*\p{Lu}\p{Ll}+\s+\p{Lu})/iu;

/** 'Municipal Corporation … Respondents / and Ors.': the name goes on below its role. */
const BELOW_ROLE =
  /^[^\n]{0,80}\n[^\S\n]*(?:&|\band)[^\S\n]+(anr|another|ors|others?)\b\.?[^\S\n]*(?=\n|$)/iu;

/** '& Anr.', 'and others' printed after the first party named on a side. */
function printedOthers(
  text: string,
  parties: readonly PartyMention[],
  role: Side,
): Record<string, 'another' | 'others'> {
  const first = parties.find((party) => party.role === role);
  if (first === undefined) return {};
  const behind = text.slice(first.end, first.end + 240);
  const said = (OTHERS.exec(behind.slice(0, ENTRY_END.exec(behind)?.index)) ?? BELOW_ROLE.exec(behind))?.[1];
  if (said === undefined) return {};
  return { [`${role}Others`]: /^(?:anr|another|1)$/i.test(said) ? 'another' : 'others' };
}
