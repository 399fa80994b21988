import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { BinLink } from '#web/components/deletion/bin-link.tsx';
import { useHasPersistedForm } from '#web/data/device/persisted-form.ts';
import { ClientList } from '#web/features/clients/client-list.tsx';
import { PERSISTED_NEW_CLIENT } from '#web/features/clients/persisted-new-client.ts';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';
import { SOON_MS, useLoadedLater, useOnceOpen } from '#web/ui/primitives/use-loaded-later.ts';

const loadDialog = async () => (await import('./adding/new-client-dialog.tsx')).ClientDialog;

export function ClientsPage() {
  const url = useSearch({ from: '/home/clients' });
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const waits = useHasPersistedForm(PERSISTED_NEW_CLIENT.clients);
  useEffect(() => {
    if (waits) setAdding(true);
  }, [waits]);
  const opened = useOnceOpen(adding);
  // Loads before its first use, so that it opens at once, also without a connection.
  const ClientDialog = useLoadedLater(loadDialog, adding, SOON_MS);
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
      {opened && ClientDialog ? <ClientDialog open={adding} onOpenChange={setAdding} /> : null}
    </Page>
  );
}
