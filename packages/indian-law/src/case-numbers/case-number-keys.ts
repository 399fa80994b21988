import { findCaseNumbers } from '../judgment/case-number.ts';
import { matchesOf } from '../text/text.ts';
import { CASE_KINDS, KINDS_BY_ABBREVIATION, TYPE_WORDS } from './case-types.ts';

/** Meaning of a printed case type: one of several kinds, because each registry has its own abbreviations. */
interface CaseType {
  /** 'appeal', 'writ petition': the kind without *civil* and *criminal*; the letters of an unknown abbreviation. */
  base: string;
  /** 'civil', 'criminal', 'md' (Madurai), 'db' (Division Bench), sorted. */
  qualifiers: readonly string[];
}

/** A case number as typed: its keys, and whether the words can mean nothing else. */
export interface TypedCaseNumber {
  keys: string[];
  certain: boolean;
  /** Each number with its year. */
  numbers: { number: string; year: string }[];
  /** Printed words that can come before the number: 'appeal', 'a', 'crla'. */
  lastWords: string[];
}

const NUMBER = '\\d{1,7}';
const LIST = `${NUMBER}(?:\\s{0,3}(?:,|&|and|to|-|–)\\s{0,3}${NUMBER}){0,12}`;
/** Letters of a roster, and a tribunal's seat between number and year: '1234-SB', '123/MB/2021', '12/7/HDB/2019', '123(ND)/2020'. */
const SEAT = '(?:[A-Za-z&]{1,6}|\\d{1,2}(?=/[A-Za-z(])|\\([A-Za-z]{1,6}\\))';
const SUFFIX = `(?:(?:/${SEAT}){1,4}(?=/)|\\s?\\([A-Za-z]{1,6}\\)|\\s?[-–]?\\s?[A-Za-z]{1,3}(?![A-Za-z.]))?`;
const YEAR = '(?:(?:18|19|20)\\d{2}|\\d{2})(?!\\d)';
/** The bench of the Central Administrative Tribunal before its number: '060/00123/2018'. */
const BENCH = '(?:\\d{3}/(?=\\d{5}/))?';
const PAIR = `${BENCH}(?<numbers>${LIST})${SUFFIX}\\s{0,3}(?:[-–]?\\s{0,3}/|\\bof\\b|-|–|\\s)\\s{0,3}(?<year>${YEAR})`;
const WHOLE = new RegExp(
  `^(?<type>.{0,80}?)(?<no>[\\s.:/–-]{0,6}(?:\\bnos?\\b|\\bno\\(s\\)|\\bnumber\\b)?[\\s.:/–-]{0,6})(?=${PAIR})`,
  'isu',
);
const PAIRS = new RegExp(PAIR, 'giu');
const LONGEST = 400;
/** A list of numbers names at most so many cases. */
const MOST_NUMBERS = 50;
const MOST_KEYS = 500;

const QUALIFIERS: Readonly<Record<string, string>> = {
  c: 'civil',
  civ: 'civil',
  civil: 'civil',
  crl: 'criminal',
  cri: 'criminal',
  cr: 'criminal',
  criminal: 'criminal',
  ins: 'insolvency',
  insolv: 'insolvency',
  insl: 'insolvency',
  ibc: 'ib',
  ibp: 'ib',
  lodg: 'lodging',
  l: 'lodging',
  stamp: 'st',
};
const MAIN_QUALIFIERS: ReadonlySet<string> = new Set(['civil', 'criminal']);
/** Kinds that say little: the number decides. */
const GENERIC: ReadonlySet<string> = new Set([
  'appeal',
  'petition',
  'application',
  'case',
  'suit',
  'revision',
  'reference',
  'review',
]);
const KIND_NAMES: ReadonlySet<string> = new Set(CASE_KINDS.map(({ name }) => name));
const KNOWN_WORDS: ReadonlySet<string> = new Set(CASE_KINDS.flatMap(({ name }) => name.split(' ')));
const NOUNS: ReadonlySet<string> = new Set([
  ...GENERIC,
  'litigation',
  'miscellaneous',
  'caveat',
  'objection',
]);

/** 'criminal appeal', and kinds that the table lacks, such as 'company transfer petition'. */
function isKind(words: readonly string[]): boolean {
  return (
    KIND_NAMES.has(words.join(' ')) ||
    (NOUNS.has(words.at(-1) ?? '') && words.every((word) => KNOWN_WORDS.has(word)))
  );
}

/** *civil* and *criminal* say which kind of a proceeding, wherever they are printed: 'Civil Writ Petition', 'W.P.(C)'. */
function typeOf(words: readonly string[], qualifiers: readonly string[]): CaseType {
  const base = words.filter((word) => !MAIN_QUALIFIERS.has(word));
  const main = words.filter((word) => MAIN_QUALIFIERS.has(word));
  const all = base.length > 0 ? [...qualifiers, ...main] : [...qualifiers];
  return { base: (base.length > 0 ? base : main).join(' '), qualifiers: [...new Set(all)].sort() };
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/gu, '');

