import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { type PageLink, paletteLinks } from '../pages.ts';
import { recentCasesQuery } from './recent-cases.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

function useEntries(open: boolean, words: string): PageLink[] {
  const { data: cases = [] } = useQuery({ ...recentCasesQuery, enabled: open });
  const all = [
    ...paletteLinks(),
    ...cases.map((row) => ({ to: `/home/cases/${row.id}`, label: row.title, icon: FolderOpen })),
  ];
  const wanted = words.trim().toLowerCase();
  return all.filter((entry) => entry.label.toLowerCase().includes(wanted));
}

/** Opens a page or a recent case by a part of its name. */
export function Palette({ open, onOpenChange }: Props) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const entries = useEntries(open, words);
  const chosen = Math.min(at, entries.length - 1);

  const close = (next: boolean) => {
    onOpenChange(next);
    setWords('');
    setAt(0);
  };
  const go = (entry: PageLink | undefined) => {
    if (!entry) return;
    close(false);
    void navigate({ to: entry.to });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(entries[chosen]);
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    setAt((chosen + step + entries.length) % entries.length);
  };

  return (
    <Dialog open={open} onOpenChange={close} title={t(messages.goTo)} width="sm">
      <Input
        role="combobox"
        aria-label={t(messages.pageOrCase)}
        aria-expanded="true"
        aria-controls={listId}
        {...(entries[chosen] ? { 'aria-activedescendant': `${listId}-${chosen}` } : {})}
        placeholder={t(messages.pageOrCase)}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t(messages.pagesAndCases)} className="mt-2">
        {entries.map((entry, index) => (
          <div
            key={entry.to}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerMove={() => setAt(index)}
            onClick={() => go(entry)}
            onKeyDown={onKeyDown}
            className={cx(
              'flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ui md:h-9',
              index === chosen && 'bg-wash',
            )}
          >
            <entry.icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <span className="truncate">{entry.label}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 ? (
        <p role="status" className="px-3 py-4 text-ui text-ink-soft">
          {t(messages.noEntry)}
        </p>
      ) : null}
    </Dialog>
  );
}
