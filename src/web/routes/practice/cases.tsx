import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Users } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as sharingScreens } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { BinLink } from '#web/components/deletion/bin-link.tsx';
import { useHasPersistedForm } from '#web/data/device/persisted-form.ts';
import type { ListUrl } from '#web/data/url/practice-url.ts';
import { CaseList } from '#web/features/cases/list/case-list.tsx';
import { PERSISTED_NEW_CLIENT } from '#web/features/clients/persisted-new-client.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';
import { SOON_MS, useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';

const loadSharing = async () => (await import('#web/features/sharing/share-several.tsx')).ShareSeveral;
const loadDialog = async () => (await import('./adding/new-case-dialog.tsx')).NewCaseDialog;

export function CasesPage() {
  const url = useSearch({ from: '/home/cases' });
  const navigate = useNavigate();
  const { dialog, list } = useMemo(() => {
    const { dialog: asked, ...others } = url;
    return { dialog: asked, list: others };
  }, [url]);
  const title = t(url.archived ? messages.archiveTitle : common.cases);
  const [adding, setAdding] = useState(false);
  // A client was being added here when the session ended.
  const keptClient = useHasPersistedForm(PERSISTED_NEW_CLIENT.cases);
  useEffect(() => {
    if (keptClient) setAdding(true);
  }, [keptClient]);
  const open = adding || dialog === 'new';
  // Loads before its first use, and with the state of its form, so that it opens at once, also without a connection.
  const NewCaseDialog = useDeferredValue(useLoadedLater(loadDialog, open, SOON_MS));
  const [sharing, setSharing] = useState(false);
  const ShareSeveral = useLoadedLater(loadSharing, sharing, SOON_MS);
  const toList = useCallback(
    (search: ListUrl) => void navigate({ to: '/home/cases', search, replace: true }),
    [navigate],
  );
  const add = useCallback(() => setAdding(true), []);
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
            <Button onClick={() => setSharing(true)}>
              <Users aria-hidden />
              {t(sharingScreens.shareSeveral)}
            </Button>
            <PrimaryAction onClick={add}>
              <Plus aria-hidden />
              {t(messages.newCase)}
            </PrimaryAction>
          </>
        }
      />
      <CaseList url={list} onUrl={toList} onNew={add} />
      {ShareSeveral && sharing ? <ShareSeveral onClose={() => setSharing(false)} /> : null}
      {NewCaseDialog ? <NewCaseDialog open={open} onOpenChange={change} keptClient={keptClient} /> : null}
    </Page>
  );
}
