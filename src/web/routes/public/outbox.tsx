import { messages } from '#shared/messages/en/common/site.ts';
import { t } from '#shared/messages/translate.ts';
import { OutboxList } from '#web/features/accounts/outbox/outbox-list.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

export function OutboxPage() {
  return (
    <Page>
      <PageTitle>{t(messages.outbox)}</PageTitle>
      <PageHeader title={t(messages.outbox)} description={t(messages.outboxLead)} />
      <OutboxList />
    </Page>
  );
}
