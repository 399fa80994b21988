import {
  ArrowRight,
  BookOpenText,
  BriefcaseBusiness,
  Calculator,
  FileCheck,
  type LucideIcon,
  MessageSquareText,
  Scale,
  Search,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/site/landing.ts';
import { formatClock } from '#shared/messages/formats.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { MEASURED } from '#shared/site/measured.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { Demo } from './demo/demo.tsx';
import { ProductPicture } from './product/product-picture.tsx';
import { Section } from './section.tsx';

const figures = () => [
  {
    figure: BUSINESS.figures.success,
    label: t(messages.successRate),
    note: t(messages.successNote, MEASURED.checks),
  },
  {
    figure: BUSINESS.figures.support,
    label: t(messages.aiSupport),
    note: t(messages.supportNote, {
      from: formatClock(BUSINESS.hours.from),
      to: formatClock(BUSINESS.hours.to),
    }),
  },
  {
    figure: BUSINESS.figures.documents,
    label: t(messages.documentsProcessed),
    note: t(messages.documentsNote, { documents: MEASURED.search.documents }),
  },
];

/** The three figures; a footnote says what each of them measures. */
function Figures() {
  const shown = figures();
  return (
    <Section id="figures" title={t(messages.figures)}>
      <dl className="grid gap-6 border-y border-line py-6 md:grid-cols-3">
        {shown.map(({ figure, label }, index) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ui text-ink-soft">
              {label}
              <sup>
                <a
                  href={`#note-${index + 1}`}
                  aria-label={t(messages.footnote, { number: index + 1 })}
                  className="text-link relative px-1 before:absolute before:-inset-3 before:content-['']"
                >
                  {index + 1}
                </a>
              </sup>
            </dt>
            <dd className="font-serif text-36 font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-4 list-decimal pl-5 text-13 text-ink-soft">
        {shown.map(({ label, note }, index) => (
          <li key={label} id={`note-${index + 1}`} className="mt-1 max-w-[90ch] scroll-mt-20">
            {note}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className="text-ui wrap-anywhere">{children}</dd>
    </div>
  );
}

const LINK = 'text-link inline-flex min-h-11 items-center md:min-h-9';

/** Contact details of the people behind the product, and the form that writes to them. */
function Contact() {
  const { email, phone } = BUSINESS.support;
  return (
    <Section id="contact" title={t(messages.contact)} lead={t(messages.contactLead)}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem]">
        <ContactForm />
        <dl className="flex flex-col gap-4">
          <Detail label={t(messages.email)}>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </Detail>
          <Detail label={t(messages.phone)}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK}>
              {phone}
            </a>
          </Detail>
          <Detail label={t(messages.address)}>
            <address className="not-italic">
              {BUSINESS.contactAddress.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Detail>
        </dl>
      </div>
    </Section>
  );
}

type CallCard = {
  icon: LucideIcon;
  title: Message<string>;
  text: Message<string>;
  action: Message<string>;
  to: string;
};

const CARDS: readonly CallCard[] = [
  {
    icon: Search,
    title: messages.researchDemo,
    text: messages.researchDemoPoint,
    action: messages.chooseTime,
    to: '/book-a-call?topic=research',
  },
  {
    icon: FileCheck,
    title: messages.analysisDemo,
    text: messages.analysisDemoPoint,
    action: messages.chooseTime,
    to: '/book-a-call?topic=document_analysis',
  },
  {
    icon: Calculator,
    title: messages.roi,
    text: messages.roiPoint,
    action: messages.calculate,
    to: '/roi-calculator',
  },
];

/** The three cards that lead to a call or to the calculator. */
function BookCall() {
  return (
    <Section id="book-a-call" title={t(messages.bookCall)} lead={t(messages.bookCallLead)}>
      <ul className="grid gap-4 md:grid-cols-3">
        {CARDS.map(({ icon: Icon, title, text, action, to }) => (
          <li key={title.key} className="flex flex-col rounded-panel border border-line bg-surface p-4">
            <Icon aria-hidden className="size-5 text-accent" />
            <h3 id={`call-${title.key}`} className="mt-3 text-16 font-semibold">
              {t(title, {})}
            </h3>
            <p className="mt-1 mb-4 text-ui text-ink-soft">{t(text, {})}</p>
            <Button asChild className="mt-auto">
              <SiteLink to={to} aria-describedby={`call-${title.key}`}>
                {t(action, {})}
              </SiteLink>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
