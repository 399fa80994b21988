-- The page that a user sets for the drafts of courts without a profile of ours: {font, size, lineSpacing, …}. Null until it is set.
alter table public.profiles add column draft_page jsonb
  check (draft_page is null or (jsonb_typeof(draft_page) = 'object' and octet_length(draft_page::text) <= 10000));
