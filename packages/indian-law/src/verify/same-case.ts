import { caseNumberKeys } from '../case-numbers/case-number-keys.ts';
import { isCommonKey, tellingKeys } from '../parties/common-parties.ts';
import { nameGroups, namesInTitle, nameTerms } from '../parties/name-terms.ts';
import { sameName } from '../parties/names.ts';
import { isNearWord } from '../parties/near-words.ts';
import type { LibraryJudgment } from './types.ts';

/** True where one of the terms of a group is among those of a name, or a slip of the pen of one. */
function has(terms: ReadonlySet<string>, group: readonly string[]): boolean {
  if (group.some((term) => terms.has(term))) return true;
  for (const term of terms) if (group.some((one) => isNearWord(term, one))) return true;
  return false;
}

const tellingGroups = (name: string): string[][] =>
  nameGroups(name).filter(([key = '']) => key.length > 2 && !isCommonKey(key));

/**
 * Compares a printed case name with the names of a judgment: `differs` when a side has words of its own, and the judgment's
 * names have none of them; `unknown` when the judgment's title is unknown, or the printed name has common words only.
 */
export function compareCaseName(
  name: { petitioner: string; respondent: string },
  judgment: Pick<LibraryJudgment, 'title' | 'titled' | 'petitioner' | 'respondent'>,
): 'same' | 'differs' | 'unknown' {
  const { titled, title, petitioner = '', respondent = '' } = judgment;
  const known = [...(titled ? namesInTitle(title) : []), petitioner, respondent];
  if (known.every((one) => tellingKeys(one).length === 0)) return 'unknown';
  const terms = nameTerms(known);
  const sides = [name.petitioner, name.respondent].map(tellingGroups).filter((side) => side.length > 0);
  if (sides.length === 0) return 'unknown';
  // Only one side of the judgment may be known: then only a side that has its words counts.
  const whole = judgment.titled || (judgment.petitioner !== undefined && judgment.respondent !== undefined);
  const hits = sides.filter((side) => side.some((group) => has(terms, group))).length;
  if (whole) return hits === sides.length ? 'same' : 'differs';
  return hits > 0 ? 'same' : 'unknown';
}

/**
 * True where a judgment found by its name alone is the one that is named: both sides agree, word by word where one side is
 * longer. Stricter than `compareCaseName`, because nothing but the name leads there.
 */
export function isNamed(
  { petitioner, respondent }: { petitioner: string; respondent: string },
  judgment: Pick<LibraryJudgment, 'petitioner' | 'respondent'>,
): boolean {
  const { petitioner: one = '', respondent: other = '' } = judgment;
  return (
    (agree(petitioner, one) && agree(respondent, other)) ||
    (agree(petitioner, other) && agree(respondent, one))
  );
}

function agree(cited: string, found: string): boolean {
  if (cited === '' || found === '') return cited === found;
  if (sameName(cited, found)) return true;
  const [some, all] = [nameGroups(cited), nameGroups(found)];
  const [short, groups, long] = some.length <= all.length ? [cited, some, found] : [found, all, cited];
  if (groups.length === 0) return false;
  const terms = nameTerms([long]);
  return (
    groups.every((group) => has(terms, group)) &&
    (some.length === all.length || tellingKeys(short).length > 0)
  );
}

/** The kind of proceeding of a `caseNumberKeys` key; '' where the number does not say. */
export const kindOfKey = (key: string): string => key.slice(0, key.indexOf('|'));

/**
 * True where a number is of the same kind of proceeding as those of a judgment and is none of them. One of another kind may be
 * that of the proceedings from which it arose.
 */
export function isOtherNumber(cited: string, own: string): boolean {
  const [one, other] = [cited, own].map((printed) => caseNumberKeys(printed));
  if (!one || !other || one.some((key) => other.includes(key))) return false;
  const kinds = new Set(other.map(kindOfKey));
  return one.some((key) => kindOfKey(key) !== '' && kinds.has(kindOfKey(key)));
}
