import { useSearch } from '@tanstack/react-router';
import { callTopics } from '#shared/contracts/site/site.ts';
import { messages } from '#shared/messages/en/site/visits.ts';
import { t } from '#shared/messages/translate.ts';
import { CallForm } from '#web/features/landing/call/call-form.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

export function BookCallPage() {
  const search = useSearch({ from: '/public/book-a-call' });
  return (
    <Page className="max-w-[44rem]!">
      <PageTitle>{t(messages.bookTitle)}</PageTitle>
      <PageHeader title={t(messages.bookTitle)} description={t(messages.bookLead)} />
      <CallForm topic={callTopics.find((topic) => topic === search.topic)} />
    </Page>
  );
}
