import { Link } from '@tanstack/react-router';
import { Compass, Menu, X } from 'lucide-react';
import { useState } from 'react';
import { messages as bar } from '#shared/messages/en/common/bar.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { PlainThemeToggle, themeLabel } from '#web/components/plain-theme-toggle.tsx';
import { useTheme } from '#web/data/look/theme.ts';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Kbd } from '#web/ui/primitives/kbd.tsx';
import { SOON_MS, useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { Logo } from './logo.tsx';
import { AccountButton } from './menu/account-button.tsx';
import { barLinks } from './pages.ts';
import { commandKey } from './palette/command-key.ts';

function ThemeToggle() {
  const { theme } = useTheme();
  return (
    <Tooltip content={themeLabel(theme)}>
      <PlainThemeToggle title={undefined} />
    </Tooltip>
  );
}

const loadAccountMenu = async () => (await import('./menu/account-menu.tsx')).AccountMenu;
const loadMobileLinks = async () => (await import('./menu/mobile-links.tsx')).MobileLinks;

const LINK =
  'inline-flex h-9 items-center rounded-control px-2 text-ui font-medium whitespace-nowrap text-ink-soft no-underline transition-colors hover:bg-wash hover:text-ink lg:px-3 aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-strong';

/**
 * The menu of the account. Its code weighs more than the rest of the bar and loads later, or when the button is pressed;
 * until then the bar has the button alone.
 */
function AvatarMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const AccountMenu = useLoadedLater(loadAccountMenu, pressed, SOON_MS);
  if (AccountMenu) return <AccountMenu {...{ pressed, focused, onShortcuts }} />;
  const press = () => setPressed(true);
  return (
    <AccountButton
      aria-haspopup="menu"
      aria-expanded={false}
      // The menu opens with the pointer that goes down, as others do; `click` is for the keyboard.
      onPointerDown={({ button }) => (button === 0 ? press() : undefined)}
      onClick={press}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
}

/** Opens the palette; where the bar is full, with a sign in place of its keys. */
function PaletteButton({ onPalette }: { onPalette: () => void }) {
  const keys = t(messages.paletteKeys, { key: commandKey() });
  return (
    <Tooltip content={t(messages.goToHint)}>
      <Button
        variant="quiet"
        aria-label={t(messages.goToWithKeys, { keys })}
        className="px-2! max-md:hidden"
        onClick={onPalette}
      >
        <Compass aria-hidden className="lg:hidden" />
        <span className="max-lg:hidden">
          <Kbd>{keys}</Kbd>
        </span>
      </Button>
    </Tooltip>
  );
}

type Props = {
  onPalette: () => void;
  /** Opens the list of keyboard shortcuts. */
  onShortcuts: () => void;
};

/** The bar of the signed-in area, fixed at the top. In a narrow window the links collapse to a menu. */
export function TopBar({ onPalette, onShortcuts }: Props) {
  const [open, setOpen] = useState(false);
  const MobileLinks = useLoadedLater(loadMobileLinks, open, SOON_MS);
  return (
    <header
      // A reader has a bar of its own: on a phone this one scrolls away, so that one stays.
      className="sticky top-0 z-30 border-b border-line bg-paper max-md:[:root:has([data-own-bar])_&]:static"
    >
      <div className="mx-auto flex h-14 max-w-wide items-center gap-2 px-4 md:px-6">
        <Link
          to="/home"
          activeOptions={{ exact: true }}
          aria-label={t(messages.homeDashboard)}
          className="mr-4 flex min-h-11 items-center md:min-h-9"
        >
          <Logo />
        </Link>
        <nav aria-label={t(bar.main)} className="hidden flex-1 items-center gap-1 bar-links:flex">
          {barLinks().map((page) => (
            <Link key={page.to} to={page.to} className={LINK}>
              {page.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <PaletteButton onPalette={onPalette} />
          <ThemeToggle />
          <AvatarMenu onShortcuts={onShortcuts} />
          <Button
            variant="quiet"
            size="icon"
            className="bar-links:hidden"
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
