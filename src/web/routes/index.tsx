import { PageHeader } from '#web/ui/page.tsx';

export function Landing() {
  return <PageHeader title="Landing" />;
}
