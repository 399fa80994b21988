import type { EmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { type SearchMode, searchModes } from '#shared/contracts/research/search-limits.ts';
import { random } from '../search/documents.ts';
import { synonyms } from './synonyms.ts';

/** A sentence copied from the middle of a judgment, and the same with a third of its words replaced or dropped. */
export interface PassageQuery {
  id: string;
  /** Index of the paragraph that it was copied from. */
  paragraph: number;
  exact: string;
  changed: string;
  /** Words that the change left unchanged, in their order. */
  left: LeftWords;
}

/** The words that a change left of a sentence, in their order. */
interface LeftWords {
  words: string[];
  /** So many words of the judgment lie between the first of them and the last, both counted. */
  span: number;
}

const fewestWords = 8;
const mostWords = 12;
/** The middle of a judgment. */
const middle = { from: 0.2, to: 0.8 } as const;

/** Some words of one sentence; undefined where it is short, or has too few words to say anything. */
function copied(text: string, next: () => number): string[] | undefined {
  const sentences = text.split(/(?<=[.;:?])\s+/);
  const words = (sentences[Math.floor(sentences.length * next())] ?? '').trim().split(/\s+/);
  const count = fewestWords + Math.floor((mostWords - fewestWords + 1) * next());
  if (words.length < count) return undefined;
  const from = Math.floor((words.length - count + 1) * next());
  const chosen = words.slice(from, from + count);
  return chosen.filter((word) => /^[a-z]{4,}/iu.test(word)).length >= 4 ? chosen : undefined;
}

/** The words of a text in their order, in lower case. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Replaces one word in three, chosen at random, by its synonym; a chosen word without one is dropped. */
function changed(words: readonly string[], next: () => number): { changed: string; left: LeftWords } {
  const positions = words.map((_, i) => i);
  const chosen = new Set<number>();
  while (chosen.size < Math.round(words.length / 3))
    chosen.add(positions[Math.floor(positions.length * next())] ?? 0);
  const [first = 0, ...others] = positions.filter((i) => !chosen.has(i));
  return {
    changed: words
      .flatMap((word, i) =>
        chosen.has(i) ? (synonyms.get(word.toLowerCase().replace(/\W/gu, '')) ?? []) : [word],
      )
      .join(' '),
    left: {
      words: [first, ...others].flatMap((i) => wordsOf(words[i] ?? '')),
      span: wordsOf(words.slice(first, (others.at(-1) ?? first) + 1).join(' ')).length,
    },
  };
}

/** The same queries for the same documents and seed. */
export function passageQueries(
  documents: readonly LibraryDocument[],
  count: number,
  seed: number,
): PassageQuery[] {
  const next = random(seed);
  const queries: PassageQuery[] = [];
  while (queries.length < count) {
    const document = documents[Math.floor(documents.length * next())];
    const share = middle.from + (middle.to - middle.from) * next();
    const paragraph = Math.floor((document?.paragraphs.length ?? 0) * share);
    const words = copied(document?.paragraphs[paragraph]?.text ?? '', next);
    if (!document || !words) continue;
    // Quotation marks are operators; a lawyer who types a sentence leaves them out.
    const exact = words.join(' ').replace(/["“”]/gu, '');
    queries.push({ id: document.id, paragraph, exact, ...changed(exact.split(' '), next) });
  }
  return queries;
}

export interface PassageFigures {
  mode: SearchMode;
  form: 'exact' | 'changed';
  queries: number;
  /** Shares of the queries. */
  first: number;
  /** Share of the queries that can be told apart (`tellable`), and of those the share that is first. */
  tellable: number;
  firstOfTellable: number;
  firstTen: number;
  /** The judgment is first, and the first of its passages is the paragraph. */
  paragraph: number;
  p50: number;
  p95: number;
}

/** The words of a text in their order, each between two spaces. */
const wordsInOrder = (text: string): string => ` ${wordsOf(text).join(' ')} `;

const textOf = ({ paragraphs }: LibraryDocument): string => paragraphs.map(({ text }) => text).join(' ');

/** Queries whose words no other document has in this order, so that one judgment is the answer, whatever engine is asked. */
export function unambiguous(
  documents: readonly LibraryDocument[],
  queries: readonly PassageQuery[],
): PassageQuery[] {
  const phrases = queries.map(({ exact }) => wordsInOrder(exact));
  const having = new Uint32Array(queries.length);
  for (const document of documents) {
    const text = wordsInOrder(textOf(document));
    phrases.forEach((phrase, i) => {
      if (text.includes(phrase)) having[i] = (having[i] ?? 0) + 1;
    });
  }
  return queries.filter((_, i) => having[i] === 1);
}

/** True when a text, given as the places of each word, has all words in their order within `span` words. */
function hasWithin({ words, span }: LeftWords, places: ReadonlyMap<string, readonly number[]>): boolean {
  const lists = words.map((word) => places.get(word) ?? []);
  if (lists.some(({ length }) => length === 0)) return false;
  const at = lists.map(() => 0);
  return (lists[0] ?? []).some((start) => {
    let last = start - 1;
    for (const [i, list] of lists.entries()) {
      // Later starts have later words: no list is read twice.
      let next = at[i] ?? 0;
      while (next < list.length && (list[next] ?? 0) <= last) next += 1;
      at[i] = next;
      last = list[next] ?? Number.POSITIVE_INFINITY;
    }
    return last - start < span;
  });
}

/**
 * The queries of which the changed sentence can be told apart: no other judgment has all the words that the change left, in
 * their order and as near to one another as the judgment from which they were copied. The synonyms of replaced
 * words do not count, because no judgment has them there.
 */
export function tellable(
  documents: readonly LibraryDocument[],
  queries: readonly PassageQuery[],
): ReadonlySet<PassageQuery> {
  const wanted = new Set(queries.flatMap(({ left }) => left.words));
  const apart = new Set(queries);
  for (const document of documents) {
    const places = new Map<string, number[]>();
    for (const [position, word] of wordsOf(textOf(document)).entries()) {
      if (!wanted.has(word)) continue;
      const known = places.get(word);
      if (known) known.push(position);
      else places.set(word, [position]);
    }
    for (const query of apart)
      if (query.id !== document.id && hasWithin(query.left, places)) apart.delete(query);
  }
  return apart;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

interface Asked {
  queries: readonly PassageQuery[];
  apart: ReadonlySet<PassageQuery>;
}

async function measureForm(
  engine: EmbeddedEngine,
  { queries, apart }: Asked,
  mode: SearchMode,
  form: PassageFigures['form'],
): Promise<PassageFigures> {
  const counts = { first: 0, firstOfTellable: 0, firstTen: 0, paragraph: 0 };
  // Unchanged sentences are in one judgment only.
  const isApart = (query: PassageQuery) => form === 'exact' || apart.has(query);
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    const { hits } = await engine.search({ mode, query: query[form], size: 10, highlight: true });
    times.push(performance.now() - started);
    const [best] = hits;
    if (hits.some(({ id }) => id === query.id)) counts.firstTen += 1;
    if (best?.id !== query.id) continue;
    counts.first += 1;
    if (isApart(query)) counts.firstOfTellable += 1;
    if (best.passages[0]?.paragraph === query.paragraph) counts.paragraph += 1;
  }
  const all = queries.length;
  const alone = queries.filter(isApart).length;
  return {
    mode,
    form,
    queries: all,
    first: counts.first / all,
    tellable: alone / all,
    firstOfTellable: counts.firstOfTellable / alone,
    firstTen: counts.firstTen / all,
    paragraph: counts.paragraph / all,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

export async function measurePassages(engine: EmbeddedEngine, asked: Asked): Promise<PassageFigures[]> {
  const all: PassageFigures[] = [];
  for (const mode of searchModes)
    for (const form of ['exact', 'changed'] as const) all.push(await measureForm(engine, asked, mode, form));
  return all;
}
