-- A day in court: who appears, papers to carry, and the result of a hearing.
alter table public.timeline_events
  add column appears text check (length(appears) <= 200),
  add column carry text check (length(carry) <= 2000),
  add column result jsonb check (jsonb_typeof(result) = 'object' and length(result::text) <= 20000);
comment on column public.timeline_events.result is 'The result of a hearing as somebody entered it after court, with the ids of the next hearing and the tasks that came from it.';
