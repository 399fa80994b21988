-- A file whose pictures were not read because the pages of the plan were used can be read again: with a larger plan, or in
-- the next month.
alter table public.case_files drop column can_retry_reading;
alter table public.case_files add column can_retry_reading boolean not null generated always as (
  text_state = 'cancelled' or (text_state = 'unreadable' and (
    (page_count is null and not slow_to_read)
    or coalesce(text_problem_message ->> 'key' = 'fileReading.pagesUsed', false)))) stored;
