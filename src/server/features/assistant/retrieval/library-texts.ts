import type { Question } from '#law/answers/question.ts';
import { STATES } from '#law/courts/court-list.ts';
import { findCourtMentions } from '#law/courts/courts.ts';
import { isOfCourt, whoseWords, wordsOf } from '#law/judgment/parts/whose.ts';
import { findStatutes } from '#law/provisions/statutes.ts';
import type {
  LibraryDocument,
  LibraryReader,
  LibraryRecord,
  Passage,
  PlacedParagraph,
  SearchAnswer,
} from '#server/platform/search/engine.ts';
import type { AnswerMode } from '#shared/contracts/assistant/chats.ts';
import type { LibraryFilters } from '#shared/contracts/library.ts';
import type { SourceText } from './passage.ts';
import { type RoomLimits, tokensOfSource } from './room.ts';

/**
 * Documents whose paragraphs are taken, paragraphs of each and of the best three, of a section or a ticked document, and
 * sections that a question may name. `says`: a shorter paragraph at the end orders nothing.
 */
const LIMITS = {
  best: 3,
  ofBest: 8,
  documents: 8,
  ofOthers: 3,
  ofSection: 4,
  ofTicked: 12,
  ofEnd: 5,
  ofOrder: 3,
  says: 40,
  ofBeginning: 3,
  sections: 6,
  ticked: 20,
  paragraph: 6000,
} as const;

export interface LibraryFound {
  texts: SourceText[];
  /** The document that the question names and the library lacks. */
  notInLibrary: SearchAnswer['notInLibrary'];
}

export interface LibraryQuery {
  question: Question;
  mode: AnswerMode;
  /** Only these documents; undefined for all. */
  only: readonly string[] | undefined;
  signal: AbortSignal;
  /** Limits of a model; undefined for quotations. */
  room?: RoomLimits | undefined;
}

const kindOf = ({ parts = [] }: LibraryRecord, { part }: PlacedParagraph) =>
  parts.find(({ id }) => id === part)?.kind;

/** The citation of a judgment, unless it is its name. */
function citationOf({ title, neutral_citation, reporter_citations }: LibraryRecord): string | undefined {
  const citation = neutral_citation ?? reporter_citations[0];
  return citation === title ? undefined : citation;
}

/** Parts that say nothing of the law. */
const SILENT: ReadonlySet<string> = new Set(['heading', 'citator', 'signature']);

/** The paragraphs in which the court speaks; where none of them was found, those of a reporter or of counsel, which are named. */
function spoken(document: LibraryRecord, paragraphs: readonly PlacedParagraph[]): PlacedParagraph[] {
  const said = paragraphs.filter((paragraph) => !SILENT.has(kindOf(document, paragraph) ?? ''));
  const ofCourt = said.filter((paragraph) => isOfCourt(kindOf(document, paragraph)));
  return ofCourt.length > 0 ? ofCourt : said;
}

/** Court, bench and day of a judgment. */
const ofCourt = ({ court_name, bench_strength, decided_on }: LibraryRecord) => ({
  ...(court_name === undefined ? {} : { court: court_name }),
  ...(bench_strength === undefined ? {} : { benchStrength: bench_strength }),
  ...(decided_on === undefined ? {} : { decidedOn: decided_on }),
});

/** The text of one paragraph as a source; none of a heading. */
function sourceText(
  document: LibraryRecord,
  paragraph: PlacedParagraph,
  { rank, named = false }: { rank: number; named?: boolean },
): SourceText[] {
  if (paragraph.heading || paragraph.text.trim() === '') return [];
  const whose = whoseWords(paragraph.part, document.parts ?? []);
  const citation = citationOf(document);
  return [
    {
      kind: 'library',
      id: document.id,
      document: document.id,
      ofCase: false,
      title: document.title,
      text: paragraph.text.slice(0, LIMITS.paragraph),
      rank,
      index: paragraph.index,
      ...(named ? { named: true } : {}),
      ...(document.kind === 'act'
        ? { heading: document.title }
        : {
            identity: `${document.title} ${document.court_name ?? ''} ${document.state ?? ''} ${document.year ?? ''}`,
          }),
      ...(citation === undefined ? {} : { citation }),
      ...ofCourt(document),
      ...(paragraph.number === undefined ? {} : { paragraph: paragraph.number }),
      ...(whose === undefined ? {} : { whose }),
      ...(document.sample ? { sample: true as const } : {}),
      ...(document.summary ? { summary: true as const } : {}),
    },
  ];
}

/** Sections and judgments that the question names. */
async function namedTexts(library: LibraryReader, question: Question): Promise<SourceText[]> {
  const keys = [
    ...question.provisionKeys,
    ...question.likelyKeys,
    ...question.citations.map(({ key }) => key),
  ];
  if (keys.length === 0) return [];
  const resolved = await library.resolveCitations(keys.slice(0, LIMITS.sections));
  const ids = new Set([...resolved.values()].flatMap((found) => found.slice(0, 2).map(({ id }) => id)));
  const documents = await Promise.all([...ids].map((id) => library.get(id)));
  return documents.flatMap((document) => (document ? namedIn(document, question) : []));
}

