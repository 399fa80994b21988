import { messages } from '#shared/messages/en/site.ts';
import { t } from '#shared/messages/translate.ts';
import { Reference } from '#web/features/reference/reference-page.tsx';
import { Page, PageHeader, Title } from '#web/ui/primitives/page.tsx';

export function Docs() {
  return (
    <Page>
      <Title>{t(messages.apiReference)}</Title>
      <PageHeader
        title={t(messages.apiReference)}
        description={
          <>
            Every call of this server, made from the same contracts that it checks requests with. The
            machine's copy is{' '}
            <a href="/openapi.json" className="text-link">
              openapi.json
            </a>
            .
          </>
        }
      />
      <Reference />
    </Page>
  );
}
