-- The item that a hall calls now, as anybody in the chambers entered it; and what a client page says of dues.
create table public.court_calls (
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  hall text not null check (length(hall) between 1 and 400),
  item text not null check (length(item) between 1 and 20),
  called_at timestamptz not null default now(),
  primary key (owner_id, day, hall)
);
comment on table public.court_calls is 'The item that somebody saw called in a hall; the newest of a chambers counts. Rows go after some days.';
create index court_calls_of_day on public.court_calls (day, owner_id);
alter table public.court_calls enable row level security;
alter table public.court_calls force row level security;
create policy own_rows on public.court_calls to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy chambers_read on public.court_calls for select to munshi_app
  using (owner_id in (select m.user_id from public.chambers_members m where m.chambers_id in (select c.chambers_id from app.my_chambers() c)));
call app.guard_with_second_factor('public.court_calls');
call app.let_functions_reach('public.court_calls');
grant select, insert, update, delete on public.court_calls to munshi_app;

alter table public.client_pages add column dues boolean not null default false;
comment on column public.client_pages.dues is 'The page says what is due on the fee notes of the case.';
create function app.dues_of_case(of_owner uuid, of_case uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(n.total - coalesce((select sum(p.amount + p.tds) from public.fee_payments p where p.fee_note_id = n.id), 0)), 0)::bigint
  from public.fee_notes n where n.owner_id = of_owner and n.case_id = of_case and n.status = 'issued'
$$;
comment on function app.dues_of_case(uuid, uuid) is 'What is due on the issued fee notes of a case, in paise.';
revoke execute on function app.dues_of_case(uuid, uuid) from public;
grant execute on function app.dues_of_case(uuid, uuid) to munshi_worker;
