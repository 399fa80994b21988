-- The choice for the list of dates that a court gets: null follows the rule, and the words replace title and description.
alter table public.timeline_events
  add column filed boolean,
  add column filed_as text check (char_length(filed_as) <= 10000);
