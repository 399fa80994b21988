import { X } from 'lucide-react';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { readTexts, useDeviceTexts } from '#web/data/device/device-texts.ts';
import { useSession } from '#web/data/session.ts';
import { Button } from '#web/ui/primitives/button.tsx';

const MOST = 8;
const LONGEST = 200;
const PREFIX = 'searched ';

/** The latest searches of the user in this browser, newest first. */
export const readRecent = (): string[] => readTexts.list(PREFIX).map(({ key }) => key.slice(PREFIX.length));

const remove = (words: string): void => readTexts.remove(PREFIX + words);

/** Keeps a search. It replaces its own beginnings, which were searched while the user typed. */
export function keepRecent(words: string): void {
  const search = words.trim();
  if (search === '' || search.length > LONGEST) return;
  for (const other of readRecent()) if (search.startsWith(other)) remove(other);
  readTexts.set(PREFIX + search, true, { prefix: PREFIX, most: MOST });
}

/** Keeps the words of a search once it has been answered. */
export function usePersistedSearch(words: string, answered: boolean): void {
  const user = useSession().user?.id;
  useEffect(() => {
    if (user !== undefined && answered) keepRecent(words);
  }, [user, words, answered]);
}

/** The latest searches, each to run again or to remove. */
export function RecentSearches({ onRun }: { onRun: (words: string) => void }) {
  useDeviceTexts(readTexts);
  const searches = readRecent();
  if (searches.length === 0) return null;
  return (
    <section aria-label={t(messages.recentSearches)} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
        <h2 className="font-medium text-ink">{t(messages.recentSearches)}</h2>
        <p>{t(messages.recentSearchesHint)}</p>
        <Button variant="quiet" onClick={() => searches.forEach(remove)}>
          {t(messages.clearRecent)}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((words) => (
          <li key={words} className="flex max-w-full items-center rounded-control border border-line">
            <Button variant="quiet" className="min-w-0 shrink!" onClick={() => onRun(words)}>
              <span className="truncate">{words}</span>
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.removeRecent, { words })}
              onClick={() => remove(words)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