/** 'A482', 'APPLICATION U/S 482', 'MATTERS UNDER ARTICLE 227': Allahabad names applications by their provision. */
const BY_PROVISION =
  /^\s*(?:(?:appl(?:icatio)?n?|matters?)\W{0,3}(?:u\s?\/\s?[sa]\b\.?|under\s{1,3}(?:section|article))|a)\s{0,3}(\d{3})\s*$/iu;

/** Reads a printed case type; `known` where it is one of the field's. */
function readType(printed: string): { types: CaseType[]; known: boolean } {
  const provision = BY_PROVISION.exec(printed)?.[1];
  if (provision !== undefined)
    return { types: [{ base: `under ${provision}`, qualifiers: [] }], known: true };
  const qualifiers: string[] = [];
  const bare = printed
    .replace(/[([]([^)\]]{0,30})[)\]]/gu, (_, inside: string) => {
      const letters = lettersOf(inside);
      if (letters !== '' && letters !== 's') qualifiers.push(QUALIFIERS[letters] ?? letters);
      return ' ';
    })
    .replace(/^\s*[a-z]\s?\/\s?(?=[a-z])/iu, ' ')
    .replace(/^\s*[sd]\s?\.?\s?b\s?\.?\s+(?=[a-z])/iu, ' ');
  const words = (bare.toLowerCase().match(/[a-z]+/gu) ?? []).filter(
    (word) => !/^(?:no|nos|of|the)$/u.test(word),
  );
  const kinds = KINDS_BY_ABBREVIATION.get(words.join(''));
  if (kinds) return { types: kinds.map((kind) => typeOf(kind.split(' '), qualifiers)), known: true };
  const long = words.flatMap((word) => (TYPE_WORDS[word] ?? wordsOfAbbreviation(word) ?? word).split(' '));
  if (isKind(long)) return { types: [typeOf(long, qualifiers)], known: true };
  // 'CRM-M', 'CRA-S': the part after the hyphen is a class of the registry.
  const [first = '', ...others] = words;
  const main = others.every((word) => word.length <= 2) ? KINDS_BY_ABBREVIATION.get(first) : undefined;
  if (main)
    return { types: main.map((kind) => typeOf(kind.split(' '), [...qualifiers, ...others])), known: true };
  return {
    types: words.length === 0 ? [] : [{ base: words.join(''), qualifiers: [...qualifiers].sort() }],
    known: false,
  };
}

/** 'wp' inside 'WP Criminal': the kind, where the abbreviation has one only. */
function wordsOfAbbreviation(word: string): string | undefined {
  if (KNOWN_WORDS.has(word)) return undefined;
  const kinds = KINDS_BY_ABBREVIATION.get(word);
  return kinds?.length === 1 ? kinds[0] : undefined;
}

/** Years of two figures are of the last hundred years. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) >= 40 ? `19${year}` : `20${year}`;
}

/** '8109 and 8110', '12-15', '1234-35'. */
function numbersOf(list: string): string[] {
  const numbers: number[] = [];
  let range = false;
  for (const part of list.match(/\d{1,7}|[-–]|to/giu) ?? []) {
    if (!/\d/u.test(part)) {
      range = true;
      continue;
    }
    const last = numbers.at(-1) ?? 0;
    const shortened = range && part.length < String(last).length;
    const value = shortened ? Number(String(last).slice(0, -part.length) + part) : Number(part);
    if (range && value > last && value - last <= MOST_NUMBERS)
      for (let next = last + 1; next < value; next += 1) numbers.push(next);
    numbers.push(value);
    range = false;
  }
  return [...new Set(numbers)].slice(0, MOST_NUMBERS).map(String);
}

function pairsOf(text: string): { number: string; year: string }[] {
  const pairs: { number: string; year: string }[] = [];
  for (const { groups } of matchesOf(PAIRS, text)) {
    const year = fullYear(groups?.year ?? '');
    for (const number of numbersOf(groups?.numbers ?? '')) pairs.push({ number, year });
  }
  return pairs.slice(0, MOST_NUMBERS);
}

const keyOf = (type: string, { number, year }: { number: string; year: string }) =>
  `${type}|${number}|${year}`;
const qualified = ({ base, qualifiers }: CaseType) =>
  qualifiers.length === 0 ? base : `${base}(${qualifiers.join('+')})`;

/** Types under which a document is found: its own, its own whatever the qualifiers, and by the number alone. */
function typesOfDocument(type: CaseType): string[] {
  return type.qualifiers.length === 0 ? [type.base, ''] : [qualified(type), `${type.base}(*)`, ''];
}

