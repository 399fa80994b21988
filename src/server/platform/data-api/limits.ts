/** What one request of the data API may ask for. More is refused: 400 for what is asked, 413 for what would be answered. */
export const REST_LIMITS = {
  /** Rows of an answer, and rows written at once. */
  rows: 1000,
  /** Columns and embeds that `select` names, on all levels together. */
  selectItems: 64,
  embeds: 8,
  embedDepth: 2,
  /** Rows that stand inside other rows, in the whole answer. */
  embeddedRows: 20_000,
  /** Comparisons of all filters and groups together; a list of `in` is one. */
  conditions: 50,
  listValues: 500,
  groupDepth: 5,
  orders: 16,
  /** Of an alias in characters; PostgreSQL cuts longer names. */
  aliasLength: 63,
  /** Bytes of an answer in UTF-8. */
  answerBytes: 16 * 1024 * 1024,
} as const;
