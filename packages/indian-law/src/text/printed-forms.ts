/** Limit: blanks and hyphens between the capitals of a form. The engine unrolls three, which takes it 0.4 s a pattern; four are a loop. */
export const BLANKS_IN_FORM = 4;
const JOINT = `[\\s\\u00a0-]{0,${BLANKS_IN_FORM}}`;

/** A regular expression source for a printed form: points and a little white space between its capitals. */
export function looseForm(form: string): string {
  const words = form.split(/[ -]/u).map((word) =>
    piecesOf(word)
      .map((piece) => piece.replace(/[().]/gu, '\\$&'))
      .join(`\\.?${JOINT}`),
  );
  return `${words.join(`\\.?${JOINT}`)}\\.?`;
}

/**
 * The runs of letters with which a form of `looseForm` may start: 'AIR SCW' starts as 'a', 'ai', 'air', 'airs',
 * 'airsc' or 'airscw', because points and spaces may separate its capitals.
 */
export function firstRuns(form: string): string[] {
  const runs: string[] = [];
  let run = '';
  for (const piece of form.split(/[ -]/u).flatMap(piecesOf)) {
    const letters = /^[A-Za-z]*/u.exec(piece)?.[0] ?? '';
    run += letters.toLowerCase();
    runs.push(run);
    if (letters.length < piece.length) break;
  }
  return runs;
}

/** The parts of a word between which points and blanks may be printed. */
export function piecesOf(word: string): string[] {
  return /^[A-Z]{5,}$/u.test(word) ? [word] : (word.match(/[A-Z]?[a-z']+|[A-Z0-9&]|[().]/gu) ?? []);
}
