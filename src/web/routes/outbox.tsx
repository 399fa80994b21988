import { OutboxList } from '#web/features/accounts/outbox-list.tsx';
import { Page, PageHeader, Title } from '#web/ui/page.tsx';

export function Outbox() {
  return (
    <Page>
      <Title>Outbox</Title>
      <PageHeader
        title="Outbox"
        description="No mail server is set up, so the mails of this copy are kept here, on this machine, and sent nowhere."
      />
      <OutboxList />
    </Page>
  );
}
