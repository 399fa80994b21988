import { blocksOf, cellsOf } from '../answers/blocks.ts';
import { findDatesAndWords } from '../text/dates-in-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { collapseWhitespace } from '../text/text.ts';
import { termsOf } from '../text/words.ts';
import { type Paper, type PaperPage, SUMMARY, type SummaryPoint } from './types.ts';

/** A statement of a paper: a sentence, or a row of a table. */
export interface Statement {
  point: SummaryPoint;
  paper: Paper;
  /** Position among all statements, in the order of the papers. */
  at: number;
  terms: ReadonlySet<string>;
}

const SHORTEST = 35;
/** Statements of one page that are read. */
const OF_PAGE = 60;
const LIST_MARK = /^\s*(?:[-–•*]|\(?\d{1,2}[.)]|\([a-z]\))\s+/u;

/** A long statement ends at a word. */
function clipped(text: string): string {
  if (text.length <= SUMMARY.quote) return text;
  return text.slice(0, text.lastIndexOf(' ', SUMMARY.quote));
}

type Quoted = Pick<SummaryPoint, 'quote' | 'cells'>;

/** The cells of a row, with the heads of a row without figures above it that has as many cells. */
function namedCells(cells: readonly string[], heads: readonly string[] | undefined): Quoted['cells'] {
  const named = heads?.length === cells.length ? heads : [];
  return cells.flatMap((text, at) => {
    const head = named[at];
    return text === '' ? [] : [{ ...(head ? { head } : {}), text }];
  });
}

/** The statements of a page, at most `OF_PAGE`, without the marks of lists; a row of a table is one. */
function quotesOf(text: string): Quoted[] {
  let heads: string[] | undefined;
  return blocksOf(text)
    .flatMap((block): Quoted[] => {
      const body = text.slice(block.start, block.end).replace(LIST_MARK, '');
      const cells = body.trim().includes('\n') ? undefined : cellsOf(body);
      if (!cells)
        return sentencesOf(body).map(({ start, end }) => ({
          quote: clipped(collapseWhitespace(body.slice(start, end))),
        }));
      if (!/\d/u.test(body)) heads = cells;
      return [{ quote: clipped(collapseWhitespace(body)), cells: namedCells(cells, heads) }];
    })
    .filter(({ quote }) => quote.length >= SHORTEST)
    .slice(0, OF_PAGE);
}

function pointOf(file: string, { page, ocr }: PaperPage, { quote, cells }: Quoted): SummaryPoint {
  const day = findDatesAndWords(quote).find(({ iso }) => iso !== undefined)?.iso;
  return {
    file,
    page,
    quote,
    ...(day === undefined ? {} : { day }),
    ...(ocr ? { ocr: true as const } : {}),
    ...(cells ? { cells } : {}),
  };
}

/** The statements of papers, in their order. O(their length). */
export function statementsOf(papers: readonly Paper[]): Statement[] {
  return papers
    .flatMap((paper) =>
      paper.pages.flatMap((page) =>
        quotesOf(page.text).map((quoted) => ({
          point: pointOf(paper.id, page, quoted),
          paper,
          terms: new Set(termsOf(quoted.quote)),
        })),
      ),
    )
    .map((statement, at) => ({ ...statement, at }));
}

/** Lowest share of the shorter statement's words that the other has too, in similar statements. */
const ALIKE = 0.6;

/** True where two statements say the same in much the same words. */
export function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [less, more] = one.size <= other.size ? [one, other] : [other, one];
  if (less.size === 0) return true;
  let shared = 0;
  for (const term of less) if (more.has(term)) shared += 1;
  return shared / less.size >= ALIKE;
}
