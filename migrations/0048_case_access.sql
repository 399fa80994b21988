-- Who reaches which case, and how: one row for each user and case, kept by triggers from the sources of access (the owner,
-- case_members, case_chambers with chambers_members). Policies, functions and lists ask this table; nothing else asks the
-- sources for a role. It carries what lists of cases sort and filter by, so that a page is one range of an index.
-- Decision 55.
--
-- For authors of migrations: a table whose rows belong to a case is opened to members by `app.share_by_role`, as before.
create table app.case_access (
  user_id uuid not null,
  case_id uuid not null,
  owner_id uuid not null,
  role text not null check (role in ('owner', 'editor', 'commenter', 'viewer', 'clerk')),
  -- What the case requires of its members; its owner reaches it without.
  requires_second_factor boolean not null,
  -- Copies of the columns of the case.
  created_at timestamptz not null,
  next_date timestamptz,
  archived_at timestamptz,
  in_bin boolean not null,
  primary key (user_id, case_id),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade deferrable
);
create index case_access_of_case on app.case_access (case_id);
-- With all columns, so that a page is read from the index alone.
create index case_access_newest on app.case_access (user_id, created_at desc, case_id)
  include (owner_id, role, requires_second_factor, next_date, archived_at) where not in_bin;
create index case_access_by_next_date on app.case_access (user_id, next_date, created_at desc, case_id)
  include (owner_id, role, requires_second_factor, archived_at) where not in_bin;

-- What the sources give to these pairs of a case and a user: the owner; what is shared with the person; else the furthest
-- role that a chambers gives.
create function app.access_by_sources(of_cases uuid[], of_users uuid[]) returns setof app.case_access
language sql stable set search_path = '' as $$
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
$$;

