import { type Authority, findAuthorities } from '#law/citations/authorities.ts';
import { findCourtMentions } from '#law/courts/courts.ts';
import { findCaseNumbers } from '#law/judgment/case-number.ts';
import { findLawyers } from '#law/judgment/counsel.ts';
import { headEnd, headLines } from '#law/judgment/header.ts';
import { findJudges } from '#law/judgment/judges.ts';
import { withoutOwnLine } from '#law/judgment/references.ts';
import { findParties } from '#law/parties/parties.ts';
import { findProvisionGroups } from '#law/provisions/provisions.ts';
import { findStatutes } from '#law/provisions/statutes.ts';
import { findDates } from '#law/text/dates.ts';
import type { Where } from './gold.ts';
import type { GoldSpan, GoldText } from './gold-text.ts';
import type { Span } from './score.ts';

export type Finder = (text: string) => Span[];

/** A gold label, who finds it, and in which texts the annotators marked it. */
export interface Labelled {
  label: string;
  /** True for gold spans with this label, when it is not a label of the annotators. */
  isGold?: (span: GoldSpan) => boolean;
  find: Finder;
  where: Where;
  /** Finder for texts whose every label is marked, when it differs from `find`. */
  findAll?: Finder;
}

export const LABELS: readonly Labelled[] = [
  { label: 'PRECEDENT', find: bodyAuthorities, where: 'everywhere' },
  { label: 'PROVISION', find: findProvisionGroups, where: 'sentences' },
  { label: 'STATUTE', find: findStatutes, where: 'sentences' },
  {
    label: 'COURT',
    find: outsideAuthorities(courts),
    where: 'everywhere',
    findAll: outsideAuthorities(findCourtMentions),
  },
  { label: 'JUDGE', find: findJudges, where: 'everywhere' },
  { label: 'CASE_NUMBER', find: outsideAuthorities(findCaseNumbers), where: 'sentences' },
  { label: 'PETITIONER', find: (text) => side(text, 'petitioner'), where: 'everywhere' },
  { label: 'RESPONDENT', find: (text) => side(text, 'respondent'), where: 'everywhere' },
  { label: 'LAWYER', find: findLawyers, where: 'heads' },
  { label: 'DATE', find: findDates, where: 'sentences' },
];

/** Cases with parties: in our own texts citations without a name carry no label. */
export const NAMED: Labelled = {
  label: 'PRECEDENT with parties',
  isGold: ({ label, text }) => label === 'PRECEDENT' && /\bv(?:s|ersus)?\b/iu.test(text),
  find: (text) => bodyAuthorities(text).filter(({ name }) => name !== undefined),
  where: 'everywhere',
};

/** Spans of a label that are found in a gold text. */
export function findIn({ find, findAll }: Labelled, { text, whole }: GoldText): Span[] {
  return whole && findAll !== undefined ? findAll(text) : find(text);
}

/** In a head the annotators marked the court that decides; `readJudgment` too reads it from the lines that name it. */
function courts(text: string): Span[] {
  const lines = headLines(text);
  const bodyAt = headEnd(lines);
  return findCourtMentions(text).filter(({ start, end }) => {
    const line = start < bodyAt ? lines.find((one) => one.start <= start && start < one.end) : undefined;
    if (line === undefined || line.kind === 'court') return true;
    const before = text.slice(line.start, start);
    return (
      /(?:^|\b(?:in|before)\s(?:the\s)?)\W*$/i.test(before) && !/\bno\b.*\d/i.test(text.slice(end, line.end))
    );
  });
}

function side(text: string, role: 'petitioner' | 'respondent'): Span[] {
  return findParties(text).filter((party) => party.role === role);
}

/** The judgment's own cause title and citations are no authorities: `readJudgment` too leaves them out. */
function bodyAuthorities(text: string): Authority[] {
  const bodyAt = headEnd(headLines(text));
  return withoutOwnLine(text, findAuthorities(text)).filter((one) => one.start >= bodyAt);
}

/** Labels do not nest: a court or number inside a cited authority is part of it. */
function outsideAuthorities(find: Finder): Finder {
  return (text) => {
    const authorities = bodyAuthorities(text);
    return find(text).filter((one) => !authorities.some((all) => one.start < all.end && all.start < one.end));
  };
}
