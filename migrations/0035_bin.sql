-- A deleted client, case or file waits in a bin for 30 days, can be restored whole, and is then removed. Its rows stay in
-- their tables under the id of their item (`bin_id`), and row-level security hides them: every list, count, search and
-- stored file goes by the policy `hide_bin`. Decision 46.

create table public.bin_items (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('client', 'case', 'file')),
  -- The deleted row; the rows that belong to it carry the id of the item too.
  client_id uuid,
  case_id uuid,
  file_id uuid,
  -- What a list shows: the name, and the client of a case or the case of a file.
  name text not null,
  parent_name text,
  cases integer not null default 0,
  files integer not null default 0,
  -- Of the stored files, which count as used storage until the item is removed.
  bytes bigint not null default 0,
  deleted_at timestamptz not null default now(),
  -- When the item is removed for ever; from then on it cannot be restored.
  sweep_at timestamptz not null default now() + interval '30 days',
  unique (owner_id, id),
  check (num_nonnulls(client_id, case_id, file_id) = 1),
  foreign key (owner_id, client_id) references public.clients (owner_id, id) on delete cascade,
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade,
  foreign key (owner_id, file_id) references public.case_files (owner_id, id) on delete cascade
);
create index bin_items_newest on public.bin_items (owner_id, deleted_at desc, id);
create index bin_items_to_sweep on public.bin_items (sweep_at);
create index bin_items_of_client on public.bin_items (owner_id, client_id) where client_id is not null;
create index bin_items_of_case on public.bin_items (owner_id, case_id) where case_id is not null;
create index bin_items_of_file on public.bin_items (owner_id, file_id) where file_id is not null;

-- True inside the functions of the bin only. Each of them calls `show_bin` first and `hide_bin_again` last; an error
-- between them undoes both. A function declared with `set app.bin` would need a superuser, whom a database of the
-- operator's own may not have.
create function app.shows_bin() returns boolean language sql stable
  return coalesce(current_setting('app.bin', true), '') = 'shown';
-- Returns what `hide_bin_again` is given: whether the caller showed the bin already.
create function app.show_bin() returns text language plpgsql set search_path = '' as $$
declare
  before text := coalesce(current_setting('app.bin', true), '');
begin
  perform set_config('app.bin', 'shown', true);
  return before;
end
$$;
create function app.hide_bin_again(before text) returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('app.bin', before, true);
end
$$;
grant execute on function app.shows_bin(), app.show_bin(), app.hide_bin_again(text) to munshi_app, munshi_worker;

alter table public.bin_items enable row level security;
alter table public.bin_items force row level security;
create policy own_rows on public.bin_items to munshi_app
  using (owner_id = (select app.user_id()) and (sweep_at > now() or (select app.shows_bin())))
  with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.bin_items');
grant select, insert, delete, update (sweep_at) on public.bin_items to munshi_app;
create policy sweep on public.bin_items to munshi_worker using (true) with check (true);
grant select, update (sweep_at) on public.bin_items to munshi_worker;

-- For authors of migrations: a table whose rows can be in the bin, alone or with the row that they belong to.
create procedure app.keep_in_bin(kept regclass) language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = kept);
begin
  execute format('alter table %s add column bin_id uuid', kept);
  -- Checked at the end of the transaction, when rows that are removed together are all gone.
  execute format(
    'alter table %s add foreign key (owner_id, bin_id) references public.bin_items (owner_id, id) deferrable initially deferred',
    kept);
  execute format('create index %I on %s (owner_id, bin_id) where bin_id is not null', name || '_in_bin', kept);
  execute format(
    'create policy hide_bin on %s as restrictive to munshi_app, munshi_worker using (bin_id is null or (select app.shows_bin())) with check (bin_id is null or (select app.shows_bin()))',
    kept);
end
$$;
call app.keep_in_bin('public.clients');
call app.keep_in_bin('public.cases');
call app.keep_in_bin('public.case_files');
call app.keep_in_bin('public.timeline_events');
call app.keep_in_bin('public.event_suggestions');
grant update (bin_id) on public.event_suggestions to munshi_app;

-- Nothing bypasses the bin: a row that is not in it cannot be removed.
do $$
declare
  name text;
begin
  foreach name in array array['clients', 'cases', 'case_files'] loop
    execute format(
      'create policy removed_from_bin on public.%I as restrictive for delete to munshi_app, munshi_worker using (bin_id is not null)',
      name);
  end loop;
end
$$;

-- The link of an event to a file in the bin.
alter table public.timeline_events
  add column binned_file_id uuid,
  add foreign key (owner_id, binned_file_id) references public.case_files (owner_id, id) on delete set null (binned_file_id);
create index timeline_events_of_binned_file on public.timeline_events (owner_id, binned_file_id)
  where binned_file_id is not null;

-- A page of a file in the bin is hidden with its file; its own row is not changed, because there may be thousands.
create function app.files_in_bin() returns setof uuid language plpgsql stable set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  return query select id from public.case_files where owner_id = (select app.user_id()) and bin_id is not null;
  perform app.hide_bin_again(shown);
