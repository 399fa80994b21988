import { DAY_NOTES } from '../days/day-notes.ts';
import type { DraftKind } from '../kinds.ts';

/** The rules of the checks of a draft. */
export const DRAFT_RULES = [
  'verification_missing',
  'blanket_verification',
  'verification_incomplete',
  'verification_beyond',
  'basis_differs',
  'information_without_source',
  'belief_without_grounds',
  'deponent_not_identified',
  'oath_missing',
  'blank_left',
  'annexure_not_marked',
  'annexure_not_referred',
  'annexure_gap',
  'annexure_twice',
  'cause_title_missing',
  'court_differs',
  'case_number_differs',
  'party_differs',
  'prayer_missing',
  'date_impossible',
  'date_differs',
  'signature_missing',
  'place_missing',
  'date_missing',
  'numbering_broken',
  'reference_broken',
  'verification_presumes',
  'jurat_missing',
  'authority_missing',
  'affidavit_missing',
  'certificate_missing',
  'annexure_not_bound',
  'relief_missing',
  'counter_claim_relief',
  'counter_claim_value',
  'mediation_missing',
  'statement_of_truth_missing',
  'company_not_accused',
  'company_role_missing',
  'bail_court',
  'bail_particulars',
  'old_code',
  'new_code',
  'other_case_name',
  'dates_contradict',
  'amount_differs',
  ...DAY_NOTES,
] as const;
export type DraftRule = (typeof DRAFT_RULES)[number];

/** A change that mends a finding: the text from `start` to `end` of a block, or a new paragraph after it. */
export type Fix =
  | { kind: 'replace'; block: string; start: number; end: number; text: string }
  | { kind: 'insert_after'; block: string; text: string };

export interface Finding {
  rule: DraftRule;
  /** The block that it is about; null when the draft lacks something. */
  block: string | null;
  /** The words of the draft allow another reading: a lawyer is asked to look. */
  unsure?: true;
  /** Values that the rule's sentence names. */
  values: Readonly<Record<string, string>>;
  fix?: Fix;
}

/** One line of a draft: a block, or a part of it between line breaks. */
export interface DraftLine {
  block: string;
  /** Offset of the text in its block, behind the number that the document gives it. */
  start: number;
  /** The words without their number. */
  text: string;
  /** The number of the paragraph, given by the document or typed. */
  number?: number;
  /** The number of characters of the block that a typed number takes. */
  typed?: number;
  /** It belongs to a block of quotation. */
  quoted?: true;
  /** It is a row of a table: the column of its first cell, from 0. Tabs divide the cells. */
  column?: number;
}

/** The known facts of the case of a draft. */
export interface DraftCase {
  court?: string | null;
  case_number?: string | null;
  petitioner?: string | null;
  respondent?: string | null;
  /** Days of the timeline, `yyyy-mm-dd`. */
  dates: readonly { day: string; title: string }[];
  /** Marks of the files that are bound with the draft; absent where none can be. */
  bound?: readonly string[];
}

/** A draft as the checks read it. */
export interface DraftParts {
  kind: DraftKind;
  lines: readonly DraftLine[];
  /** The numbered paragraphs, in their order. */
  paragraphs: readonly (DraftLine & { number: number })[];
  /** The clause that says on what the paragraphs rest; its lines. */
  verification: readonly DraftLine[];
  /** Lines of an index or a list of annexures. */
  index: readonly DraftLine[];
  /** Lines behind the last paragraph or prayer: place, date, signature. */
  tail: readonly DraftLine[];
  /** Lines before the title of the draft. */
  head: readonly DraftLine[];
  /** Affidavits that follow the paper in the same draft. */
  attached: readonly DraftParts[];
  /** Parts that are filed in one draft with the paper: its index and dates before it, the engagement of the advocate behind it. */
  others: readonly DraftParts[];
}
