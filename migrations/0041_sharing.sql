-- Cases are shared: with single people (case_members) and with a whole chambers (case_chambers). One function says which
-- cases are shared with the caller and in which role; every policy of every table that belongs to a case uses it.
-- Decision 50.
--
-- For authors of migrations: a table whose rows belong to a case has `owner_id` (the owner of the case), `case_id` and the
-- policy `own_rows` as before, a deferrable foreign key `(owner_id, case_id)`, an index that begins with `case_id`, and
--   CALL app.share_by_role('public.x', 'case_id', readers => …, adders => …, changers => …, removers => …);
-- Rows that a user inserts also have `created_by` and CALL app.own_as_case('public.x').

-- Functions that run with the rights of the owner of the tables (SECURITY DEFINER) are held to policies too.
create procedure app.let_functions_reach(reached regclass) language plpgsql as $$
begin
  execute format('create policy for_functions on %s to current_user using (true) with check (true)', reached);
end
$$;

alter table public.cases
  -- Who added the row; null in rows from before cases were shared, which their owner added.
  add column created_by uuid,
  -- Members reach the case in a session with a confirmed second factor only.
  add column requires_second_factor boolean not null default false;
alter table public.case_files add column created_by uuid;
alter table public.timeline_events add column created_by uuid;

create table public.chambers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  -- Null when the user who added the chambers is no longer in it.
  created_by uuid default app.user_id() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chambers_of_creator on public.chambers (created_by);

create table public.chambers_members (
  id uuid primary key default gen_random_uuid(),
  chambers_id uuid not null references public.chambers (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('head', 'member', 'clerk')),
  -- What the member chose: the dates of its cases in their calendar, and reminders of them by mail.
  in_calendar boolean not null default false,
  by_mail boolean not null default false,
  created_at timestamptz not null default now(),
  unique (chambers_id, user_id)
);
create index chambers_members_of_user on public.chambers_members (user_id, chambers_id) include (role);

create table public.case_members (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  case_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('editor', 'commenter', 'viewer', 'clerk')),
  in_calendar boolean not null default false,
  by_mail boolean not null default false,
  -- That of the case.
  requires_second_factor boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (case_id, user_id),
  check (user_id <> owner_id),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade deferrable
);
create index case_members_of_owner on public.case_members (owner_id, case_id);
create index case_members_of_user on public.case_members (user_id, case_id) include (role, requires_second_factor);

-- In this role the heads and members of the chambers reach the case; its clerks reach it as clerks.
create table public.case_chambers (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  chambers_id uuid not null references public.chambers (id) on delete cascade,
  role text not null default 'viewer' check (role in ('editor', 'commenter', 'viewer')),
  requires_second_factor boolean not null default false,
  created_at timestamptz not null default now(),
  unique (case_id, chambers_id),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade deferrable
);
create index case_chambers_of_owner on public.case_chambers (owner_id, case_id);
create index case_chambers_of_chambers on public.case_chambers (chambers_id, case_id)
  include (role, requires_second_factor);

-- An invitation to a case or to a chambers. The link holds a secret, of which the hash is kept.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid,
  chambers_id uuid references public.chambers (id) on delete cascade,
  email text check (email = lower(email)),
  phone text,
  role text not null check (role in ('editor', 'commenter', 'viewer', 'clerk', 'head', 'member')),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid,
  check (num_nonnulls(case_id, chambers_id) = 1),
  check (num_nonnulls(email, phone) = 1),
  check (case when case_id is null then role in ('head', 'member', 'clerk') else role not in ('head', 'member') end),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade deferrable
);
create index invitations_of_case on public.invitations (owner_id, case_id);
-- A pending invitation of an address is renewed, never doubled.
create unique index invitations_once_per_case on public.invitations (case_id, coalesce(email, phone))
  where used_at is null and case_id is not null;
