-- A check of a document: its report and its verification record (who, how, when, against which state of the library).
-- The text that was checked is not kept; the report holds the words around each finding. Decision 53.
create table public.document_checks (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 300),
  source text not null check (source in ('text', 'file', 'case_file')),
  -- Of the checked text: its length, and SHA-256 of its UTF-8 bytes in hexadecimal, which says later whether a text is the same.
  characters integer not null,
  text_hash text not null check (length(text_hash) = 64),
  -- The day on which its provisions are to apply.
  applies_on date,
  -- The program and its version, and the name of the user at that time.
  method text not null,
  checked_by text not null,
  library jsonb not null,
  report jsonb not null,
  citations integer not null,
  provisions integer not null,
  -- Citations, paragraphs, quotations and provisions that differ from the library or are not in it.
  to_look_at integer not null,
  checked_at timestamptz not null default now(),
  unique (owner_id, id)
);
create index document_checks_newest on public.document_checks (owner_id, checked_at desc, id);

alter table public.document_checks enable row level security;
alter table public.document_checks force row level security;
create policy own_rows on public.document_checks to munshi_app
  using (owner_id = (select app.user_id()))
  with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.document_checks');
grant select, insert, delete on public.document_checks to munshi_app;
