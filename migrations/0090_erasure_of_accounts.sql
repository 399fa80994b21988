-- A user erases their account: after a notice everything that belongs to it is removed, in batches that any server can
-- continue. Decision 131.

alter table auth.users
  -- The day of the erasure; null while nobody asked for it.
  add column erase_at timestamptz,
  -- Where the last mail goes: {email, name}. Set when the erasure begins, which takes every way to sign in away.
  add column erasing jsonb check (jsonb_typeof(erasing) = 'object'),
  add check (erasing is null or erase_at is not null);
create index users_to_erase on auth.users (erase_at) where erase_at is not null;

-- What an owner shares goes with the account; before, a copy stayed for its members. The copies that are left are erased on
-- the day that was set for them.
update auth.users u set erase_at = c.remove_at from app.closed_accounts c where c.user_id = u.id;
drop trigger keep_shared_cases on auth.users;
drop function app.keep_shared_cases(), app.remove_closed_accounts(timestamptz);
drop table app.closed_accounts;

-- Who else reaches the cases of an owner: they are told of the erasure.
create function app.members_of_owner(owner uuid) returns setof uuid
language sql stable security definer set search_path = '' rows 100 as $$
  select distinct a.user_id from app.case_access a
  where a.case_id in (select o.case_id from app.case_access o where o.user_id = owner and o.role = 'owner')
    and a.user_id <> owner limit 1000
$$;

create function app.require_erasing(erased uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from auth.users where id = erased and erasing is not null) then
    raise exception 'The account is not being erased' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Removes at most so many rows that a user owns in a table; returns how many.
create function app.erase_rows(erased uuid, of_table text, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  perform app.require_erasing(erased);
  execute format('delete from public.%1$I where ctid = any (array(select ctid from public.%1$I where owner_id = $1 limit $2))',
    of_table) using erased, most;
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- Takes the user out of at most so many rows of others; returns how many. What the user wrote there stays without its author:
-- it belongs to the owner of the case.
create function app.forget_author(erased uuid, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  named text[];
  changed integer;
  farewell jsonb := (select u.erasing from auth.users u where u.id = erased);
begin
  perform app.require_erasing(erased);
  foreach named slice 1 in array array[
    ['cases', 'created_by'], ['case_files', 'created_by'], ['case_files', 'uploaded_by'], ['timeline_events', 'created_by'],
    ['case_summaries', 'created_by'], ['case_drafts', 'created_by'], ['case_drafts', 'updated_by'],
    ['draft_versions', 'created_by'], ['chat_threads', 'created_by'], ['chat_messages', 'created_by'],
    ['passage_notes', 'created_by'], ['case_members', 'created_by']]
  loop
    execute format('update public.%1$I set %2$I = null where ctid = any (array(
      select ctid from public.%1$I where %2$I = $1 and %2$I <> owner_id limit $2))', named[1], named[2]) using erased, most;
    get diagnostics changed = row_count;
    if changed > 0 then return changed; end if;
  end loop;
  update public.case_activity set user_id = null, user_name = null where ctid = any (array(
    select ctid from public.case_activity where user_id = erased and user_id <> owner_id limit most));
  get diagnostics changed = row_count;
  if changed > 0 then return changed; end if;
  update public.case_activity set subject_id = '00000000-0000-0000-0000-000000000000', name = null where ctid = any (array(
    select ctid from public.case_activity where subject = 'member' and subject_id = erased limit most));
  get diagnostics changed = row_count;
  if changed > 0 then return changed; end if;
  update public.case_drafts d set sent_answers = jsonb_set(d.sent_answers, '{latest}', (
      select jsonb_agg(case when sent ->> 'user' = erased::text then sent || '{"user": null, "sent_by": null}' else sent end
        order by place) from jsonb_array_elements(d.sent_answers -> 'latest') with ordinality as l (sent, place)))
    where d.ctid = any (array(select k.ctid from public.case_drafts k
      where k.sent_answers @> jsonb_build_object('latest', jsonb_build_array(jsonb_build_object('user', erased))) limit most));
  get diagnostics changed = row_count;
  if changed > 0 then return changed; end if;
  -- Few rows each.
  delete from public.invitations where used_by = erased or email = farewell ->> 'email' or phone = farewell ->> 'phone';
  delete from app.invitation_sends where address_hash in (
    sha256(convert_to(farewell ->> 'email', 'UTF8')), sha256(convert_to(farewell ->> 'phone', 'UTF8')));
  delete from app.uploader_turns where uploader = erased;
  update public.reminder_claims set mailed = array_remove(mailed, erased) where erased = any (mailed);
  delete from public.reminder_claims c where not exists (select from public.timeline_events e where e.id = c.event_id);
  return 0;
end
$$;
revoke execute on function app.members_of_owner(uuid), app.require_erasing(uuid), app.erase_rows(uuid, text, integer),
  app.forget_author(uuid, integer) from public;
grant execute on function app.members_of_owner(uuid), app.erase_rows(uuid, text, integer), app.forget_author(uuid, integer)
  to munshi_worker;
call app.let_functions_reach('public.document_checks');
call app.let_functions_reach('public.reminder_claims');

-- What somebody wrote in a case of another owner: few rows, found when their account is erased.
do $$
declare
  named text[];
begin
  foreach named slice 1 in array array[
    ['cases', 'created_by'], ['case_files', 'created_by'], ['case_files', 'uploaded_by'], ['timeline_events', 'created_by'],
    ['case_summaries', 'created_by'], ['case_drafts', 'created_by'], ['case_drafts', 'updated_by'],
    ['draft_versions', 'created_by'], ['chat_threads', 'created_by'], ['chat_messages', 'created_by'],
    ['passage_notes', 'created_by'], ['case_members', 'created_by'], ['case_activity', 'user_id']]
  loop
    execute format('create index %1$s_%2$s_of_others on public.%1$I (%2$I) where %2$I <> owner_id', named[1], named[2]);
  end loop;
end
$$;
create index case_activity_of_member on public.case_activity (subject_id) where subject = 'member';
