/** The mark by which a spreadsheet knows that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';
/** Cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+@\t\r]|^-(?!\d)/u;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Columns whose values are documents: they are in the JSON, and a spreadsheet cannot hold them. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  ...['document', 'content', 'report', 'writing', 'facts', 'annexures', 'suggestions', 'sources', 'checks'],
  ...['proposals', 'draft_page', 'sent_answers'],
]);

/** A CSV table (RFC 4180) of rows that are JSON objects with the same keys; nothing for no rows. */
export async function* csvOf(rows: AsyncIterable<{ json: string }>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const { json } of rows) {
    const row = JSON.parse(json) as Record<string, unknown>;
    if (!columns) {
      columns = Object.keys(row).filter((name) => !DOCUMENTS.has(name));
      yield `${UTF8_MARK}${columns.join(',')}\r\n`;
    }
    yield `${columns.map((name) => cellOf(row[name])).join(',')}\r\n`;
  }
}
