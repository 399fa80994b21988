import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** A link back to the list of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-medium text-ink-soft no-underline hover:text-ink md:min-h-9"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