/** The types that a typed type finds: its own, and those printed with fewer or more qualifiers when one has none. */
function typesOfQuery(type: CaseType): string[] {
  if (type.qualifiers.length === 0) return [type.base, `${type.base}(*)`];
  const single = type.qualifiers.map((qualifier) => qualified({ base: type.base, qualifiers: [qualifier] }));
  return [...new Set([qualified(type), type.base, ...(type.qualifiers.length > 1 ? single : [])])];
}

function readMention(
  text: string,
): { types: CaseType[]; known: boolean; pairs: { number: string; year: string }[] } | undefined {
  const match = WHOLE.exec(text);
  if (!match) return undefined;
  const pairs = pairsOf(text.slice(match[0].length));
  return pairs.length === 0 ? undefined : { ...readType(match.groups?.type ?? ''), pairs };
}

/**
 * Keys of the case numbers that a judgment carries: 'appeal(criminal)|2637|2010'. Two printed forms of one number share
 * a key: 'Criminal Appeal No. 2637 of 2010', 'Crl.A. 2637/2010'. The keys of a document also hold its number without
 * the qualifiers ('appeal(*)|2637|2010') and without the type ('|2637|2010'), so that shorter queries find it.
 */
export function caseNumberKeys(printed: string): string[] {
  const text = printed.slice(0, LONGEST * 5);
  const parts = text.split(/;|\n|\bwith\b|,\s+(?=\p{L})/u).map((part) => part.trim());
  const mentions = findCaseNumbers(text).map((mention) => mention.text);
  const keys = [...new Set([...parts, ...mentions])].flatMap((part) => {
    const { types = [], pairs = [] } = readMention(part) ?? {};
    const under = types.length > 0 ? types.flatMap(typesOfDocument) : [''];
    return pairs.flatMap((pair) => under.map((type) => keyOf(type, pair)));
  });
  return [...new Set(keys)].slice(0, MOST_KEYS);
}

/** The words that can be printed directly before a number of this type, in small letters. */
function lastWordsOf(types: readonly CaseType[]): string[] {
  const words = types.flatMap((type) => {
    const { base, qualifiers } = type;
    const kind = CASE_KINDS.find(({ name }) => {
      const own = typeOf(name.split(' '), []);
      return own.base === base && own.qualifiers.every((qualifier) => qualifiers.includes(qualifier));
    });
    const noun = base.split(' ').at(-1) ?? base;
    const initials = qualifiers.flatMap((qualifier) => [
      qualifier,
      qualifier === 'civil' ? 'c' : qualifier === 'criminal' ? 'crl' : qualifier,
    ]);
    return [noun, noun.slice(0, 1), ...initials, ...(kind?.abbreviations ?? [])];
  });
  return [...new Set(words)].slice(0, 24);
}

/**
 * The case number that makes up a whole query, in any written form: 'Criminal Appeal No. 2637 of 2010', 'Crl.A.
 * 2637/2010', 'CRL A 2637-2010', '2637/2010'. Undefined for other text. Not certain where the type is unknown,
 * general ('Case No. 5 of 2010') or missing: the words may then mean something else. Linear time: bounded forms.
 */
export function parseCaseNumber(query: string): TypedCaseNumber | undefined {
  const text = query.trim().slice(0, LONGEST);
  if (text.length !== query.trim().length) return undefined;
  const match = WHOLE.exec(text);
  if (!match) return undefined;
  const { type = '' } = match.groups ?? {};
  const after = text.slice(match[0].length).replace(PAIRS, ' ');
  if (!/^(?:[\s.,;&)]|\([A-Z&. -]{1,12}\)|\band\b)*$/iu.test(after)) return undefined;
  if (/[^\p{L}\s.()[\]&/'’–-]/u.test(type) && !BY_PROVISION.test(type)) return undefined;
  const numbers = pairsOf(text.slice(match[0].length));
  if (numbers.length === 0) return undefined;
  const { types, known } = readType(type);
  const generic =
    types.length === 0 || types.every(({ base, qualifiers }) => GENERIC.has(base) && qualifiers.length === 0);
  const wanted = generic ? [''] : types.flatMap(typesOfQuery);
  return {
    keys: [...new Set(numbers.flatMap((pair) => wanted.map((each) => keyOf(each, pair))))],
    certain: known && !generic,
    numbers,
    lastWords: lastWordsOf(types),
  };
}

const CNR = /^\s*([a-z]{4}[a-z\d]{2})-?(\d{6})-?((?:19|20)\d{2})\s*$/iu;

/** The case number record that makes up a whole query, in capitals without hyphens: 'DLHC010123452020'. */
export function parseCnr(query: string): string | undefined {
  const match = CNR.exec(query.slice(0, 40));
  return match === null ? undefined : `${match[1]}${match[2]}${match[3]}`.toUpperCase();
}
