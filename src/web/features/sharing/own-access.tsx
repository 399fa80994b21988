import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseMember } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { type Choice, changeChoice, endMembership, ownMembershipQuery } from './queries.ts';
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

type Props = { caseId: string; userId: string; title: string; onLeft: () => void };

/** A member's settings for a case, and the way out; nothing for one who reaches it through a chambers alone. */
export function OwnAccess({ caseId, userId, title, onLeft }: Props) {
  const own = useQuery(ownMembershipQuery(caseId, userId)).data?.[0];
  if (!own) return null;
  return (
    <>
      <Choices own={own} />
      <Leave own={own} title={title} onLeft={onLeft} />
    </>
  );
}
