import { findCaseNumbers } from '#law/case-number.ts';
import { findAuthorities } from '#law/citations-authorities.ts';
import { findLawyers } from '#law/counsel.ts';
import { findCourtMentions } from '#law/courts.ts';
import { findDates } from '#law/dates.ts';
import { findJudges } from '#law/judges.ts';
import { findParties } from '#law/parties.ts';
import { findProvisions } from '#law/provisions.ts';
import { findStatutes } from '#law/provisions-statutes.ts';
import type { Span } from './score.ts';

export type Finder = (text: string) => Span[];

/** A gold label, who finds it, its goal, and in which texts the annotators marked it. */
export interface Labelled {
  label: string;
  find: Finder;
  goal?: number;
  /** Case numbers and dates were marked in sentences only, counsel in heads only. */
  where: 'everywhere' | 'heads' | 'sentences';
}

const LIST_JOIN = /^(?:[\s,;/&()-]|\bsections?\b|\barticles?\b|\band\b|\bor\b|\bto\b|r\/w|\bread with\b)*$/i;

export const LABELS: readonly Labelled[] = [
  { label: 'PRECEDENT', find: findAuthorities, goal: 0.9, where: 'everywhere' },
  { label: 'PROVISION', find: provisionGroups, goal: 0.9, where: 'everywhere' },
  { label: 'STATUTE', find: findStatutes, where: 'everywhere' },
  { label: 'COURT', find: outsideAuthorities(findCourtMentions), goal: 0.85, where: 'everywhere' },
  { label: 'JUDGE', find: findJudges, goal: 0.85, where: 'everywhere' },
  { label: 'CASE_NUMBER', find: outsideAuthorities(findCaseNumbers), goal: 0.85, where: 'sentences' },
  { label: 'PETITIONER', find: (text) => side(text, 'petitioner'), goal: 0.8, where: 'everywhere' },
  { label: 'RESPONDENT', find: (text) => side(text, 'respondent'), goal: 0.8, where: 'everywhere' },
  { label: 'LAWYER', find: findLawyers, where: 'heads' },
  { label: 'DATE', find: findDates, where: 'sentences' },
];

function side(text: string, role: 'petitioner' | 'respondent'): Span[] {
  return findParties(text).filter((party) => party.role === role);
}

/** Labels do not nest: a court, number or date inside a cited authority is part of the authority. */
function outsideAuthorities(find: Finder): Finder {
  return (text) => {
    const authorities = findAuthorities(text);
    return find(text).filter(
      (one) => !authorities.some((all) => one.start >= all.start && one.end <= all.end),
    );
  };
}

/** 'Sections 302, 307 and 34' is one span in the gold texts and three provisions to us: joined for comparison. */
function provisionGroups(text: string): Span[] {
  const groups: Span[] = [];
  for (const { start, end } of findProvisions(text)) {
    const last = groups.at(-1);
    if (last !== undefined && (start <= last.end || LIST_JOIN.test(text.slice(last.end, start)))) {
      last.end = Math.max(last.end, end);
    } else groups.push({ start, end });
  }
  return groups;
}
