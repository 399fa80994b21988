import type { TableCell } from '#server/platform/documents/model.ts';
import { textOfRuns } from '#server/platform/documents/text-runs.ts';

/** The narrowest text of a court's page has 13 cm: of it a letter takes two percent, the edges of a cell four. */
const LETTER = 2;
const EDGES = 4;
/** Letters of a cell that count; longer cells have more lines instead. */
const MOST_LETTERS = 120;

/**
 * Widths of the columns of a table in percent. Each has room for its longest word, up to an equal share; columns with more
 * text have the rest, so that a column of dates or numbers takes no half of the page.
 */
export function columnsFor(rows: readonly (readonly TableCell[])[], width: number): number[] {
  const share = 100 / width;
  const columns = Array.from({ length: width }, (_, at) => {
    const texts = rows.flatMap((row) => (row[at] ?? []).map(({ runs }) => textOfRuns(runs)));
    const longest = (lengths: readonly number[]) => lengths.reduce((most, one) => Math.max(most, one), 0);
    const word = longest(texts.flatMap((text) => text.split(/\s+/u).map(({ length }) => length)));
    const least = Math.min(share, word * LETTER + EDGES);
    const fitting = (least - EDGES) / LETTER;
    return {
      least,
      wants: Math.max(0, Math.min(MOST_LETTERS, longest(texts.map(({ length }) => length))) - fitting),
    };
  });
  const left = 100 - columns.reduce((sum, { least }) => sum + least, 0);
  const wanted = columns.reduce((sum, { wants }) => sum + wants, 0);
  return columns.map(({ least, wants }) => least + left * (wanted > 0 ? wants / wanted : 1 / width));
}
