import { useQuery } from '@tanstack/react-query';
import type { Invitation } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { cancelInvitation, type InvitedTo, pendingInvitationsQuery } from './queries.ts';
import { useAccessChange } from './use-change.ts';

const addressOf = ({ email, phone }: Invitation) => email ?? phone ?? '';

function Pending({ one }: { one: Invitation }) {
  const address = addressOf(one);
  const cancel = useAccessChange({
    run: () => cancelInvitation(one.id),
    done: () => ({ title: t(messages.invitationCancelled), description: address }),
  });
  const over = Date.parse(one.expires_at) <= Date.now();
  const date = shortDate(one.expires_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 row-pad-tight">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ui [overflow-wrap:anywhere]">{address}</p>
        <p className="text-13 text-ink-soft">
          {t(messages.role, { role: one.role })}
          {' · '}
          {t(over ? messages.expired : messages.expires, { date })}
        </p>
      </div>
      <Button
        variant="quiet"
        disabled={cancel.isPending}
        aria-label={t(messages.cancelInvitationFor, { address })}
        onClick={() => cancel.mutate()}
      >
        {t(messages.cancelInvitation)}
      </Button>
    </li>
  );
}

/** The unused invitations; nothing without one. */
export function PendingInvitations({ to }: { to: InvitedTo }) {
  const { data } = useQuery(pendingInvitationsQuery(to));
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t(messages.pending)}>
      <h3 className="border-b border-line pb-2 text-13 font-medium text-ink-soft">{t(messages.pending)}</h3>
      <ul className="divide-y divide-line">
        {data.map((one) => (
          <Pending key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}
