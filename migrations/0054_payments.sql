-- Plans, subscriptions, payments and invoices. Only the worker writes what the payment provider says; a user reads their
-- own rows. Amounts of payments are in paise, prices of plans in rupees. Decision 58.
create table public.subscription_plans (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null,
  description text not null default '',
  -- Rupees; null: not sold for this interval.
  price_monthly integer check (price_monthly > 0),
  price_yearly integer check (price_yearly > 0),
  features jsonb not null default '[]',
  -- storage_bytes, ai_tokens_month, ocr_pages_month.
  limits jsonb not null,
  -- False for a plan that the file of plans no longer has.
  for_sale boolean not null default true
);
comment on table public.subscription_plans is 'public: the plans that are for sale, the same for everyone';

-- What the provider calls a plan: an interval at a price, which never changes there.
create table app.provider_plans (
  key_id text not null,
  plan_id text not null references public.subscription_plans (id),
  billing_interval text not null check (billing_interval in ('monthly', 'yearly')),
  amount integer not null check (amount > 0),
  provider_plan_id text not null,
  primary key (key_id, plan_id, billing_interval, amount)
);
grant select, insert, update on app.provider_plans to munshi_worker;

-- A read of the provider takes a number before it starts. A later number has seen at least as much.
create sequence app.provider_reads;
grant usage on sequence app.provider_reads to munshi_worker;

create table public.user_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_id text not null references public.subscription_plans (id),
  billing_interval text not null check (billing_interval in ('monthly', 'yearly')),
  status text not null default 'created' check (status in
    ('created', 'authenticated', 'active', 'pending', 'halted', 'paused', 'cancelled', 'completed', 'expired')),
  -- Null between the decision to subscribe and the provider's answer.
  razorpay_subscription_id text unique,
  razorpay_customer_id text,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- The end of the last period that was paid for.
  paid_until timestamptz,
  paid_count integer not null default 0,
  ended_at timestamptz,
  -- A subscription that starts when the one before it ends.
  starts_at timestamptz,
  slot text not null default 'current' check (slot in ('current', 'next', 'former')),
  payment_method text,
  provider_read bigint not null default 0,
  claimed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id)
);
-- One live subscription a user, and one that follows it.
create unique index one_live_subscription on public.user_subscriptions (user_id, slot)
  where slot in ('current', 'next')
    and status in ('created', 'authenticated', 'active', 'pending', 'halted', 'paused');
create index user_subscriptions_newest on public.user_subscriptions (user_id, created_at desc);
create index user_subscriptions_open on public.user_subscriptions (updated_at)
  where status not in ('cancelled', 'completed', 'expired');

create table public.subscription_payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  subscription_id uuid not null,
  amount integer not null check (amount >= 0),
  currency text not null default 'INR',
  payment_status text not null,
  razorpay_payment_id text not null unique,
  razorpay_invoice_id text,
  payment_method text,
  amount_refunded integer not null default 0,
  -- Of a refund that the user asked for.
  refund_status text check (refund_status in ('requested', 'processed', 'refused')),
  refund_reason text,
  receipt_url text,
  created_at timestamptz not null,
  unique (user_id, id),
  foreign key (user_id, subscription_id) references public.user_subscriptions (user_id, id) on delete cascade
);
create index subscription_payments_newest on public.subscription_payments (user_id, created_at desc);
create index subscription_payments_of_subscription on public.subscription_payments (subscription_id);

-- Numbers without gaps: the row is locked by the transaction that records the document.
create table app.invoice_numbers (
  series text not null check (series in ('M', 'C')),
  financial_year text not null,
  last integer not null check (last > 0),
  primary key (series, financial_year)
);
grant select, insert, update on app.invoice_numbers to munshi_worker;

-- Tax invoices, receipts and credit notes as they were issued. The law wants them kept when the account is gone.
create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  payment_id uuid references public.subscription_payments (id) on delete set null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text not null unique,
  issued_at timestamptz not null,
  total integer not null check (total > 0),
  document jsonb not null
);
create unique index one_invoice_of_a_payment on public.invoices (payment_id) where kind = 'invoice';
create index invoices_of_user on public.invoices (user_id, issued_at desc);

