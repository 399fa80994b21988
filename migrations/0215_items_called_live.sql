-- A called item is announced to the chambers of the one who entered it.
alter table public.court_calls add column id uuid not null default gen_random_uuid() unique;

create function app.announce_court_calls() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function app.announce_court_calls() is 'Announces a called item to its owner and to each chambers that the owner is in.';
create trigger announce_changes after insert or update or delete on public.court_calls
  for each row execute function app.announce_court_calls();
