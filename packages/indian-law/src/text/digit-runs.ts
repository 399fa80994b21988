const FIGURES = /\d+/g;

/** The runs of the figures 0–9 in a text, in order: start and end (UTF-16 offsets, end exclusive) of each in turn. */
export function digitRuns(text: string): number[] {
  const runs: number[] = [];
  FIGURES.lastIndex = 0;
  for (let match = FIGURES.exec(text); match !== null; match = FIGURES.exec(text))
    runs.push(match.index, FIGURES.lastIndex);
  return runs;
}
