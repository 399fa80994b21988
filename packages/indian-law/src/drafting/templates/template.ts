import type { DatedPaper } from '../days/paper-days.ts';
import type { DraftKind } from '../kinds.ts';
import type { Fact, Words } from './facts.ts';

export const TEMPLATE_GROUPS = [
  'affidavits',
  'notices',
  'criminal',
  'civil',
  'family',
  'commercial',
  'general',
] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

/** A rule of law that a template follows. */
export interface LegalSource {
  act: string;
  /** As cited: section 482, Order VII rule 1, article 226. */
  provision: string;
  /** The rule's demand on the paper, in our words. */
  rule: string;
}

/** Rules from a table with a line for each: act | provision | rule. Errors: `RangeError` for a line that is none. */
export const sourcesOf = (table: string): LegalSource[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [act = '', provision = '', rule = ''] = line.split('|');
      if (rule === '') throw new RangeError(`No rule of a template: ${line}`);
      return { act, provision, rule };
    });

/**
 * A paper as text, one block a line:
 *
 * | Line | Block |
 * |---|---|
 * | `# `, `## `, `### ` | a centred heading of level 1, 2, 3 |
 * | `+ `, `++ ` | a numbered paragraph of level 1, 2; behind a page break the numbers begin again |
 * | `^ `, `> ` | a centred, a right-aligned paragraph |
 * | `\| One \| Other` | a row of a table; `\|\| ` is its head |
 * | `---` | a page break |
 * | `@court`, `@number Type` | the court, and the number of the case |
 * | `@parties One \| Other` | the parties with their sides on the right |
 * | `@dates`, `@files` | a table with the dates of the case, one with the chosen files and their SHA-256 |
 * | `@sign WHO` | room to sign, and who signs, on the right |
 * | `@end WHO` | place and date, room to sign, and the advocate |
 * | `@jurat` | before whom an affidavit is sworn |
 * | `@verification paper` | the clause of verification, from what the paragraphs say |
 * | `@affidavit paper` | a whole affidavit in support of the paper, on a page of its own |
 * | anything else | a paragraph |
 *
 * `{fact}` is a fact or its blank, `{fact|Label}` one with a label of this paper, `{|Label}` a blank that is never asked,
 * and `{@P-1}` an annexure. A line that starts with `[fact]` is left out when the fact is not given, one with `[!fact]`
 * when it is given. A template is one file: its name, its law, its facts and its text.
 */
export interface Template {
  id: string;
  group: TemplateGroup;
  kind: DraftKind;
  name: Words;
  sources: readonly LegalSource[];
  /** Facts that only this paper has. */
  facts?: Readonly<Record<string, Fact>>;
  /** Labels of this paper for shared facts. */
  labels?: readonly Words[];
  /** The purpose of the paper's days; a paper without one compares only their order. */
  about?: DatedPaper['about'];
  /** The fact by which the paper itself explains why it is late. */
  lateBecause?: string;
  /** True where the paper names files of the case with their SHA-256. */
  files?: true;
  text: string;
}

export const BNSS = 'Bharatiya Nagarik Suraksha Sanhita, 2023';
export const BSA = 'Bharatiya Sakshya Adhiniyam, 2023';
export const CPC = 'Code of Civil Procedure, 1908';
export const NI_ACT = 'Negotiable Instruments Act, 1881';
export const LIMITATION = 'Limitation Act, 1963';
