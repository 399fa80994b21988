import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useShownFirst } from '../forms/use-shown-first.ts';

const TAB_STYLE =
  '-mb-px inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-ui font-medium whitespace-nowrap text-ink-soft no-underline transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink md:h-10 [&_svg]:size-4';

export type TabsProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  label: string;
  tabs: readonly { value: T; label: string; icon?: ReactNode; content: ReactNode }[];
  /**
   * Keeps all panels mounted, so that typed text stays when another tab is chosen. Otherwise only the chosen panel is
   * mounted.
   */
  keep?: boolean;
  className?: string;
};

/** On a phone the tabs may be wider than the screen: the chosen one scrolls to the middle. */
function showChosen(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected="true"]');
  if (!list || !(tab instanceof HTMLElement)) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The tab that a key leads to from the tab at `index`; undefined for other keys. */
function indexAfter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, index: number, count: number) {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs whose value the caller controls, in the URL where a link is useful. The pattern is that of the ARIA Authoring
 * Practices: the arrow keys choose, and only the chosen tab is in the tab order.
 */
export function Tabs<T extends string>({
  value,
  onValueChange,
  label,
  tabs,
  keep = false,
  className,
}: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The tab is chosen at once; what it shows takes longer to draw.
  const [shown, show] = useShownFirst(value);
  const change = (next: T) => show(next, () => onValueChange(next));
  // The chosen tab is found by its attribute, which the value has changed.
  useEffect(() => (shown ? showChosen(list.current) : undefined), [shown]);
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
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="relative flex overflow-x-auto overflow-y-hidden border-b border-line"
      >
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
            className={TAB_STYLE}
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
            className="pt-4 md:pt-6"
          >
            {chosen || keep ? tab.content : null}
          </div>
        );
      })}
    </div>
  );
}
