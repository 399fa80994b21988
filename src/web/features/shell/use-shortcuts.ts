import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SEARCH_PATH } from './pages.ts';

/** True where a letter is typed text and not a shortcut. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const searchBox = () => document.querySelector<HTMLInputElement>('main input[type="search"]');

/** `/` goes to the page's search box, or to Search; `?` shows the sheet; ⌘K or Ctrl K opens the palette. */
export function useShortcuts() {
  const [sheet, setSheet] = useState(false);
  const [palette, setPalette] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setPalette((open) => !open);
        return;
      }
      const dialogOpen = document.querySelector('[role="dialog"], [role="alertdialog"]');
      if (event.metaKey || event.ctrlKey || event.altKey || typing(event.target) || dialogOpen) return;
      if (event.key === '/') {
        event.preventDefault();
        const box = searchBox();
        if (box) box.focus();
        else void navigate({ to: SEARCH_PATH }).then(() => searchBox()?.focus());
      } else if (event.key === '?') {
        event.preventDefault();
        setSheet(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);

  return { sheet, setSheet, palette, setPalette };
}
