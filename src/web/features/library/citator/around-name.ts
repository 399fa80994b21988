/** Limit: characters of a sentence in a list. */
const LONGEST = 240;

/** The place of a name in a sentence: its whole text, or its first party alone; the start where it has none. */
function placeOf(sentence: string, names: readonly string[]): number {
  const lower = sentence.toLowerCase();
  const parties = names.map((name) => name.split(/\sv(?:s|ersus)?\.?\s/iu, 1)[0] ?? '');
  for (const name of [...names, ...parties]) {
    const at = name.trim().length > 2 ? lower.indexOf(name.trim().toLowerCase()) : -1;
    if (at >= 0) return at;
  }
  return 0;
}

/** A long sentence cut between words round the name that it cites. */
export function aroundName(sentence: string, names: readonly string[]): string {
  if (sentence.length <= LONGEST) return sentence;
  const at = placeOf(sentence, names);
  const start = Math.max(0, Math.min(at - LONGEST / 3, sentence.length - LONGEST));
  const from = start === 0 ? 0 : sentence.indexOf(' ', start) + 1;
  const whole = from + LONGEST >= sentence.length;
  const cut = whole ? sentence.length : sentence.lastIndexOf(' ', from + LONGEST);
  const to = cut > from ? cut : from + LONGEST;
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, to)}${whole ? '' : ' …'}`;
}
