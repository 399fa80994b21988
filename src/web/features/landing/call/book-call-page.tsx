import { BUSINESS } from '#shared/business.ts';
import { callTopics } from '#shared/contracts/site/call-slots.ts';
import { messages } from '#shared/messages/en/site/visits.ts';
import { t } from '#shared/messages/translate.ts';
import { WithoutScript } from '#web/components/without-script.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { CallForm } from './call-form.tsx';

/** Asks for a call, inside the router or as prerendered HTML. `topic`: the topic that the URL names, known or not. */
export function BookCallPage({ topic }: { topic: string | undefined }) {
  return (
    <Page className="max-w-[44rem]!">
      <PageTitle>{t(messages.bookTitle)}</PageTitle>
      <PageHeader title={t(messages.bookTitle)} description={t(messages.bookLead)} />
      <WithoutScript place="call" email={BUSINESS.support.email} />
      <div className="noscript:hidden">
        <CallForm topic={callTopics.find((known) => known === topic)} />
      </div>
    </Page>
  );
}
