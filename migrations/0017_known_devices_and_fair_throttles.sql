-- Devices on which a user has signed in. Their failed sign-ins are counted apart from those of strangers.
-- Devices are kept as hashes of their cookies.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_last_used on auth.known_devices (last_used_at);

-- Sign-ins of strangers that failed or are under way, each once, under keys that name neither address nor account.
create table auth.sign_in_attempts (
  id bigint generated always as identity primary key,
  address_key text not null,
  account_key text not null,
  at timestamptz not null
);
create index sign_in_attempts_of_address on auth.sign_in_attempts (address_key, at);
create index sign_in_attempts_at on auth.sign_in_attempts (at);

-- Half of the day's messages is reserved for numbers that belong to an account or a factor.
-- Messages to other numbers also count for the address and the network that asked.
alter table auth.sms_sends
  add column known boolean not null default true,
  add column address_key text,
  add column network_key text;
create index sms_sends_of_address on auth.sms_sends (address_key, sent_at) where address_key is not null;
create index sms_sends_of_network on auth.sms_sends (network_key, sent_at) where network_key is not null;
create index mfa_factors_of_phone on auth.mfa_factors (phone) where phone is not null;

grant select, insert, update, delete on auth.known_devices, auth.sign_in_attempts to munshi_accounts;
