import { useQuery } from '@tanstack/react-query';
import { Ellipsis, KeyRound, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { type MemberRole, memberRoles } from '#shared/contracts/sharing/roles.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useSession } from '#web/data/session.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import {
  changeMemberRole,
  endMembership,
  handOver,
  type PersonOfCase,
  peopleOfCaseQuery,
} from './queries.ts';
import { useAccessChange } from './use-change.ts';

export const nameOf = ({ name, email, phone }: Pick<PersonOfCase, 'name' | 'email' | 'phone'>): string =>
  name ?? email ?? phone ?? t(messages.unnamed);

/** The address, and the chambers through which somebody reaches the case. */
export function detailsOf({ name, email, phone, chambers }: PersonOfCase): string {
  const address = name === null ? null : (email ?? phone);
  const through = chambers === null ? null : t(messages.through, { chambers });
  return [address, through].filter((part) => part !== null && part !== '').join(' · ');
}

const roleOptions = () => memberRoles.map((value) => ({ value, label: t(messages.role, { role: value }) }));

type HandOverProps = { caseId: string; person: PersonOfCase; onClose: () => void };

function HandOver({ caseId, person, onClose }: HandOverProps) {
  const name = nameOf(person);
  const change = useAccessChange({
    run: () => handOver(caseId, person.user_id),
    done: () => ({ title: t(messages.handedOver), description: t(messages.handedOverDetail, { name }) }),
    failed: t(messages.notHandedOver),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.handOverTitle, { name })}
      description={t(messages.handOverEffect, { name })}
      confirm={t(messages.handOver)}
      busy={change.isPending && t(messages.handingOver)}
      onConfirm={() => change.mutate(undefined, { onSettled: onClose })}
    />
  );
}

type ActionsProps = { caseId: string; person: PersonOfCase };

/** The owner's actions on a person: change the role or end the access at once, and offer the case. */
function OwnerActions({ caseId, person }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const name = nameOf(person);
  const { member_id: id, role } = person;
  const change = useAccessChange({
    run: (next: MemberRole) => changeMemberRole(id ?? '', next),
    done: (next) => ({
      title: t(messages.roleChanged),
      description: `${name} · ${t(messages.role, { role: next })}`,
    }),
  });
  const end = useAccessChange({
    run: () => endMembership(id ?? ''),
    done: () => ({ title: t(messages.accessEnded), description: name }),
  });
  const shown = change.isPending ? change.variables : memberRoles.find((known) => known === role);
  return (
    <div className="flex items-center gap-1">
      {id === null ? (
        <span className="px-2 text-ui text-ink-soft">{t(messages.role, { role })}</span>
      ) : (
        <Select<MemberRole>
          aria-label={t(messages.roleOf, { name })}
          className="w-36"
          value={shown}
          onValueChange={(next) => change.mutate(next)}
          options={roleOptions()}
        />
      )}
      {id === null && role === 'clerk' ? null : (
        <DropdownMenu
          trigger={
            <Button variant="quiet" size="icon" aria-label={t(messages.actionsFor, { name })}>
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          {role === 'clerk' ? null : (
            <DropdownItem onSelect={() => setAsking(true)}>
              <KeyRound aria-hidden />
              {t(messages.handOver)}
            </DropdownItem>
          )}
          {id === null ? null : (
            <DropdownItem danger onSelect={() => end.mutate()}>
              <UserMinus aria-hidden />
              {t(messages.endAccess)}
            </DropdownItem>
          )}
        </DropdownMenu>
      )}
      {asking ? <HandOver caseId={caseId} person={person} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

type Props = {
  caseId: string;
  /** The reader owns the case. */
  owns: boolean;
};

/** The people with access to a case; its owner changes it here. */
export function PeopleList({ caseId, owns }: Props) {
  const query = useQuery(peopleOfCaseQuery(caseId));
  const { data } = query;
  const me = useSession().user?.id;
  if (!data)
    return (
      <Unloaded
        of={query}
        failed={t(messages.peopleNotLoaded)}
        loading={t(messages.loadingPeople)}
        skeleton="h-12"
        count={2}
      />
    );
  return (
    <section aria-label={t(messages.peopleTitle)}>
      <h3 className="border-b border-line pb-2 text-13 font-medium text-ink-soft">
        {t(messages.peopleTitle)}
      </h3>
      <ul className="divide-y divide-line">
        {data.map((person) => {
          const name = nameOf(person);
          const details = detailsOf(person);
          return (
            <li
              key={`${person.user_id} ${person.chambers_id ?? ''}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 row-pad-tight"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="text-ui font-medium [overflow-wrap:anywhere]">
                  {person.user_id === me ? t(messages.you, { name }) : name}
                </p>
                {details ? <p className="text-13 text-ink-soft [overflow-wrap:anywhere]">{details}</p> : null}
              </div>
              {owns && person.role !== 'owner' ? (
                <OwnerActions caseId={caseId} person={person} />
              ) : (
                <span className="text-ui text-ink-soft">{t(messages.role, { role: person.role })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
