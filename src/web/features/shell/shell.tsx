import type { ReactNode } from 'react';
import { KeyboardHelp } from './keyboard-help.tsx';
import { Palette } from './palette/palette.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The frame of the signed-in area: bar, page, palette and shortcut sheet. */
export function Shell({ children }: { children: ReactNode }) {
  const { sheet, setSheet, palette, setPalette } = useShortcuts();
  return (
    <>
      <TopBar onPalette={() => setPalette(true)} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {children}
      </main>
      <Palette open={palette} onOpenChange={setPalette} />
      <KeyboardHelp open={sheet} onOpenChange={setSheet} />
    </>
  );
}
