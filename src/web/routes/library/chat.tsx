import { getRouteApi } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { Chat } from '#web/features/assistant/chat.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

const route = getRouteApi('/home/chat');

/** The general chat, over the library. */
export function ChatPage() {
  const { thread } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page className="max-w-wide! pb-0!">
      <PageTitle>{t(messages.chat)}</PageTitle>
      <PageHeader title={t(messages.generalTitle)} description={t(messages.generalLead)} />
      <Chat
        caseId={null}
        threadId={thread}
        onThread={(id) => void navigate({ search: id === undefined ? {} : { thread: id } })}
        urlOf={(id) => `/home/chat?thread=${id}`}
        files={undefined}
        writes
        notes={false}
      />
    </Page>
  );
}
