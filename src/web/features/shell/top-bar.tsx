import { Link } from '@tanstack/react-router';
import { Menu, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { messages as bar } from '#shared/messages/en/common/bar.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { DropdownLabel, DropdownMenu, DropdownSeparator } from '#web/ui/overlays/dropdown-menu.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { AT_ONCE, useLoadedLater } from '#web/ui/overlays/use-loaded-later.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Kbd } from '#web/ui/primitives/kbd.tsx';
import { initials } from './initials.ts';
import { Logo } from './logo.tsx';
import { barLinks } from './pages.ts';
import { commandKey } from './palette/command-key.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useSignOut } from './use-sign-out.ts';

const loadAccountItems = async () => (await import('./menu/account-items.tsx')).AccountItems;
const loadMobileLinks = async () => (await import('./menu/mobile-links.tsx')).MobileLinks;

const LINK =
  'inline-flex h-9 items-center rounded-control px-2 text-ui font-medium whitespace-nowrap text-ink-soft no-underline transition-colors hover:bg-wash hover:text-ink lg:px-3 aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-strong';

function AvatarMenu() {
  const { user } = useSession();
  const { run } = useSignOut('top');
  const [open, setOpen] = useState(false);
  const AccountItems = useLoadedLater(loadAccountItems, open, AT_ONCE);
  const name = user?.user_metadata.full_name || user?.email || user?.phone || t(messages.account);
  const letters = initials(name);
  return (
    <DropdownMenu
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={
            letters ? t(messages.accountOfInitials, { name, letters }) : t(messages.accountOf, { name })
          }
          className="grid size-11 place-items-center rounded-full md:size-9"
        >
          <span className="grid size-8 place-items-center rounded-full border border-edge bg-wash text-12 font-semibold">
            {letters || <UserRound aria-hidden className="size-4" />}
          </span>
        </button>
      }
    >
      <DropdownLabel>{name}</DropdownLabel>
      <DropdownSeparator />
      {AccountItems ? <AccountItems onSignOut={() => void run()} /> : null}
    </DropdownMenu>
  );
}

function PaletteButton({ onPalette }: { onPalette: () => void }) {
  const keys = t(messages.paletteKeys, { key: commandKey() });
  return (
    <Tooltip content={t(messages.goToHint)}>
      <Button
        variant="quiet"
        aria-label={t(messages.goToWithKeys, { keys })}
        className="px-2! max-lg:hidden"
        onClick={onPalette}
      >
        <Kbd>{keys}</Kbd>
      </Button>
    </Tooltip>
  );
}

/** The bar of the signed-in area, fixed at the top. Below 768 px the links collapse to a menu. */
export function TopBar({ onPalette }: { onPalette: () => void }) {
  const [open, setOpen] = useState(false);
  const MobileLinks = useLoadedLater(loadMobileLinks, open, AT_ONCE);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-14 max-w-wide items-center gap-2 px-4 md:px-6">
        <Link
          to="/home"
          aria-label={t(messages.homeDashboard)}
          className="mr-4 flex min-h-11 items-center md:min-h-9"
        >
          <Logo />
        </Link>
        <nav aria-label={t(bar.main)} className="hidden flex-1 items-center gap-1 md:flex">
          {barLinks().map((page) => (
            <Link key={page.to} to={page.to} className={LINK}>
              {page.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <PaletteButton onPalette={onPalette} />
          <ThemeToggle />
          <AvatarMenu />
          <Button
            variant="quiet"
            size="icon"
            className="md:hidden"
            aria-label={open ? t(bar.closeMenu) : t(bar.openMenu)}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
          </Button>
        </div>
      </div>
      {open && MobileLinks ? <MobileLinks onLeave={() => setOpen(false)} /> : null}
    </header>
  );
}
