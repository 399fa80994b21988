const JOINT = '[\\s\\u00a0-]{0,2}';

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
  return firstSteps(form).map(({ run }) => run);
}

/** As `firstRuns`, each with what the form prints next: a small letter, '' at its end, or another character. */
export function firstSteps(form: string): { run: string; next: string }[] {
  const steps: { run: string; next: string }[] = [];
  let run = '';
  for (const piece of form.split(/[ -]/u).flatMap(piecesOf)) {
    const before = steps.at(-1);
    if (before !== undefined) before.next = piece.charAt(0).toLowerCase();
    const letters = /^[A-Za-z]*/u.exec(piece)?.[0] ?? '';
    run += letters.toLowerCase();
    steps.push({ run, next: piece.charAt(letters.length) });
    if (letters.length < piece.length) break;
  }
  return steps;
}

/** The parts of a word between which points and blanks may be printed. */
function piecesOf(word: string): string[] {
  return /^[A-Z]{5,}$/u.test(word) ? [word] : (word.match(/[A-Z]?[a-z']+|[A-Z0-9&]|[().]/gu) ?? []);
}
