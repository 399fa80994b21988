import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { EditNotices } from '#web/components/editing/edit-notices.tsx';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import { DataTab } from './data-tab.tsx';
import { OtherMails, ReminderSwitch } from './notifications-tab.tsx';
import { PracticeFields } from './practice-fields.tsx';
import { AiPreferences, PersonalInfo, UserPersona } from './profile-tabs.tsx';
import { profileQuery } from './queries.ts';
import { useEditProfile } from './use-edit-profile.ts';

export const PROFILE_TABS = [
  'personal',
  'persona',
  'ai',
  'practice',
  'notifications',
  'data',
  'security',
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

type Props = {
  user: AuthUser;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The choices of another feature, below the form of Notifications. */
  alerts: ReactNode;
  /** The last part of Data, of another feature. */
  erasure: ReactNode;
  /** The last tab, which is not part of the form. */
  security: ReactNode;
};

/** The profile in its tabs. Typed text stays when the user changes tabs; one button saves all of it. */
export function ProfileForm({ user, tab, onTab, alerts, erasure, security }: Props) {
  const { data, error, refetch } = useQuery({ ...profileQuery(user.id), refetchOnWindowFocus: false });
  const editing = useEditProfile(user.id, data);
  const { form, save, changes } = editing;
  const submit = form.handleSubmit(
    (values) => save.mutate(values),
    (errors) => onTab(errors.ai_preferences ? 'ai' : errors.practice ? 'practice' : 'personal'),
  );
  const part = (fields: ReactNode) =>
    data ? (
      <form noValidate onSubmit={submit}>
        <EditNotices
          edit={{ ...editing, failure: null }}
          words={{ notSaved: t(messages.updateFailed), changed: t(messages.changedElsewhere) }}
        />
        {fields}
        <div className="mt-6 flex justify-end border-t border-line pt-4">
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending && t(common.saving)}
            className="w-full md:w-auto"
          >
            {changes ? t(common.saveOverIt) : t(messages.updateProfile)}
          </Button>
        </div>
      </form>
    ) : (
      <Unread error={error} onRetry={() => void refetch()} />
    );
  return (
    <FormProvider {...form}>
      <Tabs
        label={t(messages.profile)}
        value={tab}
        onValueChange={onTab}
        tabs={[
          {
            value: 'personal',
            label: t(messages.personalInfo),
            content: part(<PersonalInfo email={user.email} />),
          },
          { value: 'persona', label: t(messages.userPersona), content: part(<UserPersona />) },
          { value: 'ai', label: t(messages.aiPreferences), content: part(<AiPreferences />) },
          { value: 'practice', label: t(messages.practice), content: part(<PracticeFields />) },
          {
            value: 'notifications',
            label: t(messages.notifications),
            content: (
              <>
                {part(<ReminderSwitch email={user.email} />)}
                <OtherMails alerts={alerts} />
              </>
            ),
          },
          { value: 'data', label: t(messages.data), content: <DataTab erasure={erasure} /> },
          { value: 'security', label: t(messages.security), content: security },
        ]}
      />
    </FormProvider>
  );
}

function Unread({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <ErrorState title={t(messages.loadFailed)} message={sentence(error)} onRetry={onRetry} />;
  return (
    <Loading label={t(messages.loading)} className="flex flex-col gap-6">
      <Skeleton className="h-10" />
      <Skeleton className="h-44" />
    </Loading>
  );
}
