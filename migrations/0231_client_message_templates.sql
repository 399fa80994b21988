-- Words for clients that are used again, of their owner or of a chambers, in one language each.
create table public.client_message_templates (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  chambers_id uuid references public.chambers (id) on delete set null,
  language text not null check (length(language) <= 10),
  name text not null check (btrim(name) <> '' and length(name) <= 100),
  words text not null check (btrim(words) <> '' and length(words) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id)
);
comment on table public.client_message_templates is 'Messages to clients with blanks such as {next}: of their owner alone, or of everybody in a chambers, who use them.';
create index client_message_templates_of_owner on public.client_message_templates (owner_id, language, name, id);
create index client_message_templates_of_chambers on public.client_message_templates (chambers_id, language, name, id)
  where chambers_id is not null;

create function app.limit_client_message_templates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('client_message_templates:' || new.owner_id, 0));
  if (select count(*) from public.client_message_templates where owner_id = new.owner_id) >= 60 then
    raise exception 'Too many templates' using errcode = 'check_violation', constraint = 'client_message_templates_at_most';
  end if;
  return new;
end $$;
comment on function app.limit_client_message_templates() is 'One owner keeps at most 60 templates of messages.';
create trigger at_most before insert on public.client_message_templates
  for each row execute function app.limit_client_message_templates();

alter table public.client_message_templates enable row level security;
alter table public.client_message_templates force row level security;
create policy own_rows on public.client_message_templates to munshi_app
  using (owner_id = (select app.user_id()))
  with check (owner_id = (select app.user_id())
    and (chambers_id is null or chambers_id in (select m.chambers_id from app.my_chambers() m)));
create policy members_read on public.client_message_templates for select to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m));
create policy heads_delete on public.client_message_templates for delete to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'));
call app.guard_with_second_factor('public.client_message_templates');
call app.let_functions_reach('public.client_message_templates');
call app.announce_changes('public.client_message_templates');
grant select, insert, delete on public.client_message_templates to munshi_app;
grant update (chambers_id, name, words, updated_at) on public.client_message_templates to munshi_app;
