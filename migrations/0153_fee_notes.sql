-- Fee notes of advocates. Amounts are paise.
create table public.fee_settings (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  state text check (state ~ '^[0-9]{2}$'),
  gstin text check (length(gstin) = 15),
  prefix text not null default 'FN' check (length(prefix) between 1 and 20),
  senior boolean not null default false,
  upi_id text check (length(upi_id) <= 100),
  upi_name text check (length(upi_name) <= 100),
  terms text not null default '' check (length(terms) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint fee_settings_one unique (owner_id),
  constraint billing_states_agree check (gstin is null or state is null or left(gstin, 2) = state)
);
comment on table public.fee_settings is 'What the fee notes of a user print and from which State they are supplied; one row a user.';

create table public.fee_notes (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid,
  client_id uuid,
  recipient_kind text not null default 'individual' check (recipient_kind in ('individual', 'business', 'government', 'advocate')),
  recipient_name text check (length(recipient_name) <= 300),
  recipient_address text check (length(recipient_address) <= 1000),
  recipient_state text check (recipient_state ~ '^[0-9]{2}$'),
  recipient_gstin text check (length(recipient_gstin) = 15),
  below_threshold boolean not null default false,
  supply text not null default 'legal' check (supply in ('legal', 'other')),
  status text not null default 'draft' check (status in ('draft', 'issued', 'cancelled')),
  number text check (length(number) <= 60),
  issued_at timestamptz,
  total bigint check (total >= 0),
  tax jsonb,
  document jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id),
  unique (owner_id, number),
  check ((status = 'draft') = (number is null)),
  check ((number is null) = (issued_at is null) and (number is null) = (document is null)),
  -- The books stay when a client or a case goes.
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete set null (case_id) deferrable,
  foreign key (owner_id, client_id) references public.clients (owner_id, id) on delete set null (client_id) deferrable
);
comment on table public.fee_notes is 'Fee notes. A draft changes; an issued note has a number and keeps what it printed; a cancelled one keeps its number.';
comment on column public.fee_notes.document is 'The note as it was issued: parties, lines, tax. It never changes.';
create index fee_notes_newest on public.fee_notes (owner_id, created_at desc, id);
create index fee_notes_of_case on public.fee_notes (owner_id, case_id);
create index fee_notes_of_client on public.fee_notes (owner_id, client_id);

