import { messages } from '#shared/messages/en/common/site.ts';
import { t } from '#shared/messages/translate.ts';
import { WithoutScript } from '#web/components/without-script.tsx';
import { Reference } from '#web/features/reference/reference-page.tsx';
import { Rich } from '#web/i18n/rich.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

export function ApiReferencePage() {
  return (
    <Page>
      <PageTitle>{t(messages.apiReference)}</PageTitle>
      <PageHeader
        title={t(messages.apiReference)}
        description={
          <Rich
            message={messages.apiReferenceLead}
            tags={{
              link: (text) => (
                <a href="/openapi.json" className="text-link">
                  {text}
                </a>
              ),
            }}
          />
        }
      />
      <WithoutScript place="reference" />
      <div className="noscript:hidden">
        <Reference />
      </div>
    </Page>
  );
}
