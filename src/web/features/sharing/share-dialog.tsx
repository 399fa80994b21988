import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chambersCaseRoles, memberRoles } from '#shared/contracts/sharing/roles.ts';
import {
  type CaseChambers,
  type CaseMember,
  type Chambers,
  SHARING,
} from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { Select, SelectField } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { OwnOffer } from './case-offer.tsx';
import { InviteForm } from './invite-form.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { PeopleList } from './people-list.tsx';
import {
  type Choice,
  chambersOfCaseQuery,
  chambersQuery,
  changeChambersShare,
  changeChoice,
  clerkDraftsQuery,
  endChambersShare,
  endMembership,
  openDraftsToClerks,
  ownMembershipQuery,
  shareWithChambers,
} from './queries.ts';
import { useAccessChange } from './use-change.ts';

type Role = (typeof chambersCaseRoles)[number];

const roleOptions = () =>
  chambersCaseRoles.map((value) => ({ value, label: t(messages.role, { role: value }) }));

function SharedWith({ share, name }: { share: CaseChambers; name: string }) {
  const change = useAccessChange({
    run: (role: Role) => changeChambersShare(share.id, role),
    done: () => ({ title: t(messages.roleChanged), description: name }),
  });
  const end = useAccessChange({
    run: () => endChambersShare(share.id),
    done: () => ({ title: t(messages.accessEnded), description: name }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40 text-ui font-medium [overflow-wrap:anywhere]">{name}</span>
      <span className="flex items-center gap-1">
        <Select<Role>
          aria-label={t(messages.roleOf, { name })}
          className="w-36"
          value={change.isPending ? change.variables : share.role}
          onValueChange={(role) => change.mutate(role)}
          options={roleOptions()}
        />
        <Button variant="quiet" disabled={end.isPending} onClick={() => end.mutate()}>
          {t(messages.endAccess)}
        </Button>
      </span>
    </li>
  );
}

function ShareWith({ caseId, others }: { caseId: string; others: readonly Chambers[] }) {
  const [chosen, setChosen] = useState<string>();
  const [role, setRole] = useState<Role>('viewer');
  const one = others.find(({ id }) => id === chosen) ?? others[0];
  const share = useAccessChange({
    run: (chambers: Chambers) => shareWithChambers(caseId, chambers.id, role),
    done: ({ name }) => ({ title: t(messages.sharedWithChambers, { name }) }),
  });
  if (!one) return null;
  return (
    <div className="grid items-end gap-3 pt-3 md:grid-cols-[1fr_10rem_auto]">
      <SelectField
        label={t(messages.chambersToShare)}
        value={one.id}
        onValueChange={setChosen}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField<Role>
        label={t(messages.roleLabel)}
        value={role}
        onValueChange={setRole}
        options={roleOptions()}
      />
      <Button disabled={share.isPending} onClick={() => share.mutate(one)}>
        {t(messages.shareWith)}
      </Button>
    </div>
  );
}

/** Shares a case with whole chambers; nothing for a reader without one. */
function ChambersShare({ caseId }: { caseId: string }) {
  const { data: mine = [] } = useQuery(chambersQuery);
  const { data: shares = [] } = useQuery(chambersOfCaseQuery(caseId));
  // A chambers that the owner has left keeps its access, and its name is not known here.
  const nameOf = (id: string) => mine.find((one) => one.id === id)?.name ?? t(messages.chambers);
  if (mine.length === 0 && shares.length === 0) return null;
  return (
    <section aria-label={t(messages.shareWithChambers)}>
      <h3 className="border-b border-line pb-2 text-13 font-medium text-ink-soft">
        {t(messages.shareWithChambers)}
      </h3>
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <SharedWith key={share.id} share={share} name={nameOf(share.chambers_id)} />
        ))}
      </ul>
      <ShareWith
        caseId={caseId}
        others={mine.filter(({ id }) => !shares.some((share) => share.chambers_id === id))}
      />
      <p className="pt-2 text-13 text-ink-soft">{t(messages.clerksAreClerks)}</p>
    </section>
  );
}

