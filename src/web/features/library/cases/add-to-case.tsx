import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Slot } from 'radix-ui';
import { type ReactElement, useState } from 'react';
import { z } from 'zod';
import { CASE_FILES } from '#shared/contracts/files.ts';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/add-to-case.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { useOnceOpen } from '#web/ui/primitives/use-loaded-later.ts';
import { contentType, originalName } from '../format.ts';
import { CaseChoices, casesWithQuery } from './case-choices.tsx';
import { useRememberedCase } from './remembered-case.tsx';

/** The row that adds a library document to a case. */
export function caseFileOf(caseId: string, id: string, metadata: HitMetadata) {
  const name = originalName(metadata);
  const fileType = name.toLowerCase().endsWith('.pdf') ? 'application/pdf' : contentType(metadata);
  return {
    case_id: caseId,
    file_name: name,
    file_path: name,
    file_type: fileType,
    file_size: metadata.size,
    storage_provider: CASE_FILES.libraryProvider,
    document_id: id,
  };
}

const addFile = (caseId: string, id: string, metadata: HitMetadata) =>
  api.post('/rest/v1/case_files', caseFileOf(caseId, id, metadata), z.object({ id: z.string() }), {
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });

/** Adds the document to a case, and says so with a link to the case. */
function useAdd({ id, metadata }: { id: string; metadata: HitMetadata }, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = (caseId: string, file?: string) => ({
    label: t(messages.openCase),
    alt: t(messages.openCaseHint),
    onPress: () =>
      void navigate({
        to: '/home/cases/$caseId',
        params: { caseId },
        search: { tab: 'files', ...(file ? { file } : {}) },
      }),
  });
  return useMutation({
    mutationFn: (caseId: string) => addFile(caseId, id, metadata),
    onSuccess: (row, caseId) => {
      toast({
        title: t(common.success),
        description: t(messages.added, { file: metadata.title }),
        variant: 'success',
        action: open(caseId, row.id),
      });
      onDone();
    },
    onError: (error, caseId) => {
      if (error instanceof ApiError && error.status === 409) {
        toast({ title: t(messages.alreadyInCase), description: metadata.title, action: open(caseId) });
        return;
      }
      console.warn('The file was not added', error);
      toastProblem(t(common.error), t(messages.notAdded));
    },
    onSettled: (_row, _error, caseId) => {
      void client.invalidateQueries({ queryKey: ['case-files', caseId] });
      void client.invalidateQueries({ queryKey: casesWithQuery(id).queryKey });
    },
  });
}

type DialogProps = {
  id: string;
  metadata: HitMetadata;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function AddDialog({ id, metadata, open, onOpenChange }: DialogProps) {
  const [picked, setPicked] = useState<string>();
  const remembered = useRememberedCase();
  const members = useQuery({ ...casesWithQuery(id), enabled: open });
  const show = (next: boolean) => {
    onOpenChange(next);
    setPicked(undefined);
  };
  const add = useAdd({ id, metadata }, () => show(false));
  const wanted = picked ?? remembered;
  const known = members.data;
  const chosen = known?.some(({ case_id }) => case_id === wanted) ? undefined : wanted;
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      title={t(messages.addToCase)}
      description={metadata.title}
      footer={
        <DialogButtons
          action={t(messages.addToCase)}
          disabled={!chosen || members.isPending}
          busy={add.isPending && t(messages.adding)}
          onClick={() => (chosen ? add.mutate(chosen) : undefined)}
          onClose={() => show(false)}
        />
      }
    >
      {open ? (
        <CaseChoices
          documentId={id}
          remembered={remembered}
          chosen={chosen}
          onChoose={setPicked}
          onClose={() => show(false)}
        />
      ) : null}
    </Dialog>
  );
}

type Props = { id: string; metadata: HitMetadata; trigger: ReactElement };

/**
 * Adds a library document to one of the user's cases; the case for which the user searches is chosen already. Each result
 * has this button, so the dialog is made when it opens first.
 */
export function AddToCase({ id, metadata, trigger }: Props) {
  const [open, setOpen] = useState(false);
  const opened = useOnceOpen(open);
  return (
    <>
      <Slot.Root aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {trigger}
      </Slot.Root>
      {opened ? <AddDialog id={id} metadata={metadata} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
