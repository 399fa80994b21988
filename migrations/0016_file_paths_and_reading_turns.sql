-- A row of a stored file names a path inside its own case and the user who uploaded it. Rows that are there already are
-- left as they are: the server never followed a path outside the caller's own cases.
alter table public.case_files add constraint file_path_in_its_case check (
  case when storage_provider = 'default'
    then starts_with(file_path, 'case_files/' || case_id || '/') and position('/' in substr(file_path, 49)) = 0
    else not starts_with(file_path, 'case_files/') end) not valid;
create policy uploaded_by_the_user on public.case_files as restrictive for insert to munshi_app
  with check (uploaded_by is null or uploaded_by = (select app.user_id()));

-- A file that took longer than the first, short limit is read apart from the others, so that it delays none of them.
alter table public.case_files add column slow_to_read boolean not null default false;
grant select (slow_to_read), update (slow_to_read) on public.case_files to munshi_worker;

-- Owners take turns: the next file is that of the owner whose last turn was longest ago.
create table app.reading_turns (
  owner_id uuid not null references auth.users (id) on delete cascade,
  lane text not null check (lane in ('texts', 'slow', 'pictures')),
  turn_at timestamptz not null,
  primary key (owner_id, lane)
);
grant select, insert, update on app.reading_turns to munshi_worker;

drop index public.case_files_to_read;
create index case_files_to_read on public.case_files (owner_id, pages_read, uploaded_at, id)
  where text_state in ('waiting', 'reading');
