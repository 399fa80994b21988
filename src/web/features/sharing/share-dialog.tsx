import { useQuery } from '@tanstack/react-query';
import { memberRoles } from '#shared/contracts/sharing/roles.ts';
import { SHARING } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { OwnOffer } from './case-offer.tsx';
import { ChambersShare } from './chambers-share.tsx';
import { InviteForm } from './invite-form.tsx';
import { OwnAccess } from './own-access.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { PeopleList } from './people-list.tsx';
import { clerkDraftsQuery, openDraftsToClerks } from './queries.ts';
import { useAccessChange } from './use-change.ts';

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
