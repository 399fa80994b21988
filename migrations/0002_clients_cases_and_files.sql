-- The practice: clients, their cases and the files of a case. Each row has an owner; row-level security decides
-- which rows exist for whom. Foreign keys between these tables are composite, because a plain one would let one
-- owner hang a file on another's case.

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  name text not null check (btrim(name) <> ''),
  contact_person text,
  business_area text,
  client_number text,
  description text,
  status text not null default 'active' check (status in ('exploration', 'active', 'pending', 'closed')),
  email text,
  phone text,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id)
);
create index clients_newest on public.clients (owner_id, created_at desc);

create table public.cases (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  client_id uuid,
  title text not null check (btrim(title) <> ''),
  description text,
  client_name text,
  case_number text,
  practice_area text,
  status text not null default 'active' check (status in ('exploration', 'active', 'pending', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id),
  foreign key (owner_id, client_id) references public.clients (owner_id, id) on delete cascade
);
create index cases_newest on public.cases (owner_id, created_at desc);
create index cases_of_client on public.cases (owner_id, client_id);

create table public.case_files (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  file_name text not null check (btrim(file_name) <> ''),
  file_path text not null,
  file_type text,
  file_size bigint check (file_size >= 0),
  uploaded_by uuid default app.user_id(),
  storage_provider text not null default 'default',
  uploaded_at timestamptz not null default now(),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade
);
create index case_files_newest on public.case_files (owner_id, case_id, uploaded_at desc);
create index case_files_by_path on public.case_files (file_path);

do $$
declare
  name text;
begin
  foreach name in array array['clients', 'cases', 'case_files'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy own_rows on public.%I to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))',
      name
    );
    execute format('grant select, insert, update, delete on public.%I to munshi_app', name);
  end loop;
end
$$;

-- The sweeper of stored files asks one question only: which paths does some row still name?
create policy sweep on public.case_files for select to munshi_worker using (true);
grant select (file_path) on public.case_files to munshi_worker;
