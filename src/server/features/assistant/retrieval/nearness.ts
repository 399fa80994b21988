import type { Question } from '#law/answers/question.ts';
import { clausesOf } from '#law/answers/read-candidate.ts';
import { vectorsOfCase, vectorsOfPages } from '#server/features/page-vectors/store.ts';
import { type ClauseVectors, keyOf, readVectors } from '#server/platform/models/sentences/clause-vectors.ts';
import { cosine, sentenceVector } from '#server/platform/models/sentences/sentence-vectors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SourceText } from './passage.ts';

type Deps = Pick<Services, 'db' | 'env' | 'library' | 'log'>;
/** By the text of a clause of a paper or a paragraph of the library. */
export type NearTexts = ReadonlyMap<string, number>;

/** Characters of a question that are compared. */
const ASKED = 500;
/** Clauses without kept vectors that are compared at once, those of pages that were read a moment ago. */
const MOST_NEW = 40;

const clausesOfAll = (texts: readonly SourceText[]): string[] => [
  ...new Set(texts.flatMap((one) => clausesOf(one))),
];

/**
 * Nearness in meaning of the texts that may answer a question: of clauses of the papers by the sentence model, of paragraphs of the library by its
 * vectors. A text without vectors is absent or has 0. Errors: only the reason of the signal; without vectors words decide.
 */
export async function nearTexts(
  parts: Deps,
  question: Question,
  texts: readonly SourceText[],
  signal: AbortSignal,
): Promise<NearTexts> {
  const papers = texts.filter(({ ofCase }) => ofCase);
  const others = texts.filter(({ ofCase }) => !ofCase);
  const found = await Promise.all([
    papers.length > 0 && parts.env.SENTENCE_MODEL === 'on'
      ? nearClauses(parts, question, papers, signal)
      : [],
    others.length > 0 ? nearParagraphs(parts, question, others, signal) : [],
  ]).catch((error: unknown) => {
    signal.throwIfAborted();
    parts.log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'no vectors of passages');
    return [];
  });
  return new Map(found.flat());
}

type Near = (readonly [text: string, near: number])[];

async function nearParagraphs(
  { library }: Deps,
  { query }: Question,
  texts: readonly SourceText[],
  signal: AbortSignal,
): Promise<Near> {
  const paragraphs = clausesOfAll(texts);
  const near = await library.nearness(query.slice(0, ASKED), paragraphs, signal);
  return paragraphs.map((text, at) => [text, near[at] ?? 0]);
}

async function nearClauses(
  { db }: Deps,
  question: Question,
  papers: readonly SourceText[],
  signal: AbortSignal,
): Promise<Near> {
  const places = papers.flatMap(({ id, page }) => (page === undefined ? [] : [{ file_id: id, page }]));
  const kept = readVectors(await db.withWorker((tx) => vectorsOfPages(tx, places)));
  const clauses = clausesOfAll(papers);
  const made = await newVectors(
    clauses.filter((clause) => !kept.has(keyOf(clause))),
    signal,
  );
  const asked = await vectorOf(question, signal);
  return clauses.flatMap((clause): Near => {
    const vector = kept.get(keyOf(clause)) ?? made.get(keyOf(clause));
    return vector ? [[clause, cosine(asked, vector)]] : [];
  });
}

const vectorOf = ({ text, before = '' }: Question, signal: AbortSignal): Promise<Int8Array> =>
  sentenceVector(`${before} ${text}`.trim().slice(0, ASKED), 'query', signal);

/** Pages of a long case that are read because one of their clauses is near. */
const NEAR_PAGES = 8;

/** The pages of a case nearest to a question by their vectors, which words alone may not find, best first. */
export async function nearestPages(
  { db, env }: Pick<Services, 'db' | 'env'>,
  question: Question,
  { caseId, only }: { caseId: string; only: readonly string[] | undefined },
  signal: AbortSignal,
): Promise<{ document: string; page: number }[]> {
  if (env.SENTENCE_MODEL !== 'on') return [];
  const pages = await db.withWorker((tx) => vectorsOfCase(tx, caseId, only));
  if (pages.length === 0) return [];
  const asked = await vectorOf(question, signal);
  return pages
    .map(({ file_id, page, vectors }) => ({
      place: { document: file_id, page },
      near: Math.max(...[...readVectors([vectors]).values()].map((one) => cosine(asked, one)), -1),
    }))
    .sort((a, b) => b.near - a.near)
    .slice(0, NEAR_PAGES)
    .map(({ place }) => place);
}

/** The vectors of the first clauses that have none; all of them follow in the background. */
async function newVectors(clauses: readonly string[], signal: AbortSignal): Promise<ClauseVectors> {
  const made = new Map<string, Int8Array>();
  for (const clause of clauses.slice(0, MOST_NEW))
    made.set(keyOf(clause), await sentenceVector(clause, 'passage', signal));
  return made;
}
