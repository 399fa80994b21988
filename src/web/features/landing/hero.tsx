import { ArrowRight } from 'lucide-react';
import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/primitives/site-link.tsx';
import { ProductPicture } from './product/product-picture.tsx';

export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="grid grid-cols-1 items-center gap-8 pt-8 pb-12 md:pt-12 lg:grid-cols-[minmax(0,1fr)_40rem] lg:gap-12 lg:py-16">
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
      <ProductPicture />
    </section>
  );
}
