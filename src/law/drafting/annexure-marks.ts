/** Two marks that differ in case, spaces, hyphens and strokes only are the same: P-1, p 1. */
export const sameMark = (mark: string): string => mark.toUpperCase().replaceAll(/[\s/–-]+/gu, '');

/** The mark behind another one: P-9 → P-10, A → B. Undefined when a mark has no order. */
function following(mark: string): string | undefined {
  const [, before = '', digits] = /^(.*?)(\d{1,6})$/u.exec(mark.trim()) ?? [];
  if (digits !== undefined) return `${before}${Number(digits) + 1}`;
  const [, words = '', letter = ''] = /^(.*[\s-]|)([A-Ya-y])$/u.exec(mark.trim()) ?? [];
  return letter === '' ? undefined : `${words}${String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)}`;
}

/** The mark of one more annexure: the first one that the draft names and no file has, or the one behind the last. */
export function nextMark(used: readonly string[], named: readonly string[]): string {
  const taken = new Set(used.map(sameMark));
  const waiting = named.find((mark) => !taken.has(sameMark(mark)));
  if (waiting !== undefined) return waiting;
  let next = following(used.at(-1) ?? 'P-0');
  // Each mark in the list can be in the way once.
  for (let tried = 0; tried <= used.length && next !== undefined && taken.has(sameMark(next)); tried++)
    next = following(next);
  return next === undefined || taken.has(sameMark(next)) ? '' : next;
}
