import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, FileSearch, Headset, Lock, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BUSINESS } from '#shared/business.ts';
import type { BillingDetails, BillingInterval } from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { WithoutScript } from '#web/components/without-script.tsx';
import { useSession } from '#web/data/session.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { Page, PageTitle } from '#web/ui/primitives/page.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { DetailsForm } from '../billing-details-card.tsx';
import { runningOf } from '../current-subscription.ts';
import { longDate } from '../money.ts';
import { PaymentNotes } from '../payment-notes.tsx';
import {
  billingDetailsQuery,
  paymentSettingsQuery,
  plansQuery,
  type SubscriptionWithPlan,
  subscriptionsQuery,
} from '../queries.ts';
import { useSubscribe } from '../use-subscribe.ts';
import { PlanCard } from './plan-card.tsx';

/** Asks who the invoice is for, before the checkout: the place of supply is the customer's State, never presumed. */
function DetailsDialog({
  row,
  onSaved,
  onClose,
}: {
  row: BillingDetails | undefined;
  onSaved: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.detailsFirst)}
      description={t(messages.detailsFirstLead)}
    >
      <DetailsForm row={row} onSaved={onSaved} />
    </Dialog>
  );
}

const BLURBS: readonly (readonly [LucideIcon, Message, Message])[] = [
  [FileSearch, messages.analysisTitle, messages.analysisText],
  [BriefcaseBusiness, messages.casesTitle, messages.casesText],
  [Headset, messages.supportTitle, messages.supportText],
];

function CurrentPlan({ subscription }: { subscription: SubscriptionWithPlan }) {
  const { plan, plan_id, current_period_end: end, cancel_at_period_end: ends } = subscription;
  const values = { name: plan?.name ?? plan_id, date: end ? longDate(end) : t(messages.notAvailable) };
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-surface p-4">
      <p className="text-ui">
        <Rich
          message={ends ? messages.currentPlanBannerEnds : messages.currentPlanBanner}
          values={values}
          tags={{ b: (name) => <strong className="font-semibold">{name}</strong> }}
        />
      </p>
      <SiteLink to="/subscription/manage" className={buttonClass('secondary')}>
        {t(messages.manage)}
      </SiteLink>
    </div>
  );
}

function IntervalChoice({
  value,
  onChange,
}: {
  value: BillingInterval;
  onChange: (value: BillingInterval) => void;
}) {
  return (
    <div className="mx-auto mb-6 max-w-[26rem] noscript:hidden">
      <RadioCards
        label={t(messages.intervalLabel)}
        value={value}
        onValueChange={onChange}
        options={[
          { value: 'monthly', label: t(messages.monthly) },
          { value: 'yearly', label: `${t(messages.yearly)} · ${t(messages.yearlyBadge)}` },
        ]}
      />
    </div>
  );
}

/** Plan cards, with the button of each in its state. */
function PlanCards({
  interval,
  current,
}: {
  interval: BillingInterval;
  current: SubscriptionWithPlan | undefined;
}) {
  const { data: plans, error, refetch } = useQuery(plansQuery);
  const { data: settings } = useQuery(paymentSettingsQuery);
  const [asking, setAsking] = useState<string>();
  const { subscribe, busyPlan } = useSubscribe(setAsking);
  const { data: details } = useQuery({ ...billingDetailsQuery, enabled: asking !== undefined });
  const row = details?.[0];
  useEffect(() => {
    if (error) toastProblem(t(common.error), t(messages.plansFailed));
  }, [error]);
  if (error && !plans)
    return (
      <ErrorState title={t(common.error)} message={t(messages.plansFailed)} onRetry={() => void refetch()} />
    );
  if (!plans)
    return (
      <Loading label={t(messages.loadingPlans)} className="grid gap-6 md:grid-cols-3">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </Loading>
    );
  if (plans.length === 0) return <EmptyState title={t(messages.noPlans)} />;
  return (
    <div className="grid gap-6 md:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          interval={interval}
          isCurrent={current?.plan_id === plan.id}
          isRenewing={
            current?.status === 'active' &&
            !current.cancel_at_period_end &&
            current.plan_id === plan.id &&
            current.billing_interval === interval
          }
          busy={busyPlan === plan.id}
          disabled={settings?.mode === 'off' || busyPlan !== undefined}
          onSubscribe={() => void subscribe(plan.id, interval)}
        />
      ))}
      {asking === undefined ? null : (
        <DetailsDialog
          key={row?.id ?? ''}
          row={row}
          onClose={() => setAsking(undefined)}
          onSaved={() => {
            setAsking(undefined);
            void subscribe(asking, interval);
          }}
        />
      )}
    </div>
  );
}

/** The plans, for everybody. */
export function PlansPage() {
  const { user } = useSession();
  const [interval, setInterval] = useState<BillingInterval>('monthly');
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery(user?.id));
  const current = runningOf(subscriptions);
  return (
    <Page>
      <PageTitle>{t(messages.plansPageTitle)}</PageTitle>
      <header className="mb-6 text-center">
        <h1 className="text-22 font-semibold md:text-28">{t(messages.plansTitle)}</h1>
        <p className="mt-2 text-ui text-ink-soft">
          {t(messages.guarantee, { days: BUSINESS.refund.satisfactionDays })}
        </p>
        <p className="text-13 text-ink-soft">
          {t(messages.refundRule, { days: BUSINESS.refund.firstPurchaseDays })}
        </p>
      </header>
      <PaymentNotes />
      {current?.status === 'active' ? <CurrentPlan subscription={current} /> : null}
      <WithoutScript place="plans" className="mx-auto mb-6 max-w-[44rem]" />
      <IntervalChoice value={interval} onChange={setInterval} />
      <PlanCards interval={interval} current={current} />
      <ul className="mt-12 grid gap-6 md:grid-cols-3">
        {BLURBS.map(([Icon, title, text]) => (
          <li key={title.key} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-strong" />
            <div>
              <h2 className="text-ui font-semibold">{t(title, { hours: BUSINESS.figures.support })}</h2>
              <p className="text-ui text-ink-soft">{t(text, {})}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex items-center justify-center gap-2 text-ui text-ink-soft">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t(messages.secureNote)}
      </p>
    </Page>
  );
}
