import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chambersCaseRoles } from '#shared/contracts/sharing/roles.ts';
import type { Chambers } from '#shared/contracts/sharing/sharing.ts';
import { messages as cases } from '#shared/messages/en/practice/cases.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { CasesToTick } from '../cases-to-tick.tsx';
import { useAccessChange } from '../use-change.ts';
import {
  casesOfChambersQuery,
  casesToShareQuery,
  deleteChambers,
  leaveChambers,
  type PersonOfChambers,
  shareCases,
} from './queries.ts';

type Role = (typeof chambersCaseRoles)[number];
type ShareCasesProps = { one: Chambers; onClose: () => void };

/** Shares several cases with a chambers at once. */
function ShareCases({ one, onClose }: ShareCasesProps) {
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

type Props = { one: Chambers; own: PersonOfChambers };

/** The question before a member leaves: which of their cases the chambers keeps. */
function Leave({ one: { id, name }, own, onClose }: Props & { onClose: () => void }) {
  const { data, error, refetch } = useQuery(casesOfChambersQuery(id, own.user_id));
  const [ended, setEnded] = useState<readonly string[]>([]);
  const leave = useAccessChange({
    run: () => leaveChambers(own.member_id, ended),
    done: () => ({ title: t(messages.leftChambers), description: name }),
    onDone: onClose,
  });
  const toggle = (share: string, on: boolean) =>
    setEnded(on ? [...ended, share] : ended.filter((other) => other !== share));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.leaveChambersTitle, { name })}
      description={t(messages.leaveChambersEffect)}
      confirm={t(messages.leaveChambers)}
      danger
      ready={data !== undefined}
      busy={leave.isPending && t(messages.leaving)}
      onConfirm={() => leave.mutate()}
    >
      {error ? (
        <ErrorState
          title={t(cases.casesNotLoaded)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && data.length > 0 ? (
        <fieldset className="mt-4 max-h-60 overflow-y-auto">
          <legend className="text-ui">{t(messages.chambersKeeps)}</legend>
          {data.map((share) => (
            <Checkbox
              key={share.id}
              label={share.case?.title ?? t(messages.unnamed)}
              checked={ended.includes(share.id)}
              onCheckedChange={(on) => toggle(share.id, on)}
            />
          ))}
        </fieldset>
      ) : null}
    </ConfirmDialog>
  );
}

function Delete({ one: { id, name }, onClose }: Pick<Props, 'one'> & { onClose: () => void }) {
  const remove = useAccessChange({
    run: () => deleteChambers(id),
    done: () => ({ title: t(messages.chambersDeleted), description: name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.deleteChambersTitle, { name })}
      description={t(messages.deleteChambersEffect)}
      confirm={t(messages.deleteChambers)}
      danger
      busy={remove.isPending && t(messages.deletingChambers)}
      onConfirm={() => remove.mutate()}
    />
  );
}

/** For a member to share cases with a chambers or to leave it, for a head also to delete it. */
export function ChambersActions({ one, own }: Props) {
  const [asking, setAsking] = useState<'leave' | 'delete'>();
  const [sharing, setSharing] = useState(false);
  const { name } = one;
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-label={t(messages.shareCasesNamed, { name })} onClick={() => setSharing(true)}>
        {t(messages.shareCases)}
      </Button>
      {sharing ? <ShareCases one={one} onClose={() => setSharing(false)} /> : null}
      <Button aria-label={t(messages.leaveChambersNamed, { name })} onClick={() => setAsking('leave')}>
        {t(messages.leaveChambers)}
      </Button>
      {own.role === 'head' ? (
        <Button
          variant="danger"
          aria-label={t(messages.deleteChambersNamed, { name })}
          onClick={() => setAsking('delete')}
        >
          {t(messages.deleteChambers)}
        </Button>
      ) : null}
      {asking === 'leave' ? <Leave one={one} own={own} onClose={close} /> : null}
      {asking === 'delete' ? <Delete one={one} onClose={close} /> : null}
    </div>
  );
}
