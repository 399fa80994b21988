-- What each user has used of what their plan allows, and what operations in progress may still use.
create table public.usage_counters (
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  allowance text not null check (allowance in ('storage.bytes')),
  used bigint not null default 0 check (used >= 0),
  primary key (owner_id, allowance)
);

-- A reservation counts like use until it is committed, released, or expires: so a crash gives back what it held.
create table public.usage_reservations (
  id uuid primary key,
  owner_id uuid not null default app.user_id(),
  allowance text not null,
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  foreign key (owner_id, allowance) references public.usage_counters (owner_id, allowance) on delete cascade
);
create index usage_reservations_of_owner on public.usage_reservations (owner_id, allowance) include (amount, expires_at);

-- The files that are stored already. Row-level security is forced on their table and hides them even from its owner, so
-- it is lifted for this statement, inside this transaction.
alter table public.stored_files no force row level security;
insert into public.usage_counters (owner_id, allowance, used)
select owner_id, 'storage.bytes', sum(size) from public.stored_files group by owner_id;
alter table public.stored_files force row level security;

do $$
declare
  name text;
begin
  foreach name in array array['usage_counters', 'usage_reservations'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy own_rows on public.%I to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))',
      name
    );
    execute format('call app.guard_with_second_factor(%L)', 'public.' || name);
  end loop;
end
$$;
grant select, insert, update on public.usage_counters to munshi_app;
grant select, insert, delete on public.usage_reservations to munshi_app;

-- The sweep of files gives back what it removes.
create policy sweep on public.usage_counters to munshi_worker using (true) with check (true);
grant select, update on public.usage_counters to munshi_worker;
