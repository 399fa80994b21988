-- Pages that clients open by a private link: the next date, the last order and the papers that their advocate shares.
create table public.client_pages (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  token_hash text not null unique,
  language text not null check (length(language) <= 10),
  files uuid[] not null default '{}' check (cardinality(files) <= 20),
  consent text not null check (consent in ('in_person', 'phone', 'writing')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  last_read_at timestamptz,
  unique (owner_id, id),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on update cascade on delete cascade deferrable
);
comment on table public.client_pages is 'A private link of a client. It holds a secret, of which the hash is kept; `consent` says in which way the client agreed to it.';
create index client_pages_of_case on public.client_pages (case_id, created_at desc);

alter table public.client_pages enable row level security;
alter table public.client_pages force row level security;
create policy own_rows on public.client_pages to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy read_by_its_secret on public.client_pages to munshi_worker using (true) with check (true);
call app.guard_with_second_factor('public.client_pages');
call app.let_functions_reach('public.client_pages');
grant select, insert, delete on public.client_pages to munshi_app;
grant update (ended_at) on public.client_pages to munshi_app;
grant select on public.client_pages to munshi_worker;
grant update (last_read_at) on public.client_pages to munshi_worker;
grant select (result) on public.timeline_events to munshi_worker;
