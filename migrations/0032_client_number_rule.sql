-- A client past exploration has a number, whichever path writes it. The rule is checked when a number or a status is
-- written and changes, so that an older client without a number can still be edited. It is checked after the write,
-- so that an upsert is judged by the row it leaves.
create function app.require_client_number() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status <> 'exploration' and coalesce(btrim(new.client_number), '') = '' and (
    tg_op = 'INSERT' or (new.status, new.client_number) is distinct from (old.status, old.client_number)
  ) then
    raise exception 'A client past exploration needs a number'
      using errcode = 'check_violation', constraint = 'clients_number_required';
  end if;
  return null;
end
$$;
create trigger require_client_number after insert or update of status, client_number on public.clients
  for each row execute function app.require_client_number();

-- A client that is added by its name alone begins as an exploration.
alter table public.clients alter column status set default 'exploration';
