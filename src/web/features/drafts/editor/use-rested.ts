import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/**
 * What `read` finds in the editor once nothing has changed for a while: a key in a long draft costs no work here. `read`
 * stays the same function; a value that is the same by JSON is kept.
 */
export function useRested<T>(
  editor: Editor | null,
  read: (editor: Editor) => T,
  pauseMs: number,
): T | undefined {
  const [value, setValue] = useState(() => (editor ? read(editor) : undefined));
  useEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      const next = read(editor);
      setValue((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(take, pauseMs);
    };
    take();
    editor.on('transaction', onChange);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', onChange);
    };
  }, [editor, read, pauseMs]);
  return value;
}
