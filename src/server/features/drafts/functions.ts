import type { DraftDocument } from '#law/drafting/document/model.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { type DraftKind, detectKind } from '#law/drafting/kinds.ts';
import { declareFunction } from '#server/platform/data-api/functions.ts';
import { JsonText } from '#server/platform/data-api/large-body.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  type DraftWithoutText,
  draft,
  problemOfDocument,
  type SaveDraft,
  saveDraft,
} from '#shared/contracts/drafts/drafts.ts';
import { rejectedSuggestion, rejectSuggestion } from '#shared/contracts/drafts/suggestions.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type LargeSave, nextDocument, readSave, wordsOf } from './save-thread.ts';
import type { DraftEdit, WrittenDocument } from './save-work.ts';
import {
  type DraftState,
  decideSuggestions,
  documentOfDraft,
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

type Save = SaveDraft & LargeSave;

function editOf({ content, change, blocks }: Save, now: string): DraftEdit | undefined {
  if (change) {
    const { blocks: small, ...places } = change;
    return { change: places, blocks: blocks ?? JSON.stringify(small) };
  }
  return content !== undefined && content !== now ? { content } : undefined;
}

/** The document to write: a text that changed elsewhere is merged into the one that is there. */
async function documentToWrite(tx: Tx, save: Save): Promise<WrittenDocument | undefined> {
  const { id, document, written } = save;
  if (written) return written;
  if (document)
    return { json: JSON.stringify(document), text: textOfDocument(document as unknown as DraftDocument) };
  const now = await documentOfDraft(tx, id);
  const edit = now && editOf(save, now.text);
  if (!edit) return now;
  const next = await nextDocument(now.json, edit);
  if ('stale' in next) return refuseStale(tx, id);
  if ('problem' in next)
    throw new ProblemError('invalid_request', problemOfDocument(next.problem), { details: 'change.blocks' });
  return next;
}

function nextState(
  now: DraftWithoutText,
  { json, text }: WrittenDocument,
  title: string | undefined,
): DraftState {
  const kind: string = now.kind === ('other' satisfies DraftKind) ? detectKind(text) : now.kind;
  return { title: title ?? now.title, kind, document: new JsonText(json), content: text };
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
    readLarge: readSave,
    run: async (tx, change: Save) => {
      const { title, document, content, change: blocks, written: large } = change;
      if ([title, document, content, blocks, large].every((given) => given === undefined))
        throw new ProblemError('invalid_request', sentenceOf(messages.nothingToSave));
      const found = await lockedDraft(tx, change.id, change.if_updated_at);
      if (!found) throw new ProblemError('not_found', undefined, { reason: 'PGRST116' });
      if (found.stale) return refuseStale(tx, change.id);
      const written = await documentToWrite(tx, change);
      const saved =
        written && (await writeDraft(tx, change.id, nextState(found.draft, written, change.title)));
      if (!saved) throw new ProblemError('not_found', undefined, { reason: 'PGRST116' });
      const engines = change.accepts
        ? await decideSuggestions(tx, change.id, change.accepts, 'accepted')
        : [];
      if (engines.length > 0) await keepSuggestedVersion(tx, saved, engines.join(', '));
      const { message_id: message, blocks: answer = [] } = change.sent_answer ?? {};
      if (
        message &&
        !(await keepSentAnswer(tx, saved.id, { message, text: await wordsOf(written.json, answer) }))
      )
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
