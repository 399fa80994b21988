-- The text of a case's files, page by page, for search and for what follows from it: a category and dated events, both
-- suggestions. A worker reads what waits; the row of the file is the queue.

alter table public.case_files
  add column category text check (category in
    ('pleading', 'affidavit', 'order', 'judgment', 'notice', 'correspondence', 'evidence', 'fee', 'other')),
  -- The lawyer has spoken: no suggestion changes the category from then on.
  add column category_chosen boolean not null default false,
  add column document_id text check (length(document_id) <= 300),
  add column text_state text not null default 'none'
    check (text_state in ('waiting', 'reading', 'read', 'unreadable', 'none')),
  add column text_problem text,
  add column page_count integer check (page_count >= 0),
  add column pages_read integer not null default 0 check (pages_read >= 0),
  -- When the one who reads it was last heard of; null: nobody does.
  add column reading_since timestamptz,
  add column reading_by uuid;
create index case_files_to_read on public.case_files (uploaded_at) where text_state in ('waiting', 'reading');

-- Files that are there already are read as well. The owner of a table is held to its policies too, but for this moment.
alter table public.case_files no force row level security;
update public.case_files set text_state = 'waiting' where storage_provider = 'default';
alter table public.case_files force row level security;

create function app.begin_case_file() returns trigger language plpgsql set search_path = '' as $$
begin
  new.text_state := case when new.storage_provider = 'default' then 'waiting' else 'none' end;
  new.category_chosen := new.category is not null;
  return new;
end
$$;
create trigger begin_case_file before insert on public.case_files
  for each row execute function app.begin_case_file();

create function app.choose_category() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'munshi_app' then new.category_chosen := true; end if;
  return new;
end
$$;
create trigger choose_category before update of category on public.case_files
  for each row execute function app.choose_category();

-- Words as a lawyer searches for them: English by its stems with every small word kept (`will` is a deed), numbers and
-- words of other scripts as they stand.
create text search dictionary app.english_stems (template = pg_catalog.snowball, language = english);
create text search configuration app.file_words (copy = pg_catalog.simple);
alter text search configuration app.file_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with app.english_stems;

-- A file without pages (a letter, a mail) is kept in parts of some thousand characters.
create table public.case_file_pages (
  owner_id uuid not null,
  case_id uuid not null,
  file_id uuid not null,
  page integer not null check (page >= 1),
  text text not null,
  source text not null check (source in ('text', 'ocr')),
  -- How sure the recognition was, of 100; null where nothing was recognised.
  confidence real check (confidence between 0 and 100),
  words tsvector not null generated always as (to_tsvector('app.file_words', text)) stored,
  primary key (file_id, page),
  foreign key (owner_id, file_id) references public.case_files (owner_id, id) on delete cascade
);
-- Within row-level security no index of words can be used; the rows of one case are read through this one, and the words
-- stand in the row itself.
create index case_file_pages_of_case on public.case_file_pages (owner_id, case_id);
alter table public.case_file_pages alter column words set storage main;

create table public.event_suggestions (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  case_id uuid not null,
  file_id uuid not null,
  page integer not null check (page >= 1),
  -- yyyy-mm-dd
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  what text not null,
  kind text not null check (kind in ('hearing', 'deadline', 'document', 'other')),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  event_id uuid,
  created_at timestamptz not null default now(),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade,
  foreign key (owner_id, file_id) references public.case_files (owner_id, id) on delete cascade,
  foreign key (owner_id, event_id) references public.timeline_events (owner_id, id) on delete set null (event_id)
);
create index event_suggestions_of_case on public.event_suggestions (owner_id, case_id, state, day);
create index event_suggestions_of_file on public.event_suggestions (owner_id, file_id);
create index event_suggestions_of_event on public.event_suggestions (owner_id, event_id) where event_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['case_file_pages', 'event_suggestions'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy own_rows on public.%I to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))',
      name
    );
    execute format('call app.guard_with_second_factor(%L)', 'public.' || name);
    execute format('create policy read_by_the_worker on public.%I to munshi_worker using (true) with check (true)', name);
    execute format('grant select, insert on public.%I to munshi_worker', name);
  end loop;
end
$$;
grant select on public.case_file_pages to munshi_app;
grant select, update (state, event_id) on public.event_suggestions to munshi_app;

create policy read_by_the_worker on public.case_files for update to munshi_worker using (true) with check (true);
grant select (id, owner_id, case_id, file_name, file_type, storage_provider, uploaded_at, category, category_chosen,
    text_state, page_count, pages_read, reading_since, reading_by),
  update (text_state, text_problem, page_count, pages_read, reading_since, reading_by, category)
  on public.case_files to munshi_worker;

call app.announce_changes('public.event_suggestions');
