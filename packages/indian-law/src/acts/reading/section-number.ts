/** The parts by which printed numbers are ordered: 13, 13A, 13B; 376D, 376DA, 376E; O39R1. */
interface NumberParts {
  figures: number[];
  letters: string[];
}

function partsOfNumber(number: string): NumberParts {
  const figures: number[] = [];
  const letters: string[] = [];
  for (const [, figure = '', letter = ''] of number.matchAll(/(\d+)([A-Za-z]*)/gu)) {
    figures.push(Number(figure));
    letters.push(letter.toUpperCase().replace(/R$/u, (end) => (number.startsWith('O') ? '' : end)));
  }
  return { figures, letters };
}

/** Orders numbers of sections as acts print them: 2, 10, 10A, 10AA, 10B, 11; what has no number comes first. */
export function compareNumbers(one: string, other: string): number {
  // Rules of a schedule come behind the sections.
  const orders = Number(one.startsWith('O')) - Number(other.startsWith('O'));
  if (orders !== 0) return orders;
  const [a, b] = [partsOfNumber(one), partsOfNumber(other)];
  const length = Math.max(a.figures.length, b.figures.length);
  for (let i = 0; i < length; i += 1) {
    const difference = (a.figures[i] ?? -1) - (b.figures[i] ?? -1);
    if (difference !== 0) return difference;
    const [left, right] = [a.letters[i] ?? '', b.letters[i] ?? ''];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** '138.' → '138', '35 - A' → '35A'. */
export function plainNumber(printed: string): string {
  return printed.replace(/[\s.\-–[\]]+/gu, '').toUpperCase();
}
