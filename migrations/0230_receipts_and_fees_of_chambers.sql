-- Receipts of expenses, usual rates, and the fee settings that the members of a chambers share.
alter table public.fee_note_lines add column receipt_file_id uuid;
alter table public.fee_note_lines add foreign key (owner_id, receipt_file_id) references public.case_files (owner_id, id)
  on delete set null (receipt_file_id) deferrable;
comment on column public.fee_note_lines.receipt_file_id is 'The receipt of an expense: a file of the case of the note. It can be added after the note was issued, which prints none.';
create index fee_note_lines_receipts on public.fee_note_lines (owner_id, receipt_file_id) where receipt_file_id is not null;
grant update (receipt_file_id) on public.fee_note_lines to munshi_app;

create or replace function app.keep_issued_lines() returns trigger language plpgsql set search_path = '' as $$
declare
  note uuid;
begin
  if current_user <> 'munshi_app' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' then note := old.fee_note_id; else note := new.fee_note_id; end if;
  if tg_op <> 'DELETE' and new.receipt_file_id is not null and not exists (
    select from public.fee_notes n join public.case_files f on f.case_id = n.case_id and f.owner_id = n.owner_id
    where n.id = note and f.id = new.receipt_file_id
  ) then
    raise exception 'The receipt is no file of the case' using errcode = 'check_violation', constraint = 'fee_note_line_receipt';
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'receipt_file_id' = to_jsonb(old) - 'receipt_file_id' then return new; end if;
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

create or replace function app.unlink_fee_notes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.fee_note_lines set receipt_file_id = null where owner_id = old.owner_id and receipt_file_id in (
    select f.id from public.case_files f where f.case_id = old.id);
  update public.fee_notes set case_id = null where owner_id = old.owner_id and case_id = old.id;
  return new;
end $$;

alter table public.fee_settings add column rates jsonb not null default '{}'
  check (jsonb_typeof(rates) = 'object' and octet_length(rates::text) <= 1000);
comment on column public.fee_settings.rates is 'Usual amounts in paise by the kind of a line, which a new line proposes.';
alter table public.fee_settings add column chambers_id uuid references public.chambers (id) on delete set null;
comment on column public.fee_settings.chambers_id is 'The chambers whose fee settings the notes of this user have, while the user is in it.';
create index fee_settings_of_chambers on public.fee_settings (chambers_id) where chambers_id is not null;
grant update (rates, chambers_id) on public.fee_settings to munshi_app;

create table public.chambers_fee_settings (
  id uuid primary key default gen_random_uuid(),
  chambers_id uuid not null references public.chambers (id) on delete cascade,
  letterhead text not null default '' check (length(letterhead) <= 2000),
  state text check (state ~ '^[0-9]{2}$'),
  gstin text check (length(gstin) = 15),
  bills_as_one boolean not null default false,
  prefix text not null default 'CH' check (length(prefix) between 1 and 20),
  upi_id text check (length(upi_id) <= 100),
  upi_name text check (length(upi_name) <= 100),
  terms text not null default '' check (length(terms) <= 1000),
  rates jsonb not null default '{}' check (jsonb_typeof(rates) = 'object' and octet_length(rates::text) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint chambers_fee_settings_one unique (chambers_id),
  constraint chambers_billing_states_agree check (gstin is null or state is null or left(gstin, 2) = state)
);
comment on table public.chambers_fee_settings is 'What the fee notes of the members of a chambers print, and from which State it supplies; its heads write it.';
comment on column public.chambers_fee_settings.bills_as_one is 'The notes of its members have one sequence of numbers, that of the chambers.';

alter table public.chambers_fee_settings enable row level security;
alter table public.chambers_fee_settings force row level security;
create policy members_read on public.chambers_fee_settings for select to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m));
create policy heads_add on public.chambers_fee_settings for insert to munshi_app
  with check (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'));
create policy heads_change on public.chambers_fee_settings for update to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'))
  with check (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'));
create policy heads_remove on public.chambers_fee_settings for delete to munshi_app
  using (chambers_id in (select m.chambers_id from app.my_chambers() m where m.role = 'head'));
call app.guard_with_second_factor('public.chambers_fee_settings');
call app.let_functions_reach('public.chambers_fee_settings');
grant select, insert, delete on public.chambers_fee_settings to munshi_app;
grant update (letterhead, state, gstin, bills_as_one, prefix, upi_id, upi_name, terms, rates, updated_at)
  on public.chambers_fee_settings to munshi_app;

create table app.chambers_fee_note_numbers (
  chambers_id uuid not null references public.chambers (id) on delete cascade,
  financial_year text not null,
  last integer not null,
  primary key (chambers_id, financial_year)
);
comment on table app.chambers_fee_note_numbers is 'The last number of each financial year of a chambers that bills as one.';

drop function app.issue_fee_note(uuid, text, text, timestamptz, bigint, jsonb, jsonb);
create function app.issue_fee_note(
  note uuid, of_chambers uuid, prefix text, year text, at timestamptz, sum bigint, tax_of_note jsonb, printed jsonb
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := app.user_id();
  count integer;
  mark text;
begin
  if app.aal() is distinct from 'aal2' and app.has_second_factor() then return null; end if;
  perform from public.fee_notes where id = note and owner_id = me and status = 'draft' for update;
  if not found then return null; end if;
  if of_chambers is null then
    insert into app.fee_note_numbers as n (owner_id, financial_year, last) values (me, year, 1)
      on conflict (owner_id, financial_year) do update set last = n.last + 1 returning last into count;
  else
    perform from public.chambers_fee_settings s join app.my_chambers() m on m.chambers_id = s.chambers_id
      where s.chambers_id = of_chambers and s.bills_as_one;
    if not found then return null; end if;
    insert into app.chambers_fee_note_numbers as n (chambers_id, financial_year, last) values (of_chambers, year, 1)
      on conflict (chambers_id, financial_year) do update set last = n.last + 1 returning last into count;
  end if;
  mark := prefix || '/' || year || '/' || count;
  update public.fee_notes set status = 'issued', number = mark, issued_at = at, updated_at = at, total = sum, tax = tax_of_note,
    document = printed || jsonb_build_object('number', mark) where id = note;
  return mark;
end $$;
comment on function app.issue_fee_note(uuid, uuid, text, text, timestamptz, bigint, jsonb, jsonb) is 'Numbers a draft of the caller without a gap, in the sequence of the caller or of a chambers that bills as one, and keeps what it prints. Null when there is no such draft or no such sequence.';
grant execute on function app.issue_fee_note(uuid, uuid, text, text, timestamptz, bigint, jsonb, jsonb) to munshi_app;
