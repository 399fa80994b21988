import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { accountChanged, hasCode, removeFactor, verifiedFactors } from '../queries.ts';
import { Reauthenticate } from '../reauthenticate.tsx';
import { protectionSentence } from '../security-messages.ts';
import { useReauthentication } from '../use-reauthentication.ts';

type Props = { user: AuthUser; factor: ListedFactor; onClose: () => void };

/** Asks for confirmation and shows what protects the account without this factor. */
export function RemoveFactor({ user, factor, onClose }: Props) {
  const client = useQueryClient();
  const { ask, asking } = useReauthentication();
  const remaining = verifiedFactors(user).filter(({ id }) => id !== factor.id);
  const remove = useMutation({
    mutationFn: async () => {
      try {
        if (!(await ask((proof) => removeFactor(factor.id, proof)))) return false;
      } catch (error) {
        // Already removed, for example by another tab.
        if (!hasCode(error, 'mfa_factor_not_found')) throw error;
      }
      await accountChanged(client);
      return true;
    },
    onSuccess: (removed) => {
      if (!removed) return;
      toast({
        title: t(messages.factorRemoved),
        description: factor.friendly_name,
        variant: 'success',
      });
      onClose();
    },
  });
  const protection = protectionSentence(user, remaining);
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={(open) => (open || remove.isPending ? undefined : onClose())}
        title={
          factor.friendly_name
            ? t(messages.removeFactorTitle, { name: factor.friendly_name })
            : t(messages.removeUnnamedFactorTitle)
        }
        description={
          <>
            {remaining.length === 0
              ? t(messages.removeLastFactorEffect, { protection })
              : t(messages.removeFactorEffect, { protection })}
            {remove.error ? (
              <span role="alert" className="mt-2 block text-bad">
                {sentence(remove.error)}
              </span>
            ) : null}
          </>
        }
        confirm={t(messages.remove)}
        danger
        busy={remove.isPending && t(messages.removing)}
        onConfirm={() => remove.mutate()}
      />
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}
