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
  'Verdana',
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

/** High Court of Tripura, notification of 23 March 2020, for itself and the courts of the State: as the Supreme Court. */
export const TRIPURA_LAYOUT: PageLayout = { ...SUPREME_COURT_LAYOUT };

/**
 * High Court of Bombay, notification of 6 July 2021 (Appellate Side Rules, 1960; Original Side Rules, 1980): A4, Times New
 * Roman or Georgia 14, inner margin of 5 cm, outer margin of 3 cm, both sides. It is silent on the rest.
 */
export const BOMBAY_LAYOUT: PageLayout = {
  ...SUPREME_COURT_LAYOUT,
  margins: { top: 2, bottom: 2, left: 5, right: 3 },
};

/**
 * High Court of Kerala, notification of 22 September 2020, in force from 2 November 2020: A4, margins of 3.5 cm left and
 * right and 2 cm above and below, both sides. Fonts are those of the Supreme Court, which the notification cites.
 */
export const KERALA_LAYOUT: PageLayout = {
  ...SUPREME_COURT_LAYOUT,
  margins: { top: 2, bottom: 2, left: 3.5, right: 3.5 },
};

/** High Court at Calcutta, notification of 18 February 2020: A4, Bookman Old Style or Courier New 12, line spacing 1.5. */
export const CALCUTTA_LAYOUT: PageLayout = {
  font: 'Bookman Old Style',
  size: 12,
  lineSpacing: 1.5,
  quoteSize: 12,
  quoteLineSpacing: 1.5,
  margins: { top: 2.54, bottom: 2.54, left: 2.54, right: 2.54 },
};

/**
 * High Court of Karnataka, rule 2 of Chapter XII of its Rules, 1959, circular R(J)-47/2020 of 20 January 2021: A4, Verdana
 * 12, double line spacing, margins of 1.75 inches left, 1 inch right, 1.5 inches above and below, one side.
 */
export const KARNATAKA_LAYOUT: PageLayout = {
  font: 'Verdana',
  size: 12,
  lineSpacing: 2,
  quoteSize: 12,
  quoteLineSpacing: 2,
  margins: { top: 3.81, bottom: 3.81, left: 4.45, right: 2.54 },
};

/** High Courts with a page of their own, by a word of their name, and the rule that it rests on. */
export const HIGH_COURT_PAGES = {
  tripura: 'High Court of Tripura, notification of 23 March 2020',
  bombay: 'High Court of Bombay, notification of 6 July 2021',
  kerala: 'High Court of Kerala, notification of 22 September 2020',
  calcutta: 'High Court at Calcutta, notification of 18 February 2020',
  karnataka:
    'High Court of Karnataka Rules, 1959, Chapter XII, rule 2; circular R(J)-47/2020 of 20 January 2021',
} as const;
export type CourtPage = keyof typeof HIGH_COURT_PAGES;
const HIGH_COURTS = Object.keys(HIGH_COURT_PAGES) as CourtPage[];

/** The page that a High Court prescribes; undefined for other courts, and for one whose rules are not known here. */
export function highCourtPage(court: string | null | undefined): CourtPage | undefined {
  const name = (court ?? '').toLowerCase();
  return name.includes('high court') ? HIGH_COURTS.find((place) => name.includes(place)) : undefined;
}

/** Layout of a draft without a profile, from which a user's own profile starts. */
export const PLAIN_LAYOUT: PageLayout = {
  font: 'Times New Roman',
  size: 12,
  lineSpacing: 1.3,
  quoteSize: 12,
  quoteLineSpacing: 1.3,
  margins: { top: 2.54, bottom: 2.54, left: 2.54, right: 2.54 },
};
