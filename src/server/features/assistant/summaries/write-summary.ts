import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { WrittenSummaryAnswer } from '#shared/contracts/assistant/case-summary.ts';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import type { AiPreferences } from '#shared/contracts/profiles.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/library/case-summary.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Reading } from '../answering/events.ts';
import { modelFor } from '../answering/model-for.ts';
import { type WritingEvent, writtenOnRequest } from '../answering/on-request.ts';
import { presentWritten, stateOf } from './present-summary.ts';
import { type FileState, filesOfCase, keepWritten, roleInCase, writtenOfCase } from './store.ts';

type Deps = Pick<Services, 'db' | 'library' | 'languageModel' | 'webSearch' | 'env' | 'log'>;

/** Sets the task that reads every file. */
const TASK = 'Summarise this case for me';
const REQUEST =
  'Summarise this case for the lawyer who conducts it: who the parties are, then the events in order with their dates and amounts, what is in dispute, and what each side asks for.';

interface AskedSummary {
  caseId: string;
  model: LanguageModel;
  preferences: AiPreferences;
  files: readonly FileState[];
  /** When the kept one was written, in ms since 1970; 0 without one. */
  madeAt: number;
}

/**
 * All that a summary is written from. Errors: `not_found` without the case, `forbidden` for a reader who may not ask the
 * assistant, `unprocessable` without a model or a text.
 */
export function readAskedSummary(parts: Deps, session: Session, caseId: string): Promise<AskedSummary> {
  return parts.db.withUser(session, async (tx) => {
    const role = await roleInCase(tx, caseId);
    if (role === undefined || role === 'clerk') throw new ProblemError('not_found');
    if (role === 'viewer') throw new ProblemError('forbidden', sentenceOf(requests.roleForbids));
    const preferences = await aiPreferencesOf(tx);
    if (!preferences.case_summaries) throw new ProblemError('forbidden', sentenceOf(messages.off));
    const model = modelFor(parts, preferences);
    if (!model) throw new ProblemError('unprocessable', sentenceOf(messages.noModel));
    const files = await filesOfCase(tx, caseId);
    if (files.every(({ pages_read }) => pages_read === 0))
      throw new ProblemError('unprocessable', sentenceOf(messages.nothingToRead));
    const kept = await writtenOfCase(tx, caseId);
    return { caseId, model, preferences, files, madeAt: kept?.made_at.getTime() ?? 0 };
  });
}

type SummaryEvent = WritingEvent | { event: 'done'; data: WrittenSummaryAnswer };

/** The summary as it is kept now. */
async function answerNow(
  parts: Deps,
  session: Session,
  caseId: string,
  fallback?: Fallback,
): Promise<WrittenSummaryAnswer> {
  const written = await parts.db.withUser(session, async (tx) =>
    presentWritten(await writtenOfCase(tx, caseId), await filesOfCase(tx, caseId)),
  );
  return { written, ...(fallback ? { fallback } : {}) };
}

/**
 * The events of a summary that a model writes from the files of a case, with the evidence, the checks and the budget of an
 * answer in a chat. A failure keeps nothing new. Errors: those of `writtenOnRequest`.
 */
export async function* summaryEvents(
  parts: Deps,
  session: Session,
  asked: AskedSummary,
  reading: Reading,
): AsyncGenerator<SummaryEvent> {
  const { caseId, files, model, preferences } = asked;
  const sources = files.map(({ id }) => ({ kind: 'file' as const, id }));
  const missing = yield* writtenOnRequest(
    parts,
    session,
    { subject: caseId, caseId, task: TASK, text: REQUEST, sources, model, preferences },
    reading,
    (answer) =>
      parts.db.withUser(session, async (tx) => {
        if ((await roleInCase(tx, caseId)) === undefined) throw new ProblemError('not_found');
        return keepWritten(tx, caseId, {
          ...answer,
          fallback: answer.fallback ?? null,
          files: stateOf(files),
        });
      }),
  );
  yield { event: 'done', data: await answerNow(parts, session, caseId, missing) };
}

/** The same, or the summary that another request had written since this one came. */
export async function* summaryInTurn(
  parts: Deps,
  session: Session,
  came: AskedSummary,
  reading: Reading,
): AsyncGenerator<SummaryEvent> {
  const asked = await readAskedSummary(parts, session, came.caseId);
  if (asked.madeAt === came.madeAt) yield* summaryEvents(parts, session, asked, reading);
  else yield { event: 'done', data: await answerNow(parts, session, came.caseId) };
}
