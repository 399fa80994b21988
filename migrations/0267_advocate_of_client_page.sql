-- The page of a client says whose client it speaks to.
create function app.advocate_of(of_owner uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(btrim(full_name), '') from public.profiles where id = of_owner
$$;
comment on function app.advocate_of(uuid) is 'The name of the advocate who shared a page with a client.';
revoke execute on function app.advocate_of(uuid) from public;
grant execute on function app.advocate_of(uuid) to munshi_worker;
