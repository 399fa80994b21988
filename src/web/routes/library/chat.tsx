import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { Chat } from '#web/features/assistant/chat.tsx';
import { recentCasesQuery } from '#web/features/shell/palette/recent-cases.ts';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

const route = getRouteApi('/home/chat');

/** The cases that were changed last, each with its own chats. */
function CaseChoice() {
  const { data: cases = [] } = useQuery(recentCasesQuery);
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="case-choice" className="mt-6 w-full max-w-[40rem] text-left">
      <h3 id="case-choice" className="text-ui font-medium">
        {t(messages.selectCase)}
      </h3>
      <ul className="mt-1 flex flex-col">
        {cases.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/home/cases/$caseId/chat"
              params={{ caseId: id }}
              className="text-link inline-flex min-h-11 items-center text-ui md:min-h-9"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        below={<CaseChoice />}
      />
    </Page>
  );
}
