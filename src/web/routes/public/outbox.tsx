import { OutboxList } from '#web/features/accounts/outbox/outbox-list.tsx';
import { Page, PageHeader, Title } from '#web/ui/primitives/page.tsx';

export function Outbox() {
  return (
    <Page>
      <Title>Outbox</Title>
      <PageHeader
        title="Outbox"
        description="Mails, and codes for phones, are kept here on this machine and sent nowhere as long as no mail server or SMS provider is set up."
      />
      <OutboxList />
    </Page>
  );
}
