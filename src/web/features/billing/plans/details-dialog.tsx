import type { BillingDetails } from '#shared/contracts/billing/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DetailsForm } from '../payments/billing-details-card.tsx';

/** Asks who the invoice is for, before the checkout: the place of supply is the customer's State, never presumed. */
export function DetailsDialog({
  row,
  onSaved,
  onClose,
}: {
  row: BillingDetails | undefined;
  onSaved: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.detailsFirst)}
      description={t(messages.detailsFirstLead)}
    >
      <DetailsForm row={row} onSaved={onSaved} />
    </Dialog>
  );
}
