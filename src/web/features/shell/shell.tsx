import { type ComponentType, type ReactNode, useRef } from 'react';
import { useListKeys } from '#web/ui/lists/use-list-keys.ts';
import { useLoadedLater } from '#web/ui/overlays/use-loaded-later.ts';
import { Offline } from './offline.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

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
