import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/site/data-notice.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { legalLinks, mailTo } from './legal-links.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const items = () => [
  { title: t(messages.account), why: t(messages.accountWhy), kept: t(messages.accountKept) },
  { title: t(messages.profile), why: t(messages.profileWhy), kept: t(messages.profileKept) },
  { title: t(messages.work), why: t(messages.workWhy), kept: t(messages.workKept) },
  { title: t(messages.questions), why: t(messages.questionsWhy), kept: t(messages.questionsKept) },
  { title: t(messages.payments), why: t(messages.paymentsWhy), kept: t(messages.paymentsKept) },
  { title: t(messages.signIns), why: t(messages.signInsWhy), kept: t(messages.signInsKept) },
  { title: t(messages.visits), why: t(messages.visitsWhy), kept: t(messages.visitsKept) },
];

const itemSections = (): LegalSection[] =>
  items().map(({ title, why, kept }) => ({
    title,
    text: (
      <dl className="grid gap-x-4 gap-y-1 md:grid-cols-[8rem_1fr]">
        <dt className="font-sans text-ui text-ink-soft">{t(messages.why)}</dt>
        <dd>{why}</dd>
        <dt className="font-sans text-ui text-ink-soft">{t(messages.kept)}</dt>
        <dd>{kept}</dd>
      </dl>
    ),
  }));

/** Complaints go to the officer whom the operator has named, which the root element of the page says, else to support. */
function Complaint() {
  const { confirmedWithinHours: hours, answeredWithinDays: days } = BUSINESS.grievance;
  const { grievanceOfficer: officer, grievanceEmail } =
    typeof document === 'undefined' ? {} : document.documentElement.dataset;
  const email = (officer && grievanceEmail) || BUSINESS.support.email;
  const tags = { mail: mailTo(email) };
  return officer && grievanceEmail ? (
    <Rich message={messages.complaint} values={{ officer, email, hours, days }} tags={tags} />
  ) : (
    <Rich message={messages.complaintUnnamed} values={{ email, hours, days }} tags={tags} />
  );
}

const sections = (): LegalSection[] => {
  return [
    ...itemSections(),
    { title: t(messages.withdrawTitle), text: t(messages.withdraw) },
    { title: t(messages.rightsTitle), text: t(messages.rights) },
    {
      title: t(messages.complaintTitle),
      text: (
        <>
          <p>
            <Complaint />
          </p>
          <p>{t(messages.board)}</p>
          <p>{t(messages.law)}</p>
        </>
      ),
    },
  ];
};

/** The notice that a consent rests on: each kind of data with its purpose, rights, and where complaints go. */
export function DataNotice() {
  const { privacy, terms } = legalLinks;
  return (
    <LegalPage
      title={t(messages.title)}
      lead={t(messages.lead)}
      updated={BUSINESS.legalDates.notice}
      sections={sections()}
      more={<Rich message={messages.more} tags={{ privacy, terms }} />}
    />
  );
}
