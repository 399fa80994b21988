import { lazy, Suspense } from 'react';
import { messages as sharing } from '#shared/messages/en/practice/case-access.ts';
import { t } from '#shared/messages/translate.ts';
import { useSeesActivity } from '#web/features/sharing/use-sees-activity.ts';

const ActivityTab = lazy(async () => ({
  default: (await import('#web/features/sharing/activity-tab.tsx')).ActivityTab,
}));

function Activity({ caseId }: { caseId: string }) {
  return (
    <Suspense>
      <ActivityTab caseId={caseId} />
    </Suspense>
  );
}

/** The tab of the activity, for those who see some. */
export function useActivityTab(caseId: string) {
  if (!useSeesActivity(caseId)) return [];
  return [{ value: 'activity' as const, label: t(sharing.activity), content: <Activity caseId={caseId} /> }];
}
