import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isShortcut, useListKeys } from '#web/ui/lists/use-list-keys.ts';
import { useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { Offline } from './offline.tsx';
import { SEARCH_PATH } from './pages.ts';
import { TopBar } from './top-bar.tsx';

const searchBox = () => document.querySelector<HTMLInputElement>('main input[type="search"]');

function opensPalette(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
}

/** `/` goes to the page's search box, or to Search; `?` shows the sheet; ⌘K or Ctrl K opens the palette. */
function useShortcuts() {
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

type Dialog = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

const loadPalette = async (): Promise<Dialog> => (await import('./palette/palette.tsx')).Palette;
const loadKeyboardHelp = async (): Promise<Dialog> => (await import('./keyboard-help.tsx')).KeyboardHelp;

/** The frame of the signed-in area: bar, page, palette and list of keyboard shortcuts. */
export function Shell({ children }: { children: ReactNode }) {
  const { sheet, setSheet, palette, setPalette } = useShortcuts();
  const page = useRef<HTMLElement>(null);
  useListKeys(page);
  const Palette = useLoadedLater(loadPalette, palette);
  const KeyboardHelp = useLoadedLater(loadKeyboardHelp, sheet);
  return (
    <>
      <TopBar onPalette={() => setPalette(true)} onShortcuts={() => setSheet(true)} />
      <Offline />
      <main ref={page} id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {children}
      </main>
      {Palette ? <Palette open={palette} onOpenChange={setPalette} /> : null}
      {KeyboardHelp ? <KeyboardHelp open={sheet} onOpenChange={setSheet} /> : null}
    </>
  );
}
