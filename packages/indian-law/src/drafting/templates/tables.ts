import type { DraftTable, Inline } from '../document/model.ts';

interface Row {
  head: boolean;
  cells: readonly (readonly Inline[])[];
}

/** A table from its rows; each cell is one paragraph. */
export function tableOf(rows: readonly Row[], newId: () => string): DraftTable {
  return {
    type: 'table',
    attrs: { id: newId() },
    content: rows.map(({ head, cells }) => ({
      type: 'tableRow',
      content: cells.map((content) => ({
        type: head ? ('tableHeader' as const) : ('tableCell' as const),
        content: [{ type: 'paragraph' as const, attrs: { id: newId() }, content }],
      })),
    })),
  };
}
