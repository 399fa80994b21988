import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { DescriptionList } from '#web/ui/primitives/description-list.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { nextOf, runningOf } from './current-subscription.ts';
import { longDate, wholeRupees } from './money.ts';
import { PaymentNotes } from './payment-notes.tsx';
import { entitlementsQuery, type SubscriptionWithPlan, subscriptionsQuery } from './queries.ts';
import { StandingNote } from './standing-note.tsx';
import { CancelButton, ChangeMethodButton, ResumeButton } from './subscription-actions.tsx';
import { type LimitedUse, NEARLY, usesOf } from './uses.ts';

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
function LimitsCard() {
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

function StatusLine({
  subscription: { status, cancel_at_period_end: ends },
}: {
  subscription: SubscriptionWithPlan;
}) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span
        aria-hidden
        className={cx('size-2.5 rounded-full', status === 'active' ? 'bg-good' : 'bg-caution')}
      />
      {t(messages.statusName, { status })}
      {ends ? <span className="text-ink-soft">{t(messages.cancelsAtEnd)}</span> : null}
    </span>
  );
}

function priceLine({ plan, billing_interval: interval }: SubscriptionWithPlan): string {
  const yearly = interval === 'yearly';
  const price = yearly ? plan?.price_yearly : plan?.price_monthly;
  if (price === null || price === undefined) return t(messages.notAvailable);
  return t(yearly ? messages.pricePerYear : messages.pricePerMonth, { price: wholeRupees(price) });
}

function Subscription({
  subscription,
  next,
}: {
  subscription: SubscriptionWithPlan;
  next: SubscriptionWithPlan | undefined;
}) {
  const { plan, plan_id, status, payment_method: method, cancel_at_period_end: ends } = subscription;
  const { current_period_start: from, current_period_end: to } = subscription;
  const day = (moment: string | null) => (moment === null ? t(messages.notAvailable) : longDate(moment));
  const facts = [
    { label: t(messages.status), value: <StatusLine subscription={subscription} /> },
    { label: t(messages.planPrice), value: priceLine(subscription) },
    { label: t(messages.currentPeriod), value: t(messages.period, { start: day(from), end: day(to) }) },
    { label: t(messages.paymentMethod), value: method },
  ];
  return (
    <Card>
      <CardHeader title={t(messages.currentPlanNamed, { name: plan?.name ?? plan_id })} />
      <CardBody className="flex flex-col gap-4">
        <StandingNote />
        <DescriptionList facts={facts} className="sm:grid-cols-2" />
        <p className="text-ui text-ink-soft">
          {ends && status === 'active' ? t(messages.endsMeaning) : t(messages.statusMeaning, { status })}
        </p>
        {next ? (
          <p className="flex flex-wrap items-center justify-between gap-2 text-ui">
            <span>
              {t(messages.nextPlan, {
                date: day(next.starts_at),
                name: next.plan?.name ?? next.plan_id,
              })}
            </span>
            <CancelButton subscription={next} />
          </p>
        ) : null}
        {method === 'upi' ? <p className="text-13 text-ink-soft">{t(messages.methodFixed)}</p> : null}
        <div className="flex flex-wrap gap-2">
          <Link to="/subscription/payments" className={buttonClass('secondary')}>
            {t(messages.viewHistory)}
          </Link>
          <Link to="/subscription" className={buttonClass('secondary')}>
            {t(messages.changePlan)}
          </Link>
          <ChangeMethodButton subscription={subscription} />
          <ResumeButton subscription={subscription} next={next} />
          {ends ? null : <CancelButton subscription={subscription} />}
        </div>
      </CardBody>
    </Card>
  );
}

function Content() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(subscriptionsQuery(user?.id));
  useEffect(() => {
    if (error) toastProblem(t(common.error), t(messages.manageFailed));
  }, [error]);
  if (error && !data)
    return (
      <ErrorState title={t(common.error)} message={t(messages.manageFailed)} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <Loading label={t(messages.loadingSubscription)}>
        <Skeleton className="h-72" />
      </Loading>
    );
  const next = nextOf(data);
  const subscription = runningOf(data) ?? next;
  if (!subscription)
    return (
      <EmptyState
        title={t(messages.noSubscription)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {/* Invoices of a subscription that has ended. */}
            <Link to="/subscription/payments" className={buttonClass('secondary')}>
              {t(messages.viewHistory)}
            </Link>
            <Link to="/subscription" className={buttonClass('primary')}>
              {t(messages.viewPlans)}
            </Link>
          </div>
        }
      >
        {t(messages.noSubscriptionText)}
      </EmptyState>
    );
  return <Subscription subscription={subscription} next={subscription === next ? undefined : next} />;
}

/** The subscription of the user, what it allows, and what can be done with it. */
export function ManagePage() {
  return (
    <Page className="max-w-[52rem]!">
      <PageTitle>{t(messages.manageTitle)}</PageTitle>
      <PageHeader title={t(messages.manageTitle)} />
      <PaymentNotes />
      <div className="flex flex-col gap-6">
        <Content />
        <LimitsCard />
      </div>
    </Page>
  );
}
