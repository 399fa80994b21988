import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CheckListBody } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardHeader } from '#web/ui/primitives/card.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { checksQuery, deleteCheck } from './queries.ts';

type Listed = CheckListBody['checks'][number];

function DeleteButton({ check: { id, name } }: { check: Listed }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteCheck(id),
    onSuccess: () => toastSuccess(t(messages.deleted), name),
    onError: (error) => toastFailure(t(messages.deleteFailed), error),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['checks'], exact: true });
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t(messages.deleteTitle, { name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.deleteTitle, { name })}
        description={t(messages.deleteEffect)}
        confirm={t(messages.deleteCheck)}
        danger
        busy={remove.isPending && t(messages.deleting)}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

/** The newest reports of the user. */
export function EarlierChecks() {
  const query = useQuery(checksQuery());
  const { data } = query;
  if (!data)
    return (
      <Unloaded of={query} failed={t(messages.loadFailed)} loading={t(messages.loading)} skeleton="h-20" />
    );
  return (
    <Card>
      <CardHeader title={t(messages.earlier)} />
      {data.checks.length === 0 ? (
        <p className="p-4 text-ui text-ink-soft md:p-6">{t(messages.earlierNone)}</p>
      ) : (
        <ul className="py-2" aria-label={t(messages.earlier)}>
          {data.checks.map((check) => (
            <li key={check.id} className="flex items-center gap-3 px-4 row-pad-tight md:px-6">
              <div className="min-w-0 flex-1">
                <Link
                  to="/home/check"
                  search={{ id: check.id }}
                  className="text-ui font-medium [overflow-wrap:anywhere] hover:underline"
                >
                  {check.name}
                </Link>
                <p className="text-13 text-ink-soft">
                  {dateTime(check.checked_at)}
                  {' · '}
                  {t(messages.earlierCounts, {
                    citations: check.citations,
                    provisions: check.provisions,
                    look: check.to_look_at,
                  })}
                </p>
              </div>
              <DeleteButton check={check} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
