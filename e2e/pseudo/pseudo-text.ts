/** Vowels twice and with accents, which makes a text about 40 % longer. */
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'áa',
  e: 'ée',
  i: 'íi',
  o: 'óo',
  u: 'úu',
  A: 'ÁA',
  E: 'ÉE',
  I: 'ÍI',
  O: 'ÓO',
  U: 'ÚU',
};

const WORD = 6;

/** Text that is copied unchanged: a quoted part, a tag, a value without options (`{name}`, `{size, number}`). */
const VERBATIM = /'(?:[{<#][^']*)?'|<\/?\w+>|\{\s*\w+\s*(?:,\s*(?:number|date|time)[^{}]*)?\}/y;
const CHOICE = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/y;
const OPTION = /\s*(?:=\d+|\w+)\s*\{/y;

/**
 * The text of a pseudo-language: an ICU text in brackets, with accents, at least 40 % longer. Values, tags and choices
 * stay as they are.
 */
export function pseudoText(source: string): string {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  };

  const literal = (): string => {
    let text = '';
    let letters = 0;
    let added = 0;
    while (at < source.length && source[at] !== '}') {
      const copied = take(VERBATIM);
      const choice = copied ?? take(CHOICE);
      if (choice !== undefined) {
        text += copied ?? `${choice}${options()}`;
        continue;
      }
      const letter = source[at] ?? '';
      text += ACCENTS[letter] ?? letter;
      letters += 1;
      added += letter in ACCENTS ? 1 : 0;
      at += 1;
    }
    const missing = Math.max(0, Math.ceil(0.4 * letters) - added);
    // Adds whole words, because a word that is too long for a line is no fair test.
    return text + 'ñ'.repeat(missing % WORD) + ` ${'ñ'.repeat(WORD - 1)}`.repeat(Math.floor(missing / WORD));
  };

  const options = (): string => {
    let text = '';
    for (let head = take(OPTION); head !== undefined; head = take(OPTION)) {
      text += `${head}${literal()}}`;
      at += 1;
    }
    at = source.indexOf('}', at) + 1;
    return `${text}}`;
  };

  return `[${literal()}]`;
}
