import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { ChambersList } from '#web/features/sharing/chambers/chambers-list.tsx';
import { NameDialog } from '#web/features/sharing/chambers/name-dialog.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';

/** The chambers of the user: members, roles and invitations. */
export function ChambersPage() {
  const [adding, setAdding] = useState(false);
  return (
    <Page className="max-w-[56rem]! max-md:pb-24">
      <PageTitle>{t(messages.chambers)}</PageTitle>
      <PageHeader
        title={t(messages.chambers)}
        description={t(messages.chambersIntro)}
        actions={
          <PrimaryAction onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t(messages.newChambers)}
          </PrimaryAction>
        }
      />
      <ChambersList onNew={() => setAdding(true)} />
      {adding ? <NameDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
