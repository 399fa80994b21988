import { useSearch } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import type { CaseUrl } from '#web/data/url/practice-url.ts';
import type { CaseDetail } from '#web/features/cases/queries.ts';

const DraftsTab = lazy(async () => ({
  default: (await import('#web/features/drafts/drafts-tab.tsx')).DraftsTab,
}));

// The text of a draft does not wait for the assistant beside it.
const Assistant = lazy(async () => ({
  default: (await import('#web/features/assistant/draft/draft-assistant.tsx')).DraftAssistant,
}));

const DraftAssistant = (props: ComponentProps<typeof Assistant>) => (
  <Suspense>
    <Assistant {...props} />
  </Suspense>
);

/** The tab of the drafts, for those who see them. */
export function useDraftsTab(row: CaseDetail, show: (search: CaseUrl) => void) {
  const { seesDrafts } = useCaseAccess();
  const { draft } = useSearch({ from: '/home/cases/$caseId' });
  if (!seesDrafts) return [];
  const content = (
    <Suspense>
      <DraftsTab
        ofCase={row}
        draftId={draft}
        onDraft={(id) => show({ tab: 'drafts', ...(id === undefined ? {} : { draft: id }) })}
        urlOf={(id) => `/home/cases/${row.id}?tab=drafts&draft=${id}`}
        Assistant={DraftAssistant}
      />
    </Suspense>
  );
  return [{ value: 'drafts' as const, label: t(messages.drafts), content }];
}
