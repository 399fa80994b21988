import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export const TAB_LOOK =
  '-mb-px inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-ui font-medium whitespace-nowrap text-ink-soft no-underline transition-colors hover:text-ink md:h-10 [&_svg]:size-4';

export type TabsProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  label: string;
  tabs: readonly { value: T; label: string; icon?: ReactNode; content: ReactNode }[];
  /** What was typed in a panel stays when another is chosen. Otherwise only the chosen panel is mounted. */
  keep?: boolean;
  className?: string;
};

/** Tabs whose choice the caller holds, in the URL where it is worth a link. */
export function Tabs<T extends string>({
  value,
  onValueChange,
  label,
  tabs,
  keep = false,
  className,
}: TabsProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as T)} className={className}>
      <Radix.List aria-label={label} className="flex overflow-x-auto overflow-y-hidden border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              TAB_LOOK,
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
