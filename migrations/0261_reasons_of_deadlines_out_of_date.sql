-- A deadline goes out of date when any fact of its calculation changes: each event that gave a day, the calendar of the
-- court, and the law. The last two are worked out again by a server, which the database wakes.
alter table public.timeline_events
  add column deadline_outdated_by text check (deadline_outdated_by in ('event', 'calendar', 'law')),
  add column deadline_to_check boolean not null default false;
comment on column public.timeline_events.deadline_outdated_by is 'The reason for which a deadline is out of date: an event on whose day it rests, the calendar of the court, or the law.';
comment on column public.timeline_events.deadline_to_check is 'A server works the deadline out again and compares the last day.';
update public.timeline_events set deadline_outdated_by = 'event' where deadline_outdated;

create index timeline_events_to_check on public.timeline_events using btree (id) where deadline_to_check;
create index timeline_events_with_working on public.timeline_events using btree (id) where deadline is not null and done_at is null;
create index timeline_events_by_calendar on public.timeline_events using btree ((deadline #>> '{request,holidays}'))
  where (deadline #>> '{request,holidays}') is not null;

create or replace function app.date_working() returns trigger language plpgsql set search_path to '' as $function$
begin
  new.deadline_outdated := false;
  new.deadline_outdated_by := null;
  new.deadline_to_check := false;
  return new;
end $function$;

create function app.days_have_moved(deadline jsonb, of_case uuid, start_from uuid) returns boolean
language sql stable set search_path to '' as $function$
  with rests_on as (
    select start_from as event, deadline #>> '{request,start}' as day where start_from is not null
    union all
    select (fact ->> 'event')::uuid, fact ->> 'day' from jsonb_array_elements(deadline -> 'rests_on') as fact
  )
  select exists (
    select from rests_on r
    left join public.timeline_events e on e.id = r.event and e.case_id = of_case
    where r.day is distinct from to_char(e.event_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
  )
$function$;
comment on function app.days_have_moved(jsonb, uuid, uuid) is 'True where an event that gave a day of the calculation has another day in India, or is gone.';
grant execute on function app.days_have_moved(jsonb, uuid, uuid) to munshi_app, munshi_worker;

create or replace function app.outdate_deadlines() returns trigger language plpgsql set search_path to '' as $function$
begin
  with rests as (
    select d.id, app.days_have_moved(d.deadline, d.case_id, d.deadline_from) as moved
    from public.timeline_events d
    where d.case_id = old.case_id and d.deadline is not null
      and (d.deadline_from = old.id or d.deadline -> 'rests_on' @> jsonb_build_array(jsonb_build_object('event', old.id)))
  )
  update public.timeline_events d
  set deadline_outdated = r.moved, deadline_outdated_by = case when r.moved then 'event' end,
      deadline_to_check = not r.moved and d.done_at is null
  from rests r
  where d.id = r.id and (d.deadline_outdated_by is not distinct from 'event') <> r.moved;
  if found then perform pg_catalog.pg_notify('munshi_jobs', 'deadlines'); end if;
  return null;
end $function$;
comment on function app.outdate_deadlines() is 'An event has moved, or is gone: a deadline that rests on another day is out of date. One whose days are as they were is compared with its calendar and the law again.';

create function app.check_deadlines_of_calendar() returns trigger
language plpgsql security definer set search_path to '' as $function$
begin
  update public.timeline_events set deadline_to_check = true
  where deadline #>> '{request,holidays}' = old.id::text and done_at is null and not deadline_to_check;
  if found then perform pg_catalog.pg_notify('munshi_jobs', 'deadlines'); end if;
  return null;
end $function$;
comment on function app.check_deadlines_of_calendar() is 'A calendar has other days, or is gone: each open deadline that used it is worked out again, in the cases of others too.';
create trigger deadlines_rest_on_it after update of days on public.court_calendars for each row
  when (new.days is distinct from old.days) execute function app.check_deadlines_of_calendar();
create trigger deadlines_rested_on_it after delete on public.court_calendars for each row
  execute function app.check_deadlines_of_calendar();

grant select (deadline, deadline_outdated, deadline_outdated_by, deadline_to_check) on public.timeline_events to munshi_worker;
grant update (deadline_outdated, deadline_outdated_by, deadline_to_check) on public.timeline_events to munshi_worker;
create policy for_deadlines on public.court_calendars for select to munshi_worker using (true);
grant select (id, days) on public.court_calendars to munshi_worker;
