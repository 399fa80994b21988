import { PageHeader } from '#web/ui/page.tsx';

export function SignUp() {
  return <PageHeader title="SignUp" />;
}
