import { useEffect, useState } from 'react';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as oidc } from '#shared/messages/en/accounts/oidc.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { serverSentence } from '#web/data/api.ts';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { leaveFor } from './leave-for.ts';
import { requireCookies } from './open-session.ts';

type Props = { name: string; icon: string | null; from: string | undefined };

/** The button of the provider that the operator chose, with its icon. */
export function OidcButton({ name, icon, from }: Props) {
  const [leaving, setLeaving] = useState(false);
  // With the browser's back button this page returns in its last state.
  useEffect(() => {
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const go = () => {
    setLeaving(true);
    try {
      requireCookies();
      leaveFor('oidc', from);
    } catch (error) {
      setLeaving(false);
      toastProblem(
        t(common.error),
        serverSentence(error, t(accountErrors.providerFailed, { provider: name })),
      );
    }
  };
  return (
    <Button className="mt-2 w-full first:mt-0" busy={leaving && t(messages.processing)} onClick={go}>
      {icon === null ? null : <img src={icon} alt="" width={18} height={18} className="size-4.5" />}
      {t(oidc.continueWith, { provider: name })}
    </Button>
  );
}
