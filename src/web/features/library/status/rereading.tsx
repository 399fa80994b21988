import { useQuery } from '@tanstack/react-query';
import { type RereadingProgress, rereadingState } from '#shared/contracts/research/library-status.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';

const PATH = '/functions/v1/operator-library/rereading';
const ASK_MS = 3000;

/** How far the judgments of an earlier reader are read again, and how many stay as they were. */
export function Rereading({ since }: { since: RereadingProgress }) {
  const { data } = useQuery({
    queryKey: ['operator-library', 'rereading'],
    queryFn: ({ signal }) => api.get(PATH, rereadingState, { signal }),
    enabled: !since.finished,
    refetchInterval: ({ state }) => (state.data?.rereading?.finished ? false : ASK_MS),
  });
  const progress = data?.rereading ?? since;
  const { done, of, missing, unread, finished } = progress;
  return (
    <Card>
      <CardHeader title={t(messages.rereadTitle)} />
      <CardBody className="flex flex-col gap-2 text-ui">
        <p>{finished ? t(messages.reread) : t(messages.rereading, progress)}</p>
        {finished ? null : <ProgressBar label={t(messages.rereadTitle)} done={done} of={of} />}
        {missing > 0 ? <p>{t(messages.rereadMissing, { count: missing })}</p> : null}
        {unread > 0 ? <p>{t(messages.rereadUnread, { count: unread })}</p> : null}
      </CardBody>
    </Card>
  );
}
