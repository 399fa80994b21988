-- A user can stop the reading of a file, and have it read again where that may help: not when the same file failed at its
-- time limit, or all its pages were tried.
alter table public.case_files drop constraint case_files_text_state_check;
alter table public.case_files add constraint case_files_text_state_check
  check (text_state in ('waiting', 'reading', 'read', 'unreadable', 'cancelled', 'none'));
alter table public.case_files add column can_retry_reading boolean not null generated always as (
  text_state = 'cancelled' or (text_state = 'unreadable' and page_count is null and not slow_to_read)) stored;

-- Servers that wait for work listen on this channel: `read-files` when a file can be read, `read-files <id>` when the user
-- cancelled it. They also look by themselves every few seconds, so a missed notification loses nothing.
create function app.wake_file_readers() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.text_state = 'cancelled' then
    perform pg_catalog.pg_notify('munshi_jobs', 'read-files ' || new.id);
  else
    perform pg_catalog.pg_notify('munshi_jobs', 'read-files');
  end if;
  return null;
end
$$;
create trigger wake_file_readers_for_new after insert on public.case_files
  for each row when (new.text_state = 'waiting') execute function app.wake_file_readers();
create trigger wake_file_readers after update of text_state, reading_by on public.case_files
  for each row when (new.reading_by is null and new.text_state in ('waiting', 'reading', 'cancelled'))
  execute function app.wake_file_readers();
