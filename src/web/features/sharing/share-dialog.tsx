import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberRoles } from '#shared/contracts/sharing/roles.ts';
import { type CaseMember, SHARING } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { OwnOffer } from './case-offer.tsx';
import { ChambersShare } from './chambers-share.tsx';
import { InviteForm } from './invite-form.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { PeopleList } from './people-list.tsx';
import {
  type Choice,
  changeChoice,
  clerkDraftsQuery,
  endMembership,
  openDraftsToClerks,
  ownMembershipQuery,
} from './queries.ts';
import { useAccessChange } from './use-change.ts';

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
