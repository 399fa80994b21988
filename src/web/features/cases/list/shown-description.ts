/** Characters of a description that a card shows. */
const SHOWN = 200;

/** Shortens a description to 200 characters, with an ellipsis if it was cut. */
export function shownDescription(description: string): string {
  const characters = [...description];
  if (characters.length <= SHOWN) return description;
  return `${characters.slice(0, SHOWN).join('').trimEnd()}…`;
}
