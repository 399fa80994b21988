import { nameTokens } from './names.ts';

/** Bodies that are a party to so many causes that they tell none from another. */
const PUBLIC = new Set(nameTokens('State Union Government'));
const PUBLIC_SIDE = 'state';
/** A name is cited by its first word or by its last one, which is one of its first three. */
const LONGEST_NAME = 3;

/**
 * Keys under which a cause can be cited by its name alone: the first or last word of either side, folded as names are, so
 * that 'Asha Devi Rao v. State of Kerala' and 'Rao v. State' share a key. At most four; none where both sides are public
 * bodies. Several causes may share a key: it leads to candidates, never to an identity.
 */
export function caseNameKeys(petitioner: string, respondent: string): string[] {
  const [left, right] = [sideWords(petitioner), sideWords(respondent)];
  const keys = left.flatMap((one) => right.map((other) => `${one}|${other}`));
  return [...new Set(keys)].filter((key) => key !== `${PUBLIC_SIDE}|${PUBLIC_SIDE}`);
}

function sideWords(name: string): string[] {
  const words = nameTokens(name).filter((word) => word.length > 1);
  const [first] = words;
  if (first === undefined) return [];
  if (PUBLIC.has(first)) return [PUBLIC_SIDE];
  return [...new Set([first, words[Math.min(words.length, LONGEST_NAME) - 1] ?? first])];
}
