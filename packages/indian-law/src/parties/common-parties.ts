import { nameGroups, namesInTitle, nameTerms } from './name-terms.ts';
import { nameKeys, sameName } from './names.ts';

/** Words that many parties have: alone they say nothing about which case it is. */
const COMMON = new Set(
  (
    'state union india government central bureau investigation commissioner income tax collector corporation district ' +
    'court high supreme police director secretary general board bank limited municipal university officer department ' +
    'inspector superintendent chairman principal registrar deputy assistant additional chief ministry authority ' +
    'administration council committee national company public prosecutor customs excise sales revenue land acquisition ' +
    'special republic petitioner respondent appellant'
  )
    .split(' ')
    .flatMap(nameKeys),
);

export const isCommonKey = (key: string): boolean => COMMON.has(key) || /^\d+$/u.test(key);

/** The keys of the words of a name that tell a party from others. */
export function tellingKeys(name: string): string[] {
  return nameKeys(name).filter((key) => key.length > 2 && !isCommonKey(key));
}

const STATE = new Set(['state', 'union']);

/** True where a name is that of a party which is in few cases: no State, and no public body. */
function isTelling(name: string): boolean {
  return !STATE.has(nameKeys(name)[0] ?? '') && tellingKeys(name).length > 0;
}

/**
 * Terms that a title must have to be near: the name of the first party, or of the other when the first is in many
 * cases.
 */
export function nearGroups(sides: readonly string[]): string[][] {
  return nameGroups(sides.find(isTelling) ?? '');
}

/** True where a title has the first party of a case, or the one that `near` asks for: see `nearGroups`. */
export function isNearTitle(
  { first, near }: { first: string; near: readonly (readonly string[])[] },
  title: string,
): boolean {
  if (first === '') return false;
  return namesInTitle(title).some((name) => {
    if (sameName(name, first)) return true;
    const terms = nameTerms([name]);
    return near.length > 0 && near.every((group) => group.some((term) => terms.has(term)));
  });
}
