import { parseCauseTitle } from './cause-title.ts';
import { joinedKey, type NameWord, nameForms } from './names.ts';

/** The names in a title: both sides of a cause title, or the text itself. */
export function namesInTitle(title: string): string[] {
  const cause = parseCauseTitle(title);
  return cause ? [cause.petitioner, cause.respondent].filter((name) => name !== '') : [title];
}

/**
 * The terms under which the names of a document are indexed: of each form of each name (aliases too) the keys of
 * its words, and neighbours as one word with a '+'.
 */
export function nameTerms(names: readonly string[]): Set<string> {
  const terms = new Set<string>();
  for (const words of names.flatMap(nameForms)) {
    for (const [i, { key }] of words.entries()) {
      terms.add(key);
      const joined = joinedWith(words[i + 1], words[i]);
      if (joined !== undefined) terms.add(`+${joined}`);
    }
  }
  return terms;
}

function joinedWith(next: NameWord | undefined, word: NameWord | undefined): string | undefined {
  if (word === undefined || next === undefined || word.key.length < 2 || next.key.length < 2)
    return undefined;
  return joinedKey(word.key, next.key);
}

/** A name is found by its aliases too, where that asks for at most so many groups. */
const MOST_GROUPS = 40;

/**
 * Terms of which a document must have one from each group to carry a name; they are those of `nameTerms`. Initials are
 * left out; a document of earlier versions has the folded words alone.
 */
export function nameGroups(name: string): string[][] {
  const [first = [], ...others] = nameForms(name).map(groupsOf);
  return others.reduce(
    (all, form) =>
      form.length === 0 || all.length * form.length > MOST_GROUPS
        ? all
        : all.flatMap((group) => form.map((other) => [...new Set([...group, ...other])])),
    first,
  );
}

function groupsOf(words: readonly NameWord[]): string[][] {
  return words.flatMap((word, i) => {
    if (word.key.length < 2) return [];
    const joined = [joinedWith(word, words[i - 1]), joinedWith(words[i + 1], word)];
    return [[...new Set([word.key, word.folded, `+${word.key}`, ...joined.flatMap((term) => term ?? [])])]];
  });
}
