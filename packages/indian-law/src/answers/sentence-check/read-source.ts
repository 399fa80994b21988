import { leaderOf } from '../same-words.ts';
import { contraryPlaces } from './contrary-words.ts';
import type { NameWord } from './names.ts';
import { namesIn } from './names.ts';
import { overlap, readStatement, type Statement, statementsIn } from './read-statement.ts';
import type { SourceToCompare } from './types.ts';

/** A source, read once for all sentences of an answer. */
export interface ReadSource {
  n: number;
  text: string;
  statements: readonly Statement[];
  about: Statement;
  /** Keys of all words that are written with a capital letter, and all words in small letters. */
  names: ReadonlySet<string>;
  words: ReadonlySet<string>;
  contraries: ReturnType<typeof contraryPlaces>;
}

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const namesOf = (one: Statement): string[] => namesIn(one).map(({ key }: NameWord) => key);

/** `statements`: those of the text, where they were read before. */
export function readSource(
  { n, text, about }: SourceToCompare,
  statements: readonly Statement[] = statementsIn(text),
): ReadSource {
  const named = readStatement(about);
  return {
    n,
    text,
    statements,
    about: named,
    names: new Set([...statements, named].flatMap(namesOf)),
    contraries: contraryPlaces(statements),
    words: new Set([...`${about} ${text}`.toLowerCase().matchAll(WORD)].map(([word]) => word)),
  };
}

export interface Near {
  statement: Statement;
  share: number;
  source: ReadSource;
}

/** Statements that are looked at for what a source says in place of a word. */
const NEAREST = 3;

/** The statements of sources that say most of what a sentence says, the nearest first. */
export function nearestTo(said: Statement, sources: readonly ReadSource[]): Near[] {
  return sources
    .flatMap((source) =>
      source.statements.map((statement) => ({ statement, source, share: overlap(said, statement) })),
    )
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, NEAREST);
}

/** The share of the telling terms of a sentence that sources have anywhere, in any word for the same. */
export function known(said: Statement, sources: readonly ReadSource[]): number {
  const terms = sources.flatMap(({ statements }) =>
    statements.flatMap((one) => [...one.terms].map(leaderOf)),
  );
  return overlap({ ...said, terms: new Set([...said.terms].map(leaderOf)) }, { terms: new Set(terms) });
}

/** The share of the telling terms of a sentence that the nearest statements have together. */
export function covered(said: Statement, near: readonly Near[]): number {
  const terms = new Set(near.flatMap(({ statement }) => [...statement.terms]));
  return overlap(said, { terms });
}
