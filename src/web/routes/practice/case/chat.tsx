import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import type { CaseUrl } from '#web/data/url/practice-url.ts';

const CaseChatPanel = lazy(async () => ({
  default: (await import('./chat-panel.tsx')).CaseChatPanel,
}));

/** The tab of the chats, for those who see them. */
export function useChatTab(caseId: string, show: (search: CaseUrl) => void) {
  const { seesChats } = useCaseAccess();
  const { thread } = useSearch({ from: '/home/cases/$caseId' });
  if (!seesChats) return [];
  const content = (
    <Suspense>
      <CaseChatPanel
        caseId={caseId}
        threadId={thread}
        onThread={(id) => show({ tab: 'chat', ...(id === undefined ? {} : { thread: id }) })}
        urlOf={(id) => `/home/cases/${caseId}?tab=chat&thread=${id}`}
      />
    </Suspense>
  );
  return [{ value: 'chat' as const, label: t(messages.chat), content }];
}
