import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChangePassword } from '#web/features/accounts/change-password.tsx';
import { Notice } from '#web/features/accounts/notice.tsx';
import { PROFILE_TABS, ProfileForm } from '#web/features/profiles/profile-form.tsx';
import { useSession } from '#web/session.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Page, PageHeader, Title } from '#web/ui/page.tsx';

function Security({ email, recovering = false }: { email: string; recovering?: boolean }) {
  return (
    <Card className={recovering ? 'mb-6' : 'mt-6'}>
      <CardHeader
        title="Security"
        description="A new password takes effect at once and ends your other sessions."
      />
      <CardBody>
        <ChangePassword email={email} recovering={recovering} />
      </CardBody>
    </Card>
  );
}

export function ProfilePage() {
  const { user } = useSession();
  const search = useSearch({ from: '/home/profile' });
  const navigate = useNavigate();
  const recovering = search.type === 'recovery';
  const tab = PROFILE_TABS.find((known) => known === search.tab) ?? 'personal';
  if (!user) return null;
  return (
    <Page className="max-w-[56rem]!">
      <Title>Your Profile</Title>
      <PageHeader
        title="Your Profile"
        description="How you appear here, and how the assistant should work for you."
      />
      {recovering ? (
        <Notice tone="key" title="Choose a new password">
          <p>The link has signed you in. Type the new password below; your other sessions then end.</p>
        </Notice>
      ) : null}
      {recovering ? <Security email={user.email} recovering /> : null}
      <Card>
        <CardBody className="pt-2! md:pt-3!">
          <ProfileForm
            user={user}
            tab={tab}
            onTab={(next) => void navigate({ to: '/home/profile', search: { tab: next }, replace: true })}
          />
        </CardBody>
      </Card>
      {recovering ? null : <Security email={user.email} />}
    </Page>
  );
}
