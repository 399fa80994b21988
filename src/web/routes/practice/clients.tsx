import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FirstCase } from '#web/features/cases/first-case.tsx';
import { ClientList } from '#web/features/clients/client-list.tsx';
import { NewClientDialog } from '#web/features/clients/new-client.tsx';
import { Page, PageHeader, Title } from '#web/ui/primitives/page.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';

export function ClientsPage() {
  const url = useSearch({ from: '/home/clients' });
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <Page className="max-md:pb-24">
      <Title>Clients</Title>
      <PageHeader
        title="Clients"
        description="The people and firms you act for, newest first."
        actions={
          <PrimaryAction onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            New Client
          </PrimaryAction>
        }
      />
      <ClientList
        url={url}
        onUrl={(search) => void navigate({ to: '/home/clients', search, replace: true })}
        onNew={() => setAdding(true)}
      />
      <NewClientDialog open={adding} onOpenChange={setAdding} firstCase={<FirstCase />} />
    </Page>
  );
}
