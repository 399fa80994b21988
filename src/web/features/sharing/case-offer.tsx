import { useQuery } from '@tanstack/react-query';
import type { CaseOffer } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { fileSize, formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { acceptOffer, caseOfferQuery, endOffer } from './queries.ts';
import { useAccessChange } from './use-change.ts';

const lastDay = ({ expires_at }: CaseOffer) =>
  formatDate(new Date(expires_at), { day: 'numeric', month: 'long', year: 'numeric' });

type AskedProps = { caseId: string; offer: CaseOffer };

/** The question to the new owner, with what comes with the case. */
function Asked({ caseId, offer }: AskedProps) {
  const accept = useAccessChange({
    run: () => acceptOffer(caseId),
    done: () => ({ title: t(messages.offerAccepted) }),
    failed: t(messages.notAccepted),
  });
  const decline = useAccessChange({
    run: () => endOffer(caseId),
    done: () => ({ title: t(messages.offerDeclined) }),
  });
  const { files, dates, drafts, chats, people, bytes, by_name, requires_second_factor } = offer;
  const title = t(messages.offerTitle, { name: by_name ?? t(messages.unnamed) });
  const busy = accept.isPending || decline.isPending;
  return (
    <section aria-label={title} className="mt-2 mb-4 rounded-panel border border-line bg-surface p-4">
      <h2 className="text-16 font-semibold [overflow-wrap:anywhere]">{title}</h2>
      <p className="mt-2 text-ui">
        {t(messages.offerComes, { files, size: fileSize(bytes), dates, drafts, chats, people })}
      </p>
      {requires_second_factor ? <p className="mt-2 text-ui">{t(messages.offerFactor)}</p> : null}
      <p className="mt-2 text-ui text-ink-soft">{t(messages.offerUntil, { date: lastDay(offer) })}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" disabled={busy} onClick={() => accept.mutate()}>
          {t(accept.isPending ? messages.acceptingOffer : messages.acceptOffer)}
        </Button>
        <Button disabled={busy} onClick={() => decline.mutate()}>
          {t(messages.declineOffer)}
        </Button>
      </div>
    </section>
  );
}

/** The offer of a case to its reader; nothing for everybody else. */
export function OfferToReader({ caseId }: { caseId: string }) {
  const { data } = useQuery(caseOfferQuery(caseId));
  const me = useSession().user?.id;
  return data && data.to_user === me ? <Asked caseId={caseId} offer={data} /> : null;
}

/** The open offer of the owner, who can withdraw it. */
export function OwnOffer({ caseId }: { caseId: string }) {
  const { data } = useQuery(caseOfferQuery(caseId));
  const withdraw = useAccessChange({
    run: () => endOffer(caseId),
    done: () => ({ title: t(messages.offerWithdrawn) }),
  });
  if (!data) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 flex-1 basis-48 text-ui [overflow-wrap:anywhere]">
        {t(messages.offerOpen, { name: data.to_name ?? t(messages.unnamed), date: lastDay(data) })}
      </p>
      <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t(messages.withdrawOffer)}
      </Button>
    </div>
  );
}
