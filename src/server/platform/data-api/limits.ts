/** Limits of one request of the data API. Errors: 400 for too large a request, 413 for too large an answer. */
export const REST_LIMITS = {
  /** Rows of an answer, and rows written in one request. */
  rows: 1000,
  /** Columns and embeds in `select`, on all levels together. */
  selectItems: 64,
  embeds: 8,
  embedDepth: 2,
  /** Embedded rows in the whole answer. */
  embeddedRows: 20_000,
  /** Comparisons of all filters and groups together; a list of `in` counts as one. */
  conditions: 50,
  listValues: 500,
  groupDepth: 5,
  orders: 16,
  /** Characters of an alias; PostgreSQL truncates longer names. */
  aliasLength: 63,
  /** Bytes of an answer in UTF-8. */
  answerBytes: 16 * 1024 * 1024,
} as const;
