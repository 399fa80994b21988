-- Files from courts by email: an address of one's own, where the operator has set up inbound mail.
create table public.inbound_addresses (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique default app.user_id() references auth.users (id) on delete cascade,
  version integer not null default 1 check (version > 0),
  token_hash text not null unique check (length(token_hash) = 43),
  senders text[] not null default '{}' check (cardinality(senders) <= 20 and length(array_to_string(senders, ' ')) <= 7000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.inbound_addresses is 'The address to which a user forwards what courts send: the hash of its secret part, and from whom mail is read beside the user.';
alter table public.inbound_addresses enable row level security;
alter table public.inbound_addresses force row level security;
create policy own_rows on public.inbound_addresses to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.inbound_addresses');
call app.let_functions_reach('public.inbound_addresses');
grant select, insert, update, delete on public.inbound_addresses to munshi_app;

alter table public.court_imports add column sent_by text check (length(sent_by) <= 320);
comment on column public.court_imports.sent_by is 'The sender of the email that brought the files; null for files that the user chose.';

create function app.owner_of_inbound_address(of_hash text)
returns table (owner_id uuid, senders text[], email text, language text)
language sql stable security definer set search_path = '' as $$
  select a.owner_id, a.senders, u.email, p.language
  from public.inbound_addresses a join auth.users u on u.id = a.owner_id left join public.profiles p on p.id = a.owner_id
  where a.token_hash = of_hash and u.erasing is null
$$;
comment on function app.owner_of_inbound_address(text) is 'Whose address it is that an email came to, and from whom that user takes mail.';
revoke execute on function app.owner_of_inbound_address(text) from public;
grant execute on function app.owner_of_inbound_address(text) to munshi_worker;
