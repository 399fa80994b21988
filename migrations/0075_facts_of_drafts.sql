-- The facts that a draft was written from by a template: {name: value}. The next draft of the case is not asked for them again.
alter table public.case_drafts add column facts jsonb not null default '{}'
  check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 1000000);
