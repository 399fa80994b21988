import { PageHeader } from '#web/ui/page.tsx';

export function Outbox() {
  return <PageHeader title="Outbox" />;
}
