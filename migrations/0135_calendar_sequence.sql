-- The calendar feed numbers the versions of an event by the time since it was made (RFC 5545, 3.8.7.4).
grant select (created_at) on public.timeline_events to munshi_worker;
