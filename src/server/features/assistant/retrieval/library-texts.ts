import type { Question } from '#law/answers/question.ts';
import type {
  LibraryDocument,
  LibraryReader,
  Passage,
  SearchAnswer,
} from '#server/platform/search/engine.ts';
import type { AnswerMode } from '#shared/contracts/assistant/chats.ts';
import type { SourceText } from './passage.ts';

/**
 * Documents whose paragraphs are read, paragraphs of each, of how many of the best all that match are looked at and how
 * many of these are read, and sections that a question may name.
 */
const LIMITS = {
  best: 3,
  ofBest: 8,
  documents: 8,
  paragraphs: 4,
  sections: 6,
  ticked: 20,
  paragraph: 6000,
} as const;

export interface LibraryFound {
  texts: SourceText[];
  /** What the question names and the library lacks. */
  notInLibrary: SearchAnswer['notInLibrary'];
}

export interface LibraryQuery {
  question: Question;
  mode: AnswerMode;
  /** Only these documents; undefined for all. */
  only: readonly string[] | undefined;
  signal: AbortSignal;
}

/** The text of one paragraph as a source. */
function sourceText(document: LibraryDocument, index: number, rank: number, named = false): SourceText[] {
  const paragraph = document.paragraphs[index];
  if (!paragraph || paragraph.heading || paragraph.text.trim() === '') return [];
  const citation = document.neutral_citation ?? document.reporter_citations[0];
  return [
    {
      kind: 'library',
      id: document.id,
      document: document.id,
      ofCase: false,
      title: document.title,
      text: paragraph.text.slice(0, LIMITS.paragraph),
      rank,
      index,
      ...(named ? { named: true } : {}),
      ...(document.kind === 'act'
        ? { heading: document.title }
        : { identity: `${document.title} ${document.court_name ?? ''} ${document.year ?? ''}` }),
      ...(citation === undefined ? {} : { citation }),
      ...(document.court_name === undefined ? {} : { court: document.court_name }),
      ...(document.decided_on === undefined ? {} : { decidedOn: document.decided_on }),
      ...(paragraph.number === undefined ? {} : { paragraph: paragraph.number }),
      ...(document.sample ? { sample: true as const } : {}),
      ...(document.summary ? { summary: true as const } : {}),
    },
  ];
}

/** Sections and judgments that the question names. */
async function namedTexts(library: LibraryReader, question: Question): Promise<SourceText[]> {
  const keys = [...question.provisionKeys, ...question.citations.map(({ key }) => key)];
  if (keys.length === 0) return [];
  const resolved = await library.resolveCitations(keys.slice(0, LIMITS.sections));
  const texts: SourceText[] = [];
  for (const id of new Set(
    [...resolved.values()].flatMap((found) => found.slice(0, 2).map((one) => one.id)),
  )) {
    const document = await library.get(id);
    if (document) texts.push(...namedIn(document, question));
  }
  return texts;
}

/** Of a section all of it; of a judgment the paragraph that is asked for. */
function namedIn(document: LibraryDocument, question: Question): SourceText[] {
  const wanted = document.paragraphs.flatMap(({ number }, index) => {
    // What follows a summary says only that it is one.
    if (document.kind === 'act') return document.summary && index > 0 ? [] : [index];
    return question.paragraph !== undefined && number === question.paragraph ? [index] : [];
  });
  const asked = document.kind === 'judgment' || question.kind === 'section' || question.kind === 'definition';
  return wanted.slice(0, LIMITS.paragraphs).flatMap((index) => sourceText(document, index, 1, asked));
}

async function searched(
  library: LibraryReader,
  { question, mode, signal }: LibraryQuery,
): Promise<LibraryFound> {
  const answer = await library.search(
    { mode, query: question.query.slice(0, 500), highlight: true, size: LIMITS.documents },
    signal,
  );
  const texts: SourceText[] = [];
  for (const [at, hit] of answer.hits.entries()) {
    const document = await library.get(hit.id);
    if (!document) continue;
    // Where only the title matches there are no passages; the first paragraphs say what the document is.
    const places = hit.passages.length > 0 ? hit.passages.map(({ paragraph }) => paragraph) : [0, 1];
    const more = at < LIMITS.best ? await bestPlaces(library, hit.id, question, LIMITS.ofBest) : [];
    for (const index of new Set([...places.slice(0, LIMITS.paragraphs), ...more]))
      texts.push(...sourceText(document, index, 1 - at / LIMITS.documents));
  }
  return { texts, notInLibrary: answer.notInLibrary };
}

/** The paragraphs of a document in which most of a question is found. */
async function bestPlaces(
  library: LibraryReader,
  id: string,
  { query }: Question,
  most: number,
): Promise<number[]> {
  const found = await library.matches(id, query.slice(0, 500));
  const words = ({ text, marks }: Passage) =>
    new Set(marks.map(({ start, end }) => text.slice(start, end).toLowerCase())).size;
  return found
    .map((passage) => ({ at: passage.paragraph, words: words(passage) }))
    .sort((a, b) => b.words - a.words)
    .slice(0, most)
    .map(({ at }) => at);
}

async function ticked(
  library: LibraryReader,
  question: Question,
  ids: readonly string[],
): Promise<SourceText[]> {
  const texts: SourceText[] = [];
  for (const id of ids.slice(0, LIMITS.ticked)) {
    const document = await library.get(id);
    if (!document) continue;
    const best = await bestPlaces(library, id, question, 3 * LIMITS.paragraphs);
    for (const index of best) texts.push(...sourceText(document, index, 0.5));
  }
  return texts;
}

const placeOf = ({ document, index }: SourceText) => `${document} ${index}`;

/** Paragraphs of the library that may answer a question, each once. Errors: those of the index. */
export async function libraryTexts(library: LibraryReader, query: LibraryQuery): Promise<LibraryFound> {
  const { question, only } = query;
  if (only) {
    const named = (await namedTexts(library, question)).filter(({ id }) => only.includes(id));
    return {
      texts: distinct([...named, ...(await ticked(library, question, only))]),
      notInLibrary: undefined,
    };
  }
  const [named, found] = await Promise.all([namedTexts(library, question), searched(library, query)]);
  return { ...found, texts: distinct([...named, ...found.texts]) };
}

function distinct(texts: readonly SourceText[]): SourceText[] {
  return [...new Map(texts.toReversed().map((one) => [placeOf(one), one])).values()].reverse();
}
