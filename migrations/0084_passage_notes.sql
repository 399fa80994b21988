-- Notes on passages of the library: a highlight, with or without words of the user's own, in a case or in no case.
-- Decision 79.

create table public.passage_notes (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid,
  document_id text not null check (length(document_id) between 1 and 300),
  -- The judgment as courts cite it. The note keeps it when the document leaves the library.
  reference text not null default '' check (length(reference) <= 2000),
  -- What has to be said of the document wherever it is cited.
  mark text check (mark in ('sample', 'summary')),
  -- The number of the paragraph as printed.
  paragraph text check (length(paragraph) <= 300),
  -- Where the words were when they were kept: the position of the paragraph, and UTF-16 offsets in its text.
  index integer not null check (index >= 0),
  start integer not null check (start >= 0),
  "end" integer not null,
  quote text not null check (btrim(quote) <> '' and length(quote) <= 4000),
  note text check (length(note) <= 10000),
  created_by uuid default app.user_id(),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check ("end" > start),
  -- A case that is handed over takes its notes along.
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on update cascade on delete cascade deferrable
);
create index passage_notes_of_case on public.passage_notes (case_id, created_at desc, id) where case_id is not null;
create index passage_notes_newest on public.passage_notes (owner_id, created_at desc, id);
create index passage_notes_of_document on public.passage_notes (owner_id, document_id, index);
create index passage_notes_in_case_of_owner on public.passage_notes (owner_id, case_id);

alter table public.passage_notes enable row level security;
alter table public.passage_notes force row level security;
create policy own_rows on public.passage_notes to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.passage_notes');
call app.let_functions_reach('public.passage_notes');
call app.own_as_case('public.passage_notes');
create policy hide_bin on public.passage_notes as restrictive to munshi_app
  using (case_id is null or (select app.shows_bin()) or case_id not in (select app.cases_in_bin()));

-- A clerk sees dates, files and parties, no notes. Commenters change and delete their own.
call app.share_by_role('public.passage_notes', 'case_id', readers => '{editor,commenter,viewer}',
  adders => '{editor,commenter}', changers => '{editor}', removers => '{editor}');
create policy own_additions on public.passage_notes for update to munshi_app
  using (created_by = (select app.user_id()))
  with check (created_by = (select app.user_id())
    and exists (select from app.case_access a where a.case_id = passage_notes.case_id and a.role = 'commenter'));
create policy own_additions_removed on public.passage_notes for delete to munshi_app
  using (created_by = (select app.user_id())
    and exists (select from app.case_access a where a.case_id = passage_notes.case_id and a.role = 'commenter'));

-- One owner has at most 5,000 notes, and 200 on one document, in all cases together. The trigger runs after
-- `take_owner_of_case`, by its name, because the notes count for the owner of the case.
create function app.limit_passage_notes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Two at a time do not pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('passage_notes ' || new.owner_id::text, 0));
  if (select count(*) from public.passage_notes where owner_id = new.owner_id) >= 5000 then
    raise exception 'Too many notes' using errcode = 'check_violation', constraint = 'passage_notes_at_most';
  end if;
  if (select count(*) from public.passage_notes
      where owner_id = new.owner_id and document_id = new.document_id) >= 200 then
    raise exception 'Too many notes on a document' using errcode = 'check_violation',
      constraint = 'passage_notes_of_document_at_most';
  end if;
  return new;
end
$$;
create trigger within_limits before insert on public.passage_notes
  for each row execute function app.limit_passage_notes();

grant select, insert, delete, update (note, updated_at) on public.passage_notes to munshi_app;
call app.announce_changes('public.passage_notes');
