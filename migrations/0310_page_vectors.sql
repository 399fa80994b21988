-- The sentence model compares the clauses of papers with a question; their vectors are made once, after a page was read.
create table app.page_vectors (
  owner_id uuid not null,
  file_id uuid not null,
  page integer not null,
  model text,
  vectors bytea check (octet_length(vectors) <= 65536),
  claimed_at timestamptz,
  primary key (file_id, page),
  foreign key (owner_id, file_id) references public.case_files (owner_id, id) on delete cascade deferrable
);
comment on table app.page_vectors is 'A row for each page of a case file; those without vectors wait for them. The queue adds pages that are older.';
comment on column app.page_vectors.vectors is 'For each clause the first 8 bytes of the SHA-256 of its text and 384 signed bytes.';
comment on column app.page_vectors.model is 'The model that made the vectors; with another one they are made again.';
create index page_vectors_waiting on app.page_vectors (owner_id, file_id, page) where vectors is null;
create index page_vectors_of_file on app.page_vectors (owner_id, file_id);
grant select, insert, update on app.page_vectors to munshi_worker;

create function app.follow_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from app.page_vectors where file_id = old.file_id and page = old.page;
    return null;
  end if;
  insert into app.page_vectors (owner_id, file_id, page) values (new.owner_id, new.file_id, new.page)
    on conflict (file_id, page) do update set owner_id = excluded.owner_id;
  perform pg_catalog.pg_notify('munshi_jobs', 'page-vectors');
  return null;
end
$$;
comment on function app.follow_page() is 'A new page waits for its vectors; those of a page that gets another owner, or is deleted, go with it.';
create trigger vectors_follow after insert or delete or update of owner_id on public.case_file_pages
  for each row execute function app.follow_page();
