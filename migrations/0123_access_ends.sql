-- The end of access: invitations end with the right to invite, and the files of a case belong to its owner in every order of
-- upload and hand-over.

CREATE OR REPLACE FUNCTION app.move_case(moved uuid, old_owner uuid, new_owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  copied uuid;
  folder text := 'case_files/' || moved || '/';
  stored bigint;
begin
  set constraints all deferred;
  insert into public.clients (owner_id, name, contact_person, business_area, client_number, description, status, email, phone, address)
  select new_owner, k.name, k.contact_person, k.business_area, k.client_number, k.description,
    case when coalesce(btrim(k.client_number), '') = '' then 'exploration' else k.status end, k.email, k.phone, k.address
  from public.cases c join public.clients k on k.owner_id = c.owner_id and k.id = c.client_id where c.id = moved
  returning id into copied;
  delete from public.case_members where case_id = moved and user_id = new_owner;
  update public.cases set owner_id = new_owner, client_id = copied where id = moved;
  update public.case_files set owner_id = new_owner where case_id = moved;
  update public.case_file_pages set owner_id = new_owner where case_id = moved;
  update public.timeline_events set owner_id = new_owner where case_id = moved;
  update public.event_suggestions set owner_id = new_owner where case_id = moved;
  update public.bin_items set owner_id = new_owner where of_case = moved;
  update public.conflict_words set owner_id = new_owner
    where owner_id = old_owner and name_id in (select id from public.conflict_names where case_id = moved);
  update public.conflict_names set owner_id = new_owner where case_id = moved;
  update public.case_members set owner_id = new_owner where case_id = moved;
  update public.case_chambers set owner_id = new_owner where case_id = moved;
  -- Who no longer may invite has nobody on the way; used invitations are a record.
  delete from public.invitations where case_id = moved and used_at is null;
  update public.invitations set owner_id = new_owner where case_id = moved;
  update public.case_activity set owner_id = new_owner where case_id = moved;
  -- Whoever uploaded them: an upload may have ended after an earlier hand-over.
  with was as (
    select path, owner_id, size from public.stored_files where starts_with(path, folder) and owner_id <> new_owner for update
  ), moved_files as (
    update public.stored_files s set owner_id = new_owner from was where s.path = was.path
  ), less as (
    update public.usage_counters u set used = greatest(u.used - w.size, 0)
    from (select owner_id, sum(size) as size from was group by owner_id) w
    where u.owner_id = w.owner_id and u.allowance = 'storage.bytes'
  ) select coalesce(sum(size), 0) into stored from was;
  insert into public.usage_counters as u (owner_id, allowance, used) values (new_owner, 'storage.bytes', stored)
    on conflict (owner_id, allowance, day) do update set used = u.used + excluded.used;
  set constraints all immediate;
end
$function$;

create function app.end_invitations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role = 'head' then return null; end if;
  delete from public.invitations
    where chambers_id = old.chambers_id and owner_id = old.user_id and used_at is null;
  return null;
end
$$;
comment on function app.end_invitations() is 'The pending invitations of a head end when the head leaves the chambers or is head no longer.';
create trigger end_invitations after delete on public.chambers_members
  for each row when (old.role = 'head') execute function app.end_invitations();
create trigger end_invitations_after_change after update of role on public.chambers_members
  for each row when (old.role = 'head') execute function app.end_invitations();

create function app.follow_case_of_file() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select c.owner_id into owner from public.cases c where c.id = substr(new.path, 12, 36)::uuid for share;
  if owner is null or owner = new.owner_id then return null; end if;
  update public.stored_files set owner_id = owner where path = new.path and owner_id = new.owner_id;
  if not found then return null; end if;
  update public.usage_counters set used = greatest(used - new.size, 0)
    where owner_id = new.owner_id and allowance = 'storage.bytes';
  insert into public.usage_counters as u (owner_id, allowance, used) values (owner, 'storage.bytes', new.size)
    on conflict (owner_id, allowance, day) do update set used = u.used + excluded.used;
  return null;
end
$$;
comment on function app.follow_case_of_file() is 'A file that was uploaded while its case was handed over belongs to the new owner. It runs when the transaction ends, after the file was counted.';
create constraint trigger follow_case after insert on public.stored_files deferrable initially deferred
  for each row when (new.path ~ '^case_files/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/')
  execute function app.follow_case_of_file();

delete from public.invitations i where i.used_at is null and i.chambers_id is not null and not exists (
  select from public.chambers_members m where m.chambers_id = i.chambers_id and m.user_id = i.owner_id and m.role = 'head');

with wrong as (
  select s.path, s.owner_id as had, c.owner_id as has, s.size from public.stored_files s
  join public.cases c on s.path ~ '^case_files/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/'
    and starts_with(s.path, 'case_files/' || c.id || '/') and c.owner_id <> s.owner_id
), moved as (
  update public.stored_files s set owner_id = w.has from wrong w where s.path = w.path
), less as (
  update public.usage_counters u set used = greatest(u.used - w.size, 0)
  from (select had, sum(size) as size from wrong group by had) w
  where u.owner_id = w.had and u.allowance = 'storage.bytes'
) insert into public.usage_counters as u (owner_id, allowance, used)
  select has, 'storage.bytes', sum(size) from wrong group by has
  on conflict (owner_id, allowance, day) do update set used = u.used + excluded.used;
