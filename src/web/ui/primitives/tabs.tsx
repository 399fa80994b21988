import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';

export const TAB_STYLE =
  '-mb-px inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-ui font-medium whitespace-nowrap text-ink-soft no-underline transition-colors hover:text-ink md:h-10 [&_svg]:size-4';

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
function showChosen(list: HTMLElement | null, value: string) {
  const tab = [...(list?.children ?? [])].find((child) => child.id.endsWith(`-trigger-${value}`));
  if (!list || !(tab instanceof HTMLElement)) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs whose value the caller controls, in the URL where a link is useful. */
export function Tabs<T extends string>({
  value,
  onValueChange,
  label,
  tabs,
  keep = false,
  className,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(list.current, value), [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as T)} className={className}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              TAB_STYLE,
              'focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink',
            )}
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(keep ? { forceMount: true, hidden: tab.value !== value } : {})}
          className="pt-4 md:pt-6"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
