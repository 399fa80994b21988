-- A case is handed over when the new owner accepts it.

create table app.case_offers (
  case_id uuid primary key,
  owner_id uuid not null,
  to_user uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null,
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade deferrable
);
comment on table app.case_offers is 'Cases that their owner offers to somebody with access, until that user accepts. Functions alone reach it.';
create index case_offers_to on app.case_offers (to_user);
create index case_offers_of on app.case_offers (owner_id, case_id);

create function app.may_own_case(of_case uuid, heir uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.case_members m where m.case_id = of_case and m.user_id = heir and m.role <> 'clerk')
    or exists (select from public.case_chambers k join public.chambers_members u on u.chambers_id = k.chambers_id
      where k.case_id = of_case and u.user_id = heir and u.role <> 'clerk')
$$;
comment on function app.may_own_case(uuid, uuid) is 'The user has access to the case and is not a clerk.';

create function app.offer_case(offered uuid, heir uuid, until timestamptz, out refusal text)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then refusal := 'unknown'; return; end if;
  perform from public.cases where id = offered and owner_id = me and bin_id is null for update;
  if not found then refusal := 'unknown'; return; end if;
  if heir = me then refusal := 'self'; return; end if;
  if not app.may_own_case(offered, heir) then refusal := 'member'; return; end if;
  insert into app.case_offers (case_id, owner_id, to_user, expires_at) values (offered, me, heir, until)
    on conflict (case_id) do update set owner_id = me, to_user = heir, expires_at = until;
end
$$;
comment on function app.offer_case(uuid, uuid, timestamptz) is 'Offers a case of the caller to a member, in place of an earlier offer. `refusal`: unknown, self, member (the user is not in the case, or a clerk only).';

create function app.offer_of_case(of_case uuid, at timestamptz)
returns table (to_user uuid, to_name text, by_name text, expires_at timestamptz, files int, bytes bigint, dates int, drafts int, chats int, people int, requires_second_factor boolean)
language sql stable security definer set search_path = '' as $$
  select o.to_user, t.full_name, b.full_name, o.expires_at, f.files, f.bytes,
    (select count(*) from public.timeline_events e where e.case_id = of_case and e.bin_id is null)::int,
    (select count(*) from public.case_drafts d where d.case_id = of_case and d.bin_id is null)::int,
    (select count(*) from public.chat_threads c where c.case_id = of_case)::int,
    (select count(*) from public.case_members m where m.case_id = of_case and m.user_id <> o.to_user)::int,
    c.requires_second_factor
  from app.case_offers o join public.cases c on c.id = o.case_id and c.bin_id is null
  left join public.profiles t on t.id = o.to_user left join public.profiles b on b.id = o.owner_id
  cross join lateral (select count(*)::int as files, coalesce(sum(s.size), 0)::bigint as bytes
    from public.stored_files s where starts_with(s.path, 'case_files/' || of_case || '/')) f
  where o.case_id = of_case and app.user_id() in (o.owner_id, o.to_user) and o.expires_at > at
    and (app.user_id() = o.owner_id or app.may_own_case(of_case, o.to_user))
    and (app.aal() = 'aal2' or not app.has_second_factor())
$$;
comment on function app.offer_of_case(uuid, timestamptz) is 'The offer of a case with what comes with it, for its owner and for the user to whom it is offered.';

create function app.accept_case(accepted uuid, at timestamptz, out refusal text, out used bigint)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := app.user_id();
  old_owner uuid;
  needs_factor boolean;
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then refusal := 'unknown'; return; end if;
  select c.owner_id, c.requires_second_factor into old_owner, needs_factor from public.cases c
    join app.case_offers o on o.case_id = c.id and o.owner_id = c.owner_id
    where c.id = accepted and c.bin_id is null and o.to_user = me and o.expires_at > at for update of c;
  if not found or not app.may_own_case(accepted, me) then refusal := 'unknown'; return; end if;
  if needs_factor and app.aal() is distinct from 'aal2' then refusal := 'second_factor'; return; end if;
  delete from app.case_offers where case_id = accepted;
  perform app.move_case(accepted, old_owner, me);
  insert into public.case_members (owner_id, case_id, user_id, role, created_by) values (me, accepted, old_owner, 'editor', me)
    on conflict on constraint case_members_case_id_user_id_key do update set role = 'editor';
  select u.used into used from public.usage_counters u where u.owner_id = me and u.allowance = 'storage.bytes';
end
$$;
comment on function app.accept_case(uuid, timestamptz) is 'Makes the caller the owner of a case that is offered to them, and its former owner an editor. `refusal`: unknown, second_factor (the case requires one of everybody, and the session has none).';

create function app.end_offer(of_case uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then return false; end if;
  delete from app.case_offers where case_id = of_case and app.user_id() in (owner_id, to_user);
  return found;
end
$$;
comment on function app.end_offer(uuid) is 'Withdraws the offer of a case of the caller, or declines an offer to the caller.';

drop function app.transfer_case(uuid, uuid);
grant execute on function app.offer_case(uuid, uuid, timestamptz) to munshi_app;
grant execute on function app.offer_of_case(uuid, timestamptz) to munshi_app;
grant execute on function app.accept_case(uuid, timestamptz) to munshi_app;
grant execute on function app.end_offer(uuid) to munshi_app;
