-- A deleted draft waits in the bin for 30 days, alone or with its case.

alter table public.bin_items
  drop constraint bin_items_kind_check,
  drop constraint bin_items_check,
  add column draft_id uuid,
  add constraint bin_items_kind_check check (kind in ('client', 'case', 'file', 'draft')),
  add constraint bin_items_check check (num_nonnulls(client_id, case_id, file_id, draft_id) = 1),
  add foreign key (owner_id, draft_id) references public.case_drafts (owner_id, id) on delete cascade deferrable;
create index bin_items_of_draft on public.bin_items (owner_id, draft_id) where draft_id is not null;

alter policy editors_read on public.bin_items
  using (kind in ('file', 'draft') and (sweep_at > now() or (select app.shows_bin()))
    and of_case in (select case_id from app.case_roles() where role = 'editor'));
alter policy editors_delete_files on public.bin_items
  with check (kind in ('file', 'draft') and of_case in (select case_id from app.case_roles() where role = 'editor'));
alter policy editors_lock on public.bin_items
  using (kind in ('file', 'draft') and of_case in (select case_id from app.case_roles() where role = 'editor'));
alter policy editors_restore on public.bin_items
  using (kind in ('file', 'draft') and of_case in (select case_id from app.case_roles() where role = 'editor'));

-- The drafts of a case go into the bin with it and come back with it; those that were deleted before stay.
create function app.move_drafts_of_case() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.case_drafts set bin_id = new.bin_id
    where owner_id = new.owner_id and case_id = new.id and bin_id is not distinct from old.bin_id;
  return null;
end
$$;
create trigger move_drafts_of_case after update of bin_id on public.cases
  for each row when (old.bin_id is distinct from new.bin_id) execute function app.move_drafts_of_case();

-- Moves drafts into the bin, as `app.move_to_bin` moves the other rows.
create function app.move_drafts_to_bin(roots uuid[]) returns void language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  root record;
  item uuid;
begin
  for root in
    select d.id, d.owner_id, d.case_id, d.title,
      d.owner_id = (select app.user_id()) or d.case_id in (select case_id from app.case_roles() where role = 'editor') as allowed,
      (select c.title from public.cases c where c.id = d.case_id) as parent_name
    from public.case_drafts d where d.id = any (roots) and d.bin_id is null order by d.id for update
  loop
    if not root.allowed then
      raise exception 'The role of the caller does not allow this'
        using errcode = 'insufficient_privilege', constraint = 'case_role_required';
    end if;
    item := gen_random_uuid();
    update public.case_drafts set bin_id = item where id = root.id;
    insert into public.bin_items (id, owner_id, kind, draft_id, of_case, name, parent_name)
    values (item, root.owner_id, 'draft', root.id, root.case_id, root.title, root.parent_name);
  end loop;
  perform app.hide_bin_again(shown);
end
$$;
grant execute on function app.move_drafts_to_bin(uuid[]) to munshi_app;

-- `move_to_bin` and the functions of an item serve drafts too: the functions of before do the other rows.
alter function app.move_to_bin(text, uuid[]) rename to move_rows_to_bin;
create function app.move_to_bin(moved text, roots uuid[]) returns void language plpgsql set search_path = '' as $$
begin
  if moved = 'case_drafts' then
    perform app.move_drafts_to_bin(roots);
  else
    perform app.move_rows_to_bin(moved, roots);
  end if;
end
$$;
grant execute on function app.move_to_bin(text, uuid[]) to munshi_app;

alter function app.restore_from_bin(uuid) rename to restore_rows_from_bin;
create function app.restore_from_bin(item uuid, out restored public.bin_items, out blocked_by text)
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  bin public.bin_items;
  of_rows record;
begin
  select * into bin from public.bin_items where id = item and kind = 'draft' and sweep_at > now() for update;
  if not found then
    perform app.hide_bin_again(shown);
    select * into of_rows from app.restore_rows_from_bin(item);
    restored := of_rows.restored;
    blocked_by := of_rows.blocked_by;
    return;
  end if;
  -- The lock excludes a deletion of the case in the meantime.
  perform from public.cases where id = bin.of_case and bin_id is not null for share;
  if found then
    blocked_by := 'case';
  else
    update public.case_drafts set bin_id = null where owner_id = bin.owner_id and bin_id = item;
    delete from public.bin_items where id = item;
    restored := bin;
  end if;
  perform app.hide_bin_again(shown);
end
$$;
grant execute on function app.restore_from_bin(uuid) to munshi_app;

alter function app.remove_bin_item(uuid, integer) rename to remove_bin_rows;
create function app.remove_bin_item(item uuid, most integer, out existed boolean, out paths text[], out more boolean)
language plpgsql set search_path = '' as $$
declare
  shown text := app.show_bin();
  bin public.bin_items;
begin
  update public.bin_items set sweep_at = least(sweep_at, now()) where id = item and kind = 'draft' returning * into bin;
  if bin.id is null then
    perform app.hide_bin_again(shown);
    select r.existed, r.paths, r.more into existed, paths, more from app.remove_bin_rows(item, most) r;
    return;
  end if;
  delete from public.case_drafts where owner_id = bin.owner_id and id = bin.draft_id;
  existed := true;
  paths := '{}';
  more := false;
  perform app.hide_bin_again(shown);
end
$$;
grant execute on function app.remove_bin_item(uuid, integer) to munshi_app, munshi_worker;
create policy sweep_bin on public.case_drafts for delete to munshi_worker using (true);
create policy sweep_bin_read on public.case_drafts for select to munshi_worker using (true);
grant select (id, owner_id, bin_id), delete on public.case_drafts to munshi_worker;

-- Who wrote drafts in a shared case. Saving is noted once an hour for each user.
alter table public.case_activity
  drop constraint case_activity_subject_check,
  add constraint case_activity_subject_check check (subject in ('case', 'file', 'event', 'draft', 'member', 'chambers'));
create function app.log_draft_activity() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  did text := 'changed';
begin
  if app.user_id() is null or not (exists (select from public.case_members m where m.case_id = new.case_id)
    or exists (select from public.case_chambers k where k.case_id = new.case_id)) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    did := 'added';
  elsif old.bin_id is distinct from new.bin_id then
    -- What goes or comes with its case is not noted by itself.
    if exists (select from public.cases c where c.id = new.case_id and c.bin_id is not null)
      or exists (select from public.bin_items b where b.id = coalesce(new.bin_id, old.bin_id) and b.kind <> 'draft') then
      return null;
    end if;
    did := case when new.bin_id is null then 'restored' else 'deleted' end;
  elsif exists (select from public.case_activity a where a.case_id = new.case_id and a.subject_id = new.id
      and a.user_id = app.user_id() and a.action in ('added', 'changed') and a.at > now() - interval '1 hour') then
    return null;
  end if;
  perform app.note_activity(new.case_id, did, 'draft', new.id, new.title);
  return null;
end
$$;
create trigger log_activity after insert or update of title, document, bin_id on public.case_drafts
  for each row execute function app.log_draft_activity();
