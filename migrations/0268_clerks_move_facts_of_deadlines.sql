-- A clerk may move a date that the clerk added, but may not change the deadline of an advocate that rests on it: the update of
-- that deadline was refused, and the date with it.
alter function app.outdate_deadlines() security definer;

-- The day of India has a fixed +05:30: the zone has other offsets before 1906.
create or replace function app.days_have_moved(deadline jsonb, of_case uuid, start_from uuid) returns boolean
language sql stable set search_path to '' as $function$
  with rests_on as (
    select start_from as event, deadline #>> '{request,start}' as day where start_from is not null
    union all
    select (fact ->> 'event')::uuid, fact ->> 'day' from jsonb_array_elements(deadline -> 'rests_on') as fact
  )
  select exists (
    select from rests_on r
    left join public.timeline_events e on e.id = r.event and e.case_id = of_case
    where r.day is distinct from to_char(e.event_date at time zone interval '05:30', 'YYYY-MM-DD')
  )
$function$;
