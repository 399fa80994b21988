import type { PaperCategory } from '../practice/paper-category.ts';

/** Papers of a court file by which a matter is proved; each may be named in another. */
export const missingPapers = [
  'agreement',
  'saleDeed',
  'cheque',
  'returnMemo',
  'demandNotice',
  'postalProof',
  'reply',
  'invoices',
  'accounts',
  'firstInformation',
  'chargeSheet',
  'postMortem',
  'medical',
  'wages',
  'insurance',
  'familyCard',
  'powerOfAttorney',
  'resolution',
  'will',
  'receipt',
] as const;
export type MissingPaper = (typeof missingPapers)[number];

/** A page of a paper of a case. */
export interface PaperPage {
  page: number;
  text: string;
  /** Recognised from a scan. */
  ocr: boolean;
}

/** A file of a case whose text was read. */
export interface Paper {
  id: string;
  name: string;
  category?: PaperCategory;
  /** Pages that were read, in order. */
  pages: readonly PaperPage[];
}

/** Words of a paper at their page. */
export interface SummaryPoint {
  file: string;
  page: number;
  /** The words of the page with white space folded; nothing is added. */
  quote: string;
  /** ISO day that they date. */
  day?: string;
  ocr?: true;
  /** Filled cells of a table's row, with the heads of their columns if the table has some. */
  cells?: { head?: string; text: string }[];
}

/** Statements of the papers of a case, each with its file and page. */
export interface PapersSummary {
  /** The matter, in at most three passages. */
  overview: SummaryPoint[];
  facts: SummaryPoint[];
  issues: SummaryPoint[];
  /** Points in order of their days. */
  dates: SummaryPoint[];
  parties: { side: 'petitioner' | 'respondent'; name: string; file: string; page: number }[];
  /** Most named first. */
  statutes: { label: string; count: number; file: string; page: number }[];
  /** Papers that are named and that no file seems to be. */
  missing: (SummaryPoint & { paper: MissingPaper })[];
}

/** The most of each part. */
export const SUMMARY = {
  overview: 3,
  facts: 10,
  issues: 6,
  dates: 20,
  parties: 6,
  statutes: 12,
  missing: 8,
  quote: 320,
} as const;
