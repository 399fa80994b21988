-- A case carries its next date, so that a list of cases is read in this order: its earliest open hearing or deadline of
-- today or later, that event, and since when an earlier one is overdue. The day begins at midnight in India.
alter table public.cases
  add column next_date timestamptz,
  add column next_event_id uuid,
  add column overdue_since timestamptz;

create index timeline_events_next on public.timeline_events (owner_id, case_id, event_date, id)
  where done_at is null and event_type in ('hearing', 'deadline');

create function app.indian_day_start(at timestamptz) returns timestamptz language sql immutable set search_path = ''
  return pg_catalog.date_trunc('day', at at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';

-- Writes the next dates of cases, and returns how many changed. An unchanged case is not written, so that nobody is told.
create function app.set_next_dates(case_ids uuid[], at timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  today timestamptz := app.indian_day_start(at);
  changed integer;
begin
  -- Locked first and in one order: changes of one case wait for each other, and each reads what the others committed.
  perform from public.cases where id = any (case_ids) order by id for no key update;
  update public.cases c
  set next_date = found.next_date, next_event_id = found.next_event_id, overdue_since = found.overdue_since
  from (
    select k.id, n.event_date as next_date, n.id as next_event_id, o.overdue_since
    from public.cases k
    left join lateral (
      select e.id, e.event_date from public.timeline_events e
      where e.owner_id = k.owner_id and e.case_id = k.id and e.event_date >= today
        and e.done_at is null and e.event_type in ('hearing', 'deadline')
      order by e.event_date, e.id limit 1
    ) n on true
    left join lateral (
      select min(e.event_date) as overdue_since from public.timeline_events e
      where e.owner_id = k.owner_id and e.case_id = k.id and e.event_date < today
        and e.done_at is null and e.event_type in ('hearing', 'deadline')
    ) o on true
    where k.id = any (case_ids)
  ) found
  where c.id = found.id
    and (c.next_date, c.next_event_id, c.overdue_since)
      is distinct from (found.next_date, found.next_event_id, found.overdue_since);
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- What changes the dates of a case: one write for each case of a statement, however many of its events it touches.
create function app.follow_dates() returns trigger language plpgsql set search_path = '' as $$
declare
  case_ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct case_id) into case_ids from written
    where done_at is null and event_type in ('hearing', 'deadline');
  elsif tg_op = 'DELETE' then
    select array_agg(distinct case_id) into case_ids from removed
    where done_at is null and event_type in ('hearing', 'deadline');
  else
    select array_agg(distinct c.case_id) into case_ids
    from removed r join written w on w.id = r.id cross join lateral (values (r.case_id), (w.case_id)) c (case_id)
    where (r.case_id, r.event_date, r.event_type, r.done_at)
      is distinct from (w.case_id, w.event_date, w.event_type, w.done_at);
  end if;
  if case_ids is not null then
    perform app.set_next_dates(case_ids, now());
  end if;
  return null;
end
$$;
create trigger follow_added_dates after insert on public.timeline_events
  referencing new table as written for each statement execute function app.follow_dates();
create trigger follow_changed_dates after update on public.timeline_events
  referencing old table as removed new table as written for each statement execute function app.follow_dates();
create trigger follow_removed_dates after delete on public.timeline_events
  referencing old table as removed for each statement execute function app.follow_dates();

-- A case whose names stay is not indexed again, whoever writes it: the worker moves dates, and may not write names.
create or replace function app.index_case_names() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select from written w join replaced r using (owner_id, id)
      where (w.title, w.client_name, w.petitioner, w.respondent)
        is distinct from (r.title, r.client_name, r.petitioner, r.respondent)
    ) then
      return null;
    end if;
    delete from public.conflict_names n using written w join replaced r using (owner_id, id)
    where n.owner_id = w.owner_id and n.case_id = w.id
      and (w.title, w.client_name, w.petitioner, w.respondent)
        is distinct from (r.title, r.client_name, r.petitioner, r.respondent);
  end if;
  -- A title without a "v" in it has no second side.
  insert into public.conflict_names (owner_id, case_id, place, part, source)
  select w.owner_id, w.id, v.place, v.part, v.source
  from written w cross join lateral (values
    ('case client', 0, w.client_name), ('petitioner', 0, w.petitioner), ('respondent', 0, w.respondent),
    ('case title', 0, w.title), ('case title', 1, case when w.title ~* 'v' then w.title end)) v (place, part, source)
  where btrim(v.source) <> ''
    and not exists (select from public.conflict_names n where n.owner_id = w.owner_id and n.case_id = w.id);
  return null;
end
$$;

-- The dates that are there already. Row-level security is forced on these tables, so that not even their owner sees the
-- rows: it is lifted for this statement, inside this transaction.
alter table public.cases no force row level security;
alter table public.timeline_events no force row level security;
select app.set_next_dates(array_agg(id), now()) from public.cases;
alter table public.cases force row level security;
alter table public.timeline_events force row level security;

create index cases_by_next_date on public.cases (owner_id, next_date, created_at desc, id);
create index cases_with_a_next_date on public.cases (next_date) where next_date is not null;

-- Days pass without a write: the worker looks for next dates that have passed.
grant execute on function app.indian_day_start(timestamptz), app.set_next_dates(uuid[], timestamptz)
  to munshi_app, munshi_worker;
create policy next_dates on public.cases for update to munshi_worker using (true) with check (true);
grant select (next_date, next_event_id, overdue_since), update (next_date, next_event_id, overdue_since)
  on public.cases to munshi_worker;

call app.announce_changes('public.cases');
