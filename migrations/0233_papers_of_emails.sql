-- The PDFs of an email with files from courts: nobody else has them at hand when its dates are looked at.
create table public.court_import_papers (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  import_id uuid not null,
  name text not null check (length(name) <= 300),
  bytes bytea not null check (octet_length(bytes) <= 62914560),
  created_at timestamptz not null default now(),
  foreign key (owner_id, import_id) references public.court_imports (owner_id, id) on delete cascade deferrable
);
comment on table public.court_import_papers is 'PDFs that came by email, so that a date opens at its page. They go with their drop, after 30 days, and when newer emails take their place.';
create index court_import_papers_of_import on public.court_import_papers (owner_id, import_id, name);
create index court_import_papers_newest on public.court_import_papers (owner_id, created_at desc, id);

alter table public.court_import_papers enable row level security;
alter table public.court_import_papers force row level security;
create policy own_rows on public.court_import_papers to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.court_import_papers');
call app.let_functions_reach('public.court_import_papers');
grant select, insert, delete on public.court_import_papers to munshi_app;
