import type { ReactNode } from 'react';
import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/common/foot.ts';
import { t } from '#shared/messages/translate.ts';
import { LanguageSwitch } from '#web/components/language-switch.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { type BarEntry, PublicBar } from './public-bar.tsx';

const links = () => [
  { to: '/privacy-policy', label: t(messages.privacyPolicy) },
  { to: '/data-notice', label: t(messages.dataNotice) },
  { to: '/terms', label: t(messages.terms) },
  { to: '/refund-policy', label: t(messages.refundPolicy) },
  { to: '/docs', label: t(messages.apiReference) },
];

function Foot() {
  return (
    <div className="mx-auto w-full max-w-page px-4 md:px-6">
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-13 text-ink-soft">
        <p>{t(messages.noLegalAdvice, { age: BUSINESS.minimumAge })}</p>
        <nav aria-label={t(messages.legal)} className="flex flex-wrap gap-x-6">
          {links().map(({ to, label }) => (
            <SiteLink key={to} to={to} className="text-link flex min-h-11 items-center md:min-h-9">
              {label}
            </SiteLink>
          ))}
        </nav>
        <LanguageSwitch />
      </footer>
    </div>
  );
}

/** Every public page: the bar on top, the page, and the foot with the legal pages and the languages. */
export function PublicFrame({ entries, children }: { entries: BarEntry[]; children: ReactNode }) {
  return (
    <>
      <PublicBar entries={entries} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Foot />
    </>
  );
}
