import { understandQuestion } from '#law/answers/question.ts';
import { activeLanguage } from '#server/core/language.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { LanguageModel } from '#server/platform/models/language/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerMessage, AnswerOptions } from '#shared/contracts/assistant/answers.ts';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import type { AiPreferences } from '#shared/contracts/profiles.ts';
import type { NewAnswer } from '../store.ts';
import { answerEvents } from './answer.ts';
import type { AnswerEvent, Reading } from './events.ts';
import { secondReader } from './model-for.ts';
import type { AskedQuestion } from './question-of-thread.ts';

type Deps = Pick<Services, 'db' | 'library' | 'languageModel' | 'webSearch' | 'env' | 'log'>;

/** The names of languages in English, in which the model is addressed. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A text that a model writes on request, in no chat. */
export interface WritingRequest {
  /** The ID of its subject: a case or a document. */
  subject: string;
  caseId: string | null;
  /** Words of a user that set the same task; they decide which passages are read. */
  task: string;
  /** The task in the words for the model. */
  text: string;
  sources: AnswerOptions['sources'];
  model: LanguageModel;
  preferences: AiPreferences;
}

export type WritingEvent = Extract<AnswerEvent, { event: 'sources' | 'progress' | 'delta' }>;

function askedOf(session: Session, request: WritingRequest): AskedQuestion {
  const { subject, caseId, task, text, preferences } = request;
  return {
    threadId: subject,
    messageId: subject,
    caseId,
    viewer: session,
    question: {
      ...understandQuestion(task, { inCase: caseId !== null }),
      text: `${text} Answer in ${languageNames.of(activeLanguage())}.`,
    },
    history: [],
    preferences,
    answered: undefined,
  };
}

/** An answer as a message of no chat. */
const asMessage = (answer: NewAnswer, id: string): AnswerMessage => ({
  ...answer,
  id,
  role: 'assistant',
  reply_to: id,
  created_at: new Date().toISOString(),
});

/**
 * The events of such a text, with the evidence, the checks and the budget of an answer in a chat. `keep` gets what the model
 * wrote, and returns false where it keeps something better. Returns why nothing new is kept; quotations take the place of
 * nothing, because they stand beside it already. Errors: those of `answerEvents` and `keep`.
 */
export async function* writtenOnRequest(
  parts: Deps,
  session: Session,
  request: WritingRequest,
  reading: Reading,
  keep: (answer: NewAnswer) => Promise<boolean>,
): AsyncGenerator<WritingEvent, Fallback | undefined> {
  const { subject, sources, model } = request;
  let missing: Fallback | undefined;
  const events = answerEvents(parts, {
    session,
    asked: askedOf(session, request),
    options: { sources },
    model,
    second: await secondReader(parts, session),
    keep: async (answer) => {
      const wrote = answer.engine === model.name && !answer.declined;
      if (!(wrote && (await keep(answer))))
        missing = answer.fallback ?? { reason: wrote ? 'failed' : 'no_source' };
      return asMessage(answer, subject);
    },
    ...reading,
  });
  for await (const event of events)
    if (event.event !== 'suggestion' && event.event !== 'done' && !missing) yield event;
  return missing;
}
