-- Which server mails a reminder at this moment. A claim ends with its lease, so that the mail of a server that died goes
-- out from another one. `message_key` is part of the Message-ID: a mail that is sent again for the same date is the same
-- message, and mail programs show it once. A date that moves gets a new key.

create table public.reminder_claims (
  event_id uuid primary key,
  event_date timestamptz not null,
  remind_days integer not null,
  message_key uuid not null default gen_random_uuid(),
  claimed_until timestamptz not null
);
alter table public.reminder_claims enable row level security;
alter table public.reminder_claims force row level security;
create policy claimed_by_the_worker on public.reminder_claims to munshi_worker using (true) with check (true);
grant select, insert, update, delete on public.reminder_claims to munshi_worker;
