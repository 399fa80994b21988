import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { endingOf, keepCaseFile } from '#web/data/keep-case-file.ts';
import { toast, toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { refetchFees, type ShownLine, setReceipt } from './queries.ts';

const ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'];
const MEGABYTES = String(CASE_FILES.maxBytes / 1024 ** 2);

function useReceipt(line: ShownLine, caseId: string, name: string) {
  const client = useQueryClient();
  const outcome = {
    onError: (error: Error) =>
      toast({ title: t(messages.notSaved), description: sentence(error), variant: 'destructive' as const }),
    onSettled: () => refetchFees(client),
  };
  const add = useMutation({
    mutationFn: async (file: File) =>
      setReceipt(line.id, await keepCaseFile(caseId, t(messages.receiptName, { line: name }), file)),
    onSuccess: () => {
      toastSuccess(t(messages.receiptAdded));
      void client.invalidateQueries({ queryKey: ['case-files', caseId] });
    },
    ...outcome,
  });
  const remove = useMutation({ mutationFn: () => setReceipt(line.id, null), ...outcome });
  return { add, remove };
}

/** The receipt of an expense: a photo or PDF among the files of the case, opened, added and taken off the line. */
export function Receipt({ line, caseId }: { line: ShownLine; caseId: string | null }) {
  const name = line.description === '' ? t(fees.kind_expense) : line.description;
  const { add, remove } = useReceipt(line, caseId ?? '', name);
  const chooser = useRef<HTMLInputElement>(null);
  if (caseId === null)
    return <p className="col-span-full text-13 text-ink-soft">{t(messages.receiptNeedsCase)}</p>;
  const take = (file: File | undefined) => {
    if (!file) return;
    if (ENDINGS.includes(endingOf(file)) && file.size > 0 && file.size <= CASE_FILES.maxBytes)
      add.mutate(file);
    else toastProblem(t(messages.receiptMissing, { megabytes: MEGABYTES }));
  };
  if (line.receipt)
    return (
      <span className="col-span-full flex items-center gap-2 text-13">
        <a
          className="flex min-h-9 min-w-0 items-center [overflow-wrap:anywhere]"
          href={`/storage/v1/object/${CASE_FILES.bucket}/${line.receipt.file_path}`}
          target="_blank"
          rel="noopener"
        >
          <Paperclip aria-hidden className="mr-1.5 size-4 shrink-0" />
          {line.receipt.file_name}
        </a>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.removeReceipt, { line: name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <X aria-hidden />
        </Button>
      </span>
    );
  return (
    <span className="col-span-full">
      <Button
        variant="quiet"
        className="-ml-3"
        aria-label={t(messages.receiptOf, { line: name })}
        busy={add.isPending && t(messages.saving)}
        onClick={() => chooser.current?.click()}
      >
        <Paperclip aria-hidden />
        {t(messages.addReceipt)}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/heic,.heic,.heif"
        aria-label={t(messages.receiptOf, { line: name })}
        hidden
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </span>
  );
}
