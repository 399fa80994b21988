import type { LucideIcon } from 'lucide-react';
import { BookOpenText, BriefcaseBusiness, FileCheck, MessageSquareText, Scale, Search } from 'lucide-react';
import { messages } from '#shared/messages/en/site/landing.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { Section } from './section.tsx';

const POINTS: readonly [icon: LucideIcon, title: Message<string>, text: Message<string>][] = [
  [Search, messages.research, messages.researchPoint],
  [FileCheck, messages.analysis, messages.analysisPoint],
  [Scale, messages.insights, messages.insightsPoint],
  [MessageSquareText, messages.assistant, messages.assistantPoint],
  [BriefcaseBusiness, messages.cases, messages.casesPoint],
  [BookOpenText, messages.precedents, messages.precedentsPoint],
];

/** The promises of the product, each with what stands behind it. */
export function Features() {
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
    </Section>
  );
}
