import type { Question } from '#law/answers/question.ts';
import { clausesOf } from '#law/answers/read-candidate.ts';
import { within } from '#server/core/within.ts';
import { vectorsOfCase, vectorsOfPages } from '#server/features/page-vectors/store.ts';
import { keyOf, readVectors } from '#server/platform/models/sentences/clause-vectors.ts';
import { cosine } from '#server/platform/models/sentences/kept-vectors.ts';
import { nearestOfPages, sentenceVector } from '#server/platform/models/sentences/sentence-vectors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SourceText } from './passage.ts';

type Deps = Pick<Services, 'db' | 'env' | 'library' | 'log'>;
/** By the text of a clause of a paper or a paragraph of the library. */
export type NearTexts = ReadonlyMap<string, number>;

/** Characters of a question that are compared. */
const ASKED = 500;
/** Clauses without kept vectors that are compared at once, as those of pages that were read a moment ago. */
const MOST_NEW = 40;
/** So long a question waits for the sentence model, in ms: on a busy machine words decide about the rest. */
const PATIENCE_MS = 4000;

const clausesOfAll = (texts: readonly SourceText[]): string[] => [
  ...new Set(texts.flatMap((one) => clausesOf(one))),
];

/**
 * Nearness in meaning of the texts that may answer a question: of clauses of the papers by the sentence model, of paragraphs of the library by
 * its vectors. A text without vectors is absent or has 0. Errors: the reason of the signal alone.
 */
export async function nearTexts(
  parts: Deps,
  question: Question,
  texts: readonly SourceText[],
  signal: AbortSignal,
): Promise<NearTexts> {
  const papers = texts.filter(({ ofCase }) => ofCase);
  const others = texts.filter(({ ofCase }) => !ofCase);
  const isOn = parts.env.SENTENCE_MODEL === 'on';
  const found = await Promise.all([
    papers.length > 0 && isOn ? orNone(parts, nearClauses(parts, question, papers, signal), signal) : [],
    others.length > 0 ? orNone(parts, nearParagraphs(parts, question, others, signal), signal) : [],
  ]);
  return new Map(found.flat());
}

/** A failure leaves the decision to words. */
function orNone<T>({ log }: Pick<Services, 'log'>, found: Promise<T[]>, signal: AbortSignal): Promise<T[]> {
  return found.catch((error: unknown) => {
    signal.throwIfAborted();
    log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'no vectors of passages');
    return [];
  });
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
  const clauses = clausesOfAll(papers).map((clause) => ({ clause, key: keyOf(clause) }));
  const missing = clauses.filter(({ key }) => !kept.has(key)).slice(0, MOST_NEW);
  const made = new Map<string, Int8Array>();
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const asked = await within(patience, vectorOf(question, patience));
  const makeMissing = async () => {
    for (const { clause, key } of missing) made.set(key, await sentenceVector(clause, 'passage', patience));
  };
  await within(patience, makeMissing()).catch((error: unknown) => {
    if (signal.aborted || !patience.aborted) throw error;
  });
  return clauses.flatMap(({ clause, key }): Near => {
    const vector = kept.get(key) ?? made.get(key);
    return vector ? [[clause, cosine(asked, vector)]] : [];
  });
}

const vectorOf = ({ text, before = '' }: Question, signal: AbortSignal): Promise<Int8Array> =>
  sentenceVector(`${text} ${before}`.trim().slice(0, ASKED), 'query', signal);

/** Pages of a long case that are read because one of their clauses is near. */
const NEAR_PAGES = 8;

/**
 * The pages of a case nearest to a question by their vectors, which words alone may not find, best first. None where the model is off or
 * fails. Errors: the reason of the signal.
 */
export async function nearestPages(
  parts: Pick<Services, 'db' | 'env' | 'log'>,
  question: Question,
  wanted: { caseId: string; only: readonly string[] | undefined },
  signal: AbortSignal,
): Promise<{ document: string; page: number }[]> {
  if (parts.env.SENTENCE_MODEL !== 'on') return [];
  const pages = await orNone(parts, nearPages(parts, question, wanted, signal), signal);
  return pages.map(({ file_id, page }) => ({ document: file_id, page }));
}

async function nearPages(
  { db }: Pick<Services, 'db'>,
  question: Question,
  { caseId, only }: { caseId: string; only: readonly string[] | undefined },
  signal: AbortSignal,
) {
  const pages = await db.withWorker((tx) => vectorsOfCase(tx, caseId, only));
  if (pages.length === 0) return [];
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const asked = await within(patience, vectorOf(question, patience));
  const vectors = pages.map((page) => page.vectors);
  const near = await within(patience, nearestOfPages(asked, vectors, patience));
  return pages
    .map((page, at) => ({ ...page, near: near[at] ?? -1 }))
    .sort((a, b) => b.near - a.near)
    .slice(0, NEAR_PAGES);
}