function Choices({ own }: { own: CaseMember }) {
  const change = useAccessChange({
    run: ({ choice, on }: { choice: Choice; on: boolean }) => changeChoice(own.id, choice, on),
  });
  const { isPending, variables } = change;
  const isOn = (choice: Choice) => (isPending && variables.choice === choice ? variables.on : own[choice]);
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={t(messages.inCalendar)}
        description={t(messages.inCalendarHint)}
        checked={isOn('in_calendar')}
        onCheckedChange={(on) => change.mutate({ choice: 'in_calendar', on })}
      />
      <Switch
        label={t(messages.byMail)}
        description={t(messages.byMailHint)}
        checked={isOn('by_mail')}
        onCheckedChange={(on) => change.mutate({ choice: 'by_mail', on })}
      />
    </div>
  );
}

type LeaveProps = { own: CaseMember; title: string; onLeft: () => void };

function Leave({ own, title, onLeft }: LeaveProps) {
  const [asking, setAsking] = useState(false);
  const leave = useAccessChange({
    run: () => endMembership(own.id),
    done: () => ({ title: t(messages.leftCase), description: title }),
    onDone: onLeft,
  });
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t(messages.leaveCase)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.leaveCaseTitle, { title })}
        description={t(messages.leaveCaseEffect)}
        confirm={t(messages.leaveCase)}
        danger
        busy={leave.isPending && t(messages.leaving)}
        onConfirm={() => leave.mutate()}
      />
    </>
  );
}

type OwnAccessProps = { caseId: string; userId: string; title: string; onLeft: () => void };

/** A member's settings for a case, and the way out; nothing for one who reaches it through a chambers alone. */
function OwnAccess({ caseId, userId, title, onLeft }: OwnAccessProps) {
  const own = useQuery(ownMembershipQuery(caseId, userId)).data?.[0];
  if (!own) return null;
  return (
    <>
      <Choices own={own} />
      <Leave own={own} title={title} onLeft={onLeft} />
    </>
  );
}

/** The owner's setting: clerks of the case read, write and print its drafts. */
function ClerkDrafts({ caseId }: { caseId: string }) {
  const { data } = useQuery(clerkDraftsQuery(caseId));
  const change = useAccessChange({ run: (on: boolean) => openDraftsToClerks(caseId, on) });
  if (data === undefined) return null;
  return (
    <Switch
      label={t(messages.clerkDrafts)}
      description={t(messages.clerkDraftsHint)}
      checked={change.isPending ? change.variables : data}
      onCheckedChange={(on) => change.mutate(on)}
    />
  );
}

type Props = {
  caseId: string;
  title: string;
  /** The reader owns the case. */
  owns: boolean;
  onClose: () => void;
  /** The reader has left the case. */
  onLeft: () => void;
};

/** The people with access to a case: its owner shares it here, a member sees who is in it and leaves it. */
export function ShareDialog({ caseId, title, owns, onClose, onLeft }: Props) {
  const { user } = useSession();
  const to = { case_id: caseId };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      width={owns ? 'lg' : 'md'}
      title={t(owns ? messages.shareTitle : messages.peopleTitle)}
      description={owns ? t(messages.shareIntro, { days: SHARING.invitationDays }) : t(messages.peopleIntro)}
    >
      <div className="flex flex-col gap-6">
        {owns ? <InviteForm to={to} roles={memberRoles} first="editor" /> : null}
        <PeopleList caseId={caseId} owns={owns} />
        {owns ? <OwnOffer caseId={caseId} /> : null}
        {owns ? <PendingInvitations to={to} /> : null}
        {owns ? <ChambersShare caseId={caseId} /> : null}
        {owns ? <ClerkDrafts caseId={caseId} /> : null}
        {owns || !user ? null : <OwnAccess caseId={caseId} userId={user.id} title={title} onLeft={onLeft} />}
      </div>
    </Dialog>
  );
}
