-- The database as its migrations leave it. A test compares this page with a migrated database;
-- `npx vitest run test/schema.test.ts -u` writes it.

set local check_function_bodies = off;

alter default privileges revoke execute on functions from public;

create schema if not exists app;
grant usage on schema app to munshi_accounts;
grant usage on schema app to munshi_app;
grant usage on schema app to munshi_worker;

create schema if not exists auth;
grant usage on schema auth to munshi_accounts;

revoke all on schema public from public;
grant usage on schema public to munshi_accounts;
grant usage on schema public to munshi_app;
grant usage on schema public to munshi_worker;

create extension pg_trgm with schema app;

create sequence app.provider_reads;

create text search dictionary app.english_stems (template = pg_catalog.snowball, language = 'english');

create text search configuration app.file_words (parser = pg_catalog."default");
alter text search configuration app.file_words add mapping for asciihword, asciiword, hword, hword_asciipart, hword_part, word with app.english_stems;
alter text search configuration app.file_words add mapping for email, file, float, host, hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version with simple;

CREATE OR REPLACE FUNCTION app.aal()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('app.aal'::text, true), ''::text);
comment on function app.aal() is 'How sure we are of it: ''aal1'', ''aal2'', or null.';

CREATE OR REPLACE FUNCTION app.accept_case(accepted uuid, at timestamp with time zone, OUT refusal text, OUT used bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := app.user_id();
  old_owner uuid;
  needs_factor boolean;
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then refusal := 'unknown'; return; end if;
  select c.owner_id, c.requires_second_factor into old_owner, needs_factor from public.cases c
    join app.case_offers o on o.case_id = c.id and o.owner_id = c.owner_id
    where c.id = accepted and c.bin_id is null and o.to_user = me and o.expires_at > at for update of c;
  if not found or not app.may_own_case(accepted, me) then refusal := 'unknown'; return; end if;
  if needs_factor and app.aal() is distinct from 'aal2' then refusal := 'second_factor'; return; end if;
  delete from app.case_offers where case_id = accepted;
  perform app.move_case(accepted, old_owner, me);
  insert into public.case_members (owner_id, case_id, user_id, role, created_by) values (me, accepted, old_owner, 'editor', me)
    on conflict on constraint case_members_case_id_user_id_key do update set role = 'editor';
  select u.used into used from public.usage_counters u where u.owner_id = me and u.allowance = 'storage.bytes';
end
$function$;
comment on function app.accept_case(uuid,timestamp with time zone) is 'Makes the caller the owner of a case that is offered to them, and its former owner an editor. `refusal`: unknown, second_factor (the case requires one of everybody, and the session has none).';

CREATE OR REPLACE FUNCTION app.accept_invitation(hash text, at timestamp with time zone, OUT refusal text, OUT case_id uuid, OUT chambers_id uuid, OUT address text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  opened record;
  owner uuid;
  one record;
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then refusal := 'unknown'; return; end if;
  -- A second request with the same link waits here, and then finds it used.
  perform from public.invitations i where i.token_hash = hash for update;
  select * into opened from app.read_invitation(hash, at);
  refusal := opened.refusal;
  address := opened.address;
  if refusal is not null then return; end if;
  case_id := opened.case_id;
  chambers_id := opened.chambers_id;
  update public.invitations i set used_at = at, used_by = app.user_id() where i.id = opened.id returning i.owner_id into owner;
  if case_id is not null then
    for one in select * from app.opened_with(opened.id, at) loop
      update public.invitations i set used_at = at, used_by = app.user_id() where i.id = one.id;
      insert into public.case_members as m (owner_id, case_id, user_id, role, created_by)
      values (owner, one.case_id, app.user_id(), one.role, owner)
      on conflict on constraint case_members_case_id_user_id_key do update set role = excluded.role;
    end loop;
    insert into public.case_members as m (owner_id, case_id, user_id, role, created_by)
    values (owner, opened.case_id, app.user_id(), opened.role, owner)
    on conflict on constraint case_members_case_id_user_id_key do update set role = excluded.role;
  else
    insert into public.chambers_members as m (chambers_id, user_id, role) values (opened.chambers_id, app.user_id(), opened.role)
    on conflict on constraint chambers_members_chambers_id_user_id_key do update set role = excluded.role;
  end if;
end
$function$;
comment on function app.accept_invitation(text,timestamp with time zone) is 'Accepts an invitation once. `refusal` as in `app.read_invitation`.';

CREATE OR REPLACE FUNCTION app.accepted_suggestions(of_draft uuid, at_most integer)
 RETURNS TABLE(kind text, block text, before text, after text, engine text, accepted_by text, accepted_at timestamp with time zone, total bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO ''
AS $function$
  select one ->> 'kind', one ->> 'block', one ->> 'before', one ->> 'after', m.engine,
    (select p.full_name from public.profiles p where p.id = m.user_id), (one ->> 'decided_at')::timestamptz, count(*) over ()
  from public.case_drafts d
  join public.draft_chat_messages m on m.draft_id = d.id
  cross join lateral jsonb_array_elements(m.suggestions) with ordinality as listed (one, place)
  where d.id = of_draft and d.bin_id is null and jsonb_typeof(m.suggestions) = 'array' and one ->> 'state' = 'accepted'
    and app.case_role(d.case_id) in ('owner', 'editor', 'commenter', 'viewer')
  order by 7 desc nulls last, m.id, place limit at_most
$function$;
comment on function app.accepted_suggestions(uuid,integer) is 'The accepted suggestions of a draft, the latest first, for everybody who reads the draft. What was asked stays with the user who asked.';

CREATE OR REPLACE FUNCTION app.add_first_head()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.chambers where created_by = new.created_by) > 50 then
    raise exception 'Too many chambers' using errcode = 'check_violation', constraint = 'chambers_at_most';
  end if;
  if new.created_by is not null then
    insert into public.chambers_members (chambers_id, user_id, role) values (new.id, new.created_by, 'head');
  end if;
  return null;
end
$function$;
comment on function app.add_first_head() is 'The user who adds a chambers is its first head.';

CREATE OR REPLACE FUNCTION app.advocate_of(of_owner uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select nullif(btrim(full_name), '') from public.profiles where id = of_owner
$function$;
comment on function app.advocate_of(uuid) is 'The name of the advocate who shared a page with a client.';

CREATE OR REPLACE FUNCTION app.announce_access()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ended boolean := tg_op <> 'INSERT';
begin
  if tg_table_name = 'case_chambers' then
    perform pg_catalog.pg_notify('munshi_access', pg_catalog.json_build_object('ended', ended,
      'chambers', case when tg_op = 'INSERT' then new.chambers_id else old.chambers_id end)::text);
  else
    perform pg_catalog.pg_notify('munshi_access', pg_catalog.json_build_object('ended', ended,
      'user', case when tg_op = 'INSERT' then new.user_id else old.user_id end)::text);
  end if;
  return null;
end
$function$;
comment on function app.announce_access() is 'Servers close the live connections of users whose access ended or became less, and ask again who reads what.';

CREATE OR REPLACE FUNCTION app.announce_billing_details()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('owner_id', changed.user_id, 'id', changed.id, 'user_id', changed.user_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_bin_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'client_id', changed.client_id, 'case_id', changed.case_id, 'file_id', changed.file_id, 'of_case', changed.of_case))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_case_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'user_id', changed.user_id, 'subject_id', changed.subject_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_case_chambers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'chambers_id', changed.chambers_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_case_drafts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'created_by', changed.created_by, 'updated_by', changed.updated_by, 'bin_id', changed.bin_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_case_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if tg_op <> 'INSERT' and old.bin_id is not null then
          if tg_op = 'DELETE' or new.bin_id is not null then return null; end if;
          seen := 'INSERT';
        elsif tg_op = 'UPDATE' and new.bin_id is not null then
          seen := 'DELETE';
        end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'uploaded_by', changed.uploaded_by, 'reading_by', changed.reading_by, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_case_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'user_id', changed.user_id, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_cases()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if tg_op <> 'INSERT' and old.bin_id is not null then
          if tg_op = 'DELETE' or new.bin_id is not null then return null; end if;
          seen := 'INSERT';
        elsif tg_op = 'UPDATE' and new.bin_id is not null then
          seen := 'DELETE';
        end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'client_id', changed.client_id, 'next_event_id', changed.next_event_id, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_chambers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('owner_id', changed.id, 'id', changed.id, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_chambers_fee_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('owner_id', changed.id, 'id', changed.id, 'chambers_id', changed.chambers_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_chambers_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('owner_id', changed.id, 'id', changed.id, 'chambers_id', changed.chambers_id, 'user_id', changed.user_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE PROCEDURE app.announce_changes(IN announced regclass)
 LANGUAGE plpgsql
AS $procedure$
declare
  name text := (select relname from pg_class where oid = announced);
  ids text;
  own text := (
    select attname from pg_attribute
    where attrelid = announced and attname in ('owner_id', 'user_id') and not attisdropped
    order by attname limit 1);
begin
  select string_agg(format('%L, changed.%I', attname, attname), ', ' order by attnum)
    into ids
    from pg_attribute
    where attrelid = announced and attnum > 0 and not attisdropped and atttypid = 'uuid'::regtype;
  if own is distinct from 'owner_id' then
    ids := format('''owner_id'', changed.%I, ', coalesce(own, 'id')) || ids;
  end if;
  execute format(
    $function$
      create or replace function app.%I() returns trigger language plpgsql set search_path = '' as $body$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object(%s))::text);
        return null;
      end
      $body$
    $function$,
    'announce_' || name, ids
  );
  execute format(
    'create or replace trigger announce_changes after insert or update or delete on %s for each row execute function app.%I()',
    announced, 'announce_' || name
  );
end
$procedure$;
comment on procedure app.announce_changes(regclass) is 'For authors of migrations: the owner of a row is its owner_id, else its user_id, else its id.';

CREATE OR REPLACE FUNCTION app.announce_chat_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'thread_id', changed.thread_id, 'case_id', changed.case_id, 'reply_to', changed.reply_to, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_chat_threads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_clauses()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'chambers_id', changed.chambers_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_client_message_templates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'chambers_id', changed.chambers_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_clients()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if tg_op <> 'INSERT' and old.bin_id is not null then
          if tg_op = 'DELETE' or new.bin_id is not null then return null; end if;
          seen := 'INSERT';
        elsif tg_op = 'UPDATE' and new.bin_id is not null then
          seen := 'DELETE';
        end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_court_calendars()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_court_calls()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed record;
  of_chambers uuid;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  for of_chambers in
    select m.chambers_id from public.chambers_members m where m.user_id = changed.owner_id
    union all select null
  loop
    perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
      'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object(
        'id', changed.id, 'owner_id', changed.owner_id, 'chambers_id', of_chambers))::text);
  end loop;
  return null;
end
$function$;
comment on function app.announce_court_calls() is 'Announces a called item to its owner and to each chambers that the owner is in.';

CREATE OR REPLACE FUNCTION app.announce_draft_chat_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'user_id', changed.user_id, 'case_id', changed.case_id, 'draft_id', changed.draft_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_draft_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'draft_id', changed.draft_id, 'reply_to', changed.reply_to, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_draft_versions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'draft_id', changed.draft_id, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_event_suggestions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if tg_op <> 'INSERT' and old.bin_id is not null then
          if tg_op = 'DELETE' or new.bin_id is not null then return null; end if;
          seen := 'INSERT';
        elsif tg_op = 'UPDATE' and new.bin_id is not null then
          seen := 'DELETE';
        end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'file_id', changed.file_id, 'event_id', changed.event_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_fee_note_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'fee_note_id', changed.fee_note_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_fee_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'client_id', changed.client_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_fee_payments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'client_id', changed.client_id, 'fee_note_id', changed.fee_note_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_fee_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_invitations()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'chambers_id', changed.chambers_id, 'used_by', changed.used_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_office_templates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'chambers_id', changed.chambers_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_passage_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('owner_id', changed.id, 'id', changed.id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_requirement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('munshi_access', pg_catalog.json_build_object('ended', true, 'user', m.user_id)::text)
    from public.case_members m where m.case_id = new.id;
  perform pg_catalog.pg_notify('munshi_access', pg_catalog.json_build_object('ended', true, 'chambers', k.chambers_id)::text)
    from public.case_chambers k where k.case_id = new.id;
  return null;
end
$function$;
comment on function app.announce_requirement() is 'The live connections of members close, and open again with what their session may see.';

CREATE OR REPLACE FUNCTION app.announce_saved_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('munshi_sessions', old.id::text);
  return null;
end
$function$;
comment on function app.announce_session_end() is 'A session that ends, or whose level changes, closes what is open in it at once.';

CREATE OR REPLACE FUNCTION app.announce_subscription_payments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('owner_id', changed.user_id, 'id', changed.id, 'user_id', changed.user_id, 'subscription_id', changed.subscription_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_timeline_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
        seen text := tg_op;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if tg_op <> 'INSERT' and old.bin_id is not null then
          if tg_op = 'DELETE' or new.bin_id is not null then return null; end if;
          seen := 'INSERT';
        elsif tg_op = 'UPDATE' and new.bin_id is not null then
          seen := 'DELETE';
        end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', seen, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('id', changed.id, 'owner_id', changed.owner_id, 'case_id', changed.case_id, 'file_id', changed.file_id, 'created_by', changed.created_by))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.announce_user_subscriptions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
      declare
        changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_catalog.pg_notify('munshi_changes', pg_catalog.json_build_object(
          'table', tg_table_name, 'type', tg_op, 'at', pg_catalog.now(), 'ids', pg_catalog.json_build_object('owner_id', changed.user_id, 'id', changed.id, 'user_id', changed.user_id))::text);
        return null;
      end
      $function$;

CREATE OR REPLACE FUNCTION app.begin_alert()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (old.alert = 'off' and new.alert <> 'off')
    or (old.query, old.mode, old.filters) is distinct from (new.query, new.mode, new.filters) then
    new.alert_from := now();
    new.alert_checked_at := null;
  end if;
  return new;
end
$function$;
comment on function app.begin_alert() is 'An alert begins when it is switched on; another search has other results.';

CREATE OR REPLACE FUNCTION app.begin_case_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.storage_provider = 'default' and new.file_path = new.file_name and position('/' in new.file_path) = 0 then
    new.storage_provider := 'library';
  end if;
  new.text_state := case when new.storage_provider in ('default', 'library') then 'waiting' else 'none' end;
  new.category_chosen := new.category is not null;
  return new;
end
$function$;
comment on function app.begin_case_file() is 'The specified call that adds a library document gives the file name twice and no provider.';

CREATE OR REPLACE FUNCTION app.begin_chat_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  of_thread public.chat_threads;
begin
  if current_user <> 'munshi_app' then return new; end if;
  if new.role = 'assistant' and not app.writes_answer() then
    raise exception 'Only the server writes answers' using errcode = 'insufficient_privilege', constraint = 'assistant_writes';
  end if;
  select * into of_thread from public.chat_threads where id = new.thread_id;
  if of_thread.id is null or (new.case_id is not null and new.case_id is distinct from of_thread.case_id) then
    raise exception 'The thread of a message is not there' using errcode = 'foreign_key_violation';
  end if;
  new.case_id := of_thread.case_id;
  return new;
end
$function$;
comment on function app.begin_chat_message() is 'The case of a message is the case of its thread, and an answer is the server''s.';

CREATE OR REPLACE FUNCTION app.cancel_deleted_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.razorpay_subscription_id is not null and old.status not in ('cancelled', 'completed', 'expired') then
    insert into app.subscriptions_to_cancel (razorpay_subscription_id) values (old.razorpay_subscription_id)
    on conflict do nothing;
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION app.cancel_fee_note(note uuid, at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then return 'unknown'; end if;
  perform from public.fee_notes where id = note and owner_id = app.user_id() and status = 'issued' for update;
  if not found then return 'unknown'; end if;
  if exists (select from public.fee_payments where fee_note_id = note) then return 'paid'; end if;
  update public.fee_notes set status = 'cancelled', updated_at = at where id = note;
  return null;
end $function$;
comment on function app.cancel_fee_note(uuid,timestamp with time zone) is 'Cancels an issued note of the caller; its number stays. `unknown`, or `paid` while payments are noted on it.';

CREATE OR REPLACE FUNCTION app.case_role(of_case uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.role from app.case_access a
  where a.user_id = app.user_id() and a.case_id = of_case and (not a.requires_second_factor or app.aal() = 'aal2')
$function$;
comment on function app.case_role(uuid) is 'The caller''s role in one case: owner, editor, commenter, viewer, clerk, or null.';

CREATE OR REPLACE FUNCTION app.case_roles()
 RETURNS TABLE(case_id uuid, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 500
 SET search_path TO ''
AS $function$
  select a.case_id, a.role from app.case_access a
  where a.user_id = app.user_id() and a.role <> 'owner' and (not a.requires_second_factor or app.aal() = 'aal2')
$function$;
comment on function app.case_roles() is 'The cases that are shared with the caller, with their roles, for what looks at many cases at once.';

CREATE OR REPLACE FUNCTION app.cases_in_bin()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case_id from app.case_access where user_id = (select app.user_id()) and in_bin
$function$;
comment on function app.cases_in_bin() is 'The cases in the bin that the caller owns or shares: their chats are hidden with them.';

CREATE OR REPLACE FUNCTION app.cases_in_calendar(of_user uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.case_id from app.case_access a
    left join public.case_members m on m.case_id = a.case_id and m.user_id = a.user_id
  where a.user_id = of_user and a.role <> 'owner' and not a.requires_second_factor
    and coalesce(m.in_calendar, exists (select from public.case_chambers k
      join public.chambers_members u on u.chambers_id = k.chambers_id
      where k.case_id = a.case_id and u.user_id = a.user_id and u.in_calendar))
$function$;
comment on function app.cases_in_calendar(uuid) is 'The worker: whose calendars and reminders a case is in, by the choice of its members. A case that requires a second factor of its members is in none: a calendar program and a mail cannot confirm one.';

CREATE OR REPLACE FUNCTION app.chat_messages_like(pattern text, of_case uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Planned for this pattern: a plan for any pattern does not use the index.
  return query execute
    'select id from public.chat_messages where content ilike $1 and '
    || case when of_case is null then 'case_id is null and owner_id = app.user_id()' else 'case_id = $2' end
    || ' order by created_at desc limit $3'
    using pattern, of_case, most;
end
$function$;
comment on function app.chat_messages_like(text,uuid,integer) is 'The newest messages like a pattern: of a case, or without one the caller''s in general chat.';

CREATE OR REPLACE FUNCTION app.check_deadlines_of_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.timeline_events set deadline_to_check = true
  where deadline #>> '{request,holidays}' = old.id::text and done_at is null and not deadline_to_check;
  if found then perform pg_catalog.pg_notify('munshi_jobs', 'deadlines'); end if;
  return null;
end $function$;
comment on function app.check_deadlines_of_calendar() is 'A calendar has other days, or is gone: each open deadline that used it is worked out again, in the cases of others too.';

CREATE OR REPLACE FUNCTION app.check_draft_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.check_draft_message() is 'A message names a draft that its writer sees, and the case of this draft. The answers of the assistant are the server''s.';

CREATE OR REPLACE FUNCTION app.check_fee_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  note record;
  paid bigint;
begin
  if new.fee_note_id is null then
    if current_user = 'munshi_app' and new.client_id is null then
      raise exception 'An advance needs a client' using errcode = 'check_violation', constraint = 'fee_payments_client';
    end if;
    return new;
  end if;
  if current_user <> 'munshi_app' then return new; end if;
  select status, total, client_id into note from public.fee_notes where id = new.fee_note_id for update;
  if not found then return new; end if;
  if note.status <> 'issued' then
    raise exception 'The note is not issued' using errcode = 'check_violation', constraint = 'fee_payments_issued';
  end if;
  select coalesce(sum(amount + tds), 0) into paid from public.fee_payments where fee_note_id = new.fee_note_id and id <> new.id;
  if paid + new.amount + new.tds > note.total then
    raise exception 'More than is due' using errcode = 'check_violation', constraint = 'fee_payments_within_due';
  end if;
  new.client_id := coalesce(note.client_id, new.client_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.choose_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'munshi_app' then new.category_chosen := true; end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.client_of_case(of_case uuid)
 RETURNS TABLE(name text, contact_person text, email text, phone text, address text, can_contact boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(k.name, c.client_name), case when allowed then k.contact_person end, case when allowed then k.email end,
    case when allowed then k.phone end, case when allowed then k.address end, allowed
  from public.cases c left join public.clients k on k.owner_id = c.owner_id and k.id = c.client_id and k.bin_id is null
    cross join lateral (select app.case_role(of_case) as role) r
    cross join lateral (select r.role in ('owner', 'editor') as allowed) a
  where c.id = of_case and c.bin_id is null and r.role is not null
$function$;
comment on function app.client_of_case(uuid) is 'The client of a case: its name for everybody in the case, its contact details for the owner and editors.';

CREATE OR REPLACE FUNCTION app.complete_fee_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.client_id := coalesce(new.client_id, (select c.client_id from public.cases c where c.id = new.case_id and c.owner_id = new.owner_id));
  if (select count(*) from public.fee_notes where owner_id = new.owner_id) >= 20000 then
    raise exception 'Too many notes' using errcode = 'check_violation', constraint = 'fee_notes_at_most';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.count_invitation(target uuid, address text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hash bytea := sha256(convert_to(address, 'UTF8'));
begin
  perform pg_advisory_xact_lock(hashtextextended('invitations of ' || app.user_id(), 0));
  delete from app.invitation_sends where sender = app.user_id() and sent_at < at - interval '2 days';
  if (select count(*) >= 200 or count(*) filter (where address_hash = hash) >= 40
        or count(*) filter (where address_hash = hash and invited_to = target) >= 5
      from app.invitation_sends where sender = app.user_id() and sent_at > at - interval '1 day')
    or (select count(*) >= 60 from app.invitation_sends where address_hash = hash and sent_at > at - interval '1 day') then
    return false;
  end if;
  insert into app.invitation_sends (sender, invited_to, address_hash, sent_at) values (app.user_id(), target, hash, at);
  return true;
end
$function$;
comment on function app.count_invitation(uuid,text,timestamp with time zone) is 'Counts an invitation. False, and nothing counted, when a limit of a day is reached: 200 of a sender, 40 of them to one address (a senior shares many cases with one junior), 5 of these to one case; 60 to one address from all senders.';

CREATE OR REPLACE FUNCTION app.date_restored_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform app.set_next_dates(array[new.id], now());
  return null;
end
$function$;
comment on function app.date_restored_case() is 'A case that is restored from the bin has its next date at once. Its dates may have passed while it was in the bin, where the worker does not look. The functions of the bin show its events, which are restored after their case.';

CREATE OR REPLACE FUNCTION app.date_working()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.deadline_outdated := false;
  new.deadline_outdated_by := null;
  new.deadline_to_check := false;
  return new;
end $function$;
comment on function app.date_working() is 'A working that is written again is in date.';

CREATE OR REPLACE FUNCTION app.days_have_moved(deadline jsonb, of_case uuid, start_from uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with rests_on as (
    select start_from as event, deadline #>> '{request,start}' as day where start_from is not null
    union all
    select (fact ->> 'event')::uuid, fact ->> 'day' from jsonb_array_elements(deadline -> 'rests_on') as fact
  )
  select exists (
    select from rests_on r
    left join public.timeline_events e on e.id = r.event and e.case_id = of_case
    where r.day is distinct from to_char(e.event_date at time zone interval '05:30', 'YYYY-MM-DD')
  )
$function$;
comment on function app.days_have_moved(jsonb,uuid,uuid) is 'True where an event that gave a day of the calculation has another day in India, or is gone.';

CREATE OR REPLACE FUNCTION app.dues_of_case(of_owner uuid, of_case uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(sum(n.total - coalesce((select sum(p.amount + p.tds) from public.fee_payments p where p.fee_note_id = n.id), 0)), 0)::bigint
  from public.fee_notes n where n.owner_id = of_owner and n.case_id = of_case and n.status = 'issued'
$function$;
comment on function app.dues_of_case(uuid,uuid) is 'What is due on the issued fee notes of a case, in paise.';

CREATE OR REPLACE FUNCTION app.end_invitations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.role = 'head' then return null; end if;
  delete from public.invitations
    where chambers_id = old.chambers_id and owner_id = old.user_id and used_at is null;
  return null;
end
$function$;
comment on function app.end_invitations() is 'The pending invitations of a head end when the head leaves the chambers or is head no longer.';

CREATE OR REPLACE FUNCTION app.end_offer(of_case uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then return false; end if;
  delete from app.case_offers where case_id = of_case and app.user_id() in (owner_id, to_user);
  return found;
end
$function$;
comment on function app.end_offer(uuid) is 'Withdraws the offer of a case of the caller, or declines an offer to the caller.';

CREATE OR REPLACE FUNCTION app.enrolments_of_chambers(of_chambers uuid)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select f.practice ->> 'enrolment_number'
  from public.chambers_members m join public.profiles f on f.id = m.user_id
  where m.chambers_id = of_chambers and f.practice ->> 'enrolment_number' <> ''
    and exists (select from app.my_chambers() c where c.chambers_id = of_chambers)
  limit 300
$function$;
comment on function app.enrolments_of_chambers(uuid) is 'The enrolment numbers of the members of a chambers, for a member of it; empty for anybody else.';

CREATE OR REPLACE FUNCTION app.erase_rows(erased uuid, of_table text, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed integer;
begin
  perform app.require_erasing(erased);
  execute format('delete from public.%1$I where ctid = any (array(select ctid from public.%1$I where owner_id = $1 limit $2))',
    of_table) using erased, most;
  get diagnostics removed = row_count;
  return removed;
end
$function$;
comment on function app.erase_rows(uuid,text,integer) is 'Removes at most so many rows that a user owns in a table; returns how many.';

CREATE OR REPLACE FUNCTION app.files_in_bin()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  shown text := app.show_bin();
begin
  return query select id from public.case_files where owner_id = (select app.user_id()) and bin_id is not null
    union all
    select f.id from app.case_access a join public.case_files f on f.case_id = a.case_id
    where a.user_id = (select app.user_id()) and a.role <> 'owner' and f.bin_id is not null;
  perform app.hide_bin_again(shown);
end
$function$;

CREATE OR REPLACE FUNCTION app.fill_bin_item(item uuid, owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.fill_bin_item(uuid,uuid) is 'Marks what belongs to the cases and files of an item, and counts it.';

CREATE OR REPLACE FUNCTION app.fill_draft_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.case_drafts;
begin
  if new.content is not null then return new; end if;
  select * into draft from public.case_drafts d where d.id = new.draft_id and d.bin_id is null for update;
  if coalesce(app.case_role(draft.case_id), 'clerk') = 'clerk'
    and not exists (select from public.cases c where c.id = draft.case_id and c.clerk_drafts and app.case_role(c.id) = 'clerk') then
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
$function$;
comment on function app.fill_draft_version() is 'A version that a user names is the present state of the draft. Of a draft that the caller does not see, nothing is said.';

CREATE OR REPLACE FUNCTION app.follow_added_cases()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into app.case_access (user_id, case_id, owner_id, role, requires_second_factor, created_at, next_date, archived_at, in_bin)
  select owner_id, id, owner_id, 'owner', false, created_at, next_date, archived_at, bin_id is not null from written;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_case_chambers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed public.case_chambers[];
begin
  if tg_op = 'INSERT' then
    changed := array(select w from written w);
  elsif tg_op = 'DELETE' then
    changed := array(select r from removed r);
  else
    changed := array(
      select k from removed r join written w on w.id = r.id cross join lateral (values (r), (w)) p (k)
      where (r.case_id, r.chambers_id, r.role) is distinct from (w.case_id, w.chambers_id, w.role));
  end if;
  perform from public.chambers where id in (select c.chambers_id from unnest(changed) c) order by id for no key update;
  perform app.set_access(array_agg(p.case_id), array_agg(p.user_id)) from (
    select c.case_id, u.user_id from unnest(changed) c join public.chambers_members u on u.chambers_id = c.chambers_id
    union
    -- Of a chambers that is deleted the members are gone by now.
    select c.case_id, a.user_id from unnest(changed) c join app.case_access a on a.case_id = c.case_id
    where tg_op <> 'INSERT' and a.role <> 'owner'
  ) p;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_case_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform app.set_access(array_agg(case_id), array_agg(user_id)) from written;
  elsif tg_op = 'DELETE' then
    perform app.set_access(array_agg(case_id), array_agg(user_id)) from removed;
  else
    perform app.set_access(array_agg(p.case_id), array_agg(p.user_id))
    from removed r join written w on w.id = r.id
      cross join lateral (values (r.case_id, r.user_id), (w.case_id, w.user_id)) p (case_id, user_id)
    where (r.case_id, r.user_id, r.role) is distinct from (w.case_id, w.user_id, w.role);
  end if;
  return null;
end
$function$;
comment on function app.follow_case_members() is 'The pairs that a statement changed. Changes of one chambers, of its members and of its cases, wait for each other, so that a member who comes in while a case is shared meets this case.';

CREATE OR REPLACE FUNCTION app.follow_case_of_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.follow_case_of_file() is 'A file that was uploaded while its case was handed over belongs to the new owner. It runs when the transaction ends, after the file was counted.';

CREATE OR REPLACE FUNCTION app.follow_chambers_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed public.chambers_members[];
begin
  if tg_op = 'INSERT' then
    changed := array(select w from written w);
  elsif tg_op = 'DELETE' then
    changed := array(select r from removed r);
  else
    changed := array(
      select u from removed r join written w on w.id = r.id cross join lateral (values (r), (w)) p (u)
      where (r.chambers_id, r.user_id, r.role) is distinct from (w.chambers_id, w.user_id, w.role));
  end if;
  perform from public.chambers where id in (select c.chambers_id from unnest(changed) c) order by id for no key update;
  perform app.set_access(array_agg(k.case_id), array_agg(c.user_id))
  from unnest(changed) c join public.case_chambers k on k.chambers_id = c.chambers_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_changed_cases()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update app.case_access a
  set requires_second_factor = w.requires_second_factor and a.role <> 'owner', created_at = w.created_at,
    next_date = w.next_date, archived_at = w.archived_at, in_bin = w.bin_id is not null
  from written w
  where a.case_id = w.id
    and (a.requires_second_factor, a.created_at, a.next_date, a.archived_at, a.in_bin) is distinct from
      (w.requires_second_factor and a.role <> 'owner', w.created_at, w.next_date, w.archived_at, w.bin_id is not null);
  perform app.set_access(array_agg(p.case_id), array_agg(p.user_id)) from (
    select w.id as case_id, u.user_id from written w join replaced r on r.id = w.id and r.owner_id <> w.owner_id
    cross join lateral (
      select w.owner_id as user_id union select r.owner_id union select a.user_id from app.case_access a where a.case_id = w.id
    ) u
  ) p;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.follow_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  case_ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct case_id) into case_ids from written
    where done_at is null and event_type in ('hearing', 'deadline');
  elsif tg_op = 'DELETE' then
    select array_agg(distinct case_id) into case_ids from removed
    where done_at is null and event_type in ('hearing', 'deadline');
  else
    select array_agg(distinct c.case_id) into case_ids
    from removed r join written w on w.id = r.id cross join lateral (values (r.case_id), (w.case_id)) c (case_id)
    where (r.case_id, r.event_date, r.event_type, r.done_at)
      is distinct from (w.case_id, w.event_date, w.event_type, w.done_at);
  end if;
  if case_ids is not null then
    perform app.set_next_dates(case_ids, now());
  end if;
  return null;
end
$function$;
comment on function app.follow_dates() is 'What changes the dates of a case: one write for each case of a statement, however many of its events it touches.';

CREATE OR REPLACE FUNCTION app.follow_page()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from app.page_vectors where file_id = old.file_id and page = old.page;
    return null;
  end if;
  insert into app.page_vectors (owner_id, file_id, page) values (new.owner_id, new.file_id, new.page)
    on conflict (file_id, page) do update set owner_id = excluded.owner_id;
  perform pg_catalog.pg_notify('munshi_jobs', 'page-vectors');
  return null;
end
$function$;
comment on function app.follow_page() is 'A new page waits for its vectors; those of a page that gets another owner, or is deleted, go with it.';

CREATE OR REPLACE FUNCTION app.forget_author(erased uuid, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  named text[];
  changed integer;
  farewell jsonb := (select u.erasing from auth.users u where u.id = erased);
begin
  perform app.require_erasing(erased);
  foreach named slice 1 in array array[
    ['cases', 'created_by'], ['case_files', 'created_by'], ['case_files', 'uploaded_by'], ['timeline_events', 'created_by'],
    ['case_summaries', 'created_by'], ['written_summaries', 'created_by'], ['case_drafts', 'created_by'], ['case_drafts', 'updated_by'],
    ['draft_versions', 'created_by'], ['draft_comments', 'created_by'], ['chat_threads', 'created_by'], ['chat_messages', 'created_by'],
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
$function$;
comment on function app.forget_author(uuid,integer) is 'Takes the user out of at most so many rows of others; returns how many. What the user wrote there stays without its author: it belongs to the owner of the case.';

CREATE OR REPLACE FUNCTION app.guard_draft_answer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'munshi_app' and not app.writes_answer() then
    raise exception 'Only the server changes answers' using errcode = 'insufficient_privilege', constraint = 'assistant_writes';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE PROCEDURE app.guard_with_second_factor(IN guarded regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format(
    'create policy second_factor on %s as restrictive to munshi_app using ((select app.aal()) = ''aal2'' or not (select app.has_second_factor())) with check ((select app.aal()) = ''aal2'' or not (select app.has_second_factor()))',
    guarded
  );
end
$procedure$;
comment on procedure app.guard_with_second_factor(regclass) is 'For authors of migrations: every table with rows of users carries this policy; the server checks it when it starts.';

CREATE OR REPLACE FUNCTION app.has_role_in(of_case text, roles text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN format('exists (select from app.case_access a where a.case_id = %s%s)'::text, of_case, CASE WHEN (roles @> '{editor,commenter,viewer,clerk}'::text[]) THEN ''::text ELSE format(' and a.role = any (%L)'::text, roles) END);
comment on function app.has_role_in(text,text[]) is 'The condition that the caller has one of these roles in the case that a column names.';

CREATE OR REPLACE FUNCTION app.user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid;
comment on function app.user_id() is 'Who asks. Null when nobody is named, and null equals nothing: a policy then shows no row.';

CREATE OR REPLACE FUNCTION app.headed_cases()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select k.case_id from public.chambers_members u join public.case_chambers k on k.chambers_id = u.chambers_id
    join app.case_access a on a.user_id = u.user_id and a.case_id = k.case_id
  where u.user_id = app.user_id() and u.role = 'head' and (not a.requires_second_factor or app.aal() = 'aal2')
$function$;
comment on function app.headed_cases() is 'The cases that are shared with a chambers of which the caller is a head.';

CREATE OR REPLACE FUNCTION app.hide_bin_again(before text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('app.bin', before, true);
end
$function$;

CREATE OR REPLACE FUNCTION app.index_case_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.index_case_names() is 'A case whose names stay is not indexed again, whichever role writes it: the worker moves dates, and may not write names.';

CREATE OR REPLACE FUNCTION app.index_client_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.index_client_names() is 'The conflict check forgets the names of what is in the bin, and folds them again when it is restored.';

CREATE OR REPLACE FUNCTION app.indian_day_start(at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (date_trunc('day'::text, (at AT TIME ZONE 'Asia/Kolkata'::text)) AT TIME ZONE 'Asia/Kolkata'::text);

CREATE OR REPLACE FUNCTION app.is_from_text(document jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE(((document #>> '{attrs,from}'::text[]) = 'text'::text), false);
comment on function app.is_from_text(jsonb) is 'A client that writes the text alone sends a document that was made from it, with this mark.';

CREATE OR REPLACE FUNCTION app.is_switched_on(preferences jsonb, name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (COALESCE((preferences -> name), CASE name WHEN 'data_may_leave'::text THEN 'false'::jsonb ELSE 'true'::jsonb END) <> 'false'::jsonb);
comment on function app.is_switched_on(jsonb,text) is 'A setting that was never saved is on, but data may not leave until that is switched on.';

CREATE OR REPLACE FUNCTION app.issue_fee_note(note uuid, of_chambers uuid, prefix text, year text, at timestamp with time zone, sum bigint, tax_of_note jsonb, printed jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := app.user_id();
  count integer;
  mark text;
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then return null; end if;
  perform from public.fee_notes where id = note and owner_id = me and status = 'draft' for update;
  if not found then return null; end if;
  if of_chambers is null then
    insert into app.fee_note_numbers as n (owner_id, financial_year, last) values (me, year, 1)
      on conflict (owner_id, financial_year) do update set last = n.last + 1 returning last into count;
  else
    perform from public.chambers_fee_settings s join app.my_chambers() m on m.chambers_id = s.chambers_id
      where s.chambers_id = of_chambers and s.bills_as_one;
    if not found then return null; end if;
    insert into app.chambers_fee_note_numbers as n (chambers_id, financial_year, last) values (of_chambers, year, 1)
      on conflict (chambers_id, financial_year) do update set last = n.last + 1 returning last into count;
  end if;
  mark := prefix || '/' || year || '/' || count;
  update public.fee_notes set status = 'issued', number = mark, issued_at = at, updated_at = at, total = sum, tax = tax_of_note,
    document = printed || jsonb_build_object('number', mark) where id = note;
  return mark;
end $function$;
comment on function app.issue_fee_note(uuid,uuid,text,text,timestamp with time zone,bigint,jsonb,jsonb) is 'Numbers a draft of the caller without a gap, in the sequence of the caller or of a chambers that bills as one, and keeps what it prints. Null when there is no such draft or no such sequence.';

CREATE OR REPLACE FUNCTION app.keep_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'munshi_app' and new.case_id is distinct from old.case_id then
    raise exception 'The case of a row is not changed' using errcode = 'insufficient_privilege', constraint = 'case_role_required';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.keep_choices()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user <> 'munshi_app' then return new; end if;
  if new.role is distinct from old.role then
    if tg_table_name = 'case_members' then
      if new.owner_id <> app.user_id() then
        raise exception 'Only the owner of a case changes roles' using errcode = 'insufficient_privilege', constraint = 'case_owner_required';
      end if;
    elsif not exists (select from app.my_chambers() c where c.chambers_id = new.chambers_id and c.role = 'head') then
      raise exception 'Only a head of chambers changes roles' using errcode = 'insufficient_privilege', constraint = 'chambers_head_required';
    end if;
  end if;
  if (new.in_calendar, new.by_mail) is distinct from (old.in_calendar, old.by_mail) and new.user_id <> app.user_id() then
    raise exception 'Members choose calendar and mail themselves' using errcode = 'insufficient_privilege', constraint = 'member_choice';
  end if;
  return new;
end
$function$;
comment on function app.keep_choices() is 'A role is given by the owner or a head; mail and calendar are chosen by the member alone.';

CREATE OR REPLACE FUNCTION app.keep_draft_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.keep_draft_version() is 'Keeps the state before a change as a version: when another user changes it, and at most every ten minutes. The 100 latest of these versions stay; versions with a name all stay.';

CREATE OR REPLACE FUNCTION app.keep_for_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'munshi_app' and old.owner_id <> app.user_id()
    and (new.client_id, new.requires_second_factor, new.clerk_drafts)
      is distinct from (old.client_id, old.requires_second_factor, old.clerk_drafts) then
    raise exception 'Only the owner of a case changes this' using errcode = 'insufficient_privilege', constraint = 'case_owner_required';
  end if;
  return new;
end
$function$;
comment on function app.keep_for_owner() is 'The client of a case, what it requires of its members and the drafts of clerks are its owner''s.';

CREATE OR REPLACE FUNCTION app.keep_head()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  left_in public.chambers_members;
begin
  if tg_op = 'UPDATE' and new.role = 'head' then return null; end if;
  perform from public.chambers where id = old.chambers_id for update;
  if not found then return null; end if;
  if tg_op = 'DELETE' then
    update public.chambers set created_by = null where id = old.chambers_id and created_by = old.user_id;
  end if;
  if exists (select from public.chambers_members where chambers_id = old.chambers_id and role = 'head') then return null; end if;
  select * into left_in from public.chambers_members where chambers_id = old.chambers_id
    order by role = 'clerk', created_at, id limit 1;
  if left_in.id is null then
    delete from public.chambers where id = old.chambers_id;
  elsif exists (select from auth.users where id = old.user_id) and app.user_id() is not null then
    raise exception 'A chambers keeps a head' using errcode = 'check_violation', constraint = 'chambers_keep_head';
  else
    update public.chambers_members set role = 'head' where id = left_in.id;
  end if;
  return null;
end
$function$;
comment on function app.keep_head() is 'A chambers keeps a head. When the account of its last head ends, its oldest member becomes head; without members it ends.';

CREATE OR REPLACE PROCEDURE app.keep_in_bin(IN kept regclass)
 LANGUAGE plpgsql
AS $procedure$
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
$procedure$;
comment on procedure app.keep_in_bin(regclass) is 'For authors of migrations: a table whose rows can be in the bin, alone or with the row that they belong to.';

CREATE OR REPLACE FUNCTION app.keep_issued_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  note uuid;
begin
  if current_user <> 'munshi_app' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' then note := old.fee_note_id; else note := new.fee_note_id; end if;
  if tg_op <> 'DELETE' and new.receipt_file_id is not null and not exists (
    select from public.fee_notes n join public.case_files f on f.case_id = n.case_id and f.owner_id = n.owner_id
    where n.id = note and f.id = new.receipt_file_id
  ) then
    raise exception 'The receipt is no file of the case' using errcode = 'check_violation', constraint = 'fee_note_line_receipt';
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'receipt_file_id' = to_jsonb(old) - 'receipt_file_id' then return new; end if;
  -- Waits for a note that is being issued.
  perform from public.fee_notes where id = note and status = 'draft' for share;
  if not found and exists (select from public.fee_notes where id = note) then
    raise exception 'An issued note is not changed' using errcode = 'check_violation', constraint = 'fee_note_issued';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if tg_op = 'INSERT' and (select count(*) from public.fee_note_lines where fee_note_id = note) >= 200 then
    raise exception 'Too many lines' using errcode = 'check_violation', constraint = 'fee_note_lines_at_most';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_issued_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Functions and foreign keys act as the owner of the tables.
  if current_user = 'munshi_app' and old.status <> 'draft' then
    raise exception 'An issued note is not changed' using errcode = 'check_violation', constraint = 'fee_note_issued';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'munshi_app' and (new.owner_id, new.created_by) is distinct from (old.owner_id, old.created_by) then
    raise exception 'The owner of a row is not changed' using errcode = 'insufficient_privilege', constraint = 'case_role_required';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.knows_address(of_case uuid, of_chambers uuid, address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when u.id = app.user_id() then 'self'
    when exists (select from public.case_members m where m.case_id = of_case and m.user_id = u.id)
      or exists (select from public.chambers_members m where m.chambers_id = of_chambers and m.user_id = u.id) then 'member' end
  from auth.users u
  where (u.email = address or u.phone = address)
    and (u.id = app.user_id() or app.case_role(of_case) = 'owner'
      or exists (select from app.my_chambers() c where c.chambers_id = of_chambers and c.role = 'head'))
  order by u.id = app.user_id() desc limit 1
$function$;
comment on function app.knows_address(uuid,uuid,text) is 'Whether the address is the caller''s own, or of somebody who is in the case or in the chambers already.';

CREATE OR REPLACE PROCEDURE app.let_functions_reach(IN reached regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create policy for_functions on %s to current_user using (true) with check (true)', reached);
end
$procedure$;
comment on procedure app.let_functions_reach(regclass) is 'Functions that run with the rights of the owner of the tables (SECURITY DEFINER) are held to policies too.';

CREATE OR REPLACE FUNCTION app.limit_client_message_templates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('client_message_templates:' || new.owner_id, 0));
  if (select count(*) from public.client_message_templates where owner_id = new.owner_id) >= 60 then
    raise exception 'Too many templates' using errcode = 'check_violation', constraint = 'client_message_templates_at_most';
  end if;
  return new;
end $function$;
comment on function app.limit_client_message_templates() is 'One owner keeps at most 60 templates of messages.';

CREATE OR REPLACE FUNCTION app.limit_court_calendars()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('court_calendars:' || new.owner_id, 0));
  if (select count(*) from public.court_calendars where owner_id = new.owner_id) >= 50 then
    raise exception 'Too many calendars' using errcode = 'check_violation', constraint = 'court_calendars_at_most';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.limit_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  too_many boolean;
begin
  if tg_table_name = 'case_members' then
    too_many := (select count(*) from public.case_members where case_id = new.case_id) > 100;
  elsif tg_table_name = 'case_chambers' then
    too_many := (select count(*) from public.case_chambers where case_id = new.case_id) > 20;
  else
    too_many := (select count(*) from public.chambers_members where chambers_id = new.chambers_id) > 200;
  end if;
  if too_many then
    raise exception 'Too many members' using errcode = 'check_violation', constraint = 'members_at_most';
  end if;
  return null;
end
$function$;
comment on function app.limit_members() is 'Limits: people in a case, in a chambers, and chambers of a case.';

CREATE OR REPLACE FUNCTION app.limit_office_templates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('office_templates:' || new.owner_id, 0));
  if (select count(*) from public.office_templates where owner_id = new.owner_id) >= 100 then
    raise exception 'Too many templates' using errcode = 'check_violation', constraint = 'office_templates_at_most';
  end if;
  return new;
end $function$;
comment on function app.limit_office_templates() is 'One owner keeps at most 100 templates.';

CREATE OR REPLACE FUNCTION app.limit_passage_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  if new.created_by <> new.owner_id and exists (
    select from public.passage_notes where owner_id = new.owner_id and created_by = new.created_by
    having count(*) >= 1000 or count(*) filter (where document_id = new.document_id) >= 40) then
    raise exception 'Too many notes of a member' using errcode = 'check_violation', constraint = 'passage_notes_of_member_at_most';
  end if;
  return new;
end
$function$;
comment on function app.limit_passage_notes() is 'One owner has at most 5,000 notes, and 200 on one document, in all cases together; another person has a fifth of these in the cases of an owner. The trigger runs after `take_owner_of_case`, by its name, because the notes count for the owner of the case.';

CREATE OR REPLACE FUNCTION app.limit_saved_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Two at a time do not pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('saved_searches ' || new.owner_id::text, 0));
  if (select count(*) from public.saved_searches where owner_id = new.owner_id) >= 50 then
    raise exception 'Too many saved searches' using errcode = 'check_violation', constraint = 'saved_searches_at_most';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.limit_webhook_endpoints()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('webhook_endpoints ' || new.owner_id, 0));
  if (select count(*) from public.webhook_endpoints where owner_id = new.owner_id) >= 20 then
    raise exception 'Too many endpoints' using errcode = 'check_violation', constraint = 'webhook_endpoints_at_most';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.log_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed record;
  did text := 'changed';
  what text;
begin
  if app.user_id() is null then return null; end if;
  if tg_op = 'DELETE' then changed := old; did := 'deleted'; else changed := new; end if;
  if not exists (select from public.case_members m where m.case_id = changed.case_id)
    and not exists (select from public.case_chambers k where k.case_id = changed.case_id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    did := 'added';
  elsif tg_op = 'UPDATE' and old.bin_id is distinct from new.bin_id then
    did := case when new.bin_id is null then 'restored' else 'deleted' end;
    -- What goes or comes with its case is not noted by itself.
    if exists (select from public.bin_items b where b.id = coalesce(new.bin_id, old.bin_id) and b.kind <> 'file')
      or exists (select from public.cases c where c.id = changed.case_id and c.bin_id is not null) then
      return null;
    end if;
  end if;
  if tg_table_name = 'case_files' then
    perform app.note_activity(changed.case_id, did, 'file', changed.id, changed.file_name);
  else
    perform app.note_activity(changed.case_id, did, 'event', changed.id, changed.title);
  end if;
  return null;
end
$function$;
comment on function app.log_activity() is 'What the server does by itself (reading files, moving dates) has no user, and is not noted. Nor is a case that nobody shares.';

CREATE OR REPLACE FUNCTION app.log_case_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.user_id() is null then return null; end if;
  if old.owner_id <> new.owner_id then
    perform app.note_activity(new.id, 'handed_over', 'case', new.id, (select p.full_name from public.profiles p where p.id = new.owner_id));
  elsif exists (select from public.case_members m where m.case_id = new.id)
    or exists (select from public.case_chambers k where k.case_id = new.id) then
    perform app.note_activity(new.id, case when old.bin_id is not distinct from new.bin_id then 'changed'
      when new.bin_id is null then 'restored' else 'deleted' end, 'case', new.id, new.title);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.log_draft_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.log_member_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed record;
  did text := case tg_op when 'INSERT' then 'shared' when 'DELETE' then 'unshared' else 'role_changed' end;
begin
  if app.user_id() is null then return null; end if;
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if tg_table_name = 'case_members' then
    perform app.note_activity(changed.case_id, did, 'member', changed.user_id,
      (select p.full_name from public.profiles p where p.id = changed.user_id));
  else
    perform app.note_activity(changed.case_id, did, 'chambers', changed.chambers_id,
      (select h.name from public.chambers h where h.id = changed.chambers_id));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.may_own_case(of_case uuid, heir uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.case_members m where m.case_id = of_case and m.user_id = heir and m.role <> 'clerk')
    or exists (select from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
      where k.case_id = of_case and u.user_id = heir and u.role <> 'clerk')
$function$;
comment on function app.may_own_case(uuid,uuid) is 'The user has access to the case and is not a clerk.';

CREATE OR REPLACE FUNCTION app.members_by_mail(of_case uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.user_id from app.case_access a
    left join public.case_members m on m.case_id = a.case_id and m.user_id = a.user_id
  where a.case_id = of_case and a.role <> 'owner' and not a.requires_second_factor
    and coalesce(m.by_mail, exists (select from public.case_chambers k
      join public.chambers_members u on u.chambers_id = k.chambers_id
      where k.case_id = a.case_id and u.user_id = a.user_id and u.by_mail))
$function$;

CREATE OR REPLACE FUNCTION app.members_of_owner(owner uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO ''
AS $function$
  select distinct a.user_id from app.case_access a
  where a.case_id in (select o.case_id from app.case_access o where o.user_id = owner and o.role = 'owner')
    and a.user_id <> owner limit 1000
$function$;
comment on function app.members_of_owner(uuid) is 'Who else reaches the cases of an owner: they get a message about the erasure.';

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
comment on function app.move_case(uuid,uuid,uuid) is 'Gives a case with all that belongs to it to another owner, who gets a copy of its client.';

CREATE OR REPLACE FUNCTION app.move_drafts_of_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.case_drafts set bin_id = new.bin_id
    where owner_id = new.owner_id and case_id = new.id and bin_id is not distinct from old.bin_id;
  return null;
end
$function$;
comment on function app.move_drafts_of_case() is 'The drafts of a case go into the bin with it and come back with it; those that were deleted before stay.';

CREATE OR REPLACE FUNCTION app.move_drafts_to_bin(roots uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.move_drafts_to_bin(uuid[]) is 'Moves drafts into the bin, as `app.move_to_bin` moves the other rows.';

CREATE OR REPLACE FUNCTION app.move_paths_to_bin(paths text[])
 RETURNS text[]
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.move_paths_to_bin(text[]) is 'Moves the files at these paths into the bin. Returns the paths that no row names, in the bin or not: those may be removed from the file store.';

CREATE OR REPLACE FUNCTION app.move_rows_to_bin(moved text, roots uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.move_to_bin(moved text, roots uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if moved = 'case_drafts' then
    perform app.move_drafts_to_bin(roots);
  else
    perform app.move_rows_to_bin(moved, roots);
  end if;
end
$function$;
comment on function app.move_to_bin(text,uuid[]) is 'Moves rows that the caller may delete into the bin, each as an item of its own with what belongs to it. `moved`: clients, cases or case_files. Rows that are in the bin already, or that the caller does not see, are left out; a row that the caller sees and may not delete is refused.';

CREATE OR REPLACE FUNCTION app.my_chambers()
 RETURNS TABLE(chambers_id uuid, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO ''
AS $function$
  select m.chambers_id, m.role from public.chambers_members m where m.user_id = app.user_id()
$function$;
comment on function app.my_chambers() is 'The chambers of the caller, with their role there.';

CREATE OR REPLACE FUNCTION app.named_paths(paths text[])
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  shown text := app.show_bin();
begin
  return query select distinct file_path from public.case_files where file_path = any (paths);
  perform app.hide_bin_again(shown);
end
$function$;
comment on function app.named_paths(text[]) is 'The worker''s sweep of stored files: which of these paths a row names, in the bin or not, and the counts from before `before` that no row names.';

CREATE OR REPLACE FUNCTION app.note_activity(of_case uuid, did text, what text, what_id uuid, called text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.case_activity (owner_id, case_id, user_id, user_name, action, subject, subject_id, name)
  select c.owner_id, c.id, app.user_id(), (select p.full_name from public.profiles p where p.id = app.user_id()),
    did, what, what_id, left(called, 500)
  from public.cases c where c.id = of_case;
end
$function$;

CREATE OR REPLACE FUNCTION app.offer_case(offered uuid, heir uuid, until timestamp with time zone, OUT refusal text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := app.user_id();
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then refusal := 'unknown'; return; end if;
  perform from public.cases where id = offered and owner_id = me and bin_id is null for update;
  if not found then refusal := 'unknown'; return; end if;
  if heir = me then refusal := 'self'; return; end if;
  if not app.may_own_case(offered, heir) then refusal := 'member'; return; end if;
  insert into app.case_offers (case_id, owner_id, to_user, expires_at) values (offered, me, heir, until)
    on conflict (case_id) do update set owner_id = me, to_user = heir, expires_at = until;
end
$function$;
comment on function app.offer_case(uuid,uuid,timestamp with time zone) is 'Offers a case of the caller to a member, in place of an earlier offer. `refusal`: unknown, self, member (the user is not in the case, or a clerk only).';

CREATE OR REPLACE FUNCTION app.offer_of_case(of_case uuid, at timestamp with time zone)
 RETURNS TABLE(to_user uuid, to_name text, by_name text, expires_at timestamp with time zone, files integer, bytes bigint, dates integer, drafts integer, chats integer, people integer, requires_second_factor boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.to_user, t.full_name, b.full_name, o.expires_at, f.files, f.bytes,
    (select count(*) from public.timeline_events e where e.case_id = of_case and e.bin_id is null)::int,
    (select count(*) from public.case_drafts d where d.case_id = of_case and d.bin_id is null)::int,
    (select count(*) from public.chat_threads c where c.case_id = of_case)::int,
    (select count(*) from public.case_members m where m.case_id = of_case and m.user_id <> o.to_user)::int,
    c.requires_second_factor
  from app.case_offers o join public.cases c on c.id = o.case_id and c.bin_id is null
  left join public.profiles t on t.id = o.to_user left join public.profiles b on b.id = o.owner_id
  cross join lateral (select count(*)::int as files, coalesce(sum(s.size), 0)::bigint as bytes
    from public.stored_files s where starts_with(s.path, 'case_files/' || of_case || '/')) f
  where o.case_id = of_case and app.user_id() in (o.owner_id, o.to_user) and o.expires_at > at
    and (app.user_id() = o.owner_id or app.may_own_case(of_case, o.to_user))
    and (app.aal() = 'aal2' or not app.has_second_factor())
$function$;
comment on function app.offer_of_case(uuid,timestamp with time zone) is 'The offer of a case with what comes with it, for its owner and for the user to whom it is offered.';

CREATE OR REPLACE FUNCTION app.opened_with(opened uuid, at timestamp with time zone)
 RETURNS TABLE(id uuid, case_id uuid, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.id, o.case_id, o.role
  from public.invitations i
  join public.invitations o on o.token_hash = i.token_hash and o.id <> i.id and o.owner_id = i.owner_id
    and o.used_at is null and o.expires_at > at
  join public.cases k on k.id = o.case_id and k.bin_id is null and k.owner_id = o.owner_id
  where i.id = opened and not (k.requires_second_factor and app.aal() is distinct from 'aal2')
$function$;
comment on function app.opened_with(uuid,timestamp with time zone) is 'The other invitations that the link of one opens, for the functions that read and accept it.';

CREATE OR REPLACE FUNCTION app.outdate_deadlines()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with rests as (
    select d.id, app.days_have_moved(d.deadline, d.case_id, d.deadline_from) as moved
    from public.timeline_events d
    where d.case_id = old.case_id and d.deadline is not null
      and (d.deadline_from = old.id or d.deadline -> 'rests_on' @> jsonb_build_array(jsonb_build_object('event', old.id)))
  )
  update public.timeline_events d
  set deadline_outdated = r.moved, deadline_outdated_by = case when r.moved then 'event' end,
      deadline_to_check = not r.moved and d.done_at is null
  from rests r
  where d.id = r.id and (d.deadline_outdated_by is not distinct from 'event') <> r.moved;
  if found then perform pg_catalog.pg_notify('munshi_jobs', 'deadlines'); end if;
  return null;
end $function$;
comment on function app.outdate_deadlines() is 'An event has moved, or is gone: a deadline that rests on another day is out of date. One whose days are as they were is compared with its calendar and the law again.';

CREATE OR REPLACE PROCEDURE app.own_as_case(IN owned regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger take_owner_of_case before insert on %s for each row execute function app.take_owner_of_case()', owned);
  execute format('create trigger keep_owner before update on %s for each row execute function app.keep_owner()', owned);
  execute format('create trigger keep_case before update of case_id on %s for each row execute function app.keep_case()', owned);
end
$procedure$;

CREATE OR REPLACE FUNCTION app.owner_name(of_case uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select p.full_name from app.case_access a join public.profiles p on p.id = a.owner_id
    where a.user_id = app.user_id() and a.case_id = of_case and (not a.requires_second_factor or app.aal() = 'aal2'));
end
$function$;
comment on function app.owner_name(uuid) is 'The name of the owner of a case that the caller reads.';

CREATE OR REPLACE FUNCTION app.owner_of_inbound_address(of_hash text)
 RETURNS TABLE(owner_id uuid, senders text[], email text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.owner_id, a.senders, u.email, p.language
  from public.inbound_addresses a join auth.users u on u.id = a.owner_id left join public.profiles p on p.id = a.owner_id
  where a.token_hash = of_hash and u.erasing is null
$function$;
comment on function app.owner_of_inbound_address(text) is 'Whose address it is that an email came to, and from whom that user takes mail.';

CREATE OR REPLACE FUNCTION app.paths_in_bin(of_case uuid)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  shown text := app.show_bin();
begin
  return query select file_path from public.case_files where case_id = of_case
  group by file_path having bool_and(bin_id is not null);
  perform app.hide_bin_again(shown);
end
$function$;
comment on function app.paths_in_bin(uuid) is 'The stored files of a case that only the bin names.';

CREATE OR REPLACE FUNCTION app.people_of_case(of_case uuid)
 RETURNS TABLE(user_id uuid, name text, email text, phone text, role text, member_id uuid, chambers_id uuid, chambers text, since timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with mine as (select app.case_role(of_case) as role), people as (
    select c.owner_id as user_id, 'owner' as role, null::uuid as member_id, null::uuid as chambers_id, null::text as chambers, c.created_at as since, 0 as place
    from public.cases c where c.id = of_case
    union all
    select m.user_id, m.role, m.id, null, null, m.created_at, 1 from public.case_members m where m.case_id = of_case
    union all
    select u.user_id, (array['clerk', 'viewer', 'commenter', 'editor'])[app.rank_in_chambers(u.role, k.role)], null, h.id, h.name, k.created_at, 2
    from public.case_chambers k join public.chambers h on h.id = k.chambers_id join public.chambers_members u on u.chambers_id = h.id
    where k.case_id = of_case and u.user_id <> k.owner_id
  )
  select p.user_id, f.full_name, case when mine.role <> 'clerk' then a.email end, case when mine.role <> 'clerk' then a.phone end,
    p.role, p.member_id, p.chambers_id, p.chambers, p.since
  from mine cross join people p join auth.users a on a.id = p.user_id left join public.profiles f on f.id = p.user_id
  where mine.role is not null
  order by p.place, p.since, f.full_name, p.user_id limit 1000
$function$;
comment on function app.people_of_case(uuid) is 'Who is in a case: the owner, members, and the members of chambers, with what their names and addresses are. Empty for somebody who is not in it. Clerks see names, not addresses.';

CREATE OR REPLACE FUNCTION app.people_of_chambers(of_chambers uuid)
 RETURNS TABLE(user_id uuid, name text, email text, phone text, role text, member_id uuid, since timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.user_id, f.full_name, a.email, a.phone, m.role, m.id, m.created_at
  from public.chambers_members m join auth.users a on a.id = m.user_id left join public.profiles f on f.id = m.user_id
  where m.chambers_id = of_chambers and exists (select from app.my_chambers() c where c.chambers_id = of_chambers)
  order by m.created_at, m.id limit 300
$function$;

CREATE OR REPLACE FUNCTION app.preview_chat()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.chat_threads set
    preview = case new.role when 'user' then left(regexp_replace(new.content, '\s+', ' ', 'g'), 200) else preview end,
    updated_at = now()
    where owner_id = new.owner_id and id = new.thread_id;
  return null;
end
$function$;
comment on function app.preview_chat() is 'The list of threads shows the latest question, which tells threads apart; an answer moves its thread up.';

CREATE OR REPLACE FUNCTION app.prune_case_activity()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed integer;
begin
  delete from public.case_activity a using (
    select id, row_number() over (partition by case_id order by at desc, id) as place from public.case_activity
  ) o where o.id = a.id and o.place > 2000;
  get diagnostics removed = row_count;
  return removed;
end
$function$;
comment on function app.prune_case_activity() is 'The newest 2,000 entries of a case are kept.';

CREATE OR REPLACE FUNCTION app.queue_webhooks(owner uuid, named text, data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event uuid := gen_random_uuid();
  written text;
begin
  if not exists (select from public.webhook_endpoints where owner_id = owner and enabled and named = any (events)) then return; end if;
  written := jsonb_build_object('id', event, 'type', named, 'created_at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text;
  insert into public.webhook_deliveries (owner_id, endpoint_id, event_id, event, body)
    select owner, id, event, named, written from public.webhook_endpoints
    where owner_id = owner and enabled and named = any (events);
  perform pg_catalog.pg_notify('munshi_jobs', 'webhooks');
end $function$;
comment on function app.queue_webhooks(uuid,text,jsonb) is 'Writes an event for each endpoint of the owner that wants it.';

CREATE OR REPLACE FUNCTION app.rank_in_chambers(member_role text, shared_role text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (member_role = 'clerk'::text) THEN 1 WHEN (shared_role = 'viewer'::text) THEN 2 WHEN (shared_role = 'commenter'::text) THEN 3 ELSE 4 END;
comment on function app.rank_in_chambers(text,text) is 'How far a role of a chambers reaches in a case that is shared with it; the names by rank are in `app.case_roles`.';

CREATE OR REPLACE FUNCTION app.read_invitation(hash text, at timestamp with time zone, OUT refusal text, OUT id uuid, OUT case_id uuid, OUT chambers_id uuid, OUT title text, OUT role text, OUT invited_by text, OUT address text, OUT expires_at timestamp with time zone, OUT others text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_one public.invitations;
  me auth.users;
  c public.cases;
begin
  -- A link whose first case is in the bin, or was opened before, still opens the others.
  select i.* into found_one from public.invitations i left join public.cases k on k.id = i.case_id and k.bin_id is null
    where i.token_hash = hash
    order by (i.used_at is null and i.expires_at > at and (i.case_id is null or k.id is not null)) desc, i.created_at, i.id limit 1;
  select * into me from auth.users u where u.id = app.user_id();
  if found_one.id is null or me.id is null then refusal := 'unknown'; return; end if;
  address := coalesce(found_one.email, found_one.phone);
  if not (coalesce(me.email = found_one.email and me.email_confirmed_at is not null, false)
    or coalesce(me.phone = found_one.phone and me.phone_confirmed_at is not null, false)) then
    refusal := 'other'; return;
  end if;
  select k.* into c from public.cases k where k.id = found_one.case_id and k.bin_id is null;
  if found_one.case_id is not null and c.id is null then refusal := 'unknown'; return; end if;
  id := found_one.id;
  case_id := found_one.case_id;
  chambers_id := found_one.chambers_id;
  role := found_one.role;
  expires_at := found_one.expires_at;
  title := coalesce(c.title, (select h.name from public.chambers h where h.id = found_one.chambers_id));
  invited_by := (select p.full_name from public.profiles p where p.id = found_one.owner_id);
  refusal := case
    when found_one.used_at is not null then 'used'
    when found_one.expires_at <= at then 'expired'
    when c.owner_id = me.id then 'own'
    when c.requires_second_factor and app.aal() is distinct from 'aal2' then 'second_factor' end;
  if refusal is null then
    others := array(select k.title from app.opened_with(found_one.id, at) o join public.cases k on k.id = o.case_id order by k.title, k.id);
  end if;
end
$function$;
comment on function app.read_invitation(text,timestamp with time zone) is 'What an invitation says to the user who opens it, and what stands against it: unknown, other (for another account: its address is given), used, expired, own (the user''s own case), second_factor; null, nothing. `others`: titles of further cases that it opens.';

CREATE OR REPLACE FUNCTION app.readers_of(of_case uuid, of_chambers uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.user_id from app.case_access a where a.case_id = of_case and a.role <> 'owner'
  union
  select u.user_id from public.chambers_members u where u.chambers_id = of_chambers
$function$;
comment on function app.readers_of(uuid,uuid) is 'Everybody who reads a case, or is in a chambers, for live changes. What is sent is read again as each of them.';

CREATE OR REPLACE FUNCTION app.record_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed record;
begin
  for changed in
    select name, app.is_switched_on(new.ai_preferences, name) as given
      from unnest(array['data_may_leave', 'research_assistance', 'case_summaries', 'document_analysis']) name
      where app.is_switched_on(new.ai_preferences, name) <> app.is_switched_on(old.ai_preferences, name)
    union all select 'mail_reminders', new.mail_reminders where new.mail_reminders <> old.mail_reminders
  loop
    if changed.given and (select count(*) from public.consents where owner_id = new.id) >= 1000 then
      raise exception 'Too many changes of consent' using errcode = 'check_violation', constraint = 'consents_at_most';
    end if;
    insert into public.consents (owner_id, subject, given, way) values (new.id, changed.name, changed.given, 'profile');
  end loop;
  return null;
end
$function$;
comment on function app.record_consents() is 'Records what a change of the profile gives or withdraws, in its transaction. One account has at most 1,000 rows, and a row for each setting more: a user at the limit can still withdraw.';

CREATE OR REPLACE FUNCTION app.remind_anew()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.event_date is distinct from old.event_date or new.remind_days is distinct from old.remind_days then
    new.reminded_at := null;
  end if;
  return new;
end
$function$;
comment on function app.remind_anew() is 'Moving an event or its reminder makes the reminder due again.';

CREATE OR REPLACE FUNCTION app.remove_bin_item(item uuid, most integer, OUT existed boolean, OUT paths text[], OUT more boolean)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.remove_bin_item(uuid,integer) is 'Removes at most `most` files of an item for ever and gives back their storage; with its last files, the item itself. From the first call on, the item cannot be restored. Returns the paths to remove from the file store, and whether more calls are needed; `existed` is false without such an item.';

CREATE OR REPLACE FUNCTION app.remove_bin_rows(item uuid, most integer, OUT existed boolean, OUT paths text[], OUT more boolean)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.require_client_number()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status <> 'exploration' and coalesce(btrim(new.client_number), '') = '' and (
    tg_op = 'INSERT' or (new.status, new.client_number) is distinct from (old.status, old.client_number)
  ) then
    raise exception 'A client past exploration needs a number'
      using errcode = 'check_violation', constraint = 'clients_number_required';
  end if;
  return null;
end
$function$;
comment on function app.require_client_number() is 'A client past exploration has a number, whichever path writes it. The rule is checked when a number or a status is written and changes, so that an older client without a number can still be edited. It is checked after the write, so that an upsert is judged by the row it leaves.';

CREATE OR REPLACE FUNCTION app.require_erasing(erased uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not exists (select from auth.users where id = erased and erasing is not null) then
    raise exception 'The account is not being erased' using errcode = 'insufficient_privilege';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION app.require_visible_parent()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.require_visible_parent() is 'A row of a case or client in the bin is refused as one of a case that does not exist. The check comes after that of the foreign key, which waits for a deletion in progress (the key lock of the insert excludes the row lock of the deletion).';

CREATE OR REPLACE FUNCTION app.set_access(of_cases uuid[], of_users uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if of_cases is null then return; end if;
  perform from public.cases where id = any (of_cases) order by id for no key update;
  with found as materialized (
    select * from app.access_by_sources(of_cases, of_users)
  ), ended as (
    delete from app.case_access a using unnest(of_cases, of_users) p (case_id, user_id)
    where a.user_id = p.user_id and a.case_id = p.case_id
      and not exists (select from found f where f.user_id = a.user_id and f.case_id = a.case_id)
  )
  insert into app.case_access as a select * from found
  on conflict (user_id, case_id) do update
    set owner_id = excluded.owner_id, role = excluded.role, requires_second_factor = excluded.requires_second_factor,
      created_at = excluded.created_at, next_date = excluded.next_date, archived_at = excluded.archived_at, in_bin = excluded.in_bin
    where a is distinct from excluded;
end
$function$;
comment on function app.set_access(uuid[],uuid[]) is 'Writes the access of pairs of a case and a user. Changes of one case wait for each other, and each reads what the others committed: the cases are locked first and in one order.';

CREATE OR REPLACE FUNCTION app.set_next_dates(case_ids uuid[], at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today timestamptz := app.indian_day_start(at);
  changed integer;
begin
  -- Locked first and in one order: changes of one case wait for each other, and each reads what the others committed.
  perform from public.cases where id = any (case_ids) order by id for no key update;
  update public.cases c
  set next_date = found.next_date, next_event_id = found.next_event_id, overdue_since = found.overdue_since
  from (
    select k.id, n.event_date as next_date, n.id as next_event_id, o.overdue_since
    from public.cases k
    left join lateral (
      select e.id, e.event_date from public.timeline_events e
      where e.owner_id = k.owner_id and e.case_id = k.id and e.event_date >= today and (e.bin_id is null or app.shows_bin())
        and e.done_at is null and e.event_type in ('hearing', 'deadline')
      order by e.event_date, e.id limit 1
    ) n on true
    left join lateral (
      select min(e.event_date) as overdue_since from public.timeline_events e
      where e.owner_id = k.owner_id and e.case_id = k.id and e.event_date < today and (e.bin_id is null or app.shows_bin())
        and e.done_at is null and e.event_type in ('hearing', 'deadline')
    ) o on true
    where k.id = any (case_ids)
  ) found
  where c.id = found.id
    and (c.next_date, c.next_event_id, c.overdue_since)
      is distinct from (found.next_date, found.next_event_id, found.overdue_since);
  get diagnostics changed = row_count;
  return changed;
end
$function$;
comment on function app.set_next_dates(uuid[],timestamp with time zone) is 'Next dates and the names of a case follow from what a member writes, also where the member may not write them.';

CREATE OR REPLACE PROCEDURE app.share_by_role(IN shared regclass, IN of_case name, IN readers text[], IN adders text[] DEFAULT '{}'::text[], IN changers text[] DEFAULT '{}'::text[], IN removers text[] DEFAULT '{}'::text[])
 LANGUAGE plpgsql
AS $procedure$
declare
  named text := format('%s.%I', shared, of_case);
  readable text := app.has_role_in(named, readers);
begin
  execute format('drop policy if exists members_read on %s', shared);
  execute format('drop policy if exists members_add on %s', shared);
  execute format('drop policy if exists members_change on %s', shared);
  execute format('drop policy if exists members_remove on %s', shared);
  execute format('create policy members_read on %s for select to munshi_app using (%s)', shared, readable);
  if adders <> '{}' then
    execute format('create policy members_add on %s for insert to munshi_app with check (%s)', shared, app.has_role_in(named, adders));
  end if;
  if changers <> '{}' then
    execute format('create policy members_change on %s for update to munshi_app using (%s) with check (%s)',
      shared, readable, app.has_role_in(named, changers));
  end if;
  if removers <> '{}' then
    execute format('create policy members_remove on %s for delete to munshi_app using (%s)', shared, app.has_role_in(named, removers));
  end if;
end
$procedure$;
comment on procedure app.share_by_role(regclass,name,text[],text[],text[],text[]) is 'The condition that the caller has one of these roles in a case.';

CREATE OR REPLACE FUNCTION app.sharing_owners()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO ''
AS $function$
  select app.user_id()
  union
  select a.owner_id from app.case_access a where a.user_id = app.user_id()
$function$;
comment on function app.sharing_owners() is 'The owners whose rows the caller may meet: the caller, and the owners of what is shared with them.';

CREATE OR REPLACE FUNCTION app.show_bin()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  before text := coalesce(current_setting('app.bin', true), '');
begin
  perform set_config('app.bin', 'shown', true);
  return before;
end
$function$;
comment on function app.show_bin() is 'Returns what `hide_bin_again` is given: whether the caller showed the bin already.';

CREATE OR REPLACE FUNCTION app.shows_bin()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('app.bin'::text, true), ''::text) = 'shown'::text);
comment on function app.shows_bin() is 'True inside the functions of the bin only. Each of them calls `show_bin` first and `hide_bin_again` last; an error between them undoes both. A function declared with `set app.bin` would need a superuser, whom a database of the operator''s own may not have.';

CREATE OR REPLACE FUNCTION app.start_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.document := new.document - 'attrs';
  new.updated_by := app.user_id();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.take_owner_of_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'munshi_app' then
    if tg_table_name <> 'cases' then
      new.owner_id := coalesce((select c.owner_id from public.cases c where c.id = new.case_id), new.owner_id);
    end if;
    new.created_by := app.user_id();
  end if;
  return new;
end
$function$;
comment on function app.take_owner_of_case() is 'A row that a member adds belongs to the owner of the case, whatever the client sent. What is fixed stays.';

CREATE OR REPLACE FUNCTION app.uncount_unnamed_files(before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.unlink_fee_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.fee_note_lines set receipt_file_id = null where owner_id = old.owner_id and receipt_file_id in (
    select f.id from public.case_files f where f.case_id = old.id);
  update public.fee_notes set case_id = null where owner_id = old.owner_id and case_id = old.id;
  return new;
end $function$;
comment on function app.unlink_fee_notes() is 'A case that is handed over leaves the fee notes of its former owner behind.';

CREATE OR REPLACE FUNCTION app.wake_file_readers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.text_state = 'cancelled' then
    perform pg_catalog.pg_notify('munshi_jobs', 'read-files ' || new.id);
  else
    perform pg_catalog.pg_notify('munshi_jobs', 'read-files');
  end if;
  return null;
end
$function$;
comment on function app.wake_file_readers() is 'Servers that wait for work listen on this channel: `read-files` when a file can be read, `read-files <id>` when the user cancelled it. They also look by themselves every few seconds, so a missed notification loses nothing.';

CREATE OR REPLACE FUNCTION app.webhook_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_webhooks(new.owner_id, case tg_op when 'INSERT' then 'case.created' else 'case.updated' end,
    jsonb_build_object('id', new.id, 'title', new.title, 'case_number', new.case_number, 'cnr', new.cnr, 'court', new.court,
      'status', new.status, 'next_date', new.next_date, 'client_id', new.client_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.webhook_check()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_webhooks(new.owner_id, 'check.finished', jsonb_build_object('id', new.id, 'name', new.name, 'source', new.source,
    'citations', new.citations, 'provisions', new.provisions, 'to_look_at', new.to_look_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.webhook_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_webhooks(new.owner_id, case tg_op when 'INSERT' then 'date.created' else 'date.changed' end,
    jsonb_build_object('id', new.id, 'case_id', new.case_id, 'title', new.title, 'event_type', new.event_type,
      'event_date', new.event_date, 'all_day', new.all_day, 'done_at', new.done_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.webhook_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_webhooks(new.owner_id, 'draft.saved',
    jsonb_build_object('id', new.id, 'case_id', new.case_id, 'title', new.title, 'updated_at', new.updated_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.webhook_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_webhooks(new.owner_id, 'file.read', jsonb_build_object('id', new.id, 'case_id', new.case_id, 'file_name',
    new.file_name, 'text_state', new.text_state, 'page_count', new.page_count));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.writes_answer()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('app.answer'::text, true), ''::text) = 'written'::text);
comment on function app.writes_answer() is 'True in a transaction in which the server keeps an answer.';

create table app.backup_runs (
  id bigint generated always as identity,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  problem text,
  PRIMARY KEY (id),
  CHECK (length(problem) <= 2000)
);
comment on table app.backup_runs is 'Backups by schedule; without a problem they are good. No user owns a row.';
CREATE INDEX backup_runs_ended ON app.backup_runs USING btree (ended_at DESC) WHERE (problem IS NULL);

create table app.breaches (
  id uuid not null default gen_random_uuid(),
  noticed_at timestamp with time zone not null,
  what text not null,
  whose text not null default ''::text,
  people integer,
  consequences text not null default ''::text,
  measures text not null default ''::text,
  cert_in_at timestamp with time zone,
  board_at timestamp with time zone,
  board_details_at timestamp with time zone,
  people_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (length(consequences) <= 4000),
  CHECK (length(measures) <= 4000),
  CHECK (people >= 0),
  CHECK (length(what) >= 1 AND length(what) <= 4000),
  CHECK (length(whose) <= 1000)
);
comment on table app.breaches is 'The register of breaches of personal data, written by operators. An entry is changed and never deleted. No user owns a row.';
CREATE INDEX breaches_noticed ON app.breaches USING btree (noticed_at DESC, id);

create table auth.users (
  id uuid not null default gen_random_uuid(),
  email text,
  email_confirmed_at timestamp with time zone,
  phone text,
  phone_confirmed_at timestamp with time zone,
  password_hash text,
  user_metadata jsonb not null default '{}'::jsonb,
  confirmation_sent_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  google_disconnected_at timestamp with time zone,
  erase_at timestamp with time zone,
  erasing jsonb,
  oidc_disconnected_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (email),
  UNIQUE (phone),
  CHECK (email IS NOT NULL OR phone IS NOT NULL),
  constraint users_check1 CHECK (erasing IS NULL OR erase_at IS NOT NULL),
  CHECK (email = lower(email)),
  CHECK (jsonb_typeof(erasing) = 'object'::text),
  CHECK (jsonb_typeof(user_metadata) = 'object'::text)
);
comment on column auth.users.google_disconnected_at is 'Set when the user disconnected Google: from then on a mere sign-in with the same address does not connect it again.';
comment on column auth.users.erase_at is 'The day of the erasure; null while nobody asked for it.';
comment on column auth.users.erasing is 'Where the last mail goes: {email, name}. Set when the erasure begins, which takes every way to sign in away.';
comment on column auth.users.oidc_disconnected_at is 'The same for the OpenID provider of the operator''s choice.';
CREATE INDEX users_to_erase ON auth.users USING btree (erase_at) WHERE (erase_at IS NOT NULL);

create table public.clients (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  name text not null,
  contact_person text,
  business_area text,
  client_number text,
  description text,
  status text not null default 'exploration'::text,
  email text,
  phone text,
  address text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  bin_id uuid,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (btrim(name) <> ''::text),
  CHECK (status in ('exploration', 'active', 'pending', 'closed')),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX clients_by_name ON public.clients USING btree (owner_id, name, id);
CREATE INDEX clients_in_bin ON public.clients USING btree (owner_id, bin_id) WHERE (bin_id IS NOT NULL);
CREATE INDEX clients_newest ON public.clients USING btree (owner_id, created_at DESC, id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.announce_clients();
CREATE TRIGGER index_added_names AFTER INSERT ON public.clients REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.index_client_names();
CREATE TRIGGER index_changed_names AFTER UPDATE ON public.clients REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.index_client_names();
CREATE TRIGGER require_client_number AFTER INSERT OR UPDATE OF status, client_number ON public.clients FOR EACH ROW EXECUTE FUNCTION app.require_client_number();

create table public.case_drafts (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid not null,
  title text not null,
  kind text not null default 'other'::text,
  document jsonb not null default '{"type": "doc", "content": []}'::jsonb,
  content text not null default ''::text,
  created_by uuid,
  updated_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  bin_id uuid,
  facts jsonb not null default '{}'::jsonb,
  annexures jsonb not null default '{"files": [], "trueCopy": false}'::jsonb,
  template text,
  sent_answers jsonb not null default '{"total": 0, "latest": []}'::jsonb,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (jsonb_typeof(annexures -> 'files'::text) = 'array'::text AND octet_length(annexures::text) <= 200000),
  CHECK (jsonb_typeof(facts) = 'object'::text AND octet_length(facts::text) <= 1000000),
  CHECK (kind ~ '^[a-z_]{1,40}$'::text),
  CHECK (jsonb_typeof(sent_answers -> 'latest'::text) = 'array'::text AND octet_length(sent_answers::text) <= 8000000),
  CHECK (template ~ '^[a-z_]{1,60}$'::text),
  CHECK (btrim(title) <> ''::text),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.case_drafts is 'Drafts of a case, their versions, and what a user asks the assistant about a draft.';
comment on column public.case_drafts.kind is 'What the draft is: affidavit, petition, notice …';
comment on column public.case_drafts.document is 'The JSON of the editor, and the plain text that follows from it.';
comment on column public.case_drafts.updated_by is 'Who saved the present state.';
comment on column public.case_drafts.facts is 'The facts that a draft was written from by a template: {name: value}. The next draft of the case is not asked for them again.';
comment on column public.case_drafts.annexures is 'The files of the case that a draft is filed with: {files: [{file, mark, particulars, included}], trueCopy}. A file that is deleted stays named here, so that the user sees what is missing.';
comment on column public.case_drafts.template is 'The template that a draft was made from; null for others, and for drafts from before it was kept.';
comment on column public.case_drafts.sent_answers is 'Answers of chats that users sent to a draft, for its verification record: {total, latest: [{thread, chat, message, engine, text, user, sent_by, sent_at}]}, the latest first. The words stay when the chat is deleted.';
CREATE INDEX case_drafts_created_by_of_others ON public.case_drafts USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX case_drafts_in_bin ON public.case_drafts USING btree (owner_id, bin_id) WHERE (bin_id IS NOT NULL);
CREATE INDEX case_drafts_newest ON public.case_drafts USING btree (case_id, updated_at DESC, id);
CREATE INDEX case_drafts_of_owner ON public.case_drafts USING btree (owner_id, case_id);
CREATE INDEX case_drafts_updated_by_of_others ON public.case_drafts USING btree (updated_by) WHERE (updated_by <> owner_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.announce_case_drafts();
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_draft_version BEFORE UPDATE OF document, content ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.keep_draft_version();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OF title, document, bin_id ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.log_draft_activity();
CREATE TRIGGER start_draft BEFORE INSERT ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.start_draft();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();
CREATE TRIGGER visible_parent AFTER INSERT OR UPDATE OF case_id ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.require_visible_parent();
CREATE TRIGGER webhook_created AFTER INSERT ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.webhook_draft();
CREATE TRIGGER webhook_saved AFTER UPDATE OF title, document, content ON public.case_drafts FOR EACH ROW EXECUTE FUNCTION app.webhook_draft();

create table public.case_files (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid not null,
  file_name text not null,
  file_path text not null,
  file_type text,
  file_size bigint,
  uploaded_by uuid default app.user_id(),
  storage_provider text not null default 'default'::text,
  uploaded_at timestamp with time zone not null default now(),
  category text,
  category_chosen boolean not null default false,
  document_id text,
  text_state text not null default 'none'::text,
  text_problem text,
  page_count integer,
  pages_read integer not null default 0,
  reading_since timestamp with time zone,
  reading_by uuid,
  slow_to_read boolean not null default false,
  text_problem_message jsonb,
  bin_id uuid,
  document_title text,
  page_rotations jsonb,
  document_sample boolean not null default false,
  created_by uuid,
  can_retry_reading boolean not null generated always as (((text_state = 'cancelled'::text) OR ((text_state = 'unreadable'::text) AND (((page_count IS NULL) AND (NOT slow_to_read)) OR COALESCE(((text_problem_message ->> 'key'::text) = 'fileReading.pagesUsed'::text), false))))) stored,
  folder text,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (category in ('pleading', 'affidavit', 'order', 'judgment', 'notice', 'correspondence', 'evidence', 'fee', 'other')),
  CHECK (length(document_id) <= 300),
  CHECK (length(document_title) <= 2000),
  CHECK (btrim(file_name) <> ''::text),
  CHECK (file_size >= 0),
  CHECK (folder = btrim(folder) AND length(folder) >= 1 AND length(folder) <= 60),
  CHECK (page_count >= 0),
  CHECK (pages_read >= 0),
  CHECK (jsonb_typeof(text_problem_message -> 'key'::text) = 'string'::text AND jsonb_typeof(text_problem_message -> 'params'::text) = 'object'::text),
  CHECK (text_state in ('waiting', 'reading', 'read', 'unreadable', 'cancelled', 'none')),
  constraint file_path_in_its_case CHECK (
CASE
    WHEN storage_provider = 'default'::text THEN starts_with(file_path, ('case_files/'::text || case_id) || '/'::text) AND POSITION(('/'::text) IN (substr(file_path, 49))) = 0
    ELSE NOT starts_with(file_path, 'case_files/'::text)
END),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.case_files.category_chosen is 'The lawyer has chosen: no suggestion changes the category from then on.';
comment on column public.case_files.reading_since is 'When its reader last reported; null: nobody reads it.';
comment on column public.case_files.slow_to_read is 'A file that took longer than the first, short limit is read apart from the others, so that it delays none of them.';
comment on column public.case_files.text_problem_message is 'The sentence in text_problem is English. Beside it: the key of its message and the values, so that a screen can show the sentence in the language of its reader. Null in rows of before; their sentence is shown as it is.';
comment on column public.case_files.document_title is 'The title of the library document. The name of the row is the name of its file.';
comment on column public.case_files.page_rotations is 'The pages of a scan that were read after a rotation, so that they are shown as they were read: the number of the page and the degrees clockwise (90, 180 or 270). Null for a file without such a page.';
comment on column public.case_files.document_sample is 'The library document is one of the fictional samples.';
comment on column public.case_files.folder is 'The folder that the lawyer put the file in; null for none.';
CREATE INDEX case_files_by_path ON public.case_files USING btree (file_path);
CREATE INDEX case_files_created_by_of_others ON public.case_files USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX case_files_in_bin ON public.case_files USING btree (owner_id, bin_id) WHERE (bin_id IS NOT NULL);
CREATE INDEX case_files_newest ON public.case_files USING btree (case_id, uploaded_at DESC, id);
CREATE INDEX case_files_of_case_in_bin ON public.case_files USING btree (case_id) WHERE (bin_id IS NOT NULL);
CREATE UNIQUE INDEX case_files_once_per_document ON public.case_files USING btree (owner_id, case_id, document_id) WHERE ((storage_provider = 'library'::text) AND (document_id IS NOT NULL) AND (bin_id IS NULL));
CREATE INDEX case_files_to_read ON public.case_files USING btree (owner_id, pages_read, uploaded_at, id) WHERE (text_state in ('waiting', 'reading'));
CREATE INDEX case_files_uploaded_by_of_others ON public.case_files USING btree (uploaded_by) WHERE (uploaded_by <> owner_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.announce_case_files();
CREATE TRIGGER begin_case_file BEFORE INSERT ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.begin_case_file();
CREATE TRIGGER choose_category BEFORE UPDATE OF category ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.choose_category();
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE OF file_name, category, bin_id ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.log_activity();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();
CREATE TRIGGER visible_parent AFTER INSERT OR UPDATE OF case_id ON public.case_files FOR EACH ROW EXECUTE FUNCTION app.require_visible_parent();
CREATE TRIGGER wake_file_readers AFTER UPDATE OF text_state, reading_by ON public.case_files FOR EACH ROW WHEN (new.reading_by IS NULL AND (new.text_state in ('waiting', 'reading', 'cancelled'))) EXECUTE FUNCTION app.wake_file_readers();
CREATE TRIGGER wake_file_readers_for_new AFTER INSERT ON public.case_files FOR EACH ROW WHEN (new.text_state = 'waiting'::text) EXECUTE FUNCTION app.wake_file_readers();
CREATE TRIGGER webhook_read AFTER UPDATE ON public.case_files FOR EACH ROW WHEN ((new.text_state in ('read', 'unreadable')) AND old.text_state IS DISTINCT FROM new.text_state) EXECUTE FUNCTION app.webhook_file();

create table public.bin_items (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  kind text not null,
  client_id uuid,
  case_id uuid,
  file_id uuid,
  name text not null,
  parent_name text,
  cases integer not null default 0,
  files integer not null default 0,
  bytes bigint not null default 0,
  deleted_at timestamp with time zone not null default now(),
  sweep_at timestamp with time zone not null default (now() + '30 days'::interval),
  of_case uuid,
  draft_id uuid,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (num_nonnulls(client_id, case_id, file_id, draft_id) = 1),
  CHECK (kind in ('client', 'case', 'file', 'draft')),
  FOREIGN KEY (owner_id, client_id) REFERENCES public.clients(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id, draft_id) REFERENCES public.case_drafts(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id, file_id) REFERENCES public.case_files(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.bin_items.client_id is 'The deleted row; the rows that belong to it carry the id of the item too.';
comment on column public.bin_items.name is 'What a list shows: the name, and the client of a case or the case of a file.';
comment on column public.bin_items.bytes is 'Of the stored files, which count as used storage until the item is removed.';
comment on column public.bin_items.sweep_at is 'When the item is removed for ever; from then on it cannot be restored.';
CREATE INDEX bin_items_by_case ON public.bin_items USING btree (of_case) WHERE (of_case IS NOT NULL);
CREATE INDEX bin_items_newest ON public.bin_items USING btree (owner_id, deleted_at DESC, id);
CREATE INDEX bin_items_of_case ON public.bin_items USING btree (owner_id, case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX bin_items_of_client ON public.bin_items USING btree (owner_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX bin_items_of_draft ON public.bin_items USING btree (owner_id, draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX bin_items_of_file ON public.bin_items USING btree (owner_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX bin_items_to_sweep ON public.bin_items USING btree (sweep_at);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.bin_items FOR EACH ROW EXECUTE FUNCTION app.announce_bin_items();

create table public.cases (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  client_id uuid,
  title text not null,
  description text,
  client_name text,
  case_number text,
  practice_area text,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  court text,
  cnr text,
  petitioner text,
  respondent text,
  archived_at timestamp with time zone,
  next_date timestamp with time zone,
  next_event_id uuid,
  overdue_since timestamp with time zone,
  bin_id uuid,
  created_by uuid,
  requires_second_factor boolean not null default false,
  stage text,
  opposing_counsel text,
  clerk_drafts boolean not null default false,
  number_in_doubt boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (cnr ~ '^[A-Z]{4}[A-Z0-9]{2}[0-9]{6}(19|20)[0-9]{2}$'::text),
  CHECK (length(opposing_counsel) <= 500),
  CHECK (length(stage) <= 200),
  CHECK (status in ('exploration', 'active', 'pending', 'closed')),
  CHECK (btrim(title) <> ''::text),
  FOREIGN KEY (owner_id, bin_id) REFERENCES public.bin_items(owner_id, id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (owner_id, client_id) REFERENCES public.clients(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.cases.cnr is 'The case number record of the eCourts project: four letters, two characters of the establishment, a running number of six figures, the year.';
comment on column public.cases.next_date is 'A case carries its next date, so that a list of cases is read in this order: its earliest open hearing or deadline of today or later, that event, and since when an earlier one is overdue. The day begins at midnight in India.';
comment on column public.cases.created_by is 'Who added the row; null in rows from before cases were shared, which their owner added.';
comment on column public.cases.requires_second_factor is 'Members reach the case in a session with a confirmed second factor only.';
comment on column public.cases.clerk_drafts is 'Clerks read and write the drafts of the case; its owner sets this.';
comment on column public.cases.number_in_doubt is 'The client has the same number, and nobody said whose it is.';
CREATE INDEX cases_by_next_date ON public.cases USING btree (owner_id, next_date, created_at DESC, id);
CREATE INDEX cases_created_by_of_others ON public.cases USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX cases_in_bin ON public.cases USING btree (owner_id, bin_id) WHERE (bin_id IS NOT NULL);
CREATE INDEX cases_newest ON public.cases USING btree (owner_id, created_at DESC, id);
CREATE INDEX cases_of_client ON public.cases USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX cases_with_a_next_date ON public.cases USING btree (next_date) WHERE (next_date IS NOT NULL);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION app.announce_cases();
CREATE TRIGGER announce_requirement AFTER UPDATE OF requires_second_factor ON public.cases FOR EACH ROW WHEN (new.requires_second_factor <> old.requires_second_factor) EXECUTE FUNCTION app.announce_requirement();
CREATE TRIGGER date_restored_case AFTER UPDATE OF bin_id ON public.cases FOR EACH ROW WHEN (old.bin_id IS NOT NULL AND new.bin_id IS NULL) EXECUTE FUNCTION app.date_restored_case();
CREATE TRIGGER follow_added_cases AFTER INSERT ON public.cases REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_added_cases();
CREATE TRIGGER follow_changed_cases AFTER UPDATE ON public.cases REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_changed_cases();
CREATE TRIGGER index_added_names AFTER INSERT ON public.cases REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.index_case_names();
CREATE TRIGGER index_changed_names AFTER UPDATE ON public.cases REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.index_case_names();
CREATE TRIGGER keep_for_owner BEFORE UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION app.keep_for_owner();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER log_activity AFTER UPDATE OF owner_id, title, description, client_name, case_number, practice_area, status, court, cnr, petitioner, respondent, archived_at, requires_second_factor, bin_id ON public.cases FOR EACH ROW EXECUTE FUNCTION app.log_case_activity();
CREATE TRIGGER move_drafts_of_case AFTER UPDATE OF bin_id ON public.cases FOR EACH ROW WHEN (old.bin_id IS DISTINCT FROM new.bin_id) EXECUTE FUNCTION app.move_drafts_of_case();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.cases FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();
CREATE TRIGGER unlink_fee_notes BEFORE UPDATE OF owner_id ON public.cases FOR EACH ROW WHEN (old.owner_id <> new.owner_id) EXECUTE FUNCTION app.unlink_fee_notes();
CREATE TRIGGER visible_parent AFTER INSERT ON public.cases FOR EACH ROW WHEN (new.client_id IS NOT NULL) EXECUTE FUNCTION app.require_visible_parent();
CREATE TRIGGER visible_parent_after_change AFTER UPDATE OF client_id ON public.cases FOR EACH ROW WHEN (new.client_id IS NOT NULL AND new.client_id IS DISTINCT FROM old.client_id) EXECUTE FUNCTION app.require_visible_parent();
CREATE TRIGGER webhook_created AFTER INSERT ON public.cases FOR EACH ROW EXECUTE FUNCTION app.webhook_case();
CREATE TRIGGER webhook_updated AFTER UPDATE ON public.cases FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.case_number IS DISTINCT FROM new.case_number OR old.cnr IS DISTINCT FROM new.cnr OR old.court IS DISTINCT FROM new.court OR old.status IS DISTINCT FROM new.status OR old.next_date IS DISTINCT FROM new.next_date OR old.client_id IS DISTINCT FROM new.client_id OR old.description IS DISTINCT FROM new.description OR old.petitioner IS DISTINCT FROM new.petitioner OR old.respondent IS DISTINCT FROM new.respondent OR old.archived_at IS DISTINCT FROM new.archived_at OR old.practice_area IS DISTINCT FROM new.practice_area) EXECUTE FUNCTION app.webhook_case();

create table app.case_access (
  user_id uuid not null,
  case_id uuid not null,
  owner_id uuid not null,
  role text not null,
  requires_second_factor boolean not null,
  created_at timestamp with time zone not null,
  next_date timestamp with time zone,
  archived_at timestamp with time zone,
  in_bin boolean not null,
  PRIMARY KEY (user_id, case_id),
  CHECK (role in ('owner', 'editor', 'commenter', 'viewer', 'clerk')),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table app.case_access is 'Who reaches which case, and how: one row for each user and case, kept by triggers from the sources of access (the owner, case_members, case_chambers with chambers_members). Policies, functions and lists ask this table; nothing else asks the sources for a role. It carries what lists of cases sort and filter by, so that a page is one range of an index. For authors of migrations: a table whose rows belong to a case is opened to members by `app.share_by_role`, as before.';
comment on column app.case_access.requires_second_factor is 'What the case requires of its members; its owner reaches it without.';
comment on column app.case_access.created_at is 'Copies of the columns of the case.';
CREATE INDEX case_access_by_next_date ON app.case_access USING btree (user_id, next_date, created_at DESC, case_id) INCLUDE (owner_id, role, requires_second_factor, archived_at) WHERE (NOT in_bin);
CREATE INDEX case_access_newest ON app.case_access USING btree (user_id, created_at DESC, case_id) INCLUDE (owner_id, role, requires_second_factor, next_date, archived_at) WHERE (NOT in_bin);
CREATE INDEX case_access_of_case ON app.case_access USING btree (case_id);

create table app.case_offers (
  case_id uuid not null,
  owner_id uuid not null,
  to_user uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (case_id),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (to_user) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table app.case_offers is 'Cases that their owner offers to somebody with access, until that user accepts. Functions alone reach it.';
CREATE INDEX case_offers_of ON app.case_offers USING btree (owner_id, case_id);
CREATE INDEX case_offers_to ON app.case_offers USING btree (to_user);

create table public.chambers (
  id uuid not null default gen_random_uuid(),
  name text not null,
  created_by uuid default app.user_id(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (btrim(name) <> ''::text),
  FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
comment on column public.chambers.created_by is 'Null when the user who added the chambers is no longer in it.';
CREATE INDEX chambers_of_creator ON public.chambers USING btree (created_by);
CREATE TRIGGER add_first_head AFTER INSERT ON public.chambers FOR EACH ROW EXECUTE FUNCTION app.add_first_head();
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.chambers FOR EACH ROW EXECUTE FUNCTION app.announce_chambers();

create table app.chambers_fee_note_numbers (
  chambers_id uuid not null,
  financial_year text not null,
  last integer not null,
  PRIMARY KEY (chambers_id, financial_year),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE CASCADE
);
comment on table app.chambers_fee_note_numbers is 'The last number of each financial year of a chambers that bills as one.';

create table app.contact_requests (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  name text not null,
  email text not null,
  message text not null,
  topic text,
  slot timestamp with time zone,
  address_key text,
  received_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((topic IS NOT NULL) = (kind = 'call'::text)),
  constraint contact_requests_check1 CHECK ((slot IS NOT NULL) = (kind = 'call'::text)),
  CHECK (length(email) >= 3 AND length(email) <= 320),
  CHECK (kind in ('message', 'call')),
  CHECK (length(message) <= 10000),
  CHECK (length(name) >= 1 AND length(name) <= 200)
);
comment on table app.contact_requests is 'What visitors of the public site wrote: messages, and requests for a call. Nobody has signed in for it, so no user owns a row, and only the worker reads and writes it. The key of the address is a keyed hash, removed after a day.';
comment on column app.contact_requests.topic is 'Of a call: what it is about, and the time that was asked for.';
CREATE INDEX contact_requests_of_address ON app.contact_requests USING btree (address_key, received_at) WHERE (address_key IS NOT NULL);
CREATE INDEX contact_requests_received_at ON app.contact_requests USING btree (received_at);

create table app.fee_note_numbers (
  owner_id uuid not null,
  financial_year text not null,
  last integer not null,
  PRIMARY KEY (owner_id, financial_year),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table app.fee_note_numbers is 'The last number of each financial year of a user. It is taken in the transaction that issues the note, so that numbers have no gaps.';

create table app.invitation_sends (
  id bigint generated always as identity,
  sender uuid not null,
  invited_to uuid not null,
  address_hash bytea not null,
  sent_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (sender) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table app.invitation_sends is 'Invitations that were sent, for the limits of a sender and of an address. An address is kept as a hash.';
comment on column app.invitation_sends.invited_to is 'The case or the chambers.';
CREATE INDEX invitation_sends_of_address ON app.invitation_sends USING btree (address_hash, sent_at);
CREATE INDEX invitation_sends_of_sender ON app.invitation_sends USING btree (sender, sent_at);

create table app.invoice_numbers (
  series text not null,
  financial_year text not null,
  last integer not null,
  PRIMARY KEY (series, financial_year),
  CHECK (last > 0),
  CHECK (series in ('M', 'C'))
);
comment on table app.invoice_numbers is 'Numbers without gaps: the row is locked by the transaction that records the document.';

create table app.library_rereading (
  only_row boolean not null default true,
  reader_version integer not null,
  next_hash bigint not null default 0,
  of_judgments integer not null default 0,
  done integer not null default 0,
  read_again integer not null default 0,
  missing integer not null default 0,
  unread integer not null default 0,
  owner text,
  leased_until timestamp with time zone,
  finished_at timestamp with time zone,
  PRIMARY KEY (only_row),
  CHECK (done >= 0),
  CHECK (missing >= 0),
  CHECK (next_hash >= 0),
  CHECK (of_judgments >= 0),
  CHECK (only_row),
  CHECK (read_again >= 0),
  CHECK (reader_version > 0),
  CHECK (unread >= 0)
);
comment on table app.library_rereading is 'The library is read again when the reader of judgments changes. The one row says how far that is: which version of the reader reads, the hash of the ids at which it continues, and who reads at present, under a lease.';
comment on column app.library_rereading.next_hash is 'Judgments whose `idHash` is lower are done.';
comment on column app.library_rereading.of_judgments is 'Judgments when it began, and those that were looked at.';
comment on column app.library_rereading.read_again is 'Of these, those that were read again, and those that stay as they were: their original is gone, or cannot be read.';

create table app.operator_alerts (
  name text not null,
  since timestamp with time zone not null,
  mailed_at timestamp with time zone not null,
  PRIMARY KEY (name),
  CHECK (length(name) <= 40)
);
comment on table app.operator_alerts is 'Alerts that last, by what was measured. No user owns a row.';

create table app.page_vectors (
  owner_id uuid not null,
  file_id uuid not null,
  page integer not null,
  model text,
  vectors bytea,
  claimed_at timestamp with time zone,
  PRIMARY KEY (file_id, page),
  CHECK (octet_length(vectors) <= 65536),
  FOREIGN KEY (owner_id, file_id) REFERENCES public.case_files(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table app.page_vectors is 'A row for each page of a case file; those without vectors wait for them. The queue adds pages that are older.';
comment on column app.page_vectors.model is 'The model that made the vectors; with another one they are made again.';
comment on column app.page_vectors.vectors is 'For each clause the first 8 bytes of the SHA-256 of its text and 384 signed bytes.';
CREATE INDEX page_vectors_of_file ON app.page_vectors USING btree (owner_id, file_id);
CREATE INDEX page_vectors_waiting ON app.page_vectors USING btree (owner_id, file_id, page) WHERE (vectors IS NULL);

create table public.subscription_plans (
  id text not null,
  name text not null,
  description text not null default ''::text,
  price_monthly integer,
  price_yearly integer,
  features jsonb not null default '[]'::jsonb,
  limits jsonb not null,
  for_sale boolean not null default true,
  PRIMARY KEY (id),
  CHECK (id ~ '^[a-z0-9-]{1,40}$'::text),
  CHECK (price_monthly > 0),
  CHECK (price_yearly > 0)
);
comment on table public.subscription_plans is 'public: the plans that are for sale, the same for everyone';
comment on column public.subscription_plans.price_monthly is 'Rupees; null: not sold for this interval.';
comment on column public.subscription_plans.limits is 'storage_bytes, ai_tokens_month, ocr_pages_month.';
comment on column public.subscription_plans.for_sale is 'False for a plan that the file of plans no longer has.';

create table app.provider_plans (
  key_id text not null,
  plan_id text not null,
  billing_interval text not null,
  amount integer not null,
  provider_plan_id text not null,
  PRIMARY KEY (key_id, plan_id, billing_interval, amount),
  CHECK (amount > 0),
  CHECK (billing_interval in ('monthly', 'yearly')),
  FOREIGN KEY (plan_id) REFERENCES public.subscription_plans(id)
);
comment on table app.provider_plans is 'What the provider calls a plan: an interval at a price, which never changes there.';

create table app.reading_turns (
  owner_id uuid not null,
  lane text not null,
  turn_at timestamp with time zone not null,
  PRIMARY KEY (owner_id, lane),
  CHECK (lane in ('texts', 'slow', 'pictures')),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table app.reading_turns is 'Owners take turns: the next file is that of the owner whose last turn was longest ago.';

create table app.subscriptions_to_cancel (
  razorpay_subscription_id text not null,
  created_at timestamp with time zone not null default now(),
  tried_at timestamp with time zone,
  PRIMARY KEY (razorpay_subscription_id)
);
comment on table app.subscriptions_to_cancel is 'A subscription whose account was deleted is cancelled at the provider, so that nobody pays for an account that is gone.';

create table app.uploader_turns (
  owner_id uuid not null,
  uploader uuid not null,
  lane text not null,
  turn_at timestamp with time zone not null,
  PRIMARY KEY (owner_id, lane, uploader),
  CHECK (lane in ('texts', 'slow', 'pictures')),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table app.uploader_turns is 'Within the files of an owner the users who uploaded them take turns too.';

create table app.webhook_events (
  id bigint generated always as identity,
  provider text not null,
  event_id text not null,
  type text not null,
  received_at timestamp with time zone not null default now(),
  body bytea not null,
  state text not null default 'received'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  problem text,
  PRIMARY KEY (id),
  UNIQUE (provider, event_id),
  CHECK (length(event_id) >= 1 AND length(event_id) <= 200),
  CHECK (provider ~ '^[a-z0-9]{1,40}$'::text),
  CHECK (state in ('received', 'applied', 'ignored', 'failed')),
  CHECK (length(type) <= 200)
);
comment on table app.webhook_events is 'The inbox of webhooks: each event of a provider once, as its bytes were signed. No user owns a row, so only the worker reads and writes it.';
comment on column app.webhook_events.type is 'The provider''s name of what happened, such as subscription.charged; empty when it gives none.';
CREATE INDEX webhook_events_failed ON app.webhook_events USING btree (id) WHERE (state = 'failed'::text);
CREATE INDEX webhook_events_received_at ON app.webhook_events USING btree (received_at);
CREATE INDEX webhook_events_waiting ON app.webhook_events USING btree (next_try_at, id) WHERE (state = 'received'::text);

create table auth.oauth_clients (
  id uuid not null default gen_random_uuid(),
  name text not null,
  redirect_uris text[] not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK (length(name) >= 1 AND length(name) <= 100),
  CHECK (cardinality(redirect_uris) >= 1 AND cardinality(redirect_uris) <= 5)
);
comment on table auth.oauth_clients is 'Programs that registered themselves (RFC 7591). They are public clients and have no secret.';
CREATE INDEX oauth_clients_oldest ON auth.oauth_clients USING btree (created_at, id);

create table auth.api_keys (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  scopes text[] not null,
  key_hash text not null,
  ending text not null,
  aal text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  client_id uuid,
  refresh_hash text,
  used_refresh_hash text,
  refresh_expires_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (key_hash),
  UNIQUE (refresh_hash),
  UNIQUE (used_refresh_hash),
  CHECK (aal in ('aal1', 'aal2')),
  CHECK (length(ending) = 4),
  CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint api_keys_of_programs_refresh CHECK ((client_id IS NULL) = (refresh_hash IS NULL) AND (client_id IS NULL) = (refresh_expires_at IS NULL)),
  CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['library:read'::text, 'cases:read'::text, 'cases:write'::text]),
  FOREIGN KEY (client_id) REFERENCES auth.oauth_clients(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.api_keys is 'Keys with which other software acts for a user, within scopes. Keys are kept as hashes.';
comment on column auth.api_keys.ending is 'The last characters of the key, by which its owner recognises it.';
comment on column auth.api_keys.aal is 'The level of the session that made the key.';
comment on column auth.api_keys.client_id is 'The program that a user connected; its key is an access token, which lives an hour.';
comment on column auth.api_keys.used_refresh_hash is 'The refresh token before the present one. Its use shows a copy, and ends the key.';
CREATE INDEX api_keys_of_client ON auth.api_keys USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX api_keys_of_user ON auth.api_keys USING btree (user_id, created_at DESC);

create table auth.audit_log (
  id bigint generated always as identity,
  user_id uuid not null,
  session_id uuid,
  event text not null,
  details jsonb not null default '{}'::jsonb,
  address text,
  user_agent text,
  at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK (jsonb_typeof(details) = 'object'::text),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.audit_log is 'Who, when, what, from where. It is added to and read, never changed; it goes with the account.';
CREATE INDEX audit_log_newest ON auth.audit_log USING btree (user_id, id DESC);

create table auth.closed_account_log (
  id bigint generated always as identity,
  account_key text not null,
  event text not null,
  address text,
  user_agent text,
  at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK (length(account_key) <= 100),
  CHECK (length(event) <= 100)
);
comment on table auth.closed_account_log is 'Entries of the log of erased accounts, under a keyed hash of the address that the account had, for a year after each.';
CREATE INDEX closed_account_log_at ON auth.closed_account_log USING btree (at);
CREATE INDEX closed_account_log_key ON auth.closed_account_log USING btree (account_key, id);

create table auth.identities (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  provider text not null,
  subject text not null,
  email text,
  identity_data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  last_sign_in_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (provider, subject),
  CHECK (jsonb_typeof(identity_data) = 'object'::text),
  CHECK (provider in ('google', 'oidc')),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.identities is 'Who a user is at another provider. `subject` is that provider''s own id; an address alone never identifies anybody.';
CREATE INDEX identities_of_user ON auth.identities USING btree (user_id);

create table auth.known_devices (
  user_id uuid not null,
  device_hash text not null,
  last_used_at timestamp with time zone not null,
  PRIMARY KEY (user_id, device_hash),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.known_devices is 'Devices on which a user has signed in. Their failed sign-ins are counted apart from those of strangers. Devices are kept as hashes of their cookies.';
CREATE INDEX known_devices_last_used ON auth.known_devices USING btree (last_used_at);

create table auth.mfa_factors (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  factor_type text not null,
  status text not null default 'unverified'::text,
  friendly_name text,
  issuer text,
  secret_encrypted text,
  phone text,
  last_step bigint,
  failures integer not null default 0,
  locked_until timestamp with time zone,
  last_challenged_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((factor_type = 'totp'::text) = (secret_encrypted IS NOT NULL)),
  constraint mfa_factors_check1 CHECK ((factor_type = 'phone'::text) = (phone IS NOT NULL)),
  CHECK (factor_type in ('totp', 'phone')),
  CHECK (status in ('unverified', 'verified')),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column auth.mfa_factors.last_step is 'The last time step whose code was accepted: none up to it counts again.';
CREATE UNIQUE INDEX mfa_factor_names ON auth.mfa_factors USING btree (user_id, lower(friendly_name)) WHERE (friendly_name <> ''::text);
CREATE INDEX mfa_factors_of_phone ON auth.mfa_factors USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX mfa_factors_verified ON auth.mfa_factors USING btree (user_id) WHERE (status = 'verified'::text);

create table auth.sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  aal text not null default 'aal1'::text,
  amr jsonb not null,
  cookie_hash text,
  user_agent text,
  address text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_because text,
  PRIMARY KEY (id),
  UNIQUE (cookie_hash),
  CHECK (aal in ('aal1', 'aal2')),
  CHECK (jsonb_typeof(amr) = 'array'::text),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.sessions is 'A session is alive while it is not ended, not past its last day and was seen lately. `amr` is [{method, timestamp}].';
CREATE INDEX sessions_alive ON auth.sessions USING btree (user_id) WHERE (ended_at IS NULL);
CREATE TRIGGER announce_end AFTER UPDATE OF ended_at, aal ON auth.sessions FOR EACH ROW WHEN (old.ended_at IS NULL AND (new.ended_at IS NOT NULL OR new.aal <> old.aal)) EXECUTE FUNCTION app.announce_session_end();
CREATE TRIGGER announce_removal AFTER DELETE ON auth.sessions FOR EACH ROW WHEN (old.ended_at IS NULL) EXECUTE FUNCTION app.announce_session_end();

create table auth.mfa_challenges (
  id uuid not null default gen_random_uuid(),
  factor_id uuid not null,
  session_id uuid not null,
  code_hash text,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);
comment on table auth.mfa_challenges is 'A challenge belongs to the session that asked for it. `code_hash` is set for codes that were sent.';
CREATE INDEX mfa_challenges_of_factor ON auth.mfa_challenges USING btree (factor_id);
CREATE INDEX mfa_challenges_of_session ON auth.mfa_challenges USING btree (session_id);

create table auth.mfa_recovery_codes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  code_hash text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (user_id, code_hash),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.oauth_codes (
  code_hash text not null,
  client_id uuid not null,
  user_id uuid not null,
  aal text not null,
  scopes text[] not null,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamp with time zone not null,
  key_id uuid,
  used_at timestamp with time zone,
  PRIMARY KEY (code_hash),
  CHECK (aal in ('aal1', 'aal2')),
  FOREIGN KEY (client_id) REFERENCES auth.oauth_clients(id) ON DELETE CASCADE,
  FOREIGN KEY (key_id) REFERENCES auth.api_keys(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.oauth_codes is 'Codes for which a program gets tokens, once. A second use ends the tokens of the first.';
CREATE INDEX oauth_codes_by_client ON auth.oauth_codes USING btree (client_id);
CREATE INDEX oauth_codes_by_key ON auth.oauth_codes USING btree (key_id);
CREATE INDEX oauth_codes_by_user ON auth.oauth_codes USING btree (user_id);

create table auth.oauth_flows (
  state_hash text not null,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null,
  code_challenge text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  user_id uuid,
  session_id uuid,
  PRIMARY KEY (state_hash),
  constraint oauth_flows_by_a_session CHECK ((user_id IS NULL) = (session_id IS NULL)),
  CHECK (provider in ('google', 'oidc')),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.oauth_flows is 'A sign-in that is away at a provider. It comes back once, to the browser that left.';
comment on column auth.oauth_flows.user_id is 'Who connects, and in which session; empty for a flow that started as a sign-in.';
CREATE INDEX oauth_flows_of_user ON auth.oauth_flows USING btree (user_id) WHERE (user_id IS NOT NULL);

create table auth.one_time_codes (
  id uuid not null default gen_random_uuid(),
  recipient text not null,
  purpose text not null,
  user_id uuid,
  code_hash text not null,
  pending jsonb,
  failures integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (purpose in ('sign_in', 'phone_change', 'reauthentication')),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.one_time_codes is 'Codes sent to a phone or an address, but for those of a factor. `recipient` is a number (+91…) or an e-mail address. `pending` is what a new account gets once its number is proved; without it a code opens only an account that is there.';
CREATE UNIQUE INDEX one_time_codes_live ON auth.one_time_codes USING btree (recipient, purpose, COALESCE(user_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (used_at IS NULL);
CREATE INDEX one_time_codes_of_user ON auth.one_time_codes USING btree (user_id);

create table auth.one_time_tokens (
  token_hash text not null,
  user_id uuid not null,
  purpose text not null,
  email text,
  redirect_to text,
  code_challenge text,
  method text,
  pending jsonb,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  CHECK (purpose in ('signup', 'recovery', 'email_change', 'pkce')),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.one_time_tokens is 'Links and codes that work once. `pending` holds what a sign-up asked for and the link''s owner has yet to confirm.';
CREATE INDEX one_time_tokens_of_user ON auth.one_time_tokens USING btree (user_id, purpose);

create table auth.refresh_tokens (
  token_hash text not null,
  session_id uuid not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);
comment on table auth.refresh_tokens is 'The tokens of one session are one rotation family: a used one that comes back late ends the session.';
CREATE INDEX refresh_tokens_of_session ON auth.refresh_tokens USING btree (session_id);

create table auth.sign_in_attempts (
  id bigint generated always as identity,
  address_key text not null,
  account_key text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (id)
);
comment on table auth.sign_in_attempts is 'Sign-ins of strangers that failed or are under way, each once, under keys that name neither address nor account.';
CREATE INDEX sign_in_attempts_at ON auth.sign_in_attempts USING btree (at);
CREATE INDEX sign_in_attempts_of_address ON auth.sign_in_attempts USING btree (address_key, at);

create table auth.sms_sends (
  id bigint generated always as identity,
  number_key text not null,
  sent_at timestamp with time zone not null,
  known boolean not null default true,
  address_key text,
  network_key text,
  PRIMARY KEY (id)
);
comment on table auth.sms_sends is 'What was sent, for the budgets of a number and of a day. A number is kept as an HMAC.';
comment on column auth.sms_sends.known is 'Half of the day''s messages is reserved for numbers that belong to an account or a factor. Messages to other numbers also count for the address and the network that asked.';
CREATE INDEX sms_sends_of_address ON auth.sms_sends USING btree (address_key, sent_at) WHERE (address_key IS NOT NULL);
CREATE INDEX sms_sends_of_day ON auth.sms_sends USING btree (sent_at);
CREATE INDEX sms_sends_of_network ON auth.sms_sends USING btree (network_key, sent_at) WHERE (network_key IS NOT NULL);
CREATE INDEX sms_sends_of_number ON auth.sms_sends USING btree (number_key, sent_at);

create table auth.throttles (
  key text not null,
  attempts integer not null,
  last_attempt_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
comment on table auth.throttles is 'Attempts per HMAC of an account or an address; kept here so that a restart forgets nothing.';

create table public.billing_details (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default app.user_id(),
  name text not null,
  address text not null default ''::text,
  state text,
  gstin text,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (length(address) <= 500),
  CHECK (length(gstin) = 15),
  CHECK (length(name) >= 1 AND length(name) <= 200),
  CHECK (state ~ '^\d\d$'::text),
  constraint billing_states_agree CHECK (gstin IS NULL OR state IS NULL OR "left"(gstin, 2) = state),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.billing_details is 'What the customer wants on the invoices to come; the latest row counts.';
CREATE INDEX billing_details_latest ON public.billing_details USING btree (user_id, updated_at DESC);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.billing_details FOR EACH ROW EXECUTE FUNCTION app.announce_billing_details();

create table public.calendar_feeds (
  id uuid not null default app.user_id(),
  token_hash text not null,
  created_at timestamp with time zone not null default now(),
  last_read_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.calendar_feeds is 'The private address under which a calendar program reads the dates. It holds a secret, of which the hash is kept; a new one, or its end, makes the old one invalid.';

create table public.case_activity (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  case_id uuid not null,
  user_id uuid,
  user_name text,
  action text not null,
  subject text not null,
  subject_id uuid not null,
  name text,
  at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (id),
  CHECK (action in ('added', 'changed', 'deleted', 'restored', 'shared', 'role_changed', 'unshared', 'handed_over')),
  CHECK (subject in ('case', 'file', 'event', 'draft', 'member', 'chambers')),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table public.case_activity is 'Who did what in a shared case, for its owner and the heads of its chambers.';
comment on column public.case_activity.user_id is 'Who did it; the name stays when the account ends.';
CREATE INDEX case_activity_newest ON public.case_activity USING btree (case_id, at DESC, id);
CREATE INDEX case_activity_of_member ON public.case_activity USING btree (subject_id) WHERE (subject = 'member'::text);
CREATE INDEX case_activity_of_owner ON public.case_activity USING btree (owner_id, at DESC, id);
CREATE INDEX case_activity_user_id_of_others ON public.case_activity USING btree (user_id) WHERE (user_id <> owner_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.case_activity FOR EACH ROW EXECUTE FUNCTION app.announce_case_activity();

create table public.case_chambers (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid not null,
  chambers_id uuid not null,
  role text not null default 'viewer'::text,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (case_id, chambers_id),
  CHECK (role in ('editor', 'commenter', 'viewer')),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.case_chambers is 'In this role the heads and members of the chambers reach the case; its clerks reach it as clerks.';
CREATE INDEX case_chambers_of_chambers ON public.case_chambers USING btree (chambers_id, case_id) INCLUDE (role);
CREATE INDEX case_chambers_of_owner ON public.case_chambers USING btree (owner_id, case_id);
CREATE TRIGGER announce_access AFTER INSERT OR DELETE OR UPDATE OF role ON public.case_chambers FOR EACH ROW EXECUTE FUNCTION app.announce_access();
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.case_chambers FOR EACH ROW EXECUTE FUNCTION app.announce_case_chambers();
CREATE TRIGGER follow_access_added AFTER INSERT ON public.case_chambers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_case_chambers();
CREATE TRIGGER follow_access_changed AFTER UPDATE ON public.case_chambers REFERENCING OLD TABLE AS removed NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_case_chambers();
CREATE TRIGGER follow_access_ended AFTER DELETE ON public.case_chambers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION app.follow_case_chambers();
CREATE TRIGGER limit_members AFTER INSERT ON public.case_chambers FOR EACH ROW EXECUTE FUNCTION app.limit_members();
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE OF role ON public.case_chambers FOR EACH ROW EXECUTE FUNCTION app.log_member_activity();

create table public.case_file_pages (
  owner_id uuid not null,
  case_id uuid not null,
  file_id uuid not null,
  page integer not null,
  text text not null,
  source text not null,
  confidence real,
  words tsvector storage main not null generated always as (to_tsvector('app.file_words'::regconfig, text)) stored,
  paragraph text,
  placed_words text,
  unread_script text,
  PRIMARY KEY (file_id, page),
  CHECK (confidence >= 0::double precision AND confidence <= 100::double precision),
  CHECK (page >= 1),
  CHECK (length(paragraph) <= 300),
  CHECK (octet_length(placed_words) <= 300000),
  CHECK (source in ('text', 'ocr')),
  CHECK (unread_script in ('ben', 'guj', 'kan', 'mal', 'ori', 'pan', 'tel', 'urd')),
  FOREIGN KEY (owner_id, file_id) REFERENCES public.case_files(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table public.case_file_pages is 'A file without pages (a letter, a mail) is kept in parts of some thousand characters.';
comment on column public.case_file_pages.confidence is 'How sure the recognition was, of 100; null where nothing was recognised.';
comment on column public.case_file_pages.paragraph is 'The number of the paragraph as printed, in a library document.';
comment on column public.case_file_pages.placed_words is 'Where the recognised words of a scan are on its page: the quarter turns, then a line with the box of each word (platform/documents/placed-words.ts). Null where nothing was recognised, and on pages that were read before.';
comment on column public.case_file_pages.unread_script is 'The script that an unread scan seems to have, by its first language, where its data was not on this server.';
CREATE INDEX case_file_pages_of_case ON public.case_file_pages USING btree (case_id);
CREATE TRIGGER vectors_follow AFTER INSERT OR DELETE OR UPDATE OF owner_id ON public.case_file_pages FOR EACH ROW EXECUTE FUNCTION app.follow_page();

create table public.case_members (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  role text not null,
  in_calendar boolean not null default false,
  by_mail boolean not null default false,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (case_id, user_id),
  CHECK (user_id <> owner_id),
  CHECK (role in ('editor', 'commenter', 'viewer', 'clerk')),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX case_members_created_by_of_others ON public.case_members USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX case_members_of_owner ON public.case_members USING btree (owner_id, case_id);
CREATE INDEX case_members_of_user ON public.case_members USING btree (user_id, case_id) INCLUDE (role);
CREATE TRIGGER announce_access AFTER INSERT OR DELETE OR UPDATE OF user_id, role ON public.case_members FOR EACH ROW EXECUTE FUNCTION app.announce_access();
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.case_members FOR EACH ROW EXECUTE FUNCTION app.announce_case_members();
CREATE TRIGGER follow_access_added AFTER INSERT ON public.case_members REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_case_members();
CREATE TRIGGER follow_access_changed AFTER UPDATE ON public.case_members REFERENCING OLD TABLE AS removed NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_case_members();
CREATE TRIGGER follow_access_ended AFTER DELETE ON public.case_members REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION app.follow_case_members();
CREATE TRIGGER keep_choices BEFORE UPDATE ON public.case_members FOR EACH ROW EXECUTE FUNCTION app.keep_choices();
CREATE TRIGGER limit_members AFTER INSERT ON public.case_members FOR EACH ROW EXECUTE FUNCTION app.limit_members();
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE OF role ON public.case_members FOR EACH ROW EXECUTE FUNCTION app.log_member_activity();

create table public.case_summaries (
  case_id uuid not null,
  owner_id uuid not null default app.user_id(),
  created_by uuid default app.user_id(),
  summary jsonb not null,
  files jsonb not null,
  made_at timestamp with time zone not null default now(),
  PRIMARY KEY (case_id),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.case_summaries is 'What the papers of a case say, as it was made last, with the state of the files that it was made from.';
comment on column public.case_summaries.created_by is 'Who made it first.';
comment on column public.case_summaries.files is 'The files and how many of their pages were read, by id.';
CREATE INDEX case_summaries_created_by_of_others ON public.case_summaries USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX case_summaries_of_owner ON public.case_summaries USING btree (owner_id, case_id);
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.case_summaries FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.case_summaries FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.case_summaries FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();

create table public.chambers_fee_settings (
  id uuid not null default gen_random_uuid(),
  chambers_id uuid not null,
  letterhead text not null default ''::text,
  state text,
  gstin text,
  bills_as_one boolean not null default false,
  prefix text not null default 'CH'::text,
  upi_id text,
  upi_name text,
  terms text not null default ''::text,
  rates jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  constraint chambers_fee_settings_one UNIQUE (chambers_id),
  constraint chambers_billing_states_agree CHECK (gstin IS NULL OR state IS NULL OR "left"(gstin, 2) = state),
  CHECK (length(gstin) = 15),
  CHECK (length(letterhead) <= 2000),
  CHECK (length(prefix) >= 1 AND length(prefix) <= 20),
  CHECK (jsonb_typeof(rates) = 'object'::text AND octet_length(rates::text) <= 1000),
  CHECK (state ~ '^[0-9]{2}$'::text),
  CHECK (length(terms) <= 1000),
  CHECK (length(upi_id) <= 100),
  CHECK (length(upi_name) <= 100),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE CASCADE
);
comment on table public.chambers_fee_settings is 'What the fee notes of the members of a chambers print, and from which State it supplies; its heads write it.';
comment on column public.chambers_fee_settings.bills_as_one is 'The notes of its members have one sequence of numbers, that of the chambers.';
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.chambers_fee_settings FOR EACH ROW EXECUTE FUNCTION app.announce_chambers_fee_settings();

create table public.chambers_members (
  id uuid not null default gen_random_uuid(),
  chambers_id uuid not null,
  user_id uuid not null,
  role text not null,
  in_calendar boolean not null default false,
  by_mail boolean not null default false,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (chambers_id, user_id),
  CHECK (role in ('head', 'member', 'clerk')),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.chambers_members.in_calendar is 'What the member chose: the dates of its cases in their calendar, and reminders of them by mail.';
CREATE INDEX chambers_members_of_user ON public.chambers_members USING btree (user_id, chambers_id) INCLUDE (role);
CREATE TRIGGER announce_access AFTER INSERT OR DELETE OR UPDATE OF role ON public.chambers_members FOR EACH ROW EXECUTE FUNCTION app.announce_access();
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.chambers_members FOR EACH ROW EXECUTE FUNCTION app.announce_chambers_members();
CREATE TRIGGER end_invitations AFTER DELETE ON public.chambers_members FOR EACH ROW WHEN (old.role = 'head'::text) EXECUTE FUNCTION app.end_invitations();
CREATE TRIGGER end_invitations_after_change AFTER UPDATE OF role ON public.chambers_members FOR EACH ROW WHEN (old.role = 'head'::text) EXECUTE FUNCTION app.end_invitations();
CREATE TRIGGER follow_access_added AFTER INSERT ON public.chambers_members REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_chambers_members();
CREATE TRIGGER follow_access_changed AFTER UPDATE ON public.chambers_members REFERENCING OLD TABLE AS removed NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_chambers_members();
CREATE TRIGGER follow_access_ended AFTER DELETE ON public.chambers_members REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION app.follow_chambers_members();
CREATE TRIGGER keep_choices BEFORE UPDATE ON public.chambers_members FOR EACH ROW EXECUTE FUNCTION app.keep_choices();
CREATE TRIGGER keep_head AFTER DELETE ON public.chambers_members FOR EACH ROW WHEN (old.role = 'head'::text) EXECUTE FUNCTION app.keep_head();
CREATE TRIGGER keep_head_after_change AFTER UPDATE OF role ON public.chambers_members FOR EACH ROW WHEN (old.role = 'head'::text) EXECUTE FUNCTION app.keep_head();
CREATE TRIGGER limit_members AFTER INSERT ON public.chambers_members FOR EACH ROW EXECUTE FUNCTION app.limit_members();

create table public.chat_threads (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid,
  title text not null,
  preview text not null default ''::text,
  created_by uuid default app.user_id(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (btrim(title) <> ''::text),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.chat_threads.preview is 'The beginning of the latest message.';
CREATE INDEX chat_threads_created_by_of_others ON public.chat_threads USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX chat_threads_in_case_of_owner ON public.chat_threads USING btree (owner_id, case_id);
CREATE INDEX chat_threads_newest ON public.chat_threads USING btree (owner_id, updated_at DESC);
CREATE INDEX chat_threads_of_case ON public.chat_threads USING btree (case_id, updated_at DESC) WHERE (case_id IS NOT NULL);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.chat_threads FOR EACH ROW EXECUTE FUNCTION app.announce_chat_threads();
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.chat_threads FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.chat_threads FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.chat_threads FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();

create table public.chat_messages (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  thread_id uuid not null,
  case_id uuid,
  role text not null,
  content text not null,
  sources jsonb,
  checks jsonb,
  status text not null default 'complete'::text,
  engine text,
  declined boolean not null default false,
  reply_to uuid,
  created_by uuid default app.user_id(),
  created_at timestamp with time zone not null default clock_timestamp(),
  fallback jsonb,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  UNIQUE (reply_to),
  CHECK ((role = 'assistant'::text) = (engine IS NOT NULL)),
  CHECK ((fallback ->> 'reason'::text) in ('failed', 'no_source', 'budget', 'context', 'stalled')),
  CHECK (role in ('user', 'assistant')),
  CHECK (status in ('complete', 'partial')),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, reply_to) REFERENCES public.chat_messages(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id, thread_id) REFERENCES public.chat_threads(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE
);
comment on column public.chat_messages.case_id is 'That of the thread.';
comment on column public.chat_messages.sources is 'Of answers: the passages that they rest on, and what code found in the text.';
comment on column public.chat_messages.reply_to is 'The message that an answer answers. One message has one answer.';
comment on column public.chat_messages.created_at is 'Not the time of the transaction: messages of one transaction have an order too.';
comment on column public.chat_messages.fallback is 'Why quotations stand in place of an answer of a model, or why its answer is not whole.';
CREATE INDEX chat_messages_by_words ON public.chat_messages USING gin (content app.gin_trgm_ops);
CREATE INDEX chat_messages_created_by_of_others ON public.chat_messages USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX chat_messages_of_case ON public.chat_messages USING btree (case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX chat_messages_of_owner ON public.chat_messages USING btree (owner_id, thread_id, created_at);
CREATE INDEX chat_messages_of_thread ON public.chat_messages USING btree (thread_id, created_at);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.announce_chat_messages();
CREATE TRIGGER begin_chat_message BEFORE INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.begin_chat_message();
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER preview_chat AFTER INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.preview_chat();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();

create table public.clauses (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  chambers_id uuid,
  title text not null,
  document jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (jsonb_typeof(document) = 'object'::text AND octet_length(document::text) <= 200000),
  CHECK (btrim(title) <> ''::text AND length(title) <= 200),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE SET NULL,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.clauses is 'Paragraphs that are used again: of their owner alone, or of everybody in a chambers, who read them.';
CREATE INDEX clauses_of_chambers ON public.clauses USING btree (chambers_id, title, id) WHERE (chambers_id IS NOT NULL);
CREATE INDEX clauses_of_owner ON public.clauses USING btree (owner_id, title, id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.clauses FOR EACH ROW EXECUTE FUNCTION app.announce_clauses();

create table public.client_message_templates (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  chambers_id uuid,
  language text not null,
  name text not null,
  words text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (length(language) <= 10),
  CHECK (btrim(name) <> ''::text AND length(name) <= 100),
  CHECK (btrim(words) <> ''::text AND length(words) <= 2000),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE SET NULL,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.client_message_templates is 'Messages to clients with blanks such as {next}: of their owner alone, or of everybody in a chambers, who use them.';
CREATE INDEX client_message_templates_of_chambers ON public.client_message_templates USING btree (chambers_id, language, name, id) WHERE (chambers_id IS NOT NULL);
CREATE INDEX client_message_templates_of_owner ON public.client_message_templates USING btree (owner_id, language, name, id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.client_message_templates FOR EACH ROW EXECUTE FUNCTION app.announce_client_message_templates();
CREATE TRIGGER at_most BEFORE INSERT ON public.client_message_templates FOR EACH ROW EXECUTE FUNCTION app.limit_client_message_templates();

create table public.client_pages (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid not null,
  token_hash text not null,
  language text not null,
  files uuid[] not null default '{}'::uuid[],
  consent text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  last_read_at timestamp with time zone,
  dues boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  UNIQUE (token_hash),
  CHECK (consent in ('in_person', 'phone', 'writing')),
  CHECK (cardinality(files) <= 20),
  CHECK (length(language) <= 10),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.client_pages is 'A private link of a client. It holds a secret, of which the hash is kept; `consent` says in which way the client agreed to it.';
comment on column public.client_pages.dues is 'The page says what is due on the fee notes of the case.';
CREATE INDEX client_pages_of_case ON public.client_pages USING btree (case_id, created_at DESC);

create table public.conflict_names (
  id bigint generated always as identity,
  owner_id uuid not null,
  client_id uuid,
  case_id uuid,
  place text not null,
  part smallint not null default 0,
  source text not null,
  found text,
  tokens text[],
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (num_nonnulls(client_id, case_id) = 1),
  CHECK (part = ANY (ARRAY[0, 1])),
  CHECK (place in ('client', 'contact', 'case client', 'petitioner', 'respondent', 'case title')),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id, client_id) REFERENCES public.clients(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.conflict_names.part is 'Which side of a case title: 0 the first or the whole, 1 the second.';
comment on column public.conflict_names.source is 'The text as the user wrote it, and the name found in it.';
comment on column public.conflict_names.tokens is 'The folded words in order; null until they are folded.';
CREATE INDEX conflict_names_by_case ON public.conflict_names USING btree (case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX conflict_names_of_case ON public.conflict_names USING btree (owner_id, case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX conflict_names_of_client ON public.conflict_names USING btree (owner_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX conflict_names_to_fold ON public.conflict_names USING btree (owner_id, id) WHERE (tokens IS NULL);
CREATE INDEX conflict_names_to_fold_by_age ON public.conflict_names USING btree (id) WHERE (tokens IS NULL);

create table public.conflict_words (
  owner_id uuid not null,
  word text collate "C" not null,
  name_id bigint not null,
  of_client boolean not null,
  telling smallint not null,
  telling_words smallint not null,
  words smallint not null,
  initials smallint not null,
  case_id uuid,
  PRIMARY KEY (owner_id, word, name_id) INCLUDE (of_client, telling, telling_words, words, initials),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, name_id) REFERENCES public.conflict_names(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table public.conflict_words is 'The inverted index of the names. Its lookups use equality alone, because row-level security lets no other operator of an array or a text use an index.';
comment on column public.conflict_words.of_client is 'What a question asks of the whole name: whether it is a client''s; how many words tell it from others, and how many different ones; how many different words are indexed; how many initials it has.';
comment on column public.conflict_words.case_id is 'The words of the names of shared cases. The case stands in the row, so that the policy needs no join.';
CREATE INDEX conflict_words_of_name ON public.conflict_words USING btree (owner_id, name_id);

create table public.consents (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  subject text not null,
  given boolean not null,
  version text,
  way text not null,
  at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (id),
  CHECK ((subject in ('terms', 'privacy')) = (version IS NOT NULL)),
  constraint consents_check1 CHECK ((version IS NULL) = (way = 'profile'::text)),
  CHECK (subject in ('terms', 'privacy', 'data_may_leave', 'research_assistance', 'case_summaries', 'document_analysis', 'mail_reminders')),
  CHECK (version ~ '^\d{4}-\d{2}-\d{2}$'::text),
  CHECK (way in ('email', 'phone', 'google', 'oidc', 'profile')),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.consents is 'What users agreed to: the terms and the privacy policy at sign-up, with the version that was in effect, and each change of a setting that lets Munshi do more with their data than it must. Rows are added, never changed; they go with the account.';
comment on column public.consents.given is 'False when it was withdrawn.';
comment on column public.consents.version is 'The date that the document printed; a setting has none.';
CREATE INDEX consents_newest ON public.consents USING btree (owner_id, at DESC, id);
CREATE INDEX consents_of_subject ON public.consents USING btree (owner_id, subject, at DESC, id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION app.announce_consents();

create table public.court_calendars (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  name text not null,
  days jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (jsonb_typeof(days) = 'array'::text AND length(days::text) <= 400000),
  CHECK (btrim(name) <> ''::text AND length(name) <= 200),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.court_calendars is 'Days on which a court is closed, as a user adds them.';
comment on column public.court_calendars.days is '[{from, to, name}], as the contract has them.';
CREATE INDEX court_calendars_newest ON public.court_calendars USING btree (owner_id, created_at DESC, id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.court_calendars FOR EACH ROW EXECUTE FUNCTION app.announce_court_calendars();
CREATE TRIGGER at_most BEFORE INSERT ON public.court_calendars FOR EACH ROW EXECUTE FUNCTION app.limit_court_calendars();
CREATE TRIGGER deadlines_rest_on_it AFTER UPDATE OF days ON public.court_calendars FOR EACH ROW WHEN (new.days IS DISTINCT FROM old.days) EXECUTE FUNCTION app.check_deadlines_of_calendar();
CREATE TRIGGER deadlines_rested_on_it AFTER DELETE ON public.court_calendars FOR EACH ROW EXECUTE FUNCTION app.check_deadlines_of_calendar();

create table public.court_calls (
  owner_id uuid not null default app.user_id(),
  day text not null,
  hall text not null,
  item text not null,
  called_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  PRIMARY KEY (owner_id, day, hall),
  UNIQUE (id),
  CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text),
  CHECK (length(hall) >= 1 AND length(hall) <= 400),
  CHECK (length(item) >= 1 AND length(item) <= 20),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.court_calls is 'The item that somebody saw called in a hall; the newest of a chambers counts. Rows go after some days.';
CREATE INDEX court_calls_of_day ON public.court_calls USING btree (day, owner_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.court_calls FOR EACH ROW EXECUTE FUNCTION app.announce_court_calls();

create table public.court_imports (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  files jsonb not null,
  proposals jsonb not null,
  created_at timestamp with time zone not null default now(),
  sent_by text,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (jsonb_typeof(files) = 'array'::text),
  CHECK (jsonb_typeof(proposals) = 'array'::text),
  CHECK (length(sent_by) <= 320),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.court_imports is 'A drop of files from courts: what each file was and what was proposed from it, with the words of its row. The files are not kept.';
comment on column public.court_imports.sent_by is 'The sender of the email that brought the files; null for files that the user chose.';
CREATE INDEX court_imports_newest ON public.court_imports USING btree (owner_id, created_at DESC);

create table public.court_import_marks (
  owner_id uuid not null default app.user_id(),
  mark text not null,
  import_id uuid not null,
  answer text,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (owner_id, mark),
  CHECK (length(answer) <= 40),
  CHECK (length(mark) <= 500),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, import_id) REFERENCES public.court_imports(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table public.court_import_marks is 'What was proposed before, by its digest; and answers: the case that a printed matter is, or ''no''.';
CREATE INDEX court_import_marks_of_import ON public.court_import_marks USING btree (owner_id, import_id);

create table public.court_import_papers (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  import_id uuid not null,
  name text not null,
  bytes bytea not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (octet_length(bytes) <= 62914560),
  CHECK (length(name) <= 300),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, import_id) REFERENCES public.court_imports(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table public.court_import_papers is 'PDFs that came by email, so that a date opens at its page. They go with their drop, after 30 days, and when newer emails take their place.';
CREATE INDEX court_import_papers_newest ON public.court_import_papers USING btree (owner_id, created_at DESC, id);
CREATE INDEX court_import_papers_of_import ON public.court_import_papers USING btree (owner_id, import_id, name);

create table public.court_import_steps (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  import_id uuid not null,
  steps jsonb not null,
  undone_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (jsonb_typeof(steps) = 'array'::text),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, import_id) REFERENCES public.court_imports(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on table public.court_import_steps is 'What one press applied, so that one press undoes it: rows that were added, and the values before and after of those that changed.';
CREATE INDEX court_import_steps_of_import ON public.court_import_steps USING btree (owner_id, import_id);

create table public.court_table_columns (
  owner_id uuid not null default app.user_id(),
  headings text not null,
  columns jsonb not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  PRIMARY KEY (owner_id, headings),
  UNIQUE (id),
  CHECK (jsonb_typeof(columns) = 'array'::text AND length(columns::text) <= 4000),
  CHECK (length(headings) >= 1 AND length(headings) <= 2000),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.court_table_columns is 'What the columns of a table mean, by its headings: the next file with the same headings is read without a question.';

create table public.document_checks (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  name text not null,
  source text not null,
  characters integer not null,
  text_hash text not null,
  applies_on date,
  method text not null,
  checked_by text not null,
  library jsonb not null,
  report jsonb not null,
  citations integer not null,
  provisions integer not null,
  to_look_at integer not null,
  checked_at timestamp with time zone not null default now(),
  writing jsonb,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (length(name) >= 1 AND length(name) <= 300),
  CHECK (source in ('text', 'file', 'case_file')),
  CHECK (length(text_hash) = 64),
  CHECK (writing IS NULL OR jsonb_typeof(writing) = 'object'::text AND octet_length(writing::text) <= 4000000),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.document_checks is 'A check of a document: its report and its verification record (who, how, when, against which state of the library). The text that was checked is not kept; the report holds the words around each finding.';
comment on column public.document_checks.characters is 'Of the checked text: its length, and SHA-256 of its UTF-8 bytes in hexadecimal, which says later whether a text is the same.';
comment on column public.document_checks.applies_on is 'The day on which its provisions are to apply.';
comment on column public.document_checks.method is 'The program and its version, and the name of the user at that time.';
comment on column public.document_checks.to_look_at is 'Citations, paragraphs, quotations and provisions that differ from the library or are not in it.';
comment on column public.document_checks.writing is 'Of a check of a draft: its template and the suggestions that it has accepted. Null for other texts.';
CREATE INDEX document_checks_newest ON public.document_checks USING btree (owner_id, checked_at DESC, id);
CREATE TRIGGER webhook_finished AFTER INSERT ON public.document_checks FOR EACH ROW EXECUTE FUNCTION app.webhook_check();

create table public.draft_chat_messages (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  user_id uuid not null default app.user_id(),
  case_id uuid not null,
  draft_id uuid not null,
  role text not null default 'user'::text,
  content text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  sources jsonb,
  checks jsonb,
  suggestions jsonb,
  status text not null default 'complete'::text,
  engine text,
  declined boolean not null default false,
  reply_to uuid,
  fallback jsonb,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  UNIQUE (reply_to),
  CHECK (btrim(content) <> ''::text),
  CHECK ((fallback ->> 'reason'::text) in ('failed', 'no_source', 'budget', 'context', 'stalled')),
  CHECK (role in ('user', 'assistant')),
  CHECK (status in ('complete', 'partial')),
  FOREIGN KEY (owner_id, draft_id) REFERENCES public.case_drafts(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, reply_to) REFERENCES public.draft_chat_messages(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.draft_chat_messages is 'What a user and the assistant wrote to one another about a draft. Only that user (`user_id`) reads it, also in a shared case, where the rows belong to the owner of the case.';
comment on column public.draft_chat_messages.sources is 'Answers of the assistant about a draft, with the changes that it suggests. Of answers: the passages that they rest on, what code found in the text, and the suggested changes with their states.';
comment on column public.draft_chat_messages.reply_to is 'The message that an answer answers. One message has one answer.';
comment on column public.draft_chat_messages.fallback is 'Why quotations stand in place of an answer of a model.';
CREATE INDEX draft_chat_messages_of_draft ON public.draft_chat_messages USING btree (draft_id, user_id, created_at);
CREATE INDEX draft_chat_messages_of_owner ON public.draft_chat_messages USING btree (owner_id, draft_id);
CREATE INDEX draft_chat_messages_of_user ON public.draft_chat_messages USING btree (user_id, created_at);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.draft_chat_messages FOR EACH ROW EXECUTE FUNCTION app.announce_draft_chat_messages();
CREATE TRIGGER check_draft_message BEFORE INSERT ON public.draft_chat_messages FOR EACH ROW EXECUTE FUNCTION app.check_draft_message();
CREATE TRIGGER guard_draft_answer BEFORE UPDATE OF content, sources, checks, suggestions, status, engine, declined, fallback ON public.draft_chat_messages FOR EACH ROW EXECUTE FUNCTION app.guard_draft_answer();

create table public.draft_comments (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid not null,
  draft_id uuid not null,
  block text,
  quote text,
  body text not null,
  reply_to uuid,
  created_by uuid default app.user_id(),
  created_at timestamp with time zone not null default clock_timestamp(),
  resolved_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (length(block) <= 64),
  CHECK (btrim(body) <> ''::text AND length(body) <= 5000),
  CHECK (length(quote) <= 500),
  FOREIGN KEY (owner_id, draft_id) REFERENCES public.case_drafts(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.draft_comments is 'Comments on drafts, and replies to them; a comment changes only by being resolved.';
comment on column public.draft_comments.block is 'The id of the paragraph; null for the draft as a whole.';
comment on column public.draft_comments.reply_to is 'The comment that is answered. A reply whose comment was deleted stays as a comment.';
CREATE INDEX draft_comments_created_by_of_others ON public.draft_comments USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX draft_comments_of_case ON public.draft_comments USING btree (case_id);
CREATE INDEX draft_comments_of_draft ON public.draft_comments USING btree (draft_id, created_at, id);
CREATE INDEX draft_comments_of_owner ON public.draft_comments USING btree (owner_id, draft_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.draft_comments FOR EACH ROW EXECUTE FUNCTION app.announce_draft_comments();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.draft_comments FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();

create table public.draft_versions (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid not null,
  draft_id uuid not null,
  number integer not null,
  name text,
  document jsonb not null,
  content text not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  engine text,
  PRIMARY KEY (id),
  UNIQUE (draft_id, number),
  CHECK (btrim(name) <> ''::text),
  FOREIGN KEY (owner_id, draft_id) REFERENCES public.case_drafts(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.draft_versions is 'States of a draft that are kept. Nothing changes a version.';
comment on column public.draft_versions.name is 'Null for a version that was kept automatically.';
comment on column public.draft_versions.created_by is 'Who wrote this state, or who gave it its name.';
comment on column public.draft_versions.engine is 'What wrote the suggestions that a state accepts; null for a state that a person wrote or named.';
CREATE INDEX draft_versions_created_by_of_others ON public.draft_versions USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX draft_versions_of_case ON public.draft_versions USING btree (case_id);
CREATE INDEX draft_versions_of_owner ON public.draft_versions USING btree (owner_id, draft_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.draft_versions FOR EACH ROW EXECUTE FUNCTION app.announce_draft_versions();
CREATE TRIGGER fill_draft_version BEFORE INSERT ON public.draft_versions FOR EACH ROW EXECUTE FUNCTION app.fill_draft_version();

create table public.timeline_events (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid not null,
  title text not null,
  description text,
  event_type text not null default 'note'::text,
  event_date timestamp with time zone not null,
  all_day boolean not null default true,
  place text,
  remind_days integer,
  reminded_at timestamp with time zone,
  file_id uuid,
  page integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  bin_id uuid,
  binned_file_id uuid,
  created_by uuid,
  filed boolean,
  filed_as text,
  deadline jsonb,
  deadline_from uuid,
  deadline_outdated boolean not null default false,
  appears text,
  carry text,
  result jsonb,
  deadline_outdated_by text,
  deadline_to_check boolean not null default false,
  listed jsonb,
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (length(appears) <= 200),
  CHECK (length(carry) <= 2000),
  constraint timeline_events_date_in_bounds CHECK (event_date >= '1599-12-31 18:30:00+00'::timestamp with time zone AND event_date < '2199-12-31 18:30:00+00'::timestamp with time zone),
  CHECK (jsonb_typeof(deadline) = 'object'::text AND length(deadline::text) <= 100000),
  CHECK (deadline_outdated_by in ('event', 'calendar', 'law')),
  CHECK (event_type in ('note', 'document', 'meeting', 'hearing', 'deadline', 'other')),
  CHECK (char_length(filed_as) <= 10000),
  CHECK (jsonb_typeof(listed) = 'object'::text AND length(listed::text) <= 20000),
  CHECK (page >= 1),
  CHECK (remind_days >= 0 AND remind_days <= 60),
  CHECK (jsonb_typeof(result) = 'object'::text AND length(result::text) <= 20000),
  CHECK (btrim(title) <> ''::text),
  FOREIGN KEY (owner_id, bin_id) REFERENCES public.bin_items(owner_id, id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (owner_id, binned_file_id) REFERENCES public.case_files(owner_id, id) ON DELETE SET NULL (binned_file_id) DEFERRABLE,
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id, file_id) REFERENCES public.case_files(owner_id, id) ON DELETE SET NULL (file_id) DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.timeline_events is 'An event of a whole day stands at midnight in India. `remind_days`: a mail so many days before; null, none.';
comment on column public.timeline_events.done_at is 'Hearings, deadlines and meetings can be marked as done. An open one whose day is over stays on the board.';
comment on column public.timeline_events.binned_file_id is 'The link of an event to a file in the bin.';
comment on column public.timeline_events.filed is 'The choice for the list of dates that a court gets: null follows the rule, and the words replace title and description.';
comment on column public.timeline_events.deadline is 'A deadline keeps its working, and the event from whose day it was worked out.';
comment on column public.timeline_events.result is 'The result of a hearing as somebody entered it after court, with the ids of the next hearing and the tasks that came from it.';
comment on column public.timeline_events.deadline_outdated_by is 'The reason for which a deadline is out of date: an event on whose day it rests, the calendar of the court, or the law.';
comment on column public.timeline_events.deadline_to_check is 'A server works the deadline out again and compares the last day.';
comment on column public.timeline_events.listed is 'The words that papers of a court last said about a hearing: rank of the paper, hall, item, purpose, judges, vacation bench.';
CREATE INDEX timeline_events_by_calendar ON public.timeline_events USING btree (((deadline #>> '{request,holidays}'::text[]))) WHERE ((deadline #>> '{request,holidays}'::text[]) IS NOT NULL);
CREATE INDEX timeline_events_by_day ON public.timeline_events USING btree (owner_id, event_date);
CREATE INDEX timeline_events_created_by_of_others ON public.timeline_events USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX timeline_events_in_bin ON public.timeline_events USING btree (owner_id, bin_id) WHERE (bin_id IS NOT NULL);
CREATE INDEX timeline_events_newest ON public.timeline_events USING btree (case_id, event_date DESC);
CREATE INDEX timeline_events_next ON public.timeline_events USING btree (owner_id, case_id, event_date, id) WHERE ((done_at IS NULL) AND (event_type in ('hearing', 'deadline')));
CREATE INDEX timeline_events_of_binned_file ON public.timeline_events USING btree (owner_id, binned_file_id) WHERE (binned_file_id IS NOT NULL);
CREATE INDEX timeline_events_of_file ON public.timeline_events USING btree (owner_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX timeline_events_open ON public.timeline_events USING btree (owner_id, event_date) WHERE ((done_at IS NULL) AND (event_type in ('hearing', 'deadline', 'meeting')));
CREATE INDEX timeline_events_to_check ON public.timeline_events USING btree (id) WHERE deadline_to_check;
CREATE INDEX timeline_events_to_remind ON public.timeline_events USING btree (event_date) WHERE ((remind_days IS NOT NULL) AND (reminded_at IS NULL));
CREATE INDEX timeline_events_with_working ON public.timeline_events USING btree (id) WHERE ((deadline IS NOT NULL) AND (done_at IS NULL));
CREATE INDEX timeline_events_worked_out ON public.timeline_events USING btree (deadline_from) WHERE (deadline_from IS NOT NULL);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.announce_timeline_events();
CREATE TRIGGER fact_gone AFTER DELETE ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.outdate_deadlines();
CREATE TRIGGER fact_moved AFTER UPDATE OF event_date ON public.timeline_events FOR EACH ROW WHEN (new.event_date IS DISTINCT FROM old.event_date) EXECUTE FUNCTION app.outdate_deadlines();
CREATE TRIGGER follow_added_dates AFTER INSERT ON public.timeline_events REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_dates();
CREATE TRIGGER follow_changed_dates AFTER UPDATE ON public.timeline_events REFERENCING OLD TABLE AS removed NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.follow_dates();
CREATE TRIGGER follow_removed_dates AFTER DELETE ON public.timeline_events REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION app.follow_dates();
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE OF title, description, event_type, event_date, all_day, place, remind_days, done_at ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.log_activity();
CREATE TRIGGER remind_anew BEFORE UPDATE OF event_date, remind_days ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.remind_anew();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();
CREATE TRIGGER visible_parent AFTER INSERT OR UPDATE OF case_id ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.require_visible_parent();
CREATE TRIGGER webhook_changed AFTER UPDATE ON public.timeline_events FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.description IS DISTINCT FROM new.description OR old.event_type IS DISTINCT FROM new.event_type OR old.event_date IS DISTINCT FROM new.event_date OR old.all_day IS DISTINCT FROM new.all_day OR old.place IS DISTINCT FROM new.place OR old.done_at IS DISTINCT FROM new.done_at) EXECUTE FUNCTION app.webhook_date();
CREATE TRIGGER webhook_created AFTER INSERT ON public.timeline_events FOR EACH ROW EXECUTE FUNCTION app.webhook_date();
CREATE TRIGGER working_written BEFORE UPDATE OF deadline ON public.timeline_events FOR EACH ROW WHEN (new.deadline IS DISTINCT FROM old.deadline) EXECUTE FUNCTION app.date_working();

create table public.event_suggestions (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  case_id uuid not null,
  file_id uuid not null,
  page integer not null,
  day text not null,
  what text not null,
  kind text not null,
  state text not null default 'open'::text,
  event_id uuid,
  created_at timestamp with time zone not null default now(),
  bin_id uuid,
  PRIMARY KEY (id),
  CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'::text),
  CHECK (kind in ('hearing', 'deadline', 'document', 'other')),
  CHECK (page >= 1),
  CHECK (state in ('open', 'accepted', 'rejected')),
  FOREIGN KEY (owner_id, bin_id) REFERENCES public.bin_items(owner_id, id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id, event_id) REFERENCES public.timeline_events(owner_id, id) ON DELETE SET NULL (event_id) DEFERRABLE,
  FOREIGN KEY (owner_id, file_id) REFERENCES public.case_files(owner_id, id) ON DELETE CASCADE DEFERRABLE
);
comment on column public.event_suggestions.day is 'yyyy-mm-dd';
CREATE INDEX event_suggestions_in_bin ON public.event_suggestions USING btree (owner_id, bin_id) WHERE (bin_id IS NOT NULL);
CREATE INDEX event_suggestions_of_case ON public.event_suggestions USING btree (case_id, state, day);
CREATE INDEX event_suggestions_of_event ON public.event_suggestions USING btree (owner_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX event_suggestions_of_file ON public.event_suggestions USING btree (owner_id, file_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.event_suggestions FOR EACH ROW EXECUTE FUNCTION app.announce_event_suggestions();

create table public.fee_notes (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid,
  client_id uuid,
  recipient_kind text not null default 'individual'::text,
  recipient_name text,
  recipient_address text,
  recipient_state text,
  recipient_gstin text,
  below_threshold boolean not null default false,
  supply text not null default 'legal'::text,
  status text not null default 'draft'::text,
  number text,
  issued_at timestamp with time zone,
  total bigint,
  tax jsonb,
  document jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  UNIQUE (owner_id, number),
  CHECK ((status = 'draft'::text) = (number IS NULL)),
  constraint fee_notes_check1 CHECK ((number IS NULL) = (issued_at IS NULL) AND (number IS NULL) = (document IS NULL)),
  CHECK (length(number) <= 60),
  CHECK (length(recipient_address) <= 1000),
  CHECK (length(recipient_gstin) = 15),
  CHECK (recipient_kind in ('individual', 'business', 'government', 'advocate')),
  CHECK (length(recipient_name) <= 300),
  CHECK (recipient_state ~ '^[0-9]{2}$'::text),
  CHECK (status in ('draft', 'issued', 'cancelled')),
  CHECK (supply in ('legal', 'other')),
  CHECK (total >= 0),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE SET NULL (case_id) DEFERRABLE,
  FOREIGN KEY (owner_id, client_id) REFERENCES public.clients(owner_id, id) ON DELETE SET NULL (client_id) DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.fee_notes is 'Fee notes. A draft changes; an issued note has a number and keeps what it printed; a cancelled one keeps its number.';
comment on column public.fee_notes.document is 'The note as it was issued: parties, lines, tax. It never changes.';
CREATE INDEX fee_notes_newest ON public.fee_notes USING btree (owner_id, created_at DESC, id);
CREATE INDEX fee_notes_of_case ON public.fee_notes USING btree (owner_id, case_id);
CREATE INDEX fee_notes_of_client ON public.fee_notes USING btree (owner_id, client_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.fee_notes FOR EACH ROW EXECUTE FUNCTION app.announce_fee_notes();
CREATE TRIGGER complete_fee_note BEFORE INSERT ON public.fee_notes FOR EACH ROW EXECUTE FUNCTION app.complete_fee_note();
CREATE TRIGGER keep_issued BEFORE DELETE OR UPDATE ON public.fee_notes FOR EACH ROW EXECUTE FUNCTION app.keep_issued_note();

create table public.fee_note_lines (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  fee_note_id uuid not null,
  kind text not null,
  description text not null default ''::text,
  amount bigint not null,
  as_agent boolean,
  done_on text,
  "position" integer not null default 0,
  created_at timestamp with time zone not null default now(),
  receipt_file_id uuid,
  PRIMARY KEY (id),
  CHECK (amount >= 0 AND amount <= '1000000000000'::bigint),
  CHECK (length(description) <= 500),
  CHECK (done_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text),
  CHECK (kind in ('appearance', 'drafting', 'opinion', 'conference', 'lump_sum', 'stage', 'retainer', 'clerkage', 'expense')),
  FOREIGN KEY (owner_id, fee_note_id) REFERENCES public.fee_notes(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, receipt_file_id) REFERENCES public.case_files(owner_id, id) ON DELETE SET NULL (receipt_file_id) DEFERRABLE
);
comment on column public.fee_note_lines.as_agent is 'An expense that was paid as a pure agent of the client (CGST Rules 2017, r. 33); null means yes for an expense, no for a fee.';
comment on column public.fee_note_lines.receipt_file_id is 'The receipt of an expense: a file of the case of the note. It can be added after the note was issued, which prints none.';
CREATE INDEX fee_note_lines_of_note ON public.fee_note_lines USING btree (owner_id, fee_note_id, "position", created_at);
CREATE INDEX fee_note_lines_receipts ON public.fee_note_lines USING btree (owner_id, receipt_file_id) WHERE (receipt_file_id IS NOT NULL);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.fee_note_lines FOR EACH ROW EXECUTE FUNCTION app.announce_fee_note_lines();
CREATE TRIGGER keep_issued BEFORE INSERT OR DELETE OR UPDATE ON public.fee_note_lines FOR EACH ROW EXECUTE FUNCTION app.keep_issued_lines();

create table public.fee_payments (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  client_id uuid,
  fee_note_id uuid,
  received_on text not null,
  amount bigint not null,
  tds bigint not null default 0,
  method text not null default 'bank'::text,
  reference text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (amount >= 0 AND amount <= '1000000000000'::bigint),
  CHECK ((amount + tds) > 0),
  CHECK (method in ('bank', 'upi', 'cheque', 'cash', 'other')),
  CHECK (received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text),
  CHECK (length(reference) <= 200),
  CHECK (tds >= 0 AND tds <= '1000000000000'::bigint),
  FOREIGN KEY (owner_id, client_id) REFERENCES public.clients(owner_id, id) ON DELETE SET NULL (client_id) DEFERRABLE,
  FOREIGN KEY (owner_id, fee_note_id) REFERENCES public.fee_notes(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.fee_payments is 'What clients paid, as users note it; no money is moved. One without a note is an advance.';
CREATE INDEX fee_payments_newest ON public.fee_payments USING btree (owner_id, received_on DESC, id);
CREATE INDEX fee_payments_of_client ON public.fee_payments USING btree (owner_id, client_id);
CREATE INDEX fee_payments_of_note ON public.fee_payments USING btree (owner_id, fee_note_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.fee_payments FOR EACH ROW EXECUTE FUNCTION app.announce_fee_payments();
CREATE TRIGGER check_payment BEFORE INSERT OR UPDATE ON public.fee_payments FOR EACH ROW EXECUTE FUNCTION app.check_fee_payment();

create table public.fee_settings (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  state text,
  gstin text,
  prefix text not null default 'FN'::text,
  senior boolean not null default false,
  upi_id text,
  upi_name text,
  terms text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  rates jsonb not null default '{}'::jsonb,
  chambers_id uuid,
  PRIMARY KEY (id),
  constraint fee_settings_one UNIQUE (owner_id),
  constraint billing_states_agree CHECK (gstin IS NULL OR state IS NULL OR "left"(gstin, 2) = state),
  CHECK (length(gstin) = 15),
  CHECK (length(prefix) >= 1 AND length(prefix) <= 20),
  CHECK (jsonb_typeof(rates) = 'object'::text AND octet_length(rates::text) <= 1000),
  CHECK (state ~ '^[0-9]{2}$'::text),
  CHECK (length(terms) <= 1000),
  CHECK (length(upi_id) <= 100),
  CHECK (length(upi_name) <= 100),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE SET NULL,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.fee_settings is 'What the fee notes of a user print and from which State they are supplied; one row a user.';
comment on column public.fee_settings.rates is 'Usual amounts in paise by the kind of a line, which a new line proposes.';
comment on column public.fee_settings.chambers_id is 'The chambers whose fee settings the notes of this user have, while the user is in it.';
CREATE INDEX fee_settings_of_chambers ON public.fee_settings USING btree (chambers_id) WHERE (chambers_id IS NOT NULL);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.fee_settings FOR EACH ROW EXECUTE FUNCTION app.announce_fee_settings();

create table public.inbound_addresses (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  version integer not null default 1,
  token_hash text not null,
  senders text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (owner_id),
  UNIQUE (token_hash),
  CHECK (cardinality(senders) <= 20 AND length(array_to_string(senders, ' '::text)) <= 7000),
  CHECK (length(token_hash) = 43),
  CHECK (version > 0),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.inbound_addresses is 'The address to which a user forwards what courts send: the hash of its secret part, and from whom mail is read beside the user.';

create table public.invitations (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid,
  chambers_id uuid,
  email text,
  phone text,
  role text not null,
  token_hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by uuid,
  PRIMARY KEY (id),
  CHECK (num_nonnulls(case_id, chambers_id) = 1),
  constraint invitations_check1 CHECK (num_nonnulls(email, phone) = 1),
  constraint invitations_check2 CHECK (
CASE
    WHEN case_id IS NULL THEN role in ('head', 'member', 'clerk')
    ELSE role <> ALL (ARRAY['head'::text, 'member'::text])
END),
  CHECK (email = lower(email)),
  CHECK (role in ('editor', 'commenter', 'viewer', 'clerk', 'head', 'member')),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.invitations is 'An invitation to a case or to a chambers. The link holds a secret, of which the hash is kept.';
CREATE INDEX invitations_by_token ON public.invitations USING btree (token_hash);
CREATE INDEX invitations_of_case ON public.invitations USING btree (owner_id, case_id);
CREATE UNIQUE INDEX invitations_once_per_case ON public.invitations USING btree (case_id, COALESCE(email, phone)) WHERE ((used_at IS NULL) AND (case_id IS NOT NULL));
CREATE UNIQUE INDEX invitations_once_per_chambers ON public.invitations USING btree (chambers_id, COALESCE(email, phone)) WHERE ((used_at IS NULL) AND (chambers_id IS NOT NULL));
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.invitations FOR EACH ROW EXECUTE FUNCTION app.announce_invitations();

create table public.user_subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  plan_id text not null,
  billing_interval text not null,
  status text not null default 'created'::text,
  razorpay_subscription_id text,
  razorpay_customer_id text,
  current_period_start timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean not null default false,
  paid_until timestamp with time zone,
  paid_count integer not null default 0,
  ended_at timestamp with time zone,
  starts_at timestamp with time zone,
  slot text not null default 'current'::text,
  payment_method text,
  provider_read bigint not null default 0,
  claimed_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (razorpay_subscription_id),
  UNIQUE (user_id, id),
  CHECK (billing_interval in ('monthly', 'yearly')),
  CHECK (slot in ('current', 'next', 'former')),
  CHECK (status in ('created', 'authenticated', 'active', 'pending', 'halted', 'paused', 'cancelled', 'completed', 'expired')),
  FOREIGN KEY (plan_id) REFERENCES public.subscription_plans(id),
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.user_subscriptions.razorpay_subscription_id is 'Null between the decision to subscribe and the provider''s answer.';
comment on column public.user_subscriptions.paid_until is 'The end of the last period that was paid for.';
comment on column public.user_subscriptions.starts_at is 'A subscription that starts when the one before it ends.';
CREATE UNIQUE INDEX one_live_subscription ON public.user_subscriptions USING btree (user_id, slot) WHERE ((slot in ('current', 'next')) AND (status in ('created', 'authenticated', 'active', 'pending', 'halted', 'paused')));
CREATE INDEX user_subscriptions_newest ON public.user_subscriptions USING btree (user_id, created_at DESC);
CREATE INDEX user_subscriptions_open ON public.user_subscriptions USING btree (updated_at) WHERE (status <> ALL (ARRAY['cancelled'::text, 'completed'::text, 'expired'::text]));
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.user_subscriptions FOR EACH ROW EXECUTE FUNCTION app.announce_user_subscriptions();
CREATE TRIGGER cancel_deleted_subscription AFTER DELETE ON public.user_subscriptions FOR EACH ROW EXECUTE FUNCTION app.cancel_deleted_subscription();

create table public.subscription_payments (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  subscription_id uuid not null,
  amount integer not null,
  currency text not null default 'INR'::text,
  payment_status text not null,
  razorpay_payment_id text not null,
  razorpay_invoice_id text,
  payment_method text,
  amount_refunded integer not null default 0,
  refund_status text,
  refund_reason text,
  receipt_url text,
  created_at timestamp with time zone not null,
  refund_tried_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (razorpay_payment_id),
  UNIQUE (user_id, id),
  CHECK (amount >= 0),
  CHECK (refund_status in ('requested', 'processed', 'refused')),
  FOREIGN KEY (user_id, subscription_id) REFERENCES public.user_subscriptions(user_id, id) ON DELETE CASCADE
);
comment on column public.subscription_payments.refund_status is 'Of a refund that the user asked for.';
comment on column public.subscription_payments.refund_tried_at is 'When a refund or a cancellation was last tried: one that keeps failing waits, and the others have their turn.';
CREATE INDEX subscription_payments_newest ON public.subscription_payments USING btree (user_id, created_at DESC);
CREATE INDEX subscription_payments_of_subscription ON public.subscription_payments USING btree (subscription_id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.subscription_payments FOR EACH ROW EXECUTE FUNCTION app.announce_subscription_payments();

create table public.invoices (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  payment_id uuid,
  kind text not null,
  number text not null,
  issued_at timestamp with time zone not null,
  total integer not null,
  document jsonb not null,
  superseded boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (number),
  CHECK (kind in ('invoice', 'credit_note')),
  CHECK (total > 0),
  FOREIGN KEY (payment_id) REFERENCES public.subscription_payments(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
comment on table public.invoices is 'Tax invoices, receipts and credit notes as they were issued. The law wants them kept when the account is gone.';
comment on column public.invoices.superseded is 'An invoice that a credit note took back, because another one with the right details took its place.';
CREATE INDEX invoices_of_user ON public.invoices USING btree (user_id, issued_at DESC);
CREATE UNIQUE INDEX one_invoice_of_a_payment ON public.invoices USING btree (payment_id) WHERE ((kind = 'invoice'::text) AND (NOT superseded));

create table public.library_additions (
  document_id text not null,
  added_at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (document_id),
  CHECK (length(document_id) >= 1 AND length(document_id) <= 300)
);
comment on table public.library_additions is 'public: when the library got its judgments, the same for everyone';
CREATE INDEX library_additions_newest ON public.library_additions USING btree (added_at);

create table public.library_judgments (
  id text not null,
  hash bigint not null,
  mark text not null,
  title text not null,
  citation text not null,
  year integer,
  court text,
  sample boolean not null,
  bench_strength smallint,
  PRIMARY KEY (id),
  CHECK (length(id) >= 1 AND length(id) <= 300)
);
comment on table public.library_judgments is 'public: judgments of the library, the same for everyone';
comment on column public.library_judgments.hash is 'The place of the id among all ids: equal pieces of the library are compared with the index one by one.';
comment on column public.library_judgments.mark is 'Changes with the judgment; it is read again then.';
comment on column public.library_judgments.citation is 'As it is cited: a neutral citation or that of a report.';
comment on column public.library_judgments.bench_strength is 'Number of judges who heard it, where the copy says so.';
CREATE INDEX library_judgments_in_order ON public.library_judgments USING btree (hash);

create table public.library_citations (
  citing_id text not null,
  "position" integer not null,
  keys text[] not null,
  citation text not null,
  case_name text,
  paragraph text,
  index integer not null,
  sentence text not null,
  treatment text,
  reported boolean not null default false,
  PRIMARY KEY (citing_id, "position"),
  CHECK (treatment in ('followed', 'affirmed', 'distinguished', 'doubted', 'overruled', 'reversed', 'referred')),
  FOREIGN KEY (citing_id) REFERENCES public.library_judgments(id) ON DELETE CASCADE
);
comment on table public.library_citations is 'public: what judgments of the library cite, the same for everyone';
comment on column public.library_citations.keys is 'Of all parallel citations that are printed for the authority.';
comment on column public.library_citations.paragraph is 'The paragraph''s number as printed, and its place among the paragraphs.';
comment on column public.library_citations.reported is 'The treatment is another court''s, which the judgment reports.';
CREATE INDEX library_citations_by_key ON public.library_citations USING gin (keys);

create table public.library_judgment_keys (
  key text not null,
  judgment_id text not null,
  PRIMARY KEY (key, judgment_id),
  FOREIGN KEY (judgment_id) REFERENCES public.library_judgments(id) ON DELETE CASCADE
);
comment on table public.library_judgment_keys is 'public: citations of the judgments of the library, the same for everyone';
CREATE INDEX library_judgment_keys_of ON public.library_judgment_keys USING btree (judgment_id);

create table public.library_listed_cases (
  judgment_id text not null,
  "position" integer not null,
  key text not null,
  citation text not null,
  year integer,
  index integer not null,
  entry text not null,
  treatment text,
  PRIMARY KEY (judgment_id, "position"),
  CHECK (treatment in ('followed', 'affirmed', 'distinguished', 'doubted', 'overruled', 'reversed', 'referred')),
  FOREIGN KEY (judgment_id) REFERENCES public.library_judgments(id) ON DELETE CASCADE
);
comment on table public.library_listed_cases is 'public: later cases that copies of old reports list, the same for everyone';
comment on column public.library_listed_cases.key is 'Of the later case.';
comment on column public.library_listed_cases.index is 'The place of the list among the paragraphs, and the entry as printed.';

create table public.model_outcomes (
  day date not null,
  outcome text not null,
  requests bigint not null,
  mailed_at timestamp with time zone,
  PRIMARY KEY (day, outcome),
  CHECK (length(outcome) <= 20),
  CHECK (requests > 0)
);
comment on table public.model_outcomes is 'Outcomes of requests to the language model, by day. It belongs to nobody, so only the worker reaches it.';
comment on column public.model_outcomes.outcome is 'A kind of failure, or "answered".';
comment on column public.model_outcomes.mailed_at is 'When the operators last got a mail about this failure.';

create table public.office_templates (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  chambers_id uuid,
  name text not null,
  kind text not null,
  document jsonb not null,
  blanks text[] not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (cardinality(blanks) <= 100),
  CHECK (jsonb_typeof(document) = 'object'::text AND octet_length(document::text) <= 2000000),
  CHECK (kind ~ '^[a-z_]{1,60}$'::text),
  CHECK (btrim(name) <> ''::text AND length(name) <= 200),
  FOREIGN KEY (chambers_id) REFERENCES public.chambers(id) ON DELETE SET NULL,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.office_templates is 'Drafts that are used again, with named blanks: of their owner alone, or of everybody in a chambers, who use them.';
comment on column public.office_templates.blanks is 'The names of the blanks of the document, each once, in its order.';
CREATE INDEX office_templates_of_chambers ON public.office_templates USING btree (chambers_id, name, id) WHERE (chambers_id IS NOT NULL);
CREATE INDEX office_templates_of_owner ON public.office_templates USING btree (owner_id, name, id);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.office_templates FOR EACH ROW EXECUTE FUNCTION app.announce_office_templates();
CREATE TRIGGER at_most BEFORE INSERT ON public.office_templates FOR EACH ROW EXECUTE FUNCTION app.limit_office_templates();

create table public.passage_notes (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  case_id uuid,
  document_id text not null,
  reference text not null default ''::text,
  mark text,
  paragraph text,
  index integer not null,
  start integer not null,
  "end" integer not null,
  quote text not null,
  note text,
  created_by uuid default app.user_id(),
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  whose jsonb,
  PRIMARY KEY (id),
  CHECK ("end" > start),
  CHECK (length(document_id) >= 1 AND length(document_id) <= 300),
  CHECK (index >= 0),
  CHECK (mark in ('sample', 'summary')),
  CHECK (length(note) <= 10000),
  CHECK (length(paragraph) <= 300),
  CHECK (btrim(quote) <> ''::text AND length(quote) <= 4000),
  CHECK (length(reference) <= 2000),
  CHECK (start >= 0),
  CHECK (jsonb_typeof(whose) = 'object'::text AND length(whose::text) <= 1000),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column public.passage_notes.reference is 'The judgment as courts cite it. The note keeps it when the document leaves the library.';
comment on column public.passage_notes.mark is 'What has to be said of the document wherever it is cited.';
comment on column public.passage_notes.paragraph is 'The number of the paragraph as printed.';
comment on column public.passage_notes.index is 'Where the words were when they were kept: the position of the paragraph, and UTF-16 offsets in its text.';
comment on column public.passage_notes.whose is 'The part and the judge of the passage when it was kept, where a reference has to say it: kind, judge, stance.';
CREATE INDEX passage_notes_created_by_of_others ON public.passage_notes USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX passage_notes_in_case_of_owner ON public.passage_notes USING btree (owner_id, case_id);
CREATE INDEX passage_notes_newest ON public.passage_notes USING btree (owner_id, created_at DESC, id);
CREATE INDEX passage_notes_of_case ON public.passage_notes USING btree (case_id, created_at DESC, id) WHERE (case_id IS NOT NULL);
CREATE INDEX passage_notes_of_document ON public.passage_notes USING btree (owner_id, document_id, index);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.passage_notes FOR EACH ROW EXECUTE FUNCTION app.announce_passage_notes();
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.passage_notes FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.passage_notes FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.passage_notes FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();
CREATE TRIGGER within_limits BEFORE INSERT ON public.passage_notes FOR EACH ROW EXECUTE FUNCTION app.limit_passage_notes();

create table public.profiles (
  id uuid not null,
  full_name text,
  phone_number text,
  location text,
  persona text,
  ai_preferences jsonb,
  updated_at timestamp with time zone not null default now(),
  language text,
  tour_left_at timestamp with time zone,
  sample_client_id uuid,
  practice jsonb,
  draft_page jsonb,
  mail_reminders boolean not null default true,
  PRIMARY KEY (id),
  CHECK (draft_page IS NULL OR jsonb_typeof(draft_page) = 'object'::text AND octet_length(draft_page::text) <= 10000),
  CHECK (language in ('en', 'hi', 'ta')),
  CHECK (practice IS NULL OR jsonb_typeof(practice) = 'object'::text AND octet_length(practice::text) <= 100000),
  FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  FOREIGN KEY (sample_client_id) REFERENCES public.clients(id) ON DELETE SET NULL
);
comment on table public.profiles is 'The profile a user reads and edits. Its row is made when the account is confirmed and goes with the account.';
comment on column public.profiles.language is 'The language of a user''s screens and mails, by its BCP 47 tag. Null: the language of the browser.';
comment on column public.profiles.tour_left_at is 'When the user left the tour, which is then not shown again.';
comment on column public.profiles.sample_client_id is 'The client of the sample case that a user asked for, so that it can be removed in one step. Null without one.';
comment on column public.profiles.practice is 'What exports and forms take from the user: {enrolment_number, letterhead, signature_block, courts}. Null until it is set.';
comment on column public.profiles.draft_page is 'The page that a user sets for the drafts of courts without a profile of ours: {font, size, lineSpacing, …}. Null until it is set.';
comment on column public.profiles.mail_reminders is 'Whether dates are mailed to the user at all; each date has its own setting besides. The mailer looks with the address.';
CREATE INDEX profiles_sample_client ON public.profiles USING btree (sample_client_id) WHERE (sample_client_id IS NOT NULL);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.announce_profiles();
CREATE TRIGGER record_consents AFTER UPDATE OF ai_preferences, mail_reminders ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.record_consents();

create table public.reminder_claims (
  event_id uuid not null,
  event_date timestamp with time zone not null,
  remind_days integer not null,
  message_key uuid not null default gen_random_uuid(),
  claimed_until timestamp with time zone not null,
  mailed uuid[] not null default '{}'::uuid[],
  PRIMARY KEY (event_id)
);
comment on column public.reminder_claims.mailed is 'Who got the mail of a claimed reminder already: a reminder that fails for one member of a case is sent again to this member alone. A reminder that moves begins with nobody.';

create table public.saved_searches (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  name text not null,
  query text not null,
  mode text not null,
  filters jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  alert text not null default 'off'::text,
  alert_from timestamp with time zone not null default now(),
  alert_checked_at timestamp with time zone,
  alert_sent_at timestamp with time zone,
  alert_claimed_until timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (alert in ('off', 'daily', 'weekly')),
  CHECK (jsonb_typeof(filters) = 'object'::text),
  CHECK (mode in ('keyword', 'semantic', 'hybrid')),
  CHECK (btrim(name) <> ''::text AND length(name) <= 200),
  CHECK (length(query) <= 10000),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.saved_searches is 'Searches of the library that a user keeps under a name.';
comment on column public.saved_searches.filters is 'As the contract of the search has them.';
comment on column public.saved_searches.alert_from is 'Judgments that the library had by then are not mailed.';
comment on column public.saved_searches.alert_checked_at is 'The library was searched up to here.';
comment on column public.saved_searches.alert_claimed_until is 'Until then one server checks this search and mails its alert.';
CREATE INDEX saved_searches_newest ON public.saved_searches USING btree (owner_id, created_at DESC, id);
CREATE INDEX saved_searches_with_alert ON public.saved_searches USING btree (id) WHERE (alert <> 'off'::text);
CREATE TRIGGER announce_changes AFTER INSERT OR DELETE OR UPDATE ON public.saved_searches FOR EACH ROW EXECUTE FUNCTION app.announce_saved_searches();
CREATE TRIGGER begin_alert BEFORE UPDATE ON public.saved_searches FOR EACH ROW EXECUTE FUNCTION app.begin_alert();
CREATE TRIGGER limit_saved_searches BEFORE INSERT ON public.saved_searches FOR EACH ROW EXECUTE FUNCTION app.limit_saved_searches();

create table public.saved_search_matches (
  search_id uuid not null,
  document_id text not null,
  message_key uuid not null,
  found_at timestamp with time zone not null default clock_timestamp(),
  sent_at timestamp with time zone,
  PRIMARY KEY (search_id, document_id),
  FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE
);
comment on table public.saved_search_matches is 'What an alert has mailed, or mails now: each judgment once for a search.';
comment on column public.saved_search_matches.message_key is 'Of the mail: one that is sent again after a failure is the same message.';
CREATE INDEX saved_search_matches_unsent ON public.saved_search_matches USING btree (search_id) WHERE (sent_at IS NULL);

create table public.shared_usage_counters (
  allowance text not null,
  day date not null default '-infinity'::date,
  used bigint not null default 0,
  PRIMARY KEY (allowance, day),
  CHECK (allowance = 'model.tokens'::text),
  CHECK (used >= 0)
);
comment on table public.shared_usage_counters is 'What all users together have used and reserved. It belongs to nobody, so only the worker reaches it.';

create table public.shared_usage_reservations (
  id uuid not null,
  allowance text not null,
  day date not null default '-infinity'::date,
  amount bigint not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK (amount > 0),
  FOREIGN KEY (allowance, day) REFERENCES public.shared_usage_counters(allowance, day) ON DELETE CASCADE
);
CREATE INDEX shared_usage_reservations_of_counter ON public.shared_usage_reservations USING btree (allowance, day) INCLUDE (amount, expires_at);

create table public.stored_files (
  path text not null,
  owner_id uuid not null default app.user_id(),
  size bigint not null,
  stored_at timestamp with time zone not null default now(),
  PRIMARY KEY (path),
  CHECK (size >= 0),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.stored_files is 'What the file store holds for whom, as the server itself counted it. A user''s quota goes by this, and never by the size that a client wrote into a row of case_files.';
CREATE INDEX stored_files_of_owner ON public.stored_files USING btree (owner_id) INCLUDE (size);
CREATE INDEX stored_files_oldest ON public.stored_files USING btree (stored_at);
CREATE CONSTRAINT TRIGGER follow_case AFTER INSERT ON public.stored_files DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.path ~ '^case_files/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/'::text) EXECUTE FUNCTION app.follow_case_of_file();

create table public.usage_counters (
  owner_id uuid not null default app.user_id(),
  allowance text not null,
  used bigint not null default 0,
  day date not null default '-infinity'::date,
  PRIMARY KEY (owner_id, allowance, day),
  CHECK (allowance in ('storage.bytes', 'model.tokens', 'model.month', 'ocr.month')),
  CHECK (used >= 0),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.usage_counters is 'What each user has used of what their plan allows, and what operations in progress may still use.';

create table public.usage_reservations (
  id uuid not null,
  owner_id uuid not null default app.user_id(),
  allowance text not null,
  amount bigint not null,
  expires_at timestamp with time zone not null,
  day date not null default '-infinity'::date,
  PRIMARY KEY (id),
  CHECK (amount > 0),
  FOREIGN KEY (owner_id, allowance, day) REFERENCES public.usage_counters(owner_id, allowance, day) ON DELETE CASCADE DEFERRABLE
);
comment on table public.usage_reservations is 'A reservation counts like use until it is committed, released, or expires: so a crash gives back what it held.';
CREATE INDEX usage_reservations_of_owner ON public.usage_reservations USING btree (owner_id, allowance, day) INCLUDE (amount, expires_at);

create table public.webhook_endpoints (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default app.user_id(),
  url text not null,
  events text[] not null,
  enabled boolean not null default true,
  secret_version integer not null default 1,
  rotated_at timestamp with time zone,
  turn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (owner_id, id),
  CHECK (cardinality(events) >= 1 AND cardinality(events) <= 20),
  CHECK (length(url) <= 2000),
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.webhook_endpoints is 'Addresses to which events of a user are sent, at most 20.';
comment on column public.webhook_endpoints.rotated_at is 'When the secret was replaced last; the one before signs for a day more.';
comment on column public.webhook_endpoints.turn_at is 'When the last event for it was taken: endpoints take turns.';
CREATE INDEX webhook_endpoints_of_owner ON public.webhook_endpoints USING btree (owner_id, created_at);
CREATE INDEX webhook_endpoints_turns ON public.webhook_endpoints USING btree (turn_at NULLS FIRST) WHERE enabled;
CREATE TRIGGER at_most BEFORE INSERT ON public.webhook_endpoints FOR EACH ROW EXECUTE FUNCTION app.limit_webhook_endpoints();

create table public.webhook_deliveries (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  event text not null,
  body text not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  next_at timestamp with time zone not null default now(),
  last_status integer,
  last_problem text,
  created_at timestamp with time zone not null default now(),
  delivered_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (length(last_problem) <= 300),
  CHECK (state in ('waiting', 'delivered', 'failed')),
  FOREIGN KEY (owner_id, endpoint_id) REFERENCES public.webhook_endpoints(owner_id, id) ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.webhook_deliveries is 'Events for endpoints, and how sending them went. The row is the job: a waiting one whose time has come is sent.';
comment on column public.webhook_deliveries.next_at is 'When it is sent next. While it is being sent, a time at which another server may try, should this one have died.';
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (endpoint_id, next_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_log ON public.webhook_deliveries USING btree (owner_id, endpoint_id, created_at DESC, id);
CREATE INDEX webhook_deliveries_old ON public.webhook_deliveries USING btree (created_at) WHERE (state <> 'waiting'::text);

create table public.written_summaries (
  case_id uuid not null,
  owner_id uuid not null default app.user_id(),
  created_by uuid default app.user_id(),
  content text not null,
  sources jsonb not null,
  checks jsonb not null,
  status text not null,
  engine text not null,
  fallback jsonb,
  files jsonb not null,
  made_at timestamp with time zone not null default now(),
  PRIMARY KEY (case_id),
  CHECK (btrim(content) <> ''::text AND length(content) <= 40000),
  CHECK ((fallback ->> 'reason'::text) in ('failed', 'no_source', 'budget', 'context', 'stalled')),
  CHECK (status in ('complete', 'partial')),
  FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.written_summaries is 'What a model wrote last about the papers of a case, with its sources and what code found in it.';
comment on column public.written_summaries.created_by is 'Who had it written first.';
comment on column public.written_summaries.engine is 'The name of the model.';
comment on column public.written_summaries.fallback is 'Why its end is missing.';
comment on column public.written_summaries.files is 'The files and how many of their pages were read, by id.';
CREATE INDEX written_summaries_created_by_of_others ON public.written_summaries USING btree (created_by) WHERE (created_by <> owner_id);
CREATE INDEX written_summaries_of_owner ON public.written_summaries USING btree (owner_id, case_id);
CREATE TRIGGER keep_case BEFORE UPDATE OF case_id ON public.written_summaries FOR EACH ROW EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER keep_owner BEFORE UPDATE ON public.written_summaries FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER take_owner_of_case BEFORE INSERT ON public.written_summaries FOR EACH ROW EXECUTE FUNCTION app.take_owner_of_case();

alter table public.clients add FOREIGN KEY (owner_id, bin_id) REFERENCES public.bin_items(owner_id, id) DEFERRABLE INITIALLY DEFERRED;
alter table public.case_drafts add FOREIGN KEY (owner_id, bin_id) REFERENCES public.bin_items(owner_id, id) DEFERRABLE INITIALLY DEFERRED;
alter table public.case_drafts add FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table public.case_files add FOREIGN KEY (owner_id, bin_id) REFERENCES public.bin_items(owner_id, id) DEFERRABLE INITIALLY DEFERRED;
alter table public.case_files add FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE;
alter table public.bin_items add FOREIGN KEY (owner_id, case_id) REFERENCES public.cases(owner_id, id) ON DELETE CASCADE DEFERRABLE;

CREATE OR REPLACE FUNCTION app.access_by_sources(of_cases uuid[], of_users uuid[])
 RETURNS SETOF app.case_access
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p.user_id, c.id, c.owner_id, r.role, c.requires_second_factor and r.role <> 'owner', c.created_at, c.next_date,
    c.archived_at, c.bin_id is not null
  from (select distinct u.case_id, u.user_id from unnest(of_cases, of_users) u (case_id, user_id)) p
  join public.cases c on c.id = p.case_id
  left join public.case_members m on m.case_id = p.case_id and m.user_id = p.user_id
  left join lateral (
    select (array['clerk', 'viewer', 'commenter', 'editor'])[max(app.rank_in_chambers(u.role, k.role))] as role
    from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
    where k.case_id = p.case_id and u.user_id = p.user_id
  ) g on true
  cross join lateral (select case when c.owner_id = p.user_id then 'owner' else coalesce(m.role, g.role) end as role) r
  where r.role is not null
$function$;
comment on function app.access_by_sources(uuid[],uuid[]) is 'What the sources give to these pairs of a case and a user: the owner; what is shared with the person; else the furthest role that a chambers gives.';

CREATE OR REPLACE FUNCTION app.drafts_of_clerks(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM (app.case_access a JOIN public.cases c ON ((c.id = a.case_id))) WHERE ((a.case_id = drafts_of_clerks.of_case) AND (a.role = 'clerk'::text) AND c.clerk_drafts)));
comment on function app.drafts_of_clerks(uuid) is 'True when the caller is a clerk of a case whose owner opened its drafts to clerks.';

CREATE OR REPLACE FUNCTION app.has_second_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM auth.mfa_factors WHERE ((mfa_factors.user_id = app.user_id()) AND (mfa_factors.status = 'verified'::text))));
comment on function app.has_second_factor() is 'A user with a verified factor sees rows only in a session of level aal2.';

CREATE OR REPLACE FUNCTION app.restore_from_bin(item uuid, OUT restored public.bin_items, OUT blocked_by text)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function app.restore_from_bin(uuid) is 'Restores an item whole. Returns its row, or null without such an item; `blocked_by` is set, and nothing restored, while the client or the case that it belongs to is in the bin, and when the same document is in the case again.';

CREATE OR REPLACE FUNCTION app.restore_rows_from_bin(item uuid, OUT restored public.bin_items, OUT blocked_by text)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant delete, insert, select on app.backup_runs to munshi_worker;

grant insert, select, update on app.breaches to munshi_worker;

alter table app.case_access enable row level security;
alter table app.case_access force row level security;
create policy for_functions on app.case_access to current_user using (true) with check (true);
create policy own_rows on app.case_access for select to munshi_app using (((user_id = ( SELECT app.user_id() AS user_id)) AND ((NOT requires_second_factor) OR (( SELECT app.aal() AS aal) = 'aal2'::text))));
create policy second_factor on app.case_access as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant select on app.case_access to munshi_app;

grant delete, insert, select, update on app.contact_requests to munshi_worker;

grant insert, select, update on app.invoice_numbers to munshi_worker;

grant insert, select, update on app.library_rereading to munshi_worker;

grant delete, insert, select, update on app.operator_alerts to munshi_worker;

grant insert, select, update on app.page_vectors to munshi_worker;

grant insert, select, update on app.provider_plans to munshi_worker;

grant usage on app.provider_reads to munshi_worker;

grant insert, select, update on app.reading_turns to munshi_worker;

grant delete, select on app.subscriptions_to_cancel to munshi_worker;
grant update (tried_at) on app.subscriptions_to_cancel to munshi_worker;

grant insert, select, update on app.uploader_turns to munshi_worker;

grant delete, insert, select, update on app.webhook_events to munshi_worker;

grant delete, insert, select, update on auth.api_keys to munshi_accounts;

grant insert, select on auth.audit_log to munshi_accounts;

grant delete, insert, select on auth.closed_account_log to munshi_accounts;

grant delete, insert, select, update on auth.identities to munshi_accounts;

grant delete, insert, select, update on auth.known_devices to munshi_accounts;

grant delete, insert, select, update on auth.mfa_challenges to munshi_accounts;

grant delete, insert, select, update on auth.mfa_factors to munshi_accounts;

grant delete, insert, select, update on auth.mfa_recovery_codes to munshi_accounts;

grant delete, insert, select, update on auth.oauth_clients to munshi_accounts;

grant delete, insert, select, update on auth.oauth_codes to munshi_accounts;

grant delete, insert, select, update on auth.oauth_flows to munshi_accounts;

grant delete, insert, select, update on auth.one_time_codes to munshi_accounts;

grant delete, insert, select, update on auth.one_time_tokens to munshi_accounts;

grant delete, insert, select, update on auth.refresh_tokens to munshi_accounts;

grant delete, insert, select, update on auth.sessions to munshi_accounts;

grant delete, insert, select, update on auth.sign_in_attempts to munshi_accounts;

grant delete, insert, select, update on auth.sms_sends to munshi_accounts;

grant delete, insert, select, update on auth.throttles to munshi_accounts;

grant delete, insert, select, update on auth.users to munshi_accounts;

alter table public.billing_details enable row level security;
alter table public.billing_details force row level security;
create policy own_rows on public.billing_details to munshi_app using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy payments on public.billing_details to munshi_worker using (true) with check (true);
create policy second_factor on public.billing_details as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, select on public.billing_details to munshi_app;
grant insert (name, address, state, gstin) on public.billing_details to munshi_app;
grant update (name, address, state, gstin, updated_at) on public.billing_details to munshi_app;
grant insert, select, update on public.billing_details to munshi_worker;

alter table public.bin_items enable row level security;
alter table public.bin_items force row level security;
create policy editors_delete_files on public.bin_items for insert to munshi_app with check (((kind = ANY (ARRAY['file'::text, 'draft'::text])) AND (of_case IN ( SELECT case_roles.case_id
   FROM app.case_roles() case_roles(case_id, role)
  WHERE (case_roles.role = 'editor'::text)))));
create policy editors_lock on public.bin_items for update to munshi_app using (((kind = ANY (ARRAY['file'::text, 'draft'::text])) AND (of_case IN ( SELECT case_roles.case_id
   FROM app.case_roles() case_roles(case_id, role)
  WHERE (case_roles.role = 'editor'::text))))) with check (false);
create policy editors_read on public.bin_items for select to munshi_app using (((kind = ANY (ARRAY['file'::text, 'draft'::text])) AND ((sweep_at > now()) OR ( SELECT app.shows_bin() AS shows_bin)) AND (of_case IN ( SELECT case_roles.case_id
   FROM app.case_roles() case_roles(case_id, role)
  WHERE (case_roles.role = 'editor'::text)))));
create policy editors_restore on public.bin_items for delete to munshi_app using (((kind = ANY (ARRAY['file'::text, 'draft'::text])) AND (of_case IN ( SELECT case_roles.case_id
   FROM app.case_roles() case_roles(case_id, role)
  WHERE (case_roles.role = 'editor'::text)))));
create policy for_functions on public.bin_items to current_user using (true) with check (true);
create policy own_rows on public.bin_items to munshi_app using (((owner_id = ( SELECT app.user_id() AS user_id)) AND ((sweep_at > now()) OR ( SELECT app.shows_bin() AS shows_bin)))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.bin_items as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy sweep on public.bin_items to munshi_worker using (true) with check (true);
grant delete, insert, select on public.bin_items to munshi_app;
grant update (sweep_at) on public.bin_items to munshi_app;
grant select on public.bin_items to munshi_worker;
grant update (sweep_at) on public.bin_items to munshi_worker;

alter table public.calendar_feeds enable row level security;
alter table public.calendar_feeds force row level security;
create policy own_row on public.calendar_feeds to munshi_app using ((id = ( SELECT app.user_id() AS user_id))) with check ((id = ( SELECT app.user_id() AS user_id)));
create policy read_by_its_secret on public.calendar_feeds to munshi_worker using (true) with check (true);
create policy second_factor on public.calendar_feeds as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.calendar_feeds to munshi_app;
grant select on public.calendar_feeds to munshi_worker;
grant update (last_read_at) on public.calendar_feeds to munshi_worker;

alter table public.case_activity enable row level security;
alter table public.case_activity force row level security;
create policy for_functions on public.case_activity to current_user using (true) with check (true);
create policy heads_read on public.case_activity for select to munshi_app using ((case_id IN ( SELECT app.headed_cases() AS headed_cases)));
create policy own_rows on public.case_activity for select to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.case_activity as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant select on public.case_activity to munshi_app;

alter table public.case_chambers enable row level security;
alter table public.case_chambers force row level security;
create policy for_functions on public.case_chambers to current_user using (true) with check (true);
create policy members_read on public.case_chambers for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = case_chambers.case_id))));
create policy members_refused on public.case_chambers for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = case_chambers.case_id)))) with check (false);
create policy own_rows on public.case_chambers to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.case_chambers as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy with_own_chambers on public.case_chambers as restrictive for insert to munshi_app with check ((chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role))));
grant delete, insert, select on public.case_chambers to munshi_app;
grant update (role) on public.case_chambers to munshi_app;

alter table public.case_drafts enable row level security;
alter table public.case_drafts force row level security;
create policy clerks_add on public.case_drafts for insert to munshi_app with check (app.drafts_of_clerks(case_id));
create policy clerks_change on public.case_drafts for update to munshi_app using (app.drafts_of_clerks(case_id)) with check ((app.drafts_of_clerks(case_id) AND (bin_id IS NULL)));
create policy clerks_read on public.case_drafts for select to munshi_app using (app.drafts_of_clerks(case_id));
create policy for_functions on public.case_drafts to current_user using (true) with check (true);
create policy hide_bin on public.case_drafts as restrictive to munshi_app, munshi_worker using (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin))) with check (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin)));
create policy members_add on public.case_drafts for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_drafts.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_change on public.case_drafts for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_drafts.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[])))))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_drafts.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.case_drafts for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_drafts.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy members_remove on public.case_drafts for delete to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_drafts.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy own_rows on public.case_drafts to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy removed_from_bin on public.case_drafts as restrictive for delete to munshi_app, munshi_worker using ((bin_id IS NOT NULL));
create policy second_factor on public.case_drafts as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy sweep_bin on public.case_drafts for delete to munshi_worker using (true);
create policy sweep_bin_read on public.case_drafts for select to munshi_worker using (true);
grant delete, insert, select on public.case_drafts to munshi_app;
grant update (title, kind, document, content, updated_at, bin_id, annexures, sent_answers) on public.case_drafts to munshi_app;
grant delete on public.case_drafts to munshi_worker;
grant select (id, owner_id, bin_id) on public.case_drafts to munshi_worker;

alter table public.case_file_pages enable row level security;
alter table public.case_file_pages force row level security;
create policy for_functions on public.case_file_pages to current_user using (true) with check (true);
create policy hide_bin on public.case_file_pages as restrictive to munshi_app using ((NOT (file_id IN ( SELECT app.files_in_bin() AS files_in_bin))));
create policy members_read on public.case_file_pages for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = case_file_pages.case_id))));
create policy own_rows on public.case_file_pages to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy read_by_the_worker on public.case_file_pages to munshi_worker using (true) with check (true);
create policy second_factor on public.case_file_pages as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant select on public.case_file_pages to munshi_app;
grant insert, select on public.case_file_pages to munshi_worker;

alter table public.case_files enable row level security;
alter table public.case_files force row level security;
create policy for_functions on public.case_files to current_user using (true) with check (true);
create policy hide_bin on public.case_files as restrictive to munshi_app, munshi_worker using (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin))) with check (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin)));
create policy members_add on public.case_files for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_files.case_id) AND (a.role = ANY ('{editor,clerk}'::text[]))))));
create policy members_change on public.case_files for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = case_files.case_id)))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_files.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.case_files for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = case_files.case_id))));
create policy own_additions on public.case_files for update to munshi_app using ((created_by = ( SELECT app.user_id() AS user_id))) with check (((created_by = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_files.case_id) AND (a.role = 'clerk'::text))))));
create policy own_rows on public.case_files to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy read_by_the_worker on public.case_files for update to munshi_worker using (true) with check (true);
create policy removed_from_bin on public.case_files as restrictive for delete to munshi_app, munshi_worker using ((bin_id IS NOT NULL));
create policy second_factor on public.case_files as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy sweep on public.case_files for select to munshi_worker using (true);
create policy sweep_bin on public.case_files for delete to munshi_worker using (true);
create policy uploaded_by_the_user on public.case_files as restrictive for insert to munshi_app with check (((uploaded_by IS NULL) OR (uploaded_by = ( SELECT app.user_id() AS user_id))));
grant delete, insert, select, update on public.case_files to munshi_app;
grant delete on public.case_files to munshi_worker;
grant select (id, owner_id, case_id, file_name, file_path, file_type, storage_provider, uploaded_at, category, category_chosen, document_id, text_state, page_count, pages_read, reading_since, reading_by, slow_to_read, bin_id, document_title, page_rotations, document_sample, created_by) on public.case_files to munshi_worker;
grant update (category, document_id, text_state, text_problem, page_count, pages_read, reading_since, reading_by, slow_to_read, text_problem_message, document_title, page_rotations, document_sample) on public.case_files to munshi_worker;

alter table public.case_members enable row level security;
alter table public.case_members force row level security;
create policy for_functions on public.case_members to current_user using (true) with check (true);
create policy members_read on public.case_members for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = case_members.case_id))));
create policy members_refused on public.case_members for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = case_members.case_id)))) with check (false);
create policy own_membership on public.case_members to munshi_app using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy own_rows on public.case_members to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.case_members as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, select on public.case_members to munshi_app;
grant update (role, in_calendar, by_mail) on public.case_members to munshi_app;

alter table public.case_summaries enable row level security;
alter table public.case_summaries force row level security;
create policy for_functions on public.case_summaries to current_user using (true) with check (true);
create policy hide_bin on public.case_summaries as restrictive to munshi_app using ((( SELECT app.shows_bin() AS shows_bin) OR (NOT (case_id IN ( SELECT app.cases_in_bin() AS cases_in_bin)))));
create policy members_add on public.case_summaries for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_summaries.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_change on public.case_summaries for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_summaries.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[])))))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_summaries.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.case_summaries for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_summaries.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy members_remove on public.case_summaries for delete to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = case_summaries.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy own_rows on public.case_summaries to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.case_summaries as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.case_summaries to munshi_app;

alter table public.cases enable row level security;
alter table public.cases force row level security;
create policy for_functions on public.cases to current_user using (true) with check (true);
create policy hide_bin on public.cases as restrictive to munshi_app, munshi_worker using (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin))) with check (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin)));
create policy members_change on public.cases for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = cases.id)))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = cases.id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.cases for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = cases.id))));
create policy named_by_mail_and_calendar on public.cases for select to munshi_worker using (true);
create policy next_dates on public.cases for update to munshi_worker using (true) with check (true);
create policy own_rows on public.cases to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy removed_from_bin on public.cases as restrictive for delete to munshi_app, munshi_worker using ((bin_id IS NOT NULL));
create policy second_factor on public.cases as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy sweep_bin on public.cases for delete to munshi_worker using (true);
grant delete, insert, select, update on public.cases to munshi_app;
grant delete on public.cases to munshi_worker;
grant select (id, owner_id, client_id, title, case_number, court, archived_at, next_date, next_event_id, overdue_since, bin_id) on public.cases to munshi_worker;
grant update (next_date, next_event_id, overdue_since) on public.cases to munshi_worker;

alter table public.chambers enable row level security;
alter table public.chambers force row level security;
create policy anybody_adds on public.chambers for insert to munshi_app with check ((created_by = ( SELECT app.user_id() AS user_id)));
create policy for_functions on public.chambers to current_user using (true) with check (true);
create policy heads_change on public.chambers for update to munshi_app using ((id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)))) with check ((id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text))));
create policy heads_remove on public.chambers for delete to munshi_app using ((id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text))));
create policy members_read on public.chambers for select to munshi_app using (((created_by = ( SELECT app.user_id() AS user_id)) OR (id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)))));
create policy second_factor on public.chambers as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.chambers to munshi_app;
grant update (name, updated_at) on public.chambers to munshi_app;

alter table public.chambers_fee_settings enable row level security;
alter table public.chambers_fee_settings force row level security;
create policy for_functions on public.chambers_fee_settings to current_user using (true) with check (true);
create policy heads_add on public.chambers_fee_settings for insert to munshi_app with check ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text))));
create policy heads_change on public.chambers_fee_settings for update to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text)))) with check ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text))));
create policy heads_remove on public.chambers_fee_settings for delete to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text))));
create policy members_read on public.chambers_fee_settings for select to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role))));
create policy second_factor on public.chambers_fee_settings as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.chambers_fee_settings to munshi_app;
grant update (letterhead, state, gstin, bills_as_one, prefix, upi_id, upi_name, terms, rates, updated_at) on public.chambers_fee_settings to munshi_app;

alter table public.chambers_members enable row level security;
alter table public.chambers_members force row level security;
create policy for_functions on public.chambers_members to current_user using (true) with check (true);
create policy heads_or_self_change on public.chambers_members for update to munshi_app using ((chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)))) with check (((user_id = ( SELECT app.user_id() AS user_id)) OR (chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text)))));
create policy heads_or_self_remove on public.chambers_members for delete to munshi_app using (((user_id = ( SELECT app.user_id() AS user_id)) OR (chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text)))));
create policy members_read on public.chambers_members for select to munshi_app using ((chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role))));
create policy second_factor on public.chambers_members as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, select on public.chambers_members to munshi_app;
grant update (role, in_calendar, by_mail) on public.chambers_members to munshi_app;

alter table public.chat_messages enable row level security;
alter table public.chat_messages force row level security;
create policy for_functions on public.chat_messages to current_user using (true) with check (true);
create policy hide_bin on public.chat_messages as restrictive to munshi_app using (((case_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin) OR (NOT (case_id IN ( SELECT app.cases_in_bin() AS cases_in_bin)))));
create policy members_add on public.chat_messages for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_messages.case_id) AND (a.role = ANY ('{editor,commenter}'::text[]))))));
create policy members_read on public.chat_messages for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_messages.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy members_remove on public.chat_messages for delete to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_messages.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy own_additions_removed on public.chat_messages for delete to munshi_app using (((created_by = ( SELECT app.user_id() AS user_id)) AND (case_id IN ( SELECT case_roles.case_id
   FROM app.case_roles() case_roles(case_id, role)
  WHERE (case_roles.role = 'commenter'::text)))));
create policy own_rows on public.chat_messages to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.chat_messages as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.chat_messages to munshi_app;

alter table public.chat_threads enable row level security;
alter table public.chat_threads force row level security;
create policy for_functions on public.chat_threads to current_user using (true) with check (true);
create policy hide_bin on public.chat_threads as restrictive to munshi_app using (((case_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin) OR (NOT (case_id IN ( SELECT app.cases_in_bin() AS cases_in_bin)))));
create policy members_add on public.chat_threads for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_threads.case_id) AND (a.role = ANY ('{editor,commenter}'::text[]))))));
create policy members_change on public.chat_threads for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_threads.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[])))))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_threads.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.chat_threads for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_threads.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy members_remove on public.chat_threads for delete to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = chat_threads.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy own_additions on public.chat_threads for update to munshi_app using ((created_by = ( SELECT app.user_id() AS user_id))) with check (((created_by = ( SELECT app.user_id() AS user_id)) AND (case_id IN ( SELECT case_roles.case_id
   FROM app.case_roles() case_roles(case_id, role)
  WHERE (case_roles.role = 'commenter'::text)))));
create policy own_additions_removed on public.chat_threads for delete to munshi_app using (((created_by = ( SELECT app.user_id() AS user_id)) AND (case_id IN ( SELECT case_roles.case_id
   FROM app.case_roles() case_roles(case_id, role)
  WHERE (case_roles.role = 'commenter'::text)))));
create policy own_rows on public.chat_threads to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.chat_threads as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.chat_threads to munshi_app;
grant update (title, updated_at) on public.chat_threads to munshi_app;

alter table public.clauses enable row level security;
alter table public.clauses force row level security;
create policy for_functions on public.clauses to current_user using (true) with check (true);
create policy members_read on public.clauses for select to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role))));
create policy own_rows on public.clauses to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check (((owner_id = ( SELECT app.user_id() AS user_id)) AND ((chambers_id IS NULL) OR (chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role))))));
create policy second_factor on public.clauses as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.clauses to munshi_app;
grant update (chambers_id, title, document, updated_at) on public.clauses to munshi_app;

alter table public.client_message_templates enable row level security;
alter table public.client_message_templates force row level security;
create policy for_functions on public.client_message_templates to current_user using (true) with check (true);
create policy heads_delete on public.client_message_templates for delete to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text))));
create policy members_read on public.client_message_templates for select to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role))));
create policy own_rows on public.client_message_templates to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check (((owner_id = ( SELECT app.user_id() AS user_id)) AND ((chambers_id IS NULL) OR (chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role))))));
create policy second_factor on public.client_message_templates as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.client_message_templates to munshi_app;
grant update (chambers_id, name, words, updated_at) on public.client_message_templates to munshi_app;

alter table public.client_pages enable row level security;
alter table public.client_pages force row level security;
create policy for_functions on public.client_pages to current_user using (true) with check (true);
create policy own_rows on public.client_pages to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy read_by_its_secret on public.client_pages to munshi_worker using (true) with check (true);
create policy second_factor on public.client_pages as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.client_pages to munshi_app;
grant update (ended_at) on public.client_pages to munshi_app;
grant select on public.client_pages to munshi_worker;
grant update (last_read_at) on public.client_pages to munshi_worker;

alter table public.clients enable row level security;
alter table public.clients force row level security;
create policy for_functions on public.clients to current_user using (true) with check (true);
create policy hide_bin on public.clients as restrictive to munshi_app, munshi_worker using (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin))) with check (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin)));
create policy own_rows on public.clients to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy removed_from_bin on public.clients as restrictive for delete to munshi_app, munshi_worker using ((bin_id IS NOT NULL));
create policy second_factor on public.clients as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy sweep_bin on public.clients to munshi_worker using (true);
grant delete, insert, select, update on public.clients to munshi_app;
grant delete on public.clients to munshi_worker;
grant select (id, owner_id, bin_id) on public.clients to munshi_worker;

alter table public.conflict_names enable row level security;
alter table public.conflict_names force row level security;
create policy fold on public.conflict_names to munshi_worker using (true) with check (true);
create policy for_functions on public.conflict_names to current_user using (true) with check (true);
create policy members_read on public.conflict_names for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = conflict_names.case_id))));
create policy own_rows on public.conflict_names to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.conflict_names as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.conflict_names to munshi_app;
grant select on public.conflict_names to munshi_worker;
grant update (found, tokens) on public.conflict_names to munshi_worker;

alter table public.conflict_words enable row level security;
alter table public.conflict_words force row level security;
create policy fold on public.conflict_words to munshi_worker using (true) with check (true);
create policy for_functions on public.conflict_words to current_user using (true) with check (true);
create policy members_read on public.conflict_words for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = conflict_words.case_id))));
create policy own_rows on public.conflict_words to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.conflict_words as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.conflict_words to munshi_app;
grant insert on public.conflict_words to munshi_worker;

alter table public.consents enable row level security;
alter table public.consents force row level security;
create policy for_functions on public.consents to current_user using (true) with check (true);
create policy made_at_sign_up on public.consents for insert to munshi_accounts with check (true);
create policy own_rows on public.consents for select to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.consents as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant insert on public.consents to munshi_accounts;
grant select on public.consents to munshi_app;

alter table public.court_calendars enable row level security;
alter table public.court_calendars force row level security;
create policy for_deadlines on public.court_calendars for select to munshi_worker using (true);
create policy own_rows on public.court_calendars to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.court_calendars as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.court_calendars to munshi_app;
grant update (name, days, updated_at) on public.court_calendars to munshi_app;
grant select (id, days) on public.court_calendars to munshi_worker;

alter table public.court_calls enable row level security;
alter table public.court_calls force row level security;
create policy chambers_read on public.court_calls for select to munshi_app using ((owner_id IN ( SELECT m.user_id
   FROM public.chambers_members m
  WHERE (m.chambers_id IN ( SELECT c.chambers_id
           FROM app.my_chambers() c(chambers_id, role))))));
create policy for_functions on public.court_calls to current_user using (true) with check (true);
create policy own_rows on public.court_calls to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.court_calls as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.court_calls to munshi_app;

alter table public.court_import_marks enable row level security;
alter table public.court_import_marks force row level security;
create policy for_functions on public.court_import_marks to current_user using (true) with check (true);
create policy own_rows on public.court_import_marks to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.court_import_marks as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.court_import_marks to munshi_app;

alter table public.court_import_papers enable row level security;
alter table public.court_import_papers force row level security;
create policy for_functions on public.court_import_papers to current_user using (true) with check (true);
create policy own_rows on public.court_import_papers to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.court_import_papers as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.court_import_papers to munshi_app;

alter table public.court_import_steps enable row level security;
alter table public.court_import_steps force row level security;
create policy for_functions on public.court_import_steps to current_user using (true) with check (true);
create policy own_rows on public.court_import_steps to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.court_import_steps as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.court_import_steps to munshi_app;

alter table public.court_imports enable row level security;
alter table public.court_imports force row level security;
create policy for_functions on public.court_imports to current_user using (true) with check (true);
create policy own_rows on public.court_imports to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.court_imports as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.court_imports to munshi_app;

alter table public.court_table_columns enable row level security;
alter table public.court_table_columns force row level security;
create policy for_functions on public.court_table_columns to current_user using (true) with check (true);
create policy own_rows on public.court_table_columns to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.court_table_columns as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.court_table_columns to munshi_app;

alter table public.document_checks enable row level security;
alter table public.document_checks force row level security;
create policy for_functions on public.document_checks to current_user using (true) with check (true);
create policy own_rows on public.document_checks to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.document_checks as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.document_checks to munshi_app;

alter table public.draft_chat_messages enable row level security;
alter table public.draft_chat_messages force row level security;
create policy for_functions on public.draft_chat_messages to current_user using (true) with check (true);
create policy of_visible_draft on public.draft_chat_messages as restrictive for select to munshi_app using ((EXISTS ( SELECT
   FROM public.case_drafts d
  WHERE (d.id = draft_chat_messages.draft_id))));
create policy own_rows on public.draft_chat_messages to munshi_app using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.draft_chat_messages as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant insert, select on public.draft_chat_messages to munshi_app;
grant update (content, sources, checks, suggestions, status, engine, declined, fallback) on public.draft_chat_messages to munshi_app;

alter table public.draft_comments enable row level security;
alter table public.draft_comments force row level security;
create policy clerks_add on public.draft_comments for insert to munshi_app with check (app.drafts_of_clerks(case_id));
create policy clerks_read on public.draft_comments for select to munshi_app using (app.drafts_of_clerks(case_id));
create policy for_functions on public.draft_comments to current_user using (true) with check (true);
create policy members_add on public.draft_comments for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = draft_comments.case_id) AND (a.role = ANY ('{editor,commenter}'::text[]))))));
create policy members_change on public.draft_comments for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = draft_comments.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[])))))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = draft_comments.case_id) AND (a.role = ANY ('{editor,commenter}'::text[]))))));
create policy members_read on public.draft_comments for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = draft_comments.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy of_visible_draft on public.draft_comments as restrictive to munshi_app using ((EXISTS ( SELECT
   FROM public.case_drafts d
  WHERE (d.id = draft_comments.draft_id)))) with check ((EXISTS ( SELECT
   FROM public.case_drafts d
  WHERE ((d.id = draft_comments.draft_id) AND (d.case_id = draft_comments.case_id)))));
create policy own_additions_removed on public.draft_comments for delete to munshi_app using (((created_by = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = draft_comments.case_id) AND (a.role = ANY (ARRAY['editor'::text, 'commenter'::text])))))));
create policy own_rows on public.draft_comments to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.draft_comments as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.draft_comments to munshi_app;
grant update (resolved_at) on public.draft_comments to munshi_app;

alter table public.draft_versions enable row level security;
alter table public.draft_versions force row level security;
create policy clerks_add on public.draft_versions for insert to munshi_app with check (app.drafts_of_clerks(case_id));
create policy clerks_read on public.draft_versions for select to munshi_app using (app.drafts_of_clerks(case_id));
create policy for_functions on public.draft_versions to current_user using (true) with check (true);
create policy members_add on public.draft_versions for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = draft_versions.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.draft_versions for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = draft_versions.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy of_visible_draft on public.draft_versions as restrictive for select to munshi_app using ((EXISTS ( SELECT
   FROM public.case_drafts d
  WHERE (d.id = draft_versions.draft_id))));
create policy own_rows on public.draft_versions to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.draft_versions as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant insert, select on public.draft_versions to munshi_app;

alter table public.event_suggestions enable row level security;
alter table public.event_suggestions force row level security;
create policy for_functions on public.event_suggestions to current_user using (true) with check (true);
create policy hide_bin on public.event_suggestions as restrictive to munshi_app, munshi_worker using (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin))) with check (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin)));
create policy members_change on public.event_suggestions for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = event_suggestions.case_id)))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = event_suggestions.case_id) AND (a.role = ANY ('{editor,clerk}'::text[]))))));
create policy members_read on public.event_suggestions for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = event_suggestions.case_id))));
create policy own_rows on public.event_suggestions to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy read_by_the_worker on public.event_suggestions to munshi_worker using (true) with check (true);
create policy second_factor on public.event_suggestions as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant select on public.event_suggestions to munshi_app;
grant update (state, event_id, bin_id) on public.event_suggestions to munshi_app;
grant insert, select on public.event_suggestions to munshi_worker;

alter table public.fee_note_lines enable row level security;
alter table public.fee_note_lines force row level security;
create policy for_functions on public.fee_note_lines to current_user using (true) with check (true);
create policy own_rows on public.fee_note_lines to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.fee_note_lines as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.fee_note_lines to munshi_app;
grant update (kind, description, amount, as_agent, done_on, "position", receipt_file_id) on public.fee_note_lines to munshi_app;

alter table public.fee_notes enable row level security;
alter table public.fee_notes force row level security;
create policy for_functions on public.fee_notes to current_user using (true) with check (true);
create policy own_rows on public.fee_notes to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.fee_notes as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.fee_notes to munshi_app;
grant update (case_id, client_id, recipient_kind, recipient_name, recipient_address, recipient_state, recipient_gstin, below_threshold, supply, updated_at) on public.fee_notes to munshi_app;

alter table public.fee_payments enable row level security;
alter table public.fee_payments force row level security;
create policy for_functions on public.fee_payments to current_user using (true) with check (true);
create policy own_rows on public.fee_payments to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.fee_payments as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.fee_payments to munshi_app;
grant update (client_id, fee_note_id, received_on, amount, tds, method, reference, updated_at) on public.fee_payments to munshi_app;

alter table public.fee_settings enable row level security;
alter table public.fee_settings force row level security;
create policy for_functions on public.fee_settings to current_user using (true) with check (true);
create policy own_rows on public.fee_settings to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.fee_settings as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.fee_settings to munshi_app;
grant update (state, gstin, prefix, senior, upi_id, upi_name, terms, updated_at, rates, chambers_id) on public.fee_settings to munshi_app;

alter table public.inbound_addresses enable row level security;
alter table public.inbound_addresses force row level security;
create policy for_functions on public.inbound_addresses to current_user using (true) with check (true);
create policy own_rows on public.inbound_addresses to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.inbound_addresses as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.inbound_addresses to munshi_app;

alter table public.invitations enable row level security;
alter table public.invitations force row level security;
create policy for_functions on public.invitations to current_user using (true) with check (true);
create policy heads_invite on public.invitations as restrictive for insert to munshi_app with check (((chambers_id IS NULL) OR (chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text)))));
create policy heads_read on public.invitations for select to munshi_app using ((chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text))));
create policy heads_remove on public.invitations for delete to munshi_app using ((chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text))));
create policy heads_renew on public.invitations for update to munshi_app using ((chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text)))) with check ((chambers_id IN ( SELECT my_chambers.chambers_id
   FROM app.my_chambers() my_chambers(chambers_id, role)
  WHERE (my_chambers.role = 'head'::text))));
create policy own_rows on public.invitations to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.invitations as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.invitations to munshi_app;

alter table public.invoices enable row level security;
alter table public.invoices force row level security;
create policy own_rows on public.invoices to munshi_app using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy payments on public.invoices to munshi_worker using (true) with check (true);
create policy second_factor on public.invoices as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant select on public.invoices to munshi_app;
grant insert, select, update on public.invoices to munshi_worker;

grant insert, select on public.library_additions to munshi_worker;

grant select on public.library_citations to munshi_app;
grant delete, insert, select, update on public.library_citations to munshi_worker;

grant select on public.library_judgment_keys to munshi_app;
grant delete, insert, select, update on public.library_judgment_keys to munshi_worker;

grant select on public.library_judgments to munshi_app;
grant delete, insert, select, update on public.library_judgments to munshi_worker;

grant select on public.library_listed_cases to munshi_app;
grant delete, insert, select, update on public.library_listed_cases to munshi_worker;

grant delete, insert, select, update on public.model_outcomes to munshi_worker;

alter table public.office_templates enable row level security;
alter table public.office_templates force row level security;
create policy for_functions on public.office_templates to current_user using (true) with check (true);
create policy heads_delete on public.office_templates for delete to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text))));
create policy heads_rename on public.office_templates for update to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text)))) with check ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)
  WHERE (m.role = 'head'::text))));
create policy members_read on public.office_templates for select to munshi_app using ((chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role))));
create policy own_rows on public.office_templates to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.office_templates as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy with_own_chambers on public.office_templates as restrictive for insert to munshi_app with check (((chambers_id IS NULL) OR (chambers_id IN ( SELECT m.chambers_id
   FROM app.my_chambers() m(chambers_id, role)))));
grant delete, insert, select on public.office_templates to munshi_app;
grant update (name, updated_at) on public.office_templates to munshi_app;

alter table public.passage_notes enable row level security;
alter table public.passage_notes force row level security;
create policy for_functions on public.passage_notes to current_user using (true) with check (true);
create policy hide_bin on public.passage_notes as restrictive to munshi_app using (((case_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin) OR (NOT (case_id IN ( SELECT app.cases_in_bin() AS cases_in_bin)))));
create policy members_add on public.passage_notes for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = passage_notes.case_id) AND (a.role = ANY ('{editor,commenter}'::text[]))))));
create policy members_change on public.passage_notes for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = passage_notes.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[])))))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = passage_notes.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.passage_notes for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = passage_notes.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy members_remove on public.passage_notes for delete to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = passage_notes.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy own_additions on public.passage_notes for update to munshi_app using ((created_by = ( SELECT app.user_id() AS user_id))) with check (((created_by = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = passage_notes.case_id) AND (a.role = 'commenter'::text))))));
create policy own_additions_removed on public.passage_notes for delete to munshi_app using (((created_by = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = passage_notes.case_id) AND (a.role = 'commenter'::text))))));
create policy own_rows on public.passage_notes to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.passage_notes as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.passage_notes to munshi_app;
grant update (note, updated_at) on public.passage_notes to munshi_app;

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
create policy for_functions on public.profiles to current_user using (true) with check (true);
create policy language_of_accounts on public.profiles for select to munshi_accounts using (true);
create policy made_at_confirmation on public.profiles for insert to munshi_accounts with check (true);
create policy own_row on public.profiles to munshi_app using ((id = ( SELECT app.user_id() AS user_id))) with check ((id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.profiles as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant insert on public.profiles to munshi_accounts;
grant select (id, language, mail_reminders) on public.profiles to munshi_accounts;
grant select, update on public.profiles to munshi_app;

alter table public.reminder_claims enable row level security;
alter table public.reminder_claims force row level security;
create policy claimed_by_the_worker on public.reminder_claims to munshi_worker using (true) with check (true);
create policy for_functions on public.reminder_claims to current_user using (true) with check (true);
grant delete, insert, select, update on public.reminder_claims to munshi_worker;

alter table public.saved_search_matches enable row level security;
alter table public.saved_search_matches force row level security;
create policy mailed_by_the_worker on public.saved_search_matches to munshi_worker using (true) with check (true);
grant delete, insert, select, update on public.saved_search_matches to munshi_worker;

alter table public.saved_searches enable row level security;
alter table public.saved_searches force row level security;
create policy mailed_by_the_worker on public.saved_searches to munshi_worker using (true) with check (true);
create policy own_rows on public.saved_searches to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.saved_searches as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.saved_searches to munshi_app;
grant update (name, query, mode, filters, updated_at, alert) on public.saved_searches to munshi_app;
grant select on public.saved_searches to munshi_worker;
grant update (alert, alert_checked_at, alert_sent_at, alert_claimed_until) on public.saved_searches to munshi_worker;

grant delete, insert, select, update on public.shared_usage_counters to munshi_worker;

grant delete, insert, select on public.shared_usage_reservations to munshi_worker;

alter table public.stored_files enable row level security;
alter table public.stored_files force row level security;
create policy for_functions on public.stored_files to current_user using (true) with check (true);
create policy members_read on public.stored_files for select to munshi_app using (
CASE
    WHEN (path ~ '^case_files/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/'::text) THEN (EXISTS ( SELECT
       FROM app.case_access a
      WHERE (a.case_id = (substr(stored_files.path, 12, 36))::uuid)))
    ELSE NULL::boolean
END);
create policy own_rows on public.stored_files to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.stored_files as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy sweep on public.stored_files to munshi_worker using (true);
grant delete, insert, select on public.stored_files to munshi_app;
grant delete, select on public.stored_files to munshi_worker;

alter table public.subscription_payments enable row level security;
alter table public.subscription_payments force row level security;
create policy own_rows on public.subscription_payments to munshi_app using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy payments on public.subscription_payments to munshi_worker using (true) with check (true);
create policy second_factor on public.subscription_payments as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant select on public.subscription_payments to munshi_app;
grant insert, select, update on public.subscription_payments to munshi_worker;

alter table public.subscription_plans enable row level security;
alter table public.subscription_plans force row level security;
create policy for_sale on public.subscription_plans to munshi_app using ((for_sale OR (EXISTS ( SELECT
   FROM public.user_subscriptions s
  WHERE ((s.plan_id = subscription_plans.id) AND (s.user_id = ( SELECT app.user_id() AS user_id)))))));
create policy payments on public.subscription_plans to munshi_worker using (true) with check (true);
grant select on public.subscription_plans to munshi_app;
grant insert, select, update on public.subscription_plans to munshi_worker;

alter table public.timeline_events enable row level security;
alter table public.timeline_events force row level security;
create policy commenters_add_notes on public.timeline_events for insert to munshi_app with check (((event_type = 'note'::text) AND (EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = timeline_events.case_id) AND (a.role = 'commenter'::text))))));
create policy for_functions on public.timeline_events to current_user using (true) with check (true);
create policy hide_bin on public.timeline_events as restrictive to munshi_app, munshi_worker using (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin))) with check (((bin_id IS NULL) OR ( SELECT app.shows_bin() AS shows_bin)));
create policy members_add on public.timeline_events for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = timeline_events.case_id) AND (a.role = ANY ('{editor,clerk}'::text[]))))));
create policy members_change on public.timeline_events for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = timeline_events.case_id)))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = timeline_events.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy members_read on public.timeline_events for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE (a.case_id = timeline_events.case_id))));
create policy members_remove on public.timeline_events for delete to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = timeline_events.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy own_additions on public.timeline_events for update to munshi_app using ((created_by = ( SELECT app.user_id() AS user_id))) with check (((created_by = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = timeline_events.case_id) AND ((a.role = 'clerk'::text) OR ((a.role = 'commenter'::text) AND (timeline_events.event_type = 'note'::text))))))));
create policy own_additions_removed on public.timeline_events for delete to munshi_app using (((created_by = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = timeline_events.case_id) AND (a.role = ANY (ARRAY['clerk'::text, 'commenter'::text])))))));
create policy own_rows on public.timeline_events to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.timeline_events as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy told_by_mail_and_calendar on public.timeline_events to munshi_worker using (true) with check (true);
grant delete, insert, select, update on public.timeline_events to munshi_app;
grant select (id, owner_id, case_id, title, description, event_type, event_date, all_day, place, remind_days, reminded_at, created_at, updated_at, done_at, deadline, deadline_outdated, result, deadline_outdated_by, deadline_to_check) on public.timeline_events to munshi_worker;
grant update (reminded_at, deadline_outdated, deadline_outdated_by, deadline_to_check) on public.timeline_events to munshi_worker;

alter table public.usage_counters enable row level security;
alter table public.usage_counters force row level security;
create policy for_functions on public.usage_counters to current_user using (true) with check (true);
create policy own_rows on public.usage_counters to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.usage_counters as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy sweep on public.usage_counters to munshi_worker using (true) with check (true);
grant delete, insert, select, update on public.usage_counters to munshi_app;
grant insert, select, update on public.usage_counters to munshi_worker;

alter table public.usage_reservations enable row level security;
alter table public.usage_reservations force row level security;
create policy for_functions on public.usage_reservations to current_user using (true) with check (true);
create policy own_rows on public.usage_reservations to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.usage_reservations as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select on public.usage_reservations to munshi_app;

alter table public.user_subscriptions enable row level security;
alter table public.user_subscriptions force row level security;
create policy own_rows on public.user_subscriptions to munshi_app using ((user_id = ( SELECT app.user_id() AS user_id))) with check ((user_id = ( SELECT app.user_id() AS user_id)));
create policy payments on public.user_subscriptions to munshi_worker using (true) with check (true);
create policy second_factor on public.user_subscriptions as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant select on public.user_subscriptions to munshi_app;
grant delete, insert, select, update on public.user_subscriptions to munshi_worker;

alter table public.webhook_deliveries enable row level security;
alter table public.webhook_deliveries force row level security;
create policy for_functions on public.webhook_deliveries to current_user using (true) with check (true);
create policy own_rows on public.webhook_deliveries to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.webhook_deliveries as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy send on public.webhook_deliveries to munshi_worker using (true) with check (true);
grant insert, select on public.webhook_deliveries to munshi_app;
grant update (state, attempts, next_at) on public.webhook_deliveries to munshi_app;
grant delete, select on public.webhook_deliveries to munshi_worker;
grant update (state, attempts, next_at, last_status, last_problem, delivered_at) on public.webhook_deliveries to munshi_worker;

alter table public.webhook_endpoints enable row level security;
alter table public.webhook_endpoints force row level security;
create policy for_functions on public.webhook_endpoints to current_user using (true) with check (true);
create policy own_rows on public.webhook_endpoints to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.webhook_endpoints as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
create policy send on public.webhook_endpoints to munshi_worker using (true) with check (true);
grant delete, insert, select on public.webhook_endpoints to munshi_app;
grant update (url, events, enabled, secret_version, rotated_at, updated_at) on public.webhook_endpoints to munshi_app;
grant select on public.webhook_endpoints to munshi_worker;
grant update (turn_at) on public.webhook_endpoints to munshi_worker;

alter table public.written_summaries enable row level security;
alter table public.written_summaries force row level security;
create policy for_functions on public.written_summaries to current_user using (true) with check (true);
create policy hide_bin on public.written_summaries as restrictive to munshi_app using ((( SELECT app.shows_bin() AS shows_bin) OR (NOT (case_id IN ( SELECT app.cases_in_bin() AS cases_in_bin)))));
create policy members_add on public.written_summaries for insert to munshi_app with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = written_summaries.case_id) AND (a.role = ANY ('{editor,commenter}'::text[]))))));
create policy members_change on public.written_summaries for update to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = written_summaries.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[])))))) with check ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = written_summaries.case_id) AND (a.role = ANY ('{editor,commenter}'::text[]))))));
create policy members_read on public.written_summaries for select to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = written_summaries.case_id) AND (a.role = ANY ('{editor,commenter,viewer}'::text[]))))));
create policy members_remove on public.written_summaries for delete to munshi_app using ((EXISTS ( SELECT
   FROM app.case_access a
  WHERE ((a.case_id = written_summaries.case_id) AND (a.role = ANY ('{editor}'::text[]))))));
create policy own_rows on public.written_summaries to munshi_app using ((owner_id = ( SELECT app.user_id() AS user_id))) with check ((owner_id = ( SELECT app.user_id() AS user_id)));
create policy second_factor on public.written_summaries as restrictive to munshi_app using (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor)))) with check (((( SELECT app.aal() AS aal) = 'aal2'::text) OR (NOT ( SELECT app.has_second_factor() AS has_second_factor))));
grant delete, insert, select, update on public.written_summaries to munshi_app;

grant execute on function app.aal() to munshi_accounts, munshi_app, munshi_worker;
grant execute on function app.accept_case(uuid,timestamp with time zone) to munshi_app;
grant execute on function app.accept_invitation(text,timestamp with time zone) to munshi_app;
grant execute on function app.accepted_suggestions(uuid,integer) to munshi_app;
grant execute on function app.advocate_of(uuid) to munshi_worker;
grant execute on function app.cancel_fee_note(uuid,timestamp with time zone) to munshi_app;
grant execute on function app.case_role(uuid) to munshi_app;
grant execute on function app.case_roles() to munshi_app;
grant execute on function app.cases_in_bin() to munshi_app;
grant execute on function app.cases_in_calendar(uuid) to munshi_worker;
grant execute on function app.chat_messages_like(text,uuid,integer) to munshi_app;
grant execute on function app.client_of_case(uuid) to munshi_app;
grant execute on function app.count_invitation(uuid,text,timestamp with time zone) to munshi_app;
grant execute on function app.days_have_moved(jsonb,uuid,uuid) to munshi_app, munshi_worker;
grant execute on function app.drafts_of_clerks(uuid) to munshi_app;
grant execute on function app.dues_of_case(uuid,uuid) to munshi_worker;
grant execute on function app.end_offer(uuid) to munshi_app;
grant execute on function app.enrolments_of_chambers(uuid) to munshi_app;
grant execute on function app.erase_rows(uuid,text,integer) to munshi_worker;
grant execute on function app.files_in_bin() to munshi_app;
grant execute on function app.fill_bin_item(uuid,uuid) to munshi_app;
grant execute on function app.forget_author(uuid,integer) to munshi_worker;
grant execute on function app.has_second_factor() to munshi_app;
grant execute on function app.headed_cases() to munshi_app;
grant execute on function app.hide_bin_again(text) to munshi_app, munshi_worker;
grant execute on function app.indian_day_start(timestamp with time zone) to munshi_app, munshi_worker;
grant execute on function app.issue_fee_note(uuid,uuid,text,text,timestamp with time zone,bigint,jsonb,jsonb) to munshi_app;
grant execute on function app.knows_address(uuid,uuid,text) to munshi_app;
grant execute on function app.members_by_mail(uuid) to munshi_worker;
grant execute on function app.members_of_owner(uuid) to munshi_worker;
grant execute on function app.move_drafts_to_bin(uuid[]) to munshi_app;
grant execute on function app.move_paths_to_bin(text[]) to munshi_app;
grant execute on function app.move_rows_to_bin(text,uuid[]) to munshi_app;
grant execute on function app.move_to_bin(text,uuid[]) to munshi_app;
grant execute on function app.my_chambers() to munshi_app;
grant execute on function app.named_paths(text[]) to munshi_worker;
grant execute on function app.offer_case(uuid,uuid,timestamp with time zone) to munshi_app;
grant execute on function app.offer_of_case(uuid,timestamp with time zone) to munshi_app;
grant execute on function app.owner_name(uuid) to munshi_app;
grant execute on function app.owner_of_inbound_address(text) to munshi_worker;
grant execute on function app.paths_in_bin(uuid) to munshi_app;
grant execute on function app.people_of_case(uuid) to munshi_app;
grant execute on function app.people_of_chambers(uuid) to munshi_app;
grant execute on function app.prune_case_activity() to munshi_worker;
grant execute on function app.read_invitation(text,timestamp with time zone) to munshi_app;
grant execute on function app.readers_of(uuid,uuid) to munshi_worker;
grant execute on function app.remove_bin_item(uuid,integer) to munshi_app, munshi_worker;
grant execute on function app.remove_bin_rows(uuid,integer) to munshi_app, munshi_worker;
grant execute on function app.restore_from_bin(uuid) to munshi_app;
grant execute on function app.restore_rows_from_bin(uuid) to munshi_app;
grant execute on function app.set_next_dates(uuid[],timestamp with time zone) to munshi_app, munshi_worker;
grant execute on function app.sharing_owners() to munshi_app;
grant execute on function app.show_bin() to munshi_app, munshi_worker;
grant execute on function app.shows_bin() to munshi_app, munshi_worker;
grant execute on function app.uncount_unnamed_files(timestamp with time zone) to munshi_worker;
grant execute on function app.user_id() to munshi_accounts, munshi_app, munshi_worker;
grant execute on function app.writes_answer() to munshi_app;
