import { useNavigate, useSearch } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/site/help.ts';
import { t } from '#shared/messages/translate.ts';
import { HELP_TABS } from '#web/features/help/articles.ts';
import { HelpCenter } from '#web/features/help/help-center.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

export function HelpPage() {
  const search = useSearch({ from: '/home/help' });
  const navigate = useNavigate();
  return (
    <Page className="max-w-[56rem]!">
      <PageTitle>{t(messages.title)}</PageTitle>
      <PageHeader title={t(messages.title)} description={t(messages.lead)} />
      <HelpCenter
        tab={HELP_TABS.find((known) => known === search.tab) ?? 'faq'}
        about={search.about}
        onTab={(tab) => void navigate({ to: '/home/help', search: { tab }, replace: true })}
      />
    </Page>
  );
}
