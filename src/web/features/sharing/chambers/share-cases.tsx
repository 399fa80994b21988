import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chambersCaseRoles } from '#shared/contracts/sharing/roles.ts';
import type { Chambers } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { CasesToTick } from '../cases-to-tick.tsx';
import { useAccessChange } from '../use-change.ts';
import { casesToShareQuery, shareCases } from './queries.ts';

type Role = (typeof chambersCaseRoles)[number];
type Props = { one: Chambers; onClose: () => void };

/** Shares several cases with a chambers at once. */
export function ShareCases({ one, onClose }: Props) {
  const me = useSession().user?.id ?? '';
  const cases = useQuery(casesToShareQuery(one.id, me));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // A case may be gone since it was ticked.
  const chosen = (cases.data ?? []).filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const [role, setRole] = useState<Role>('viewer');
  const share = useAccessChange({
    run: () => shareCases(one.id, chosen, role),
    done: () => ({ title: t(messages.casesShared, { count: chosen.length, name: one.name }) }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(messages.shareCasesWith, { name: one.name })}
      description={t(messages.clerksAreClerks)}
      work={{
        text: [...ticked].join(' '),
        onRestore: (text) => setTicked(new Set(text.split(' ').filter((id) => id !== ''))),
      }}
      footer={
        <DialogButtons
          action={t(messages.shareCount, { count: chosen.length })}
          disabled={chosen.length === 0}
          busy={share.isPending && t(messages.sharingCases)}
          onClick={() => share.mutate()}
          onClose={onClose}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField<Role>
          label={t(messages.roleLabel)}
          value={role}
          onValueChange={setRole}
          options={chambersCaseRoles.map((value) => ({
            value,
            label: t(messages.role, { role: value }),
          }))}
        />
        <CasesToTick query={cases} none={t(messages.noCasesToShare)} ticked={ticked} onTicked={setTicked} />
      </div>
    </Dialog>
  );
}
