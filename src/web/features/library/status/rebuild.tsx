import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, DatabaseZap } from 'lucide-react';
import { useState } from 'react';
import { type LibraryStatus, rebuildProgress } from '#shared/contracts/research/library-status.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { useProgress } from '../use-progress.ts';

const PATH = '/functions/v1/operator-library/rebuild';

type Progress = NonNullable<LibraryStatus['rebuild']>;
type Props = { rebuild: Progress | null; queryKey: QueryKey };

function Running({ since, queryKey }: { since: Progress; queryKey: QueryKey }) {
  const { done, of } = useProgress(PATH, rebuildProgress, queryKey) ?? since;
  return (
    <>
      <p>{t(messages.rebuilding, { done, of: Math.max(of, done) })}</p>
      <ProgressBar label={t(messages.rebuild)} done={done} of={of} />
    </>
  );
}

/** Builds the index again after a question, and says how far that is. */
export function Rebuild({ rebuild, queryKey }: Props) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const start = useMutation({
    mutationFn: () => api.run('POST', PATH),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      setAsking(false);
    },
  });
  const running = rebuild !== null && !rebuild.failed;
  return (
    <Card>
      <CardHeader title={t(messages.rebuild)} />
      <CardBody className="flex flex-col items-stretch gap-4 text-ui">
        <p className="text-ink-soft">{t(messages.rebuildHint)}</p>
        {running ? <Running since={rebuild} queryKey={queryKey} /> : null}
        {rebuild?.failed ? (
          <p role="status" className="flex items-start gap-2">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
            {t(messages.rebuildFailed)}
          </p>
        ) : null}
        {start.isSuccess && rebuild === null ? (
          <p role="status" className="flex items-start gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {t(messages.rebuilt)}
          </p>
        ) : null}
        {start.error ? <FormError title={t(messages.notRebuilt)} message={sentence(start.error)} /> : null}
        {running ? null : (
          <Button className="self-start" onClick={() => setAsking(true)}>
            <DatabaseZap aria-hidden />
            {t(messages.rebuild)}
          </Button>
        )}
      </CardBody>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.rebuildQuestion)}
        description={t(messages.rebuildEffect)}
        confirm={t(messages.rebuild)}
        busy={start.isPending && t(messages.rebuildStarting)}
        onConfirm={() => start.mutate()}
      />
    </Card>
  );
}
