-- What changes is announced to the servers that listen, with ids and nothing else; a server reads the row again through
-- row-level security, as the one who is told, before it tells anybody.

-- For authors of migrations: a table with rows of users, once it has its columns, and again after a migration adds a
-- column with an id (uuid):
--   CALL app.announce_changes('public.x');
-- The function is written for the table, so that no row is unpacked for it: a draft of a megabyte costs what a name costs.
create procedure app.announce_changes(announced regclass) language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = announced);
  ids text;
begin
  select string_agg(format('%L, changed.%I', attname, attname), ', ' order by attnum)
    into ids
    from pg_attribute
    where attrelid = announced and attnum > 0 and not attisdropped and atttypid = 'uuid'::regtype;
  -- A row without an owner_id is its owner's own: its id is the user's.
  if not exists (select from pg_attribute where attrelid = announced and attname = 'owner_id' and not attisdropped) then
    ids := '''owner_id'', changed.id, ' || ids;
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
$$;

call app.announce_changes('public.clients');
call app.announce_changes('public.cases');
call app.announce_changes('public.case_files');
call app.announce_changes('public.profiles');

-- A session that ends, or whose level changes, closes what is open in it at once.
create function app.announce_session_end() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('munshi_sessions', old.id::text);
  return null;
end
$$;
create trigger announce_end after update of ended_at, aal on auth.sessions
  for each row when (old.ended_at is null and (new.ended_at is not null or new.aal <> old.aal)) execute function app.announce_session_end();
create trigger announce_removal after delete on auth.sessions
  for each row when (old.ended_at is null) execute function app.announce_session_end();
