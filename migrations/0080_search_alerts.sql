-- Alerts of saved searches: a mail when judgments that are new in the library are among the results. Decision 73.

-- When the library got each judgment. The index holds the library and forgets this when a judgment is read again.
create table public.library_additions (
  document_id text primary key check (length(document_id) between 1 and 300),
  added_at timestamptz not null default clock_timestamp()
);
create index library_additions_newest on public.library_additions (added_at);
comment on table public.library_additions is 'public: when the library got its judgments, the same for everyone';
grant select, insert on public.library_additions to munshi_worker;

alter table public.saved_searches
  add column alert text not null default 'off' check (alert in ('off', 'daily', 'weekly')),
  -- Judgments that the library had by then are not mailed.
  add column alert_from timestamptz not null default now(),
  -- The library was searched up to here.
  add column alert_checked_at timestamptz,
  add column alert_sent_at timestamptz,
  -- Until then one server checks this search and mails its alert.
  add column alert_claimed_until timestamptz;
create index saved_searches_with_alert on public.saved_searches (id) where alert <> 'off';
grant update (alert) on public.saved_searches to munshi_app;

-- An alert begins when it is switched on; another search has other results.
create function app.begin_alert() returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.alert = 'off' and new.alert <> 'off')
    or (old.query, old.mode, old.filters) is distinct from (new.query, new.mode, new.filters) then
    new.alert_from := now();
    new.alert_checked_at := null;
  end if;
  return new;
end
$$;
create trigger begin_alert before update on public.saved_searches for each row execute function app.begin_alert();

create function app.limit_saved_searches() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Two at a time do not pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('saved_searches ' || new.owner_id::text, 0));
  if (select count(*) from public.saved_searches where owner_id = new.owner_id) >= 50 then
    raise exception 'Too many saved searches' using errcode = 'check_violation', constraint = 'saved_searches_at_most';
  end if;
  return new;
end
$$;
create trigger limit_saved_searches before insert on public.saved_searches
  for each row execute function app.limit_saved_searches();

create policy mailed_by_the_worker on public.saved_searches to munshi_worker using (true) with check (true);
grant select, update (alert, alert_checked_at, alert_sent_at, alert_claimed_until) on public.saved_searches to munshi_worker;

-- What an alert has mailed, or mails now: each judgment once for a search.
create table public.saved_search_matches (
  search_id uuid not null references public.saved_searches (id) on delete cascade,
  document_id text not null,
  -- Of the mail: one that is sent again after a failure is the same message.
  message_key uuid not null,
  found_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  primary key (search_id, document_id)
);
create index saved_search_matches_unsent on public.saved_search_matches (search_id) where sent_at is null;
alter table public.saved_search_matches enable row level security;
alter table public.saved_search_matches force row level security;
create policy mailed_by_the_worker on public.saved_search_matches to munshi_worker using (true) with check (true);
grant select, insert, update, delete on public.saved_search_matches to munshi_worker;
