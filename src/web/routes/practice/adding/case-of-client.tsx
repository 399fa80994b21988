import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { NewCaseForm, useNewCase } from '#web/features/cases/new-case.tsx';
import { ConflictNotice } from '#web/features/clients/conflict-notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

type Client = { id: string; name: string };

function CaseDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const navigate = useNavigate();
  const added = useNewCase(
    (caseId) => void navigate({ to: '/home/cases/$caseId', params: { caseId } }),
    client,
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(messages.newCase)}
      description={t(messages.existingClientIntro)}
      footer={
        <DialogButtons
          form={added.id}
          busy={added.busy && t(messages.creating)}
          action={t(messages.createCase)}
          onClose={onClose}
        />
      }
    >
      <NewCaseForm
        state={added}
        notice={<ConflictNotice of={['petitioner', 'respondent']} client="client_id" />}
      />
    </Dialog>
  );
}

/** Adds a case of a client from the client's page, and opens it. */
export function CaseOfClient({ client }: { client: Client }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t(messages.newCase)}
      </Button>
      {open ? <CaseDialog client={client} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
