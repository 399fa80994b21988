import { PageHeader } from '#web/ui/page.tsx';

export function ProfilePage() {
  return <PageHeader title="ProfilePage" />;
}
