/** Abbreviations of offices: in full before or as one of `OFFICERS`, because *Dy* and *Jt* are initials too. */
const OFFICES = new Map(
  (
    'dy:deputy dpty:deputy asstt:assistant asst:assistant astt:assistant addl:additional jt:joint regl:regional supdt:superintendent ' +
    'suptd:superintendent secy:secretary genl:general gen:general distt:district admn:administration cantt:cantonment rly:railway ' +
    'mgr:manager regr:registrar engr:engineer collr:collector divl:divisional exe:executive ch:chief spl:special'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Words that name an office or a body, behind which or before which an abbreviation is no initial. */
const OFFICERS = new Set(
  (
    'commissioner commr collector director secretary secy manager mgr registrar superintendent supdt inspector engineer engr general ' +
    'magistrate judge officer controller cit dit cce cst cwt administration admn board police railway education forests excise customs ' +
    'income taxes union ministry department government govt state chandigarh delhi'
  ).split(' '),
);

/** 'Dy. CIT', 'Addl. Director', 'Secy.,': abbreviated offices in full. */
export function withOffices(words: readonly string[]): readonly string[] {
  return words.map((word, i) => {
    const full = OFFICES.get(word);
    if (full === undefined) return word;
    const [before = '', after = ''] = [words[i - 1], words[i + 1]];
    const own = OFFICERS.has(word) || OFFICERS.has(full);
    return own || OFFICERS.has(after) || OFFICERS.has(OFFICES.get(after) ?? '') || OFFICERS.has(before)
      ? full
      : word;
  });
}

/** 'Ghaziabad DA': the development authority of a city, whose name is one whole word. */
export function withCityAuthority(words: readonly string[]): readonly string[] {
  const [city = '', da, ...others] = words;
  return da === 'da' && others.length === 0 && city.length > 3 ? [city, 'development', 'authority'] : words;
}

/** 'National Capital Territory' as 'nct', 'Union Territory' and 'U. T.' as 'ut'. */
export function withCapitalTerritory(words: string[]): string[] {
  const [one, two] = words;
  if ((one === 'u' && two === 't') || (one === 'union' && two === 'territory'))
    return ['ut', ...words.slice(2)];
  const at = words.indexOf('capital');
  if (at < 1 || words[at - 1] !== 'national' || words[at + 1] !== 'territory') return words;
  return words.toSpliced(at - 1, 3, 'nct');
}
