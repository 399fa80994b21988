import { declareFunction } from '#server/platform/data-api/functions.ts';
import { deletedWith, deletedWithBody, ofBinItem, restoredItem } from '#shared/contracts/bin.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { countDeletedWith, restoreItem } from './store.ts';

const BLOCKED = {
  client: messages.clientInBin,
  case: messages.caseInBin,
  document: messages.documentAgain,
} as const;

export const binFunctions = [
  declareFunction({
    name: 'deleted_with',
    whenUnpaid: 'open',
    summary: 'Count what is deleted with a client or a case, and the people who lose access',
    body: deletedWithBody,
    answer: deletedWith,
    run: countDeletedWith,
  }),
  declareFunction({
    name: 'restore_from_bin',
    whenUnpaid: 'refused',
    summary: 'Restore a deleted client, case, file or draft with everything that was deleted with it',
    body: ofBinItem,
    answer: restoredItem,
    run: async (tx, { id }) => {
      const restored = await restoreItem(tx, id);
      if (!restored)
        throw new ProblemError('not_found', sentenceOf(messages.itemGone), { reason: 'PGRST116' });
      if (restored.blockedBy !== null)
        throw new ProblemError('conflict', sentenceOf(BLOCKED[restored.blockedBy]));
      return { kind: restored.kind, id: restored.id };
    },
  }),
];
