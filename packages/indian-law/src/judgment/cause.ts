import { causeTitleOf, formatCauseTitle } from '../parties/cause-title.ts';
import { findHindiParties } from '../parties/hindi-parties.ts';
import { oneLineTitle } from '../parties/one-line-title.ts';
import { findParties } from '../parties/parties.ts';
import type { PartyMention } from '../parties/party-mention.ts';
import { siteTitle } from '../parties/site-title.ts';
import { type HeadLine, headEnd, headLines, type Side, titleEnd } from './header.ts';
import { headInLines } from './one-line.ts';
import { ownCaseNumbers } from './own-numbers.ts';

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
