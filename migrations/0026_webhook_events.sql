-- The inbox of webhooks: each event of a provider once, as its bytes were signed. No user owns a row, so only the worker
-- reads and writes it.
create table app.webhook_events (
  id bigint generated always as identity primary key,
  provider text not null check (provider ~ '^[a-z0-9]{1,40}$'),
  event_id text not null check (length(event_id) between 1 and 200),
  -- The provider's name of what happened, such as subscription.charged; empty when it gives none.
  type text not null check (length(type) <= 200),
  received_at timestamptz not null default now(),
  body bytea not null,
  state text not null default 'received' check (state in ('received', 'applied', 'failed')),
  unique (provider, event_id)
);
create index webhook_events_received_at on app.webhook_events (received_at);
grant select, insert, update, delete on app.webhook_events to munshi_worker;
