import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { clerkDraftsQuery, openDraftsToClerks } from './queries.ts';
import { useAccessChange } from './use-change.ts';

/** The owner's setting: clerks of the case read, write and print its drafts. */
export function ClerkDrafts({ caseId }: { caseId: string }) {
  const { data } = useQuery(clerkDraftsQuery(caseId));
  const change = useAccessChange({ run: (on: boolean) => openDraftsToClerks(caseId, on) });
  if (data === undefined) return null;
  return (
    <Switch
      label={t(messages.clerkDrafts)}
      description={t(messages.clerkDraftsHint)}
      checked={change.isPending ? change.variables : data}
      onCheckedChange={(on) => change.mutate(on)}
    />
  );
}
