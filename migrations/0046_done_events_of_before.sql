-- Migration 30 was to mark the events that had left the board as done. Where the owner of the tables does not bypass
-- row-level security, it saw no row and marked none. An event that was changed since then is left as it is.
alter table public.timeline_events no force row level security;
alter table public.cases no force row level security;
update public.timeline_events e set done_at = e.event_date
from app.migrations m
where m.name = '0030_done_events.sql' and e.done_at is null and e.updated_at < m.applied_at
  and ((e.event_type in ('hearing', 'meeting') and e.event_date < m.applied_at - interval '1 day')
    or (e.event_type = 'deadline' and e.event_date < m.applied_at - interval '30 days'));
alter table public.timeline_events force row level security;
alter table public.cases force row level security;
