-- Tokens of the language model: an allowance of a day, and one that all users share.

-- An allowance of a day has a counter for each day; one without a period has the day `-infinity`.
alter table public.usage_reservations drop constraint usage_reservations_owner_id_allowance_fkey;
alter table public.usage_counters
  drop constraint usage_counters_pkey,
  drop constraint usage_counters_allowance_check,
  add column day date not null default '-infinity',
  add primary key (owner_id, allowance, day),
  add constraint usage_counters_allowance_check check (allowance in ('storage.bytes', 'model.tokens'));
alter table public.usage_reservations
  add column day date not null default '-infinity',
  add foreign key (owner_id, allowance, day)
    references public.usage_counters (owner_id, allowance, day) on delete cascade;
drop index public.usage_reservations_of_owner;
create index usage_reservations_of_owner on public.usage_reservations (owner_id, allowance, day) include (amount, expires_at);
-- The first use of a day removes the counters of days before.
grant delete on public.usage_counters to munshi_app;

-- What all users together have used and reserved. It belongs to nobody, so only the worker reaches it.
create table public.shared_usage_counters (
  allowance text not null check (allowance in ('model.tokens')),
  day date not null default '-infinity',
  used bigint not null default 0 check (used >= 0),
  primary key (allowance, day)
);
create table public.shared_usage_reservations (
  id uuid primary key,
  allowance text not null,
  day date not null default '-infinity',
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  foreign key (allowance, day) references public.shared_usage_counters (allowance, day) on delete cascade
);
create index shared_usage_reservations_of_counter
  on public.shared_usage_reservations (allowance, day) include (amount, expires_at);
grant select, insert, update, delete on public.shared_usage_counters to munshi_worker;
grant select, insert, delete on public.shared_usage_reservations to munshi_worker;
