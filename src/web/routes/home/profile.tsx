import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { PROFILE_TABS, ProfileForm } from '#web/features/profiles/profile-form.tsx';
import { useProviderReturn } from '#web/features/security/sign-in-methods/provider-return.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardBody } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

const MailedSearches = lazy(async () => ({
  default: (await import('#web/features/library/saved/mailed-searches.tsx')).MailedSearches,
}));
const SecurityTab = lazy(async () => ({
  default: (await import('#web/features/security/security-tab.tsx')).SecurityTab,
}));
const EraseAccount = lazy(async () => ({
  default: (await import('#web/features/security/erase-account.tsx')).EraseAccount,
}));
const ChangePassword = lazy(async () => ({
  default: (await import('#web/features/security/sign-in-methods/change-password.tsx')).ChangePassword,
}));

/** A part whose code loads when it is opened. */
function Later({ children }: { children: ReactNode }) {
  const waiting = (
    <Loading label={t(common.loading)}>
      <Skeleton className="h-44" />
    </Loading>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

/** The page of a recovery link, which asks only for a new password. */
function NewPassword({ user, onChanged }: { user: AuthUser; onChanged: () => void }) {
  return (
    <Page className="max-w-[44rem]!">
      <PageTitle>{t(messages.choosePassword)}</PageTitle>
      <PageHeader title={t(messages.choosePassword)} description={t(messages.choosePasswordLead)} />
      <Card>
        <CardBody>
          <Later>
            <ChangePassword user={user} primary onChanged={onChanged} />
          </Later>
        </CardBody>
      </Card>
    </Page>
  );
}

export function ProfilePage() {
  const { user } = useSession();
  const search = useSearch({ from: '/home/profile' });
  const navigate = useNavigate();
  useProviderReturn();
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
            alerts={
              <Later>
                <MailedSearches />
              </Later>
            }
            erasure={
              <Later>
                <EraseAccount user={user} />
              </Later>
            }
            security={
              <Later>
                <SecurityTab user={user} />
              </Later>
            }
            onTab={(next) => void navigate({ to: '/home/profile', search: { tab: next }, replace: true })}
          />
        </CardBody>
      </Card>
    </Page>
  );
}
