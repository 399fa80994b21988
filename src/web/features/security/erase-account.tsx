import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ACCOUNTS } from '#shared/account-limits.ts';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/erasure.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { ACCOUNT_EXPORT_URL } from '#web/data/url/practice-url.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { accountChanged, askErasure } from './queries.ts';
import { Reauthenticate } from './reauthenticate.tsx';
import { useReauthentication } from './use-reauthentication.ts';

const DAY = 86_400_000;
const dayOf = (at: string | number) => indianDate(new Date(at));

/** The part of the Data tab that erases the account, or says when it goes. */
export function EraseAccount({ user }: { user: AuthUser }) {
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  const eraseAt = session?.erase_at;
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h2 className="text-16 font-semibold">{t(messages.title)}</h2>
      <p className="max-w-[66ch] text-ui text-ink-soft">
        {eraseAt
          ? t(messages.asked, { day: dayOf(eraseAt) })
          : t(messages.lead, { days: ACCOUNTS.erasureNoticeDays })}
      </p>
      {eraseAt ? null : (
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(messages.erase)}
        </Button>
      )}
      {open ? <EraseDialog user={user} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ui text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Asks for the erasure. The server may ask for a proof; then the same request is sent again with it. */
function useErasure(address: string, onClose: () => void) {
  const client = useQueryClient();
  const { ask, asking } = useReauthentication();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const confirmation = typed.trim();
    if (confirmation.toLowerCase() !== address.toLowerCase())
      return setProblem(t(accountErrors.erasureNotConfirmed));
    setBusy(true);
    setProblem(undefined);
    try {
      const done = await ask((proof) => askErasure({ confirmation, ...proof }));
      if (done?.erase_at) {
        toastSuccess(t(messages.askedTitle, { day: dayOf(done.erase_at) }), t(messages.askedText));
        onClose();
        return await accountChanged(client);
      }
    } catch (error) {
      setProblem(sentence(error));
    }
    setBusy(false);
  };
  const change = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  return { typed, change, problem, busy, submit, asking };
}

function EraseDialog({ user, onClose }: { user: AuthUser; onClose: () => void }) {
  const id = useId();
  const address = user.email || user.phone;
  const { typed, change, problem, busy, submit, asking } = useErasure(address, onClose);
  const day = dayOf(Date.now() + ACCOUNTS.erasureNoticeDays * DAY);
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => (open || busy ? undefined : onClose())}
        title={t(messages.question)}
        textFirst
        asksNothing
        footer={
          <>
            <Button disabled={busy} onClick={onClose}>
              {t(common.cancel)}
            </Button>
            <Button variant="danger" type="submit" form={id} busy={busy && t(messages.working)}>
              {t(messages.erase)}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <Points
            title={t(messages.goes, { day })}
            points={[t(messages.goesOwn), t(messages.goesShared), t(messages.goesPlan)]}
          />
          <Points
            title={t(messages.stays)}
            points={[t(messages.staysInvoices), t(messages.staysOthers), t(messages.staysBackups)]}
          />
          <Button asChild className="self-start">
            <a href={ACCOUNT_EXPORT_URL} download>
              <Download aria-hidden />
              {t(messages.exportFirst)}
            </a>
          </Button>
          <InputField
            label={t(messages.typeAddress, { address })}
            required
            error={problem}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
          />
        </form>
      </Dialog>
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}
