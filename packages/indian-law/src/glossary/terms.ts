import { SOURCES, type SourceName } from './sources.ts';

/** A settled word, its source, and the place there; without a place the word is used throughout the source. */
export interface Word {
  word: string;
  source: SourceName;
  place?: string | undefined;
  /** Other forms of the word that texts have: a verb beside its noun. */
  forms: readonly string[];
}

/** One thing, with one word in each language. */
export interface Term {
  en: string;
  /** Missing where no word is settled: texts keep the English one. */
  hi?: Word | undefined;
  ta?: Word | undefined;
  /** Words of both scripts under which a search finds the same; texts of the product do not use them. */
  also: readonly string[];
  /** Words of both scripts that mean something else in a court; neither texts nor searches use them for this term. */
  refused: readonly string[];
  /** The English word is an everyday word too (*fine*, *will*), so texts and translations are not held to the term. */
  everyday: boolean;
}

const listed = (cell = '', mark = ','): string[] =>
  cell
    .split(mark)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const isSource = (name: string): name is SourceName => Object.hasOwn(SOURCES, name);

/** `word / form [source, place]`; nothing for `-`. */
function wordOf(cell = ''): Word | undefined {
  const [words = '', origin = ''] = cell.split('[').map((part) => part.trim());
  const [word = '-', ...forms] = listed(words, '/');
  if (word === '-') return undefined;
  const [source = '', ...place] = origin.replace(/\]$/u, '').split(',');
  if (!isSource(source)) throw new Error(`The glossary names no source for ${word}: ${cell}`);
  return { word, forms, source, place: place.join(',').trim() || undefined };
}

/**
 * The terms of a table, one a line: English | Hindi [source, place] | Tamil [source, place] | words that are searched too |
 * refused words. A star before the English word marks an everyday word.
 */
export const readTerms = (table: string): Term[] =>
  table
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [en = '', hi, ta, also, refused] = line.split('|').map((cell) => cell.trim());
      return {
        ...{ en: en.replace(/^\*/u, ''), everyday: en.startsWith('*') },
        ...{ hi: wordOf(hi), ta: wordOf(ta), also: listed(also), refused: listed(refused) },
      };
    });
