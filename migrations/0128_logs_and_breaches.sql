-- Logs of an erased account are kept for a year, without its user, and the register of breaches of personal data.

-- Digital Personal Data Protection Rules, 2025, rule 8(3): logs of the processing are kept for at least a year.
create table auth.closed_account_log (
  id bigint generated always as identity primary key,
  account_key text not null check (length(account_key) <= 100),
  event text not null check (length(event) <= 100),
  address text,
  user_agent text,
  at timestamp with time zone not null
);
comment on table auth.closed_account_log is 'Entries of the log of erased accounts, under a keyed hash of the address that the account had, for a year after each.';
create index closed_account_log_at on auth.closed_account_log (at);
create index closed_account_log_key on auth.closed_account_log (account_key, id);
grant insert, select, delete on auth.closed_account_log to munshi_accounts;

create table app.breaches (
  id uuid primary key default gen_random_uuid(),
  noticed_at timestamp with time zone not null,
  what text not null check (length(what) between 1 and 4000),
  whose text not null default '' check (length(whose) <= 1000),
  people integer check (people >= 0),
  consequences text not null default '' check (length(consequences) <= 4000),
  measures text not null default '' check (length(measures) <= 4000),
  cert_in_at timestamp with time zone,
  board_at timestamp with time zone,
  board_details_at timestamp with time zone,
  people_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
comment on table app.breaches is 'The register of breaches of personal data, written by operators. An entry is changed and never deleted. No user owns a row.';
create index breaches_noticed on app.breaches (noticed_at desc, id);
grant select, insert, update on app.breaches to munshi_worker;
