import { Check } from 'lucide-react';
import {
  BILLING,
  type BillingInterval,
  featuresOf,
  type SubscriptionPlan,
} from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card } from '#web/ui/primitives/card.tsx';
import { savedPercent, wholeRupees } from '../money.ts';

type Props = {
  plan: SubscriptionPlan;
  interval: BillingInterval;
  isCurrent: boolean;
  /** The user has this plan for this interval, and it renews. */
  isRenewing: boolean;
  busy: boolean;
  /** Another plan is in progress, or nothing is sold here. */
  disabled: boolean;
  onSubscribe: () => void;
};

function Price({ plan, interval }: Pick<Props, 'plan' | 'interval'>) {
  const yearly = interval === 'yearly';
  const price = yearly ? plan.price_yearly : plan.price_monthly;
  if (price === null) return <p className="mt-4 text-ui text-ink-soft">{t(messages.priceMissing)}</p>;
  const saved = yearly && plan.price_monthly !== null ? savedPercent(plan.price_monthly, price) : 0;
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-28 font-semibold tabular-nums">{wholeRupees(price)}</span>
        <span className="text-ui text-ink-soft">{t(yearly ? messages.perYear : messages.perMonth)}</span>
      </p>
      {saved > 0 ? (
        <p className="mt-1 text-ui font-medium text-good">{t(messages.savePercent, { percent: saved })}</p>
      ) : null}
      {yearly && price > BILLING.approvalAbove ? (
        <p className="mt-2 text-13 text-ink-soft">
          {t(messages.approvalNote, { amount: wholeRupees(BILLING.approvalAbove) })}
        </p>
      ) : null}
    </div>
  );
}

/** A plan with its price, its features and the button that subscribes. */
export function PlanCard({ plan, interval, isCurrent, isRenewing, busy, disabled, onSubscribe }: Props) {
  const yearly = interval === 'yearly';
  const price = yearly ? plan.price_yearly : plan.price_monthly;
  return (
    <Card className="flex flex-col p-6" aria-label={plan.name}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18 font-semibold">{plan.name}</h2>
        {isCurrent ? <Badge tone="accent">{t(messages.currentPlan)}</Badge> : null}
      </header>
      <p className="mt-1 text-ui text-ink-soft">{plan.description}</p>
      <Price plan={plan} interval={interval} />
      <ul className="mt-4 mb-6 flex flex-col gap-2">
        {featuresOf(plan.features).map((feature) => (
          <li key={feature} className="flex items-start gap-2 text-ui">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={isRenewing ? 'secondary' : 'primary'}
        className="mt-auto w-full noscript:hidden"
        // It keeps the focus after the payment.
        aria-disabled={isRenewing || undefined}
        disabled={!isRenewing && (disabled || price === null)}
        busy={busy && t(messages.processing)}
        onClick={isRenewing ? undefined : onSubscribe}
      >
        {isRenewing ? t(messages.currentPlan) : t(yearly ? messages.subscribeYearly : messages.subscribe)}
      </Button>
    </Card>
  );
}
