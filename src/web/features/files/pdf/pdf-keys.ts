import { useEffect, useRef } from 'react';
import { isShortcut } from '#web/ui/lists/use-list-keys.ts';

export type PdfKeys = {
  zoom: (step: 1 | -1 | 'fit') => void;
  step: (step: 1 | -1) => void;
  /** False when the box is already focused, so that the browser's own search opens. */
  find: () => boolean;
};

/** `+`, `-` and `0` zoom, `n` and `p` step through the matches, Ctrl or ⌘ F searches in the file. */
export function usePdfKeys(keys: PdfKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { zoom, step, find } = latest.current;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'f') {
        if (find()) event.preventDefault();
        return;
      }
      if (!isShortcut(event)) return;
      if (event.key === '+' || event.key === '=') zoom(1);
      else if (event.key === '-') zoom(-1);
      else if (event.key === '0') zoom('fit');
      else if (event.key === 'n') step(1);
      else if (event.key === 'p') step(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
