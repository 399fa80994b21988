import type { DraftDocument } from '#law/drafting/document/model.ts';
import { checkThread } from '#server/platform/checks/check-thread.ts';
import { type DraftWriting, WRITING } from '#shared/contracts/checks/checks.ts';
import type { StoredWriting } from '../drafts/store.ts';

const clipped = (text: string): string =>
  text.length <= WRITING.characters ? text : `${text.slice(0, WRITING.characters).trimEnd()}…`;

/** Origin of a draft's text, and whether each accepted suggestion is still in it. */
export async function writingRecord(
  document: DraftDocument,
  { template, suggestions, total }: StoredWriting,
): Promise<DraftWriting> {
  const there = suggestions.length === 0 ? [] : await checkThread.accepted(document, suggestions);
  return {
    template,
    total,
    suggestions: suggestions.map(({ kind, before, after, engine, chat, accepted_by, accepted_at }, at) => ({
      ...{ kind, engine, accepted_by, ...(chat === undefined ? {} : { chat }) },
      before: clipped(before),
      after: clipped(after),
      accepted_at: accepted_at === null ? null : new Date(accepted_at).toISOString(),
      in_text: there[at] === true,
    })),
  };
}
