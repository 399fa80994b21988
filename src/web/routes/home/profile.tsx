import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { MailedSearches } from '#web/features/library/saved/mailed-searches.tsx';
import { PROFILE_TABS, ProfileForm } from '#web/features/profiles/profile-form.tsx';
import { SecurityTab } from '#web/features/security/security-tab.tsx';
import { ChangePassword } from '#web/features/security/sign-in-methods/change-password.tsx';
import { useGoogleReturn } from '#web/features/security/sign-in-methods/google-return.ts';
import { Card, CardBody } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

/** The page of a recovery link, which asks only for a new password. */
function NewPassword({ user, onChanged }: { user: AuthUser; onChanged: () => void }) {
  return (
    <Page className="max-w-[44rem]!">
      <PageTitle>{t(messages.choosePassword)}</PageTitle>
      <PageHeader title={t(messages.choosePassword)} description={t(messages.choosePasswordLead)} />
      <Card>
        <CardBody>
          <ChangePassword user={user} primary onChanged={onChanged} />
        </CardBody>
      </Card>
    </Page>
  );
}

export function ProfilePage() {
  const { user } = useSession();
  const search = useSearch({ from: '/home/profile' });
  const navigate = useNavigate();
  useGoogleReturn();
  const tab = PROFILE_TABS.find((known) => known === search.tab) ?? 'personal';
  if (!user) return null;
  if (search.type === 'recovery')
    return (
      <NewPassword
        user={user}
        onChanged={() => void navigate({ to: '/home/profile', search: {}, replace: true })}
      />
    );
  return (
    <Page className="max-w-[56rem]!">
      <PageTitle>{t(messages.yourProfile)}</PageTitle>
      <PageHeader title={t(messages.yourProfile)} description={t(messages.profileLead)} />
      <Card>
        <CardBody className="pt-2! md:pt-3!">
          <ProfileForm
            user={user}
            tab={tab}
            alerts={<MailedSearches />}
            security={<SecurityTab user={user} />}
            onTab={(next) => void navigate({ to: '/home/profile', search: { tab: next }, replace: true })}
          />
        </CardBody>
      </Card>
    </Page>
  );
}
