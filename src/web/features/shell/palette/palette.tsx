import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { type Entry, useEntries } from './entries.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

type OptionProps = {
  id: string;
  entry: Entry;
  chosen: boolean;
  onPoint: () => void;
  onGo: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Option({ id, entry, chosen, onPoint, onGo, onKeyDown }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerMove={onPoint}
      onClick={onGo}
      onKeyDown={onKeyDown}
      className={cx(
        'flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ui md:h-9',
        chosen && 'bg-wash',
      )}
    >
      <entry.icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="line-clamp-2 min-w-0 flex-1 md:line-clamp-1">{entry.label}</span>
      {entry.kind ? <span className="shrink-0 text-13 text-ink-soft"> {entry.kind}</span> : null}
    </div>
  );
}

/** The typed words, the entries they find, and the one that Enter opens. */
function usePalette({ open, onOpenChange }: Props) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const { entries, searching } = useEntries(open, words, choosing);
  const restart = (choose: boolean) => {
    setWords('');
    setAt(0);
    setChoosing(choose);
  };
  const close = (next: boolean) => {
    onOpenChange(next);
    restart(false);
  };
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    if (entry.target === 'choose-case') {
      restart(true);
      return;
    }
    close(false);
    if (typeof entry.target === 'function') entry.target();
    else void navigate(entry.target);
  };
  const type = (next: string) => {
    setWords(next);
    setAt(0);
  };
  return {
    words,
    type,
    choosing,
    entries,
    searching,
    chosen: Math.min(at, entries.length - 1),
    setAt,
    close,
    go,
  };
}

/** Opens a page, a case, a client or a judgment by its name, and runs commands. */
export function Palette(props: Props) {
  const { words, type, choosing, entries, searching, chosen, setAt, close, go } = usePalette(props);
  const listId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(entries[chosen]);
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    setAt((chosen + step + entries.length) % entries.length);
  };
  const what = t(choosing ? messages.caseOfEvent : messages.anyEntry);
  return (
    <Dialog
      open={props.open}
      onOpenChange={close}
      title={t(choosing ? messages.addEvent : messages.goTo)}
      width="md"
      asksNothing
    >
      <Input
        role="combobox"
        aria-label={what}
        aria-expanded="true"
        aria-controls={listId}
        {...(entries[chosen] ? { 'aria-activedescendant': `${listId}-${chosen}` } : {})}
        placeholder={what}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t(messages.entries)} className="mt-2">
        {entries.map((entry, index) => (
          <Option
            key={entry.id}
            id={`${listId}-${index}`}
            entry={entry}
            chosen={index === chosen}
            onPoint={() => setAt(index)}
            onGo={() => go(entry)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <p role="status" className="px-3 py-1 text-13 text-ink-soft empty:hidden">
        {searching ? t(messages.lookingForEntries) : entries.length === 0 ? t(messages.noEntry) : ''}
      </p>
    </Dialog>
  );
}
