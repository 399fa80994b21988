import { PageHeader } from '#web/ui/page.tsx';

export function CheckEmail() {
  return <PageHeader title="CheckEmail" />;
}
