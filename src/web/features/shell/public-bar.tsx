import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages } from '#shared/messages/en/common/bar.ts';
import { t } from '#shared/messages/translate.ts';
import { PlainThemeToggle } from '#web/components/plain-theme-toggle.tsx';
import { Button, type ButtonVariant } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Logo } from './logo.tsx';

export type BarEntry = { label: string; variant: ButtonVariant } & (
  | { to: string }
  | { run: () => void; busy: boolean }
);

export const visitorEntries = (): BarEntry[] => [
  { label: t(messages.pricing), variant: 'quiet', to: '/subscription' },
  { label: t(messages.login), variant: 'quiet', to: '/login' },
  { label: t(messages.signUp), variant: 'secondary', to: '/signup' },
];

/** The navigation of the public pages, fixed at the top; below 768 px it collapses to a menu button. */
export function PublicBar({ entries }: { entries: BarEntry[] }) {
  const [open, setOpen] = useState(false);
  const row = (className: string): ReactNode =>
    entries.map((entry) =>
      'to' in entry ? (
        <Button key={entry.label} asChild variant={entry.variant} className={className}>
          <SiteLink to={entry.to} onClick={() => setOpen(false)}>
            {entry.label}
          </SiteLink>
        </Button>
      ) : (
        <Button
          key={entry.label}
          variant={entry.variant}
          disabled={entry.busy}
          className={className}
          onClick={() => {
            setOpen(false);
            entry.run();
          }}
        >
          {entry.label}
        </Button>
      ),
    );
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-2 px-4 py-1.5 md:px-6">
        <SiteLink to="/" aria-label={t(messages.homePage)} className="flex min-h-11 items-center md:min-h-9">
          <Logo />
        </SiteLink>
        <div className="ml-auto flex items-center gap-2">
          <PlainThemeToggle />
          <nav
            aria-label={t(messages.main)}
            className="hidden items-center gap-2 md:flex noscript:flex noscript:flex-wrap"
          >
            {row('')}
          </nav>
          <Button
            variant="quiet"
            size="icon"
            className="md:hidden noscript:hidden"
            aria-label={open ? t(messages.closeMenu) : t(messages.openMenu)}
            aria-expanded={open}
            aria-controls="public-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
          </Button>
        </div>
      </div>
      {open ? (
        <nav
          id="public-menu"
          aria-label={t(messages.main)}
          className="flex flex-col gap-2 border-t border-line p-4 md:hidden"
        >
          {row('w-full')}
        </nav>
      ) : null}
    </header>
  );
}
