-- Sign-in with any OpenID provider beside Google.
do $$
declare
  old record;
begin
  for old in
    select c.conrelid::regclass as of_table, c.conname from pg_constraint c
    where c.contype = 'c' and c.conrelid in ('auth.identities'::regclass, 'auth.oauth_flows'::regclass)
      and pg_get_constraintdef(c.oid) like '%provider = %'
  loop
    execute format('alter table %s drop constraint %I', old.of_table, old.conname);
    execute format('alter table %s add check (provider in (''google'', ''oidc''))', old.of_table);
  end loop;
  for old in
    select c.conname from pg_constraint c where c.contype = 'c' and c.conrelid = 'public.consents'::regclass
      and pg_get_constraintdef(c.oid) like '%''phone''%'
  loop
    execute format('alter table public.consents drop constraint %I', old.conname);
    alter table public.consents add check (way in ('email', 'phone', 'google', 'oidc', 'profile'));
  end loop;
end
$$;
alter table auth.users add column oidc_disconnected_at timestamp with time zone;
comment on column auth.users.oidc_disconnected_at is 'The same for the OpenID provider of the operator''s choice.';
