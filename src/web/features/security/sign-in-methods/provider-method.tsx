import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { settingsQuery } from '#web/data/auth-settings.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { disconnectProvider, startProvider } from '../queries.ts';
import { Reauthenticate } from '../reauthenticate.tsx';
import { SignInMethod } from '../section.tsx';
import { disconnectSentence } from '../security-messages.ts';
import { useReauthentication } from '../use-reauthentication.ts';

type Named = { provider: ProviderKey; name: string };

/** An account at a provider as a sign-in method: connect or disconnect it. */
function ProviderMethod({ user, provider, name }: { user: AuthUser } & Named) {
  const found = user.identities.find((identity) => identity.provider === provider);
  if (!found) return <Unconnected user={user} provider={provider} name={name} />;
  return (
    <Connected
      user={user}
      name={name}
      id={String(found.identity_id)}
      address={found.email ? String(found.email) : t(messages.googleConnected)}
    />
  );
}

/** Google, and the provider that the operator chose or that the user is connected with. */
export function ProviderMethods({ user }: { user: AuthUser }) {
  const { data: settings } = useQuery(settingsQuery);
  const isConnected = user.identities.some(({ provider }) => provider === 'oidc');
  const shown = settings?.external.oidc || isConnected;
  return (
    <>
      <ProviderMethod user={user} provider="google" name={t(messages.google)} />
      {shown ? (
        <ProviderMethod user={user} provider="oidc" name={settings?.oidc?.name ?? t(messages.byProvider)} />
      ) : null}
    </>
  );
}

function Unconnected({ user, provider, name }: { user: AuthUser } & Named) {
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
      const started = await ask((proof) => startProvider(provider, proof));
      if (started) return window.location.assign(started.url);
    } catch (error) {
      toastFailure(t(common.error), error);
    }
    setLeaving(false);
  };
  const missing = settings?.external[provider] === false;
  return (
    <SignInMethod
      label={name}
      value={missing ? t(messages.googleNotSetUp) : t(messages.googleNotConnected)}
      action={
        missing ? null : (
          <Button busy={leaving && t(messages.processing)} onClick={() => void connect()}>
            {t(messages.connectGoogle, { provider: name })}
          </Button>
        )
      }
    >
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </SignInMethod>
  );
}

function Connected({
  user,
  id,
  address,
  name,
}: {
  user: AuthUser;
  id: string;
  address: string;
  name: string;
}) {
  const [open, setOpen] = useState(false);
  const disconnecting = disconnectSentence(user, name);
  const onRemoved = () => {
    setOpen(false);
    toastSuccess(t(messages.googleDisconnected, { provider: name }), address);
  };
  return (
    <SignInMethod
      label={name}
      value={disconnecting ? address : t(messages.googleOnlyWay, { address })}
      action={
        disconnecting ? (
          <Button onClick={() => setOpen(true)}>{t(messages.disconnectGoogle, { provider: name })}</Button>
        ) : null
      }
    >
      {open ? (
        <ConfirmRemoval
          user={user}
          title={t(messages.disconnectTitle, { provider: name })}
          effect={disconnecting}
          confirm={t(messages.disconnect)}
          busy={t(messages.disconnecting)}
          remove={(proof) => disconnectProvider(id, proof)}
          goneCode="identity_not_found"
          onRemoved={onRemoved}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SignInMethod>
  );
}
