import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChangePassword } from '#web/features/accounts/change-password.tsx';
import { PROFILE_TABS, ProfileForm } from '#web/features/profiles/profile-form.tsx';
import { useSession } from '#web/session.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Page, PageHeader, Title } from '#web/ui/page.tsx';

export function ProfilePage() {
  const { user } = useSession();
  const search = useSearch({ from: '/home/profile' });
  const navigate = useNavigate();
  const tab = PROFILE_TABS.find((known) => known === search.tab) ?? 'personal';
  if (!user) return null;
  return (
    <Page className="max-w-[56rem]!">
      <Title>Your Profile</Title>
      <PageHeader
        title="Your Profile"
        description="How you appear here, and how the assistant should work for you."
      />
      <Card>
        <CardBody className="pt-2! md:pt-3!">
          <ProfileForm
            user={user}
            tab={tab}
            onTab={(next) => void navigate({ to: '/home/profile', search: { tab: next }, replace: true })}
          />
        </CardBody>
      </Card>
      <Card className="mt-6" id="security">
        <CardHeader title="Security" description="Change your password. It takes effect at once." />
        <CardBody>
          <ChangePassword email={user.email} />
        </CardBody>
      </Card>
    </Page>
  );
}
