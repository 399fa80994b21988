import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Offline } from './offline.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Dialog = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

const loadPalette = async (): Promise<Dialog> => (await import('./palette/palette.tsx')).Palette;
const loadKeyboardHelp = async (): Promise<Dialog> => (await import('./keyboard-help.tsx')).KeyboardHelp;

/** A dialog that the first paint does not need: it loads after that, and again on opening if that failed. */
function useLoadedLater(load: () => Promise<Dialog>, open: boolean): Dialog | undefined {
  const [dialog, setDialog] = useState<{ component: Dialog } | 'failed'>();
  const wanted = dialog === undefined || (dialog === 'failed' && open);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (component) => setDialog({ component }),
      (error: unknown) => {
        console.warn('A dialog could not be loaded', error);
        setDialog('failed');
      },
    );
  }, [load, wanted]);
  return dialog === undefined || dialog === 'failed' ? undefined : dialog.component;
}

/** The frame of the signed-in area: bar, page, palette and list of keyboard shortcuts. */
export function Shell({ children }: { children: ReactNode }) {
  const { sheet, setSheet, palette, setPalette } = useShortcuts();
  const Palette = useLoadedLater(loadPalette, palette);
  const KeyboardHelp = useLoadedLater(loadKeyboardHelp, sheet);
  return (
    <>
      <TopBar onPalette={() => setPalette(true)} />
      <Offline />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {children}
      </main>
      {Palette ? <Palette open={palette} onOpenChange={setPalette} /> : null}
      {KeyboardHelp ? <KeyboardHelp open={sheet} onOpenChange={setSheet} /> : null}
    </>
  );
}
