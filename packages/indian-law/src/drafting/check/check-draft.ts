import { checkVerification } from '../../affidavit/check-affidavit.ts';
import { printedDay } from '../../limitation/days.ts';
import { DAY_NOTES, notesOnDays } from '../days/day-notes.ts';
import { disorderedDays } from '../days/past-days.ts';
import {
  datedPaper,
  daysOf,
  doubleDays,
  lineOfDelay,
  type StatedDay,
  statedDays,
} from '../days/read-days.ts';
import type { DraftDocument } from '../document/model.ts';
import type { DraftKind } from '../kinds.ts';
import { namedBlocks } from '../suggestions/draft-blocks.ts';
import { checkAmounts } from './amounts.ts';
import { checkAnnexures } from './annexures.ts';
import { checkBlanks } from './blanks.ts';
import { checkCauseTitle } from './cause-title.ts';
import { checkClosing } from './closing.ts';
import { checkCodes, dayMade } from './codes.ts';
import { checkCriminal } from './criminal.ts';
import { checkDates } from './dates.ts';
import { checkFirstInformation } from './first-information.ts';
import { checkListedPapers } from './listed-papers.ts';
import { isUnread, type NotChecked, notChecked } from './not-checked.ts';
import { checkNumbering } from './numbering.ts';
import { checkOtherNames } from './other-names.ts';
import { isStatementOfTruth, partsOf } from './parts.ts';
import { checkReliefs } from './reliefs.ts';
import { checkSupporting } from './supporting.ts';
import type { DraftCase, DraftParts, DraftRule, Finding, Fix } from './types.ts';

/** The later of two days shows a disorder, but for one that comes after the paper itself. */
const placeOfNote = (note: string, days: readonly string[]): string | undefined =>
  note === 'days_disordered' && /^(?:paperDate|filedOn)$/u.test(days.at(-1) ?? '') ? days[0] : days.at(-1);

/** The days of a draft against each other and against the law, by the same rules as the form of its template. */
function checkStatedDays(parts: DraftParts, stated: readonly StatedDay[]): Finding[] {
  const notes = notesOnDays(daysOf(stated), datedPaper(parts)).filter(({ grave }) => grave);
  return [
    ...doubleDays(stated).map(
      ([one, before]): Finding => ({
        rule: 'dates_contradict',
        block: one.line.block,
        values: { what: one.name, of: one.of, one: printedDay(before.iso), other: printedDay(one.iso) },
      }),
    ),
    ...notes.map(({ note, values, days }): Finding => {
      // The number of days is what differs, and not the days that are counted.
      const named = note === 'delay_differs' ? lineOfDelay(parts) : undefined;
      const line =
        named ??
        (
          stated.findLast(({ name }) => name === placeOfNote(note, days)) ??
          stated.findLast(({ name }) => days.includes(name))
        )?.line;
      return { rule: note, block: line?.block ?? null, values };
    }),
  ];
}

/** Days that the sentences of a draft put in another order; a block whose named days say so already has one finding. */
function checkOrder(parts: DraftParts, named: readonly Finding[]): Finding[] {
  const done = new Set(named.filter(({ rule }) => rule === 'days_disordered').map(({ block }) => block));
  return disorderedDays(parts).flatMap(({ line, first, second, firstDay, secondDay }): Finding[] => {
    if (done.has(line.block)) return [];
    done.add(line.block);
    const values = { first, second, firstDay: printedDay(firstDay), secondDay: printedDay(secondDay) };
    return [{ rule: 'days_disordered', block: line.block, values, unsure: true }];
  });
}

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
  annexure_not_bound: 'warning',
  bail_particulars: 'warning',
  other_case_name: 'warning',
  production_late: 'warning',
};
export type Level = 'error' | 'warning' | 'info';

