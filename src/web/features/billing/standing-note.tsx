import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { longDate } from './money.ts';
import { entitlementsQuery } from './queries.ts';
import { usesOf } from './uses.ts';

/** Says that a payment is overdue and what follows from it. */
export function StandingNote() {
  const { data } = useQuery(entitlementsQuery);
  const { grace_until: until, read_only: readOnly } = data ?? {};
  if (!until && !readOnly) return null;
  return (
    <p role="status" className="rounded-control bg-caution-wash p-3 text-ui text-caution">
      {readOnly ? t(messages.readOnlyNote) : t(messages.graceNote, { date: until ? longDate(until) : '' })}
    </p>
  );
}

/**
 * A line for other pages about an overdue payment, or limits that are nearly reached, with the way to the subscription.
 */
export function StandingLine() {
  const { data } = useQuery(entitlementsQuery);
  const notes = (data ? usesOf(data) : []).flatMap(({ label, note }) => (note ? [{ label, note }] : []));
  if (!data?.read_only && !data?.grace_until && notes.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-2 text-ui">
      <StandingNote />
      {notes.map(({ label, note }) => (
        <p key={label} role="status" className="rounded-control bg-caution-wash p-3 text-caution">
          {t(messages.noteOfLimit, { limit: label, note })}
        </p>
      ))}
      <SiteLink
        to="/subscription/manage"
        className="relative -my-3 inline-block self-start py-3 text-link md:my-0 md:py-0"
      >
        {t(messages.manage)}
      </SiteLink>
    </div>
  );
}
