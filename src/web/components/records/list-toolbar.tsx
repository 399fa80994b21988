import { LayoutGrid, List, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/records.ts';
import { t } from '#shared/messages/translate.ts';
import type { ListUrl, ListView } from '#web/data/practice-url.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

const ALL = 'all';

const VIEWS = [
  { view: 'grid', label: messages.gridView, icon: LayoutGrid },
  { view: 'list', label: messages.listView, icon: List },
] as const;

function ViewToggle({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t(messages.view)}</legend>
      {VIEWS.map((choice) => (
        <Tooltip key={choice.view} content={t(choice.label)}>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t(choice.label)}
            aria-pressed={view === choice.view}
            className={cx(view === choice.view && 'bg-accent-wash text-accent-strong')}
            onClick={() => onView(choice.view)}
          >
            <choice.icon aria-hidden />
          </Button>
        </Tooltip>
      ))}
    </fieldset>
  );
}

type Props = {
  /** Placeholder and label of the search box. */
  search: string;
  /** The option of the status filter that shows everything. */
  all: string;
  /** In the order of the menu. */
  statuses: readonly { value: PracticeStatus; label: string }[];
  url: ListUrl;
  onUrl: (next: ListUrl) => void;
  /** Shows a button that clears all filters. */
  reset?: boolean;
};

/** The text in the search box, and the text that will be written to the URL. */
function useWords(asked: string) {
  // The box changes at once, the URL after a pause; a change of the URL from elsewhere, such as a link, changes the
  // box.
  const [words, setWords] = useState(asked);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const own = sent.current.indexOf(asked);
    if (own >= 0) {
      sent.current.splice(0, own + 1);
      return;
    }
    sent.current = [];
    setWords(asked);
  }, [asked]);
  return { words, setWords, sent };
}

/** Search, status, reset and view of a list; all of them are stored in the URL. */
export function ListToolbar({ search, all, statuses, url, onUrl, reset }: Props) {
  const { q: asked = '', status, view = 'grid' } = url;
  const { words, setWords, sent } = useWords(asked);
  const set = (change: { [key in keyof ListUrl]: ListUrl[key] | undefined }) => {
    const { q, status: only, view: shown, archived } = { ...url, q: words, ...change };
    if (q !== undefined && q !== asked) sent.current.push(q);
    setWords(q ?? '');
    onUrl({
      ...(q ? { q } : {}),
      ...(only ? { status: only } : {}),
      ...(shown ? { view: shown } : {}),
      ...(archived ? { archived } : {}),
    });
  };
  const label = search.replace('...', '');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 flex-1 basis-full md:basis-64">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <Input
          type="search"
          aria-label={label}
          placeholder={search}
          className="pl-9"
          value={words}
          onChange={(event) => set({ q: event.target.value })}
        />
      </div>
      <Select
        aria-label={t(common.status)}
        className="min-w-44 flex-1 md:w-44 md:flex-none"
        value={status ?? ALL}
        onValueChange={(next) => set({ status: next === ALL ? undefined : next })}
        options={[{ value: ALL, label: all }, ...statuses]}
      />
      {reset ? (
        <Button
          variant="quiet"
          disabled={!words && !status}
          onClick={() => set({ q: undefined, status: undefined })}
        >
          {t(messages.reset)}
        </Button>
      ) : null}
      <ViewToggle view={view} onView={(next) => set({ view: next === 'list' ? next : undefined })} />
    </div>
  );
}
