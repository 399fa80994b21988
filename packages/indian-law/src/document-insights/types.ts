import type { JudgmentPart } from '../judgment/parts.ts';

/** Words of a document at their paragraph. */
export interface InsightPoint {
  /** Position of the paragraph in the document, and its number as printed. */
  index: number;
  paragraph?: string;
  /** The words of the paragraph with white space folded; nothing is added. */
  quote: string;
  /** ISO day that they date. */
  day?: string;
}

/** Points of a document, each with its paragraph. */
export interface DocumentInsights {
  /** The prayer, the main finding and the order, at most one of each. */
  summary: InsightPoint[];
  /** The court's decisions on the law. */
  holdings: InsightPoint[];
  facts: InsightPoint[];
  issues: InsightPoint[];
  /** Points in order of their days. */
  dates: InsightPoint[];
  /** Provisions of the document's record with the paragraphs that name them, most named first. */
  statutes: { law: string; section: string; count: number; index: number; paragraph?: string }[];
}

/** The parts of a document that insights are made from. */
export interface InsightSource {
  kind: 'judgment' | 'act';
  paragraphs: readonly { number?: string; text: string; heading?: boolean; part?: string }[];
  /** Runs of its paragraphs by kind, where they are known. */
  parts?: readonly JudgmentPart[];
  /** Provisions that it refers to, as they were read from the whole of it. */
  provisions: readonly { law: string; section_number: string }[];
}

/** The most of each part, and what is read of a document: paragraphs, and characters of one. */
export const INSIGHTS = {
  holdings: 4,
  facts: 5,
  issues: 4,
  dates: 6,
  statutes: 10,
  quote: 320,
  paragraphs: 1500,
  paragraph: 8000,
} as const;
