-- A date that no calendar or clock can show again is no date of a case: year 1 in another zone is before Christ.
-- One that stands already is left alone, so that nobody's upgrade stops at it.
alter table public.timeline_events
  add constraint timeline_events_date_in_bounds
  check (event_date >= '1600-01-01 00:00:00+05:30' and event_date < '2200-01-01 00:00:00+05:30') not valid;

-- Mails and calendars name the case as the court does.
grant select (court, case_number) on public.cases to munshi_worker;
