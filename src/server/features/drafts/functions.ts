import { type BlockChange, changedBlocks } from '#law/drafting/document/change-blocks.ts';
import { mergeText } from '#law/drafting/document/merge-text.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { type DraftKind, detectKind } from '#law/drafting/kinds.ts';
import { declareFunction } from '#server/platform/data-api/functions.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  type DraftWithoutText,
  draft,
  draftDocument,
  type SaveDraft,
  saveDraft,
} from '#shared/contracts/drafts/drafts.ts';
import { rejectedSuggestion, rejectSuggestion } from '#shared/contracts/drafts/suggestions.ts';
import { contractSentence, ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { newBlockId } from './complete-draft.ts';
import {
  type DraftState,
  decideSuggestions,
  draftById,
  keepSentAnswer,
  keepSuggestedVersion,
  lockedDraft,
  stateOfSuggestion,
  writeDraft,
} from './store.ts';

/** The code of the 409 when a draft has changed since `if_updated_at`, so that nothing was saved. */
const STALE = 'stale';

/** The caller has not the state that is there now: it gets it. */
async function refuseStale(tx: Tx, id: string): Promise<never> {
  const current = { ...(await draftById(tx, id)) };
  throw new ProblemError('conflict', sentenceOf(messages.stale), { reason: STALE, current });
}

/** A document with changed blocks, read as a whole document is. */
async function withBlocks(
  tx: Tx,
  id: string,
  before: DraftDocument,
  change: BlockChange,
): Promise<DraftDocument> {
  const content = changedBlocks(before.content, change);
  if (!content) return refuseStale(tx, id);
  const read = draftDocument.safeParse({ type: 'doc', content });
  if (read.success) return read.data;
  throw new ProblemError('invalid_request', contractSentence(read.error), { details: 'change.blocks' });
}

/** The document to write: a text that changed elsewhere is merged into the one that is there. */
async function nextDocument(
  tx: Tx,
  { id, document, content, change }: SaveDraft,
): Promise<DraftDocument | undefined> {
  if (document) return document;
  const now = await draftById(tx, id);
  const before = now?.document as unknown as DraftDocument | undefined;
  if (before && change) return withBlocks(tx, id, before, change as unknown as BlockChange);
  return before && content !== undefined && content !== now?.content
    ? mergeText(before, content, newBlockId)
    : before;
}

function nextState(now: DraftWithoutText, written: DraftDocument, title: string | undefined): DraftState {
  const text = textOfDocument(written);
  const kind: string = now.kind === ('other' satisfies DraftKind) ? detectKind(text) : now.kind;
  return { title: title ?? now.title, kind, document: written, content: text };
}

export const draftFunctions = [
  declareFunction({
    name: 'save_draft',
    whenUnpaid: 'refused',
    summary:
      'Save a draft, unless it has changed since `if_updated_at`: then 409 with the code `stale` and the newer row in `details`',
    body: saveDraft,
    answer: draft,
    selects: true,
    run: async (tx, change) => {
      const { title, document, content, change: blocks } = change;
      if ([title, document, content, blocks].every((given) => given === undefined))
        throw new ProblemError('invalid_request', sentenceOf(messages.nothingToSave));
      const found = await lockedDraft(tx, change.id, change.if_updated_at);
      if (!found) throw new ProblemError('not_found', undefined, { reason: 'PGRST116' });
      if (found.stale) return refuseStale(tx, change.id);
      const written = await nextDocument(tx, change);
      const saved =
        written && (await writeDraft(tx, change.id, nextState(found.draft, written, change.title)));
      if (!saved) throw new ProblemError('not_found', undefined, { reason: 'PGRST116' });
      const engines = change.accepts
        ? await decideSuggestions(tx, change.id, change.accepts, 'accepted')
        : [];
      if (engines.length > 0) await keepSuggestedVersion(tx, saved, engines.join(', '));
      if (change.sent_answer && !(await keepSentAnswer(tx, saved.id, written, change.sent_answer)))
        throw new ProblemError('unprocessable', sentenceOf(messages.noSuchAnswer));
      return saved;
    },
  }),
  declareFunction({
    name: 'reject_suggestion',
    whenUnpaid: 'refused',
    summary:
      'Note that the caller rejects a suggestion of the assistant; one that was decided keeps its state',
    body: rejectSuggestion,
    answer: rejectedSuggestion,
    run: async (tx, { draft_id, id }) => {
      await decideSuggestions(tx, draft_id, [id], 'rejected');
      const state = await stateOfSuggestion(tx, draft_id, id);
      if (state === undefined) throw new ProblemError('not_found', undefined, { reason: 'PGRST116' });
      return rejectedSuggestion.parse({ id, state });
    },
  }),
];
