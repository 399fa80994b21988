import { wordTerm } from '../../text/words.ts';
import { leaderOf } from '../same-words.ts';

/** Acts of which one rules out the other. */
const PAIRS = [
  ['grant allow enlarge accept sanction approve admit agree', 'refuse reject decline dismiss'],
  ['convict', 'acquit acquittal discharge'],
  ['win', 'lose'],
  ['cancel revoke', 'restore renew extend'],
  ['terminate dismiss', 'reinstate'],
  ['quash', 'uphold confirm'],
  ['admit', 'deny'],
  ['recover', 'lost untraced'],
] as const;

const OPPOSITES = new Map<string, Set<string>>();
const termsOf = (words: string): string[] => words.split(' ').map((word) => leaderOf(wordTerm(word)));
for (const [one, other] of PAIRS) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    for (const term of termsOf(from))
      OPPOSITES.set(term, new Set([...(OPPOSITES.get(term) ?? []), ...termsOf(to)]));
}

/** Terms of acts that rule this one out. */
export const oppositesOf = (act: string): ReadonlySet<string> => OPPOSITES.get(act) ?? new Set();
