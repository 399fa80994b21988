import { findCaseNumbers } from '../judgment/case-number.ts';
import { caseNumberKeys } from './case-number-keys.ts';

/** A head is short: a longer one is a list of parties, which has no numbers. */
const LONGEST = 12_000;
const MOST_KEYS = 200;

/** Words before the number of another case: the one below, or that of the police. */
const OF_ANOTHER =
  /\b(?:arising|against|challeng\w+|impugn\w+|passed|order|judge?ment|decree|award|dated|FIR|crime|P\.?S\.?|court of)\b[^;\n]{0,120}$/iu;

/**
 * Keys of the case numbers in the head of a judgment: it decides them all, and a search for a connected one finds it. The
 * number of the case below is left out. Linear time.
 */
export function headNumberKeys(head: string): string[] {
  const text = head.slice(0, LONGEST);
  const own = findCaseNumbers(text).filter(
    ({ start }) => !OF_ANOTHER.test(text.slice(Math.max(0, start - 160), start)),
  );
  return [...new Set(own.flatMap((mention) => caseNumberKeys(mention.text)))].slice(0, MOST_KEYS);
}
