/**
 * The figures of our measurements that the help centre and the landing page print. `test/measured-figures.test.ts` compares
 * each with its report in `lab/results`. Percentages, unless a comment says otherwise.
 */
export const MEASURED = {
  /** `verify.md`: counts of both halves, and of two rates the worse half. */
  checks: {
    judgments: 1994,
    real: 7200,
    invented: 400,
    quotations: 600,
    exact: 100,
    altered: 100,
    leastWrong: 0.3,
    mostWrong: 1.3,
  },
  /** `relevance.md`, *Passages*, changed sentences, hybrid; and the number of documents in `search.md`. */
  search: { first: 94, firstTen: 98, documents: 100_000 },
  /** `extraction.md`, strict F1 (0 to 1) of *own, unread half*: the only texts whose errors nobody read. */
  names: {
    dates: 1,
    provisions: 0.95,
    judges: 0.94,
    caseNumbers: 0.91,
    precedents: 0.61,
    namedPrecedents: 0.86,
  },
  /** `ocr.md`: wrong letters; the clean pages in English and Hindi have none. */
  scans: { tamil: 1.2, faintHindi: 2.4 },
  /** `dates.md`, the half that was held back, as written: precision of hearings, recall of deadlines. No hearing is missed. */
  dates: { right: 99, deadlines: 92 },
} as const;
