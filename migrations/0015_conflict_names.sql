-- The names that check_conflicts compares, one row a name, folded once instead of at every question. Triggers write the
-- rows of whatever writes clients and cases; the server folds the rows whose tokens are null, in bounded steps.

create table public.conflict_names (
  id bigint generated always as identity primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid,
  case_id uuid,
  place text not null
    check (place in ('client', 'contact', 'case client', 'petitioner', 'respondent', 'case title')),
  -- Which side of a case title: 0 the first or the whole, 1 the second.
  part smallint not null default 0 check (part in (0, 1)),
  -- The text as the user wrote it, and the name found in it.
  source text not null,
  found text,
  -- The folded words in order; null until they are folded.
  tokens text[],
  check (num_nonnulls(client_id, case_id) = 1),
  unique (owner_id, id),
  foreign key (owner_id, client_id) references public.clients (owner_id, id) on delete cascade,
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on delete cascade
);
create index conflict_names_of_client on public.conflict_names (owner_id, client_id) where client_id is not null;
create index conflict_names_of_case on public.conflict_names (owner_id, case_id) where case_id is not null;
create index conflict_names_to_fold on public.conflict_names (owner_id, id) where tokens is null;
create index conflict_names_to_fold_by_age on public.conflict_names (id) where tokens is null;

-- The inverted index of the names. Its lookups use equality alone, because row-level security lets no other operator of
-- an array or a text use an index.
create table public.conflict_words (
  owner_id uuid not null references auth.users (id) on delete cascade,
  word text collate "C" not null,
  name_id bigint not null,
  -- What a question asks of the whole name: whether it is a client's; how many words tell it from others, and how many
  -- different ones; how many different words are indexed; how many initials it has.
  of_client boolean not null,
  telling smallint not null,
  telling_words smallint not null,
  words smallint not null,
  initials smallint not null,
  primary key (owner_id, word, name_id) include (of_client, telling, telling_words, words, initials),
  foreign key (owner_id, name_id) references public.conflict_names (owner_id, id) on delete cascade
);
create index conflict_words_of_name on public.conflict_words (owner_id, name_id);

create function app.index_client_names() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.conflict_names n using written w join replaced r using (owner_id, id)
    where n.owner_id = w.owner_id and n.client_id = w.id
      and (w.name, w.contact_person) is distinct from (r.name, r.contact_person);
  end if;
  insert into public.conflict_names (owner_id, client_id, place, source)
  select w.owner_id, w.id, v.place, v.source
  from written w cross join lateral (values ('client', w.name), ('contact', w.contact_person)) v (place, source)
  where btrim(v.source) <> ''
    and not exists (select from public.conflict_names n where n.owner_id = w.owner_id and n.client_id = w.id);
  return null;
end
$$;

create function app.index_case_names() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.conflict_names n using written w join replaced r using (owner_id, id)
    where n.owner_id = w.owner_id and n.case_id = w.id
      and (w.title, w.client_name, w.petitioner, w.respondent)
        is distinct from (r.title, r.client_name, r.petitioner, r.respondent);
  end if;
  -- A title without a "v" in it has no second side.
  insert into public.conflict_names (owner_id, case_id, place, part, source)
  select w.owner_id, w.id, v.place, v.part, v.source
  from written w cross join lateral (values
    ('case client', 0, w.client_name), ('petitioner', 0, w.petitioner), ('respondent', 0, w.respondent),
    ('case title', 0, w.title), ('case title', 1, case when w.title ~* 'v' then w.title end)) v (place, part, source)
  where btrim(v.source) <> ''
    and not exists (select from public.conflict_names n where n.owner_id = w.owner_id and n.case_id = w.id);
  return null;
end
$$;

create trigger index_added_names after insert on public.clients
  referencing new table as written for each statement execute function app.index_client_names();
create trigger index_changed_names after update on public.clients
  referencing old table as replaced new table as written for each statement execute function app.index_client_names();
create trigger index_added_names after insert on public.cases
  referencing new table as written for each statement execute function app.index_case_names();
create trigger index_changed_names after update on public.cases
  referencing old table as replaced new table as written for each statement execute function app.index_case_names();

-- The names that are there already wait to be folded. Row-level security is forced on their tables, so that not even
-- their owner sees them: it is lifted for this statement, inside this transaction.
alter table public.clients no force row level security;
alter table public.cases no force row level security;
insert into public.conflict_names (owner_id, client_id, place, source)
select c.owner_id, c.id, v.place, v.source
from public.clients c cross join lateral (values ('client', c.name), ('contact', c.contact_person)) v (place, source)
where btrim(v.source) <> '';
insert into public.conflict_names (owner_id, case_id, place, part, source)
select c.owner_id, c.id, v.place, v.part, v.source
from public.cases c cross join lateral (values
  ('case client', 0, c.client_name), ('petitioner', 0, c.petitioner), ('respondent', 0, c.respondent),
  ('case title', 0, c.title), ('case title', 1, case when c.title ~* 'v' then c.title end)) v (place, part, source)
where btrim(v.source) <> '';
alter table public.clients force row level security;
alter table public.cases force row level security;

do $$
declare
  name text;
begin
  foreach name in array array['conflict_names', 'conflict_words'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy own_rows on public.%I to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))',
      name
    );
    execute format('call app.guard_with_second_factor(%L)', 'public.' || name);
    execute format('grant select, insert, update, delete on public.%I to munshi_app', name);
    -- The worker folds the names that wait, of every owner.
    execute format('create policy fold on public.%I to munshi_worker using (true) with check (true)', name);
  end loop;
end
$$;
grant select on public.conflict_names to munshi_worker;
grant update (found, tokens) on public.conflict_names to munshi_worker;
grant insert on public.conflict_words to munshi_worker;
