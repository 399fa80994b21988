import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { BinLink } from '#web/components/deletion/bin-link.tsx';
import { hasKeptForm } from '#web/data/kept-form.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { useSession } from '#web/data/session.ts';
import type { ListUrl } from '#web/data/url/practice-url.ts';
import { FirstCaseFields } from '#web/features/cases/first-case-fields.tsx';
import { CaseList } from '#web/features/cases/list/case-list.tsx';
import { NewCaseForm, useNewCase } from '#web/features/cases/new-case.tsx';
import { clientChoicesQuery } from '#web/features/cases/queries.ts';
import { ConflictNotice } from '#web/features/clients/conflict-notice.tsx';
import { KEPT_NEW_CLIENT, NewClientForm, useNewClient } from '#web/features/clients/new-client.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';

const whoseOptions = () =>
  [
    { value: 'new', label: t(messages.forNewClient) },
    { value: 'existing', label: t(messages.forExistingClient) },
  ] as const;

/** A client that was being added here when the session ended. */
function useHasKeptClient(): boolean {
  const { user } = useSession();
  return useState(() => hasKeptForm(KEPT_NEW_CLIENT.cases, user?.id))[0];
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * For whom the case is: for an existing client as soon as there is one, until the user chooses. `first` comes before
 * both.
 */
function useWhose(first: 'new' | undefined) {
  const [chosen, setChosen] = useState<'new' | 'existing' | undefined>(first);
  const clients = usePages(clientChoicesQuery('')).pages?.[0] ?? [];
  return [chosen ?? (clients.length > 0 ? 'existing' : 'new'), setChosen] as const;
}

/** A case for a new client or for an existing one; switching between them keeps the typed text of both. */
function NewCaseDialog({ open, onOpenChange }: Props) {
  const navigate = useNavigate();
  const [whose, setWhose] = useWhose(useHasKeptClient() ? 'new' : undefined);
  const toCase = (caseId: string) => void navigate({ to: '/home/cases/$caseId', params: { caseId } });
  const withClient = useNewClient('cases', ({ case_id }) => toCase(case_id));
  const added = useNewCase(toCase);
  const { id, busy } = whose === 'new' ? withClient : added;
  const change = (next: boolean) => {
    if (!next) {
      withClient.discard();
      added.discard();
    }
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(messages.newCase)}
      description={t(whose === 'new' ? messages.newClientIntro : messages.existingClientIntro)}
      footer={
        <>
          <Button onClick={() => change(false)}>{t(common.cancel)}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy && t(messages.creating)}>
            {t(messages.createCase)}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t(messages.whoseCase)}
        value={whose}
        onValueChange={setWhose}
        options={whoseOptions()}
      />
      {whose === 'new' ? (
        <NewClientForm state={withClient} firstCase={<FirstCaseFields />} />
      ) : (
        <NewCaseForm
          state={added}
          notice={<ConflictNotice of={['petitioner', 'respondent']} client="client_id" />}
        />
      )}
    </Dialog>
  );
}

export function CasesPage() {
  const url = useSearch({ from: '/home/cases' });
  const navigate = useNavigate();
  const { dialog, ...list } = url;
  const title = t(url.archived ? messages.archiveTitle : common.cases);
  const [adding, setAdding] = useState(useHasKeptClient());
  const toList = (search: ListUrl) => void navigate({ to: '/home/cases', search, replace: true });
  const change = (next: boolean) => {
    setAdding(next);
    if (!next && dialog) toList(list);
  };
  return (
    <Page className="max-md:pb-24">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={t(url.archived ? messages.archiveIntro : messages.casesIntro)}
        actions={
          <>
            <BinLink />
            <PrimaryAction onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {t(messages.newCase)}
            </PrimaryAction>
          </>
        }
      />
      <CaseList url={list} onUrl={toList} onNew={() => setAdding(true)} />
      <NewCaseDialog open={adding || dialog === 'new'} onOpenChange={change} />
    </Page>
  );
}
