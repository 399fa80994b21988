import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { copyText } from '#web/ui/primitives/copy-text.ts';

/** Shows a secret this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    if (await copyText(secret)) toast({ title: t(messages.secretCopied), variant: 'success' });
  };
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
      <Button onClick={() => void copy()}>{t(messages.secretCopy)}</Button>
    </ConfirmDialog>
  );
}
