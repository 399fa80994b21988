import type { FramedPage } from '#shared/pages.ts';
import { Logo } from '../features/shell/logo.tsx';
import { barLinks } from '../features/shell/pages.ts';
import { FrameBody } from './frame-bodies.tsx';

/**
 * The HTML of a signed-in page until its code has loaded: the bar, the place of the content, and soon its first words.
 * Nothing in it can be used, so it is hidden from screen readers.
 */
export function Frame({ page }: { page: FramedPage | 'bar' }) {
  return (
    <div aria-hidden className="contents">
      <div className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-14 max-w-wide items-center gap-2 px-4 md:px-6">
          <span className="mr-4">
            <Logo />
          </span>
          <div className="hidden flex-1 items-center gap-1 bar-links:flex">
            {barLinks().map(({ to, label }) => (
              <span key={to} className="px-2 text-ui font-medium whitespace-nowrap text-ink-soft lg:px-3">
                {label}
              </span>
            ))}
          </div>
        </div>
      </div>
      <FrameBody page={page} />
    </div>
  );
}
