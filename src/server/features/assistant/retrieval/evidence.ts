import {
  CHOICE,
  type ChoiceLimits,
  type ChosenPassage,
  choosePassages,
} from '#law/answers/select-passages.ts';
import type { Services } from '#server/platform/services.ts';
import { caseTexts } from './case-texts.ts';
import type { SourceText } from './passage.ts';
import { type Retrieval, type Retrieved, retrieve, tickedOf } from './retrieve.ts';

/** A model decides whether passages answer: it gets the nearest, however near they are. */
const NEAREST: ChoiceLimits = { ...CHOICE, passages: 12, ofDocument: 4, ofFile: 4, least: 0, relative: 0 };
const WHOLE: ChoiceLimits = { ...NEAREST, passages: 24, ofFile: 24 };

export interface Evidence {
  passages: ChosenPassage<SourceText>[];
  found: Retrieved;
}

const placeOf = ({ document, page, index }: SourceText): string => `${document} ${page} ${index}`;

/** Each text once; the first of two that are one place. */
const distinct = (texts: readonly SourceText[]): SourceText[] =>
  [...new Map(texts.toReversed().map((one) => [placeOf(one), one])).values()].reverse();

/**
 * Sources that a model gets for a question: the files of the case whole if they are short, else the nearest pages and
 * the first ones; outside a case the best passages of the search. None only where there is nothing to read. Errors:
 * those of `retrieve`.
 */
export async function evidenceFor(
  parts: Pick<Services, 'db' | 'library' | 'webSearch' | 'log'>,
  retrieval: Retrieval,
): Promise<Evidence> {
  const { viewer, caseId, options, question } = retrieval;
  const found = await retrieve(parts, retrieval);
  const only = tickedOf('file', options.sources);
  const ofCase =
    caseId === null || only?.length === 0
      ? { whole: false, texts: [] }
      : await parts.db.withUser(viewer, (tx) => caseTexts(tx, caseId, only));
  if (ofCase.whole) {
    const others = found.texts.filter(({ kind }) => kind !== 'file');
    const { passages } = choosePassages(question, ofCase.texts, WHOLE);
    // A chronology is read in the order of the papers.
    const inOrder = ofCase.texts.flatMap(
      (text) => passages.find(({ candidate }) => candidate === text) ?? [],
    );
    const more = choosePassages(question, others, { ...NEAREST, passages: NEAREST.passages / 2 }).passages;
    return { passages: [...inOrder, ...more], found };
  }
  const texts = distinct([...found.texts, ...ofCase.texts]);
  const { passages } = choosePassages(question, texts, NEAREST);
  if (passages.length > 0 || caseId === null) return { passages, found };
  // A case without a text: the library is asked instead.
  const outside = await retrieve(parts, { ...retrieval, caseId: null });
  return {
    passages: choosePassages(question, outside.texts, NEAREST).passages,
    found: { ...outside, unread: found.unread },
  };
}
