import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { type ChambersRole, chambersRoles } from '#shared/contracts/sharing/roles.ts';
import type { Chambers } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useSession } from '#web/data/session.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { InviteForm } from '../invite-form.tsx';
import { PendingInvitations } from '../pending-invitations.tsx';
import { nameOf } from '../people-list.tsx';
import { chambersQuery } from '../queries.ts';
import { useAccessChange } from '../use-change.ts';
import { ChambersActions } from './chambers-actions.tsx';
import { NameDialog } from './name-dialog.tsx';
import { changeRole, type PersonOfChambers, peopleOfChambersQuery, removeMember } from './queries.ts';

const roleOptions = () => chambersRoles.map((value) => ({ value, label: t(messages.role, { role: value }) }));

/** Actions of a head on a member. */
function HeadActions({ person }: { person: PersonOfChambers }) {
  const name = nameOf(person);
  const change = useAccessChange({
    run: (role: ChambersRole) => changeRole(person.member_id, role),
    done: () => ({ title: t(messages.roleChanged), description: name }),
  });
  const remove = useAccessChange({
    run: () => removeMember(person.member_id),
    done: () => ({ title: t(messages.memberRemoved), description: name }),
  });
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Select<ChambersRole>
        aria-label={t(messages.roleOf, { name })}
        className="w-32"
        value={change.isPending ? change.variables : person.role}
        onValueChange={(role) => change.mutate(role)}
        options={roleOptions()}
      />
      <Button variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {t(messages.removeMember)}
      </Button>
    </span>
  );
}

type PersonProps = { person: PersonOfChambers; me: string | undefined; head: boolean };

function Person({ person, me, head }: PersonProps) {
  const name = nameOf(person);
  const self = person.user_id === me;
  const address = person.name === null ? null : (person.email ?? person.phone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 row-pad-tight">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ui font-medium [overflow-wrap:anywhere]">
          {self ? t(messages.you, { name }) : name}
        </p>
        {address ? <p className="text-13 text-ink-soft [overflow-wrap:anywhere]">{address}</p> : null}
      </div>
      {head && !self ? (
        <HeadActions person={person} />
      ) : (
        <span className="text-ui text-ink-soft">{t(messages.role, { role: person.role })}</span>
      )}
    </li>
  );
}

/** One chambers: its name, its members with their roles, and for a head the invitations. */
function ChambersCard({ one }: { one: Chambers }) {
  const me = useSession().user?.id;
  const { data } = useQuery(peopleOfChambersQuery(one.id));
  const [renaming, setRenaming] = useState(false);
  const own = data?.find(({ user_id }) => user_id === me);
  const head = own?.role === 'head';
  const to = { chambers_id: one.id };
  return (
    <Card>
      <CardHeader
        title={<span className="[overflow-wrap:anywhere]">{one.name}</span>}
        actions={
          head ? (
            <Button
              aria-label={t(messages.renameNamed, { name: one.name })}
              onClick={() => setRenaming(true)}
            >
              {t(messages.rename)}
            </Button>
          ) : null
        }
      />
      <CardBody className="flex flex-col gap-6">
        {data ? (
          <ul className="divide-y divide-line">
            {data.map((person) => (
              <Person key={person.member_id} person={person} me={me} head={head} />
            ))}
          </ul>
        ) : (
          <Loading label={t(messages.loadingPeople)}>
            <Skeleton className="h-12" />
          </Loading>
        )}
        {head ? (
          <section aria-label={t(messages.inviteTo, { name: one.name })}>
            <h3 className="mb-3 text-ui font-semibold">{t(messages.inviteTo, { name: one.name })}</h3>
            <InviteForm to={to} roles={chambersRoles} first="member" />
          </section>
        ) : null}
        {head ? <PendingInvitations to={to} /> : null}
        {own ? <ChambersActions one={one} own={own} /> : null}
      </CardBody>
      {renaming ? <NameDialog known={one} onClose={() => setRenaming(false)} /> : null}
    </Card>
  );
}

/** The chambers of the reader. */
export function ChambersList({ onNew }: { onNew: () => void }) {
  const query = useQuery(chambersQuery);
  const { data } = query;
  if (!data)
    return (
      <Unloaded
        of={query}
        failed={t(messages.chambersNotLoaded)}
        loading={t(messages.loadingChambers)}
        skeleton="h-40"
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Landmark aria-hidden />}
        title={t(messages.noChambers)}
        action={<Button onClick={onNew}>{t(messages.newChambers)}</Button>}
      >
        {t(messages.noChambersHint)}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {data.map((one) => (
        <ChambersCard key={one.id} one={one} />
      ))}
    </div>
  );
}
