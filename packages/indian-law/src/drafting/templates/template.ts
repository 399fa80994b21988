import type { DraftKind } from '../kinds.ts';
import type { Fact } from './facts.ts';

export const TEMPLATE_GROUPS = ['affidavits', 'notices', 'criminal', 'civil', 'general'] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

/** A rule of law that a template follows. */
export interface LegalSource {
  act: string;
  /** As cited: section 482, Order VII rule 1, article 226. */
  provision: string;
  /** The rule's demand on the paper, in our words. */
  rule: string;
}

/**
 * A paper as text, one block a line:
 *
 * | Line | Block |
 * |---|---|
 * | `# `, `## `, `### ` | a centred heading of level 1, 2, 3 |
 * | `+ `, `++ ` | a numbered paragraph of level 1, 2 |
 * | `^ `, `> ` | a centred, a right-aligned paragraph |
 * | `---` | a page break |
 * | `@court`, `@number Type` | the court, and the number of the case |
 * | `@parties One \| Other` | the parties with their sides |
 * | `@dates` | a table with the dates of the case |
 * | `@verification paper` | the clause of verification, from what the paragraphs say |
 * | anything else | a paragraph |
 *
 * `{fact}` is a fact or its blank, `{fact|Label}` one with a label of this paper, `{|Label}` a blank that is never asked,
 * and `{@P-1}` an annexure. A line that starts with `[fact]` is left out when the fact is not given.
 */
export interface Template {
  id: string;
  group: TemplateGroup;
  kind: DraftKind;
  sources: readonly LegalSource[];
  /** Facts that only this paper has. */
  facts?: Readonly<Record<string, Fact>>;
  text: string;
}

export const BNSS = 'Bharatiya Nagarik Suraksha Sanhita, 2023';
export const CPC = 'Code of Civil Procedure, 1908';
export const NI_ACT = 'Negotiable Instruments Act, 1881';
