import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { LanguageSwitch } from '#web/components/language-switch.tsx';
import { PlainThemeToggle } from '#web/components/plain-theme-toggle.tsx';
import { WithoutScript } from '#web/components/without-script.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useCookiesRefused } from './keeps-cookies.ts';
import { Notice } from './notice.tsx';

type Props = { title: string; lead: ReactNode; children: ReactNode; foot: ReactNode };

/** The frame of the sign-in and sign-up pages. */
export function AccountFrame({ title, lead, children, foot }: Props) {
  const cookiesRefused = useCookiesRefused();
  return (
    <div className="flex flex-1 flex-col">
      <header className="mx-auto flex w-full max-w-page items-center justify-between px-2 pt-2 md:px-4 md:pt-4">
        <Button asChild variant="quiet">
          <SiteLink to="/">
            <ArrowLeft aria-hidden />
            {t(messages.backToHome)}
          </SiteLink>
        </Button>
        <PlainThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-form px-4 pt-4 pb-16 md:pt-8">
        <h1 className="font-serif text-28 font-semibold">{title}</h1>
        <p className="mt-2 text-ui text-ink-soft">{lead}</p>
        <WithoutScript place="account" className="mt-6" />
        <div className="mt-6 rounded-panel border border-line bg-surface p-4 md:p-6 noscript:hidden">
          {cookiesRefused ? (
            <Notice tone="bad" title={t(messages.cookiesRefusedTitle)}>
              <p>{t(messages.cookiesRefused)}</p>
            </Notice>
          ) : null}
          {children}
        </div>
        <p className="mt-6 text-center text-ui text-ink-soft">{foot}</p>
        <LanguageSwitch className="mt-6 justify-center" />
      </main>
    </div>
  );
}
