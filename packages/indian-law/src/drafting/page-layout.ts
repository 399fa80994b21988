/** The page of a paper: A4, with margins in cm, sizes in points, and line spacing as word processors count it. */
export interface PageLayout {
  font: string;
  size: number;
  lineSpacing: number;
  quoteSize: number;
  quoteLineSpacing: number;
  margins: { top: number; bottom: number; left: number; right: number };
}

/** Limits of a page that a user sets. */
export const LAYOUT_LIMITS = {
  size: { least: 8, most: 24 },
  lineSpacing: { least: 1, most: 3 },
  /** Limits in cm; an A4 page keeps at least 9 cm for its text. */
  margin: { least: 1, most: 6 },
} as const;
export const LAYOUT_FONTS = [
  'Times New Roman',
  'Arial',
  'Calibri',
  'Cambria',
  'Bookman Old Style',
  'Georgia',
] as const;

/**
 * Supreme Court of India, circular F.No.01/Judl./2020 of 5 March 2020: A4, Times New Roman 14, line spacing 1.5, quotations
 * and indents in 12 with single spacing, margins of 4 cm left and right and 2 cm above and below, printed on both sides.
 */
export const SUPREME_COURT_LAYOUT: PageLayout = {
  font: 'Times New Roman',
  size: 14,
  lineSpacing: 1.5,
  quoteSize: 12,
  quoteLineSpacing: 1,
  margins: { top: 2, bottom: 2, left: 4, right: 4 },
};

/**
 * High Court of Delhi, Practice Directions of 10 October 2022 for itself and the District Courts of Delhi, in force from
 * 1 November 2022: the same page as that of the Supreme Court, printed on both sides.
 */
export const DELHI_LAYOUT: PageLayout = { ...SUPREME_COURT_LAYOUT };

/** Layout of a draft without a profile, from which a user's own profile starts. */
export const PLAIN_LAYOUT: PageLayout = {
  font: 'Times New Roman',
  size: 12,
  lineSpacing: 1.3,
  quoteSize: 12,
  quoteLineSpacing: 1.3,
  margins: { top: 2.54, bottom: 2.54, left: 2.54, right: 2.54 },
};
