import { checkVerification } from '../../affidavit/check-affidavit.ts';
import type { DraftDocument } from '../document/model.ts';
import type { DraftKind } from '../kinds.ts';
import { checkAnnexures } from './annexures.ts';
import { checkBlanks } from './blanks.ts';
import { checkCauseTitle } from './cause-title.ts';
import { checkClosing } from './closing.ts';
import { checkDates } from './dates.ts';
import { checkNumbering } from './numbering.ts';
import { partsOf } from './parts.ts';
import type { DraftCase, DraftRule, Finding } from './types.ts';

/** Levels of rules whose findings a lawyer should look at; all others must be mended before filing. */
const LEVELS: Partial<Record<DraftRule, 'warning' | 'info'>> = {
  basis_differs: 'warning',
  information_without_source: 'warning',
  belief_without_grounds: 'warning',
  annexure_not_referred: 'warning',
  annexure_gap: 'warning',
  date_differs: 'warning',
  place_missing: 'warning',
  date_missing: 'warning',
  numbering_broken: 'warning',
};
export type Level = 'error' | 'warning' | 'info';

/** The checks that a draft passes or fails, for its completion. */
const GROUPS: readonly (readonly DraftRule[])[] = [
  ['blank_left'],
  ['cause_title_missing', 'court_differs', 'case_number_differs', 'party_differs'],
  ['verification_missing', 'blanket_verification', 'verification_incomplete', 'verification_beyond'],
  ['basis_differs', 'information_without_source', 'belief_without_grounds'],
  ['deponent_not_identified', 'oath_missing'],
  ['annexure_not_marked', 'annexure_not_referred', 'annexure_gap', 'annexure_twice'],
  ['prayer_missing'],
  ['date_impossible', 'date_differs'],
  ['numbering_broken', 'reference_broken'],
  ['signature_missing', 'place_missing', 'date_missing'],
];

export interface CheckedDraft {
  findings: (Finding & { level: Level })[];
  /** The share of checks without findings, in percent; 0 for a draft without words. */
  completion: number;
}

/** Checks a draft before it is filed. Pure; linear in its length. */
export function checkDraft(document: DraftDocument, kind: DraftKind, known: DraftCase): CheckedDraft {
  const parts = partsOf(document, kind);
  if (parts.lines.length === 0) return { findings: [], completion: 0 };
  const order = new Map(parts.lines.map(({ block }, at) => [block, at]));
  const found = [
    ...checkCauseTitle(parts, known),
    ...checkVerification(parts),
    ...checkBlanks(parts),
    ...checkAnnexures(parts),
    ...checkNumbering(parts),
    ...checkDates(parts, known),
    ...checkClosing(parts),
  ];
  const placeOf = ({ block }: Finding) => (block === null ? parts.lines.length : (order.get(block) ?? 0));
  const findings = found
    .map((finding) => ({ ...finding, level: LEVELS[finding.rule] ?? ('error' as const) }))
    .sort((a, b) => placeOf(a) - placeOf(b));
  const failed = GROUPS.filter((rules) => findings.some(({ rule }) => rules.includes(rule))).length;
  return { findings, completion: Math.round((100 * (GROUPS.length - failed)) / GROUPS.length) };
}
