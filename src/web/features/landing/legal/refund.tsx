import { BUSINESS } from '#shared/business.ts';
import { LEGAL_DOCUMENTS } from '#shared/legal-documents.ts';
import { messages } from '#shared/messages/en/site/refund.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { legalLinks, mailTo } from './legal-links.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const { refund, support } = BUSINESS;

const sections = (): LegalSection[] => [
  { title: t(messages.firstTitle), text: t(messages.first, { days: refund.firstPurchaseDays }) },
  { title: t(messages.outageTitle), text: t(messages.outage, { hours: refund.outageHours }) },
  { title: t(messages.noneTitle), text: t(messages.none) },
  { title: t(messages.renewTitle), text: t(messages.renew) },
  {
    title: t(messages.askTitle),
    text: (
      <Rich
        message={messages.ask}
        values={{ email: support.email, review: refund.reviewDays }}
        tags={{ support: mailTo(support.email) }}
      />
    ),
  },
  { title: t(messages.paidTitle), text: t(messages.paid, { paid: refund.paidDays }) },
];

export function RefundPolicy() {
  const { privacy, terms } = legalLinks;
  return (
    <LegalPage
      title={t(messages.title)}
      lead={t(messages.lead)}
      updated={LEGAL_DOCUMENTS.refund}
      sections={sections()}
      more={<Rich message={messages.more} tags={{ privacy, terms }} />}
    />
  );
}
