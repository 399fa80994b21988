-- Templates that an office makes from its own drafts, for their owner or for a chambers.
create table public.office_templates (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  chambers_id uuid references public.chambers (id) on delete set null,
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 2000000),
  blanks text[] not null check (cardinality(blanks) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id)
);
comment on table public.office_templates is 'Drafts that are used again, with named blanks: of their owner alone, or of everybody in a chambers, who use them.';
comment on column public.office_templates.blanks is 'The names of the blanks of the document, each once, in its order.';
create index office_templates_of_owner on public.office_templates (owner_id, name, id);
create index office_templates_of_chambers on public.office_templates (chambers_id, name, id) where chambers_id is not null;

create function app.limit_office_templates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('office_templates:' || new.owner_id, 0));
  if (select count(*) from public.office_templates where owner_id = new.owner_id) >= 100 then
    raise exception 'Too many templates' using errcode = 'check_violation', constraint = 'office_templates_at_most';
  end if;
  return new;
end $$;
comment on function app.limit_office_templates() is 'One owner keeps at most 100 templates.';
create trigger at_most before insert on public.office_templates for each row execute function app.limit_office_templates();

alter table public.office_templates enable row level security;
alter table public.office_templates force row level security;
create policy own_rows on public.office_templates to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy with_own_chambers on public.office_templates as restrictive for insert to munshi_app
  with check (chambers_id is null or chambers_id in (select m.chambers_id from app.my_chambers() m));
create policy members_read on public.office_templates for select to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m));
create policy heads_rename on public.office_templates for update to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'))
  with check (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'));
create policy heads_delete on public.office_templates for delete to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'));
call app.guard_with_second_factor('public.office_templates');
call app.let_functions_reach('public.office_templates');
call app.announce_changes('public.office_templates');
grant select, insert, delete on public.office_templates to munshi_app;
grant update (name, updated_at) on public.office_templates to munshi_app;
