import type { Question } from '#law/answers/question.ts';
import type { ChoiceLimits, ChosenPassage } from '#law/answers/select-passages.ts';
import type { Services } from '#server/platform/services.ts';
import { type PagesRead, pagesAt } from './case-texts.ts';
import { chosenPassages } from './choose-passages.ts';
import { type NearTexts, nearestPages, nearTexts } from './nearness.ts';
import { withBeside } from './neighbours.ts';
import { beginningOf, type SourceText } from './passage.ts';
import { type Retrieval, type Retrieved, retrieve, tickedOf } from './retrieve.ts';
import { limitsOf, MOST_SOURCES, type RoomLimits, tokensOfSource } from './room.ts';
import { passagesOfTask } from './task-passages.ts';

type Deps = Pick<Services, 'db' | 'env' | 'library' | 'webSearch' | 'log'>;
type Passage = ChosenPassage<SourceText>;

/** Paragraphs that a question names. */
const MOST_NAMED = 8;
/** Passages of one document among many; of few documents each may have more. */
const OF_ONE = 4;

/** A model decides whether passages answer: it gets the nearest, however near they are. */
const NEAREST: ChoiceLimits = {
  ...{ passages: Number.POSITIVE_INFINITY, ofDocument: Number.POSITIVE_INFINITY },
  ...{ ofFile: Number.POSITIVE_INFINITY, least: 0, relative: 0 },
};

/** The best passage of each of the nearest texts, from every document some. */
async function nearestTexts(
  question: Question,
  texts: readonly SourceText[],
  near: ReadonlyMap<string, number>,
  most: number,
): Promise<Passage[]> {
  const { passages } = await chosenPassages(question, texts, { limits: NEAREST, near });
  const documents = new Set(texts.map(({ document }) => document)).size;
  const ofOne = Math.max(OF_ONE, Math.ceil((2 * most) / Math.max(1, documents)));
  const counts = new Map<string, number>();
  const best = [...new Map(passages.toReversed().map((one) => [one.candidate, one])).values()].reverse();
  return best
    .filter(({ candidate: { document } }) => {
      const count = (counts.get(document) ?? 0) + 1;
      counts.set(document, count);
      return count <= ofOne;
    })
    .slice(0, most);
}

/** Texts that may answer a question, with the nearness of their clauses to it by the text of each. */
export interface Gathered extends Retrieved {
  near: NearTexts;
}

/**
 * The texts that may answer a question. In a case without a text the library is asked instead, so that there is something
 * wherever there is anything to read. Errors: those of `retrieve`.
 */
export async function gather(parts: Deps, retrieval: Retrieval): Promise<Gathered> {
  const found = await withNearestPages(parts, retrieval, await retrieve(parts, retrieval));
  if (found.texts.length > 0 || retrieval.caseId === null) return withNearness(parts, retrieval, found);
  const outside = await retrieve(parts, { ...retrieval, caseId: null });
  return withNearness(parts, retrieval, { ...outside, unread: found.unread });
}

/** Of a case that is longer than what is read whole, the pages that words alone did not find. */
async function withNearestPages(parts: Deps, retrieval: Retrieval, found: Retrieved): Promise<Retrieved> {
  const { question, caseId, options, viewer, signal } = retrieval;
  if (caseId === null || found.whole || !found.texts.some(({ ofCase }) => ofCase)) return found;
  const wanted = { caseId, only: tickedOf('file', options.sources) };
  const places = await nearestPages(parts, question, wanted, signal);
  const known = new Set(found.texts.map(({ document, page }) => `${document} ${page}`));
  const more = places.filter(({ document, page }) => !known.has(`${document} ${page}`));
  const pages = more.length === 0 ? [] : await parts.db.withUser(viewer, (tx) => pagesAt(tx, caseId, more));
  return { ...found, texts: [...found.texts, ...pages] };
}

const withNearness = async (
  parts: Deps,
  { question, signal }: Retrieval,
  found: Retrieved,
): Promise<Gathered> => ({ ...found, near: await nearTexts(parts, question, found.texts, signal) });

export interface Evidence {
  passages: Passage[];
  found: Retrieved;
  /** Pages of the case, for a task about all of them. */
  pages?: PagesRead;
}

