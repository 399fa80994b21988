-- Searches of the library that a user keeps under a name.
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  query text not null check (length(query) <= 10000),
  mode text not null check (mode in ('keyword', 'semantic', 'hybrid')),
  -- As the contract of the search has them.
  filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_searches_newest on public.saved_searches (owner_id, created_at desc, id);
alter table public.saved_searches enable row level security;
alter table public.saved_searches force row level security;
create policy own_rows on public.saved_searches to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.saved_searches');
grant select, insert, delete, update (name, query, mode, filters, updated_at) on public.saved_searches to munshi_app;
call app.announce_changes('public.saved_searches');
