import type { TimeRule } from '../types.ts';
import { APPEALS_AND_APPLICATIONS } from './appeals-and-applications.ts';
import { SUITS_ON_CONTRACTS } from './suits-on-contracts.ts';
import { SUITS_ON_PROPERTY } from './suits-on-property.ts';

/** The 137 articles of the Schedule to the Limitation Act, 1963, each limb as an entry of its own. */
export const SCHEDULE: readonly TimeRule[] = [
  ...SUITS_ON_CONTRACTS,
  ...SUITS_ON_PROPERTY,
  ...APPEALS_AND_APPLICATIONS,
];

/**
 * The entries of an article as printed: `113`, `116(a)`; all limbs of a bare number that has limbs (`116`), and of a limb
 * that divides again (`115(b)`). Empty for an article that the Schedule lacks.
 */
export function articlesOf(article: string): TimeRule[] {
  const wanted = article
    .trim()
    .replace(/^art(?:icle|\.)?\s*/iu, '')
    .replaceAll(/\s/gu, '')
    .toLowerCase();
  const exact = SCHEDULE.find(({ key }) => key === wanted);
  if (exact) return [exact];
  return wanted === '' ? [] : SCHEDULE.filter(({ key }) => key.startsWith(`${wanted}(`));
}
