const STEPS: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** The value of a Roman number in its usual form, in large or small letters; undefined for any other letters. */
export function romanValue(printed: string): number | undefined {
  const small = printed.toLowerCase();
  let [rest, value] = [small, 0];
  for (const [worth, letters] of STEPS)
    while (rest.startsWith(letters)) {
      rest = rest.slice(letters.length);
      value += worth;
    }
  return value > 0 && romanOf(value) === small ? value : undefined;
}

/** 39 → 'xxxix'. */
export function romanOf(value: number): string {
  let [rest, printed] = [value, ''];
  for (const [worth, letters] of STEPS)
    while (rest >= worth) {
      rest -= worth;
      printed += letters;
    }
  return printed;
}