/** Takes all of a section; of a judgment the paragraph that the question names. */
function namedIn(document: LibraryDocument, question: Question): SourceText[] {
  const wanted = placed(document).filter(({ number, index }) => {
    // The paragraphs after a summary say only that it is one.
    if (document.kind === 'act') return !(document.summary && index > 0);
    return question.paragraph !== undefined && number === question.paragraph;
  });
  const named = document.kind === 'judgment' || question.kind === 'section' || question.kind === 'definition';
  return spoken(document, wanted)
    .slice(0, LIMITS.ofSection)
    .flatMap((paragraph) => sourceText(document, paragraph, { rank: 1, named }));
}

const placed = ({ paragraphs }: LibraryDocument): PlacedParagraph[] =>
  paragraphs.map((paragraph, index) => ({ ...paragraph, index }));

async function searched(
  library: LibraryReader,
  { question, mode, signal }: LibraryQuery,
): Promise<LibraryFound> {
  const answer = await library.search(
    { mode, query: question.query.slice(0, 500), paragraphs: LIMITS.ofBest, size: LIMITS.documents },
    signal,
  );
  const more: SourceText[] = [];
  for (const { filters, query } of narrowed(question)) {
    const request = {
      mode,
      query: query.slice(0, 500),
      paragraphs: LIMITS.ofBest,
      size: LIMITS.best,
      filters,
    };
    more.push(...textsOf((await library.search(request, signal)).hits));
  }
  return { texts: [...textsOf(answer.hits), ...more], notInLibrary: answer.notInLibrary };
}

/** Searches besides the one for all: judgments of the place that a question names, and acts, or the act that it names. */
function narrowed({ query }: Question): { filters: LibraryFilters; query: string }[] {
  const place = placeIn(query);
  const statute = findStatutes(query).find(({ act: key }) => key !== undefined);
  const act = statute?.act === undefined ? undefined : { type: 'act' as const, act: [statute.act] };
  const words = statute ? `${query.slice(0, statute.start)} ${query.slice(statute.end)}` : query;
  return [
    ...(place ? [{ filters: place, query }] : []),
    ...(act ? [{ filters: act, query: words }] : []),
    ...(!act && ASKS_ACTS.test(query) ? [{ filters: { type: 'act' as const }, query }] : []),
  ];
}

/** Acts say what punishment an offence has, and within what time something is to be done. */
const ASKS_ACTS =
  /\b(?:punish\w*|penalt\w+|imprisonment|fine|time[\s-]limit|limitation|(?:within|in)\s(?:what|which|how\smany)|how\smany\s(?:days|months|years))\b/iu;

const textsOf = (hits: SearchAnswer['hits']): SourceText[] =>
  hits.flatMap(({ record, paragraphs = [] }, at) =>
    spoken(record, paragraphs)
      .slice(0, at < LIMITS.best ? LIMITS.ofBest : LIMITS.ofOthers)
      .flatMap((paragraph) => sourceText(record, paragraph, { rank: 1 - at / LIMITS.documents })),
  );

