import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { Button } from '#web/ui/primitives/button.tsx';

const MOST = 8;
const LONGEST = 200;
const kept = z.array(z.string()).catch([]);

// The words of a search can be privileged, so they stay in the browser: signing out clears its storage.
const keyOf = (user: string) => `recent-searches:${user}`;

/** The latest searches of a user in this browser, newest first. */
export function readRecent(user: string): string[] {
  const text = localStorage.getItem(keyOf(user));
  if (text === null) return [];
  try {
    return kept.parse(JSON.parse(text)).slice(0, MOST);
  } catch (error) {
    // A text that is no JSON is not ours.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function write(user: string, searches: readonly string[]): void {
  if (searches.length === 0) localStorage.removeItem(keyOf(user));
  else localStorage.setItem(keyOf(user), JSON.stringify(searches.slice(0, MOST)));
}

/** Keeps a search. It replaces its own beginnings, which were searched while the user typed. */
export function keepRecent(user: string, words: string): void {
  const search = words.trim();
  if (search === '' || search.length > LONGEST) return;
  const others = readRecent(user).filter((other) => !search.startsWith(other));
  write(user, [search, ...others]);
}

/** Keeps the words of a search once it has been answered. */
export function useKeptSearch(words: string, answered: boolean): void {
  const user = useSession().user?.id;
  useEffect(() => {
    if (user !== undefined && answered) keepRecent(user, words);
  }, [user, words, answered]);
}

/** The latest searches, each to run again or to remove. */
export function RecentSearches({ onRun }: { onRun: (words: string) => void }) {
  const user = useSession().user?.id ?? '';
  const [searches, setSearches] = useState(() => readRecent(user));
  const keep = (next: string[]) => {
    write(user, next);
    setSearches(next);
  };
  if (searches.length === 0) return null;
  return (
    <section aria-label={t(messages.recentSearches)} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
        <h2 className="font-medium text-ink">{t(messages.recentSearches)}</h2>
        <p>{t(messages.recentSearchesHint)}</p>
        <Button variant="quiet" onClick={() => keep([])}>
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
              onClick={() => keep(searches.filter((other) => other !== words))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
