-- One link can open several cases of one owner: their invitations have the same hash. Each case has its own row, so that the
-- invitation to one of them is renewed or cancelled by itself.
alter table public.invitations drop constraint invitations_token_hash_key;
create index invitations_by_token on public.invitations (token_hash);

create function app.opened_with(opened uuid, at timestamptz) returns table (id uuid, case_id uuid, role text)
  language sql stable security definer set search_path to ''
as $function$
  select o.id, o.case_id, o.role
  from public.invitations i
  join public.invitations o on o.token_hash = i.token_hash and o.id <> i.id and o.owner_id = i.owner_id
    and o.used_at is null and o.expires_at > at
  join public.cases k on k.id = o.case_id and k.bin_id is null and k.owner_id = o.owner_id
  where i.id = opened and not (k.requires_second_factor and app.aal() is distinct from 'aal2')
$function$;
comment on function app.opened_with(uuid, timestamptz) is 'The other invitations that the link of one opens, for the functions that read and accept it.';

drop function app.read_invitation(text, timestamptz);
create function app.read_invitation(hash text, at timestamp with time zone, OUT refusal text, OUT id uuid, OUT case_id uuid, OUT chambers_id uuid, OUT title text, OUT role text, OUT invited_by text, OUT address text, OUT expires_at timestamp with time zone, OUT others text[])
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
comment on function app.read_invitation(text, timestamptz) is 'What an invitation says to the user who opens it, and what stands against it: unknown, other (for another account: its address is given), used, expired, own (the user''s own case), second_factor; null, nothing. `others`: titles of further cases that it opens.';
grant execute on function app.read_invitation(text, timestamptz) to munshi_app;

create or replace function app.accept_invitation(hash text, at timestamp with time zone, OUT refusal text, OUT case_id uuid, OUT chambers_id uuid, OUT address text)
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
