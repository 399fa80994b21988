import { useQueryClient } from '@tanstack/react-query';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/accounts/erasure.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { reloadSession } from '#web/data/session.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';

/** A line above each page: on which day the account is erased, and how it is kept. */
export function ErasureBanner({ eraseAt }: { eraseAt: string }) {
  const client = useQueryClient();
  const keep = useChange({
    mutationFn: async () => {
      await api.run('DELETE', '/auth/v1/erasure');
      await reloadSession(client);
    },
    onSuccess: () => toastSuccess(t(messages.kept)),
    failed: t(messages.notKept),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-bad-wash px-4 py-2 text-ui md:justify-center md:px-6">
      <p className="font-semibold">{t(messages.banner, { day: indianDate(new Date(eraseAt)) })}</p>
      <Button busy={keep.isPending && t(messages.working)} onClick={() => keep.mutate()}>
        {t(messages.keep)}
      </Button>
    </div>
  );
}
