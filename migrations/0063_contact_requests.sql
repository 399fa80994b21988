-- What visitors of the public site wrote: messages, and requests for a call. Nobody has signed in for it, so no user owns a
-- row, and only the worker reads and writes it. The key of the address is a keyed hash, removed after a day. Decision 63.
create table app.contact_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('message', 'call')),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  message text not null check (length(message) <= 10000),
  -- Of a call: what it is about, and the time that was asked for.
  topic text check ((topic is not null) = (kind = 'call')),
  slot timestamptz check ((slot is not null) = (kind = 'call')),
  address_key text,
  received_at timestamptz not null
);
create index contact_requests_of_address on app.contact_requests (address_key, received_at) where address_key is not null;
create index contact_requests_received_at on app.contact_requests (received_at);
grant select, insert, update, delete on app.contact_requests to munshi_worker;
