import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { acceptedInvitation, readInvitation } from '#shared/contracts/sharing/invitations.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { signOut } from '#web/data/session.ts';
import { useChange } from '#web/data/use-change.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';

/** The case or chambers that an invitation opens. Errors: `ApiError` whose sentence says why it cannot be accepted. */
const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitations', 'opened', token],
    queryFn: ({ signal }) => api.post('/rest/v1/rpc/read_invitation', { token }, readInvitation, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const acceptInvitation = (token: string) =>
  api.post('/rest/v1/rpc/accept_invitation', { token }, acceptedInvitation);

/** The panel of an invitation: what it is, and what can be done. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <h1 className="font-serif text-22 font-semibold">{title}</h1>
      <div className="mt-3 flex flex-col items-start gap-4 text-ui">{children}</div>
    </section>
  );
}

/** Explains why the invitation was not opened, and offers another account. */
function Refused({ error, user, onSignIn }: { error: Error; user: AuthUser; onSignIn: () => void }) {
  const client = useQueryClient();
  const leave = useChange({
    mutationFn: () => signOut(client),
    onSuccess: onSignIn,
    failed: t(messages.notChanged),
  });
  const name = user.email || user.phone || '';
  return (
    <Panel title={t(messages.notOpened)}>
      <p role="alert">{sentence(error)}</p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{t(messages.signedInAs, { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={leave.isPending} onClick={() => leave.mutate()}>
          {t(messages.otherAccount)}
        </Button>
        <Button asChild>
          <SiteLink to="/home/cases">{t(messages.goToCases)}</SiteLink>
        </Button>
      </div>
    </Panel>
  );
}

type Props = { token: string; user: AuthUser; onSignIn: () => void };

/** The invitation of a signed-in user, who accepts it and lands in the case or the chambers. */
export function OpenedInvitation({ token, user, onSignIn }: Props) {
  const router = useRouter();
  const { data, error } = useQuery(invitationQuery(token));
  const several = data !== undefined && data.others.length > 0;
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: ({ case_id }) => {
      if (case_id === null) router.history.replace('/home/chambers');
      else router.history.replace(several ? '/home/cases' : `/home/cases/${case_id}`);
    },
  });
  const failure = accept.error ?? error;
  if (failure) return <Refused error={failure} user={user} onSignIn={onSignIn} />;
  if (!data)
    return (
      <p role="status" className="text-ui text-ink-soft">
        {t(messages.readingInvitation)}
      </p>
    );
  const { title, others, role, invited_by: name } = data;
  const toCases = several ? t(messages.toCases, { count: others.length + 1 }) : t(messages.toCase);
  return (
    <Panel title={data.case_id === null ? t(messages.toChambers) : toCases}>
      {[...new Set([title, ...others])].map((one) => (
        <p key={one} className="text-16 font-semibold [overflow-wrap:anywhere]">
          {one}
        </p>
      ))}
      <p className="text-ink-soft">
        {name ? t(messages.invitedBy, { name, role }) : t(messages.invitedByNobody, { role })}
      </p>
      <Button
        variant="primary"
        busy={(accept.isPending || accept.isSuccess) && t(messages.accepting)}
        onClick={() => accept.mutate()}
      >
        {t(messages.accept)}
      </Button>
    </Panel>
  );
}
