import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useCallback, useEffect, useRef } from 'react';
import { messages } from '#shared/messages/en/drafting/annexures.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { changedMarks } from '../editor/annexures.ts';

/** Changes that wait until one can be saved. */
const MOST_WAITING = 50;

/**
 * Gives the files of the draft new numbers when the annexures get other numbers in the text, also by an undo. A change
 * that was not saved is saved with the next one, because an undo of it would move marks that never moved. Returns a
 * function that waits until the changes so far are saved or refused.
 */
export function useMarksOfFiles(editor: Editor | null, draftId: string): () => Promise<void> {
  const client = useQueryClient();
  // One save after the other.
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    if (!editor) return;
    let waiting: ReadonlyMap<string, string>[] = [];
    const save = async () => {
      const changes = waiting;
      try {
        const { moveMarks } = await import('./move-marks.ts');
        await moveMarks(client, draftId, changes);
        waiting = waiting.filter((one) => !changes.includes(one));
      } catch (error) {
        toastFailure(t(messages.marksNotMoved), error);
      }
    };
    const follow = ({ transaction }: { transaction: Transaction }) => {
      const changed = changedMarks(transaction);
      if (!changed) return;
      waiting = [...waiting, changed].slice(-MOST_WAITING);
      turn.current = turn.current.then(save);
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [client, editor, draftId]);
  return useCallback(() => turn.current, []);
}
