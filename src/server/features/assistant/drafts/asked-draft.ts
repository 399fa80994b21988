import { understandQuestion } from '#law/answers/question.ts';
import { mergeText } from '#law/drafting/document/merge-text.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { type NamedBlock, namedBlocks } from '#law/drafting/suggestions/draft-blocks.ts';
import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChatCompletion } from '#shared/contracts/assistant/answers.ts';
import type { DraftRequest } from '#shared/contracts/drafts/suggestions.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { messages as drafts } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { draftById, roleInCase } from '../../drafts/store.ts';
import type { AskedQuestion } from '../answering/question-of-thread.ts';
import {
  type DraftAnswer,
  draftMessagesBefore,
  draftQuestion,
  namesOfCase,
  wholeDraftAnswer,
} from './store.ts';

/** Limit: earlier messages that a model gets. */
const HISTORY = 6;

/** A message about a draft with all that its answer depends on. */
export interface AskedDraft {
  draftId: string;
  title: string;
  /** As it is on the caller's screen. */
  blocks: NamedBlock[];
  text: string;
  request: DraftRequest;
  /** The block that the message is about; undefined for the whole draft. */
  target: NamedBlock | undefined;
  /** Names of the parties and the client. */
  names: string[];
  /** The same message as a question. */
  question: AskedQuestion & { caseId: string };
  answered: DraftAnswer | undefined;
}

/**
 * Errors: `not_found` without the draft, `forbidden` for a reader who may not write to the assistant, `invalid_request`
 * for another case.
 */
export function readAskedDraft(
  { db }: Pick<Services, 'db'>,
  session: Session,
  { threadId, caseId, content, draftContent, draft: request = {} }: ChatCompletion & { draftContent: string },
): Promise<AskedDraft> {
  return db.withUser(session, async (tx) => {
    const draft = await draftById(tx, threadId);
    if (!draft) throw new ProblemError('not_found', sentenceOf(drafts.notFound));
    if (caseId !== undefined && caseId !== draft.case_id)
      throw new ProblemError('invalid_request', sentenceOf(messages.otherCase));
    const role = await roleInCase(tx, draft.case_id);
    if (role === undefined || role === 'viewer' || role === 'clerk')
      throw new ProblemError('forbidden', sentenceOf(requests.roleForbids));
    const messageId = await draftQuestion(tx, draft, content);
    const stored = draft.document as unknown as DraftDocument;
    // Text that is not saved yet keeps the ids of the blocks whose text is still the same.
    const shown =
      draftContent === draft.content
        ? stored
        : mergeText(stored, draftContent, () => crypto.randomUUID().slice(-12));
    const blocks = namedBlocks(shown);
    return {
      draftId: draft.id,
      title: draft.title,
      blocks,
      text: draftContent,
      request,
      target: blocks.find(({ id }) => id === request.block),
      names: await namesOfCase(tx, draft.case_id),
      question: {
        threadId: draft.id,
        messageId,
        caseId: draft.case_id,
        viewer: session,
        question: understandQuestion(content, { inCase: true }),
        history: await draftMessagesBefore(tx, draft.id, messageId, HISTORY),
        preferences: await aiPreferencesOf(tx),
        answered: undefined,
      },
      answered: await wholeDraftAnswer(tx, messageId),
    };
  });
}
