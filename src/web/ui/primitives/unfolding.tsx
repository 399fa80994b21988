import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  children: ReactNode;
  /** Called when it is opened. */
  onOpen?: () => void;
  className?: string;
};

/** A row that unfolds; its arrow says so. */
export function Unfolding({ label, children, onOpen, className = 'border-b border-line' }: Props) {
  return (
    <details
      className={`group/unfolding ${className}`}
      {...(onOpen ? { onToggle: ({ currentTarget }) => currentTarget.open && onOpen() } : {})}
    >
      <summary className="flex min-h-(--row) cursor-pointer list-none items-center gap-2 text-ui hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open/unfolding:rotate-90"
        />
        {label}
      </summary>
      {children}
    </details>
  );
}
