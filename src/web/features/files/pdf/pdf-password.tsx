import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { shownName } from '#web/data/file-name.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { PasswordField } from '#web/ui/forms/password-input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { unlockedPdf } from '../queries.ts';
import { uploadFolder } from '../upload/use-uploads.ts';

/** Asks for the password of a PDF. `wrong`: the last one did not open it. */
export function PdfPassword({ wrong, onPassword }: { wrong: boolean; onPassword: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      className="mx-auto flex max-w-96 flex-col gap-4 px-4 py-12"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') onPassword(typed);
      }}
    >
      <p className="flex items-start gap-2 text-ui">
        <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        {t(messages.pdfAsksPassword)}
      </p>
      <PasswordField
        label={t(messages.pdfPassword)}
        error={wrong ? t(fileReading.pdfPasswordWrong) : undefined}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary" disabled={typed === ''}>
        {t(messages.openPdf)}
      </Button>
    </form>
  );
}

/** Says what a PDF with a password lacks, and adds a copy without one to the case. */
export function UnlockedCopy({ file, password }: { file: CaseFile; password: string }) {
  const { addsFiles } = useCaseAccess();
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: async () => {
      const bytes = await unlockedPdf(file.id, password);
      const name = t(messages.unlockedName, { name: shownName(file).replace(/\.pdf$/iu, '') });
      uploadFolder(client, file.case_id, [new File([bytes], name, { type: 'application/pdf' })]);
    },
    onError: (error) => toastFailure(t(messages.notUnlocked), error),
  });
  if (!addsFiles) return null;
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-wash px-4 py-2 text-13"
    >
      <p className="min-w-0 flex-1 basis-60">{t(messages.lockedNotRead)}</p>
      <Button
        busy={add.isPending && t(messages.addingUnlocked)}
        disabled={add.isSuccess}
        onClick={() => add.mutate()}
      >
        {t(messages.addUnlocked)}
      </Button>
    </div>
  );
}
