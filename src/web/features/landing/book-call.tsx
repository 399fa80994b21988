import type { LucideIcon } from 'lucide-react';
import { Calculator, FileCheck, Search } from 'lucide-react';
import { messages } from '#shared/messages/en/site/landing.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { SiteLink } from '#web/ui/navigation/site-link.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Section } from './section.tsx';

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
export function BookCall() {
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
