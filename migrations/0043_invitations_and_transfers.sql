-- Functions of sharing. They run with the rights of the owner of the tables, because a member writes rows of the owner of a
-- case here; each checks first who calls.

-- Invitations that were sent, for the limits of a sender and of an address. An address is kept as a hash.
create table app.invitation_sends (
  id bigint generated always as identity primary key,
  sender uuid not null references auth.users (id) on delete cascade,
  -- The case or the chambers.
  invited_to uuid not null,
  address_hash bytea not null,
  sent_at timestamptz not null
);
create index invitation_sends_of_sender on app.invitation_sends (sender, sent_at);
create index invitation_sends_of_address on app.invitation_sends (address_hash, sent_at);

-- Counts an invitation. False, and nothing counted, when a limit of a day is reached: 200 of a sender, 40 of them to one
-- address (a senior shares many cases with one junior), 5 of these to one case; 60 to one address from all senders.
create function app.count_invitation(target uuid, address text, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
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
$$;

-- Whether the address is the caller's own, or of somebody who is in the case or in the chambers already.
create function app.knows_address(of_case uuid, of_chambers uuid, address text) returns text
language sql stable security definer set search_path = '' as $$
  select case when u.id = app.user_id() then 'self'
    when exists (select from public.case_members m where m.case_id = of_case and m.user_id = u.id)
      or exists (select from public.chambers_members m where m.chambers_id = of_chambers and m.user_id = u.id) then 'member' end
  from auth.users u
  where (u.email = address or u.phone = address)
    and (u.id = app.user_id() or app.case_role(of_case) = 'owner'
      or exists (select from app.my_chambers() c where c.chambers_id = of_chambers and c.role = 'head'))
  order by u.id = app.user_id() desc limit 1
$$;

-- What an invitation says to the user who opens it, and what stands against it: unknown, other (for another account: its
-- address is given), used, expired, own (the user's own case), second_factor; null, nothing.
create function app.read_invitation(hash text, at timestamptz, out refusal text, out id uuid, out case_id uuid,
  out chambers_id uuid, out title text, out role text, out invited_by text, out address text, out expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  found_one public.invitations;
  me auth.users;
  c public.cases;
begin
  select * into found_one from public.invitations i where i.token_hash = hash;
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
end
$$;

-- Accepts an invitation once. `refusal` as in `app.read_invitation`.
create function app.accept_invitation(hash text, at timestamptz, out refusal text, out case_id uuid, out chambers_id uuid,
  out address text)
language plpgsql security definer set search_path = '' as $$
declare
  opened record;
  owner uuid;
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
    insert into public.case_members as m (owner_id, case_id, user_id, role, created_by)
    values (owner, opened.case_id, app.user_id(), opened.role, owner)
    on conflict on constraint case_members_case_id_user_id_key do update set role = excluded.role;
  else
    insert into public.chambers_members as m (chambers_id, user_id, role) values (opened.chambers_id, app.user_id(), opened.role)
    on conflict on constraint chambers_members_chambers_id_user_id_key do update set role = excluded.role;
  end if;
end
$$;

-- Who is in a case: the owner, members, and the members of chambers, with what their names and addresses are. Empty for
-- somebody who is not in it. Clerks see names, not addresses.
create function app.people_of_case(of_case uuid) returns table (user_id uuid, name text, email text, phone text, role text,
  member_id uuid, chambers_id uuid, chambers text, since timestamptz)
language sql stable security definer set search_path = '' as $$
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
$$;

create function app.people_of_chambers(of_chambers uuid) returns table (user_id uuid, name text, email text, phone text,
  role text, member_id uuid, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select m.user_id, f.full_name, a.email, a.phone, m.role, m.id, m.created_at
  from public.chambers_members m join auth.users a on a.id = m.user_id left join public.profiles f on f.id = m.user_id
  where m.chambers_id = of_chambers and exists (select from app.my_chambers() c where c.chambers_id = of_chambers)
  order by m.created_at, m.id limit 300
$$;

-- The client of a case: its name for everybody in the case, its contact details for the owner and editors.
create function app.client_of_case(of_case uuid) returns table (name text, contact_person text, email text, phone text,
  address text, can_contact boolean)
language sql stable security definer set search_path = '' as $$
  select coalesce(k.name, c.client_name), case when allowed then k.contact_person end, case when allowed then k.email end,
    case when allowed then k.phone end, case when allowed then k.address end, allowed
  from public.cases c left join public.clients k on k.owner_id = c.owner_id and k.id = c.client_id and k.bin_id is null
    cross join lateral (select app.case_role(of_case) as role) r
    cross join lateral (select r.role in ('owner', 'editor') as allowed) a
  where c.id = of_case and c.bin_id is null and r.role is not null
$$;

-- Foreign keys with the owner are checked at the end of a transfer, when every row has the new owner.
do $$
declare
  key record;
begin
  for key in
    select k.conrelid::regclass as held, k.conname from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'owner_id' and a.attnum = any (k.conkey)
    join pg_attribute b on b.attrelid = k.confrelid and b.attname = 'owner_id' and b.attnum = any (k.confkey)
    where k.contype = 'f' and not k.condeferrable and k.connamespace = 'public'::regnamespace
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', key.held, key.conname);
  end loop;
end
$$;

-- Gives a case with all that belongs to it to another owner, who gets a copy of its client.
create function app.move_case(moved uuid, old_owner uuid, new_owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
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
  update public.invitations set owner_id = new_owner where case_id = moved;
  update public.case_activity set owner_id = new_owner where case_id = moved;
  with gone as (
    update public.stored_files set owner_id = new_owner where owner_id = old_owner and starts_with(path, folder) returning size
  ) select coalesce(sum(size), 0) into stored from gone;
  update public.usage_counters set used = greatest(used - stored, 0) where owner_id = old_owner and allowance = 'storage.bytes';
  insert into public.usage_counters as u (owner_id, allowance, used) values (new_owner, 'storage.bytes', stored)
    on conflict (owner_id, allowance, day) do update set used = u.used + excluded.used;
  set constraints all immediate;
end
$$;

-- Hands a case of the caller over to a member, and keeps the caller as an editor. `refusal`: unknown, self, member (the user
-- is not in the case, or a clerk only).
create function app.transfer_case(moved uuid, heir uuid, out refusal text, out used bigint)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then refusal := 'unknown'; return; end if;
  perform from public.cases where id = moved and owner_id = me and bin_id is null for update;
  if not found then refusal := 'unknown'; return; end if;
  if heir = me then refusal := 'self'; return; end if;
  if not exists (select from public.case_members m where m.case_id = moved and m.user_id = heir and m.role <> 'clerk')
    and not exists (select from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
      where k.case_id = moved and u.user_id = heir and u.role <> 'clerk') then
    refusal := 'member'; return;
  end if;
  perform app.move_case(moved, me, heir);
  insert into public.case_members (owner_id, case_id, user_id, role, created_by) values (heir, moved, me, 'editor', heir)
    on conflict on constraint case_members_case_id_user_id_key do update set role = 'editor';
  select u.used into used from public.usage_counters u where u.owner_id = heir and u.allowance = 'storage.bytes';
end
$$;

grant execute on function app.count_invitation(uuid, text, timestamptz), app.knows_address(uuid, uuid, text),
  app.read_invitation(text, timestamptz), app.accept_invitation(text, timestamptz), app.people_of_case(uuid),
  app.people_of_chambers(uuid), app.client_of_case(uuid), app.transfer_case(uuid, uuid) to munshi_app;

-- The worker: whose calendars and reminders a case is in, by the choice of its members. A case that requires a second factor
-- of its members is in none: a calendar program and a mail cannot confirm one.
create function app.cases_in_calendar(of_user uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.case_id from public.case_members m where m.user_id = of_user and m.in_calendar and not m.requires_second_factor
  union
  select k.case_id from public.chambers_members u join public.case_chambers k on k.chambers_id = u.chambers_id
  where u.user_id = of_user and u.in_calendar and not k.requires_second_factor and k.owner_id <> of_user
    and not exists (select from public.case_members m where m.case_id = k.case_id and m.user_id = of_user)
$$;
create function app.members_by_mail(of_case uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.case_members m where m.case_id = of_case and m.by_mail and not m.requires_second_factor
  union
  select u.user_id from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
  where k.case_id = of_case and u.by_mail and not k.requires_second_factor and u.user_id <> k.owner_id
    and not exists (select from public.case_members m where m.case_id = of_case and m.user_id = u.user_id)
$$;
grant execute on function app.cases_in_calendar(uuid), app.members_by_mail(uuid) to munshi_worker;
