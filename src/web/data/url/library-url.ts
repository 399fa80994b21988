/** Search parameters of a page arrive here as plain values; each route reads and checks its own. */
export const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `id`: the report that is shown. */
export function checkUrl(search: Record<string, unknown>): { id?: string | undefined } {
  return { id: word(search.id) };
}

/** URL parameters of the citator. */
type CitatorUrl = {
  direction?: string | undefined;
  treatment?: string | undefined;
  page?: string | undefined;
};

export function citatorUrl(search: Record<string, unknown>): CitatorUrl {
  return { direction: word(search.direction), treatment: word(search.treatment), page: word(search.page) };
}

/** The provision that the concordance page shows; `date` is `yyyy-mm-dd`. */
type ConcordanceUrl = { act?: string | undefined; section?: string | undefined; date?: string | undefined };

export function concordanceUrl(search: Record<string, unknown>): ConcordanceUrl {
  return { act: word(search.act), section: word(search.section), date: word(search.date) };
}