/** The checks that a draft passes or fails, for its completion. */
const GROUPS: readonly (readonly DraftRule[])[] = [
  ['blank_left'],
  ['cause_title_missing', 'court_differs', 'case_number_differs', 'party_differs', 'other_case_name'],
  [
    'verification_missing',
    'blanket_verification',
    'verification_incomplete',
    'verification_beyond',
    'verification_presumes',
  ],
  ['basis_differs', 'information_without_source', 'belief_without_grounds'],
  ['deponent_not_identified', 'oath_missing', 'jurat_missing', 'authority_missing'],
  ['annexure_not_marked', 'annexure_not_referred', 'annexure_gap', 'annexure_twice', 'annexure_not_bound'],
  ['prayer_missing', 'relief_missing', 'counter_claim_relief', 'counter_claim_value'],
  ['affidavit_missing', 'certificate_missing', 'mediation_missing', 'statement_of_truth_missing'],
  ['company_not_accused', 'company_role_missing', 'bail_court', 'bail_particulars'],
  ['old_code', 'new_code'],
  ['date_impossible', 'date_differs', 'dates_contradict', 'amount_differs', ...DAY_NOTES],
  ['numbering_broken', 'reference_broken'],
  ['signature_missing', 'place_missing', 'date_missing'],
];

/** A fix with the text that it replaces: a text that was changed since is not replaced. */
export type PlacedFix =
  | Exclude<Fix, { kind: 'replace' }>
  | (Extract<Fix, { kind: 'replace' }> & { was: string });

function placed(fix: Fix, texts: ReadonlyMap<string, string>): PlacedFix {
  if (fix.kind !== 'replace') return fix;
  return { ...fix, was: (texts.get(fix.block) ?? '').slice(fix.start, fix.end) };
}

export interface CheckedDraft {
  findings: (Omit<Finding, 'fix' | 'unsure'> & { level: Level; fix?: PlacedFix })[];
  /** The share of checks without findings, in percent; 0 for a draft without words. */
  completion: number;
  /** Comparisons that were not made, because the draft lacks what they need or is written in words that no rule reads. */
  notChecked: NotChecked[];
}

const isDayOfPaper = ({ name }: StatedDay): boolean => /^(?:paperDate|noticeDate|filedOn)$/u.test(name);

/** Checks a draft before it is filed. Pure; linear in its length. */
export function checkDraft(document: DraftDocument, kind: DraftKind, known: DraftCase): CheckedDraft {
  const parts = partsOf(document, kind);
  if (parts.lines.length === 0) return { findings: [], completion: 0, notChecked: [] };
  const papers = [parts, ...parts.attached];
  const filed = [...papers, ...parts.others];
  const order = new Map(filed.flatMap(({ lines }) => lines).map(({ block }, at) => [block, at]));
  const stated = statedDays(parts);
  const made = dayMade(parts, stated);
  const ofDays = checkStatedDays(parts, stated);
  const found = [
    ...checkCauseTitle(parts, known),
    ...papers.filter((one) => !isStatementOfTruth(one)).flatMap((one) => checkVerification(one, parts)),
    ...filed.flatMap((one) => checkBlanks(one, known)),
    ...checkAnnexures(parts, known.bound),
    ...checkListedPapers(parts),
    ...papers.flatMap((one) => checkNumbering(one, parts)),
    ...filed.flatMap((one) => checkDates(one, known)),
    ...checkClosing(parts),
    ...checkSupporting(parts, made),
    ...checkReliefs(parts),
    ...checkCriminal(parts, made, known),
    ...checkFirstInformation(parts),
    ...checkOtherNames(parts, known),
    ...checkAmounts(parts),
    ...checkCodes(parts, stated, made),
    ...ofDays,
    ...checkOrder(parts, ofDays),
  ];
  const placeOf = ({ block }: Finding) => (block === null ? order.size : (order.get(block) ?? 0));
  const texts = new Map(namedBlocks(document).map(({ id, text }) => [id, text]));
  const findings = found
    .map(({ fix, unsure, ...finding }) => ({
      ...{ ...finding, level: unsure ? ('warning' as const) : (LEVELS[finding.rule] ?? ('error' as const)) },
      ...(fix ? { fix: placed(fix, texts) } : {}),
    }))
    .sort((a, b) => placeOf(a) - placeOf(b));
  const failed = GROUPS.filter((rules) => findings.some(({ rule }) => rules.includes(rule))).length;
  return {
    // Words that no rule reads may say what a rule misses.
    findings: isUnread(parts) ? findings.filter(({ block }) => block !== null) : findings,
    completion: Math.round((100 * (GROUPS.length - failed)) / GROUPS.length),
    notChecked: notChecked(document, parts, known, stated.some(isDayOfPaper)),
  };
}
