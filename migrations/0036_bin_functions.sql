-- What can be done with the bin. These functions alone see what is in it; they run as their caller, so that row-level
-- security still limits a user to their own rows.

-- Marks what belongs to the cases and files of an item, and counts it.
create function app.fill_bin_item(item uuid) returns void language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  me uuid := (select app.user_id());
begin
  update public.case_files set bin_id = item
    where owner_id = me and bin_id is null and case_id in (select id from public.cases where owner_id = me and bin_id = item);
  update public.timeline_events set bin_id = item
    where owner_id = me and bin_id is null and case_id in (select id from public.cases where owner_id = me and bin_id = item);
  update public.event_suggestions set bin_id = item
    where owner_id = me and bin_id is null and (
      case_id in (select id from public.cases where owner_id = me and bin_id = item)
      or file_id in (select id from public.case_files where owner_id = me and bin_id = item));
  update public.timeline_events set binned_file_id = file_id, file_id = null
    where owner_id = me and bin_id is distinct from item
      and file_id in (select id from public.case_files where owner_id = me and bin_id = item);
  perform app.hide_bin_again(shown);
end
$$;

-- Moves rows of the caller into the bin, each as an item of its own with what belongs to it. `moved`: clients, cases or
-- case_files. Rows that are in the bin already, or not the caller's, are left out.
create function app.move_to_bin(moved text, roots uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  me uuid := (select app.user_id());
  root record;
  item uuid;
begin
  -- The locks exclude inserts that refer to these rows, which hold a key lock until they are committed.
  for root in execute case moved
    when 'clients' then $sql$
      select 'client' as kind, c.id, c.name, null::text as parent_name from public.clients c
      where c.owner_id = $1 and c.id = any ($2) and c.bin_id is null order by c.id for update$sql$
    when 'cases' then $sql$
      select 'case' as kind, c.id, c.title as name,
        coalesce((select k.name from public.clients k where k.owner_id = c.owner_id and k.id = c.client_id), c.client_name) as parent_name
      from public.cases c where c.owner_id = $1 and c.id = any ($2) and c.bin_id is null order by c.id for update$sql$
    when 'case_files' then $sql$
      select 'file' as kind, f.id, coalesce(f.document_title, f.file_name) as name,
        (select c.title from public.cases c where c.owner_id = f.owner_id and c.id = f.case_id) as parent_name
      from public.case_files f where f.owner_id = $1 and f.id = any ($2) and f.bin_id is null order by f.id for update$sql$
  end using me, roots loop
    item := gen_random_uuid();
    if root.kind = 'client' then
      perform from public.cases where owner_id = me and client_id = root.id and bin_id is null order by id for update;
      update public.clients set bin_id = item where owner_id = me and id = root.id;
      update public.cases set bin_id = item where owner_id = me and client_id = root.id and bin_id is null;
    elsif root.kind = 'case' then
      update public.cases set bin_id = item where owner_id = me and id = root.id;
    else
      update public.case_files set bin_id = item where owner_id = me and id = root.id;
    end if;
    perform app.fill_bin_item(item);
    insert into public.bin_items (id, kind, client_id, case_id, file_id, name, parent_name, cases, files, bytes)
    select item, root.kind, case root.kind when 'client' then root.id end, case root.kind when 'case' then root.id end,
      case root.kind when 'file' then root.id end, root.name, root.parent_name,
      (select count(*) from public.cases where owner_id = me and bin_id = item),
      count(*), coalesce(sum(s.size), 0)
    from public.case_files f left join public.stored_files s on s.path = f.file_path and s.owner_id = f.owner_id
    where f.owner_id = me and f.bin_id = item;
  end loop;
  perform app.hide_bin_again(shown);
end
$$;

-- Moves the files at these paths into the bin. Returns the paths that no row names, in the bin or not: those may be
-- removed from the file store.
create function app.move_paths_to_bin(paths text[]) returns text[]
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  unnamed text[];
  me uuid := (select app.user_id());
begin
  perform app.move_to_bin('case_files',
    array(select id from public.case_files where owner_id = me and file_path = any (paths) and bin_id is null));
  unnamed := array(select path from unnest(paths) path
    where not exists (select from public.case_files where file_path = path));
  perform app.hide_bin_again(shown);
  return unnamed;
end
$$;

-- The stored files of a case that only the bin names.
create function app.paths_in_bin(of_case uuid) returns setof text
language plpgsql stable set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  return query select file_path from public.case_files where owner_id = (select app.user_id()) and case_id = of_case
  group by file_path having bool_and(bin_id is not null);
  perform app.hide_bin_again(shown);
end
$$;

-- Restores an item whole. Returns its row, or null without such an item; `blocked_by` is set, and nothing restored, while
-- the client or the case that it belongs to is in the bin, and when the same document is in the case again.
create function app.restore_from_bin(item uuid, out restored public.bin_items, out blocked_by text)
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  bin public.bin_items;
begin
  <<work>>
  begin
    select * into bin from public.bin_items where id = item and sweep_at > now() for update;
    if not found then exit work; end if;
    -- The lock excludes a deletion of the parent in the meantime.
    if bin.kind = 'case' then
      perform from public.clients where owner_id = bin.owner_id and bin_id is not null
        and id = (select client_id from public.cases where owner_id = bin.owner_id and id = bin.case_id) for share;
      if found then blocked_by := 'client'; exit work; end if;
    elsif bin.kind = 'file' then
      perform from public.cases where owner_id = bin.owner_id and bin_id is not null
        and id = (select case_id from public.case_files where owner_id = bin.owner_id and id = bin.file_id) for share;
      if found then blocked_by := 'case'; exit work; end if;
      -- A document of the library is in a case once: this one was added again.
      if exists (
        select from public.case_files f join public.case_files other using (owner_id, case_id, document_id)
        where f.owner_id = bin.owner_id and f.id = bin.file_id and f.storage_provider = 'library'
          and other.storage_provider = 'library' and other.bin_id is null
      ) then
        blocked_by := 'document'; exit work;
      end if;
    end if;
    update public.timeline_events set file_id = binned_file_id, binned_file_id = null
      where owner_id = bin.owner_id and file_id is null
        and binned_file_id in (select id from public.case_files where owner_id = bin.owner_id and bin_id = item);
    update public.clients set bin_id = null where owner_id = bin.owner_id and bin_id = item;
    update public.cases set bin_id = null where owner_id = bin.owner_id and bin_id = item;
    update public.case_files set bin_id = null where owner_id = bin.owner_id and bin_id = item;
    update public.timeline_events set bin_id = null where owner_id = bin.owner_id and bin_id = item;
    update public.event_suggestions set bin_id = null where owner_id = bin.owner_id and bin_id = item;
    delete from public.bin_items where id = item;
    restored := bin;
  end work;
  perform app.hide_bin_again(shown);
end
$$;

-- Removes at most `most` files of an item for ever and gives back their storage; with its last files, the item itself.
-- From the first call on, the item cannot be restored. Returns the paths to remove from the file store, and whether more
-- calls are needed; `existed` is false without such an item.
create function app.remove_bin_item(item uuid, most integer, out existed boolean, out paths text[], out more boolean)
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  bin public.bin_items;
  removed uuid[];
begin
  <<work>>
  begin
    paths := '{}';
    more := false;
    update public.bin_items set sweep_at = least(sweep_at, now()) where id = item returning * into bin;
    existed := bin.id is not null;
    if not existed then exit work; end if;
    removed := case bin.kind
      when 'file' then array[bin.file_id]
      when 'case' then array(select f.id from public.case_files f
        where f.owner_id = bin.owner_id and f.case_id = bin.case_id limit most)
      else array(select f.id from public.cases c join public.case_files f on f.owner_id = c.owner_id and f.case_id = c.id
        where c.owner_id = bin.owner_id and c.client_id = bin.client_id limit most)
    end;
    with gone as (
      delete from public.case_files where owner_id = bin.owner_id and id = any (removed)
      returning file_path, case_id
    )
    select coalesce(array_agg(distinct file_path), '{}') into paths from gone
    where starts_with(file_path, 'case_files/' || case_id || '/');
    paths := array(select path from unnest(paths) path where not exists (select from public.case_files where file_path = path));
    with freed as (
      delete from public.stored_files where owner_id = bin.owner_id and path = any (paths) returning size
    )
    update public.usage_counters set used = used - (select coalesce(sum(size), 0) from freed)
    where owner_id = bin.owner_id and allowance = 'storage.bytes' and cardinality(paths) > 0;
    more := bin.kind <> 'file' and cardinality(removed) >= most;
    if more then exit work; end if;
    if bin.kind = 'case' then delete from public.cases where owner_id = bin.owner_id and id = bin.case_id;
    elsif bin.kind = 'client' then delete from public.clients where owner_id = bin.owner_id and id = bin.client_id;
    end if;
  end work;
  perform app.hide_bin_again(shown);
end
$$;

grant execute on function app.fill_bin_item(uuid), app.move_to_bin(text, uuid[]), app.move_paths_to_bin(text[]),
  app.paths_in_bin(uuid), app.restore_from_bin(uuid), app.remove_bin_item(uuid, integer) to munshi_app;

-- The worker removes what is due, of every owner, and keeps the stored files that the bin still names.
grant execute on function app.remove_bin_item(uuid, integer) to munshi_worker;
create policy sweep_bin on public.clients to munshi_worker using (true);
create policy sweep_bin on public.cases for delete to munshi_worker using (true);
create policy sweep_bin on public.case_files for delete to munshi_worker using (true);
grant select (id, owner_id, bin_id), delete on public.clients to munshi_worker;
grant select (client_id, bin_id), delete on public.cases to munshi_worker;
grant select (bin_id), delete on public.case_files to munshi_worker;

-- The worker's sweep of stored files: which of these paths a row names, in the bin or not, and the counts from before
-- `before` that no row names.
create function app.named_paths(paths text[]) returns setof text
language plpgsql stable set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  return query select distinct file_path from public.case_files where file_path = any (paths);
  perform app.hide_bin_again(shown);
end
$$;
create function app.uncount_unnamed_files(before timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  with removed as (
    delete from public.stored_files where stored_at < before
      and not exists (select from public.case_files where file_path = path)
    returning owner_id, size
  ), sums as (select owner_id, sum(size) as bytes from removed group by owner_id)
  update public.usage_counters c set used = c.used - sums.bytes
  from sums where c.owner_id = sums.owner_id and c.allowance = 'storage.bytes';
  perform app.hide_bin_again(shown);
end
$$;
grant execute on function app.named_paths(text[]), app.uncount_unnamed_files(timestamptz) to munshi_worker;
