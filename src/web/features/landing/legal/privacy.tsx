import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/site/privacy.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { legalLinks, mailTo } from './legal-links.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections = (): LegalSection[] => [
  {
    title: t(messages.collectTitle),
    text: (
      <>
        <p>{t(messages.collect)}</p>
        <p>{t(messages.collectWork)}</p>
        <p>{t(messages.collectTalk)}</p>
        <p>{t(messages.collectPay)}</p>
        <p>{t(messages.collectSite)}</p>
      </>
    ),
  },
  {
    title: t(messages.useTitle),
    text: (
      <>
        <p>{t(messages.use)}</p>
        <p>{t(messages.useNot)}</p>
      </>
    ),
  },
  { title: t(messages.modelTitle), text: t(messages.model) },
  { title: t(messages.shareTitle), text: t(messages.share) },
  { title: t(messages.keepTitle), text: t(messages.keep) },
  { title: t(messages.secureTitle), text: t(messages.secure) },
  { title: t(messages.rightsTitle), text: t(messages.rights) },
  {
    title: t(messages.contactTitle),
    text: (
      <Rich
        message={messages.contact}
        values={{ email: BUSINESS.privacyEmail, office: BUSINESS.office }}
        tags={{ privacy: mailTo(BUSINESS.privacyEmail) }}
      />
    ),
  },
];

export function PrivacyPolicy() {
  const { terms, refund } = legalLinks;
  return (
    <LegalPage
      title={t(messages.title)}
      lead={t(messages.lead)}
      updated={BUSINESS.legalDates.privacy}
      sections={sections()}
      more={<Rich message={messages.more} tags={{ terms, refund }} />}
    />
  );
}
