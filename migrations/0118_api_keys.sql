-- Keys for other software of a user. The key itself is known to its owner only.
create table auth.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['library:read', 'cases:read', 'cases:write']),
  key_hash text not null unique,
  ending text not null check (length(ending) = 4),
  aal text not null check (aal in ('aal1', 'aal2')),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
create index api_keys_of_user on auth.api_keys (user_id, created_at desc);
comment on table auth.api_keys is 'Keys with which other software acts for a user, within scopes. Keys are kept as hashes.';
comment on column auth.api_keys.ending is 'The last characters of the key, by which its owner recognises it.';
comment on column auth.api_keys.aal is 'The level of the session that made the key.';
grant select, insert, update, delete on auth.api_keys to munshi_accounts;
