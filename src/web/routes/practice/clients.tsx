import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { BinLink } from '#web/components/deletion/bin-link.tsx';
import { hasKeptForm } from '#web/data/kept-form.ts';
import { useSession } from '#web/data/session.ts';
import { FirstCaseFields } from '#web/features/cases/first-case-fields.tsx';
import { ClientList } from '#web/features/clients/client-list.tsx';
import { KEPT_NEW_CLIENT, NewClientDialog } from '#web/features/clients/new-client.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';

export function ClientsPage() {
  const url = useSearch({ from: '/home/clients' });
  const navigate = useNavigate();
  const { user } = useSession();
  const [adding, setAdding] = useState(() => hasKeptForm(KEPT_NEW_CLIENT.clients, user?.id));
  return (
    <Page className="max-md:pb-24">
      <PageTitle>{t(common.clients)}</PageTitle>
      <PageHeader
        title={t(common.clients)}
        description={t(messages.clientsIntro)}
        actions={
          <>
            <BinLink />
            <PrimaryAction onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {t(messages.newClient)}
            </PrimaryAction>
          </>
        }
      />
      <ClientList
        url={url}
        onUrl={(search) => void navigate({ to: '/home/clients', search, replace: true })}
        onNew={() => setAdding(true)}
      />
      <NewClientDialog open={adding} onOpenChange={setAdding} firstCase={<FirstCaseFields />} />
    </Page>
  );
}
