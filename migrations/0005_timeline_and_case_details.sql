-- What a case's first screen says (court, CNR, parties, archive) and its timeline.

alter table public.cases
  add column court text,
  -- The case number record of the eCourts project: four letters, two characters of the establishment, a running
  -- number of six figures, the year.
  add column cnr text check (cnr ~ '^[A-Z]{4}[A-Z0-9]{2}[0-9]{6}(19|20)[0-9]{2}$'),
  add column petitioner text,
  add column respondent text,
  add column archived_at timestamptz;

alter table public.case_files add unique (owner_id, id);

-- An event of a whole day stands at midnight in India. `remind_days`: a mail so many days before; null, none.
create table public.timeline_events (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  title text not null check (btrim(title) <> ''),
  description text,
  event_type text not null default 'note'
    check (event_type in ('note', 'document', 'meeting', 'hearing', 'deadline', 'other')),
  event_date timestamptz not null,
  all_day boolean not null default true,
  place text,
  remind_days integer check (remind_days between 0 and 60),
  reminded_at timestamptz,
  file_id uuid,
  page integer check (page >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade,
  foreign key (owner_id, file_id) references public.case_files (owner_id, id) on delete set null (file_id)
);
create index timeline_events_newest on public.timeline_events (owner_id, case_id, event_date desc);
create index timeline_events_by_day on public.timeline_events (owner_id, event_date);
create index timeline_events_of_file on public.timeline_events (owner_id, file_id) where file_id is not null;
create index timeline_events_to_remind on public.timeline_events (event_date)
  where remind_days is not null and reminded_at is null;

alter table public.timeline_events enable row level security;
alter table public.timeline_events force row level security;
create policy own_rows on public.timeline_events to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.timeline_events');
grant select, insert, update, delete on public.timeline_events to munshi_app;

-- Whoever moves an event or its reminder is reminded anew.
create function app.remind_anew() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.event_date is distinct from old.event_date or new.remind_days is distinct from old.remind_days then
    new.reminded_at := null;
  end if;
  return new;
end
$$;
create trigger remind_anew before update of event_date, remind_days on public.timeline_events
  for each row execute function app.remind_anew();

-- Reminders by mail and the calendar feed are made by the worker.
create policy told_by_mail_and_calendar on public.timeline_events to munshi_worker using (true) with check (true);
grant select (id, owner_id, case_id, title, description, event_type, event_date, all_day, place, remind_days, reminded_at, updated_at)
  on public.timeline_events to munshi_worker;
grant update (reminded_at) on public.timeline_events to munshi_worker;
create policy named_by_mail_and_calendar on public.cases for select to munshi_worker using (true);
grant select (id, owner_id, title, archived_at) on public.cases to munshi_worker;

call app.announce_changes('public.timeline_events');

-- The private address under which a calendar program reads the dates. It holds a secret, of which the hash is kept;
-- whoever makes a new one, or revokes it, makes the old worthless.
create table public.calendar_feeds (
  id uuid primary key default app.user_id() references auth.users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
alter table public.calendar_feeds enable row level security;
alter table public.calendar_feeds force row level security;
create policy own_row on public.calendar_feeds to munshi_app
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
call app.guard_with_second_factor('public.calendar_feeds');
grant select, insert, update, delete on public.calendar_feeds to munshi_app;
create policy read_by_its_secret on public.calendar_feeds to munshi_worker using (true) with check (true);
grant select on public.calendar_feeds to munshi_worker;
grant update (last_read_at) on public.calendar_feeds to munshi_worker;
