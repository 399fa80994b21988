-- Accounts: who may sign in, with what, and which sessions are alive. Only the role munshi_accounts reads this schema.
-- Secrets (passwords, refresh tokens, links, cookies, throttle keys) are stored as hashes, never in clear.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(email)),
  email_confirmed_at timestamptz,
  phone text unique,
  phone_confirmed_at timestamptz,
  password_hash text,
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  confirmation_sent_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);

-- A session is alive while it is not ended, not past its last day and was seen lately. `amr` is [{method, timestamp}].
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null check (jsonb_typeof(amr) = 'array'),
  cookie_hash text unique,
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index sessions_alive on auth.sessions (user_id) where ended_at is null;

-- The tokens of one session are one rotation family: a used one that comes back late ends the session.
create table auth.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_of_session on auth.refresh_tokens (session_id);

-- Links and codes that work once. `pending` holds what a sign-up asked for and the link's owner has yet to confirm.
create table auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'email_change', 'pkce')),
  email text,
  redirect_to text,
  code_challenge text,
  method text,
  pending jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_of_user on auth.one_time_tokens (user_id, purpose);

-- Attempts per HMAC of an account or an address; kept here so that a restart forgets nothing.
create table auth.throttles (
  key text primary key,
  attempts integer not null,
  last_attempt_at timestamptz not null
);

grant select, insert, update, delete on all tables in schema auth to munshi_accounts;

-- The profile a user reads and edits. Its row is made when the account is confirmed and goes with the account.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text,
  phone_number text,
  location text,
  persona text,
  ai_preferences jsonb,
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
alter table public.profiles force row level security;
create policy own_row on public.profiles to munshi_app
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
create policy made_at_confirmation on public.profiles for insert to munshi_accounts with check (true);
grant select, update on public.profiles to munshi_app;
grant usage on schema public to munshi_accounts;
grant insert on public.profiles to munshi_accounts;
