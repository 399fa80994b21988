import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** A link back to the list of a page. */
export function BackLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-medium text-ink-soft no-underline hover:text-ink md:min-h-9',
        className ?? 'mb-2',
      )}
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      {children}
    </Link>
  );
}
