import { CHOICE } from '#law/answers/select-passages.ts';
import type { SummaryPoint } from '#law/case-summary/types.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { EXTRACTIVE, type Fallback } from '#shared/contracts/assistant/chats.ts';
import type { DraftAction, Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { messages as drafts } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { answerEvents } from '../answering/answer.ts';
import { nothingChecked } from '../answering/checks-of-answer.ts';
import type { AnswerEvent, Reading } from '../answering/events.ts';
import { placeOf } from '../answering/model-answer.ts';
import { modelFor } from '../answering/model-for.ts';
import { asNoAnswer } from '../answering/no-answer.ts';
import { textAround } from '../prompts/fit-sources.ts';
import { chosenPassages } from '../retrieval/choose-passages.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { answerSource, groupOf } from '../sources.ts';
import type { NewAnswer } from '../store.ts';
import { filesOfCase, papersOf } from '../summaries/store.ts';
import { summariseInThread } from '../summaries/summary-thread.ts';
import type { AskedDraft } from './asked-draft.ts';
import { findAuthority } from './find-authority.ts';
import { type GivenSource, modelSuggestions } from './model-suggestions.ts';
import { type DraftAnswer, keepDraftAnswer } from './store.ts';

/** Limit: points that a model gets. */
const MOST = 30;

/** Facts and dates that the papers of a case state, each with its file and page; and the files still being read. */
async function factsOfCase(
  { db }: Pick<Services, 'db'>,
  session: Session,
  caseId: string,
): Promise<{ given: GivenSource[]; unread: string[] }> {
  const { files, papers } = await db.withUser(session, async (tx) => {
    const found = await filesOfCase(tx, caseId);
    return { files: found, papers: await papersOf(tx, found) };
  });
  const unread = files.filter(({ reading }) => reading).map(({ name }) => name);
  if (papers.every(({ pages }) => pages.length === 0)) return { given: [], unread };
  const { overview, facts, dates } = await summariseInThread(papers);
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const points = new Map<string, SummaryPoint>();
  for (const point of [...overview, ...facts, ...dates])
    points.set(`${point.file} ${point.page} ${point.quote}`, point);
  const given = [...points.values()].slice(0, MOST).map((point, at): GivenSource => {
    const { file, page, quote, ocr } = point;
    const title = names.get(file) ?? '';
    const source = answerSource(
      at + 1,
      {
        ...{
          kind: 'file',
          id: file,
          document: file,
          ofCase: true,
          caseId,
          title,
          text: quote,
          rank: 1,
          page,
        },
        ...(ocr ? { ocr } : {}),
      },
      quote,
      'facts',
    );
    return { source, place: `page ${page}`, text: quote };
  });
  return { given, unread };
}

type Deps = Pick<Services, 'db' | 'library' | 'languageModel' | 'webSearch' | 'log' | 'env'>;

interface Answering extends Reading {
  session: Session;
  asked: AskedDraft;
}

/** These change the words that are there: no source is needed. */
const OF_WORDS: ReadonlySet<DraftAction> = new Set(['shorter', 'firmer', 'plainer', 'translate']);

/** An answer that is there whole. */
function* whole(kept: DraftAnswer): Generator<AnswerEvent> {
  const { message, suggestions } = kept;
  yield { event: 'sources', data: { sources: message.sources } };
  yield { event: 'delta', data: { text: message.content } };
  for (const suggestion of suggestions) yield { event: 'suggestion', data: suggestion };
  yield { event: 'done', data: kept };
}

const needsModel = (): NewAnswer => ({
  content: t(messages.needsModel),
  sources: [],
  checks: nothingChecked([]),
  status: 'complete',
  engine: EXTRACTIVE,
  declined: true,
});

/** Sources that a model gets for a request: none, the facts of the case, or passages that answer it. */
async function sourcesFor(
  parts: Deps,
  { session, asked, signal }: Answering,
): Promise<{ given: GivenSource[]; unread: string[] }> {
  const { action } = asked.request;
  const { question, caseId } = asked.question;
  if (action !== undefined && OF_WORDS.has(action)) return { given: [], unread: [] };
  if (action === 'facts') return factsOfCase(parts, session, caseId);
  const found = await retrieve(parts, {
    viewer: session,
    question,
    caseId,
    options: {},
    mayLeave: false,
    signal,
  });
  const limits = { ...CHOICE, passages: 8, least: 0.35, relative: 0.3 };
  const { passages } = await chosenPassages(question, found.texts, { limits });
  const given = passages.map(
    (one, at): GivenSource => ({
      source: answerSource(at + 1, one.candidate, one.quote, groupOf(one, question)),
      place: placeOf(one.candidate),
      text: textAround(one),
    }),
  );
  return { given, unread: found.unread };
}

/**
 * The events of an answer about a draft, the last with the message as it was kept and its suggestions. Errors: those of
 * `retrieve`, `findAuthority`, `modelSuggestions` and `keepDraftAnswer`.
 */
export async function* draftAnswerEvents(parts: Deps, answering: Answering): AsyncGenerator<AnswerEvent> {
  const { session, asked, signal, streamed } = answering;
  if (asked.answered) return yield* whole(asked.answered);
  const { draftId, request, question } = asked;
  const keep = async (answer: NewAnswer, suggestions: readonly Suggestion[] = []) => {
    try {
      return await parts.db.withUser(session, (tx) =>
        keepDraftAnswer(
          tx,
          { draftId, caseId: question.caseId, messageId: question.messageId },
          answer,
          suggestions,
        ),
      );
    } catch (cause) {
      if (!(cause instanceof ProblemError && cause.code === 'conflict')) throw cause;
      throw new ProblemError('not_found', sentenceOf(drafts.notFound), { cause });
    }
  };
  if (request.action === 'authority') {
    const { answer, suggestions } = await findAuthority(parts, asked, signal);
    return yield* whole(await keep(answer, suggestions));
  }
  const inChat = { session, asked: question, options: {}, model: undefined, signal, streamed };
  const model = modelFor(parts, question.preferences, 'draft');
  if (model) {
    const { given, unread } = await sourcesFor(parts, answering);
    if (request.action === 'facts' && given.length === 0)
      return yield* whole(await keep({ ...needsModel(), content: t(messages.noFacts) }));
    yield { event: 'sources', data: { sources: given.map(({ source }) => source) } };
    const { action } = request;
    const instead = (fallback: Fallback, cause: unknown) =>
      answerEvents(parts, {
        ...inChat,
        keep: async (answer) => {
          // Nothing was quoted: the answer names the failure.
          if (answer.sources.length === 0) throw asNoAnswer(cause);
          return (await keep({ ...answer, fallback })).message;
        },
      });
    const reading = { signal, streamed };
    return yield* modelSuggestions(parts, {
      asked,
      action,
      model,
      given,
      notes: [],
      unread,
      keep,
      instead: action === undefined ? instead : undefined,
      ...reading,
    });
  }
  if (request.action !== undefined) return yield* whole(await keep(needsModel()));
  yield* answerEvents(parts, { ...inChat, keep: async (answer) => (await keep(answer)).message });
}
