-- What users agreed to: the terms and the privacy policy at sign-up, with the version that was in effect, and each
-- change of a setting that lets Munshi do more with their data than it must. Rows are added, never changed; they go with the
-- account. Nothing is known of the time before this table, so it begins empty. Decision 132.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  subject text not null check (subject in ('terms', 'privacy', 'data_may_leave', 'research_assistance', 'case_summaries',
    'document_analysis', 'mail_reminders')),
  -- False when it was withdrawn.
  given boolean not null,
  -- The date that the document printed; a setting has none.
  version text check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  way text not null check (way in ('email', 'phone', 'google', 'profile')),
  at timestamptz not null default clock_timestamp(),
  check ((subject in ('terms', 'privacy')) = (version is not null)),
  check ((version is null) = (way = 'profile'))
);
create index consents_newest on public.consents (owner_id, at desc, id);
create index consents_of_subject on public.consents (owner_id, subject, at desc, id);

alter table public.consents enable row level security;
alter table public.consents force row level security;
create policy own_rows on public.consents for select to munshi_app using (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.consents');
call app.let_functions_reach('public.consents');
grant select on public.consents to munshi_app;
create policy made_at_sign_up on public.consents for insert to munshi_accounts with check (true);
grant insert on public.consents to munshi_accounts;

-- A setting that was never saved is on.
create function app.is_switched_on(preferences jsonb, name text) returns boolean language sql immutable set search_path = ''
  return coalesce(preferences -> name, 'true') <> 'false';

-- Records what a change of the profile gives or withdraws, in its transaction. One account has at most 1,000 rows, and a
-- row for each setting more: whoever reaches the limit can still withdraw.
create function app.record_consents() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed record;
begin
  for changed in
    select name, app.is_switched_on(new.ai_preferences, name) as given
      from unnest(array['data_may_leave', 'research_assistance', 'case_summaries', 'document_analysis']) name
      where app.is_switched_on(new.ai_preferences, name) <> app.is_switched_on(old.ai_preferences, name)
    union all select 'mail_reminders', new.mail_reminders where new.mail_reminders <> old.mail_reminders
  loop
    if changed.given and (select count(*) from public.consents where owner_id = new.id) >= 1000 then
      raise exception 'Too many changes of consent' using errcode = 'check_violation', constraint = 'consents_at_most';
    end if;
    insert into public.consents (owner_id, subject, given, way) values (new.id, changed.name, changed.given, 'profile');
  end loop;
  return null;
end
$$;
create trigger record_consents after update of ai_preferences, mail_reminders on public.profiles
  for each row execute function app.record_consents();
call app.announce_changes('public.consents');
