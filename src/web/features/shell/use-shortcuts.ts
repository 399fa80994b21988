import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { isShortcut } from '#web/ui/lists/use-list-keys.ts';
import { SEARCH_PATH } from './pages.ts';

const searchBox = () => document.querySelector<HTMLInputElement>('main input[type="search"]');

function opensPalette(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
}

/** `/` goes to the page's search box, or to Search; `?` shows the sheet; ⌘K or Ctrl K opens the palette. */
export function useShortcuts() {
  const [sheet, setSheet] = useState(false);
  const [palette, setPalette] = useState(false);
  const navigate = useNavigate();

  // The bar names the keys: they work as soon as it is on the page, and not only after its first paint.
  useLayoutEffect(() => {
    const goToSearch = () => {
      const box = searchBox();
      if (box) box.focus();
      else void navigate({ to: SEARCH_PATH }).then(() => searchBox()?.focus());
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (opensPalette(event)) setPalette((open) => !open);
      else if (!isShortcut(event)) return;
      else if (event.key === '/') goToSearch();
      else if (event.key === '?') setSheet(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);

  return { sheet, setSheet, palette, setPalette };
}
