-- A list of a court is compared with what its papers said before, and one of a lower rank changes nothing: an advance list
-- does not move a hearing that the daily or the supplementary list named.
alter table public.timeline_events
  add column listed jsonb check (jsonb_typeof(listed) = 'object' and length(listed::text) <= 20000);
comment on column public.timeline_events.listed is 'The words that papers of a court last said about a hearing: rank of the paper, hall, item, purpose, judges, vacation bench.';
