import { ArrowRight } from 'lucide-react';
import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/primitives/site-link.tsx';

/** A paragraph as the reader shows it: its number in the margin and the match highlighted. */
function SamplePassage() {
  return (
    <figure className="rounded-panel border border-line bg-surface">
      <div className="flex gap-4 px-4 py-6">
        <span className="pt-px font-serif text-14 text-ink-faint tabular-nums">14</span>
        <p lang="en-IN" className="font-serif text-16">
          <Rich message={messages.samplePassage} tags={{ mark: (text) => <mark>{text}</mark> }} />
        </p>
      </div>
      <figcaption className="border-t border-line px-4 py-3 text-13 text-ink-soft">
        {t(messages.sampleCaption)}
      </figcaption>
    </figure>
  );
}

export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
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
  );
}
