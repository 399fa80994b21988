-- Second factors, phones, sign-in with Google, one-time codes, and the log of what happened to an account.
-- Only the role munshi_accounts reads the schema auth. Codes and recovery codes are stored as keyed hashes, TOTP secrets
-- encrypted under a key that the database does not hold.

-- Who a user is at another provider. `subject` is that provider's own id; an address alone never identifies anybody.
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null check (provider in ('google')),
  subject text not null,
  email text,
  identity_data jsonb not null default '{}' check (jsonb_typeof(identity_data) = 'object'),
  created_at timestamptz not null,
  last_sign_in_at timestamptz not null,
  unique (provider, subject)
);
create index identities_of_user on auth.identities (user_id);

-- A sign-in that is away at a provider. It comes back once, to the browser that left.
create table auth.oauth_flows (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null check (provider in ('google')),
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null,
  code_challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Codes sent to a phone or an address, but for those of a factor. `recipient` is a number (+91…) or an e-mail address.
-- `pending` is what a new account gets once its number is proved; without it a code opens only an account that is there.
create table auth.one_time_codes (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  purpose text not null check (purpose in ('sign_in', 'phone_change', 'reauthentication')),
  user_id uuid references auth.users (id) on delete cascade,
  code_hash text not null,
  pending jsonb,
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- Of those that may still be used there is one at most.
create unique index one_time_codes_live on auth.one_time_codes
  (recipient, purpose, coalesce(user_id, '00000000-0000-0000-0000-000000000000')) where used_at is null;
create index one_time_codes_of_user on auth.one_time_codes (user_id);

-- What was sent, for the budgets of a number and of a day. A number is kept as an HMAC.
create table auth.sms_sends (
  id bigint generated always as identity primary key,
  number_key text not null,
  sent_at timestamptz not null
);
create index sms_sends_of_number on auth.sms_sends (number_key, sent_at);
create index sms_sends_of_day on auth.sms_sends (sent_at);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text,
  issuer text,
  secret_encrypted text,
  phone text,
  -- The last time step whose code was accepted: none up to it counts again.
  last_step bigint,
  failures integer not null default 0,
  locked_until timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((factor_type = 'totp') = (secret_encrypted is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create unique index mfa_factor_names on auth.mfa_factors (user_id, lower(friendly_name)) where friendly_name <> '';
create index mfa_factors_verified on auth.mfa_factors (user_id) where status = 'verified';

-- A challenge belongs to the session that asked for it. `code_hash` is set for codes that were sent.
create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  code_hash text,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mfa_challenges_of_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_of_session on auth.mfa_challenges (session_id);

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, code_hash)
);

-- Who, when, what, from where. It is added to and read, never changed; it goes with the account.
create table auth.audit_log (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid,
  event text not null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  address text,
  user_agent text,
  at timestamptz not null
);
create index audit_log_newest on auth.audit_log (user_id, id desc);

grant select, insert, update, delete on
  auth.identities, auth.oauth_flows, auth.one_time_codes, auth.sms_sends,
  auth.mfa_factors, auth.mfa_challenges, auth.mfa_recovery_codes to munshi_accounts;
grant select, insert on auth.audit_log to munshi_accounts;

-- Whoever has a verified factor sees rows in a session of level aal2 only, whichever way they signed in.
create function app.has_second_factor() returns boolean language sql stable parallel safe security definer
  set search_path = ''
  return exists (select from auth.mfa_factors where user_id = app.user_id() and status = 'verified');
grant execute on function app.has_second_factor() to munshi_app;

-- For authors of migrations: every table with rows of users carries this policy; the server checks it when it starts.
create procedure app.guard_with_second_factor(guarded regclass) language plpgsql as $$
begin
  execute format(
    'create policy second_factor on %s as restrictive to munshi_app using ((select app.aal()) = ''aal2'' or not (select app.has_second_factor())) with check ((select app.aal()) = ''aal2'' or not (select app.has_second_factor()))',
    guarded
  );
end
$$;

call app.guard_with_second_factor('public.clients');
call app.guard_with_second_factor('public.cases');
call app.guard_with_second_factor('public.case_files');
call app.guard_with_second_factor('public.profiles');
