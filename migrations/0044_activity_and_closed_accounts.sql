-- Who did what in a shared case, for its owner and the heads of its chambers.
create table public.case_activity (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  case_id uuid not null,
  -- Who did it; the name stays when the account ends.
  user_id uuid,
  user_name text,
  action text not null
    check (action in ('added', 'changed', 'deleted', 'restored', 'shared', 'role_changed', 'unshared', 'handed_over')),
  subject text not null check (subject in ('case', 'file', 'event', 'member', 'chambers')),
  subject_id uuid not null,
  name text,
  at timestamptz not null default clock_timestamp(),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade deferrable
);
create index case_activity_newest on public.case_activity (case_id, at desc, id);
create index case_activity_of_owner on public.case_activity (owner_id, at desc, id);

-- The cases that are shared with a chambers of which the caller is a head.
create function app.headed_cases() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select k.case_id from public.chambers_members u join public.case_chambers k on k.chambers_id = u.chambers_id
  where u.user_id = app.user_id() and u.role = 'head' and (not k.requires_second_factor or app.aal() = 'aal2')
$$;
grant execute on function app.headed_cases() to munshi_app;

alter table public.case_activity enable row level security;
alter table public.case_activity force row level security;
call app.guard_with_second_factor('public.case_activity');
call app.let_functions_reach('public.case_activity');
create policy own_rows on public.case_activity for select to munshi_app using (owner_id = (select app.user_id()));
create policy heads_read on public.case_activity for select to munshi_app
  using (case_id in (select app.headed_cases()));
grant select on public.case_activity to munshi_app;

create function app.note_activity(of_case uuid, did text, what text, what_id uuid, called text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.case_activity (owner_id, case_id, user_id, user_name, action, subject, subject_id, name)
  select c.owner_id, c.id, app.user_id(), (select p.full_name from public.profiles p where p.id = app.user_id()),
    did, what, what_id, left(called, 500)
  from public.cases c where c.id = of_case;
end
$$;

-- What the server does by itself (reading files, moving dates) has no user, and is not noted. Nor is a case that nobody
-- shares.
create function app.log_activity() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed record;
  did text := 'changed';
  what text;
begin
  if app.user_id() is null then return null; end if;
  if tg_op = 'DELETE' then changed := old; did := 'deleted'; else changed := new; end if;
  if not exists (select from public.case_members m where m.case_id = changed.case_id)
    and not exists (select from public.case_chambers k where k.case_id = changed.case_id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    did := 'added';
  elsif tg_op = 'UPDATE' and old.bin_id is distinct from new.bin_id then
    did := case when new.bin_id is null then 'restored' else 'deleted' end;
    -- What goes or comes with its case is not noted by itself.
    if exists (select from public.bin_items b where b.id = coalesce(new.bin_id, old.bin_id) and b.kind <> 'file')
      or exists (select from public.cases c where c.id = changed.case_id and c.bin_id is not null) then
      return null;
    end if;
  end if;
  if tg_table_name = 'case_files' then
    perform app.note_activity(changed.case_id, did, 'file', changed.id, changed.file_name);
  else
    perform app.note_activity(changed.case_id, did, 'event', changed.id, changed.title);
  end if;
  return null;
end
$$;
create trigger log_activity after insert or delete or update of file_name, category, bin_id on public.case_files
  for each row execute function app.log_activity();
create trigger log_activity after insert or delete
  or update of title, description, event_type, event_date, all_day, place, remind_days, done_at on public.timeline_events
  for each row execute function app.log_activity();

create function app.log_case_activity() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if app.user_id() is null then return null; end if;
  if old.owner_id <> new.owner_id then
    perform app.note_activity(new.id, 'handed_over', 'case', new.id, (select p.full_name from public.profiles p where p.id = new.owner_id));
  elsif exists (select from public.case_members m where m.case_id = new.id)
    or exists (select from public.case_chambers k where k.case_id = new.id) then
    perform app.note_activity(new.id, case when old.bin_id is not distinct from new.bin_id then 'changed'
      when new.bin_id is null then 'restored' else 'deleted' end, 'case', new.id, new.title);
  end if;
  return null;
end
$$;
create trigger log_activity after update of owner_id, title, description, client_name, case_number, practice_area, status,
    court, cnr, petitioner, respondent, archived_at, requires_second_factor, bin_id on public.cases
  for each row execute function app.log_case_activity();

create function app.log_member_activity() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed record;
  did text := case tg_op when 'INSERT' then 'shared' when 'DELETE' then 'unshared' else 'role_changed' end;
begin
  if app.user_id() is null then return null; end if;
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if tg_table_name = 'case_members' then
    perform app.note_activity(changed.case_id, did, 'member', changed.user_id,
      (select p.full_name from public.profiles p where p.id = changed.user_id));
  else
    perform app.note_activity(changed.case_id, did, 'chambers', changed.chambers_id,
      (select h.name from public.chambers h where h.id = changed.chambers_id));
  end if;
  return null;
end
$$;
create trigger log_activity after insert or delete or update of role on public.case_members
  for each row execute function app.log_member_activity();
create trigger log_activity after insert or delete or update of role on public.case_chambers
  for each row execute function app.log_member_activity();
call app.announce_changes('public.case_activity');

-- The newest 2,000 entries of a case are kept.
create function app.prune_case_activity() returns integer language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.case_activity a using (
    select id, row_number() over (partition by case_id order by at desc, id) as place from public.case_activity
  ) o where o.id = a.id and o.place > 2000;
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- The account of an owner is deleted: what others share with them stays readable for 30 days. It goes to an account that
-- nobody can sign in to, which is removed then with the cases.
create table app.closed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  remove_at timestamptz not null
);

create function app.keep_shared_cases() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  keeper uuid;
  kept uuid;
begin
  if exists (select from app.closed_accounts where user_id = old.id) then return old; end if;
  for kept in
    select c.id from public.cases c where c.owner_id = old.id and c.bin_id is null and (
      exists (select from public.case_members m where m.case_id = c.id)
      or exists (select from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
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
    where k.case_id = kept and u.user_id <> old.id
    on conflict on constraint case_members_case_id_user_id_key do nothing;
    delete from public.case_chambers where case_id = kept;
    delete from public.invitations where case_id = kept and used_at is null;
    update public.case_members set role = 'viewer' where case_id = kept and role <> 'viewer';
  end loop;
  return old;
end
$$;
create trigger keep_shared_cases before delete on auth.users for each row execute function app.keep_shared_cases();

create function app.remove_closed_accounts(at timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from auth.users u using app.closed_accounts c where c.user_id = u.id and c.remove_at <= at;
  get diagnostics removed = row_count;
  return removed;
end
$$;
grant execute on function app.prune_case_activity(), app.remove_closed_accounts(timestamptz) to munshi_worker;

-- Within the files of an owner the users who uploaded them take turns too.
create table app.uploader_turns (
  owner_id uuid not null references auth.users (id) on delete cascade,
  uploader uuid not null,
  lane text not null check (lane in ('texts', 'slow', 'pictures')),
  turn_at timestamptz not null,
  primary key (owner_id, lane, uploader)
);
grant select, insert, update on app.uploader_turns to munshi_worker;
grant select (created_by) on public.case_files to munshi_worker;
