import type { Question } from '#law/answers/question.ts';
import type { Viewer } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerOptions, TickedSource } from '#shared/contracts/assistant/answers.ts';
import { type CaseTexts, caseTexts, type PagesRead, pagesForTask } from './case-texts.ts';
import { unreadFiles } from './file-texts.ts';
import { type LibraryFound, libraryTexts } from './library-texts.ts';
import type { SourceText } from './passage.ts';
import { limitsOf } from './room.ts';

/** Results of the web search; `failed` when it did not answer, so that the answer says so. */
interface WebFound {
  texts: SourceText[];
  failed: boolean;
}

const NO_WEB: WebFound = { texts: [], failed: false };

/**
 * Results of a search engine for the words of the message as the user typed them. Nothing of the case or of a model
 * goes into the search. Errors: the signal's reason.
 */
async function webTexts(
  { webSearch, log }: Pick<Services, 'webSearch' | 'log'>,
  { text }: Question,
  signal: AbortSignal,
): Promise<WebFound> {
  if (!webSearch) return NO_WEB;
  try {
    const results = await webSearch.search(text, signal);
    return { failed: false, texts: results.map((one, at) => sourceText(one, 1 - at / results.length)) };
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'the web search failed');
    return { texts: [], failed: true };
  }
}

const sourceText = (
  { url, title, text }: { url: string; title: string; text: string },
  rank: number,
): SourceText => ({ kind: 'web', id: url, document: url, ofCase: false, title, heading: title, text, rank });

export interface Retrieved extends LibraryFound {
  /** Files of the case that could not be searched, because their text is still to be read. */
  unread: string[];
  /** The texts are all that the files of the case say. */
  whole: boolean;
  /** The web search was asked and did not answer. */
  webFailed: boolean;
  /** For a task, which reads as many pages as it may. */
  pages?: PagesRead | undefined;
  /** The user wants the web searched, and the user's preferences keep the words on this server. */
  webKept: boolean;
}

export interface Retrieval {
  viewer: Viewer;
  question: Question;
  caseId: string | null;
  options: AnswerOptions;
  /** The user's preferences let words leave this server. */
  mayLeave: boolean;
  signal: AbortSignal;
  /** All pages of the case are read, for a task about the papers as a whole. */
  allPages?: boolean;
  /** Tokens of sources that a model reads; undefined for quotations. */
  room?: number;
}

/** The ids that are ticked of a kind: undefined for all, empty for none. */
export function tickedOf(kind: TickedSource['kind'], sources: readonly TickedSource[] | undefined) {
  const given = sources?.filter((one) => one.kind === kind);
  if (!given || given.some(({ id }) => id === undefined)) return undefined;
  return given.flatMap(({ id }) => id ?? []);
}

/** In the chat of a case these are asked of its files, unless none of them may be used. */
const OF_THE_CASE: ReadonlySet<Question['kind']> = new Set(['fact', 'date', 'list']);

const isOfTheCase = ({ kind, task }: Question): boolean => OF_THE_CASE.has(kind) || task !== undefined;

/** Words of a question about a court: a judgment that is ticked may answer it in a case too. */
const OF_A_COURT =
  /\b(?:court|judge|bench|tribunal|judge?ment|ruling|authority|decided?|decision|held|holding|ratio|outcome|operative|what\sorder)\b/iu;

/** The library is not read for a question about the papers of a case, but for judgments that the reader ticked. */
const leavesLibrary = (
  { question, caseId }: Pick<Retrieval, 'question' | 'caseId'>,
  files: readonly string[] | undefined,
  documents: readonly string[] | undefined,
): boolean => {
  if (documents?.length === 0) return true;
  const asksTicked = documents !== undefined && OF_A_COURT.test(question.query);
  return caseId !== null && isOfTheCase(question) && files?.length !== 0 && !asksTicked;
};

const NO_PAPERS: CaseTexts = { whole: false, texts: [] };
const NO_LIBRARY: LibraryFound = { texts: [], notInLibrary: undefined };

/**
 * Finds texts that may answer a question: pages of the case's files, read as the user, paragraphs of the library, and,
 * if the user asks for it, results of the web search. The library is the same for every user; the files are what
 * row-level security shows.
 */
export async function retrieve(
  parts: Pick<Services, 'db' | 'library' | 'webSearch' | 'log'>,
  retrieval: Retrieval,
): Promise<Retrieved> {
  const { viewer, question, caseId, options, mayLeave, signal, allPages = false, room } = retrieval;
  const { db, library } = parts;
  const files = caseId === null ? [] : tickedOf('file', options.sources);
  const documents = tickedOf('library', options.sources);
  const [ofCase, ofLibrary, ofWeb] = await Promise.all([
    caseId === null
      ? { ...NO_PAPERS, unread: [] }
      : db.withUser(viewer, async (tx) => ({
          ...(await (allPages ? pagesForTask : caseTexts)(tx, {
            ...{ caseId, question, only: files },
            ...(room === undefined ? {} : { best: limitsOf(room).pages, bytes: limitsOf(room).bytes }),
          })),
          unread: await unreadFiles(tx, caseId),
        })),
    leavesLibrary({ question, caseId }, files, documents)
      ? NO_LIBRARY
      : libraryTexts(library, {
          ...{ question, mode: options.mode ?? 'hybrid', only: documents, signal },
          room: room === undefined ? undefined : limitsOf(room),
        }),
    options.web === true && mayLeave ? webTexts(parts, question, signal) : NO_WEB,
  ]);
  signal.throwIfAborted();
  return {
    ...ofLibrary,
    texts: [...ofCase.texts, ...ofLibrary.texts, ...ofWeb.texts],
    unread: ofCase.unread,
    whole: ofCase.whole,
    ...(ofCase.pages === undefined ? {} : { pages: ofCase.pages }),
    webFailed: ofWeb.failed,
    webKept: parts.webSearch !== undefined && options.web === true && !mayLeave,
  };
}
