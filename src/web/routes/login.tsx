import { PageHeader } from '#web/ui/page.tsx';

export function Login() {
  return <PageHeader title="Login" />;
}
