// The suffix-stripping algorithm of M. F. Porter (1980), for English words in lower case. Its steps keep the
// published order; measures count vowel-consonant runs.

const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;
const measureAboveZero = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measureOne = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureAboveOne = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
const shortEnding = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);
const doubled = /([^aeiouylsz])\1$/;

const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const step3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$|^(.+?[st])(ion)$/;

function plural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function pastOrGerund(word: string): string {
  if (word.endsWith('eed')) return measureAboveZero.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const ending = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0;
  if (ending === 0) return word;
  const stem = word.slice(0, -ending);
  if (!hasVowel.test(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (doubled.test(stem)) return stem.slice(0, -1);
  return shortEnding.test(stem) ? `${stem}e` : stem;
}

function replaceSuffix(word: string, table: readonly (readonly [string, string])[]): string {
  for (const [suffix, by] of table) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return measureAboveZero.test(stem) ? stem + by : word;
  }
  return word;
}

function lastSuffix(word: string): string {
  const found = step4.exec(word);
  const stem = found?.[1] ?? found?.[3];
  return stem !== undefined && measureAboveOne.test(stem) ? stem : word;
}

function finalLetters(word: string): string {
  let result = word;
  if (result.endsWith('e')) {
    const stem = result.slice(0, -1);
    if (measureAboveOne.test(stem) || (measureOne.test(stem) && !shortEnding.test(stem))) result = stem;
  }
  return result.endsWith('ll') && measureAboveOne.test(result) ? result.slice(0, -1) : result;
}

/** The stem of one English word in lower case: 'convictions' → 'convict'. Words of ≤ 3 letters are unchanged. */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  // An initial y is a consonant; upper case keeps the patterns from reading it as a vowel.
  let result = word.startsWith('y') ? `Y${word.slice(1)}` : word;
  result = pastOrGerund(plural(result));
  if (result.endsWith('y') && hasVowel.test(result.slice(0, -1))) result = `${result.slice(0, -1)}i`;
  result = finalLetters(lastSuffix(replaceSuffix(replaceSuffix(result, step2), step3)));
  return result.startsWith('Y') ? `y${result.slice(1)}` : result;
}
