-- Webhooks of users: addresses of other software, and the events for them. An event is written in the transaction of its
-- change, so that none is lost.
create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  url text not null check (length(url) <= 2000),
  events text[] not null check (cardinality(events) between 1 and 20),
  enabled boolean not null default true,
  -- The secret is derived from the id and this number, with a key that the database does not hold.
  secret_version integer not null default 1,
  rotated_at timestamptz,
  turn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id)
);
comment on table public.webhook_endpoints is 'Addresses to which events of a user are sent, at most 20.';
comment on column public.webhook_endpoints.rotated_at is 'When the secret was replaced last; the one before signs for a day more.';
comment on column public.webhook_endpoints.turn_at is 'When the last event for it was taken: endpoints take turns.';
create index webhook_endpoints_of_owner on public.webhook_endpoints (owner_id, created_at);
create index webhook_endpoints_turns on public.webhook_endpoints (turn_at nulls first) where enabled;

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  endpoint_id uuid not null,
  event_id uuid not null,
  event text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  last_status integer,
  last_problem text check (length(last_problem) <= 300),
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  foreign key (owner_id, endpoint_id) references public.webhook_endpoints (owner_id, id) on delete cascade deferrable
);
comment on table public.webhook_deliveries is 'Events for endpoints, and how sending them went. The row is the job: a waiting one whose time has come is sent.';
comment on column public.webhook_deliveries.next_at is 'When it is sent next. While it is being sent, a time at which another server may try, should this one have died.';
create index webhook_deliveries_due on public.webhook_deliveries (endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_log on public.webhook_deliveries (owner_id, endpoint_id, created_at desc, id);
create index webhook_deliveries_old on public.webhook_deliveries (created_at) where state <> 'waiting';

create function app.limit_webhook_endpoints() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('webhook_endpoints ' || new.owner_id, 0));
  if (select count(*) from public.webhook_endpoints where owner_id = new.owner_id) >= 20 then
    raise exception 'Too many endpoints' using errcode = 'check_violation', constraint = 'webhook_endpoints_at_most';
  end if;
  return new;
end $$;
create trigger at_most before insert on public.webhook_endpoints for each row execute function app.limit_webhook_endpoints();

create function app.queue_webhooks(owner uuid, named text, data jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event uuid := gen_random_uuid();
  written text;
begin
  if not exists (select from public.webhook_endpoints where owner_id = owner and enabled and named = any (events)) then return; end if;
  written := jsonb_build_object('id', event, 'type', named, 'created_at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text;
  insert into public.webhook_deliveries (owner_id, endpoint_id, event_id, event, body)
    select owner, id, event, named, written from public.webhook_endpoints
    where owner_id = owner and enabled and named = any (events);
  perform pg_catalog.pg_notify('munshi_jobs', 'webhooks');
end $$;
comment on function app.queue_webhooks(uuid, text, jsonb) is 'Writes an event for each endpoint of the owner that wants it.';

create function app.webhook_case() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_webhooks(new.owner_id, case tg_op when 'INSERT' then 'case.created' else 'case.updated' end,
    jsonb_build_object('id', new.id, 'title', new.title, 'case_number', new.case_number, 'cnr', new.cnr, 'court', new.court,
      'status', new.status, 'next_date', new.next_date, 'client_id', new.client_id));
  return null;
end $$;
create trigger webhook_created after insert on public.cases for each row execute function app.webhook_case();
create trigger webhook_updated after update on public.cases for each row
  when ((old.title, old.case_number, old.cnr, old.court, old.status, old.next_date, old.client_id, old.description, old.petitioner,
    old.respondent, old.archived_at, old.practice_area) is distinct from (new.title, new.case_number, new.cnr, new.court, new.status,
    new.next_date, new.client_id, new.description, new.petitioner, new.respondent, new.archived_at, new.practice_area))
  execute function app.webhook_case();

create function app.webhook_date() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_webhooks(new.owner_id, case tg_op when 'INSERT' then 'date.created' else 'date.changed' end,
    jsonb_build_object('id', new.id, 'case_id', new.case_id, 'title', new.title, 'event_type', new.event_type,
      'event_date', new.event_date, 'all_day', new.all_day, 'done_at', new.done_at));
  return null;
end $$;
create trigger webhook_created after insert on public.timeline_events for each row execute function app.webhook_date();
create trigger webhook_changed after update on public.timeline_events for each row
  when ((old.title, old.description, old.event_type, old.event_date, old.all_day, old.place, old.done_at) is distinct from
    (new.title, new.description, new.event_type, new.event_date, new.all_day, new.place, new.done_at))
  execute function app.webhook_date();

create function app.webhook_file() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_webhooks(new.owner_id, 'file.read', jsonb_build_object('id', new.id, 'case_id', new.case_id, 'file_name',
    new.file_name, 'text_state', new.text_state, 'page_count', new.page_count));
  return null;
end $$;
create trigger webhook_read after update on public.case_files for each row
  when (new.text_state in ('read', 'unreadable') and old.text_state is distinct from new.text_state) execute function app.webhook_file();

create function app.webhook_draft() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_webhooks(new.owner_id, 'draft.saved',
    jsonb_build_object('id', new.id, 'case_id', new.case_id, 'title', new.title, 'updated_at', new.updated_at));
  return null;
end $$;
create trigger webhook_created after insert on public.case_drafts for each row execute function app.webhook_draft();
create trigger webhook_saved after update of title, document, content on public.case_drafts for each row execute function app.webhook_draft();

create function app.webhook_check() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_webhooks(new.owner_id, 'check.finished', jsonb_build_object('id', new.id, 'name', new.name, 'source', new.source,
    'citations', new.citations, 'provisions', new.provisions, 'to_look_at', new.to_look_at));
  return null;
end $$;
create trigger webhook_finished after insert on public.document_checks for each row execute function app.webhook_check();

do $$
declare
  name regclass;
begin
  foreach name in array array['public.webhook_endpoints', 'public.webhook_deliveries']::regclass[] loop
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s force row level security', name);
    execute format('create policy own_rows on %s to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))', name);
    execute format('create policy send on %s to munshi_worker using (true) with check (true)', name);
    call app.guard_with_second_factor(name);
    call app.let_functions_reach(name);
  end loop;
end
$$;
grant select, insert, delete on public.webhook_endpoints to munshi_app;
grant update (url, events, enabled, secret_version, rotated_at, updated_at) on public.webhook_endpoints to munshi_app;
grant select, insert on public.webhook_deliveries to munshi_app;
grant update (state, attempts, next_at) on public.webhook_deliveries to munshi_app;
grant select on public.webhook_endpoints to munshi_worker;
grant update (turn_at) on public.webhook_endpoints to munshi_worker;
grant select, delete on public.webhook_deliveries to munshi_worker;
grant update (state, attempts, next_at, last_status, last_problem, delivered_at) on public.webhook_deliveries to munshi_worker;