create table public.fee_note_lines (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  fee_note_id uuid not null,
  kind text not null check (kind in ('appearance', 'drafting', 'opinion', 'conference', 'lump_sum', 'stage', 'retainer', 'clerkage', 'expense')),
  description text not null default '' check (length(description) <= 500),
  amount bigint not null check (amount between 0 and 1000000000000),
  as_agent boolean,
  done_on text check (done_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  foreign key (owner_id, fee_note_id) references public.fee_notes (owner_id, id) on delete cascade deferrable
);
comment on column public.fee_note_lines.as_agent is 'An expense that was paid as a pure agent of the client (CGST Rules 2017, r. 33); null means yes for an expense, no for a fee.';
create index fee_note_lines_of_note on public.fee_note_lines (owner_id, fee_note_id, position, created_at);

create table public.fee_payments (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  client_id uuid,
  fee_note_id uuid,
  received_on text not null check (received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  amount bigint not null check (amount between 0 and 1000000000000),
  tds bigint not null default 0 check (tds between 0 and 1000000000000),
  method text not null default 'bank' check (method in ('bank', 'upi', 'cheque', 'cash', 'other')),
  reference text not null default '' check (length(reference) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (amount + tds > 0),
  foreign key (owner_id, client_id) references public.clients (owner_id, id) on delete set null (client_id) deferrable,
  foreign key (owner_id, fee_note_id) references public.fee_notes (owner_id, id) on delete cascade deferrable
);
comment on table public.fee_payments is 'What clients paid, as users note it; no money is moved. One without a note is an advance.';
create index fee_payments_newest on public.fee_payments (owner_id, received_on desc, id);
create index fee_payments_of_note on public.fee_payments (owner_id, fee_note_id);
create index fee_payments_of_client on public.fee_payments (owner_id, client_id);

create table app.fee_note_numbers (
  owner_id uuid not null references auth.users (id) on delete cascade,
  financial_year text not null,
  last integer not null,
  primary key (owner_id, financial_year)
);
comment on table app.fee_note_numbers is 'The last number of each financial year of a user. It is taken in the transaction that issues the note, so that numbers have no gaps.';

create function app.keep_issued_note() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Functions and foreign keys act as the owner of the tables.
  if current_user = 'munshi_app' and old.status <> 'draft' then
    raise exception 'An issued note is not changed' using errcode = 'check_violation', constraint = 'fee_note_issued';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger keep_issued before update or delete on public.fee_notes for each row execute function app.keep_issued_note();

create function app.keep_issued_lines() returns trigger language plpgsql set search_path = '' as $$
declare
  note uuid;
begin
  if current_user <> 'munshi_app' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' then note := old.fee_note_id; else note := new.fee_note_id; end if;
  -- Waits for a note that is being issued.
  perform from public.fee_notes where id = note and status = 'draft' for share;
  if not found and exists (select from public.fee_notes where id = note) then
    raise exception 'An issued note is not changed' using errcode = 'check_violation', constraint = 'fee_note_issued';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if tg_op = 'INSERT' and (select count(*) from public.fee_note_lines where fee_note_id = note) >= 200 then
    raise exception 'Too many lines' using errcode = 'check_violation', constraint = 'fee_note_lines_at_most';
  end if;
  return new;
end $$;
create trigger keep_issued before insert or update or delete on public.fee_note_lines for each row execute function app.keep_issued_lines();

create function app.complete_fee_note() returns trigger language plpgsql set search_path = '' as $$
begin
  new.client_id := coalesce(new.client_id, (select c.client_id from public.cases c where c.id = new.case_id and c.owner_id = new.owner_id));
  if (select count(*) from public.fee_notes where owner_id = new.owner_id) >= 20000 then
    raise exception 'Too many notes' using errcode = 'check_violation', constraint = 'fee_notes_at_most';
  end if;
  return new;
end $$;
create trigger complete_fee_note before insert on public.fee_notes for each row execute function app.complete_fee_note();

create function app.check_fee_payment() returns trigger language plpgsql set search_path = '' as $$
declare
  note record;
  paid bigint;
begin
  if new.fee_note_id is null then
    if current_user = 'munshi_app' and new.client_id is null then
      raise exception 'An advance needs a client' using errcode = 'check_violation', constraint = 'fee_payments_client';
    end if;
    return new;
  end if;
  if current_user <> 'munshi_app' then return new; end if;
  select status, total, client_id into note from public.fee_notes where id = new.fee_note_id for update;
  if not found then return new; end if;
  if note.status <> 'issued' then
    raise exception 'The note is not issued' using errcode = 'check_violation', constraint = 'fee_payments_issued';
  end if;
  select coalesce(sum(amount + tds), 0) into paid from public.fee_payments where fee_note_id = new.fee_note_id and id <> new.id;
  if paid + new.amount + new.tds > note.total then
    raise exception 'More than is due' using errcode = 'check_violation', constraint = 'fee_payments_within_due';
  end if;
  new.client_id := coalesce(note.client_id, new.client_id);
  return new;
end $$;
create trigger check_payment before insert or update on public.fee_payments for each row execute function app.check_fee_payment();

create function app.unlink_fee_notes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.fee_notes set case_id = null where owner_id = old.owner_id and case_id = old.id;
  return new;
end $$;
comment on function app.unlink_fee_notes() is 'A case that is handed over leaves the fee notes of its former owner behind.';
create trigger unlink_fee_notes before update of owner_id on public.cases for each row when (old.owner_id <> new.owner_id)
  execute function app.unlink_fee_notes();

create function app.issue_fee_note(note uuid, prefix text, year text, at timestamptz, sum bigint, tax_of_note jsonb, printed jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := app.user_id();
  count integer;
  mark text;
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then return null; end if;
  perform from public.fee_notes where id = note and owner_id = me and status = 'draft' for update;
  if not found then return null; end if;
  insert into app.fee_note_numbers as n (owner_id, financial_year, last) values (me, year, 1)
    on conflict (owner_id, financial_year) do update set last = n.last + 1 returning last into count;
  mark := prefix || '/' || year || '/' || count;
  update public.fee_notes set status = 'issued', number = mark, issued_at = at, updated_at = at, total = sum, tax = tax_of_note,
    document = printed || jsonb_build_object('number', mark) where id = note;
  return mark;
end $$;
comment on function app.issue_fee_note(uuid, text, text, timestamptz, bigint, jsonb, jsonb) is 'Numbers a draft of the caller without a gap, and keeps what it prints. Null when there is no such draft.';
grant execute on function app.issue_fee_note(uuid, text, text, timestamptz, bigint, jsonb, jsonb) to munshi_app;

create function app.cancel_fee_note(note uuid, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then return 'unknown'; end if;
  perform from public.fee_notes where id = note and owner_id = app.user_id() and status = 'issued' for update;
  if not found then return 'unknown'; end if;
  if exists (select from public.fee_payments where fee_note_id = note) then return 'paid'; end if;
  update public.fee_notes set status = 'cancelled', updated_at = at where id = note;
  return null;
end $$;
comment on function app.cancel_fee_note(uuid, timestamptz) is 'Cancels an issued note of the caller; its number stays. `unknown`, or `paid` while payments are noted on it.';
grant execute on function app.cancel_fee_note(uuid, timestamptz) to munshi_app;

do $$
declare
  name regclass;
begin
  foreach name in array array['public.fee_settings', 'public.fee_notes', 'public.fee_note_lines', 'public.fee_payments']::regclass[] loop
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s force row level security', name);
    execute format('create policy own_rows on %s to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))', name);
    call app.guard_with_second_factor(name);
    call app.let_functions_reach(name);
    call app.announce_changes(name);
    execute format('grant select, insert, delete on %s to munshi_app', name);
  end loop;
end
$$;
grant update (state, gstin, prefix, senior, upi_id, upi_name, terms, updated_at) on public.fee_settings to munshi_app;
grant update (case_id, client_id, recipient_kind, recipient_name, recipient_address, recipient_state, recipient_gstin, below_threshold, supply, updated_at)
  on public.fee_notes to munshi_app;
grant update (kind, description, amount, as_agent, done_on, position) on public.fee_note_lines to munshi_app;
grant update (client_id, fee_note_id, received_on, amount, tds, method, reference, updated_at) on public.fee_payments to munshi_app;
