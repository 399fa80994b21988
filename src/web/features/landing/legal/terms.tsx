import { BUSINESS } from '#shared/business.ts';
import { LEGAL_DOCUMENTS } from '#shared/legal-documents.ts';
import { messages } from '#shared/messages/en/site/terms.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { legalLinks, mailTo } from './legal-links.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections = (): LegalSection[] => [
  { title: t(messages.acceptTitle), text: t(messages.accept) },
  { title: t(messages.ageTitle), text: t(messages.age, { age: BUSINESS.minimumAge }) },
  { title: t(messages.serviceTitle), text: t(messages.service) },
  { title: t(messages.adviceTitle), text: t(messages.advice) },
  { title: t(messages.accountTitle), text: t(messages.account) },
  { title: t(messages.contentTitle), text: t(messages.content) },
  { title: t(messages.useTitle), text: t(messages.use) },
  { title: t(messages.payTitle), text: t(messages.pay) },
  { title: t(messages.liabilityTitle), text: t(messages.liability) },
  { title: t(messages.endTitle), text: t(messages.end) },
  {
    title: t(messages.lawTitle),
    text: (
      <Rich
        message={messages.law}
        values={{ email: BUSINESS.legalEmail, office: BUSINESS.office }}
        tags={{ legal: mailTo(BUSINESS.legalEmail) }}
      />
    ),
  },
];

export function Terms() {
  const { privacy } = legalLinks;
  return (
    <LegalPage
      title={t(messages.title)}
      lead={t(messages.lead)}
      updated={LEGAL_DOCUMENTS.terms}
      numbered
      sections={sections()}
      more={<Rich message={messages.more} tags={{ privacy }} />}
    />
  );
}
