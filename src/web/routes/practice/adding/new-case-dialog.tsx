import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { FirstCaseFields } from '#web/features/cases/first-case-fields.tsx';
import { NewCaseForm, useNewCase } from '#web/features/cases/new-case.tsx';
import { clientChoicesQuery } from '#web/features/cases/queries.ts';
import { ConflictNotice } from '#web/features/clients/conflict-notice.tsx';
import { NewClientForm, useNewClient } from '#web/features/clients/new-client.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { afterPaint, useAfterPaint } from '#web/ui/primitives/after-paint.ts';
import { useOnceOpen } from '#web/ui/primitives/use-loaded-later.ts';

const whoseOptions = () =>
  [
    { value: 'new', label: t(messages.forNewClient) },
    { value: 'existing', label: t(messages.forExistingClient) },
  ] as const;

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A client that was being added here when the session ended is shown again. */
  keptClient: boolean;
};

/**
 * The kind of client that the case is for. Until the user chooses, an existing client when there is one; undefined
 * until that is known. `first` comes before both.
 */
function useWhose(first: 'new' | undefined, opened: boolean) {
  const [chosen, setChosen] = useState<'new' | 'existing' | undefined>(first);
  useEffect(() => {
    if (first) setChosen(first);
  }, [first]);
  const { pages, error } = usePages({ ...clientChoicesQuery(''), enabled: opened });
  const [clients] = pages ?? (error ? [[]] : []);
  const usual = clients && (clients.length > 0 ? 'existing' : 'new');
  return [chosen ?? usual, setChosen] as const;
}

/** A case for a new client or for an existing one; switching between them keeps the typed text of both. */
export function NewCaseDialog({ open, onOpenChange, keptClient }: Props) {
  const navigate = useNavigate();
  const [whose, setWhose] = useWhose(keptClient ? 'new' : undefined, useOnceOpen(useAfterPaint(open)));
  const toCase = (caseId: string) => void navigate({ to: '/home/cases/$caseId', params: { caseId } });
  const withClient = useNewClient('cases', ({ case_id }) => toCase(case_id));
  const added = useNewCase(toCase);
  const { id, busy } = whose === 'new' ? withClient : added;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (next) return;
    afterPaint(() => {
      withClient.discard();
      added.discard();
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(messages.newCase)}
      description={t(whose === 'existing' ? messages.existingClientIntro : messages.newClientIntro)}
      footer={
        <DialogButtons
          form={id}
          busy={busy && t(messages.creating)}
          action={t(messages.createCase)}
          onClose={() => change(false)}
        />
      }
    >
      <RadioCards
        label={t(messages.whoseCase)}
        value={whose}
        onValueChange={setWhose}
        options={whoseOptions()}
      />
      {whose === 'new' ? <NewClientForm state={withClient} firstCase={<FirstCaseFields />} /> : null}
      {whose === 'existing' ? (
        <NewCaseForm
          state={added}
          notice={<ConflictNotice of={['petitioner', 'respondent']} client="client_id" />}
        />
      ) : null}
    </Dialog>
  );
}
