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
  year?: string | undefined;
  page?: string | undefined;
};

export function citatorUrl(search: Record<string, unknown>): CitatorUrl {
  const { direction, treatment, page } = search;
  const year = /^(?:1[89]|2[01])\d{2}$/u.exec(word(search.year) ?? '')?.[0];
  return { direction: word(direction), treatment: word(treatment), year, page: word(page) };
}

/** The provision that the concordance page shows; `date` is `yyyy-mm-dd`. */
type ConcordanceUrl = { act?: string | undefined; section?: string | undefined; date?: string | undefined };

export function concordanceUrl(search: Record<string, unknown>): ConcordanceUrl {
  return { act: word(search.act), section: word(search.section), date: word(search.date) };
}
