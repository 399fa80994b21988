import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { invitedToCases, inviteToCases } from '#shared/contracts/sharing/invitations.ts';
import { type MemberRole, memberRoles } from '#shared/contracts/sharing/roles.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { CasesToTick } from './cases-to-tick.tsx';
import { ownCasesQuery } from './chambers/queries.ts';
import { addressProblem, InvitedFields, typedAddress } from './invite-form.tsx';
import { useAccessChange } from './use-change.ts';

type Values = { typed: string; role: MemberRole; ticked: readonly string[] };
const NOTHING: Values = { typed: '', role: 'viewer', ticked: [] };

/** Invites one person to several cases at once. */
export function ShareSeveral({ onClose }: { onClose: () => void }) {
  const me = useSession().user?.id ?? '';
  const cases = useQuery(ownCasesQuery(me));
  const [values, setValues] = useState(NOTHING);
  const { typed, role, ticked } = values;
  const change = (some: Partial<Values>) => setValues({ ...values, ...some });
  // A case may be gone since it was ticked.
  const chosen = (cases.data ?? []).filter(({ id }) => ticked.includes(id)).map(({ id }) => id);
  const [problem, setProblem] = useState<string>();
  const share = useAccessChange<ReturnType<typeof inviteToCases.parse>>({
    run: async (body) => {
      const { cases } = await api.post('/rest/v1/rpc/invite_to_cases', body, invitedToCases);
      const address = typed.trim();
      toastSuccess(t(messages.invitedToCases, { address, count: cases }));
    },
    failed: t(messages.notInvited),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = inviteToCases.safeParse({ case_ids: chosen, role, ...typedAddress(typed) });
    setProblem(addressProblem(typed, checked.error?.issues[0]?.message));
    if (checked.success) share.mutate(checked.data);
  };
  return (
    <FormDialog
      title={t(messages.shareSeveralTitle)}
      description={t(messages.shareSeveralText)}
      work={{
        text: typed === '' && ticked.length === 0 ? '' : JSON.stringify(values),
        onRestore: (text) => setValues(text === '' ? NOTHING : (JSON.parse(text) as Values)),
      }}
      form={{ submit, busy: share.isPending && t(messages.sharingCases) }}
      action={t(messages.shareCount, { count: chosen.length })}
      disabled={chosen.length === 0}
      onClose={onClose}
    >
      <InvitedFields
        typed={typed}
        setTyped={(next) => change({ typed: next })}
        problem={problem}
        role={role}
        setRole={(next) => change({ role: next })}
        roles={memberRoles}
      />
      <CasesToTick
        query={cases}
        none={t(messages.everyCaseShared)}
        ticked={new Set(ticked)}
        onTicked={(next) => change({ ticked: [...next] })}
      />
    </FormDialog>
  );
}