-- What the customer wants on the invoices to come; the latest row counts.
create table public.billing_details (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  address text not null default '' check (length(address) <= 500),
  state text check (state ~ '^\d\d$'),
  gstin text check (length(gstin) = 15),
  updated_at timestamptz not null default now()
);
create index billing_details_latest on public.billing_details (user_id, updated_at desc);

-- A subscription whose account was deleted is cancelled at the provider, so that nobody pays for an account that is gone.
create table app.subscriptions_to_cancel (
  razorpay_subscription_id text primary key,
  created_at timestamptz not null default now()
);
grant select, delete on app.subscriptions_to_cancel to munshi_worker;
create function app.cancel_deleted_subscription() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.razorpay_subscription_id is not null and old.status not in ('cancelled', 'completed', 'expired') then
    insert into app.subscriptions_to_cancel (razorpay_subscription_id) values (old.razorpay_subscription_id)
    on conflict do nothing;
  end if;
  return old;
end
$$;
create trigger cancel_deleted_subscription after delete on public.user_subscriptions
  for each row execute function app.cancel_deleted_subscription();

do $$
declare
  name text;
begin
  foreach name in array array['user_subscriptions', 'subscription_payments', 'invoices', 'billing_details'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy own_rows on public.%I to munshi_app using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()))',
      name
    );
    execute format('call app.guard_with_second_factor(%L)', 'public.' || name);
    execute format('create policy payments on public.%I to munshi_worker using (true) with check (true)', name);
    execute format('grant select on public.%I to munshi_app', name);
    execute format('grant select, insert, update on public.%I to munshi_worker', name);
  end loop;
end
$$;
grant delete on public.user_subscriptions to munshi_worker;
grant delete on public.billing_details to munshi_app;
grant insert (name, address, state, gstin), update (name, address, state, gstin, updated_at) on public.billing_details to munshi_app;

-- A visitor sees what is for sale; a user also the plans that they have had.
alter table public.subscription_plans enable row level security;
alter table public.subscription_plans force row level security;
create policy for_sale on public.subscription_plans to munshi_app using (
  for_sale or exists (select from public.user_subscriptions s where s.plan_id = subscription_plans.id and s.user_id = (select app.user_id())));
create policy payments on public.subscription_plans to munshi_worker using (true) with check (true);
grant select on public.subscription_plans to munshi_app;
grant select, insert, update on public.subscription_plans to munshi_worker;

-- For authors of migrations: the owner of a row is its owner_id, else its user_id, else its id.
create or replace procedure app.announce_changes(announced regclass) language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = announced);
  ids text;
  own text := (
    select attname from pg_attribute
    where attrelid = announced and attname in ('owner_id', 'user_id') and not attisdropped
    order by attname limit 1);
begin
  select string_agg(format('%L, changed.%I', attname, attname), ', ' order by attnum)
    into ids
    from pg_attribute
    where attrelid = announced and attnum > 0 and not attisdropped and atttypid = 'uuid'::regtype;
  if own is distinct from 'owner_id' then
    ids := format('''owner_id'', changed.%I, ', coalesce(own, 'id')) || ids;
  end if;
  execute format(
    $function$
      create or replace function app.%I() returns trigger language plpgsql set search_path = '' as $body$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object(%s))::text);
        return null;
      end
      $body$
    $function$,
    'announce_' || name, ids
  );
  execute format(
    'create or replace trigger announce_changes after insert or update or delete on %s for each row execute function app.%I()',
    announced, 'announce_' || name
  );
end
$$;
call app.announce_changes('public.user_subscriptions');
call app.announce_changes('public.subscription_payments');
call app.announce_changes('public.billing_details');

-- The inbox: an event is claimed, tried again with growing delays, and given up after many tries.
alter table app.webhook_events
  drop constraint webhook_events_state_check,
  add constraint webhook_events_state_check check (state in ('received', 'applied', 'ignored', 'failed')),
  add column tries integer not null default 0,
  add column next_try_at timestamptz not null default now(),
  add column problem text;
create index webhook_events_waiting on app.webhook_events (next_try_at, id) where state = 'received';
create index webhook_events_failed on app.webhook_events (id) where state = 'failed';

-- Tokens and recognised pages of a month are counted beside those of a day.
alter table public.usage_counters
  drop constraint usage_counters_allowance_check,
  add constraint usage_counters_allowance_check check (allowance in ('storage.bytes', 'model.tokens', 'model.month', 'ocr.month'));
grant insert on public.usage_counters to munshi_worker;
