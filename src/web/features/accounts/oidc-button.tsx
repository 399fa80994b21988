import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';

type Props = { name: string; icon: string | null; leaving: boolean; onGo: () => void };

/** The button of the provider that the operator chose, with its icon. */
export function OidcButton({ name, icon, leaving, onGo }: Props) {
  return (
    <Button className="mt-2 w-full first:mt-0" busy={leaving && t(messages.processing)} onClick={onGo}>
      {icon === null ? null : <img src={icon} alt="" width={18} height={18} className="size-4.5" />}
      {t(messages.continueWith, { provider: name })}
    </Button>
  );
}
