import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import type {
  WrittenInsights,
  WrittenInsightsAnswer,
} from '#shared/contracts/assistant/document-insights.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages as summaries } from '#shared/messages/en/library/case-summary.ts';
import { messages } from '#shared/messages/en/library/insights.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Reading } from '../answering/events.ts';
import { modelFor } from '../answering/model-for.ts';
import { type WritingEvent, type WritingRequest, writtenOnRequest } from '../answering/on-request.ts';

type Deps = Pick<Services, 'db' | 'library' | 'languageModel' | 'webSearch' | 'env' | 'log'>;

const REQUESTS = {
  judgment: {
    task: 'Summarise this judgment for me',
    text: 'Summarise this judgment for a lawyer who considers citing it: the facts in two sentences, what was in dispute, what the court held and why, the order, and what it was not asked to decide.',
  },
  act: {
    task: 'Summarise this act for me',
    text: 'Summarise this act for a lawyer: what it regulates, whom it binds, the duties and penalties that it lays down, and what has to be done in time.',
  },
} as const;

/**
 * All that insights are written from. Errors: `not_found` without the document, `forbidden` when the profile switches document
 * analysis off, `unprocessable` without a model.
 */
export async function readAskedInsights(parts: Deps, session: Session, id: string): Promise<WritingRequest> {
  const preferences = await parts.db.withUser(session, aiPreferencesOf);
  if (!preferences.document_analysis) throw new ProblemError('forbidden', sentenceOf(messages.off));
  const model = modelFor(parts, preferences);
  if (!model) throw new ProblemError('unprocessable', sentenceOf(summaries.noModel));
  const document = await parts.library.get(id);
  if (!document) throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
  return {
    ...REQUESTS[document.kind === 'act' ? 'act' : 'judgment'],
    subject: session.userId,
    caseId: null,
    sources: [{ kind: 'library', id }],
    model,
    preferences,
  };
}

type InsightsEvent = WritingEvent | { event: 'done'; data: WrittenInsightsAnswer };

/** The events of insights that a model writes from a document. Errors: those of `writtenOnRequest`. */
export async function* insightsEvents(
  parts: Deps,
  session: Session,
  request: WritingRequest,
  reading: Reading,
): AsyncGenerator<InsightsEvent> {
  let written: WrittenInsights | null = null;
  const fallback = yield* writtenOnRequest(parts, session, request, reading, async (answer) => {
    const { content, sources, checks, status, engine } = answer;
    written = {
      content,
      sources,
      checks,
      status,
      engine,
      ...(answer.fallback ? { fallback: answer.fallback } : {}),
    };
    return true;
  });
  yield { event: 'done', data: { written, ...(fallback ? { fallback } : {}) } };
}
