-- Whether a case requires a second factor of its members is in the case, and in the table of access (decision 55), which
-- everything asks. The copies in the sources of access are gone.
drop trigger pass_requirement_on on public.cases;
drop trigger take_requirement on public.case_members;
drop trigger take_requirement on public.case_chambers;
drop function app.pass_requirement_on();
drop function app.take_requirement();
drop trigger announce_access on public.case_members;
drop trigger announce_access on public.case_chambers;

create or replace function app.cases_in_calendar(of_user uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.case_id from app.case_access a
    left join public.case_members m on m.case_id = a.case_id and m.user_id = a.user_id
  where a.user_id = of_user and a.role <> 'owner' and not a.requires_second_factor
    and coalesce(m.in_calendar, exists (select from public.case_chambers k
      join public.chambers_members u on u.chambers_id = k.chambers_id
      where k.case_id = a.case_id and u.user_id = a.user_id and u.in_calendar))
$$;
create or replace function app.members_by_mail(of_case uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.user_id from app.case_access a
    left join public.case_members m on m.case_id = a.case_id and m.user_id = a.user_id
  where a.case_id = of_case and a.role <> 'owner' and not a.requires_second_factor
    and coalesce(m.by_mail, exists (select from public.case_chambers k
      join public.chambers_members u on u.chambers_id = k.chambers_id
      where k.case_id = a.case_id and u.user_id = a.user_id and u.by_mail))
$$;

alter table public.case_members drop column requires_second_factor;
alter table public.case_chambers drop column requires_second_factor;
create index case_members_of_user on public.case_members (user_id, case_id) include (role);
create index case_chambers_of_chambers on public.case_chambers (chambers_id, case_id) include (role);

create trigger announce_access after insert or delete or update of user_id, role
  on public.case_members for each row execute function app.announce_access();
create trigger announce_access after insert or delete or update of role
  on public.case_chambers for each row execute function app.announce_access();
-- The live connections of members close, and open again with what their session may see.
create function app.announce_requirement() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('munshi_access', pg_catalog.json_build_object('ended', true, 'user', m.user_id)::text)
    from public.case_members m where m.case_id = new.id;
  perform pg_catalog.pg_notify('munshi_access', pg_catalog.json_build_object('ended', true, 'chambers', k.chambers_id)::text)
    from public.case_chambers k where k.case_id = new.id;
  return null;
end
$$;
create trigger announce_requirement after update of requires_second_factor on public.cases for each row
  when (new.requires_second_factor <> old.requires_second_factor) execute function app.announce_requirement();

-- A statement may delete several accounts. Those that it deleted before this one get no copy, and no longer count as members.
create or replace function app.keep_shared_cases() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  keeper uuid;
  kept uuid;
begin
  if exists (select from app.closed_accounts where user_id = old.id) then return old; end if;
  delete from public.case_members m where m.owner_id = old.id
    and not exists (select from auth.users a where a.id = m.user_id);
  for kept in
    select c.id from public.cases c where c.owner_id = old.id and c.bin_id is null and (
      exists (select from public.case_members m where m.case_id = c.id)
      or exists (select from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
        join auth.users a on a.id = u.user_id
        where k.case_id = c.id and u.user_id <> old.id))
    order by c.id
  loop
    if keeper is null then
      keeper := gen_random_uuid();
      insert into auth.users (id, email) values (keeper, 'closed-' || keeper || '@munshi.invalid');
      insert into public.profiles (id, full_name) select keeper, p.full_name from public.profiles p where p.id = old.id;
      insert into app.closed_accounts (user_id, remove_at) values (keeper, now() + interval '30 days');
    end if;
    perform app.move_case(kept, old.id, keeper);
    insert into public.case_members (owner_id, case_id, user_id, role)
    select distinct keeper, kept, u.user_id, 'viewer' from public.case_chambers k
      join public.chambers_members u on u.chambers_id = k.chambers_id
      join auth.users a on a.id = u.user_id
    where k.case_id = kept and u.user_id <> old.id
    on conflict on constraint case_members_case_id_user_id_key do nothing;
    delete from public.case_chambers where case_id = kept;
    delete from public.invitations where case_id = kept and used_at is null;
    update public.case_members set role = 'viewer' where case_id = kept and role <> 'viewer';
  end loop;
  return old;
end
$$;
