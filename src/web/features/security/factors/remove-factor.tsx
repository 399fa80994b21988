import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { removeFactor, verifiedFactors } from '../queries.ts';
import { protectionSentence } from '../security-messages.ts';

type Props = { user: AuthUser; factor: ListedFactor; onClose: () => void };

/** Asks for confirmation and shows what protects the account without this factor. */
export function RemoveFactor({ user, factor, onClose }: Props) {
  const remaining = verifiedFactors(user).filter(({ id }) => id !== factor.id);
  const protection = protectionSentence(user, remaining);
  const onRemoved = () => {
    toast({ title: t(messages.factorRemoved), description: factor.friendly_name, variant: 'success' });
    onClose();
  };
  return (
    <ConfirmRemoval
      user={user}
      title={
        factor.friendly_name
          ? t(messages.removeFactorTitle, { name: factor.friendly_name })
          : t(messages.removeUnnamedFactorTitle)
      }
      effect={
        remaining.length === 0
          ? t(messages.removeLastFactorEffect, { protection })
          : t(messages.removeFactorEffect, { protection })
      }
      confirm={t(messages.remove)}
      busy={t(messages.removing)}
      remove={(proof) => removeFactor(factor.id, proof)}
      goneCode="mfa_factor_not_found"
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
