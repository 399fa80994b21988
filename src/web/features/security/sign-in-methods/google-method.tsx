import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { settingsQuery } from '#web/data/settings/auth-settings.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { disconnectGoogle, startGoogle } from '../queries.ts';
import { Reauthenticate } from '../reauthenticate.tsx';
import { SignInMethod } from '../section.tsx';
import { disconnectSentence } from '../security-messages.ts';
import { useReauthentication } from '../use-reauthentication.ts';

/** Google as a sign-in method: connect or disconnect it. */
export function GoogleMethod({ user }: { user: AuthUser }) {
  const google = user.identities.find(({ provider }) => provider === 'google');
  if (!google) return <Unconnected user={user} />;
  const id = String(google.identity_id);
  return (
    <Connected
      user={user}
      id={id}
      address={google.email ? String(google.email) : t(messages.googleConnected)}
    />
  );
}

function Unconnected({ user }: { user: AuthUser }) {
  const { data: settings } = useQuery(settingsQuery);
  const { ask, asking } = useReauthentication();
  const [leaving, setLeaving] = useState(false);
  // With the browser's back button this page returns in its last state.
  useEffect(() => {
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const connect = async () => {
    setLeaving(true);
    try {
      const started = await ask(startGoogle);
      if (started) return window.location.assign(started.url);
    } catch (error) {
      toast({ title: t(common.error), description: sentence(error), variant: 'destructive' });
    }
    setLeaving(false);
  };
  const missing = settings?.external.google === false;
  return (
    <SignInMethod
      label={t(messages.google)}
      value={missing ? t(messages.googleNotSetUp) : t(messages.googleNotConnected)}
      action={
        missing ? null : (
          <Button busy={leaving && t(messages.processing)} onClick={() => void connect()}>
            {t(messages.connectGoogle)}
          </Button>
        )
      }
    >
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </SignInMethod>
  );
}

function Connected({ user, id, address }: { user: AuthUser; id: string; address: string }) {
  const [open, setOpen] = useState(false);
  const disconnecting = disconnectSentence(user);
  const onRemoved = () => {
    setOpen(false);
    toast({ title: t(messages.googleDisconnected), description: address, variant: 'success' });
  };
  return (
    <SignInMethod
      label={t(messages.google)}
      value={disconnecting ? address : t(messages.googleOnlyWay, { address })}
      action={
        disconnecting ? <Button onClick={() => setOpen(true)}>{t(messages.disconnectGoogle)}</Button> : null
      }
    >
      {open ? (
        <ConfirmRemoval
          user={user}
          title={t(messages.disconnectTitle)}
          effect={disconnecting}
          confirm={t(messages.disconnect)}
          busy={t(messages.disconnecting)}
          remove={(proof) => disconnectGoogle(id, proof)}
          goneCode="identity_not_found"
          onRemoved={onRemoved}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SignInMethod>
  );
}
