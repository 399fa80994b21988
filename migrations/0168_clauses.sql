-- Clauses that a user keeps for drafts, for themselves or for a chambers.
create table public.clauses (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  chambers_id uuid references public.chambers (id) on delete set null,
  title text not null check (btrim(title) <> '' and length(title) <= 200),
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id)
);
comment on table public.clauses is 'Paragraphs that are used again: of their owner alone, or of everybody in a chambers, who read them.';
create index clauses_of_owner on public.clauses (owner_id, title, id);
create index clauses_of_chambers on public.clauses (chambers_id, title, id) where chambers_id is not null;

alter table public.clauses enable row level security;
alter table public.clauses force row level security;
create policy own_rows on public.clauses to munshi_app
  using (owner_id = (select app.user_id()))
  with check (owner_id = (select app.user_id())
    and (chambers_id is null or chambers_id in (select m.chambers_id from app.my_chambers() m)));
create policy members_read on public.clauses for select to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m));
call app.guard_with_second_factor('public.clauses');
call app.let_functions_reach('public.clauses');
call app.announce_changes('public.clauses');
grant select, insert, delete on public.clauses to munshi_app;
grant update (chambers_id, title, document, updated_at) on public.clauses to munshi_app;
