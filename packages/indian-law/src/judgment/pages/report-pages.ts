import { formatCitation, parseCitation } from '../../citations/citations.ts';
import type { ReportPage } from './page-at.ts';

/** The pages of the report whose copy a judgment is. */
interface ReportPages {
  /** 'SCR'. */
  reporter: string;
  /** The citation that begins with the first page: '[2020] 4 SCR 552'. */
  citation: string;
  /** In order, the first page among them. */
  pages: ReportPage[];
}

/** A line of the pages that is no word of the judgment, and the paragraph in or behind which it stands. */
interface PrintedLine {
  text: string;
  reason: string;
  after_index: number;
}

/** Heads of pages that name the volume: fewer may be a citation that stands alone. */
const LEAST_HEADS = 2;
/** Pages that a copy may leave out, or whose number cannot be read. */
const MOST_MISSED = 3;

const signs = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

/** The number at the beginning or the end of the head of a page that goes on from the page before. */
function pageOf(text: string, last: number): number | undefined {
  const line = text.trim();
  const numbers = [/^(\d{1,4})(?!\d)/u.exec(line)?.[1], /(?<!\d)(\d{1,4})$/u.exec(line)?.[1]];
  return numbers.map(Number).find((page) => page > last && page <= last + 1 + MOST_MISSED);
}

/**
 * The pages of the law report that a copy prints above its text; undefined for a copy whose pages name no volume of one of
 * its citations. A number without the volume counts only where the pages around it name the volume. O(n).
 */
export function reportPages(
  lines: readonly PrintedLine[],
  citations: readonly string[],
): ReportPages | undefined {
  const printed = lines.filter(({ reason }) => reason === 'page_number' || reason === 'running_title');
  for (const given of citations) {
    const citation = parseCitation(given);
    if (citation?.kind !== 'reporter' || !/^\d{1,4}$/u.test(citation.page)) continue;
    const form = formatCitation(citation);
    const volume = signs(form.slice(0, -citation.page.length));
    if (printed.filter(({ text }) => signs(text).includes(volume)).length < LEAST_HEADS) continue;
    const pages: ReportPage[] = [{ index: -1, page: Number(citation.page) }];
    for (const { text, after_index: index } of printed) {
      const page = pageOf(text, pages.at(-1)?.page ?? 0);
      if (page !== undefined) pages.push({ index, page });
    }
    return { reporter: citation.reporter, citation: form, pages };
  }
  return undefined;
}
