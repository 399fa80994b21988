const FIGURE = /\p{Nd}+(?:[.,/-]\p{Nd}+)*/gu;
const MOST = 20;

/** 1,00,000 and 100000 are one figure. */
const plain = (figure: string): string => figure.replaceAll(',', '');

/** The figures of a text in their order, without commas. */
export const figuresOf = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => plain(figure));

/**
 * Figures of a text (dates, amounts, numbers of sections) that none of the known texts has, each once in its order; at
 * most 20. A person must look at them: a model may have invented them. O(n).
 */
export function newFigures(text: string, known: readonly string[]): string[] {
  const given = new Set<string>();
  for (const one of known) for (const figure of figuresOf(one)) given.add(figure);
  const found = new Set<string>();
  for (const [figure] of text.matchAll(FIGURE)) if (!given.has(plain(figure))) found.add(figure);
  return [...found].slice(0, MOST);
}
