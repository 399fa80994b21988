import { useNavigate, useSearch } from '@tanstack/react-router';
import { PROFILE_TABS, ProfileForm } from '#web/features/profiles/profile-form.tsx';
import { ChangePassword } from '#web/features/security/change-password.tsx';
import { useSession } from '#web/session.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Page, PageHeader, Title } from '#web/ui/page.tsx';

/** Where a recovery link leads: nothing else to do here until there is a new password. */
function NewPassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  return (
    <Page className="max-w-[44rem]!">
      <Title>Choose a new password</Title>
      <PageHeader
        title="Choose a new password"
        description="The link has signed you in. A new password takes effect at once and ends your other sessions."
      />
      <Card>
        <CardBody>
          <ChangePassword email={email} recovering onChanged={onChanged} />
        </CardBody>
      </Card>
    </Page>
  );
}

export function ProfilePage() {
  const { user } = useSession();
  const search = useSearch({ from: '/home/profile' });
  const navigate = useNavigate();
  const tab = PROFILE_TABS.find((known) => known === search.tab) ?? 'personal';
  if (!user) return null;
  if (search.type === 'recovery')
    return (
      <NewPassword
        email={user.email}
        onChanged={() => void navigate({ to: '/home/profile', search: {}, replace: true })}
      />
    );
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
      <Card className="mt-6">
        <CardHeader
          title="Security"
          description="A new password takes effect at once and ends your other sessions."
        />
        <CardBody>
          <ChangePassword email={user.email} recovering={false} />
        </CardBody>
      </Card>
    </Page>
  );
}
