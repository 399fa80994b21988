import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { entitlementsQuery } from '../queries.ts';
import { type LimitedUse, NEARLY, usesOf } from '../uses.ts';

function UseMeter({ use }: { use: LimitedUse }) {
  const { label, used, limit, show, share, note } = use;
  if (share === undefined)
    return (
      <p className="flex flex-wrap justify-between gap-x-4 text-ui">
        <span>{label}</span>
        <span className="text-ink-soft tabular-nums">{show(used)}</span>
      </p>
    );
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-ui">
        <span>{label}</span>
        <span className="text-ink-soft tabular-nums">
          {t(messages.usedOf, { used: show(used), limit: show(limit) })}
        </span>
      </p>
      <meter
        aria-label={label}
        className="mt-1 h-2 w-full"
        min={0}
        max={1}
        high={NEARLY}
        optimum={0}
        value={Math.min(1, share)}
      />
      {note ? <p className="text-13 text-caution">{note}</p> : null}
    </div>
  );
}

/** The limits of the plan with what is used of them. */
export function LimitsCard() {
  const { data, error } = useQuery(entitlementsQuery);
  if (error && !data) return <p className="text-ui text-ink-soft">{t(messages.limitsFailed)}</p>;
  if (!data)
    return (
      <Loading label={t(messages.loadingLimits)}>
        <Skeleton className="h-40" />
      </Loading>
    );
  const { plan } = data;
  const title = plan ? t(messages.limitsTitle, { plan: plan.name }) : t(messages.limitsTitleWithoutPlan);
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className="flex flex-col gap-4">
        {usesOf(data).map((use) => (
          <UseMeter key={use.label} use={use} />
        ))}
      </CardBody>
    </Card>
  );
}
