-- A case that goes to another owner takes a copy of its client with every column, also those that later migrations add.

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
  insert into public.clients
  select (jsonb_populate_record(k, jsonb_build_object(
    'id', gen_random_uuid(), 'owner_id', new_owner, 'bin_id', null, 'created_at', now(), 'updated_at', now(),
    'status', case when coalesce(btrim(k.client_number), '') = '' then 'exploration' else k.status end))).*
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
  -- The old owner may no longer invite, so open invitations end; used ones are a record.
  delete from public.invitations where case_id = moved and used_at is null;
  update public.invitations set owner_id = new_owner where case_id = moved;
  update public.case_activity set owner_id = new_owner where case_id = moved;
  -- Files of every uploader: an upload may have ended after an earlier transfer.
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