/**
 * Sources that a model gets for a question, within its room: for a task some of every file, else the files of the case
 * whole if they fit, or the nearest pages with those beside them; outside a case the best passages of the search, with
 * the paragraphs beside them. None only where there is nothing to read. Errors: those of `retrieve`.
 */
export async function evidenceFor(parts: Deps, retrieval: Retrieval & { room: number }): Promise<Evidence> {
  const { question, caseId } = retrieval;
  const room = limitsOf(retrieval.room);
  if (question.task !== undefined && caseId !== null) {
    const found = await retrieve(parts, { ...retrieval, allPages: true });
    const ofPapers = await evidenceOfTask(question.task, question, found, room);
    const texts = found.texts.filter(({ ofCase: is }) => !is);
    const half = { ...room, passages: Math.ceil(room.passages / 2) };
    const others = await chosen(retrieval, { ...found, texts, near: new Map() }, half);
    // The order of a ticked judgment comes before the papers.
    const passages = question.task === 'decision' ? [...others, ...ofPapers] : [...ofPapers, ...others];
    if (ofPapers.length > 0) return { passages, found, ...(found.pages ? { pages: found.pages } : {}) };
  }
  const found = await gather(parts, retrieval);
  const ofCase = found.texts.filter(({ ofCase: is }) => is);
  const isWhole = found.whole && fits(ofCase, room);
  const passages = isWhole
    ? await wholeCase(question, found, ofCase, room)
    : await chosen(retrieval, found, room);
  return { passages: await withBeside(parts, retrieval, passages, room), found };
}

/** The passages of the papers for a task: every page where all fit, else some of every file. */
async function evidenceOfTask(
  task: NonNullable<Question['task']>,
  question: Question,
  found: Retrieved,
  room: RoomLimits,
): Promise<Passage[]> {
  const pages = found.texts.filter(({ ofCase: is }) => is);
  const most = Math.min(MOST_SOURCES, Math.max(room.passages, Math.floor(room.tokens / LEAST_OF_PAGE)));
  const passages = await passagesOfTask(task, question, pages, most);
  // A page is one source: what is quoted of it first stands for it.
  const byPage = new Map(passages.toReversed().map((one) => [one.candidate, one]));
  const isWhole = found.whole && fits(pages, room);
  return pages.flatMap((page) => byPage.get(page) ?? (isWhole ? beginningOf(page) : []));
}

/** Tokens of a page, of which a model gets the words around a quotation, below which it says too little. */
const LEAST_OF_PAGE = 150;

/** All pages of a case in their order, because a chronology is read in the order of the papers, and what else was found. */
async function wholeCase(
  question: Question,
  found: Gathered,
  ofCase: readonly SourceText[],
  room: RoomLimits,
): Promise<Passage[]> {
  const passages = await nearestTexts(question, ofCase, found.near, ofCase.length);
  const pages = new Map(passages.map((one) => [one.candidate, one]));
  const others = found.texts.filter(({ ofCase: is }) => !is);
  return [
    ...ofCase.map((page) => pages.get(page) ?? beginningOf(page)),
    ...(await nearestTexts(question, others, found.near, Math.ceil(room.passages / 2))),
  ];
}

/**
 * The nearest passages. Those that the question names, and the order of a judgment that it asks for, come first, and all
 * that was found in ticked judgments comes where it fits.
 */
async function chosen(
  { question, options }: Retrieval,
  found: Gathered,
  room: RoomLimits,
): Promise<Passage[]> {
  const { texts } = found;
  const isTicked = tickedOf('library', options.sources) !== undefined && fits(texts, room);
  const most = isTicked ? texts.length : room.passages;
  const passages = await nearestTexts(question, texts, found.near, most);
  const byText = new Map(passages.map((one) => [one.candidate, one]));
  const missing = isTicked ? texts.filter((text) => !byText.has(text)).map(beginningOf) : [];
  const named = texts.filter((text) => text.named === true).slice(0, MOST_NAMED);
  return [
    ...named.map((text) => byText.get(text) ?? beginningOf(text)),
    ...[...passages, ...missing].filter(({ candidate }) => !named.includes(candidate)),
  ];
}

const fits = (texts: readonly SourceText[], { tokens }: RoomLimits): boolean =>
  texts.length <= MOST_SOURCES && texts.reduce((sum, { text }) => sum + tokensOfSource(text), 0) <= tokens;
