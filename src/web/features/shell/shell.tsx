import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/offline.ts';
import { t } from '#shared/messages/translate.ts';
import { useOffline } from '#web/data/connection.ts';
import { isRefused, oldestShown } from '#web/data/device/persisted-state.ts';
import { sessionQuery } from '#web/data/session.ts';
import { isShortcut, useListKeys } from '#web/ui/lists/use-list-keys.ts';
import { useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { SEARCH_PATH } from './pages.ts';
import { TopBar } from './top-bar.tsx';

const PAUSE_MS = 5000;

/**
 * Asks an unreachable server for the session again and again; once it is back, refetches everything that failed to load
 * meanwhile.
 */
function useReturn(offline: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(
      () => void client.refetchQueries({ queryKey: sessionQuery.queryKey }),
      PAUSE_MS,
    );
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
  }, [offline, client]);
}

/** The age of the page: that of the oldest kept answer on it. */
function AsOf() {
  const client = useQueryClient();
  const subscribe = useCallback(
    // A query is also added while a part of the page is rendered.
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const oldest = useSyncExternalStore(subscribe, () => oldestShown(client));
  if (oldest === undefined) return t(messages.showsWhatItHad);
  const at = new Date(oldest);
  return t(messages.asOf, { date: indianDate(at), time: indianTime(at) });
}

/** A line below the bar while the connection is lost: how old the page is, and what happens to what one writes. */
function Offline() {
  const offline = useOffline();
  useReturn(offline);
  return (
    <div aria-live="polite">
      {offline ? (
        <p className="flex items-start gap-2 border-b border-line bg-caution-wash px-4 py-2 text-ui md:justify-center md:px-6">
          <WifiOff aria-hidden className="mt-1 size-4 shrink-0 text-caution" />
          <span>
            <strong className="font-semibold">{t(messages.youAreOffline)}</strong> <AsOf />{' '}
            {t(isRefused() ? messages.nothingIsKept : messages.textIsKept)}
          </span>
        </p>
      ) : null}
    </div>
  );
}

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