create unique index invitations_once_per_chambers on public.invitations (chambers_id, coalesce(email, phone))
  where used_at is null and chambers_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['chambers', 'chambers_members', 'case_members', 'case_chambers', 'invitations'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('call app.guard_with_second_factor(%L)', 'public.' || name);
  end loop;
  foreach name in array array['chambers', 'chambers_members', 'case_members', 'case_chambers', 'invitations', 'profiles',
    'clients', 'cases', 'case_files', 'timeline_events', 'event_suggestions', 'case_file_pages', 'bin_items',
    'conflict_names', 'conflict_words', 'stored_files', 'usage_counters', 'usage_reservations'] loop
    execute format('call app.let_functions_reach(%L)', 'public.' || name);
  end loop;
end
$$;

-- The chambers of the caller, with their role there.
create function app.my_chambers() returns table (chambers_id uuid, role text)
language sql stable security definer set search_path = '' rows 10 as $$
  select m.chambers_id, m.role from public.chambers_members m where m.user_id = app.user_id()
$$;

-- How far a role of a chambers reaches in a case that is shared with it; the names by rank are in `app.case_roles`.
create function app.rank_in_chambers(member_role text, shared_role text) returns integer language sql immutable
  return case when member_role = 'clerk' then 1 when shared_role = 'viewer' then 2 when shared_role = 'commenter' then 3 else 4 end;

-- The cases that are shared with the caller, in whichever role; their own are not among them. Every reading asks for them,
-- so it looks at two indexes and nothing else; a case can be there twice.
create function app.shared_cases() returns setof uuid
language sql stable security definer set search_path = '' rows 500 as $$
  select m.case_id from public.case_members m
  where m.user_id = app.user_id() and (not m.requires_second_factor or app.aal() = 'aal2')
  union all
  select k.case_id from public.chambers_members u join public.case_chambers k on k.chambers_id = u.chambers_id
  where u.user_id = app.user_id() and k.owner_id <> app.user_id()
    and (not k.requires_second_factor or app.aal() = 'aal2')
$$;

-- The cases that are shared with the caller, each with the caller's role; their own are not among them. What is shared
-- with the person counts, and else the furthest role that a chambers gives.
create function app.case_roles() returns table (case_id uuid, role text)
language sql stable security definer set search_path = '' rows 500 as $$
  with own as (
    select m.case_id, m.role, m.requires_second_factor from public.case_members m where m.user_id = app.user_id()
  )
  select o.case_id, o.role from own o where not o.requires_second_factor or app.aal() = 'aal2'
  union all
  select k.case_id, (array['clerk', 'viewer', 'commenter', 'editor'])[max(app.rank_in_chambers(u.role, k.role))]
  from public.chambers_members u join public.case_chambers k on k.chambers_id = u.chambers_id
  where u.user_id = app.user_id() and k.owner_id <> app.user_id()
    and (not k.requires_second_factor or app.aal() = 'aal2')
    and not exists (select from own o where o.case_id = k.case_id)
  group by k.case_id
$$;

-- The caller's role in one case: owner, editor, commenter, viewer, clerk, or null.
create function app.case_role(of_case uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when c.owner_id = app.user_id() then 'owner'
    when c.requires_second_factor and app.aal() is distinct from 'aal2' then null
    else coalesce(
      (select m.role from public.case_members m where m.case_id = c.id and m.user_id = app.user_id()),
      (select (array['clerk', 'viewer', 'commenter', 'editor'])[max(app.rank_in_chambers(u.role, k.role))]
       from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
       where k.case_id = c.id and u.user_id = app.user_id()))
    end
  from public.cases c where c.id = of_case
$$;

-- The owners whose rows the caller may meet: the caller, and the owners of what is shared with them.
create function app.sharing_owners() returns setof uuid
language sql stable security definer set search_path = '' rows 10 as $$
  select app.user_id()
  union
  select m.owner_id from public.case_members m where m.user_id = app.user_id()
  union
  select k.owner_id from public.chambers_members u join public.case_chambers k on k.chambers_id = u.chambers_id
  where u.user_id = app.user_id()
$$;

-- The name of the owner of a case that the caller reads.
create function app.owner_name(owner uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.full_name from public.profiles p where p.id = owner and owner in (select app.sharing_owners())
$$;

grant execute on function app.my_chambers(), app.shared_cases(), app.case_roles(), app.case_role(uuid), app.sharing_owners(),
  app.owner_name(uuid) to munshi_app;

-- The condition that the caller has one of these roles in the case that a column names.
create function app.has_role_in(of_case name, roles text[]) returns text language sql immutable
  return case when roles @> '{editor,commenter,viewer,clerk}' then format('%I in (select s.id from app.shared_cases() s (id))', of_case)
    else format('%I in (select case_id from app.case_roles() where role = any (%L))', of_case, roles) end;

-- Opens a table to the members of a case. An update is refused with an error, not left out, when the reader may not make
-- it; a delete is left out.
create procedure app.share_by_role(shared regclass, of_case name, readers text[], adders text[] default '{}',
  changers text[] default '{}', removers text[] default '{}') language plpgsql as $$
declare
  readable text := app.has_role_in(of_case, readers);
begin
  execute format('create policy members_read on %s for select to munshi_app using (%s)', shared, readable);
  if adders <> '{}' then
    execute format('create policy members_add on %s for insert to munshi_app with check (%s)',
      shared, app.has_role_in(of_case, adders));
  end if;
  if changers <> '{}' then
    execute format('create policy members_change on %s for update to munshi_app using (%s) with check (%s)',
      shared, readable, app.has_role_in(of_case, changers));
  end if;
  if removers <> '{}' then
    execute format('create policy members_remove on %s for delete to munshi_app using (%s)',
      shared, app.has_role_in(of_case, removers));
  end if;
end
$$;

call app.share_by_role('public.cases', 'id', readers => '{editor,commenter,viewer,clerk}', changers => '{editor}');
call app.share_by_role('public.case_files', 'case_id', readers => '{editor,commenter,viewer,clerk}',
  adders => '{editor,clerk}', changers => '{editor}');
call app.share_by_role('public.timeline_events', 'case_id', readers => '{editor,commenter,viewer,clerk}',
  adders => '{editor,clerk}', changers => '{editor}', removers => '{editor}');
call app.share_by_role('public.event_suggestions', 'case_id', readers => '{editor,commenter,viewer,clerk}',
  changers => '{editor,clerk}');
call app.share_by_role('public.case_file_pages', 'case_id', readers => '{editor,commenter,viewer,clerk}');
call app.share_by_role('public.conflict_names', 'case_id', readers => '{editor,commenter,viewer,clerk}');

-- A commenter adds notes. Commenters and clerks change and delete what they added themselves.
create policy commenters_add_notes on public.timeline_events for insert to munshi_app
  with check (event_type = 'note' and case_id in (select case_id from app.case_roles() where role = 'commenter'));
create policy own_additions on public.timeline_events for update to munshi_app
  using (created_by = (select app.user_id()))
  with check (created_by = (select app.user_id()) and (
    case_id in (select case_id from app.case_roles() where role = 'clerk')
    or (event_type = 'note' and case_id in (select case_id from app.case_roles() where role = 'commenter'))));
create policy own_additions_removed on public.timeline_events for delete to munshi_app
  using (created_by = (select app.user_id())
    and case_id in (select case_id from app.case_roles() where role in ('clerk', 'commenter')));
create policy own_additions on public.case_files for update to munshi_app
  using (created_by = (select app.user_id()))
  with check (created_by = (select app.user_id())
    and case_id in (select case_id from app.case_roles() where role = 'clerk'));

-- A row that a member adds belongs to the owner of the case, whatever the client sent. What is fixed stays.
create function app.take_owner_of_case() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'munshi_app' then
    if tg_table_name <> 'cases' then
      new.owner_id := coalesce((select c.owner_id from public.cases c where c.id = new.case_id), new.owner_id);
    end if;
    new.created_by := app.user_id();
  end if;
  return new;
end
$$;
create function app.keep_owner() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'munshi_app' and (new.owner_id, new.created_by) is distinct from (old.owner_id, old.created_by) then
    raise exception 'The owner of a row is not changed' using errcode = 'insufficient_privilege', constraint = 'case_role_required';
  end if;
  return new;
end
$$;
create function app.keep_case() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'munshi_app' and new.case_id is distinct from old.case_id then
    raise exception 'The case of a row is not changed' using errcode = 'insufficient_privilege', constraint = 'case_role_required';
  end if;
  return new;
end
$$;
-- The client of a case, and what it requires of its members, are its owner's.
create function app.keep_for_owner() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'munshi_app' and old.owner_id <> app.user_id()
    and (new.client_id, new.requires_second_factor) is distinct from (old.client_id, old.requires_second_factor) then
    raise exception 'Only the owner of a case changes this' using errcode = 'insufficient_privilege', constraint = 'case_owner_required';
  end if;
  return new;
end
$$;
create procedure app.own_as_case(owned regclass) language plpgsql as $$
begin
  execute format('create trigger take_owner_of_case before insert on %s for each row execute function app.take_owner_of_case()', owned);
  execute format('create trigger keep_owner before update on %s for each row execute function app.keep_owner()', owned);
  execute format('create trigger keep_case before update of case_id on %s for each row execute function app.keep_case()', owned);
end
$$;
call app.own_as_case('public.case_files');
call app.own_as_case('public.timeline_events');
create trigger take_owner_of_case before insert on public.cases for each row execute function app.take_owner_of_case();
create trigger keep_owner before update on public.cases for each row execute function app.keep_owner();
create trigger keep_for_owner before update on public.cases for each row execute function app.keep_for_owner();

-- Members do not see the client of a case, so it is looked for only when it changes.
drop trigger visible_parent on public.cases;
create trigger visible_parent after insert on public.cases
  for each row when (new.client_id is not null) execute function app.require_visible_parent();
create trigger visible_parent_after_change after update of client_id on public.cases
  for each row when (new.client_id is not null and new.client_id is distinct from old.client_id)
  execute function app.require_visible_parent();

-- Rows of a case are found by the case, whoever owns it.
drop index public.case_files_newest;
create index case_files_newest on public.case_files (case_id, uploaded_at desc, id);
create index case_files_of_case_in_bin on public.case_files (case_id) where bin_id is not null;
drop index public.timeline_events_newest;
create index timeline_events_newest on public.timeline_events (case_id, event_date desc);
drop index public.case_file_pages_of_case;
create index case_file_pages_of_case on public.case_file_pages (case_id);
drop index public.event_suggestions_of_case;
create index event_suggestions_of_case on public.event_suggestions (case_id, state, day);
drop index public.cases_of_client;
create index cases_of_client on public.cases (client_id) where client_id is not null;
create index conflict_names_by_case on public.conflict_names (case_id) where case_id is not null;

-- A stored file belongs to the case in its path.
create policy members_read on public.stored_files for select to munshi_app using (
  case when path ~ '^case_files/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/' then
    substr(path, 12, 36)::uuid in (select s.id from app.shared_cases() s (id)) end);

-- The words of the names of shared cases. The case stands in the row, so that the policy needs no join.
alter table public.conflict_words add column case_id uuid;
update public.conflict_words w set case_id = n.case_id
  from public.conflict_names n where n.owner_id = w.owner_id and n.id = w.name_id and n.case_id is not null;
call app.share_by_role('public.conflict_words', 'case_id', readers => '{editor,commenter,viewer,clerk}');

-- Next dates and the names of a case follow from what a member writes, also where the member may not write them.
create or replace function app.set_next_dates(case_ids uuid[], at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
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
$$;
alter function app.index_case_names() security definer;

-- Who has access is known to everybody in the case. Its owner gives and ends it; a member leaves, and chooses mail and
-- calendar.
create policy own_rows on public.case_members to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy own_membership on public.case_members to munshi_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
call app.share_by_role('public.case_members', 'case_id', readers => '{editor,commenter,viewer,clerk}');
create policy members_refused on public.case_members for update to munshi_app
  using (case_id in (select s.id from app.shared_cases() s (id))) with check (false);
grant select, delete, update (role, in_calendar, by_mail) on public.case_members to munshi_app;

create policy own_rows on public.case_chambers to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy with_own_chambers on public.case_chambers as restrictive for insert to munshi_app
  with check (chambers_id in (select chambers_id from app.my_chambers()));
call app.share_by_role('public.case_chambers', 'case_id', readers => '{editor,commenter,viewer,clerk}');
create policy members_refused on public.case_chambers for update to munshi_app
  using (case_id in (select s.id from app.shared_cases() s (id))) with check (false);
grant select, insert, delete, update (role) on public.case_chambers to munshi_app;

create policy members_read on public.chambers for select to munshi_app
  using (created_by = (select app.user_id()) or id in (select chambers_id from app.my_chambers()));
create policy anybody_adds on public.chambers for insert to munshi_app with check (created_by = (select app.user_id()));
create policy heads_change on public.chambers for update to munshi_app
  using (id in (select chambers_id from app.my_chambers()))
  with check (id in (select chambers_id from app.my_chambers() where role = 'head'));
create policy heads_remove on public.chambers for delete to munshi_app
  using (id in (select chambers_id from app.my_chambers() where role = 'head'));
grant select, insert, delete, update (name, updated_at) on public.chambers to munshi_app;

create policy members_read on public.chambers_members for select to munshi_app
  using (chambers_id in (select chambers_id from app.my_chambers()));
create policy heads_or_self_change on public.chambers_members for update to munshi_app
  using (chambers_id in (select chambers_id from app.my_chambers()))
  with check (user_id = (select app.user_id()) or chambers_id in (select chambers_id from app.my_chambers() where role = 'head'));
create policy heads_or_self_remove on public.chambers_members for delete to munshi_app
  using (user_id = (select app.user_id()) or chambers_id in (select chambers_id from app.my_chambers() where role = 'head'));
grant select, delete, update (role, in_calendar, by_mail) on public.chambers_members to munshi_app;

create policy own_rows on public.invitations to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy heads_read on public.invitations for select to munshi_app
  using (chambers_id in (select chambers_id from app.my_chambers() where role = 'head'));
create policy heads_renew on public.invitations for update to munshi_app
  using (chambers_id in (select chambers_id from app.my_chambers() where role = 'head'))
  with check (chambers_id in (select chambers_id from app.my_chambers() where role = 'head'));
create policy heads_remove on public.invitations for delete to munshi_app
  using (chambers_id in (select chambers_id from app.my_chambers() where role = 'head'));
create policy heads_invite on public.invitations as restrictive for insert to munshi_app
  with check (chambers_id is null or chambers_id in (select chambers_id from app.my_chambers() where role = 'head'));
grant select, insert, update, delete on public.invitations to munshi_app;

-- A role is given by the owner or a head; mail and calendar are chosen by the member alone.
create function app.keep_choices() returns trigger language plpgsql set search_path = '' as $$
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
$$;
create trigger keep_choices before update on public.case_members for each row execute function app.keep_choices();
create trigger keep_choices before update on public.chambers_members for each row execute function app.keep_choices();

-- The user who adds a chambers is its first head.
create function app.add_first_head() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.chambers where created_by = new.created_by) > 50 then
    raise exception 'Too many chambers' using errcode = 'check_violation', constraint = 'chambers_at_most';
  end if;
  if new.created_by is not null then
    insert into public.chambers_members (chambers_id, user_id, role) values (new.id, new.created_by, 'head');
  end if;
  return null;
end
$$;
create trigger add_first_head after insert on public.chambers for each row execute function app.add_first_head();

-- A chambers keeps a head. When the account of its last head ends, its oldest member becomes head; without members it ends.
create function app.keep_head() returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
create trigger keep_head after delete on public.chambers_members for each row
  when (old.role = 'head') execute function app.keep_head();
create trigger keep_head_after_change after update of role on public.chambers_members for each row
  when (old.role = 'head') execute function app.keep_head();

-- The requirement of a second factor stands in the rows that give access.
create function app.take_requirement() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.requires_second_factor := coalesce((select c.requires_second_factor from public.cases c where c.id = new.case_id), false);
  return new;
end
$$;
create trigger take_requirement before insert on public.case_members for each row execute function app.take_requirement();
create trigger take_requirement before insert on public.case_chambers for each row execute function app.take_requirement();
create function app.pass_requirement_on() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.case_members set requires_second_factor = new.requires_second_factor where case_id = new.id;
  update public.case_chambers set requires_second_factor = new.requires_second_factor where case_id = new.id;
  return null;
end
$$;
create trigger pass_requirement_on after update of requires_second_factor on public.cases for each row
  when (new.requires_second_factor <> old.requires_second_factor) execute function app.pass_requirement_on();

-- Limits: people in a case, in a chambers, and chambers of a case.
create function app.limit_members() returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
create trigger limit_members after insert on public.case_members for each row execute function app.limit_members();
create trigger limit_members after insert on public.chambers_members for each row execute function app.limit_members();
create trigger limit_members after insert on public.case_chambers for each row execute function app.limit_members();

-- Everybody who reads a case, or is in a chambers, for live changes. What is sent is read again as each of them.
create function app.readers_of(of_case uuid, of_chambers uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.case_members m where m.case_id = of_case
  union
  select u.user_id from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
  where k.case_id = of_case
  union
  select u.user_id from public.chambers_members u where u.chambers_id = of_chambers
$$;
grant execute on function app.readers_of(uuid, uuid) to munshi_worker;

-- Servers close the live connections of users whose access ended or became less, and ask again who reads what.
create function app.announce_access() returns trigger language plpgsql set search_path = '' as $$
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
$$;
create trigger announce_access after insert or delete or update of user_id, role, requires_second_factor
  on public.case_members for each row execute function app.announce_access();
create trigger announce_access after insert or delete or update of role, requires_second_factor
  on public.case_chambers for each row execute function app.announce_access();
create trigger announce_access after insert or delete or update of role
  on public.chambers_members for each row execute function app.announce_access();

call app.announce_changes('public.cases');
call app.announce_changes('public.case_files');
call app.announce_changes('public.timeline_events');
call app.announce_changes('public.case_members');
call app.announce_changes('public.case_chambers');
call app.announce_changes('public.chambers');
call app.announce_changes('public.chambers_members');
call app.announce_changes('public.invitations');
