-- Days on which a court is closed, as a user adds them.
create table public.court_calendars (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  -- [{from, to, name}], as the contract has them.
  days jsonb not null check (jsonb_typeof(days) = 'array' and length(days::text) <= 400000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index court_calendars_newest on public.court_calendars (owner_id, created_at desc, id);
alter table public.court_calendars enable row level security;
alter table public.court_calendars force row level security;
create policy own_rows on public.court_calendars to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.court_calendars');
grant select, insert, delete, update (name, days, updated_at) on public.court_calendars to munshi_app;
call app.announce_changes('public.court_calendars');

create function app.limit_court_calendars() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('court_calendars:' || new.owner_id, 0));
  if (select count(*) from public.court_calendars where owner_id = new.owner_id) >= 50 then
    raise exception 'Too many calendars' using errcode = 'check_violation', constraint = 'court_calendars_at_most';
  end if;
  return new;
end $$;
create trigger at_most before insert on public.court_calendars
  for each row execute function app.limit_court_calendars();

-- A deadline keeps its working, and the event from whose day it was worked out.
alter table public.timeline_events
  add column deadline jsonb check (jsonb_typeof(deadline) = 'object' and length(deadline::text) <= 100000),
  add column deadline_from uuid,
  add column deadline_outdated boolean not null default false;
create index timeline_events_worked_out on public.timeline_events (deadline_from) where deadline_from is not null;

-- A working that is written anew is in date.
create function app.date_working() returns trigger language plpgsql set search_path = '' as $$
begin
  new.deadline_outdated := false;
  return new;
end $$;
create trigger working_written before update of deadline on public.timeline_events
  for each row when (new.deadline is distinct from old.deadline) execute function app.date_working();

-- The event has moved, or is gone: a deadline that rests on another day is out of date.
create function app.outdate_deadlines() returns trigger language plpgsql set search_path = '' as $$
declare
  rests_on text := case when tg_op = 'DELETE' then null
    else to_char(new.event_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD') end;
begin
  update public.timeline_events
  set deadline_outdated = (deadline #>> '{request,start}') is distinct from rests_on
  where deadline_from = old.id and case_id = old.case_id
    and deadline_outdated is distinct from ((deadline #>> '{request,start}') is distinct from rests_on);
  return null;
end $$;
create trigger fact_moved after update of event_date on public.timeline_events
  for each row when (new.event_date is distinct from old.event_date) execute function app.outdate_deadlines();
create trigger fact_gone after delete on public.timeline_events
  for each row execute function app.outdate_deadlines();
