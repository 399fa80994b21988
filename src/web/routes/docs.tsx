import { PageHeader } from '#web/ui/page.tsx';

export function Docs() {
  return <PageHeader title="Docs" />;
}
