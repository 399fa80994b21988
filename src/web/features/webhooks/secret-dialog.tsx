import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

/** Shows a secret this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(messages.secretTitle)}
      description={t(messages.secretText)}
      confirm={t(messages.secretDone)}
      cancel={t(messages.webhookCancel)}
      onConfirm={onClose}
    >
      <p className="my-3 font-mono text-13 [overflow-wrap:anywhere]">{secret}</p>
      <Button onClick={() => void copyText(secret, t(messages.secretTitle))}>{t(messages.secretCopy)}</Button>
    </ConfirmDialog>
  );
}
