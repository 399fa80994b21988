-- Drafts of a case, their versions, and what a user asks the assistant about a draft. Decision 61.
create table public.case_drafts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  title text not null check (btrim(title) <> ''),
  -- What the draft is: affidavit, petition, notice …
  kind text not null default 'other' check (kind ~ '^[a-z_]{1,40}$'),
  -- The JSON of the editor, and the plain text that follows from it.
  document jsonb not null default '{"type": "doc", "content": []}',
  content text not null default '',
  created_by uuid,
  -- Who saved the present state.
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id),
  -- A case that is handed over takes its drafts with it.
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade on update cascade
);
create index case_drafts_newest on public.case_drafts (case_id, updated_at desc, id);
create index case_drafts_of_owner on public.case_drafts (owner_id, case_id);

-- States of a draft that are kept. Nothing changes a version.
create table public.draft_versions (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  draft_id uuid not null,
  number integer not null,
  -- Null for a version that was kept automatically.
  name text check (btrim(name) <> ''),
  document jsonb not null,
  content text not null,
  -- Who wrote this state, or who gave it its name.
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (draft_id, number),
  foreign key (owner_id, draft_id) references public.case_drafts (owner_id, id) on delete cascade on update cascade
);
create index draft_versions_of_owner on public.draft_versions (owner_id, draft_id);
create index draft_versions_of_case on public.draft_versions (case_id);

-- What a user and the assistant wrote to one another about a draft. Only that user (`user_id`) reads it,
-- also in a shared case, where the rows belong to the owner of the case.
create table public.draft_chat_messages (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  user_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  draft_id uuid not null,
  role text not null default 'user' check (role in ('user', 'assistant')),
  content text not null check (btrim(content) <> ''),
  created_at timestamptz not null default now(),
  foreign key (owner_id, draft_id) references public.case_drafts (owner_id, id) on delete cascade on update cascade
);
create index draft_chat_messages_of_draft on public.draft_chat_messages (draft_id, user_id, created_at);
create index draft_chat_messages_of_owner on public.draft_chat_messages (owner_id, draft_id);
create index draft_chat_messages_of_user on public.draft_chat_messages (user_id, created_at);

call app.keep_in_bin('public.case_drafts');

do $$
declare
  name text;
begin
  foreach name in array array['case_drafts', 'draft_versions', 'draft_chat_messages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy own_rows on public.%1$I to munshi_app using (%2$I = (select app.user_id())) with check (%2$I = (select app.user_id()))',
      name, case name when 'draft_chat_messages' then 'user_id' else 'owner_id' end);
    execute format('call app.guard_with_second_factor(%L)', 'public.' || name);
    execute format('call app.let_functions_reach(%L)', 'public.' || name);
  end loop;
end
$$;
grant select, insert, delete, update (title, kind, document, content, updated_at, bin_id) on public.case_drafts to munshi_app;
grant select, insert on public.draft_versions to munshi_app;
grant select, insert on public.draft_chat_messages to munshi_app;

-- Clerks see dates, files and parties, no drafts.
call app.share_by_role('public.case_drafts', 'case_id', readers => '{editor,commenter,viewer}', adders => '{editor}',
  changers => '{editor}', removers => '{editor}');
call app.own_as_case('public.case_drafts');
call app.share_by_role('public.draft_versions', 'case_id', readers => '{editor,commenter,viewer}', adders => '{editor}');
create policy removed_from_bin on public.case_drafts as restrictive for delete to munshi_app, munshi_worker
  using (bin_id is not null);
create trigger visible_parent after insert or update of case_id on public.case_drafts
  for each row execute function app.require_visible_parent();

-- What belongs to a draft is hidden with it: in the bin, and from a user who left the case.
create policy of_visible_draft on public.draft_versions as restrictive for select to munshi_app
  using (exists (select from public.case_drafts d where d.id = draft_id));
