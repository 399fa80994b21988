import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chambersCaseRoles } from '#shared/contracts/sharing/roles.ts';
import type { CaseChambers, Chambers } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Select, SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import {
  chambersOfCaseQuery,
  chambersQuery,
  changeChambersShare,
  endChambersShare,
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
export function ChambersShare({ caseId }: { caseId: string }) {
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
