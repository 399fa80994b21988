-- What the file store holds for whom, as the server itself counted it. A user's quota goes by this, and never by the
-- size that a client wrote into a row of case_files.
create table public.stored_files (
  path text primary key,
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  size bigint not null check (size >= 0),
  stored_at timestamptz not null default now()
);
create index stored_files_of_owner on public.stored_files (owner_id) include (size);
create index stored_files_oldest on public.stored_files (stored_at);

alter table public.stored_files enable row level security;
alter table public.stored_files force row level security;
create policy own_rows on public.stored_files to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.stored_files');
grant select, insert, delete on public.stored_files to munshi_app;

-- The sweeper forgets what no row of case_files names any more, together with the file itself.
create policy sweep on public.stored_files to munshi_worker using (true);
grant select, delete on public.stored_files to munshi_worker;
