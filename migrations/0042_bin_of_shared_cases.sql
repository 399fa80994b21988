-- The bin in shared cases. An editor deletes and restores files; they wait in the bin of the owner of the case. Cases and
-- clients are deleted by their owner.

alter table public.bin_items add column of_case uuid;
update public.bin_items b set of_case = coalesce(b.case_id, (select f.case_id from public.case_files f where f.id = b.file_id));
create index bin_items_by_case on public.bin_items (of_case) where of_case is not null;

create policy editors_read on public.bin_items for select to munshi_app
  using (kind = 'file' and (sweep_at > now() or (select app.shows_bin()))
    and of_case in (select case_id from app.case_roles() where role = 'editor'));
create policy editors_delete_files on public.bin_items for insert to munshi_app
  with check (kind = 'file' and of_case in (select case_id from app.case_roles() where role = 'editor'));
-- The lock of a restoration needs it. No row passes the check, so that nothing is removed for ever by an editor.
create policy editors_lock on public.bin_items for update to munshi_app
  using (kind = 'file' and of_case in (select case_id from app.case_roles() where role = 'editor'))
  with check (false);
create policy editors_restore on public.bin_items for delete to munshi_app
  using (kind = 'file' and of_case in (select case_id from app.case_roles() where role = 'editor'));
call app.announce_changes('public.bin_items');

create or replace function app.files_in_bin() returns setof uuid language plpgsql stable set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  return query select id from public.case_files where owner_id = (select app.user_id()) and bin_id is not null
    union all
    select f.id from app.shared_cases() s join public.case_files f on f.case_id = s where f.bin_id is not null;
  perform app.hide_bin_again(shown);
end
$$;

-- Marks what belongs to the cases and files of an item of this owner, and counts it.
drop function app.fill_bin_item(uuid);
create function app.fill_bin_item(item uuid, owner uuid) returns void language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  update public.case_files set bin_id = item
    where owner_id = owner and bin_id is null and case_id in (select id from public.cases where owner_id = owner and bin_id = item);
  update public.timeline_events set bin_id = item
    where owner_id = owner and bin_id is null and case_id in (select id from public.cases where owner_id = owner and bin_id = item);
  update public.event_suggestions set bin_id = item
    where owner_id = owner and bin_id is null and (
      case_id in (select id from public.cases where owner_id = owner and bin_id = item)
      or file_id in (select id from public.case_files where owner_id = owner and bin_id = item));
  update public.timeline_events set binned_file_id = file_id, file_id = null
    where owner_id = owner and bin_id is distinct from item
      and file_id in (select id from public.case_files where owner_id = owner and bin_id = item);
  perform app.hide_bin_again(shown);
end
$$;
grant execute on function app.fill_bin_item(uuid, uuid) to munshi_app;

-- Moves rows that the caller may delete into the bin, each as an item of its own with what belongs to it. `moved`: clients,
-- cases or case_files. Rows that are in the bin already, or that the caller does not see, are left out; a row that the
-- caller sees and may not delete is refused.
create or replace function app.move_to_bin(moved text, roots uuid[]) returns void
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
      select 'client' as kind, c.id, c.owner_id, null::uuid as of_case, true as allowed, c.name, null::text as parent_name
      from public.clients c where c.id = any ($2) and c.owner_id = $1 and c.bin_id is null order by c.id for update$sql$
    when 'cases' then $sql$
      select 'case' as kind, c.id, c.owner_id, c.id as of_case, c.owner_id = $1 as allowed, c.title as name,
        coalesce((select k.name from public.clients k where k.owner_id = c.owner_id and k.id = c.client_id), c.client_name) as parent_name
      from public.cases c where c.id = any ($2) and c.bin_id is null order by c.id for update$sql$
    when 'case_files' then $sql$
      select 'file' as kind, f.id, f.owner_id, f.case_id as of_case,
        f.owner_id = $1 or f.case_id in (select case_id from app.case_roles() where role = 'editor') as allowed,
        coalesce(f.document_title, f.file_name) as name,
        (select c.title from public.cases c where c.owner_id = f.owner_id and c.id = f.case_id) as parent_name
      from public.case_files f where f.id = any ($2) and f.bin_id is null order by f.id for update$sql$
  end using me, roots loop
    if not root.allowed then
      raise exception 'The role of the caller does not allow this' using errcode = 'insufficient_privilege',
        constraint = case root.kind when 'case' then 'case_owner_required' else 'case_role_required' end;
    end if;
    item := gen_random_uuid();
    if root.kind = 'client' then
      perform from public.cases where owner_id = me and client_id = root.id and bin_id is null order by id for update;
      update public.clients set bin_id = item where owner_id = me and id = root.id;
      update public.cases set bin_id = item where owner_id = me and client_id = root.id and bin_id is null;
    elsif root.kind = 'case' then
      update public.cases set bin_id = item where id = root.id;
    else
      update public.case_files set bin_id = item where id = root.id;
    end if;
    perform app.fill_bin_item(item, root.owner_id);
    insert into public.bin_items (id, owner_id, kind, client_id, case_id, file_id, of_case, name, parent_name, cases, files, bytes)
    select item, root.owner_id, root.kind, case root.kind when 'client' then root.id end,
      case root.kind when 'case' then root.id end, case root.kind when 'file' then root.id end, root.of_case,
      root.name, root.parent_name,
      (select count(*) from public.cases where owner_id = root.owner_id and bin_id = item),
      count(*), coalesce(sum(s.size), 0)
    from public.case_files f left join public.stored_files s on s.path = f.file_path and s.owner_id = f.owner_id
    where f.owner_id = root.owner_id and f.bin_id = item;
  end loop;
  perform app.hide_bin_again(shown);
end
$$;

create or replace function app.move_paths_to_bin(paths text[]) returns text[]
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  unnamed text[];
begin
  perform app.move_to_bin('case_files',
    array(select id from public.case_files where file_path = any (paths) and bin_id is null));
  unnamed := array(select path from unnest(paths) path
    where not exists (select from public.case_files where file_path = path));
  perform app.hide_bin_again(shown);
  return unnamed;
end
$$;

create or replace function app.paths_in_bin(of_case uuid) returns setof text
language plpgsql stable set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  return query select file_path from public.case_files where case_id = of_case
  group by file_path having bool_and(bin_id is not null);
  perform app.hide_bin_again(shown);
end
$$;
