import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useOptimisticValue } from './after-paint.ts';

/** Tabs are one strip. Where they are wider than their place it scrolls, and its end fades out. */
export const TAB_LIST =
  'flex overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--line)] [--row:2.75rem] [scrollbar-width:none] max-md:pr-6 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] rtl:max-md:[mask-image:none] md:[--row:2.5rem]';

/** A tab, or a link that looks like one. */
export const TAB =
  'inline-flex h-(--row) max-w-full shrink-0 items-center gap-2 border-b-2 border-transparent px-2.5 text-ui font-medium whitespace-nowrap text-ink-soft no-underline transition-colors hover:text-ink focus-visible:-outline-offset-2 md:px-3 aria-selected:border-accent aria-selected:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink [&_svg]:size-4';

export type TabsProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  label: string;
  tabs: readonly { value: T; label: string; icon?: ReactNode; content: ReactNode }[];
  /**
   * Keeps all panels mounted, or those that were shown, so that typed text stays when another tab is chosen. Otherwise only
   * the chosen panel is mounted.
   */
  keep?: 'all' | 'shown';
  /** The strip is left out while a panel has the whole page. */
  hideTabs?: boolean;
  className?: string;
};

/** The tab that a key leads to from the tab at `index`; undefined for other keys. */
function indexAfter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, index: number, count: number) {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Room beside the chosen tab, which shows that there are more. */
const BESIDE = 32;

/** Scrolls the strip alone, and not the page, until a tab is seen. */
function showInStrip(strip: HTMLElement, tab: HTMLElement): void {
  const [place, own] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < place.left) strip.scrollLeft -= place.left - own.left + BESIDE;
  else if (own.right > place.right) strip.scrollLeft += own.right - place.right + BESIDE;
}

/**
 * Tabs whose value the caller controls, in the URL where a link is useful. The pattern is that of the ARIA Authoring
 * Practices: the arrow keys choose, and only the chosen tab is in the tab order.
 */
export function Tabs<T extends string>({
  value: given,
  onValueChange,
  label,
  tabs,
  keep,
  hideTabs = false,
  className,
}: TabsProps<T>) {
  const id = useId();
  // An address may name a tab that the reader does not have: the first one is shown, not an empty page.
  const value = (tabs.find((tab) => tab.value === given) ?? tabs[0])?.value ?? given;
  // The tab is chosen at once; what it shows takes longer to draw.
  const [shown, show] = useOptimisticValue(value);
  const change = (next: T) => show(next, () => onValueChange(next));
  const seen = useRef(new Set<T>());
  seen.current.add(value);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = document.getElementById(`${id}-tab-${shown}`);
    if (strip.current && tab) showInStrip(strip.current, tab);
  }, [id, shown]);
  const choose = (event: KeyboardEvent, index: number) => {
    const next = indexAfter(event, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
    change(tab.value);
  };
  return (
    <div className={className}>
      <div ref={strip} role="tablist" aria-label={label} hidden={hideTabs} className={TAB_LIST}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === shown}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === shown ? 0 : -1}
            onClick={() => change(tab.value)}
            onKeyDown={(event) => choose(event, index)}
            className={TAB}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => {
        const chosen = tab.value === value;
        return (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-panel-${tab.value}`}
            aria-labelledby={`${id}-tab-${tab.value}`}
            hidden={!chosen}
            className={hideTabs ? '' : 'pt-4 md:pt-6'}
          >
            {chosen || keep === 'all' || (keep && seen.current.has(tab.value)) ? tab.content : null}
          </div>
        );
      })}
    </div>
  );
}

/** The place of tabs that come with their code. */
export function TabsFrame({ labels }: { labels: readonly string[] }) {
  return (
    <div className={`mb-4 md:mb-6 ${TAB_LIST}`}>
      {labels.map((label) => (
        <span key={label} className={TAB}>
          {label}
        </span>
      ))}
    </div>
  );
}
