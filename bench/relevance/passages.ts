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

/** Of every three words one, at random, becomes its synonym; a word that has none is dropped. */
function changed(words: readonly string[], next: () => number): string {
  const positions = words.map((_, i) => i);
  const chosen = new Set<number>();
  while (chosen.size < Math.round(words.length / 3))
    chosen.add(positions[Math.floor(positions.length * next())] ?? 0);
  return words
    .flatMap((word, i) =>
      chosen.has(i) ? (synonyms.get(word.toLowerCase().replace(/\W/gu, '')) ?? []) : [word],
    )
    .join(' ');
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
    queries.push({ id: document.id, paragraph, exact, changed: changed(exact.split(' '), next) });
  }
  return queries;
}

export interface PassageFigures {
  mode: SearchMode;
  form: 'exact' | 'changed';
  queries: number;
  /** Shares of the queries. */
  first: number;
  firstTen: number;
  /** The judgment is first, and the first of its passages is the paragraph. */
  paragraph: number;
  p50: number;
  p95: number;
}

/** The words of a text in their order, in lower case, each between two spaces. */
function wordsInOrder(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Queries whose words no other document has in this order, so that one judgment is the answer, whatever engine is asked. */
export function unambiguous(
  documents: readonly LibraryDocument[],
  queries: readonly PassageQuery[],
): PassageQuery[] {
  const phrases = queries.map(({ exact }) => wordsInOrder(exact));
  const having = new Uint32Array(queries.length);
  for (const { paragraphs } of documents) {
    const text = wordsInOrder(paragraphs.map((paragraph) => paragraph.text).join(' '));
    phrases.forEach((phrase, i) => {
      if (text.includes(phrase)) having[i] = (having[i] ?? 0) + 1;
    });
  }
  return queries.filter((_, i) => having[i] === 1);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function measureForm(
  engine: EmbeddedEngine,
  queries: readonly PassageQuery[],
  mode: SearchMode,
  form: PassageFigures['form'],
): Promise<PassageFigures> {
  const counts = { first: 0, firstTen: 0, paragraph: 0 };
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    const { hits } = await engine.search({ mode, query: query[form], size: 10, highlight: true });
    times.push(performance.now() - started);
    const [best] = hits;
    if (hits.some(({ id }) => id === query.id)) counts.firstTen += 1;
    if (best?.id !== query.id) continue;
    counts.first += 1;
    if (best.passages[0]?.paragraph === query.paragraph) counts.paragraph += 1;
  }
  const all = queries.length;
  return {
    mode,
    form,
    queries: all,
    first: counts.first / all,
    firstTen: counts.firstTen / all,
    paragraph: counts.paragraph / all,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

export async function measurePassages(
  engine: EmbeddedEngine,
  queries: readonly PassageQuery[],
): Promise<PassageFigures[]> {
  const all: PassageFigures[] = [];
  for (const mode of searchModes)
    for (const form of ['exact', 'changed'] as const)
      all.push(await measureForm(engine, queries, mode, form));
  return all;
}
