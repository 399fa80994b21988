import { ArrowRight, BookOpenText, BriefcaseBusiness, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/common/site.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/primitives/site-link.tsx';

type PointProps = { icon: ReactNode; title: string; children: string };

function Point({ icon, title, children }: PointProps) {
  return (
    <li className="border-t border-line pt-4">
      <span aria-hidden className="text-accent [&_svg]:size-5">
        {icon}
      </span>
      <h3 className="mt-3 text-16 font-semibold">{title}</h3>
      <p className="mt-1 text-ui text-ink-soft">{children}</p>
    </li>
  );
}

/** A paragraph as the reader shows it: its number in the margin and the match highlighted. */
function SamplePassage() {
  return (
    <figure className="rounded-panel border border-line bg-surface">
      <div className="flex gap-4 px-4 py-6">
        <span className="pt-px font-serif text-14 text-ink-faint tabular-nums">14</span>
        <p className="font-serif text-16">
          <Rich message={messages.samplePassage} tags={{ mark: (text) => <mark>{text}</mark> }} />
        </p>
      </div>
      <figcaption className="border-t border-line px-4 py-3 text-13 text-ink-soft">
        {t(messages.sampleCaption)}
      </figcaption>
    </figure>
  );
}

export function Landing({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 md:px-6">
      <section className="grid grid-cols-1 items-center gap-8 py-12 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-16 lg:py-24">
        <div>
          <h1 className="font-serif text-28 font-semibold text-balance md:text-36">{t(messages.headline)}</h1>
          <p className="mt-4 text-16 text-ink-soft">{t(messages.audience)}</p>
          <div className="mt-6 flex flex-col gap-3 md:flex-row">
            <Button asChild variant="primary">
              <SiteLink to={signedIn ? '/home' : '/signup'}>
                {signedIn ? t(messages.goToApp) : t(messages.getStarted)}
                <ArrowRight aria-hidden />
              </SiteLink>
            </Button>
            {signedIn ? null : (
              <Button asChild>
                <SiteLink to="/login">{t(messages.login)}</SiteLink>
              </Button>
            )}
          </div>
        </div>
        <SamplePassage />
      </section>
      <section aria-labelledby="works" className="pb-12 md:pb-16">
        <h2 id="works" className="text-22 font-semibold">
          {t(messages.whatWorks)}
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-3">
          <Point icon={<Search />} title={t(common.search)}>
            {t(messages.searchPoint)}
          </Point>
          <Point icon={<BookOpenText />} title={t(messages.reader)}>
            {t(messages.readerPoint)}
          </Point>
          <Point icon={<BriefcaseBusiness />} title={t(messages.clientsAndCases)}>
            {t(messages.clientsAndCasesPoint)}
          </Point>
        </ul>
      </section>
      <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 text-13 text-ink-soft">
        <p>{t(messages.noLegalAdvice)}</p>
        <SiteLink to="/docs" className="text-link flex min-h-11 items-center md:min-h-9">
          {t(messages.apiReference)}
        </SiteLink>
      </footer>
    </div>
  );
}
