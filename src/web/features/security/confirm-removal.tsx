import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { sentence } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { accountChanged, hasCode } from './queries.ts';
import { Reauthenticate } from './reauthenticate.tsx';
import { type Proof, useReauthentication } from './use-reauthentication.ts';

type Props = {
  user: AuthUser;
  title: string;
  /** Explains the effect of the removal on the account. */
  effect: ReactNode;
  confirm: string;
  /** The label of the button while the request runs. */
  busy: string;
  remove: (proof: Proof) => Promise<true>;
  /** The code of an error that means: removed already, as by another tab. */
  goneCode: string;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks before a way into the account is removed; the server may ask for a proof. Mount it while it is open. */
export function ConfirmRemoval({ user, title, effect, confirm, busy, ...props }: Props) {
  const client = useQueryClient();
  const { ask, asking } = useReauthentication();
  const removal = useMutation({
    mutationFn: async () => {
      try {
        if (!(await ask(props.remove))) return false;
      } catch (error) {
        if (!hasCode(error, props.goneCode)) throw error;
      }
      await accountChanged(client);
      return true;
    },
    onSuccess: (removed) => (removed ? props.onRemoved() : undefined),
  });
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={(open) => (open || removal.isPending ? undefined : props.onClose())}
        title={title}
        description={
          <>
            {effect}
            {removal.error ? (
              <span role="alert" className="mt-2 block text-bad">
                {sentence(removal.error)}
              </span>
            ) : null}
          </>
        }
        confirm={confirm}
        danger
        busy={removal.isPending && busy}
        onConfirm={() => removal.mutate()}
      />
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}
