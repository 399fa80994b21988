import { Reference } from '#web/features/reference/reference-page.tsx';
import { Page, PageHeader, Title } from '#web/ui/primitives/page.tsx';

export function Docs() {
  return (
    <Page>
      <Title>API reference</Title>
      <PageHeader
        title="API reference"
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
