import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect } from 'react';
import { changedMarks } from '../editor/annexures.ts';

/** When the annexures get other numbers in the text, also by an undo, the files of the draft get them too. */
export function useMarksOfFiles(editor: Editor, draftId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    // One change after the other.
    let turn = Promise.resolve();
    const follow = ({ transaction }: { transaction: Transaction }) => {
      const changed = changedMarks(transaction);
      if (!changed) return;
      turn = turn.then(async () => {
        const { moveMarks } = await import('./move-marks.ts');
        await moveMarks(client, draftId, changed);
      });
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [client, editor, draftId]);
}
