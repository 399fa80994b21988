import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { formatNumber, sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { entitlementsQuery } from '../queries.ts';

type Meter = { label: string; used: number; limit: number; show: (value: number) => string };

/** From here on a meter is shown as nearly full. */
const NEARLY = 0.8;

function UseMeter({ label, used, limit, show }: Meter) {
  const unlimited = limit === Number.MAX_SAFE_INTEGER;
  const share = unlimited || limit === 0 ? 0 : used / limit;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-ui">
        <span>{label}</span>
        <span className="text-ink-soft tabular-nums">
          {unlimited ? show(used) : t(messages.usedOf, { used: show(used), limit: show(limit) })}
        </span>
      </p>
      {unlimited ? null : (
        <meter
          aria-label={label}
          className="mt-1 h-2 w-full"
          min={0}
          max={1}
          high={NEARLY}
          optimum={0}
          value={Math.min(1, share)}
        />
      )}
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
  const { plan, limits, used } = data;
  const title = plan ? t(messages.limitsTitle, { plan: plan.name }) : t(messages.limitsTitleWithoutPlan);
  const count = (value: number) => formatNumber(value);
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className="flex flex-col gap-4">
        <UseMeter
          label={t(messages.storage)}
          used={used.storage_bytes}
          limit={limits.storage_bytes}
          show={sizeLimit}
        />
        <UseMeter
          label={t(messages.aiTokens)}
          used={used.ai_tokens_month}
          limit={limits.ai_tokens_month}
          show={count}
        />
        <UseMeter
          label={t(messages.ocrPages)}
          used={used.ocr_pages_month}
          limit={limits.ocr_pages_month}
          show={count}
        />
      </CardBody>
    </Card>
  );
}
