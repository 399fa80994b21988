import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { checkReport } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { toastFailure } from '#web/data/toast-failure.ts';

/** The subject of a check: a text with its name, or a draft. */
type Checked = { text: string; name: string } | { draftId: string };

/** Checks what a text cites, and opens the report. An error of `prepare` is shown as one of the check. */
export function useCitationCheck(prepare: () => Promise<Checked>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const check = useMutation({
    mutationFn: async () => {
      const given = await prepare();
      const report = await api.post('/functions/v1/check-document', given, checkReport);
      return { text: 'text' in given ? given.text : undefined, ...report };
    },
    onSuccess: (report) => {
      if (report.text !== undefined) client.setQueryData(['checked-texts', report.id], report.text);
      void client.invalidateQueries({ queryKey: ['checks'] });
      void navigate({ to: '/home/check', search: { id: report.id } });
    },
    onError: (error) => toastFailure(t(messages.checkFailed), error),
  });
  return {
    busy: check.isPending,
    label: t(check.isPending ? messages.checkingCitations : messages.checkCitations),
    start: () => (check.isPending ? undefined : check.mutate()),
  };
}