-- Writes the access of pairs of a case and a user. Changes of one case wait for each other, and each reads what the others
-- committed: the cases are locked first and in one order.
create function app.set_access(of_cases uuid[], of_users uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
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
$$;

create function app.follow_added_cases() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.case_access (user_id, case_id, owner_id, role, requires_second_factor, created_at, next_date, archived_at, in_bin)
  select owner_id, id, owner_id, 'owner', false, created_at, next_date, archived_at, bin_id is not null from written;
  return null;
end
$$;
create trigger follow_added_cases after insert on public.cases
  referencing new table as written for each statement execute function app.follow_added_cases();

create function app.follow_changed_cases() returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
create trigger follow_changed_cases after update on public.cases
  referencing old table as replaced new table as written for each statement execute function app.follow_changed_cases();

-- The pairs that a statement changed. Changes of one chambers, of its members and of its cases, wait for each other, so that
-- a member who comes in while a case is shared meets this case.
create function app.follow_case_members() returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
create function app.follow_case_chambers() returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
create function app.follow_chambers_members() returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
do $$
declare
  name text;
begin
  foreach name in array array['case_members', 'case_chambers', 'chambers_members'] loop
    execute format('create trigger follow_access_added after insert on public.%I referencing new table as written
      for each statement execute function app.%I()', name, 'follow_' || name);
    execute format('create trigger follow_access_changed after update on public.%I referencing old table as removed
      new table as written for each statement execute function app.%I()', name, 'follow_' || name);
    execute format('create trigger follow_access_ended after delete on public.%I referencing old table as removed
      for each statement execute function app.%I()', name, 'follow_' || name);
  end loop;
end
$$;

-- The access that is there already.
insert into app.case_access select f.* from (
  select array_agg(p.case_id) as cases, array_agg(p.user_id) as users from (
    select id, owner_id from public.cases
    union
    select case_id, user_id from public.case_members
    union
    select k.case_id, u.user_id from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
  ) p (case_id, user_id)
) a cross join lateral app.access_by_sources(a.cases, a.users) f;

-- Callers see their own rows, those of cases that require a second factor in a session with one. Policies of other tables
-- need not say this again.
alter table app.case_access enable row level security;
alter table app.case_access force row level security;
create policy own_rows on app.case_access for select to munshi_app using (
  user_id = (select app.user_id()) and (not requires_second_factor or (select app.aal()) = 'aal2'));
call app.guard_with_second_factor('app.case_access');
call app.let_functions_reach('app.case_access');
grant select on app.case_access to munshi_app;

-- The caller's role in one case: owner, editor, commenter, viewer, clerk, or null.
create or replace function app.case_role(of_case uuid) returns text
language sql stable security definer set search_path = '' as $$
  select a.role from app.case_access a
  where a.user_id = app.user_id() and a.case_id = of_case and (not a.requires_second_factor or app.aal() = 'aal2')
$$;
create or replace function app.sharing_owners() returns setof uuid
language sql stable security definer set search_path = '' rows 10 as $$
  select app.user_id()
  union
  select a.owner_id from app.case_access a where a.user_id = app.user_id()
$$;

-- The condition that the caller has one of these roles in a case.
create or replace procedure app.share_by_role(shared regclass, of_case name, readers text[], adders text[] default '{}',
  changers text[] default '{}', removers text[] default '{}') language plpgsql as $$
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
$$;
create function app.has_role_in(of_case text, roles text[]) returns text language sql immutable
  return format('exists (select from app.case_access a where a.case_id = %s%s)', of_case,
    case when roles @> '{editor,commenter,viewer,clerk}' then '' else format(' and a.role = any (%L)', roles) end);

call app.share_by_role('public.cases', 'id', readers => '{editor,commenter,viewer,clerk}', changers => '{editor}');
call app.share_by_role('public.case_files', 'case_id', readers => '{editor,commenter,viewer,clerk}',
  adders => '{editor,clerk}', changers => '{editor}');
call app.share_by_role('public.timeline_events', 'case_id', readers => '{editor,commenter,viewer,clerk}',
  adders => '{editor,clerk}', changers => '{editor}', removers => '{editor}');
call app.share_by_role('public.event_suggestions', 'case_id', readers => '{editor,commenter,viewer,clerk}',
  changers => '{editor,clerk}');
call app.share_by_role('public.case_file_pages', 'case_id', readers => '{editor,commenter,viewer,clerk}');
call app.share_by_role('public.conflict_names', 'case_id', readers => '{editor,commenter,viewer,clerk}');
call app.share_by_role('public.conflict_words', 'case_id', readers => '{editor,commenter,viewer,clerk}');
call app.share_by_role('public.case_members', 'case_id', readers => '{editor,commenter,viewer,clerk}');
call app.share_by_role('public.case_chambers', 'case_id', readers => '{editor,commenter,viewer,clerk}');
drop function app.has_role_in(name, text[]);

alter policy commenters_add_notes on public.timeline_events with check (event_type = 'note'
  and exists (select from app.case_access a where a.case_id = timeline_events.case_id and a.role = 'commenter'));
alter policy own_additions on public.timeline_events with check (created_by = (select app.user_id())
  and exists (select from app.case_access a where a.case_id = timeline_events.case_id
    and (a.role = 'clerk' or a.role = 'commenter' and timeline_events.event_type = 'note')));
alter policy own_additions_removed on public.timeline_events using (created_by = (select app.user_id())
  and exists (select from app.case_access a where a.case_id = timeline_events.case_id and a.role in ('clerk', 'commenter')));
alter policy own_additions on public.case_files with check (created_by = (select app.user_id())
  and exists (select from app.case_access a where a.case_id = case_files.case_id and a.role = 'clerk'));
alter policy members_read on public.stored_files using (
  case when path ~ '^case_files/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/' then
    exists (select from app.case_access a where a.case_id = substr(stored_files.path, 12, 36)::uuid) end);
alter policy members_refused on public.case_members
  using (exists (select from app.case_access a where a.case_id = case_members.case_id));
alter policy members_refused on public.case_chambers
  using (exists (select from app.case_access a where a.case_id = case_chambers.case_id));
alter policy editors_read on public.bin_items using (kind = 'file' and (sweep_at > now() or (select app.shows_bin()))
  and exists (select from app.case_access a where a.case_id = bin_items.of_case and a.role = 'editor'));
alter policy editors_delete_files on public.bin_items with check (kind = 'file'
  and exists (select from app.case_access a where a.case_id = bin_items.of_case and a.role = 'editor'));
alter policy editors_lock on public.bin_items using (kind = 'file'
  and exists (select from app.case_access a where a.case_id = bin_items.of_case and a.role = 'editor'));
alter policy editors_restore on public.bin_items using (kind = 'file'
  and exists (select from app.case_access a where a.case_id = bin_items.of_case and a.role = 'editor'));

-- Functions that asked the sources.
create or replace function app.files_in_bin() returns setof uuid language plpgsql stable set search_path = '' as $$
declare
  shown text := app.show_bin();
begin
  return query select id from public.case_files where owner_id = (select app.user_id()) and bin_id is not null
    union all
    select f.id from app.case_access a join public.case_files f on f.case_id = a.case_id
    where a.user_id = (select app.user_id()) and a.role <> 'owner' and f.bin_id is not null;
  perform app.hide_bin_again(shown);
end
$$;
create or replace function app.headed_cases() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select k.case_id from public.chambers_members u join public.case_chambers k on k.chambers_id = u.chambers_id
    join app.case_access a on a.user_id = u.user_id and a.case_id = k.case_id
  where u.user_id = app.user_id() and u.role = 'head' and (not a.requires_second_factor or app.aal() = 'aal2')
$$;
create or replace function app.readers_of(of_case uuid, of_chambers uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.user_id from app.case_access a where a.case_id = of_case and a.role <> 'owner'
  union
  select u.user_id from public.chambers_members u where u.chambers_id = of_chambers
$$;
-- The cases that are shared with the caller, with their roles, for what looks at many cases at once.
create or replace function app.case_roles() returns table (case_id uuid, role text)
language sql stable security definer set search_path = '' rows 500 as $$
  select a.case_id, a.role from app.case_access a
  where a.user_id = app.user_id() and a.role <> 'owner' and (not a.requires_second_factor or app.aal() = 'aal2')
$$;
drop function app.shared_cases();

-- The name of the owner of a case that the caller reads.
drop function app.owner_name(uuid);
create function app.owner_name(of_case uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select p.full_name from app.case_access a join public.profiles p on p.id = a.owner_id
    where a.user_id = app.user_id() and a.case_id = of_case and (not a.requires_second_factor or app.aal() = 'aal2'));
end
$$;
grant execute on function app.owner_name(uuid) to munshi_app;
