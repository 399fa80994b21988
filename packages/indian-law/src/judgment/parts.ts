/** Kinds of the parts of a judgment. Only `judgment`, `opinion` and `order` hold the words of the court. */
export const PART_KINDS = [
  'heading',
  'headnote',
  'arguments',
  'citator',
  'judgment',
  'opinion',
  'order',
  'footnotes',
  'annexure',
  'signature',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Relations of a judge's opinion to the order of the court. `separate` when the text does not say. */
export const STANCES = ['majority', 'concurring', 'dissenting', 'separate'] as const;
export type Stance = (typeof STANCES)[number];

/** A part of a judgment: a run of its paragraphs. */
export interface JudgmentPart {
  /** Unique in its judgment and stable while the text is the same: 'headnote', 'opinion-2'. */
  id: string;
  kind: PartKind;
  /** The heading that opens it, as printed. */
  title?: string;
  /** The judge who wrote it, for an opinion or a judgment that says so: 'B. N. Banerji'. Absent for *per curiam*. */
  judge?: string;
  /** Stance of an opinion; absent for other parts. */
  stance?: Stance;
  /** Indices of its first and last paragraph, both included. */
  from: number;
  to: number;
  /** True where paragraphs of this part carry printed numbers. Never in a headnote. */
  numbered: boolean;
}

/** Reasons why words of the source are in no paragraph. */
export const LEFT_OUT_REASONS = [
  'page_number',
  'running_title',
  'margin_letter',
  'download_stamp',
  'signature_stamp',
  'site_navigation',
  'unread_page',
  'missing_pages',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Words of a page that are not in the judgment. */
export interface LeftOut {
  /** The words; for an unread page its number, from 1; for missing pages the numbers that they would bear: '5–16'. */
  text: string;
  reason: LeftOutReason;
  /** Index of the paragraph in or behind which they are; -1 before the first. */
  after_index: number;
}