end
$$;
grant execute on function app.files_in_bin() to munshi_app;
create policy hide_bin on public.case_file_pages as restrictive to munshi_app
  using (file_id not in (select app.files_in_bin()));

-- A row of a case or client in the bin is refused as one of a case that does not exist. The check comes after that of the
-- foreign key, which waits for a deletion in progress (the key lock of the insert excludes the row lock of the deletion).
create function app.require_visible_parent() returns trigger language plpgsql set search_path = '' as $$
declare
  visible boolean;
begin
  if tg_table_name = 'cases' then
    visible := new.client_id is null or exists (select from public.clients where id = new.client_id);
  else
    visible := exists (select from public.cases where id = new.case_id);
  end if;
  if not visible and new.bin_id is null then
    raise exception 'The row belongs to a client or a case that does not exist' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger visible_parent after insert or update of client_id on public.cases
  for each row when (new.client_id is not null) execute function app.require_visible_parent();
create trigger visible_parent after insert or update of case_id on public.case_files
  for each row execute function app.require_visible_parent();
create trigger visible_parent after insert or update of case_id on public.timeline_events
  for each row execute function app.require_visible_parent();

-- Changes are announced as a user sees them: a row that goes into the bin is deleted, a restored one is new.
create or replace procedure app.announce_changes(announced regclass) language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = announced);
  ids text;
  of_bin text := '';
begin
  select string_agg(format('%L, changed.%I', attname, attname), ', ' order by attnum)
    into ids
    from pg_attribute
    where attrelid = announced and attnum > 0 and not attisdropped and atttypid = 'uuid'::regtype
      and attname not in ('bin_id', 'binned_file_id');
  -- A row without an owner_id is its owner's own: its id is the user's.
  if not exists (select from pg_attribute where attrelid = announced and attname = 'owner_id' and not attisdropped) then
    ids := '''owner_id'', changed.id, ' || ids;
  end if;
  if exists (select from pg_attribute where attrelid = announced and attname = 'bin_id' and not attisdropped) then
    of_bin := $bin$
        if tg_op <> 'INSERT' and old.bin_id is not null then
          if tg_op = 'DELETE' or new.bin_id is not null then return null; end if;
          seen := 'INSERT';
        elsif tg_op = 'UPDATE' and new.bin_id is not null then
          seen := 'DELETE';
        end if;$bin$;
  end if;
  execute format(
    $function$
      create or replace function app.%I() returns trigger language plpgsql set search_path = '' as $body$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;%s
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object(%s))::text);
        return null;
      end
      $body$
    $function$,
    'announce_' || name, of_bin, ids
  );
  execute format(
    'create or replace trigger announce_changes after insert or update or delete on %s for each row execute function app.%I()',
    announced, 'announce_' || name
  );
end
$$;
call app.announce_changes('public.clients');
call app.announce_changes('public.cases');
call app.announce_changes('public.case_files');
call app.announce_changes('public.timeline_events');
call app.announce_changes('public.event_suggestions');
call app.announce_changes('public.bin_items');

-- The conflict check forgets the names of what is in the bin, and folds them again when it is restored.
create or replace function app.index_client_names() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.conflict_names n using written w join replaced r using (owner_id, id)
    where n.owner_id = w.owner_id and n.client_id = w.id
      and (w.name, w.contact_person, w.bin_id) is distinct from (r.name, r.contact_person, r.bin_id);
  end if;
  insert into public.conflict_names (owner_id, client_id, place, source)
  select w.owner_id, w.id, v.place, v.source
  from written w cross join lateral (values ('client', w.name), ('contact', w.contact_person)) v (place, source)
  where btrim(v.source) <> '' and w.bin_id is null
    and not exists (select from public.conflict_names n where n.owner_id = w.owner_id and n.client_id = w.id);
  return null;
end
$$;
create or replace function app.index_case_names() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select from written w join replaced r using (owner_id, id)
      where (w.title, w.client_name, w.petitioner, w.respondent, w.bin_id)
        is distinct from (r.title, r.client_name, r.petitioner, r.respondent, r.bin_id)
    ) then
      return null;
    end if;
    delete from public.conflict_names n using written w join replaced r using (owner_id, id)
    where n.owner_id = w.owner_id and n.case_id = w.id
      and (w.title, w.client_name, w.petitioner, w.respondent, w.bin_id)
        is distinct from (r.title, r.client_name, r.petitioner, r.respondent, r.bin_id);
  end if;
  -- A title without a "v" in it has no second side.
  insert into public.conflict_names (owner_id, case_id, place, part, source)
  select w.owner_id, w.id, v.place, v.part, v.source
  from written w cross join lateral (values
    ('case client', 0, w.client_name), ('petitioner', 0, w.petitioner), ('respondent', 0, w.respondent),
    ('case title', 0, w.title), ('case title', 1, case when w.title ~* 'v' then w.title end)) v (place, part, source)
  where btrim(v.source) <> '' and w.bin_id is null
    and not exists (select from public.conflict_names n where n.owner_id = w.owner_id and n.case_id = w.id);
  return null;
end
$$;
