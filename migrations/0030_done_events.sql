-- Hearings, deadlines and meetings can be marked as done. An open one whose day is over stays on the board.
alter table public.timeline_events add column done_at timestamptz;

-- What had left the board before this change does not come back as overdue.
update public.timeline_events set done_at = event_date
where (event_type in ('hearing', 'meeting') and event_date < now() - interval '1 day')
  or (event_type = 'deadline' and event_date < now() - interval '30 days');

create index timeline_events_open on public.timeline_events (owner_id, event_date)
  where done_at is null and event_type in ('hearing', 'deadline', 'meeting');

-- Reminders leave out what is done; calendars show it.
grant select (done_at) on public.timeline_events to munshi_worker;
