import {
  ArrowRight,
  BookOpenText,
  BriefcaseBusiness,
  FileCheck,
  type LucideIcon,
  MessageSquareText,
  Scale,
  Search,
} from 'lucide-react';
import { messages } from '#shared/messages/en/site/landing.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { SiteLink } from '#web/ui/navigation/site-link.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { BookCall } from './book-call.tsx';
import { Contact } from './contact.tsx';
import { Demo } from './demo/demo.tsx';
import { Figures } from './figures.tsx';
import { ProductPicture } from './product/product-picture.tsx';
import { Section } from './section.tsx';

function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="grid grid-cols-1 items-center gap-8 pt-8 pb-12 md:pt-12 lg:grid-cols-[minmax(0,1fr)_40rem] lg:gap-12 lg:py-16">
      <div>
        <h1 className="font-serif text-28 font-semibold text-balance md:text-36">{t(messages.headline)}</h1>
        <p className="mt-4 text-16 text-ink-soft">{t(messages.audience)}</p>
        <div className="mt-6 flex flex-col gap-3 md:flex-row">
          <Button asChild variant="primary">
            <SiteLink to={signedIn ? '/home' : '/signup'}>
              {t(messages.getStarted)}
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

const POINTS: readonly [icon: LucideIcon, title: Message<string>, text: Message<string>][] = [
  [Search, messages.research, messages.researchPoint],
  [FileCheck, messages.analysis, messages.analysisPoint],
  [Scale, messages.insights, messages.insightsPoint],
  [MessageSquareText, messages.assistant, messages.assistantPoint],
  [BriefcaseBusiness, messages.cases, messages.casesPoint],
  [BookOpenText, messages.precedents, messages.precedentsPoint],
];

/** The promises of the product, each with its reason. */
function Features() {
  return (
    <Section id="features" title={t(messages.features)}>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {POINTS.map(([Icon, title, text]) => (
          <li key={title.key} className="border-t border-line pt-4">
            <Icon aria-hidden className="size-5 text-accent" />
            <h3 className="mt-3 text-16 font-semibold">{t(title, {})}</h3>
            <p className="mt-1 text-ui text-ink-soft">{t(text, {})}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[90ch] text-ui text-ink-soft">{t(messages.misconduct)}</p>
    </Section>
  );
}

/** The landing page of a visitor and of a signed-in user. */
export function Landing({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 md:px-6">
      <Hero signedIn={signedIn} />
      <Demo />
      <Features />
      <Figures />
      <BookCall />
      <Contact />
    </div>
  );
}
