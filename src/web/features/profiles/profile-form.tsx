import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import type { AuthUser } from '#shared/accounts.ts';
import { sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AiPreferences, PersonalInfo, UserPersona } from './profile-tabs.tsx';
import { type ProfileForm as Fields, profileForm, profileQuery, saveProfile } from './queries.ts';

export const PROFILE_TABS = ['personal', 'persona', 'ai'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

type Props = { user: AuthUser; tab: ProfileTab; onTab: (tab: ProfileTab) => void };

/** The profile in its three tabs. What was typed in one tab stays while another is open; one button saves all. */
export function ProfileForm({ user, tab, onTab }: Props) {
  const { data, error, refetch } = useQuery({ ...profileQuery(user.id), refetchOnWindowFocus: false });
  if (error && !data)
    return (
      <ErrorState
        title="Failed to load profile information"
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label="Loading your profile" className="flex flex-col gap-6">
        <Skeleton className="h-10" />
        <Skeleton className="h-44" />
      </Loading>
    );
  return <Form user={user} tab={tab} onTab={onTab} saved={data} />;
}

function Form({ user, tab, onTab, saved }: Props & { saved: Fields }) {
  const client = useQueryClient();
  const form = useForm<Fields>({ resolver: zodResolver(profileForm), values: saved });
  const save = useMutation({
    mutationFn: (values: Fields) => saveProfile(user.id, values),
    onSuccess: (_nothing, values) => {
      client.setQueryData(profileQuery(user.id).queryKey, values);
      toast({ title: 'Success', description: 'Profile updated successfully', variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'Failed to update profile',
        description: sentence(error),
        variant: 'destructive',
      }),
  });
  const submit = form.handleSubmit(
    (values) => save.mutate(values),
    (errors) => onTab(errors.ai_preferences ? 'ai' : 'personal'),
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Tabs
          label="Profile"
          value={tab}
          onValueChange={onTab}
          tabs={[
            { value: 'personal', label: 'Personal Info', content: <PersonalInfo email={user.email} /> },
            { value: 'persona', label: 'User Persona', content: <UserPersona /> },
            { value: 'ai', label: 'AI Preferences', content: <AiPreferences /> },
          ]}
        />
        <div className="mt-6 flex justify-end border-t border-line pt-4">
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending && 'Saving...'}
            className="w-full md:w-auto"
          >
            Update Profile
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
