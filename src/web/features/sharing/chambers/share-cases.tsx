import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chambersCaseRoles } from '#shared/contracts/sharing/roles.ts';
import type { Chambers } from '#shared/contracts/sharing/sharing.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { CasesToTick } from '../cases-to-tick.tsx';
import { useAccessChange } from '../use-change.ts';
import { casesToShareQuery, shareCases } from './queries.ts';

type Role = (typeof chambersCaseRoles)[number];
type Props = { one: Chambers; onClose: () => void };

/** Shares several cases with a chambers at once. */
export function ShareCases({ one, onClose }: Props) {
  const me = useSession().user?.id ?? '';
  const { data: rows, error, refetch } = useQuery(casesToShareQuery(one.id, me));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [role, setRole] = useState<Role>('viewer');
  const share = useAccessChange({
    run: () => shareCases(one.id, [...ticked], role),
    done: () => ({ title: t(messages.casesShared, { count: ticked.size, name: one.name }) }),
    onDone: onClose,
  });
  const body = () => {
    if (error && !rows)
      return (
        <ErrorState
          title={t(messages.casesToShareFailed)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      );
    if (!rows)
      return (
        <Loading label={t(messages.loadingCasesToShare)}>
          <Skeleton className="h-40" />
        </Loading>
      );
    if (rows.length === 0) return <p className="text-ui text-ink-soft">{t(messages.noCasesToShare)}</p>;
    return <CasesToTick rows={rows} ticked={ticked} onTicked={setTicked} />;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.shareCasesWith, { name: one.name })}
      description={t(messages.clerksAreClerks)}
      footer={
        <>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button
            variant="primary"
            disabled={ticked.size === 0}
            busy={share.isPending && t(messages.sharingCases)}
            onClick={() => share.mutate()}
          >
            {t(messages.shareCount, { count: ticked.size })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t(messages.roleLabel)}>
          {(field) => (
            <Select<Role>
              {...field}
              value={role}
              onValueChange={setRole}
              options={chambersCaseRoles.map((value) => ({
                value,
                label: t(messages.role, { role: value }),
              }))}
            />
          )}
        </Field>
        {body()}
      </div>
    </Dialog>
  );
}
