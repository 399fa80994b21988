-- Programs that connect by OAuth 2.1: they register themselves, a user agrees, and they get tokens that are keys of the API.
create table auth.oauth_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 5),
  created_at timestamptz not null
);
comment on table auth.oauth_clients is 'Programs that registered themselves (RFC 7591). They are public clients and have no secret.';
create index oauth_clients_oldest on auth.oauth_clients (created_at, id);

create table auth.oauth_codes (
  code_hash text primary key,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null check (aal in ('aal1', 'aal2')),
  scopes text[] not null,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  key_id uuid references auth.api_keys (id) on delete set null,
  used_at timestamptz
);
comment on table auth.oauth_codes is 'Codes for which a program gets tokens, once. A second use ends the tokens of the first.';
create index oauth_codes_by_client on auth.oauth_codes (client_id);
create index oauth_codes_by_user on auth.oauth_codes (user_id);
create index oauth_codes_by_key on auth.oauth_codes (key_id);

alter table auth.api_keys add column client_id uuid references auth.oauth_clients (id) on delete cascade;
alter table auth.api_keys add column refresh_hash text unique;
alter table auth.api_keys add column used_refresh_hash text unique;
alter table auth.api_keys add column refresh_expires_at timestamptz;
alter table auth.api_keys add constraint api_keys_of_programs_refresh
  check ((client_id is null) = (refresh_hash is null) and (client_id is null) = (refresh_expires_at is null));
comment on column auth.api_keys.client_id is 'The program that a user connected; its key is an access token, which lives an hour.';
comment on column auth.api_keys.used_refresh_hash is 'The refresh token before the present one. Its use shows a copy, and ends the key.';
create index api_keys_of_client on auth.api_keys (client_id) where client_id is not null;

grant select, insert, update, delete on auth.oauth_clients, auth.oauth_codes to munshi_accounts;
