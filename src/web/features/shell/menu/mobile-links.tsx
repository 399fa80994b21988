import { Link, useLocation } from '@tanstack/react-router';
import { messages as bar } from '#shared/messages/en/common/bar.ts';
import { t } from '#shared/messages/translate.ts';
import { helpAbout, menuLinks } from './menu-pages.ts';

/** The links of the bar and the profile, for narrow windows; opening one closes the menu. */
export function MobileLinks({ onLeave }: { onLeave: () => void }) {
  const page = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav
      id="mobile-menu"
      aria-label={t(bar.main)}
      className="border-t border-line px-2 py-2 bar-links:hidden"
    >
      {menuLinks().map((link) => (
        <Link
          key={link.to}
          to={link.to}
          search={helpAbout(link.to, page)}
          onClick={onLeave}
          className="flex h-12 items-center gap-3 rounded-control px-3 text-ui font-medium no-underline aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-strong"
        >
          <link.icon aria-hidden className="size-4 shrink-0" />
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