create policy of_visible_draft on public.draft_chat_messages as restrictive for select to munshi_app
  using (exists (select from public.case_drafts d where d.id = draft_id));

-- A client that writes the text alone sends a document that was made from it, with this mark.
create function app.is_from_text(document jsonb) returns boolean language sql immutable
  return coalesce(document #>> '{attrs,from}' = 'text', false);

-- Keeps the state before a change as a version: when another user changes it, and at most every ten minutes. The 100
-- latest of these versions stay; versions with a name all stay.
create function app.keep_draft_version() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.updated_by := app.user_id();
  if app.is_from_text(new.document) and new.content = old.content then
    new.document := old.document;
  end if;
  new.document := new.document - 'attrs';
  if new.content = old.content and new.document = old.document or old.content = '' then return new; end if;
  if old.updated_by is distinct from new.updated_by
    or not exists (select from public.draft_versions v where v.draft_id = old.id and v.created_at > now() - interval '10 minutes') then
    insert into public.draft_versions (owner_id, case_id, draft_id, number, document, content, created_by)
    select old.owner_id, old.case_id, old.id, coalesce(max(v.number), 0) + 1, old.document, old.content, old.updated_by
    from public.draft_versions v where v.draft_id = old.id;
    delete from public.draft_versions where draft_id = old.id and name is null and id not in (
      select v.id from public.draft_versions v where v.draft_id = old.id and v.name is null order by v.number desc limit 100);
  end if;
  return new;
end
$$;
create trigger keep_draft_version before update of document, content on public.case_drafts
  for each row execute function app.keep_draft_version();
create function app.start_draft() returns trigger language plpgsql set search_path = '' as $$
begin
  new.document := new.document - 'attrs';
  new.updated_by := app.user_id();
  return new;
end
$$;
create trigger start_draft before insert on public.case_drafts for each row execute function app.start_draft();

-- A version that a user names is the present state of the draft. Of a draft that the caller does not see, nothing is said.
create function app.fill_draft_version() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  draft public.case_drafts;
begin
  if new.content is not null then return new; end if;
  select * into draft from public.case_drafts d where d.id = new.draft_id and d.bin_id is null for update;
  if coalesce(app.case_role(draft.case_id), 'clerk') = 'clerk' then
    raise exception 'There is no such draft' using errcode = 'foreign_key_violation';
  end if;
  if (select count(*) from public.draft_versions v where v.draft_id = draft.id and v.name is not null) >= 200 then
    raise exception 'Too many versions' using errcode = 'check_violation', constraint = 'draft_versions_at_most';
  end if;
  new.owner_id := draft.owner_id;
  new.case_id := draft.case_id;
  new.document := draft.document;
  new.content := draft.content;
  new.created_by := app.user_id();
  new.number := (select coalesce(max(v.number), 0) + 1 from public.draft_versions v where v.draft_id = draft.id);
  return new;
end
$$;
create trigger fill_draft_version before insert on public.draft_versions for each row execute function app.fill_draft_version();

-- A message names a draft that its writer sees, and the case of this draft. The answers of the assistant are the server's.
create function app.check_draft_message() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user <> 'munshi_app' then return new; end if;
  if new.role <> 'user' and not app.writes_answer() then
    raise exception 'The assistant writes its answers itself' using errcode = 'insufficient_privilege', constraint = 'assistant_writes';
  end if;
  select d.owner_id into new.owner_id from public.case_drafts d where d.id = new.draft_id and d.case_id = new.case_id;
  if not found then
    raise exception 'There is no such draft' using errcode = 'foreign_key_violation';
  end if;
  new.user_id := app.user_id();
  return new;
end
$$;
create trigger check_draft_message before insert on public.draft_chat_messages
  for each row execute function app.check_draft_message();

call app.announce_changes('public.case_drafts');
call app.announce_changes('public.draft_versions');
call app.announce_changes('public.draft_chat_messages');
