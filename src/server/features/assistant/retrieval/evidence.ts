import { clausesOf } from '#law/answers/read-candidate.ts';
import {
  CHOICE,
  type ChoiceLimits,
  type ChosenPassage,
  choosePassages,
  type Nearness,
} from '#law/answers/select-passages.ts';
import { passagesForTask, taskOf } from '#law/answers/tasks.ts';
import type { Services } from '#server/platform/services.ts';
import type { SourceText } from './passage.ts';
import { type Retrieval, type Retrieved, retrieve } from './retrieve.ts';

type Deps = Pick<Services, 'db' | 'library' | 'webSearch' | 'log'>;

/** A model decides whether passages answer: it gets the nearest, however near they are. */
const NEAREST: ChoiceLimits = { ...CHOICE, passages: 12, ofDocument: 4, ofFile: 4, least: 0, relative: 0 };
/** Limits of files that a model gets whole: pages, and their characters in all. */
const WHOLE = { pages: 24, characters: 15_000 } as const;
const EVERY_PAGE: ChoiceLimits = { ...NEAREST, passages: WHOLE.pages, ofFile: WHOLE.pages };

/** Texts that may answer a question, with the nearness of their clauses to it. */
export interface Gathered extends Retrieved {
  nearness: Nearness;
}

/**
 * The texts that may answer a question. In a case without a text the library is asked instead, so that there is something
 * wherever there is anything to read. Errors: those of `retrieve`.
 */
export async function gather(parts: Deps, retrieval: Retrieval): Promise<Gathered> {
  const found = await retrieve(parts, retrieval);
  if (found.texts.length > 0 || retrieval.caseId === null) return withNearness(parts, retrieval, found);
  const outside = await retrieve(parts, { ...retrieval, caseId: null });
  return withNearness(parts, retrieval, { ...outside, unread: found.unread });
}

async function withNearness(
  { library, log }: Deps,
  { question, signal }: Retrieval,
  found: Retrieved,
): Promise<Gathered> {
  const clauses = [...new Set(found.texts.flatMap((one) => clausesOf(one)))];
  const near = await library
    .nearness(question.query.slice(0, 500), clauses, signal)
    .catch((error: unknown) => {
      signal.throwIfAborted();
      log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'no vectors of passages');
      return [];
    });
  const values = new Map(clauses.map((clause, at) => [clause, near[at] ?? 0]));
  return { ...found, nearness: (text) => values.get(text) ?? 0 };
}

export interface Evidence {
  passages: ChosenPassage<SourceText>[];
  found: Retrieved;
}

/**
 * Sources that a model gets for a question: the files of the case whole if they are short, else the nearest pages and
 * the first ones; outside a case the best passages of the search. None only where there is nothing to read. Errors:
 * those of `retrieve`.
 */
export async function evidenceFor(parts: Deps, retrieval: Retrieval): Promise<Evidence> {
  const { question } = retrieval;
  const found = await gather(parts, retrieval);
  const task = retrieval.caseId === null ? undefined : taskOf(question.query);
  if (task && !(found.whole && fits(found.texts))) {
    const passages = passagesForTask(task, question, found.texts, NEAREST.passages);
    if (passages.length > 0) return { passages, found };
  }
  const ofCase = found.texts.filter(({ ofCase: is }) => is);
  if (!found.whole || !fits(ofCase))
    return { passages: choosePassages(question, found.texts, NEAREST, found.nearness).passages, found };
  const others = found.texts.filter(({ ofCase: is }) => !is);
  // A chronology is read in the order of the papers.
  const pages = new Map(
    choosePassages(question, ofCase, EVERY_PAGE, found.nearness)
      .passages.toReversed()
      .map((one) => [one.candidate, one]),
  );
  const inOrder = ofCase.flatMap((text) => pages.get(text) ?? []);
  const limits = { ...NEAREST, passages: NEAREST.passages / 2 };
  return {
    passages: [...inOrder, ...choosePassages(question, others, limits, found.nearness).passages],
    found,
  };
}

const fits = (texts: readonly SourceText[]): boolean =>
  texts.length <= WHOLE.pages && texts.reduce((sum, { text }) => sum + text.length, 0) <= WHOLE.characters;
