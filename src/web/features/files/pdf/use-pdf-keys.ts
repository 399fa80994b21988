import { useEffect, useRef } from 'react';
import { isShortcut } from '#web/ui/lists/use-list-keys.ts';

export type PdfKeys = {
  zoom: (step: 1 | -1 | 'fit') => void;
  step: (step: 1 | -1) => void;
  /** False when the box is already focused, so that the browser's own search opens. */
  find: () => boolean;
};

function opensFind(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'f';
}

function actionOf(key: string, { zoom, step }: PdfKeys): (() => void) | undefined {
  switch (key) {
    case '+':
    case '=':
      return () => zoom(1);
    case '-':
      return () => zoom(-1);
    case '0':
      return () => zoom('fit');
    case 'n':
      return () => step(1);
    case 'p':
      return () => step(-1);
    default:
      return undefined;
  }
}

/** `+`, `-` and `0` zoom, `n` and `p` step through the matches, Ctrl or ⌘ F searches in the file. */
export function usePdfKeys(keys: PdfKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (opensFind(event)) {
        if (latest.current.find()) event.preventDefault();
        return;
      }
      const action = isShortcut(event) ? actionOf(event.key, latest.current) : undefined;
      if (!action) return;
      action();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