/** The High Court or the state that a question names; undefined where it names neither. */
function placeIn(query: string): LibraryFilters | undefined {
  const court = findCourtMentions(query).find(
    ({ court: one }) => one !== undefined && one.states.length > 0,
  )?.court;
  if (court) return { type: 'judgment', court: [court.code] };
  const words = ` ${query.toLowerCase()} `;
  const state = STATES.find(({ name }) => words.includes(` ${name.toLowerCase()} `));
  return state && { type: 'judgment', state: [state.name] };
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

/** The room of one of so many ticked documents. */
const shareOf = (room: RoomLimits, documents: number): RoomLimits => ({
  ...room,
  tokens: room.tokens / documents,
  paragraphs: Math.max(LIMITS.ofTicked, Math.floor(room.paragraphs / documents)),
});

async function ticked(
  library: LibraryReader,
  { question, room }: Pick<LibraryQuery, 'question' | 'room'>,
  ids: readonly string[],
): Promise<SourceText[]> {
  const chosen = ids.slice(0, LIMITS.ticked);
  const own = room && shareOf(room, chosen.length);
  const texts = await Promise.all(
    chosen.map(async (id) => {
      const [document, places] = await Promise.all([
        library.get(id),
        bestPlaces(library, id, question, own?.paragraphs ?? LIMITS.ofTicked),
      ]);
      return document ? tickedTexts(document, places, question, own) : [];
    }),
  );
  return texts.flat();
}

/**
 * A ticked document is the evidence: a model gets all of it where it fits, else the paragraphs with the words of the
 * question; for a task, or where no word of the question is in it, its beginning and its end, and what a model has room
 * for between them. The order comes first where it is asked for.
 */
function tickedTexts(
  document: LibraryDocument,
  places: readonly number[],
  question: Question,
  room: RoomLimits | undefined,
): SourceText[] {
  const paragraphs = placed(document);
  const order = document.kind === 'judgment' && asksForOrder(question) ? orderOf(document, paragraphs) : [];
  const said = spoken(document, paragraphs).filter(({ heading, text }) => !heading && text.trim() !== '');
  const all = said.flatMap((paragraph) => sourceText(document, paragraph, { rank: 0.5 }));
  if (room && isWhole(all, room)) return [...order, ...all];
  if (places.length > 0 && question.task === undefined)
    return [
      ...order,
      ...spoken(
        document,
        places.flatMap((index) => paragraphs[index] ?? []),
      ).flatMap((paragraph) => sourceText(document, paragraph, { rank: 0.5 })),
    ];
  const between = room ? spread(said, room.paragraphs - LIMITS.ofEnd - LIMITS.ofBeginning) : [];
  return [
    ...order,
    ...[...new Set([...endsOf(said), ...between])].flatMap((paragraph) =>
      sourceText(document, paragraph, { rank: 0.5 }),
    ),
  ];
}

const isWhole = (texts: readonly SourceText[], room: RoomLimits): boolean =>
  texts.length <= room.paragraphs &&
  texts.reduce((sum, { text }) => sum + tokensOfSource(text), 0) <= room.tokens;

/** So many paragraphs, evenly from the first to the last. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** Tasks about a judgment that its order answers first. */
const OF_ORDER: ReadonlySet<Question['task']> = new Set(['decision', 'summary']);

const asksForOrder = ({ query, task }: Question): boolean =>
  OF_ORDER.has(task) || ASKS_FOR_DECISION.test(query);

/** It asks what a court decided: the order of a ticked judgment answers it. */
const ASKS_FOR_DECISION =
  /\b(?:decided?|decision|held|hold|holding|outcome|result|conclusion|relief|ordered|dispos(?:ed|al)|(?:final|operative)\sorder|what\s(?:court\s)?(?:judge?ment|order))\b/iu;

/** The paragraphs of the order: its own part, or the last ones in which the court speaks. */
function orderOf(document: LibraryDocument, paragraphs: readonly PlacedParagraph[]): SourceText[] {
  const ofOrder = paragraphs.filter((paragraph) => kindOf(document, paragraph) === 'order');
  // A dissent that is printed last orders nothing.
  const last = spoken(document, wordsOf('decision', paragraphs, document.parts ?? [])).filter(
    ({ heading, text }) => !heading && text.length >= LIMITS.says,
  );
  return (ofOrder.length > 0 ? ofOrder : last)
    .slice(-LIMITS.ofOrder)
    .flatMap((paragraph) => sourceText(document, paragraph, { rank: 1, named: true }));
}

/** The first paragraphs of a judgment and the last ones, which have its order. */
const endsOf = (said: readonly PlacedParagraph[]): PlacedParagraph[] => [
  ...new Set([...said.slice(-LIMITS.ofEnd), ...said.slice(0, LIMITS.ofBeginning)]),
];

/** The paragraphs beside those of some passages that the court speaks; nothing of an act or a document that is gone. */
export async function besideParagraphs(
  library: LibraryReader,
  passages: readonly SourceText[],
): Promise<SourceText[]> {
  const ids = [...new Set(passages.map(({ document }) => document))];
  const texts = await Promise.all(
    ids.map(async (id) => {
      const document = await library.get(id);
      if (document?.kind !== 'judgment') return [];
      const places = new Set(
        passages.flatMap(({ document: of, index }) =>
          of === id && index !== undefined ? [index - 1, index + 1] : [],
        ),
      );
      const beside = placed(document).filter(({ index }) => places.has(index));
      return spoken(document, beside).flatMap((paragraph) => sourceText(document, paragraph, { rank: 0.3 }));
    }),
  );
  return texts.flat();
}

const placeOf = ({ document, index }: SourceText) => `${document} ${index}`;

/** Paragraphs of the library that may answer a question, each once. Errors: those of the index. */
export async function libraryTexts(library: LibraryReader, query: LibraryQuery): Promise<LibraryFound> {
  const { question, only } = query;
  if (only) {
    const named = (await namedTexts(library, question)).filter(({ id }) => only.includes(id));
    return {
      texts: distinct([...named, ...(await ticked(library, query, only))]),
      notInLibrary: undefined,
    };
  }
  const [named, found] = await Promise.all([namedTexts(library, question), searched(library, query)]);
  return { ...found, texts: distinct([...named, ...found.texts]) };
}

function distinct(texts: readonly SourceText[]): SourceText[] {
  return [...new Map(texts.toReversed().map((one) => [placeOf(one), one])).values()].reverse();
}
