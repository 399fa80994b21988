import { LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/records.ts';
import { t } from '#shared/messages/translate.ts';
import type { ListUrl, ListView } from '#web/data/url/practice-url.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { useAfterPaint, useOptimisticValue } from '#web/ui/primitives/after-paint.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx, DESK } from '#web/ui/primitives/class-names.ts';
import { useMedia } from '#web/ui/primitives/use-media.ts';

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
  /** Statuses in the order of the menu. */
  statuses: readonly { value: PracticeStatus; label: string }[];
  url: ListUrl;
  onUrl: (next: ListUrl) => void;
  /** Shows a button that clears all filters. */
  reset?: boolean;
  filters?: Filters | undefined;
};

/** A change of what a list shows; undefined removes a filter. */
export type ListChange = { [key in keyof ListUrl]?: ListUrl[key] | undefined };

/** Further filters; `url` has the choices to show, `onChange` gets what the user chose. */
export type Filters = (url: ListUrl, onChange: (change: ListChange) => void) => ReactNode;

/** The same list without words and filters. */
export function unfiltered({ view, sort, archived }: ListUrl): ListUrl {
  return { ...(view ? { view } : {}), ...(sort ? { sort } : {}), ...(archived ? { archived } : {}) };
}

const countFilters = ({ status, court, dates, whose }: ListUrl) =>
  [status, court, dates, whose].filter((filter) => filter !== undefined).length;

/** Leaves out what is empty. */
const given = (url: ListChange): ListUrl =>
  Object.fromEntries(Object.entries(url).filter(([, value]) => value !== undefined && value !== ''));

const CLEARED = {
  q: undefined,
  status: undefined,
  court: undefined,
  dates: undefined,
  whose: undefined,
} as const;

type ToggleProps = { open: boolean; chosen: number; onToggle: () => void };

/** On a phone the filters stay out of the way until they are wanted. */
function FiltersToggle({ open, chosen, onToggle }: ToggleProps) {
  return (
    <Button aria-expanded={open} className="md:hidden" onClick={onToggle}>
      <SlidersHorizontal aria-hidden />
      {chosen > 0 ? t(messages.filtersChosen, { count: chosen }) : t(messages.filters)}
    </Button>
  );
}

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
export function ListToolbar({ search, all, statuses, url: asked, onUrl, reset, filters }: Props) {
  const [url, show] = useOptimisticValue(asked);
  const [open, setOpen] = useState(false);
  // Choices take long to draw: a phone draws them when they are wanted, after the button shows that they are.
  const drawn = useAfterPaint(open);
  const shows = useMedia(DESK) || drawn || !filters;
  const { status, view = 'grid' } = url;
  const { q: askedWords = '' } = asked;
  const { words, setWords, sent } = useWords(askedWords);
  const set = (change: ListChange) => {
    const next = given({ ...url, q: words, ...change });
    const { q = '' } = next;
    if (q !== askedWords) sent.current.push(q);
    setWords(q);
    show(next, () => onUrl(next));
  };
  const chosen = countFilters(url);
  const label = search.replace('...', '');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 flex-1 basis-full md:basis-48">
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
      {filters ? <FiltersToggle open={open} chosen={chosen} onToggle={() => setOpen(!open)} /> : null}
      {shows ? (
        <div
          className={cx('flex min-w-0 flex-1 flex-wrap gap-2 md:flex-none', filters && 'max-md:basis-full')}
        >
          <Select
            aria-label={t(common.status)}
            className={cx(
              'flex-1 md:flex-none',
              filters ? 'min-w-36 md:w-auto md:max-w-60 md:min-w-0' : 'md:w-52',
            )}
            value={status ?? ALL}
            onValueChange={(next) => set({ status: next === ALL ? undefined : next })}
            options={[{ value: ALL, label: all }, ...statuses]}
          />
          {filters?.(url, set)}
        </div>
      ) : null}
      {reset ? (
        <Button
          variant="quiet"
          disabled={!words && chosen === 0}
          onClick={() => set({ ...CLEARED, ...unfiltered(url) })}
        >
          {t(messages.reset)}
        </Button>
      ) : null}
      <ViewToggle view={view} onView={(next) => set({ view: next === 'list' ? next : undefined })} />
    </div>
  );
}
