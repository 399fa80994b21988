/** A page of a law report, and the paragraph in or behind which it begins. */
export interface ReportPage {
  index: number;
  page: number;
}

/** The page on which a paragraph begins: the last that begins before it. */
export function pageAt({ pages }: { pages: readonly ReportPage[] }, index: number): number | undefined {
  return pages.findLast((page) => page.index < index)?.page;
}
