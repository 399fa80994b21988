import { afterQuestion } from '#law/answers/follow-up.ts';
import { type Question, understandQuestion } from '#law/answers/question.ts';
import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { Viewer } from '#server/platform/db/database.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerMessage, ChatCompletion } from '#shared/contracts/assistant/answers.ts';
import type { AiPreferences } from '#shared/contracts/profiles.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { messagesBefore, questionOf, threadById, wholeAnswerTo } from '../store.ts';

/** Limit: earlier messages that a model gets. */
const HISTORY = 6;

/** A message of a thread with all that its answer depends on, read in one transaction of its user. */
export interface AskedQuestion {
  threadId: string;
  messageId: string;
  caseId: string | null;
  /** The user whose budget counts. */
  viewer: Viewer;
  question: Question;
  history: { role: 'user' | 'assistant'; content: string }[];
  preferences: AiPreferences;
  /** The message was answered before. */
  answered: AnswerMessage | undefined;
}

const asked = (history: AskedQuestion['history']): string[] =>
  history.flatMap(({ role, content }) => (role === 'user' ? content : []));

/** The last of these messages, with what it refers to in those before it. */
const inThread = (messages: readonly string[], inCase: boolean): Question =>
  messages
    .map((one) => understandQuestion(one, { inCase }))
    .reduce((before, question) => afterQuestion(question, before));

/** Errors: `not_found` without the thread, `forbidden` for a reader who may not chat, `invalid_request`. */
export function readQuestion(
  { db }: Pick<Services, 'db'>,
  session: Session,
  { threadId, caseId, content }: ChatCompletion,
): Promise<AskedQuestion> {
  return db.withUser(session, async (tx) => {
    const thread = await threadById(tx, threadId);
    if (!thread) throw new ProblemError('not_found', sentenceOf(messages.threadGone));
    if (caseId !== undefined && caseId !== thread.case_id)
      throw new ProblemError('invalid_request', sentenceOf(messages.otherCase));
    if (thread.role === 'viewer' || thread.role === 'clerk')
      throw new ProblemError('forbidden', sentenceOf(requests.roleForbids));
    const messageId = await questionOf(tx, threadId, content);
    const history = await messagesBefore(tx, threadId, messageId, HISTORY);
    return {
      threadId,
      messageId,
      caseId: thread.case_id,
      viewer: session,
      question: inThread([...asked(history), content], thread.case_id !== null),
      history,
      preferences: await aiPreferencesOf(tx),
      answered: await wholeAnswerTo(tx, messageId),
    };
  });
}
