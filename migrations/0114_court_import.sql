-- What users bring from courts: the proposals that a drop made, what was applied of them, and how it is undone.
create table public.court_imports (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  files jsonb not null check (jsonb_typeof(files) = 'array'),
  proposals jsonb not null check (jsonb_typeof(proposals) = 'array'),
  created_at timestamptz not null default now(),
  unique (owner_id, id)
);
comment on table public.court_imports is 'A drop of files from courts: what each file was and what was proposed from it, with the words of its row. The files are not kept.';
create index court_imports_newest on public.court_imports (owner_id, created_at desc);

create table public.court_import_steps (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  import_id uuid not null,
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (owner_id, import_id) references public.court_imports (owner_id, id) on delete cascade deferrable
);
comment on table public.court_import_steps is 'What one press applied, so that one press undoes it: rows that were added, and the values before and after of those that changed.';
create index court_import_steps_of_import on public.court_import_steps (owner_id, import_id);

create table public.court_import_marks (
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  mark text not null check (length(mark) <= 500),
  import_id uuid not null,
  answer text check (length(answer) <= 40),
  created_at timestamptz not null default now(),
  primary key (owner_id, mark),
  foreign key (owner_id, import_id) references public.court_imports (owner_id, id) on delete cascade deferrable
);
comment on table public.court_import_marks is 'What was proposed before, by its digest; and answers: the case that a printed matter is, or ''no''.';
create index court_import_marks_of_import on public.court_import_marks (owner_id, import_id);

do $$
declare
  name regclass;
begin
  foreach name in array array['public.court_imports', 'public.court_import_steps', 'public.court_import_marks']::regclass[] loop
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s force row level security', name);
    execute format('create policy own_rows on %s to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))', name);
    call app.guard_with_second_factor(name);
    call app.let_functions_reach(name);
    execute format('grant select, insert, update, delete on %s to munshi_app', name);
  end loop;
end
$$;
