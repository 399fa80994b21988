import { Link } from '@tanstack/react-router';
import { messages as bar } from '#shared/messages/en/common/bar.ts';
import { t } from '#shared/messages/translate.ts';
import { menuLinks } from './menu-pages.ts';

/** The links of the bar and the profile, for narrow windows; opening one closes the menu. */
export function MobileLinks({ onLeave }: { onLeave: () => void }) {
  return (
    <nav
      id="mobile-menu"
      aria-label={t(bar.main)}
      className="border-t border-line px-2 py-2 bar-links:hidden"
    >
      {menuLinks().map((page) => (
        <Link
          key={page.to}
          to={page.to}
          onClick={onLeave}
          className="flex h-12 items-center gap-3 rounded-control px-3 text-ui font-medium no-underline aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-strong"
        >
          <page.icon aria-hidden className="size-4 shrink-0" />
          {page.label}
        </Link>
      ))}
    </nav>
  );
}
