import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileCheck } from 'lucide-react';
import { checkReport } from '#shared/contracts/checks/checks.ts';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { documentQuery } from './queries.ts';

type Props = { id: string; metadata: Pick<HitMetadata, 'title' | 'type'>; className: string };

/** The longest name of a check. */
const NAME = 300;

/** Checks what a judgment cites, and opens the report. */
export function CheckCitations({ id, metadata, className }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const check = useMutation({
    mutationFn: async () => {
      const { paragraphs } = await client.fetchQuery(documentQuery(id));
      const text = paragraphs.map((paragraph) => paragraph.text).join('\n\n');
      const body = { text, name: metadata.title.slice(0, NAME) };
      return api.post('/functions/v1/check-document', body, checkReport);
    },
    onSuccess: (report) => {
      void client.invalidateQueries({ queryKey: ['checks'] });
      void navigate({ to: '/home/check', search: { id: report.id } });
    },
    onError: (error) =>
      toast({ title: t(messages.checkFailed), description: sentence(error), variant: 'destructive' }),
  });
  if (metadata.type !== 'judgment') return null;
  return (
    <button
      type="button"
      className={className}
      aria-busy={check.isPending}
      onClick={() => (check.isPending ? undefined : check.mutate())}
    >
      <FileCheck aria-hidden />
      {t(check.isPending ? messages.checkingCitations : messages.checkCitations)}
    </button>
  );
}
