import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useState } from 'react';
import { oncePainted } from '#web/ui/primitives/after-paint.ts';

/** Makes two functions: `plan` has the editor read again later, once for several changes; `end` calls that off. */
type MakePlan = (read: () => void) => { plan: () => void; end: () => void };

/**
 * Reads the editor at first, and again when the plan that a change makes is due. `read` and `makePlan` stay the same
 * functions; a value that is the same by JSON is kept.
 */
function useRead<T>(editor: Editor | null, read: (editor: Editor) => T, makePlan: MakePlan): T | undefined {
  const [value, setValue] = useState(() => (editor ? read(editor) : undefined));
  useEffect(() => {
    if (!editor) return undefined;
    const take = () => {
      const next = read(editor);
      setValue((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const { plan, end } = makePlan(take);
    take();
    editor.on('transaction', plan);
    return () => {
      end();
      editor.off('transaction', plan);
    };
  }, [editor, read, makePlan]);
  return value;
}

/** Reads the editor once nothing has changed for a while: a key in a long draft costs no work here. */
export function useRested<T>(
  editor: Editor | null,
  read: (editor: Editor) => T,
  pauseMs: number,
): T | undefined {
  const makePlan: MakePlan = useCallback(
    (take) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => clearTimeout(timer);
      const plan = () => {
        end();
        timer = setTimeout(take, pauseMs);
      };
      return { plan, end };
    },
    [pauseMs],
  );
  return useRead(editor, read, makePlan);
}

/** Reads the editor after the frame that shows a change, so that a letter does not wait for what is beside it. */
export function useReadAfterPaint<T>(editor: Editor, read: (editor: Editor) => T): T {
  return useRead(editor, read, oncePainted) ?? read(editor);
}
